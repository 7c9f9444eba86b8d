"""What each move of a position is worth: simulations that share their chance, fairly spread over the moves.

Successive halving: all arms get equally many simulations, then the better half, and so on, until two are compared. Each
stage has an equal part of the budget. Dropped arms keep their results and an error that says how little they say.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil, inf, log2
from threading import Event
from typing import Final

from kingdomino.kernel import action_of, move_of
from kingdomino.rules import KingdominoError, Move, Position

from .budgets import check_seconds, stream, whole
from .endgame import is_last_round, solve_last_round
from .looks import fair_move, quick_move
from .outlook import ROUNDS
from .prospects import prospects_of, tried
from .samples import Samples, normal
from .shared import MARGIN, NONE, POINTS, SHARES
from .valuation import Candidate, Difference, Progress, Valuation

#: Trials between two looks at the clock and at `stop`, where playouts are counted.
_PORTION: Final = 100
#: Seconds of a portion where time is counted.
_PORTION_SECONDS: Final = 0.004
#: Trials a second that are assumed before any was timed.
_FIRST_PACE: Final = 10_000.0
#: Trials that an evaluation keeps: far more than choose better.
_MOST_TRIALS: Final = 4_000_000
#: Trials of every arm in the first pass of an evaluation without a limit; each pass has twice as many.
_FIRST_PASS: Final = 64
_ALL: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class Style:
    """How moves are compared."""

    #: Whether a placement is tried together with the claim after it.
    pairs: bool = False
    #: The most moves or pairs that are compared, the best-looking ones.
    arms: int = _ALL
    #: Rounds after this one that are played before the value judges what they lead to.
    rounds: int = ROUNDS
    #: The file of the value, such as `kingdomino train` writes it; none for the one in the package.
    value: str | None = None


#: All moves, with values that are fair to each.
FAIR: Final = Style()


def evaluate(
    position: Position,
    *,
    seconds: float | None = None,
    playouts: int | None = None,
    style: Style = FAIR,
    seed: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
) -> Valuation:
    """What every legal move is worth, within seconds or playouts; reproducible with playouts, for any threads."""
    return Evaluation(position, style, seed=seed, threads=threads).run(
        seconds=seconds, playouts=playouts, progress=progress
    )


class Evaluation:
    """One position under evaluation. A second `run` continues the first; `stop` works from another thread.

    With `moves`, only these are compared; the last round is solved for all.
    """

    def __init__(
        self,
        position: Position,
        style: Style = FAIR,
        *,
        seed: int = 0,
        threads: int = 1,
        moves: Sequence[Move] | None = None,
    ) -> None:
        if position.to_act is None:
            raise KingdominoError("nothing_to_choose", due=position.chance_due or position.phase)
        self._position, self._seat, self._style = position, position.to_act, style
        self._seed, self._threads = stream(whole("seed", seed, 0)), whole("threads", threads, 1)
        self._last_round = is_last_round(position)
        #: The arms in the comparison, the best first, and those that left it, the last one first.
        self._alive, self._dropped = list[int](), list[int]()
        if not self._last_round:
            self._prospects = prospects_of(position, pairs=style.pairs, value=style.value)
            looks, actions = self._prospects.looks, self._prospects.first
            chosen = {*actions} if moves is None else {action_of(position, move) for move in moves}
            self._alive = self._by_looks([arm for arm in range(len(looks)) if actions[arm] in chosen])
            self._samples = Samples(looks, position.rules.players)
        self._pace = _FIRST_PACE
        self._stop = Event()
        self._spent = 0.0

    def stop(self) -> None:
        """End the present run and all later ones."""
        self._stop.set()

    @property
    def best(self) -> Move:
        """The best move so far, without the cost of a whole valuation."""
        if self._last_round:
            return self.valuation().best
        return move_of(self._position, self._prospects.first[self._alive[0]])

    def run(
        self, *, seconds: float | None = None, playouts: int | None = None, progress: Progress | None = None
    ) -> Valuation:
        """Evaluate until the seconds or the playouts are spent; without either, until `stop`.

        `progress` is called with the valuation after every stage.
        """
        self.work(seconds=seconds, playouts=playouts, progress=progress)
        return self.valuation()

    def work(
        self, *, seconds: float | None = None, playouts: int | None = None, progress: Progress | None = None
    ) -> None:
        """What `run` does, without the valuation at the end."""
        for _ in self.portions(seconds=seconds, playouts=playouts, progress=progress):
            pass

    def portions(
        self, *, seconds: float | None = None, playouts: int | None = None, progress: Progress | None = None
    ) -> Iterator[None]:
        """What `work` does, a portion of trials at a time, for a program that has other things to do meanwhile."""
        if seconds is not None:
            check_seconds(seconds)
        if playouts is not None:
            playouts = whole("playouts", playouts, 1)
        if self._last_round:
            return
        begun, spent = time.perf_counter(), self._spent
        budget = _Budget(
            playouts=_MOST_TRIALS if playouts is None else min(self._samples.total + playouts, _MOST_TRIALS),
            deadline=inf if seconds is None else begun + seconds,
        )
        unlimited = seconds is None and playouts is None
        size = _FIRST_PASS * len(self._alive + self._dropped)
        while True:
            passed = replace(budget, playouts=self._samples.total + size) if unlimited else budget
            yield from self._halve(passed, progress)
            self._spent = spent + time.perf_counter() - begun
            size *= 2
            if not unlimited or self._stop.is_set() or self._samples.total + size > _MOST_TRIALS:
                return

    def level(self, simulations: int) -> Valuation:
        """Give every move the same number of simulations, unless it has more already."""
        simulations = whole("playouts", simulations, 1)
        if self._last_round:
            return self._exact()
        begun = time.perf_counter()
        self._alive, self._dropped = sorted(self._alive + self._dropped), []
        width = len(self._alive)
        while (made := min(map(self._samples.made.__getitem__, self._alive))) < simulations and not self._stop.is_set():
            self._simulate(min(max(_PORTION // width, 1), simulations - made))
        self._rank()
        self._spent += time.perf_counter() - begun
        return self.valuation()

    def valuation(self) -> Valuation:
        """The results so far."""
        if self._last_round:
            return self._exact()
        players = self._position.rules.players
        margins, points = self._samples.estimates(MARGIN), self._samples.estimates(POINTS)
        shares = [self._samples.estimates(SHARES + seat) for seat in range(players)]
        candidates = dict[int, Candidate]()
        for arm in self._alive + self._dropped:
            action, made = self._prospects.first[arm], self._samples.made[arm]
            if action in candidates:  # the same placement with another claim
                known = candidates[action]
                candidates[action] = replace(known, playouts=known.playouts + made)
                continue
            parts = normal([shares[seat][arm] for seat in range(players)])
            candidates[action] = Candidate(
                move=move_of(self._position, action),
                wins=parts[self._seat],
                shares=parts,
                margin=margins[arm].value,
                points=points[arm].value,
                error=shares[self._seat][arm].error,
                margin_error=margins[arm].error,
                playouts=made,
            )
        return Valuation(
            tuple(candidates.values()),
            self._line(self._alive[0]),
            self._samples.total,
            self._spent,
            compared=len({self._prospects.first[arm] for arm in self._alive}),
        )

    def line_after(self, move: Move) -> tuple[Move, ...]:
        """A move and those that would follow until chance is due."""
        if self._last_round:
            rest = self._position.play(move)
            return (move,) if rest.is_over else (move, *solve_last_round(rest).line)
        return self._line(self._arm_of(move))

    def difference(self, one: Move, other: Move) -> Difference:
        """How much better a move is than another, over the simulations that both have: victories and margin."""
        arms = self._arm_of(one), self._arm_of(other)
        wins, error = self._samples.difference(*arms, SHARES + self._seat)
        return Difference(wins, error, *self._samples.difference(*arms, MARGIN))

    def _arm_of(self, move: Move) -> int:
        """The arm that a move is reported by."""
        action = action_of(self._position, move)
        return next(arm for arm in self._alive + self._dropped if self._prospects.first[arm] == action)

    def _halve(self, budget: _Budget, progress: Progress | None) -> Iterator[None]:
        """One pass: all arms, then the better half, until two were compared."""
        self._alive, self._dropped = self._by_looks(self._alive + self._dropped), []
        self._keep(self._style.arms)
        while len(self._alive) * _stages(len(self._alive)) > max(budget.playouts - self._samples.total, 1):
            self._keep(len(self._alive) - 1)  # the best-looking: there is not even one simulation for each
        stages = _stages(len(self._alive))
        for stage in range(stages):
            if stage:
                self._keep(-(-len(self._alive) // 2))
            yield from self._compare(budget.part(stages - stage, self._samples.total, time.perf_counter()))
            self._rank()
            if progress is not None:
                progress(self.valuation())
            if self._stop.is_set():
                return

    def _keep(self, count: int) -> None:
        self._alive, self._dropped = self._alive[:count], self._alive[count:] + self._dropped

    def _rank(self) -> None:
        """Sort the arms of the comparison by their means, the best first."""
        self._alive = self._samples.rank(self._alive)

    def _compare(self, budget: _Budget) -> Iterator[None]:
        """Give all arms of the comparison equally many simulations until the budget is spent."""
        width = len(self._alive)
        now = time.perf_counter()
        while not self._stop.is_set():
            columns = min(budget.playouts - self._samples.total, _PORTION) // width
            if budget.deadline < inf:
                seconds = min(budget.deadline - now, _PORTION_SECONDS)
                if seconds <= 0.0:
                    return
                columns = min(columns, max(int(seconds * self._pace / width), 1))
            if columns == 0 and (self._samples.total + width > budget.playouts):
                return
            columns = max(columns, 1)
            made = self._samples.total
            self._simulate(columns)
            before, now = now, time.perf_counter()
            self._pace = max(self._samples.total - made, 1) / max(now - before, 1e-6)
            yield

    def _simulate(self, columns: int) -> None:
        """Run the next trials of the arms in the comparison."""
        made = self._samples.made
        start, rounds = min(made[arm] for arm in self._alive), self._style.rounds
        results = tried(self._prospects, rounds, self._alive, made, start, columns, self._seed, self._threads)
        self._samples.add(self._alive, start, results)

    def _by_looks(self, arms: Sequence[int]) -> list[int]:
        looks = self._prospects.looks
        return sorted(arms, key=lambda arm: (-looks[arm], arm))

    def _line(self, arm: int) -> tuple[Move, ...]:
        """An arm's move and those that would follow until chance."""
        position, style = self._position, self._style
        line = [move_of(position, self._prospects.first[arm])]
        position = position.play(line[0])
        if self._prospects.second[arm] != NONE and position.to_act is not None:
            line.append(move_of(position, self._prospects.second[arm]))
            position = position.play(line[1])
        while position.to_act is not None:
            line.append(quick_move(position, value=style.value) if style.pairs else fair_move(position, style.value))
            position = position.play(line[-1])
        return tuple(line)

    def _exact(self) -> Valuation:
        """The last round, in which nothing is hidden and no player affects another."""
        begun = time.perf_counter()
        solved = solve_last_round(self._position)
        candidates = tuple(
            Candidate(end.move, end.shares[self._seat], end.shares, float(end.margin), float(end.points), 0.0, 0.0, 0)
            for end in solved.ends
        )
        spent = self._spent + time.perf_counter() - begun
        return Valuation(candidates, solved.line, 0, spent, exact=True, compared=len(candidates))


@dataclass(frozen=True, slots=True)
class _Budget:
    """The number of simulations and the time at which to end."""

    playouts: int
    deadline: float

    def part(self, stages: int, made: int, now: float) -> _Budget:
        """The part of the first of so many stages."""
        playouts = made + (self.playouts - made) // stages
        deadline = now + (self.deadline - now) / stages if self.deadline < inf else inf
        return _Budget(playouts, deadline)


def _stages(arms: int) -> int:
    """Comparisons until one of these arms is chosen."""
    return max(ceil(log2(arms)), 1)
