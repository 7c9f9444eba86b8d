"""A bot as a program: it reads lines and answers with lines, as `docs/bot-protocol.md` specifies.

One thread reads, so that `stop` and `quit` are heard while the bot thinks in the other.
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, BinaryIO, Final, TypeVar

from kingdomino.rules import KingdominoError, Position, Ruleset

from .engine import announce_compilation, compile_engine
from .entrants import Entrant
from .line_protocol import GREETING, LONGEST_LINE, VERSION, line_of, lines_from, one_line, values_of
from .loading import Chooser, Maker, maker_of, reason_of
from .player import Budget
from .registry import SEARCHING
from .search_levels import Searcher

if TYPE_CHECKING:
    from kingdomino.search import Evaluation, Valuation

_AUTHOR: Final = "kingdomino"
_SECONDS_BETWEEN_LOOKS: Final = 0.1
_LOOKS_OF_PATIENCE: Final = 10
_SECONDS_BETWEEN_SIGNS: Final = 10.0
#: A user's file that has imported this room searches.
_SEARCH: Final = "kingdomino.search"

Number = TypeVar("Number", int, float)


class LineProgram:
    """Answers for one bot. Its budget, if the entrant has one, is for every `go` that brings none."""

    def __init__(self, entrant: Entrant, output: BinaryIO) -> None:
        self._entrant = entrant
        self._output = output
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._maker: Maker | None = None
        self._player: Chooser | None = None
        self._position: Position | None = None
        self._lock = Lock()
        self._evaluation: Evaluation | None = None
        self._stopped = False
        self._informed = False
        #: The number of decisions so far, the present one included.
        self._thoughts = 0
        self._thinking = False
        self._parent = os.getppid()

    def run(self, source: BinaryIO) -> None:
        """Answer until `quit`, or until the input ends and every question is answered."""
        Thread(target=self._read, args=(source,), daemon=True).start()
        while (line := self._lines.get()) is not None:
            try:
                self._answer(*line.split(" ", 1))
            except KingdominoError as error:
                self._say("error", one_line(error))
            except Exception as error:
                traceback.print_exc()
                self._say("error", one_line(reason_of(error)))

    def _read(self, source: BinaryIO) -> None:
        for line in lines_from(source):
            if line is None:
                self._say("error", f"a line is longer than {LONGEST_LINE} bytes")
            elif line == "quit":
                self._leave()
            elif line == "stop":
                self._stop()
            else:
                if line.split(" ", 1)[0] == "go":
                    self._stopped = False
                self._lines.put(line)
        self._lines.put(None)
        self._end_with_parent()

    def _leave(self) -> None:
        """After `quit`: earlier lines are answered; a decision has a second to end, and another one after `stop`."""
        self._lines.put(None)
        for insist in (self._stop, lambda: os._exit(0)):
            thought, patience = self._thoughts, _LOOKS_OF_PATIENCE
            while patience:
                time.sleep(_SECONDS_BETWEEN_LOOKS)
                still = self._thinking and thought == self._thoughts
                thought, patience = self._thoughts, patience - 1 if still else _LOOKS_OF_PATIENCE
            insist()

    def _end_with_parent(self) -> None:
        """After the input has ended, end with the process that started this one, even while the bot thinks."""
        if sys.platform != "win32":
            while os.getppid() == self._parent:
                time.sleep(_SECONDS_BETWEEN_LOOKS)
            os._exit(0)

    def _stop(self) -> None:
        with self._lock:
            self._stopped = True
            if self._evaluation is not None:
                self._evaluation.stop()

    def _answer(self, word: str, rest: str = "") -> None:
        if word == GREETING:
            self._greet(rest.strip())
        elif word == "new":
            self._new(values_of(rest))
        elif word == "position":
            self._position = None  # one that cannot be read leaves none: a move for an earlier one would be wrong
            self._position = Position.parse(rest)
        elif word == "go":
            self._think(values_of(rest))

    def _greet(self, version: str) -> None:
        if version != VERSION:
            self._say("error", f"version {one_line(version, 40)} is not known here, only {VERSION}")
            return
        try:
            self._load()
        except KingdominoError as error:
            self._say("error", one_line(error.facts.get("reason", error)))
            return
        name = self._entrant.bot.rpartition(":")[2]
        self._say(line_of("ready", name=name.replace(" ", "-"), author=_AUTHOR))

    def _load(self) -> Maker:
        """Whatever takes long comes before `ready`: users' imports, and the compiled search."""
        if self._maker is None:
            self._maker = maker_of(self._entrant.bot)
            if self._entrant.bot in SEARCHING or _SEARCH in sys.modules:
                announce_compilation()
                with self._signs_of_life() as show_step:
                    compile_engine(show_step)
        return self._maker

    @contextmanager
    def _signs_of_life(self) -> Iterator[Callable[[int, int, str], None]]:
        """Every few seconds, an `info` with the step of the compilation: the caller then waits longer for `ready`."""
        ended, step = Event(), [0, 0]

        def say() -> None:
            while not ended.wait(_SECONDS_BETWEEN_SIGNS):
                self._say(line_of("info", compiled=step[0], steps=step[1]))

        def show_step(done: int, total: int, _: str) -> None:
            step[:] = done, total

        speaker = Thread(target=say, daemon=True)
        speaker.start()
        try:
            yield show_step
        finally:
            ended.set()
            speaker.join()

    def _new(self, values: dict[str, str]) -> None:
        if "rules" in values:
            Ruleset.parse(values["rules"])
        self._player, self._position = self._load()(), None

    def _think(self, values: dict[str, str]) -> None:
        if self._position is None:
            self._say("error", "go without a position")
            return
        self._thoughts += 1
        self._thinking = True
        try:
            self._say("move", self._choice(self._position, self._budget(values)))
        finally:
            self._thinking = False

    def _choice(self, position: Position, budget: Budget) -> str:
        player = self._player = self._player or self._load()()
        if isinstance(player, Searcher) and len(position.legal_moves()) > 1:
            return self._search(player, position, budget)
        chosen = player.choose(
            position, seconds=budget.seconds, playouts=budget.playouts, seed=budget.seed, threads=budget.threads
        )
        return one_line(chosen, 100)

    def _budget(self, values: dict[str, str]) -> Budget:
        seconds, playouts = _number(values, "seconds", float), _number(values, "playouts", int)
        if seconds is None and playouts is None:
            seconds, playouts = self._entrant.seconds, self._entrant.playouts
        threads = _number(values, "threads", int)
        return Budget(seconds, playouts, _number(values, "seed", int), 1 if threads is None else threads)

    def _search(self, player: Searcher, position: Position, budget: Budget) -> str:
        evaluation = player.evaluation(position, budget)
        with self._lock:
            self._evaluation = evaluation
            if self._stopped:
                evaluation.stop()
        self._informed = False
        try:
            player.search(evaluation, budget, self._inform)
            if not self._informed:  # the last round is solved: there are no stages to report
                self._inform(evaluation.valuation())
            return str(evaluation.best)
        finally:
            with self._lock:
                self._evaluation = None

    def _inform(self, valuation: Valuation) -> None:
        self._informed = True
        best = valuation.candidates[0]
        self._say(
            line_of(
                "info",
                playouts=valuation.playouts,
                wins=round(best.wins, 4),
                margin=round(best.margin, 2),
                line=" ".join(map(str, valuation.line)),
            )
        )

    def _say(self, *words: str) -> None:
        try:
            self._output.write(" ".join(words).encode() + b"\n")
            self._output.flush()
        except OSError:
            os._exit(0)  # nobody reads any more


def _number(values: dict[str, str], name: str, kind: Callable[[str], Number]) -> Number | None:
    try:
        return kind(values[name]) if name in values else None
    except ValueError:
        raise KingdominoError("unusable_budget", name=name, value=one_line(values[name], 40)) from None
