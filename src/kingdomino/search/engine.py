"""Searching a position: within a budget, on any number of threads, interruptible, with a report of the results."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from threading import Event, Thread
from typing import Final

import numpy as np

from kingdomino.kernel import FloatArray, WordArray, legal_actions, move_of, to_state
from kingdomino.rules import KingdominoError, Move, Position, clipped

from .endgame import is_last_round, merits_of_last_placements, points_of
from .tree import Shape, Tree, new_tree, simulate
from .weights import Judgement

#: Seconds for a portion of simulations: budgets and interruptions are checked between portions.
_PORTION_SECONDS: Final = 0.004
_FIRST_PORTION: Final = 16
_NODES_A_SIMULATION: Final = 10
_FEWEST_NODES, _MOST_NODES = 20_000, 1_500_000

_JUDGEMENT, _SHAPE = Judgement(), Shape()


@dataclass(frozen=True, slots=True)
class Style:
    """How a position is searched: the quick judgement of the playouts and the shape of the tree."""

    judgement: Judgement = _JUDGEMENT
    shape: Shape = _SHAPE


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move with its visits, its expected points ahead of the best other, and its share of victories.

    A shared victory counts half.
    """

    move: Move
    visits: int
    value: float
    wins: float


@dataclass(frozen=True, slots=True)
class Report:
    """The results of a search so far, the best candidate first. An exact report used no random playouts."""

    candidates: tuple[Candidate, ...]
    line: tuple[Move, ...]
    playouts: int
    seconds: float
    exact: bool = False

    @property
    def best(self) -> Move:
        """The move to make."""
        return self.candidates[0].move


Progress = Callable[[Report], None]


