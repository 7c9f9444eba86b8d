"""Messages to bytes and back. What cannot be read is a refusal with a code and facts, never an accident.

Pydantic reads what clients say and writes the schema; msgspec writes what is sent at every move, in a fraction of the
time. Both follow the same types.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec
from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json

from kingdomino.rules import KingdominoError, clipped

from .client import ClientMessage
from .events import Event, Happening
from .problems import problem_of
from .server import AnyId, Done, ServerMessage
from .shapes import ClockRule, GameChanges, SeatView, TableChanges, TableView, Why, You

MOST_BYTES: Final = 64 * 1024
#: Pydantic's errors for an id of the other type: an id is a text or a number, and both are tried.
_OTHER_KIND: Final = frozenset({"string_type", "int_type"})

_client: Final[TypeAdapter[ClientMessage]] = TypeAdapter(ClientMessage)
_server: Final[TypeAdapter[ServerMessage]] = TypeAdapter(ServerMessage)
_event: Final[TypeAdapter[Event]] = TypeAdapter(Event)
_seats: Final[TypeAdapter[tuple[SeatView, ...]]] = TypeAdapter(tuple[SeatView, ...])
_clock: Final[TypeAdapter[ClockRule]] = TypeAdapter(ClockRule)
_json: Final = msgspec.json.Encoder().encode
#: How a `You` without a turn says so; no field before it holds a text.
_NO_TURN: Final = b'"turn":null'
#: Shapes that have only those of their fields that are needed.
_PARTIAL: Final = (TableChanges.__name__, GameChanges.__name__)


def read_client(text: str | bytes) -> ClientMessage:
    """A client's message; KingdominoError otherwise."""
    try:
        return _client.validate_json(text)
    except ValidationError as error:
        raise _refusal(error) from None


def _refusal(error: ValidationError) -> KingdominoError:
    found = error.errors(include_url=False, include_context=False, include_input=False)
    first = found[0]
    if first["type"] == "json_invalid":
        return KingdominoError("unreadable_message")
    if not first["loc"]:
        return KingdominoError("unknown_message")
    where = first["loc"][1:]
    if where[:1] == ("id",):  # one error for each type that was tried: show that of the id's own type
        where = where[:1]
        first = next((each for each in found if each["loc"][1:2] == where and each["type"] not in _OTHER_KIND), first)
    return KingdominoError("wrong_field", field=clipped(".".join(map(str, where))), problem=problem_of(first["type"]))


def id_of(text: str | bytes) -> AnyId:
    """The id of a message that could not be read as one, if that much can be."""
    try:
        value = from_json(text)
    except ValueError:
        return None
    found = value.get("id") if isinstance(value, dict) else None
    if isinstance(found, bool) or not isinstance(found, str | int):
        return None
    return found if len(str(found)) <= 64 else None


def write_server(message: ServerMessage) -> bytes:
    """A server's message as JSON."""
    if isinstance(message, Done) and message.why is None:
        return _json(message)
    return _server.dump_json(message)  # an id or a fact that a client sent may be too large a number for msgspec


def write_state(state: TableView) -> bytes:
    """The whole of a table, as in a `TableNews`: the same for everybody."""
    return _json(state)


def write_happened(happened: Sequence[Happening]) -> bytes:
    """What happened, as in a table's news."""
    return _json(happened)


def write_you(you: You, turn: bytes | None) -> bytes:
    """What concerns one receiver of a table's news alone, with their turn as it is already written."""
    if you.undo_why is None or not you.undo_why.facts:  # as nearly always: few different ones
        before, after = _you_around_turn(you.seats, you.host, you.undo, you.undo_why and you.undo_why.code)
    else:
        before, after = _json(you).split(_NO_TURN, 1)
        before += b'"turn":'
    return b"%s%s%s" % (before, b"null" if turn is None else turn, after)


@lru_cache(1024)
def _you_around_turn(
    seats: tuple[int, ...], host: bool, undo: Literal["free", "ask", "no"], why: str | None
) -> tuple[bytes, bytes]:
    """The JSON of a `You` before and after its turn."""
    before, after = _json(You(seats, host, None, undo, None if why is None else Why(why))).split(_NO_TURN, 1)
    return before + b'"turn":', after


