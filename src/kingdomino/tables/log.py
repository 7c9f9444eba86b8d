"""Entries of a table's log as bytes: the present format is written, every format that was ever written is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from .between import Between
from .messages import events as e

#: The newest format: `{"v":3,"events":[…]}`. Format 1 was the bare list of events. Format 3 has games from a
#: position, the challenges of days and clocks that stand; entries without one are
#: written in format 2, so that servers of the version before play all other tables.
#: The entry in which a game begins also has what the table was `before` it, so that the log is read from there. Earlier
#: versions wrote none, and pass over it.
FORMAT: Final = 3
_OF_FORMAT_3: Final = (e.FromPosition, e.Challenge, e.Covered)
_PLAIN: Final = 2


def _unchanged(events: bytes) -> bytes:
    """Format 2 put a version beside the list of events, format 3 has further kinds of them."""
    return events


#: By format: JSON of its events -> the same in the next format.
_UPCASTERS: Final[Mapping[int, Callable[[bytes], bytes]]] = {1: _unchanged, 2: _unchanged}


class _Stored(msgspec.Struct):
    v: int
    events: msgspec.Raw


class _Starting(msgspec.Struct):
    before: Between


_stored: Final = msgspec.json.Decoder(_Stored)
_events: Final = msgspec.json.Decoder(tuple[e.Event, ...])
_starting: Final = msgspec.json.Decoder(_Starting)
#: Behind the version, which has one digit.
_BEFORE: Final = b',"before":'
_BEFORE_AT: Final = len(b'{"v":2')
_json: Final = msgspec.json.Encoder().encode


class Unreadable(Exception):
    """An entry that this version does not understand: of a newer format, or with an event that it does not know."""


def write_events(events: Sequence[e.Event], before: Between | None = None) -> bytes:
    """Events as they are stored; where a game begins with them, with what the table was before."""
    version = FORMAT if any(isinstance(event, _OF_FORMAT_3) for event in events) else _PLAIN
    if before is None:
        return _json({"v": version, "events": events})
    return _json({"v": version, "before": before, "events": events})


def starts_log(text: bytes) -> bool:
    """Whether a log can be read from this entry on: a game begins with it, and it has what the table was before."""
    return text[_BEFORE_AT : _BEFORE_AT + len(_BEFORE)] == _BEFORE


def read_before(text: bytes) -> Between:
    """What the table was before an entry that starts a log."""
    try:
        return _starting.decode(text).before
    except (msgspec.DecodeError, ValueError) as error:
        raise Unreadable(type(error).__name__) from None


def read_events(text: bytes) -> tuple[e.Event, ...]:
    """Events as they were stored, in whichever format; Unreadable otherwise."""
    try:
        stored = _Stored(1, msgspec.Raw(text)) if text.startswith(b"[") else _stored.decode(text)
        if not 1 <= stored.v <= FORMAT:
            raise Unreadable(f"format {stored.v}")
        events = bytes(stored.events)
        for version in range(stored.v, FORMAT):
            events = _UPCASTERS[version](events)
        return _events.decode(events)
    except (msgspec.DecodeError, ValueError) as error:
        raise Unreadable(type(error).__name__) from None