class Search:
    """One position under search. A second `run` continues the first; `stop` works from another thread."""

    def __init__(self, position: Position, style: Style, *, seed: int = 0, threads: int = 1) -> None:
        if position.to_act is None:
            raise KingdominoError("nothing_to_choose", due=position.chance_due or position.phase)
        self._position = position
        self._root = to_state(position)
        self._judgement = style.judgement.in_floats()
        self._shape = style.shape.in_floats()
        self._generators = [generator_for(seed, thread) for thread in range(threads)]
        self._trees: list[Tree] = []
        self._stop = Event()
        self._spent = 0.0

    def stop(self) -> None:
        """End the present run and all later ones."""
        self._stop.set()

    def run(
        self, *, seconds: float | None = None, playouts: int | None = None, progress: Progress | None = None
    ) -> Report:
        """Search until the seconds or the playouts are spent, and report; without either, until `stop`.

        `progress` is called with the report between portions.
        """
        _check("seconds", seconds)
        _check("playouts", playouts)
        begun = time.perf_counter()
        if is_last_round(self._root):
            return self._solve(begun)
        self._make_trees(seconds, playouts)
        deadline = begun + seconds if seconds is not None else float("inf")
        share = -(-playouts // len(self._trees)) if playouts is not None else None
        others = [Thread(target=self._work, args=(index, deadline, share)) for index in range(1, len(self._trees))]
        for thread in others:
            thread.start()
        try:
            self._work(0, deadline, share, progress)
        except BaseException:
            self._stop.set()
            raise
        finally:
            for thread in others:
                thread.join()
        self._spent += time.perf_counter() - begun
        return self.report()

    def report(self) -> Report:
        """The results so far."""
        if not self._trees:
            return Report((), (), 0, self._spent)
        candidates = self._candidates()
        playouts = int(sum(tree.visits[0] for tree in self._trees))
        return Report(candidates, self._line(candidates[0].move), playouts, self._spent)

    def _make_trees(self, seconds: float | None, playouts: int | None) -> None:
        if not self._trees:
            wanted = _NODES_A_SIMULATION * playouts if playouts is not None else int(_MOST_NODES * (seconds or 1.0))
            nodes = min(max(wanted, _FEWEST_NODES), _MOST_NODES)
            self._trees = [new_tree(nodes) for _ in self._generators]

    def _work(self, index: int, deadline: float, share: int | None, progress: Progress | None = None) -> None:
        """Grow one tree, portion by portion, until time or playouts are spent or `stop` is called."""
        tree, generator = self._trees[index], self._generators[index]
        portion, left = _FIRST_PORTION, share
        now = time.perf_counter()
        while True:
            simulations = portion if left is None else min(portion, left)
            simulate(tree, self._root, simulations, self._judgement, self._shape, generator)
            left = None if left is None else left - simulations
            before, now = now, time.perf_counter()
            pace = (now - before) / simulations
            portion = max(1, int(min(_PORTION_SECONDS, max(deadline - now, 0.0)) / pace))
            if progress is not None:
                progress(self.report())
            if self._stop.is_set() or now >= deadline or left == 0:
                return

    def _candidates(self) -> tuple[Candidate, ...]:
        """The root's moves with the visits and values of all trees, most visited first."""
        sums: dict[int, FloatArray] = {}
        for tree in self._trees:
            for child in _children(tree, 0):
                seen = np.array([tree.visits[child], tree.values[child], tree.margins[child], tree.wins[child]])
                action = int(tree.actions[child])
                sums[action] = sums[action] + seen if action in sums else seen
        ranked = sorted(sums, key=lambda action: (-sums[action][0], -sums[action][1], action))
        return tuple(self._candidate(action, *sums[action].tolist()) for action in ranked)

    def _candidate(self, action: int, visits: float, _: float, margins: float, wins: float) -> Candidate:
        tries = max(visits, 1.0)
        return Candidate(move_of(self._position, action), int(visits), margins / tries, wins / tries)

    def _line(self, best: Move) -> tuple[Move, ...]:
        """The expected moves after the best one, by the first tree, until chance is due."""
        tree, node = self._trees[0], 0
        position, line = self._position, [best]
        while True:
            wanted = line[-1]
            children = _children(tree, node)
            node = next((child for child in children if move_of(position, int(tree.actions[child])) == wanted), 0)
            position = position.play(wanted)
            following = [child for child in _children(tree, node) if tree.visits[child]] if node else []
            if not following or position.to_act is None:
                return tuple(line)
            line.append(move_of(position, int(tree.actions[max(following, key=lambda child: tree.visits[child])])))

    def _solve(self, begun: float) -> Report:
        """The last round, exactly: no player affects another, so each maximises its own result."""
        ranked = _last_placements(self._position)
        position, line = self._position, list[Move]()
        while not position.is_over:
            line.append(_last_placements(position)[0][0] if line else ranked[0][0])
            position = position.play(line[-1])
        ends = [position.score(seat).total for seat in range(position.rules.players)]
        own = ends.pop(self._position.to_act or 0)
        margins = [points - max(ends) for points in (own, *(points for _, points in ranked[1:]))]
        candidates = tuple(
            Candidate(move, 1, margin, 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0)
            for (move, _), margin in zip(ranked, margins, strict=True)
        )
        self._spent += time.perf_counter() - begun
        return Report(candidates, tuple(line), 0, self._spent, exact=True)


def _last_placements(position: Position) -> list[tuple[Move, int]]:
    """The moves in the last round with the points that the acting player can still end with, best first."""
    root = to_state(position)
    actions, _ = legal_actions(root[None])
    moves = [move_of(position, int(action)) for action in actions]
    merits = np.zeros(len(actions), np.uint64)
    if len(moves) > 1:  # a discard has no choice, and is no placement
        merits_of_last_placements(root, actions, merits)
    ranked = sorted(range(len(moves)), key=lambda index: (-int(merits[index]), index))
    return [(moves[index], points_of(merits[index])) for index in ranked]


def _check(name: str, budget: float | None) -> None:
    if budget is not None and not 0 < budget < float("inf"):
        raise KingdominoError("unusable_budget", name=name, value=clipped(budget))


def _children(tree: Tree, node: int) -> range:
    return range(int(tree.first[node]), int(tree.first[node]) + int(tree.children[node]))


def generator_for(seed: int, thread: int) -> WordArray:
    """An independent stream for every seed and thread: neighbouring seeds must not give one stream, shifted."""
    return np.frombuffer(sha256(f"kingdomino-search/{seed}/{thread}".encode()).digest()[:8], np.uint64).copy()