def write_news(table: str, version: int, happened: bytes, state: bytes, you: bytes, *, snapshot: bool) -> bytes:
    """A `TableNews` put together from parts that are written once for all who listen."""
    return b'{"type":"table","table":"%s","version":%d,"snapshot":%s,"happened":%s,"state":%s,"you":%s}' % (
        table.encode(),
        version,
        b"true" if snapshot else b"false",
        happened,
        state,
        you,
    )


def write_change(
    table: str, version: int, after: int, happened: Sequence[Happening], state: TableChanges, game: GameChanges
) -> bytes:
    """The part of a `TableChange` that is the same for everybody: all but `you`, which `write_change_for` adds."""
    written = _json(
        {
            "type": "change",
            "table": table,
            "version": version,
            "after": after,
            "happened": happened,
            "state": state,
            "game": game,
        }
    )
    return b'%s,"you":' % written[:-1]


def write_change_for(change: bytes, you: bytes) -> bytes:
    """A `TableChange` for one receiver."""
    return b"%s%s}" % (change, you)


def write_seats(seats: Sequence[SeatView]) -> bytes:
    """Seats as a summary keeps them."""
    return _json(seats)


def read_seats(text: bytes) -> tuple[SeatView, ...]:
    """Seats of a summary."""
    return _seats.validate_json(text)


def write_clock(clock: ClockRule) -> bytes:
    """A clock as a summary keeps it."""
    return _clock.dump_json(clock)


def read_clock(text: bytes) -> ClockRule:
    """The clock of a summary."""
    return _clock.validate_json(text)


def read_server(text: str | bytes) -> ServerMessage:
    """What `write_server` wrote."""
    return _server.validate_json(text)


def schema() -> dict[str, Any]:
    """The JSON Schema of the protocol: one definition a shape, `ClientMessage`, `ServerMessage` and `Event` as unions.

    A server's message has all of its fields; a client's may leave out what has a default, but never its `type`.
    Changes have any of their fields.
    """
    roots, both = TypeAdapter.json_schemas(
        [("client", "validation", _client), ("server", "serialization", _server), ("event", "serialization", _event)],
        ref_template="#/$defs/{model}",
    )
    shapes: dict[str, Any] = both["$defs"]
    unions = {
        "ClientMessage": roots["client", "validation"],
        "ServerMessage": roots["server", "serialization"],
        "Event": roots["event", "serialization"],
    }
    shapes["Happening"]["properties"]["event"] = {"$ref": "#/$defs/Event"}
    from_clients = _reachable(unions["ClientMessage"], shapes)
    for name, shape in shapes.items():
        properties = shape.get("properties", {})
        always = set(properties)
        if name in from_clients:
            always = {*shape.get("required", ()), *({"type"} & set(properties))}
        elif name in _PARTIAL:
            always = set()
        shape["required"] = [field for field in properties if field in always]
    definitions = {name: _untitled(shape) for name, shape in {**shapes, **unions}.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Message",
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": dict(sorted(definitions.items())),
    }


def _reachable(schema: Any, shapes: Mapping[str, Any]) -> set[str]:  # noqa: ANN401 - any part of a schema
    """The names of the shapes that a schema is made of."""
    found: set[str] = set()
    todo = [schema]
    while todo:
        part = todo.pop()
        name = part.get("$ref", "").removeprefix("#/$defs/") if isinstance(part, dict) else ""
        if name and name not in found:
            found.add(name)
            todo.append(shapes[name])
        if isinstance(part, dict | list):
            todo += part.values() if isinstance(part, dict) else part
    return found


def _untitled(shape: Any) -> Any:  # noqa: ANN401 - any part of a schema
    """Without the titles that repeat the names of fields."""
    if isinstance(shape, list):
        return [_untitled(part) for part in shape]
    if not isinstance(shape, dict):
        return shape
    return {
        name: {field: _untitled(part) for field, part in value.items()} if name == "properties" else _untitled(value)
        for name, value in shape.items()
        if name != "title"
    }
