"""What is kept of finished games: records, the results of people, first tries at the challenges of days."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, with its record; `guests` are the people who sat, `players` all names by seat."""

    game: str
    table: str
    number: int
    rules: str
    players: tuple[str, ...]
    guests: tuple[int | None, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    record: str
    ended: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended: who sat where, and the places by seat."""

    game: str
    guests: tuple[int | None, ...]
    places: tuple[int, ...]
    ended: int

    def won_by(self, guest: int) -> bool:
        """Whether a seat of this person came first, alone or not."""
        return any(who == guest and place == 1 for who, place in zip(self.guests, self.places, strict=True))

    def with_others(self, guest: int) -> bool:
        """Whether another person sat there."""
        return any(who not in (None, guest) for who in self.guests)


@dataclass(frozen=True, slots=True)
class GuestResult:
    """What a person got in a finished game. `counted`: whether it is in their statistics; `won` in twelfths.

    `variant` is `plain`, `harmony`, `middle_kingdom`, `both` or `mighty_duel`, `level` the strongest bot's at the
    table (empty without bots), `terrains` the points of the territories by terrain.
    """

    guest: int
    game: str
    ended: int
    counted: bool
    players: int
    variant: str
    level: str
    hints: int
    seat: int
    points: int
    place: int
    won: int
    harmony: int
    middle_kingdom: int
    terrains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A person's first try at a day (`2026-11-16`), with points once it is finished."""

    guest: int
    day: str
    table: str
    counted: bool
    begun: int
    game: str | None = None
    points: int | None = None
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Solved:
    """The end of a game at a day's challenge. It counts where it is the end of the person's first try."""

    guest: int
    day: str
    table: str
    game: str
    points: int
    place: int


@dataclass(frozen=True, slots=True)
class Sums:
    """Games of one kind added up; `won` is in twelfths."""

    players: int
    variant: str
    level: str
    hinted: bool
    games: int
    won: int
    points: int
    harmony: int
    middle_kingdom: int
    terrains: tuple[int, ...]
