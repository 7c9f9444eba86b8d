"""The server's side of one bot process: it sends jobs, reads answers, and kills a process that hangs."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final, Protocol

from kingdomino.rules import Fact, KingdominoError

from .fairness import Thought
from .job import LANES

log = logging.getLogger(__name__)

_COMMAND: Final = (sys.executable, "-m", "kingdomino.server.thinking.bot_main")
_SECONDS_TO_LEAVE: Final = 1.0
_LONGEST_COMPLAINT: Final = 300


class Pool(Protocol):
    """Who a process works for."""

    def dispatch(self) -> None:
        """The process may be able to take a job now."""

    def failed(self, thought: Thought) -> None:
        """A thought has no answer, because the bot or its process went wrong."""

    def warming(self, done: int, total: int) -> None:
        """`done` of `total` compiled parts are ready."""


class BotProcess:
    """A running bot process. `able` are the queues that it can serve by now: analyses when all is compiled."""

    def __init__(self, process: Process, grace: float, owner: Pool) -> None:
        self._process = process
        self._grace = grace
        self._owner = owner
        self._asked: dict[str, tuple[Thought, asyncio.TimerHandle]] = {}
        self.able: frozenset[str] = frozenset()
        #: Whether everything was compiled.
        self.ready = False
        #: Set when it is ready, or never will be.
        self.warmed = asyncio.Event()
        self.ended = False

    @classmethod
    async def start(cls, grace: float, owner: Pool) -> BotProcess:
        """Start one."""
        process = await asyncio.create_subprocess_exec(
            *_COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # Ctrl-C is for the server, which then ends its processes.
            start_new_session=sys.platform != "win32",
        )
        return cls(process, grace, owner)

    @property
    def pid(self) -> int:
        """Its number in the system."""
        return self._process.pid

    def free_lanes(self) -> list[str]:
        """Where it can take a job."""
        return [] if self.ended else [lane for lane in LANES if lane not in self._asked]

    def ask(self, thought: Thought) -> None:
        """Give it a job; one that takes much longer than it may is the end of the process."""
        timer = asyncio.get_running_loop().call_later(thought.expected + self._grace, self._hangs, thought)
        self._asked[thought.job.lane] = thought, timer
        self._send(id=thought.number, job=thought.job.text())

    def warm(self) -> None:
        """Let it compile."""
        self._send(warm=True)

    def _send(self, **question: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(question).encode() + b"\n")

    def _hangs(self, thought: Thought) -> None:
        log.error("bot_process_hangs", extra={"facts": {"queue": thought.job.queue, "pid": self.pid}})
        self.kill()

    def kill(self) -> None:
        """End it now."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def listen(self) -> None:
        """Hand its answers on until it ends; what it did not answer has failed."""
        assert self._process.stdout is not None
        complaints = asyncio.ensure_future(self._complain())
        try:
            async for line in self._process.stdout:
                self._hear(json.loads(line))
        finally:
            self.ended = True
            self.warmed.set()
            await self._leave()
            await complaints
            for thought, _ in self._asked.values():
                self._owner.failed(thought)

    async def _leave(self) -> None:
        """Close its input, which ends it; kill it if it is still there after a second."""
        assert self._process.stdin is not None
        for _, timer in self._asked.values():
            timer.cancel()
        self._process.stdin.close()
        try:
            async with asyncio.timeout(_SECONDS_TO_LEAVE):
                await self._process.wait()
        except TimeoutError:
            self.kill()
            await self._process.wait()
        except asyncio.CancelledError:
            self.kill()
            raise

    async def _complain(self) -> None:
        """Log the lines of its standard error."""
        assert self._process.stderr is not None
        async for line in self._process.stderr:
            text = line.decode(errors="replace").rstrip()[:_LONGEST_COMPLAINT]
            log.warning("bot_process_says", extra={"facts": {"text": text, "pid": self.pid}})

    def _hear(self, message: Mapping[str, Any]) -> None:
        if "able" in message:
            self.able = frozenset(message["able"])
        if "total" in message:
            self._owner.warming(message["done"], message["total"])
            if message["done"] == message["total"]:
                self.ready = True
                self.warmed.set()
        if "id" in message:
            self._take(message)
        self._owner.dispatch()

    def _take(self, message: Mapping[str, Any]) -> None:
        lane = next((lane for lane, (thought, _) in self._asked.items() if thought.number == message["id"]), None)
        if lane is None:
            return
        thought, timer = self._asked.pop(lane)
        timer.cancel()
        if thought.answer.done():
            return
        if "answer" in message:
            thought.answer.set_result(message["answer"])
        elif "refused" in message:
            thought.answer.set_exception(refusal(message["refused"], message["facts"]))
        else:
            self._owner.failed(thought)


def refusal(code: str, facts: Mapping[str, Any]) -> KingdominoError:
    """The error in a message."""
    return KingdominoError(str(code), **{name: _fact(value) for name, value in facts.items()})


def _fact(value: Any) -> Fact:  # noqa: ANN401 - JSON
    return tuple(_fact(item) for item in value) if isinstance(value, list) else value
