"""What a position is worth to every seat, also where chance is due: the mean of trials from that position.

An arm of an evaluation has the value of the position behind its move. So the value of a position before a deal is the
mean over the deals, and the values of positions that follow one another fit together.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import inf
from typing import Final

from kingdomino.rules import Position

from .budgets import check_seconds, stream, whole
from .endgame import is_last_round, solve_last_round
from .looks import fair_move
from .prospects import Prospects, prospects_of, tried
from .samples import Samples, normal
from .shared import SHARES

#: Rounds that trials play.
ROUNDS: Final = 2
#: Trials between two looks at the clock.
_PORTION: Final = 50
_MOST_TRIALS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Outlook:
    """By seat: the share of the victory to expect, and its standard error. An exact one used no playouts."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]
    playouts: int
    exact: bool = False


def expect(
    position: Position,
    *,
    seconds: float | None = None,
    playouts: int | None = None,
    seed: int = 0,
    threads: int = 1,
) -> Outlook:
    """The value of a position of any phase, all seats playing by the learned value from there on.

    The last round is solved; of a game that is over, the result is the value (R31-R33). With playouts it is
    reproducible, for any number of threads.
    """
    if seconds is not None:
        check_seconds(seconds)
    most = _MOST_TRIALS
    if playouts is not None or seconds is None:
        most = min(whole("playouts", playouts, 1), _MOST_TRIALS)
    seed, threads = whole("seed", seed, 0), whole("threads", threads, 1)
    if position.is_over:
        return _known(_final_shares(position))
    if is_last_round(position):
        return _known(solve_last_round(position).ends[0].shares)
    while position.to_act is not None:
        position = position.play(fair_move(position))
    return _simulated(prospects_of(position), seconds, most, seed, threads)


def _known(shares: tuple[float, ...]) -> Outlook:
    return Outlook(shares, (0.0,) * len(shares), 0, exact=True)


def _final_shares(position: Position) -> tuple[float, ...]:
    winners = position.winners()
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(position.rules.players))


def _simulated(prospects: Prospects, seconds: float | None, playouts: int, seed: int, threads: int) -> Outlook:
    deadline = inf if seconds is None else time.perf_counter() + seconds
    samples = Samples([0.0], prospects.players)
    while samples.total < playouts and (not samples.total or time.perf_counter() < deadline):
        made, count = samples.total, min(_PORTION * threads, playouts - samples.total)
        samples.add([0], made, tried(prospects, ROUNDS, [0], [made], made, count, stream(seed), threads))
    found = [samples.estimates(SHARES + seat)[0] for seat in range(prospects.players)]
    return Outlook(normal(found), tuple(one.error for one in found), samples.total)
