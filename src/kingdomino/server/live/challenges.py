"""The challenges of days: the one table of a person's first try, further ones, and the king's result for comparison."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import partial
from typing import Final

from kingdomino.notation import position_line
from kingdomino.rules import KingdominoError, Position
from kingdomino.server.operation.supervisor import Supervisor
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.storage import Guest, StorageUnavailable, Store
from kingdomino.server.thinking.interface import NoThinker, Thinker
from kingdomino.server.thinking.job import Job
from kingdomino.tables import Table, challenge, read_move
from kingdomino.tables.finished import Attempt

from .codes import new_codes
from .hub import Hub
from .loading import stored

log = logging.getLogger(__name__)

Today = Callable[[], date]

#: Seconds before a bot that could not answer is asked again for the comparison.
_RETRY_SECONDS: Final = 5.0


class Challenges:
    """Tries at the challenges of days. `today` is the clock: it says which day's tries count."""

    def __init__(self, hub: Hub, store: Store, thinker: Thinker, today: Today) -> None:
        self._hub, self._store, self._thinker = hub, store, thinker
        self.today = today
        self._tasks = Supervisor()
        self._kings: set[date] = set()

    async def close(self) -> None:
        """Call the comparisons off; they begin anew when they are asked for."""
        await self._tasks.close()

    def check_day(self, day: date) -> None:
        """Refuse days that are still to come, and those before the first."""
        if not challenge.FIRST_DAY <= day <= self.today():
            first, last = challenge.FIRST_DAY.isoformat(), self.today().isoformat()
            raise KingdominoError("no_such_day", day=day.isoformat(), first=first, last=last)

    # --- tables ---

    async def first_table(self, guest: Guest, day: date) -> Attempt:
        """The table of a person's first try at a day: a new one only where there is none. It counts on its day."""
        self.check_day(day)
        attempt = await stored(self._store.attempt(guest.number, day.isoformat()))
        if attempt is None:
            code = next(new_codes(guest.number, None))
            wished = Attempt(guest.number, day.isoformat(), code, day == self.today(), now_in_milliseconds())
            attempt = await self._table_made(guest, day, await stored(self._store.begin_attempt(wished)))
            self.want_king(day)
        elif attempt.points is None:
            attempt = await self._table_made(guest, day, attempt)
            self.want_king(day)
        return attempt

    async def further_table(self, guest: Guest, day: date) -> str:
        """A new table for one who has finished their first try; it is not counted."""
        self.check_day(day)
        attempt = await stored(self._store.attempt(guest.number, day.isoformat()))
        if attempt is None or attempt.points is None:
            raise KingdominoError("day_not_finished", day=day.isoformat())
        codes = new_codes(guest.number, None)
        code = next(codes)
        events = challenge.created(day, counted=False, guest=guest.number, name=guest.name)
        while not await self._hub.set_up(code, events, guest.number):
            code = next(codes)
        await self._hub.start(code, guest.number)
        return code

    async def _table_made(self, guest: Guest, day: date, attempt: Attempt) -> Attempt:
        """The try with its table, which is set up and begun where that was not done, or was interrupted."""
        while True:
            if await stored(self._store.summary(attempt.table)) is None:
                counted = attempt.counted and day == self.today()
                if counted != attempt.counted:  # its table was deleted after a long time: it cannot be continued
                    await stored(self._store.move_attempt(attempt, attempt.table, counted=counted))
                events = challenge.created(day, counted=counted, guest=guest.number, name=guest.name)
                await self._hub.set_up(attempt.table, events, guest.number)
            begun = await self._hub.look(attempt.table, partial(_begun, guest=guest.number, day=attempt.day))
            if begun is not None:
                break
            code = next(new_codes(guest.number, None))  # the code belongs to another table
            await stored(self._store.move_attempt(attempt, code, counted=attempt.counted))
            attempt = await self._noted(attempt)
        if not begun:
            with suppress(KingdominoError):  # begun meanwhile from another window
                await self._hub.start(attempt.table, guest.number)
        return await self._noted(attempt)

    async def _noted(self, attempt: Attempt) -> Attempt:
        noted = await stored(self._store.attempt(attempt.guest, attempt.day))
        if noted is None:
            raise KingdominoError("wrong_secret")  # forgotten meanwhile
        return noted

    async def round_of(self, attempt: Attempt) -> int | None:
        """The round that an unfinished try is in; none where its table is not there."""
        with suppress(KingdominoError):
            return await self._hub.look(attempt.table, _round)
        return None

    # --- the king's result ---

    def want_king(self, day: date) -> None:
        """Let the king's result be worked out, unless it is known or under way."""
        if day not in self._kings:
            self._kings.add(day)
            self._tasks.spawn(f"the king's result of {day}", self._king(day))

    async def _king(self, day: date) -> None:
        try:
            if await self._store.king_of_day(day.isoformat()) is None:
                points, place = await self._played_by_king(day)
                await self._store.keep_king_of_day(day.isoformat(), points, place)
                log.info("king_of_day", extra={"facts": {"day": day.isoformat()}})
        except StorageUnavailable:
            pass  # it is asked for again with the next look at the day
        finally:
            self._kings.discard(day)

    async def _played_by_king(self, day: date) -> tuple[int, int]:
        """The same deck and the same bots, with the king in the person's seat."""
        dealer, position, moves = challenge.dealer_of(day), Position.start(challenge.RULES), 0
        while not position.is_over:
            if position.chance_due:
                move = dealer.outcome(position)
            else:
                move = read_move(await self._choice(day, position, moves))
            position, moves = position.play(move), moves + 1
        return position.score(challenge.PERSON).total, position.places()[challenge.PERSON]

    async def _choice(self, day: date, position: Position, moves: int) -> str:
        assert position.to_act is not None
        level = challenge.BOTS.get(position.to_act, challenge.REFERENCE)
        thought = challenge.thought_for(day, level, moves)
        name = f"daily:{day.isoformat()}:{moves}"
        line, playouts = position_line(position), thought.playouts
        job = Job(name, line, level, playouts=playouts, seed=thought.seed, background=True)
        while True:
            with suppress(NoThinker):
                return await self._thinker.choose(job)
            await asyncio.sleep(_RETRY_SECONDS)


def _round(table: Table) -> int | None:
    return None if table.game is None else table.game.position.round


def _begun(table: Table, guest: int, day: str) -> bool | None:
    """Whether the game of a person's try has begun; None where the table is another one."""
    if table.challenge is None or table.challenge.day != day or table.host != guest:
        return None
    return table.game is not None
