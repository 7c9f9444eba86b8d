"""Messages to bytes and back. What cannot be read is a refusal with a code and facts, never an accident."""

from __future__ import annotations

import json
from typing import Final, TypeVar, cast

import msgspec

from kingdomino.rules import KingdominoError

from .client import ClientMessage
from .reading import Reader, WrongField
from .server import AnyId, ServerMessage
from .shapes import ClockRule, SeatView

T = TypeVar("T")

#: The largest message of a client: the longest line of a position with all else that `create` may say fits twice.
MOST_BYTES: Final = 8 * 1024

_client: Final = Reader[ClientMessage](ClientMessage, "unreadable_message")
_server: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
_seats: Final = msgspec.json.Decoder(tuple[SeatView, ...])
_clock: Final = msgspec.json.Decoder(ClockRule)
_json: Final = msgspec.json.Encoder().encode


class _Identified(msgspec.Struct):
    id: AnyId = None


_identified: Final = msgspec.json.Decoder(_Identified)


def read_client(text: str | bytes) -> ClientMessage:
    """A client's message; KingdominoError otherwise."""
    try:
        return _client.read(text)
    except WrongField as wrong:
        if wrong.field in ("", "type"):  # no object, or of no kind that there is
            raise KingdominoError("unknown_message") from None
        raise


def id_of(text: str | bytes) -> AnyId:
    """The id of a message that could not be read as one, if that much can be."""
    try:
        found = _identified.decode(text).id
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None
    return found if len(str(found)) <= 64 else None


def kind_of(message: ClientMessage | ServerMessage) -> str:
    """The `type` of a message."""
    return str(message.__struct_config__.tag)


def write_server(message: ServerMessage) -> bytes:
    """A server's message as JSON."""
    try:
        return _json(message)
    except OverflowError:  # an id or a fact that a client sent may be too large a number for msgspec
        return json.dumps(msgspec.to_builtins(message), ensure_ascii=False, separators=(",", ":")).encode()


def written(value: T) -> T:
    """A part of messages that is encoded once for all of them: its JSON, in its place."""
    return cast(T, msgspec.Raw(_json(value)))


def write_seats(seats: tuple[SeatView, ...]) -> bytes:
    """Seats as a summary keeps them."""
    return _json(seats)


def read_seats(text: bytes) -> tuple[SeatView, ...]:
    """Seats of a summary."""
    return _seats.decode(text)


def write_clock(clock: ClockRule) -> bytes:
    """A clock as a summary keeps it."""
    return _json(clock)


def read_clock(text: bytes) -> ClockRule:
    """The clock of a summary."""
    return _clock.decode(text)


def read_server(text: str | bytes) -> ServerMessage:
    """What `write_server` wrote."""
    return _server.decode(text)
