"""Moves that nobody makes by hand: a bot's, and the one for a person whose time is over."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from datetime import date
from typing import Final

from kingdomino.notation import position_line
from kingdomino.rules import KingdominoError
from kingdomino.server.operation.metrics import Metrics
from kingdomino.server.operation.supervisor import Supervisor
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.thinking.interface import NoThinker, Thinker
from kingdomino.server.thinking.job import Job
from kingdomino.tables import Playing, Table, challenge, deciding
from kingdomino.tables.messages import events as e

from .live_table import LiveTable
from .owner import Judged
from .registry import LiveTables

log = logging.getLogger(__name__)

#: Seconds that another server waits before it takes up a bot's move or a clock of the server that had it.
_TAKE_OVER_SECONDS: Final = 4.0
_RETRY_SECONDS: Final = 1.0
_BOT: Final[e.By] = "bot"
_CLOCK: Final[e.By] = "clock"


class AutomaticMoves:
    """At most one thought or clock a table."""

    def __init__(self, live_tables: LiveTables, thinker: Thinker, metrics: Metrics) -> None:
        self._live_tables, self._thinker, self._metrics = live_tables, thinker, metrics
        self._tasks = Supervisor()
        self._stopping = False

    async def close(self) -> None:
        """Call everything off."""
        self._stopping = True
        await self._tasks.close()

    def schedule(self, live: LiveTable, *, own: bool) -> None:
        """See to the move that is due now; where another server changed the table (not `own`), it has the first try.

        What is under way ends with its turn: other events at the table leave it alone.
        """
        due_for = self._due(live)
        if due_for is not None and due_for == live.due_for and live.due is not None and not live.due.done():
            if live.attended:  # by now: its bot may wait behind those that somebody waits for
                self._thinker.hurry(_job_name(*due_for[:2], _CLOCK if due_for[2] is None else _BOT))
            return
        if live.due is not None:
            live.due.cancel()
        live.due, live.due_for = None, due_for
        if due_for is not None:
            work = self._see_to(live, 0.0 if own else _TAKE_OVER_SECONDS)
            live.due = self._tasks.spawn("automatic move", work)

    def _due(self, live: LiveTable) -> tuple[str, int, str | None, bool] | None:
        """The turn that a bot or a clock has to end: the game, the version at which it began, the bot's level.

        And whether the clock stands: it is waited for anew when it is stopped or started.
        """
        game = live.table.game
        if self._stopping or game is None or game.is_over or self._live_tables.get(live.table.code) is not live:
            return None
        level = live.table.bot_to_act()
        if level is None and game.clock is None:
            return None
        return game.id, live.table.position_version, level, game.stands

    async def _see_to(self, live: LiveTable, wait: float) -> None:
        version, game = live.table.position_version, live.table.game
        assert game is not None
        level, by = live.table.bot_to_act(), _BOT
        if level is None:
            deadline = game.deadline()
            if deadline is None:
                return  # a change that is being stored took the bot off its seat; it is scheduled when it is done
            wait += max(0, deadline - now_in_milliseconds()) / 1000
            level, by = deciding.STAND_IN, _CLOCK
        if wait:
            await asyncio.sleep(wait)
        while not await self._tried(live, version, level, by):
            await asyncio.sleep(_RETRY_SECONDS)

    async def _tried(self, live: LiveTable, version: int, level: str, by: e.By) -> bool:
        """Whether there is nothing more to do: the move is made, or the game went on without it."""
        try:
            await self._answer(live, version, level, by)
        except NoThinker:
            log.warning("no_thinker", extra={"table": live.table.code})
            return False
        except KingdominoError as error:
            if error.code == "storage_unavailable":
                return False
            log.error("bot_refused", extra={"table": live.table.code, "code": error.code})
        return True

    async def _answer(self, live: LiveTable, version: int, level: str, by: e.By) -> None:
        """Let a bot think, and make its move unless the game went on meanwhile."""
        game = live.table.game
        if game is None or live.table.position_version != version:
            return
        stands = game.stands
        begun = time.monotonic()
        job = _job(live.table, game, _job_name(game.id, version, by), level)
        text = await self._thinker.choose(replace(job, guest=live.table.host, attended=live.attended))
        self._metrics.thought(level, time.monotonic() - begun)
        judge = deciding.bot_move if by == _BOT else deciding.clock_move

        async def judged(live: LiveTable) -> Judged:
            if live.table.position_version != version or (live.table.bot_to_act() is None) == (by == _BOT):
                return Judged([])  # the game went on, or the seat has changed hands meanwhile
            if live.table.game is None or live.table.game.stands != stands:
                return Judged([])  # the clock was stopped or started meanwhile
            dealer = await self._live_tables.dealer(live)
            return Judged(judge(live.table, live.table.version, text, dealer, now_in_milliseconds()))

        await self._live_tables.act(live.table.code, judged)


def _job_name(game: str, version: int, by: e.By) -> str:
    return f"{game}:{version}:{by}"


def _job(table: Table, game: Playing, name: str, level: str) -> Job:
    """What a bot is asked. At the challenge of a day its playouts and its seed follow from the date."""
    line = position_line(game.position)
    if table.challenge is None:
        return Job(name, line, level)
    thought = challenge.thought_for(date.fromisoformat(table.challenge.day), level, len(game.moves))
    return Job(name, line, level, playouts=thought.playouts, seed=thought.seed)
