"""Finished games: what is kept of them, and what people got in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kingdomino.bots import LEVELS
from kingdomino.games import Dealer, Game, Revealed, write_finished
from kingdomino.rules import TERRAINS, Position, Ruleset, Score, standing

from .playing import read_move
from .table import Table

#: A whole victory: it can be shared by two, three or four.
WHOLE: Final = 12


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


@dataclass(frozen=True, slots=True)
class ReviewFigures:
    """What a review says of a seat: how many of its moves were graded, their accuracy, and all its luck as a share."""

    seat: int
    moves: int
    accuracy: float
    luck: float


@dataclass(frozen=True, slots=True)
class ReviewedResult:
    """A person's counted game with what its review says of their seat."""

    game: str
    ended: int
    figures: ReviewFigures


def finished_at_end(table: Table, dealer: Dealer, at: int) -> FinishedGame:
    """What is kept of a game that is over, with its record."""
    game = table.game
    assert game is not None
    assert game.result is not None
    moves = map(read_move, game.moves)
    revealed = Revealed(dealer.seed, dealer.salt, dealer.deck)
    names, scores = table.names(), game.moment.scores
    comments = [(index + 1, f"%h {step}") for index, (_, step) in sorted(game.hints.items())]
    record = write_finished(game.position, names, moves, game.commitment, revealed, table.start, scores, comments)
    return FinishedGame(
        game=game.id,
        table=table.code,
        number=game.number,
        rules=str(table.rules),
        players=table.names(),
        guests=tuple(seat.guest for seat in table.seats),
        points=tuple(score.total for score in game.result.scores),
        places=game.result.places,
        record=record,
        ended=at,
    )


def results_at_end(table: Table, ended: int) -> tuple[GuestResult, ...]:
    """The results of the people at a table whose game is over."""
    game = table.game
    assert game is not None
    guests = [seat.guest for seat in table.seats]
    levels = [seat.level or "" for seat in table.seats]
    hints = dict(enumerate(game.hinted_decisions()))
    counted = table.start is None and (table.challenge is None or table.challenge.counted)
    scores = game.moment.scores
    return results_in(game.id, ended, game.position, guests, levels, counted=counted, hints=hints, scores=scores)


def solved_at_end(table: Table) -> Solved | None:
    """The end of a day's challenge; none at other tables."""
    game, day = table.game, table.challenge
    if day is None or game is None or game.result is None:
        return None
    guest = table.seats[0].guest
    points, place = game.result.scores[0].total, game.result.places[0]
    return None if guest is None else Solved(guest, day.day, table.code, game.id, points, place)


def results_in(
    game: str,
    ended: int,
    position: Position,
    guests: Sequence[int | None],
    levels: Sequence[str],
    *,
    counted: bool,
    hints: Mapping[int, int],
    scores: Sequence[Score] = (),
) -> tuple[GuestResult, ...]:
    """The result of each person in a game that is over. Who held several seats is counted on none of them.

    `scores` are those of the position, if they are known already.
    """
    scores = scores or [position.score(seat) for seat in range(position.rules.players)]
    places = standing(scores, position.rules)
    winners = places.count(1)
    strongest = max(levels, key=lambda level: LEVELS.index(level) if level else -1)
    found = []
    for guest in dict.fromkeys(guest for guest in guests if guest is not None):
        seat = guests.index(guest)
        score = scores[seat]
        found.append(
            GuestResult(
                guest=guest,
                game=game,
                ended=ended,
                counted=counted and guests.count(guest) == 1,
                players=position.rules.players,
                variant=variant_of(position.rules),
                level=strongest,
                hints=hints.get(seat, 0),
                seat=seat,
                points=score.total,
                place=places[seat],
                won=WHOLE // winners if places[seat] == 1 else 0,
                harmony=score.harmony,
                middle_kingdom=score.middle_kingdom,
                terrains=_by_terrain(score),
            )
        )
    return tuple(found)


def _by_terrain(score: Score) -> tuple[int, ...]:
    return tuple(sum(found.points for found in score.territories if found.terrain == name) for name in TERRAINS)


def variant_of(rules: Ruleset) -> str:
    """How statistics name the variants of a game."""
    if rules.mighty_duel:
        return "mighty_duel"
    if rules.harmony and rules.middle_kingdom:
        return "both"
    return "harmony" if rules.harmony else "middle_kingdom" if rules.middle_kingdom else "plain"


def results_from_record(game: FinishedGame) -> tuple[GuestResult, ...]:
    """The results of a game that an earlier version of the program stored; it had no hints and no challenges."""
    played = Game.from_record(game.record)
    levels = [_level_in(name) if guest is None else "" for name, guest in zip(game.players, game.guests, strict=True)]
    whole = played.given_position is None
    return results_in(game.game, game.ended, played.position, game.guests, levels, counted=whole, hints={})


def _level_in(name: str) -> str:
    """The level of a bot by its name in a record: `knight`, or `Falconer (knight)`."""
    level = name.rpartition("(")[2].removesuffix(")")
    return level if level in LEVELS else ""
