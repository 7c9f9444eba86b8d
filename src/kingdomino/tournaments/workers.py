"""Who plays games: processes of this machine, in parallel, which end together with all that they started.

Ctrl-C is handled only while we wait for a game: never between a finished game and its record on the disk. SIGTERM (a
request to end) and SIGHUP (a closed terminal) are handled like Ctrl-C.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from types import FrameType, ModuleType
from typing import Final, Generic, Protocol, TypeVar, cast

from kingdomino.rules import KingdominoError

from .seats import Seats, TournamentSeats
from .tournament import GameNumber, Tournament

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)

_SPAWN: Final = multiprocessing.get_context("spawn")
_LAST_STREAM: Final = 2
_SECONDS_TO_END: Final = 10.0
#: Signals that end a tournament in good order; Windows does not have them all.
ENDING_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)


class Interrupts:
    """Holds Ctrl-C back inside a `with` block, and lets it through inside `heard`.

    Nothing is changed outside the main thread, where Python allows no signal handlers, nor for a signal that the
    program ignores or handles itself.
    """

    def __init__(self) -> None:
        self._listening = False
        self._pending = False
        self._before: dict[signal.Signals, Callable[[int, FrameType | None], object] | int | None] = {}

    def __enter__(self) -> Interrupts:
        if threading.current_thread() is threading.main_thread():
            for number in ENDING_SIGNALS:
                untouched = signal.getsignal(number) is signal.SIG_DFL
                if untouched or (number == signal.SIGINT and signal.getsignal(number) is not signal.SIG_IGN):
                    self._before[number] = signal.signal(number, self._on_signal)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Inside, Ctrl-C is raised as KeyboardInterrupt; one that was held back is raised on entering."""
        self._listening = True
        try:
            if self._pending:
                raise KeyboardInterrupt
            yield
        finally:
            self._listening = False

    def _on_signal(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 - the signal module's
        self._pending = True
        if self._listening:
            self._listening = False
            raise KeyboardInterrupt


class Work(Protocol[Result_co]):
    """The games of a tournament, played one by one. Its value is sent to every worker."""

    @property
    def tournament(self) -> Tournament:
        """Whose games they are."""

    def play(self, seats: Seats, number: GameNumber) -> Result_co:
        """One game."""


class Workers(AbstractContextManager["Workers[Result_co]"], Protocol[Result_co]):
    """Whoever plays games: processes of this machine, or a cluster. Leaving the `with` block ends them."""

    def play(self, numbers: Iterable[GameNumber], interrupts: Interrupts) -> Iterator[Result_co]:
        """The results of these games, each as soon as it is finished. Ctrl-C is raised only while this waits."""


class LocalWorkers(Generic[Result]):
    """Up to `jobs` processes, from entering to leaving a `with` block.

    `errors` is the folder for the standard error of bots' programs; without it, they share ours.
    """

    def __init__(self, work: Work[Result], jobs: int, errors: Path | None = None) -> None:
        self._work = work
        self._jobs = jobs
        self._errors = errors
        self._processes: dict[Connection, SpawnProcess] = {}
        #: Closing one of these asks its process to end, with its bots' programs.
        self._lifelines: list[Connection] = []
        #: The game that each process plays.
        self._games: dict[Connection, GameNumber] = {}
        self._fillers: list[int] = []

    def __enter__(self) -> LocalWorkers[Result]:
        self._fillers = _fill_closed_streams()
        return self

    def __exit__(self, *_: object) -> None:
        """End all processes, also in the middle of a decision."""
        for lifeline in self._lifelines:
            lifeline.close()
        for connection, process in self._processes.items():
            process.join(_SECONDS_TO_END)
            process.kill()
            process.join()
            process.close()
            connection.close()
        self._processes.clear()
        for filler in self._fillers:
            os.close(filler)

    def play(self, numbers: Iterable[GameNumber], interrupts: Interrupts) -> Iterator[Result]:
        """The results of these games, each as soon as it is finished."""
        remaining = iter(numbers)
        for number in remaining:
            self._give(self._start(), number)
            if len(self._processes) == self._jobs:
                break
        while self._games:
            with interrupts.heard():
                ready = wait(list(self._games))
            for connection in [one for one in self._games if one in ready]:
                yield self._take(connection)
                following = next(remaining, None)
                if following is not None:
                    self._give(connection, following)

    def _start(self) -> Connection:
        try:
            ours, theirs = _SPAWN.Pipe()
            their_lifeline, lifeline = _SPAWN.Pipe(duplex=False)
            arguments = (theirs, their_lifeline, self._work, self._errors)
            process = _SPAWN.Process(target=_serve, args=arguments, daemon=True)
            with _signals_kept_from_children(), _script_kept_from_children():
                process.start()
        except OSError as error:
            raise KingdominoError(
                "process_not_started", number=len(self._processes) + 1, reason=error.strerror or str(error)
            ) from None
        theirs.close()
        their_lifeline.close()
        self._lifelines.append(lifeline)
        self._processes[ours] = process
        return ours

    def _give(self, connection: Connection, number: GameNumber) -> None:
        self._games[connection] = number
        with suppress(BrokenPipeError):  # The process has ended: `_take` reports that.
            connection.send(number)

    def _take(self, connection: Connection) -> Result:
        deck, rotation = self._games.pop(connection)
        try:
            answer = connection.recv()
        except (EOFError, ConnectionResetError):
            seats = ", ".join(map(str, self._work.tournament.rotations[rotation]))
            raise KingdominoError("process_ended", bots=seats, deck=deck, rotation=rotation) from None
        if isinstance(answer, KingdominoError):
            raise answer
        return cast("Result", answer)


@contextmanager
def _signals_kept_from_children() -> Iterator[None]:
    """Block the ending signals while a process starts: it inherits the mask, so Ctrl-C never reaches its Python.

    A terminal sends these signals to all processes of a tournament, but only the parent handles them and ends the rest.
    A signal that arrives meanwhile is delivered to the parent afterwards.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING_SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _script_kept_from_children() -> Iterator[None]:
    """Hide the user's script while a process starts, which would otherwise run it again from its first line.

    Our processes need nothing of it: their work is made of our own classes, and bots are loaded by their names.
    """
    script = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = script


def _fill_closed_streams() -> list[int]:
    """Reopen closed standard streams on the null device: a pipe with number 0, 1 or 2 would be taken for one."""
    fillers = []
    while (filler := os.open(os.devnull, os.O_RDWR)) <= _LAST_STREAM:
        fillers.append(filler)
    os.close(filler)
    return fillers


def _serve(connection: Connection, lifeline: Connection, work: Work[object], errors: Path | None) -> None:
    """Play the games whose numbers arrive, until the connection is closed."""
    for number in ENDING_SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    seats = TournamentSeats(work.tournament.distinct, errors)
    threading.Thread(target=_end_with_parent, args=(lifeline, seats), daemon=True).start()
    _mend_streams()
    try:
        while True:
            result = work.play(seats, connection.recv())
            sys.stdout.flush()  # After the last answer this process may be ended at once.
            connection.send(result)
    except KingdominoError as error:
        with suppress(OSError):
            connection.send(error)
    except (EOFError, OSError):
        pass
    finally:
        seats.close()


def _end_with_parent(lifeline: Connection, seats: TournamentSeats) -> None:
    """End this process and its bots when the parent asks for it or has ended, also in the middle of a decision."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel, lifeline])
    seats.kill()
    os._exit(1)


def _mend_streams() -> None:
    """Send a bot's output to standard error, away from the tournament's own; to the null device if that is closed."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - open to the end
    if sys.stdout is None:
        sys.stdout = sys.stderr
    else:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
