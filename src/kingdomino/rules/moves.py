"""Moves and their texts: `=27`, `13@g8e`, `13x`, `deal 5 17 22 40`, `kings 0 2 1`. One move has one text."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from .dominoes import DOMINOES, domino
from .errors import InvalidNotation, KingdominoError, clipped, whole_numbers
from .ruleset import COLOURS
from .squares import DIRECTIONS, Square, plain_square, step


class Move:
    """One step of a game: a player's decision or an outcome of chance."""

    __slots__ = ()

    # No ABC: with its metaclass, every `isinstance` would take several times as long.
    @abstractmethod
    def __str__(self) -> str: ...

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

    @staticmethod
    def parse(text: str) -> Move:
        """Read a move's text; anything but its one text is refused."""
        if isinstance(text, str):
            for pattern, read in _READERS:
                if found := pattern.fullmatch(text):
                    return _read(read, found, text)
        raise InvalidNotation("unreadable_move", text=clipped(text))


@dataclass(frozen=True, slots=True, repr=False)
class Claim(Move):
    """Put the king on a free domino of the next line (R9, R12)."""

    domino: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "domino", domino(self.domino).number)

    def __str__(self) -> str:
        return f"={self.domino}"


@dataclass(frozen=True, slots=True, repr=False)
class Place(Move):
    """Lay a domino: its first half on `first`, its second half in `direction` from it (R16-R18)."""

    domino: int
    first: Square
    direction: str
    second: Square = field(init=False, compare=False)

    def __post_init__(self) -> None:
        turned = domino(self.domino)
        if not isinstance(self.first, Square):
            raise KingdominoError("unreadable_square", text=clipped(self.first))
        first = plain_square(self.first)
        if not isinstance(self.direction, str) or self.direction not in DIRECTIONS:
            raise KingdominoError("unknown_direction", direction=clipped(self.direction))
        if self.direction in "sw" and turned.halves_are_equal:
            raise KingdominoError("equal_halves_turned_round", domino=self.domino, direction=self.direction)
        object.__setattr__(self, "domino", turned.number)
        object.__setattr__(self, "first", first)
        object.__setattr__(self, "second", step(first, self.direction))

    def __str__(self) -> str:
        return f"{self.domino}@{self.first}{self.direction}"


@dataclass(frozen=True, slots=True, repr=False)
class Discard(Move):
    """Give up a domino that fits nowhere (R21)."""

    domino: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "domino", domino(self.domino).number)

    def __str__(self) -> str:
        return f"{self.domino}x"


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Move):
    """Chance lays a line, in ascending order (R8)."""

    dominoes: tuple[int, ...]

    def __post_init__(self) -> None:
        dominoes = whole_numbers("dominoes", self.dominoes)
        for number in dominoes:
            domino(number)
        if list(dominoes) != sorted(set(dominoes)):
            raise KingdominoError("deal_not_ascending", dominoes=dominoes)
        object.__setattr__(self, "dominoes", dominoes)

    def __str__(self) -> str:
        return " ".join(["deal", *map(str, self.dominoes)])


@dataclass(frozen=True, slots=True, repr=False)
class Kings(Move):
    """Chance draws the kings from one hand, all of them before the first claim (R9)."""

    seats: tuple[int, ...]

    def __post_init__(self) -> None:
        seats = whole_numbers("seats", self.seats)
        for seat in seats:
            if seat not in range(len(COLOURS)):
                raise KingdominoError("no_such_seat", number=clipped(seat), players=len(COLOURS))
        object.__setattr__(self, "seats", seats)

    def __str__(self) -> str:
        return " ".join(["kings", *map(str, self.seats)])


#: Every claim there is, by domino: legal moves are listed often.
CLAIMS: Final[Mapping[int, Claim]] = {number: Claim(number) for number in DOMINOES}


@cache
def placements_of(number: int) -> Mapping[Square, tuple[tuple[Square, Place], ...]]:
    """Every way to lay a domino anywhere: for each first square the second squares and moves, n e s w.

    Equal halves are laid n and e only: turned round they look the same (R18).
    """
    ways = "ne" if DOMINOES[number].halves_are_equal else "nesw"
    return {
        first: tuple((move.second, move) for move in (_laid(number, first, way) for way in ways))
        for first in (Square(x, y) for y in range(-6, 7) for x in range(-6, 7))
    }


def _laid(number: int, first: Square, direction: str) -> Place:
    """A placement whose parts are known to be right: there are hundreds a domino, and checking takes longest."""
    place = object.__new__(Place)
    put = object.__setattr__
    put(place, "domino", number)
    put(place, "first", first)
    put(place, "direction", direction)
    put(place, "second", step(first, direction))
    return place


_Reader = Callable[[re.Match[str]], Move]
_READERS: Final[tuple[tuple[re.Pattern[str], _Reader], ...]] = (
    (re.compile(r"=([1-9][0-9]?)"), lambda found: Claim(int(found[1]))),
    (
        re.compile(r"([1-9][0-9]?)@([a-m][1-9][0-3]?)([nesw])"),
        lambda found: Place(int(found[1]), Square.parse(found[2]), found[3]),
    ),
    (re.compile(r"([1-9][0-9]?)x"), lambda found: Discard(int(found[1]))),
    (
        re.compile(r"deal ([1-9][0-9]?(?: [1-9][0-9]?){2,3})"),
        lambda found: Deal(tuple(map(int, found[1].split(" ")))),
    ),
    (re.compile(r"kings ([0-3](?: [0-3]){2,3})"), lambda found: Kings(tuple(map(int, found[1].split(" "))))),
)


def _read(read: _Reader, found: re.Match[str], text: str) -> Move:
    try:
        return read(found)
    except KingdominoError as error:
        raise InvalidNotation(error.code, **{**error.facts, "text": clipped(text)}) from None
