"""A bot process: jobs come in as lines of JSON, answers go out. It ends when its parent does, because its input ends.

It compiles when it is told to, and answers meanwhile for the levels that need nothing compiled. One thread answers for
the quick levels and one for the deep ones, so that a page never waits for a king.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Lock, Thread
from typing import BinaryIO, Final

from kingdomino.analysis import (
    Reviewing,
    analyse,
    analysis_values,
    grade_move,
    graded_values,
    hint_in,
    hint_values,
    write_step,
)
from kingdomino.bots import LEVELS, bot
from kingdomino.notation import parse_position
from kingdomino.rules import KingdominoError, Move

from .job import LANES, QUEUES, Job, Kind

#: Playing must not slow the tables down: a server's own work comes first.
_NICENESS: Final = 5
#: The compiled parts that a level needs; those not named here need all.
_NEEDS: Final[dict[str, tuple[str, ...]]] = {"page": (), "squire": (), "knight": ("write_quick_actions",)}


class JobLoop:
    """Reads jobs from the input and writes answers to the output; a thread a lane."""

    def __init__(self, output: BinaryIO) -> None:
        self._output = output
        self._lock = Lock()
        self._lanes: dict[str, SimpleQueue[tuple[int, Job]]] = {lane: SimpleQueue() for lane in LANES}

    def serve(self, source: BinaryIO) -> None:
        """Answer jobs until the input ends."""
        for lane in self._lanes.values():
            _begin(self._work, lane)
        self._say(able=_able(()))
        for line in source:
            asked = json.loads(line)
            if asked.get("warm"):
                _begin(self._warm)
            else:
                job = Job.read(asked["job"])
                self._lanes[job.lane].put((asked["id"], job))

    def _say(self, **answer: object) -> None:
        line = json.dumps(answer).encode() + b"\n"
        try:
            with self._lock:
                self._output.write(line)
                self._output.flush()
        except OSError:
            os._exit(0)  # the parent has ended

    def _work(self, lane: SimpleQueue[tuple[int, Job]]) -> None:
        while True:
            number, job = lane.get()
            self._say(id=number, **_answer(job))

    def _warm(self) -> None:
        """Compile part by part, and write which levels can play; one that fails is tried once more, then left out."""
        from kingdomino import kernel
        from kingdomino.search import search_steps

        parts = search_steps()  # what the knight needs comes first
        done: list[str] = []
        for name, call in parts if kernel.COMPILED else ():
            self._say(done=len(done), total=len(parts))
            _tried(call)
            done.append(name)
            self._say(able=_able(done))
        self._say(able=QUEUES, done=len(parts), total=len(parts))


def _begin(work: Callable[..., None], *arguments: object) -> None:
    Thread(target=work, args=arguments, daemon=True).start()


def _able(parts: Sequence[str]) -> list[str]:
    return [level for level in LEVELS if level in _NEEDS and all(part in parts for part in _NEEDS[level])]


def _tried(call: Callable[[], object]) -> None:
    """A compiled part is there even if it could not be written to the disk: the second call finds it."""
    for _ in range(2):
        try:
            call()
            return
        except Exception:
            traceback.print_exc()


def _answer(job: Job) -> dict[str, object]:
    try:
        return {"answer": ANSWERS[job.kind](job)}
    except KingdominoError as error:
        return {"refused": error.code, "facts": error.facts}
    except Exception:
        traceback.print_exc()
        return {"failed": True}


def _chosen(job: Job) -> str:
    """A bot's move. Without a seed, a bot takes one from the operating system."""
    return str(bot(job.level).choose(parse_position(job.position), **job.budget))


def _reviewed(job: Job) -> str:
    """A step of a review, or the value of its first position."""
    making = Reviewing(job.record, seconds=job.seconds, playouts=job.playouts, seed=job.seed or 0)
    if not job.value:
        return json.dumps(making.start_value())
    return write_step(making.step_at(job.done, job.value))


def _analysed(job: Job) -> str:
    """The values of all moves."""
    budget = {**job.budget, "seed": job.seed or 0}
    return json.dumps(analysis_values(analyse(parse_position(job.position), **budget)))


def _hinted(job: Job) -> str:
    """A hint with all of its steps."""
    budget = {**job.budget, "seed": job.seed or 0}
    return json.dumps(hint_values(hint_in(parse_position(job.position), **budget)))


def _graded(job: Job) -> str:
    """The grade of a move."""
    budget = {**job.budget, "seed": job.seed or 0}
    return json.dumps(graded_values(grade_move(parse_position(job.position), Move.parse(job.move or ""), **budget)))


#: How a job of each kind is answered.
ANSWERS: Final[dict[Kind, Callable[[Job], str]]] = {
    "move": _chosen,
    "analyse": _analysed,
    "hint": _hinted,
    "grade": _graded,
    "review": _reviewed,
}


def main() -> None:
    """Answer on standard output what is asked on standard input; what bots print goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        JobLoop(output).serve(sys.stdin.buffer)
    finally:
        # At once, also in the middle of a thought.
        os._exit(0)


if __name__ == "__main__":
    main()
