"""What a connection is sent: in order, in as few writes as the client allows, and all of it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from kingdomino.server.front import outbox
from kingdomino.server.front.outbox import TOO_SLOW, Disconnected, Outbox


class Client:
    """Takes texts while it is `reading`."""

    def __init__(self) -> None:
        self.reading = True
        self.writes: list[list[bytes]] = []
        self.closed: int | None = None
        self.when_writable = lambda: None

    async def receive(self) -> str:
        raise Disconnected

    def write(self, texts):
        if self.reading:
            self.writes.append(list(texts))
        return self.reading

    def close(self, code):
        self.closed = self.closed or code


@pytest.fixture
def run():
    def start(play: Callable[[Client, Outbox], Awaitable[None]]) -> None:
        async def started() -> None:
            client = Client()
            await play(client, Outbox(client))

        asyncio.run(started())

    return start


def test_news_and_the_answer_that_follows_them_are_one_write(run):
    async def play(client, box):
        box.answering = True
        box.send(b"news")
        await asyncio.sleep(0)  # the answer comes when whoever asked is woken
        box.send(b"done")
        box.answered()
        await asyncio.sleep(3 * outbox._TOGETHER_SECONDS)
        assert client.writes == [[b"news", b"done"]]

    run(play)


def test_news_wait_for_no_answer_that_takes_long(run):
    async def play(client, box):
        box.answering = True
        box.send(b"news")
        while not client.writes:
            await asyncio.sleep(0.001)
        assert client.writes == [[b"news"]]

    run(play)


def test_news_for_one_who_asked_nothing_are_written_at_once(run):
    async def play(client, box):
        box.send(b"news")
        assert client.writes == [[b"news"]]

    run(play)


def test_what_waits_for_a_client_to_read_is_sent_in_order_and_before_the_goodbye(run):
    async def play(client, box):
        box.send(b"1")
        client.reading = False
        box.send(b"2")
        box.send(b"3")
        box.close(1012)
        box.send(b"too late")
        assert (client.writes, client.closed) == ([[b"1"]], None)
        client.reading = True
        client.when_writable()
        assert (client.writes, client.closed) == ([[b"1"], [b"2", b"3"]], 1012)

    run(play)


def test_who_reads_nothing_is_cut_off_after_a_while_or_when_too_much_waits(run, monkeypatch):
    monkeypatch.setattr(outbox, "_GOODBYE_SECONDS", 0.0)
    monkeypatch.setattr(outbox, "_MOST_WAITING", 3)

    async def leave(client, box):
        client.reading = False
        box.send(b"1")
        box.close(1012)
        while client.closed is None:
            await asyncio.sleep(0.001)
        assert client.closed == 1012

    async def fill(client, box):
        client.reading = False
        for _ in range(4):
            assert client.closed is None
            box.send(b"news")
        assert client.closed == TOO_SLOW

    run(leave)
    run(fill)
