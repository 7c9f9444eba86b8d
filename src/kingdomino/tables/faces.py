"""Bots have faces: a role and a portrait. Faces of one level play alike; a table never seats the same one twice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from .messages.shapes import Face, Level, SeatView

#: By level, in the order in which they sit down.
FACES: Final[Mapping[Level, tuple[Face, ...]]] = {
    "page": ("goose-herd", "kitchen-hand", "bell-ringer"),
    "squire": ("miller", "ferryman", "beekeeper"),
    "knight": ("falconer", "mason", "forester"),
    "duke": ("steward", "surveyor", "chancellor"),
    "king": ("astronomer", "chronicler", "regent"),
}


def next_face(level: Level, others: Iterable[SeatView]) -> Face | None:
    """The first face of a level that no other seat has; none for the fourth bot of a level."""
    taken = {seat.face for seat in others}
    return next((face for face in FACES[level] if face not in taken), None)


def with_faces(seats: Iterable[SeatView]) -> tuple[SeatView, ...]:
    """The same seats, where bots of a list that was stored before there were faces get theirs."""
    found = list(seats)
    for index, seat in enumerate(found):
        if seat.level is not None and seat.face is None:
            found[index] = replace(seat, face=next_face(seat.level, found))
    return tuple(found)


def recorded_name(seat: SeatView) -> str:
    """A player in a record. Bots are in English for every reader, with their level; clients translate them."""
    if seat.level is None:
        return seat.name or ""
    role = seat.face or f"{seat.level} {len(FACES[seat.level]) + 1}"
    return f"{role.capitalize()} ({seat.level})"
