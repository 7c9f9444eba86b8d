"""Frames are read and written as the WebSocket library reads and writes them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from kingdomino.server.front.frames import are_whole, text_frame, text_in

SIZES = st.sampled_from([0, 1, 5, 125, 126, 127, 300, 65_535])


def from_client(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_of_the_server_is_the_frame_that_the_library_would_send(size):
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
    client = Protocol(CLIENT)
    client.receive_data(text_frame(text))
    (frame,) = client.events_received()
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)


@given(st.text(max_size=200), SIZES)
def test_one_whole_frame_of_text_is_that_text(beginning, size):
    text = beginning.encode() + b"a" * max(0, size - len(beginning.encode()))
    frame = from_client(Opcode.TEXT, text[:65_535])
    assert text_in(frame) == text[:65_535]
    assert are_whole(frame)


def test_anything_else_than_one_whole_frame_of_text_is_left_to_the_library():
    text = from_client(Opcode.TEXT, b'{"type":"ping"}')
    for data in (
        text + text,
        text[:-1],
        text + b"\x81",
        text[:1],
        b"",
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
        from_client(Opcode.TEXT, b"a part", fin=False),
        from_client(Opcode.CONT, b"the rest"),
        from_client(Opcode.BINARY, b"bytes"),
        from_client(Opcode.PING, b""),
        from_client(Opcode.CLOSE, b"\x03\xe8"),
        from_client(Opcode.TEXT, b"x" * 65_536),
        bytes([0xC1]) + text[1:],
    ):
        assert text_in(data) is None


def test_only_whole_frames_that_are_no_parts_of_messages_end_where_the_next_frame_begins():
    text, ping = from_client(Opcode.TEXT, b"{}"), from_client(Opcode.PING, b"1234")
    long = from_client(Opcode.TEXT, b"x" * 1_000)
    assert are_whole(text + ping + long + text)
    for cut in range(1, len(long)):
        assert not are_whole(text + long[:cut])
    assert not are_whole(text + from_client(Opcode.TEXT, b"a part", fin=False))
    assert not are_whole(text + from_client(Opcode.CLOSE, b""))
    assert not are_whole(from_client(Opcode.TEXT, b"x" * 65_536))
