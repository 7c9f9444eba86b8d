"""The results of games that an earlier version of the program stored without them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from kingdomino.rules import TERRAINS, KingdominoError
from kingdomino.server.storage import StorageUnavailable, Store
from kingdomino.tables.finished import FinishedGame, GuestResult, results_from_record

log = logging.getLogger(__name__)

#: Games whose results are worked out at once.
_PORTION: Final = 50
#: Seconds between portions: tables come first.
_REST: Final = 0.05
_NOTHING: Final = (0,) * len(TERRAINS)


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
