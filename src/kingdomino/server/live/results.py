"""What people got in a finished game, for their statistics: at its end, and afterwards from its record."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from kingdomino.bots import LEVELS
from kingdomino.games import Game
from kingdomino.rules import TERRAINS, KingdominoError, Position, Ruleset, Score, standing
from kingdomino.server.storage.finished import FinishedGame, GuestResult, Solved
from kingdomino.server.storage.store import StorageUnavailable, Store
from kingdomino.server.tables import Table

log = logging.getLogger(__name__)

#: A whole victory: it can be shared by two, three or four.
WHOLE: Final = 12
#: Games whose results are worked out at once.
_PORTION: Final = 50
#: Seconds between portions: tables come first.
_REST: Final = 0.05
_NOTHING: Final = (0,) * len(TERRAINS)


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


def _uncounted(game: FinishedGame) -> list[GuestResult]:
    """For a record that cannot be read: known to be in no statistics, so that it is not read again at every start."""
    empty = GuestResult(0, game.game, game.ended, False, len(game.points), "plain", "", 0, 0, 0, 0, 0, 0, 0, _NOTHING)
    return [replace(empty, guest=guest) for guest in {guest for guest in game.guests if guest is not None}]


async def work_out_results(store: Store, after: float = 0.0) -> None:
    """Store the results of all finished games that have none, some seconds after a server started."""
    await asyncio.sleep(after)
    with suppress(StorageUnavailable):
        while found := await store.without_results(_PORTION):
            made = await asyncio.to_thread(_from_records, found)
            await store.keep_results(made)
            log.info("results_worked_out", extra={"facts": {"games": len(found), "results": len(made)}})
            await asyncio.sleep(_REST)


def _from_records(games: Sequence[FinishedGame]) -> list[GuestResult]:
    made: list[GuestResult] = []
    for game in games:
        try:
            made += results_from_record(game)
        except KingdominoError as error:
            log.warning("results_not_worked_out", extra={"facts": {"game": game.game, "code": error.code}})
            made += _uncounted(game)
    return made
