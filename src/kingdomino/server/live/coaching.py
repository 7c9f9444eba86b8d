"""Hints and grades: one analysis a position, by the bots' processes, which see nothing but the position."""

from __future__ import annotations

import asyncio
import json
from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Any, Final, Literal

from kingdomino.analysis import PLAYOUTS
from kingdomino.notation import position_line
from kingdomino.rules import KingdominoError, Position
from kingdomino.server.operation.supervisor import Supervisor
from kingdomino.server.thinking.interface import NoThinker, Thinker
from kingdomino.server.thinking.job import Job
from kingdomino.tables import LastDecision, advising
from kingdomino.tables.answers.advice import grade_view, hint_view
from kingdomino.tables.messages.shapes import GradeView, HintView

from .live_table import LiveTable
from .owner import Judged
from .registry import LiveTables

#: Analyses that may be under way at once on this server, and for one person; further ones are refused.
_MOST_AT_ONCE: Final = 64
_MOST_FOR_ONE: Final = 2
#: Analyses that are kept: the three steps of a hint come from one.
_MOST_KEPT: Final = 256

_Kind = Literal["hint", "grade"]


@dataclass(frozen=True, slots=True)
class _Asked:
    """What is analysed, and who asks: a game and the version of its position, and the move that is graded."""

    guest: int
    kind: _Kind
    game: str
    version: int
    position: Position
    move: str | None = None

    @property
    def name(self) -> str:
        """The same for everybody who asks the same."""
        return f"{self.game}:{self.version}:{self.kind}"


class Coach:
    """Gives hints before a decision and grades after it."""

    def __init__(self, live_tables: LiveTables, thinker: Thinker) -> None:
        self._live_tables, self._thinker = live_tables, thinker
        self._tasks = Supervisor()
        self._analyses: OrderedDict[str, asyncio.Future[Any]] = OrderedDict()
        self._thinking_for: Counter[int] = Counter()

    async def close(self) -> None:
        """Call everything off."""
        await self._tasks.close()

    async def hint(self, code: str, guest: int, version: int, step: int) -> tuple[int, HintView]:
        """The table's version after it, and the hint; refused if the decision is made before it is there."""

        def asked(live: LiveTable) -> _Asked:
            game = advising.check_hint(live.table, guest, version)
            return _Asked(guest, "hint", game.id, live.table.position_version, game.position)

        found = await self._analysed(await self._live_tables.look(code, asked, heard_of=version))

        async def used(live: LiveTable) -> Judged:
            return Judged(advising.hint_used(live.table, guest, version, step))

        return await self._live_tables.act(code, used), hint_view(found, step)

    async def grade(self, code: str, guest: int, version: int) -> GradeView:
        """What a person's newest decision was worth; refused if it is taken back before that is known."""

        def decision(live: LiveTable) -> tuple[str, LastDecision]:
            made = advising.check_grade(live.table, guest, version)
            assert live.table.game is not None
            return live.table.game.id, made

        game, made = await self._live_tables.look(code, decision, heard_of=version)
        found = await self._analysed(_Asked(guest, "grade", game, made.version, made.position, made.move))
        await self._live_tables.look(code, decision)
        return grade_view(found)

    async def _analysed(self, asked: _Asked) -> Any:  # noqa: ANN401 - JSON
        """The answer of the bots' processes; who asks the same meanwhile or later shares it."""
        found = self._analyses.get(asked.name)
        if found is None or (found.done() and found.exception() is not None):
            found = self._begun(asked)
        return await asyncio.shield(found)

    def _begun(self, asked: _Asked) -> asyncio.Future[Any]:
        if len(self._tasks) >= _MOST_AT_ONCE or self._thinking_for[asked.guest] >= _MOST_FOR_ONE:
            raise KingdominoError("coach_busy")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        task = self._tasks.spawn(f"{asked.kind} for {asked.name}", self._think(asked, answer))
        if task is None:
            raise KingdominoError("restarting")
        self._thinking_for[asked.guest] += 1
        task.add_done_callback(lambda _: self._thought_for(asked.guest))
        self._analyses[asked.name] = answer
        self._analyses.move_to_end(asked.name)
        while len(self._analyses) > _MOST_KEPT:
            self._analyses.popitem(last=False)
        return answer

    def _thought_for(self, guest: int) -> None:
        self._thinking_for[guest] -= 1
        if not self._thinking_for[guest]:
            del self._thinking_for[guest]

    async def _think(self, asked: _Asked, answer: asyncio.Future[Any]) -> None:
        line, guest = position_line(asked.position), asked.guest
        job = Job(asked.name, line, playouts=PLAYOUTS, seed=0, kind=asked.kind, move=asked.move, guest=guest)
        try:
            answer.set_result(json.loads(await self._thinker.choose(job)))
        except NoThinker:
            answer.set_exception(KingdominoError("coach_busy"))
        except KingdominoError as error:
            answer.set_exception(error)
        finally:
            if not answer.done():
                answer.set_exception(KingdominoError("restarting"))
            answer.exception()  # whoever waits gets it; nobody else has to
