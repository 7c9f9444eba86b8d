"""What each move of a position is worth: simulations that share their chance, fairly spread over the moves.

Successive halving: all arms get equally many simulations, then the better half, and so on, until two are compared. Each
stage has an equal part of the budget. Dropped arms keep their results and an error that says how little they say.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, inf, log2
from threading import Event, Thread
from typing import Final

import numpy as np

from kingdomino.kernel import NumberArray, WordArray, action_of, move_of, to_state
from kingdomino.kernel.compiled import MOST_ACTIONS, Word
from kingdomino.rules import KingdominoError, Move, Position

from .arms import (
    MARGIN,
    MOST_CLAIMS,
    NONE,
    POINTS,
    SHARES,
    Arms,
    Results,
    simulate_arms,
    write_decisions,
    write_pairs,
)
from .budgets import check_seconds, whole
from .endgame import is_last_round, solve_last_round
from .net import net_of
from .samples import Estimate, Samples
from .seeds import generator_for
from .styles import FAIR, Style
from .tree import Tree, most_visited, new_tree
from .trials import new_prospects, quick_move, run_trials, temper_for, write_prospects
from .valuation import Candidate, Difference, Progress, Valuation

#: Simulations between two looks at the clock and at `stop`, where playouts are counted.
_PORTION: Final = 1_000
_PORTION_OF_TRIALS: Final = 100
#: Seconds of a portion where time is counted.
_PORTION_SECONDS: Final = 0.004
#: Simulations a second that are assumed before any was timed.
_FIRST_PACE: Final = 50_000.0
#: Fewer simulations than this are not worth starting threads for.
_FEWEST_FOR_THREADS: Final = 256
#: Simulations that an evaluation keeps: far more than choose better.
_MOST_SIMULATIONS: Final = 4_000_000
#: Simulations of every arm in the first pass of an evaluation without a limit; each pass has twice as many.
_FIRST_PASS: Final = 64
_FEWEST_NODES, _MOST_NODES = 20_000, 1_500_000
_NODES_A_SIMULATION: Final = 10


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
    """What every legal move is worth, within seconds or playouts; reproducible with playouts."""
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
        self._position, self._seat = position, position.to_act
        self._root = to_state(position)
        self._style = style
        self._judgement, self._shape = style.judgement.in_floats(), style.shape.in_floats()
        self._seed = Word(generator_for(whole("seed", seed, 0), 0)[0])
        self._threads = whole("threads", threads, 1)
        #: By arm, where trials by the learned value begin.
        self._ends: WordArray = np.zeros((0, 0), np.uint64)
        self._arms = self._write_arms(moves)
        looks = self._arms.priors if style.rounds else None
        self._samples = Samples(len(self._arms.first), position.rules.players, self._seat, self._shape, looks)
        self._trees = list[Tree]()
        self._portion = _PORTION if style.rounds == 0 else _PORTION_OF_TRIALS
        self._pace = _FIRST_PACE
        #: The arms in the comparison, the best first, and those that left it, the last one first.
        self._alive: NumberArray = np.arange(len(self._arms.first))
        self._dropped: NumberArray = self._alive[:0]
        self._stop = Event()
        self._spent = 0.0

    def stop(self) -> None:
        """End the present run and all later ones."""
        self._stop.set()

    @property
    def best(self) -> Move:
        """The best move so far, without the cost of a whole valuation."""
        if is_last_round(self._root):
            return self.valuation().best
        return move_of(self._position, int(self._arms.first[self._alive[0]]))

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
        if seconds is not None:
            check_seconds(seconds)
        if playouts is not None:
            playouts = whole("playouts", playouts, 1)
        if is_last_round(self._root):
            return
        begun, spent = time.perf_counter(), self._spent
        budget = _Budget(
            playouts=_MOST_SIMULATIONS if playouts is None else min(self._samples.total + playouts, _MOST_SIMULATIONS),
            deadline=inf if seconds is None else begun + seconds,
        )
        self._make_trees(seconds, playouts)
        unlimited = seconds is None and playouts is None
        size = _FIRST_PASS * len(self._arms.first)
        while True:
            self._halve(replace(budget, playouts=self._samples.total + size) if unlimited else budget, progress)
            self._spent = spent + time.perf_counter() - begun
            size *= 2
            if not unlimited or self._stop.is_set() or self._samples.total + size > _MOST_SIMULATIONS:
                return

    def level(self, simulations: int) -> Valuation:
        """Give every move the same number of simulations, unless it has more already."""
        simulations = whole("playouts", simulations, 1)
        if is_last_round(self._root):
            return self._exact()
        begun = time.perf_counter()
        self._make_trees(None, simulations * len(self._arms.first))
        self._alive = np.sort(np.concatenate([self._alive, self._dropped]))
        self._dropped = self._alive[:0]
        width = len(self._alive)
        while (made := int(self._samples.made.min())) < simulations and not self._stop.is_set():
            self._simulate(min(max(self._portion // width, 1), simulations - made))
        self._rank()
        self._spent += time.perf_counter() - begun
        return self.valuation()

    def valuation(self) -> Valuation:
        """The results so far."""
        if is_last_round(self._root):
            return self._exact()
        order = np.concatenate([self._alive, self._dropped])
        players = self._position.rules.players
        margins, points = self._samples.estimates(MARGIN), self._samples.estimates(POINTS)
        shares = [self._samples.estimates(SHARES + seat) for seat in range(players)]
        candidates = dict[int, Candidate]()
        for arm in order.tolist():
            action, made = int(self._arms.first[arm]), int(self._samples.made[arm])
            if action in candidates:  # the same placement with another claim
                known = candidates[action]
                candidates[action] = replace(known, playouts=known.playouts + made)
                continue
            parts = _normal([shares[seat][arm] for seat in range(players)])
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
            self._line(int(self._alive[0])),
            self._samples.total,
            self._spent,
            compared=len(set(self._arms.first[self._alive].tolist())),
        )

    def line_after(self, move: Move) -> tuple[Move, ...]:
        """A move and those that would follow until chance is due."""
        if is_last_round(self._root):
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
        order: list[int] = np.concatenate([self._alive, self._dropped]).tolist()
        action = action_of(self._position, move)
        return next(arm for arm in order if self._arms.first[arm] == action)

    def _write_arms(self, moves: Sequence[Move] | None) -> Arms:
        """The arms of the root, the best-looking first: of all moves or of these."""
        room = MOST_ACTIONS * MOST_CLAIMS if self._style.pairs else MOST_ACTIONS
        arms = Arms(np.empty(room, np.int64), np.empty(room, np.int64), np.empty(room, np.float64))
        if self._style.rounds:
            arms, count = self._write_prospects(arms)
        elif self._style.pairs:
            count = write_pairs(self._root, self._judgement, arms, self._style.arms)
        else:
            count = write_decisions(self._root, self._judgement, arms)
        chosen = np.ones(count, np.bool_)
        if moves is not None:
            chosen = np.isin(arms.first[:count], [action_of(self._position, move) for move in moves])
        if len(self._ends):
            self._ends = self._ends[chosen]
        return Arms(arms.first[:count][chosen], arms.second[:count][chosen], arms.priors[:count][chosen])

    def _write_prospects(self, arms: Arms) -> tuple[Arms, int]:
        """Arms by the learned value, the best-looking first, and where the round will end after each of them."""
        if is_last_round(self._root):
            return arms, 0
        self._temper = temper_for(self._position.rules.players, self._seat)
        ends = new_prospects(len(arms.first))
        count = write_prospects(net_of(self._style.value), self._root, self._temper, self._style.pairs, arms, ends)
        order = np.argsort(-arms.priors[:count], kind="stable")
        self._ends = ends[order]
        return Arms(arms.first[order], arms.second[order], arms.priors[order]), int(count)

    def _make_trees(self, seconds: float | None, playouts: int | None) -> None:
        if self._trees or self._style.rounds:
            return
        nodes = 1 + len(self._arms.first)
        if self._shape.patience < inf:
            wanted = int(_MOST_NODES * (seconds or 1.0)) if playouts is None else _NODES_A_SIMULATION * playouts
            nodes += min(max(wanted, _FEWEST_NODES), _MOST_NODES)
        self._trees = [new_tree(nodes) for _ in range(self._threads)]
        for tree in self._trees:
            tree.nodes[0] = 1 + len(self._arms.first)

    def _halve(self, budget: _Budget, progress: Progress | None) -> None:
        """One pass: all arms, then the better half, until two were compared."""
        alive = self._alive = np.sort(np.concatenate([self._alive, self._dropped]))
        self._dropped = alive[:0]
        self._keep(self._style.arms)
        while len(self._alive) * _stages(len(self._alive)) > max(budget.playouts - self._samples.total, 1):
            self._keep(len(self._alive) - 1)  # the best-looking: there is not even one simulation for each
        stages = _stages(len(self._alive))
        for stage in range(stages):
            if stage:
                self._keep(-(-len(self._alive) // 2))
            self._compare(budget.part(stages - stage, self._samples.total, time.perf_counter()))
            self._rank()
            if progress is not None:
                progress(self.valuation())
            if self._stop.is_set():
                return

    def _keep(self, count: int) -> None:
        self._dropped = np.concatenate([self._alive[count:], self._dropped])
        self._alive = self._alive[:count]

    def _rank(self) -> None:
        """Sort the arms of the comparison by their means, the best first."""
        self._alive = self._alive[np.argsort(-self._samples.means(self._alive), kind="stable")]

    def _compare(self, budget: _Budget) -> None:
        """Give all arms of the comparison equally many simulations until the budget is spent."""
        width = len(self._alive)
        now = time.perf_counter()
        while not self._stop.is_set():
            columns = min(budget.playouts - self._samples.total, self._portion) // width
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

    def _simulate(self, columns: int) -> None:
        """Run the next simulations of the arms in the comparison, each number for all arms in one thread."""
        start = int(self._samples.made[self._alive].min())
        results = np.empty((len(self._alive), columns, SHARES + self._position.rules.players), np.int16)
        threads = self._threads if len(self._alive) * columns >= _FEWEST_FOR_THREADS else 1
        cuts = [columns * index // threads for index in range(threads + 1)]
        others = [
            Thread(target=self._simulate_part, args=(index, start, results, cuts[index], cuts[index + 1]))
            for index in range(1, threads)
        ]
        for thread in others:
            thread.start()
        try:
            self._simulate_part(0, start, results, cuts[0], cuts[1])
        finally:
            for thread in others:
                thread.join()
        self._samples.add(self._alive, start, results)

    def _simulate_part(self, index: int, start: int, results: Results, first: int, last: int) -> None:
        if self._style.rounds:
            net, made = net_of(self._style.value), self._samples.made
            trials = self._alive, made, start, self._seed, results, first, last
            run_trials(net, self._ends, self._seat, self._temper, self._style.rounds, *trials)
            return
        simulate_arms(
            self._trees[index],
            self._root,
            self._arms,
            self._alive,
            self._samples.made,
            start,
            self._seed,
            self._judgement,
            self._shape,
            results,
            first,
            last,
        )

    def _line(self, arm: int) -> tuple[Move, ...]:
        """An arm's move and those that would follow until chance: by the tree, then the best-looking ones."""
        position, tree, node = self._position, (self._trees[0] if self._trees else None), 1 + arm
        line = [move_of(position, int(self._arms.first[arm]))]
        position = position.play(line[0])
        if self._arms.second[arm] != NONE and position.to_act is not None:
            line.append(move_of(position, int(self._arms.second[arm])))
            position = position.play(line[1])
        looks = Arms(np.empty(MOST_ACTIONS, np.int64), np.empty(MOST_ACTIONS, np.int64), np.empty(MOST_ACTIONS))
        while position.to_act is not None:
            node = most_visited(tree, node) if tree is not None and node else 0
            if self._style.rounds:
                action = action_of(position, quick_move(position, value=self._style.value))
            elif node and tree is not None:
                action = int(tree.actions[node])
            else:
                write_decisions(to_state(position), self._judgement, looks)
                action = int(looks.first[0])
            line.append(move_of(position, action))
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


def _normal(shares: list[Estimate]) -> tuple[float, ...]:
    """Shares that are none below 0 and have the sum 1."""
    values = [max(share.value, 0.0) for share in shares]
    total = sum(values)
    return tuple(value / total if total else 1.0 / len(values) for value in values)
