"""A bot process: jobs come in as lines of JSON, moves go out. It ends with whoever started it, because its input ends.

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

from kingdomino.bots import LEVELS, bot
from kingdomino.notation import parse_position
from kingdomino.rules import KingdominoError

from .fairness import DEEP, QUICK, lane_of

#: Playing must not slow the tables down: a server's own work comes first.
_NICENESS: Final = 5
#: The compiled parts that a level needs; those not named here need all.
_NEEDS: Final[dict[str, tuple[str, ...]]] = {"page": (), "squire": (), "knight": ("greedy_action",)}
#: Parts in the order in which levels become able soonest. Each is compiled once, for every ruleset.
_ORDER: Final = ("greedy_action", "simulate")


class Desk:
    """Takes jobs from one side, and hands moves out on the other."""

    def __init__(self, output: BinaryIO) -> None:
        self._output = output
        self._lock = Lock()
        self._lanes: dict[str, SimpleQueue[dict[str, object]]] = {QUICK: SimpleQueue(), DEEP: SimpleQueue()}

    def serve(self, source: BinaryIO) -> None:
        """Until nobody asks any more."""
        for lane in self._lanes.values():
            _begin(self._work, lane)
        self._say(able=_able(()))
        for line in source:
            asked = json.loads(line)
            if asked.get("warm"):
                _begin(self._warm)
            else:
                self._lanes[lane_of(asked["level"])].put(asked)

    def _say(self, **answer: object) -> None:
        line = json.dumps(answer).encode() + b"\n"
        try:
            with self._lock:
                self._output.write(line)
                self._output.flush()
        except OSError:
            os._exit(0)  # nobody listens any more

    def _work(self, lane: SimpleQueue[dict[str, object]]) -> None:
        while True:
            job = lane.get()
            self._say(id=job["id"], **_answer(job))

    def _warm(self) -> None:
        """Compile part by part, telling who can play now; a part that fails is tried once more, then left alone."""
        from kingdomino import kernel
        from kingdomino.search import search_steps

        parts = sorted(search_steps(), key=lambda step: _ORDER.index(step[0]) if step[0] in _ORDER else len(_ORDER))
        done: list[str] = []
        for name, call in parts if kernel.COMPILED else ():
            self._say(done=len(done), total=len(parts))
            _tried(call)
            done.append(name)
            self._say(able=_able(done))
        self._say(able=LEVELS, done=len(parts), total=len(parts))


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


def _answer(job: dict[str, object]) -> dict[str, object]:
    try:
        position, seconds = parse_position(str(job["position"])), job["seconds"]
        assert seconds is None or isinstance(seconds, float | int)
        # Without a seed, a bot takes one from the operating system.
        return {"move": str(bot(str(job["level"])).choose(position, seconds=seconds))}
    except KingdominoError as error:
        return {"refused": error.code, "facts": error.facts}
    except Exception:
        traceback.print_exc()
        return {"failed": True}


def main() -> None:
    """Answer on standard output what is asked on standard input; what bots print goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        Desk(output).serve(sys.stdin.buffer)
    finally:
        # At once, whatever the threads are thinking about.
        os._exit(0)


if __name__ == "__main__":
    main()
