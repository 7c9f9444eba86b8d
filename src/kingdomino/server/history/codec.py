"""Entries of a log to bytes and back: the present format is written, every earlier one is read."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from pydantic import TypeAdapter, ValidationError

from kingdomino.server.protocol import events as e

from . import entries
from .mapping import to_entry, to_event

#: The newest format: `{"v":3,"events":[…]}`. Format 1 was the bare list of events. Format 3 has games from a
#: position, the challenges of days and clocks that stand; entries without one are
#: written in format 2, so that servers of the version before play all other tables.
FORMAT: Final = 3
_OF_FORMAT_3: Final = (entries.FromPosition, entries.Challenge, entries.Covered)
_PLAIN: Final = 2

_events: Final[TypeAdapter[tuple[entries.Event, ...]]] = TypeAdapter(tuple[entries.Event, ...])
_HEADS: Final = {version: b'{"v":%d,"events":' % version for version in (_PLAIN, FORMAT)}
_json: Final = msgspec.json.Encoder().encode

#: JSON of an entry in one format -> the same in the next one.
Upcaster = Callable[[Any], Any]


def _from_1(events: Any) -> Any:  # noqa: ANN401 - any JSON
    """Events did not change; they got a version."""
    return {"v": 2, "events": events}


def _from_2(entry: Any) -> Any:  # noqa: ANN401 - any JSON
    """No game from a position, no challenge and no clock that stands was written in format 2."""
    return {**entry, "v": 3}


_UPCASTERS: Final[dict[int, Upcaster]] = {1: _from_1, 2: _from_2}


class Unreadable(Exception):
    """An entry that this version does not understand: of a newer format, or with an event that it does not know."""


def write_events(events: Sequence[e.Event]) -> bytes:
    """Events as they are stored."""
    stored = [to_entry(event) for event in events]
    version = FORMAT if any(isinstance(event, _OF_FORMAT_3) for event in stored) else _PLAIN
    return b"%s%s}" % (_HEADS[version], _json(stored))


def read_events(text: bytes) -> tuple[e.Event, ...]:
    """Events as they were stored, in whichever format; Unreadable otherwise."""
    try:
        head = _HEADS[_PLAIN]
        if text.startswith(head):  # nearly all: read in one go
            found = _events.validate_json(text[len(head) : -1])
        else:
            found = _events.validate_python(_upcast(json.loads(text))["events"])
        mapped = tuple(map(to_event, found))
    except (ValidationError, ValueError, TypeError, KeyError) as error:
        raise Unreadable(type(error).__name__) from None
    return tuple(event for event in mapped if event is not None)


def _upcast(value: Any) -> Any:  # noqa: ANN401 - any JSON
    """An entry in the present format."""
    while (version := _version_of(value)) != FORMAT:
        if version not in _UPCASTERS:
            raise Unreadable(f"format {version}")
        value = _UPCASTERS[version](value)
    return value


def _version_of(value: Any) -> int:  # noqa: ANN401 - any JSON
    return 1 if isinstance(value, list) else int(value["v"])
