"""A WebSocket on a transport that only notes what is written: what no client could time so exactly."""

import asyncio

import pytest

from kingdomino.server.front.connection import Connection
from kingdomino.server.front.outbox import Disconnected

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
NO_MASK = b"\x00" * 4
PING, PONG = b"\x89\x00", b"\x8a\x80" + NO_MASK


class Transport(asyncio.Transport):
    def __init__(self):
        super().__init__()
        self.written, self.reading, self.closed = b"", True, False

    def write(self, data):
        self.written += data

    def pause_reading(self):
        self.reading = False

    def resume_reading(self):
        self.reading = True

    def is_closing(self):
        return self.closed

    def close(self):
        self.closed = True


@pytest.fixture
def run():
    def start(play):
        async def started():
            async def serve(connection, _request):
                connection.accept()
                await ended.wait()

            ended, transport, connection = asyncio.Event(), Transport(), Connection(serve)
            connection.connection_made(transport)
            connection.data_received(HANDSHAKE)
            await asyncio.sleep(0)
            assert transport.written.startswith(b"HTTP/1.1 101 ")
            transport.written = b""
            await play(connection, transport)
            ended.set()
            await asyncio.gather(connection.task)

        asyncio.run(started())

    return start


def text(message):
    return bytes([0x81, 0x80 + len(message)]) + NO_MASK + message


def test_a_client_that_answers_no_ping_is_given_up(run):
    async def play(connection, transport):
        connection._keep_alive()
        connection.data_received(PONG)
        connection._keep_alive()
        assert (transport.written, transport.closed) == (PING * 2, False)
        connection._keep_alive()
        assert transport.written.removeprefix(PING * 2)[2:4] == (1011).to_bytes(2)
        assert transport.closed
        with pytest.raises(Disconnected):
            await connection.receive()

    run(play)


def test_nothing_is_read_ahead_of_a_client_without_end_or_while_it_reads_nothing(run):
    async def play(connection, transport):
        for number in range(8):
            assert transport.reading
            connection.data_received(text(b"%d" % number))
        assert not transport.reading
        assert [await connection.receive() for _ in range(8)] == [str(number) for number in range(8)]
        assert transport.reading
        connection.pause_writing()
        assert (transport.reading, connection.write([b"news"])) == (False, False)
        connection.resume_writing()
        assert (transport.reading, connection.write([b"news"])) == (True, True)
        assert transport.written == b"\x81\x04news"

    run(play)


def test_a_message_in_parts_is_one_and_what_came_before_a_goodbye_is_still_read(run):
    async def play(connection, transport):
        connection.data_received(b"\x01\x82" + NO_MASK + b"ab" + b"\x00\x80" + NO_MASK)
        connection.data_received(PONG + b"\x80\x81" + NO_MASK + b"c" + b"\x82\x81" + NO_MASK + b"\xff")
        connection.data_received(b"\x88\x82" + NO_MASK + (1000).to_bytes(2))
        assert transport.closed
        assert [await connection.receive(), await connection.receive()] == ["abc", b"\xff"]
        with pytest.raises(Disconnected):
            await connection.receive()
        assert not connection.write([b"too late"])

    run(play)
