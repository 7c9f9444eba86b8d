"""Workers on a Ray cluster: the second implementation of `workers`. A task is a deck with its rotations.

The driver alone writes; tasks return their results by value. A task that is lost with its node is given to another one,
three times at most. A bot's failure is final.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from typing import Any, Final, Generic, cast

from kingdomino.rules import KingdominoError, MissingExtra

from .seats import TournamentSeats
from .store import identity
from .tournament import GameNumber, Tournament
from .workers import Interrupts, Result, Work

_OUTPUT, _ERRORS = 1, 2
_TASKS_A_CPU: Final = 4
_RETRIES: Final = 3
#: Bots that count seconds where nothing else is said.
_TIMED: Final = ("duke", "king")


def check_for_cluster(tournament: Tournament) -> None:
    """Refuse budgets in seconds, which mean something else on every node, and a missing package."""
    for entrant in tournament.distinct:
        timed = entrant.bot in _TIMED and entrant.playouts is None
        if entrant.seconds is not None or timed:
            raise KingdominoError("cluster_needs_playouts", bot=str(entrant))
    if find_spec("ray") is None:
        raise MissingExtra("extra_not_installed", extra="ray", package="ray")


class RayWorkers(Generic[Result]):
    """The CPUs of a cluster, from entering to leaving a `with` block; `address` is Ray's, such as `10.0.0.1:6379`."""

    def __init__(self, work: Work[Result], address: str) -> None:
        self._work = work
        self._address = address
        self._output: int | None = None

    def __enter__(self) -> RayWorkers[Result]:
        ray = _ray()
        self._divert_output()
        try:
            ray.init(address=self._address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            self._restore_output()
            reason = " ".join(str(error).split())[:200]
            raise KingdominoError("cluster_not_reached", address=self._address, reason=reason) from None
        return self

    def __exit__(self, *_: object) -> None:
        """Leave the cluster, which ends the tasks of this driver and leaves everybody else's alone."""
        ray = _ray()
        ray.shutdown()
        self._restore_output()

    def _divert_output(self) -> None:
        """Ray writes notes about lost nodes to standard output, which is for the results: send them to the errors."""
        sys.stdout.flush()
        with suppress(OSError):
            self._output = os.dup(_OUTPUT)
            os.dup2(_ERRORS, _OUTPUT)

    def _restore_output(self) -> None:
        if self._output is not None:
            sys.stdout.flush()
            os.dup2(self._output, _OUTPUT)
            os.close(self._output)
            self._output = None

    def play(self, numbers: Iterable[GameNumber], interrupts: Interrupts) -> Iterator[Result]:
        """The results of these games, deck by deck as they are finished."""
        ray = _ray()
        task = ray.remote(max_retries=_RETRIES, num_cpus=1)(play_deck)
        work, wanted = ray.put(self._work), ray.put(identity(self._work.tournament))
        waiting = (list(games) for _, games in groupby(numbers, key=lambda number: number[0]))
        flying: list[Any] = []
        while True:
            room = _TASKS_A_CPU * max(int(ray.cluster_resources().get("CPU", 1)), 1) - len(flying)
            flying += [task.remote(work, wanted, games) for _, games in zip(range(room), waiting, strict=False)]
            if not flying:
                return
            with interrupts.heard():
                ready, flying = ray.wait(flying, num_returns=1)
            for one in ready:
                yield from self._results(one)

    def _results(self, reference: object) -> list[Result]:
        ray = _ray()
        try:
            answer = ray.get(reference)
        except ray.exceptions.RayError as error:
            reason = f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"
            raise KingdominoError("cluster_failed", reason=reason) from None
        if isinstance(answer, KingdominoError):
            raise answer
        return cast("list[Result]", answer)


def play_deck(
    work: Work[Result], wanted: dict[str, object], numbers: Sequence[GameNumber]
) -> list[Result] | KingdominoError:
    """On a node: the games of a deck, if the program and the bots' files here are those of the driver."""
    seats = TournamentSeats(work.tournament.distinct)
    try:
        _check_same(identity(work.tournament), wanted)
        return [work.play(seats, number) for number in numbers]
    except KingdominoError as error:
        return error
    finally:
        seats.close()


def _check_same(here: dict[str, object], wanted: dict[str, object]) -> None:
    for name, value in wanted.items():
        if here.get(name) != value:
            raise KingdominoError("another_version_on_a_node", name=name, there=str(here.get(name)), wanted=str(value))


def _ray() -> Any:  # noqa: ANN401 - the package may be missing, also for the type checker
    return import_module("ray")
