"""Who sees to it that a bot moves, and that somebody moves when a person's time is over."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from kingdomino.notation import position_line
from kingdomino.rules import KingdominoError
from kingdomino.server.operation.metrics import Metrics
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.protocol import events as e
from kingdomino.server.tables import deciding
from kingdomino.server.thinking.interface import NoThinker, Thinker

from .live_table import LiveTable
from .registry import Judged, LiveTables

log = logging.getLogger(__name__)

#: How long another server waits before it takes up a bot's move or a clock that was not its own to mind.
_TAKE_OVER_SECONDS: Final = 4.0
_RETRY_SECONDS: Final = 1.0
_BOT: Final[e.By] = "bot"
_CLOCK: Final[e.By] = "clock"


class AutomaticMoves:
    """One thing under way a table at most: a bot's thought, or a clock."""

    def __init__(self, live_tables: LiveTables, thinker: Thinker, metrics: Metrics) -> None:
        self._live_tables, self._thinker, self._metrics = live_tables, thinker, metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    async def close(self) -> None:
        """Call everything off."""
        self.stopping = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def schedule(self, live: LiveTable, *, own: bool) -> None:
        """A table has changed, or somebody came: what has to be seen to now? Where another server does, stand by."""
        if live.due is not None:
            live.due.cancel()
            live.due = None
        game = live.table.game
        if self.stopping or game is None or game.is_over or self._live_tables.get(live.table.code) is not live:
            return
        if live.table.bot_to_act() is None and game.clock is None:
            return
        live.due = asyncio.ensure_future(self._see_to(live, 0.0 if own else _TAKE_OVER_SECONDS))
        self._tasks.add(live.due)
        live.due.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("minding_failed", exc_info=task.exception())

    async def _see_to(self, live: LiveTable, wait: float) -> None:
        table, version = live.table, live.table.turned
        game = table.game
        assert game is not None
        level, by = table.bot_to_act(), _BOT
        if level is None:
            deadline = game.deadline()
            if deadline is None:
                return  # a change that is being stored took the bot off its seat; it is minded when it is done
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
        table = live.table
        game = table.game
        if game is None or table.turned != version:
            return
        begun = time.monotonic()
        text = await self._thinker.choose(f"{game.id}:{version}:{by}", position_line(game.position), level)
        self._metrics.thought(level, time.monotonic() - begun)
        judge = deciding.bot_move if by == _BOT else deciding.clock_move

        async def judged(live: LiveTable) -> Judged:
            if live.table.turned != version or (live.table.bot_to_act() is None) == (by == _BOT):
                return Judged([])  # the game went on, or the seat has changed hands meanwhile
            dealer = await self._live_tables.dealer(live)
            return Judged(judge(live.table, live.table.version, text, dealer, now_in_milliseconds()))

        live.due = None  # what follows is a commit: it is not called off by the next change
        await self._live_tables.act(table.code, judged)
