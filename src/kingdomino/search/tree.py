"""A tree of decisions, grown simulation by simulation.

Every simulation deals the unseen dominoes anew. While it walks in the tree it follows what has done best so far for the
player to act; then the quick judgement plays to the end. The tree holds what is decided on dominoes that all can see:
placements and claims of this round, placements of the next, and claims as long as no line was dealt by chance since. A
node is an index into parallel arrays; its children lie side by side, the best-looking first.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from kingdomino.kernel import results, rounds
from kingdomino.kernel.jit import entry, helper
from kingdomino.kernel.layout import LINE_SIZE, PLAYERS, UNSEEN
from kingdomino.kernel.tables import Numbers, Words
from kingdomino.kernel.words import Word, popcount

from .policy import claim_lane, play_out, rank_decisions
from .weights import Weights

Floats = npt.NDArray[np.float64]

_0: Final = Word(0)
_MOST_CHILDREN: Final = 330
_LONGEST_PATH: Final = 256

#: Numbers in `counts`: nodes in use, simulations made; in `spread`: sums of values and of their squares.
USED, SIMULATIONS = 0, 1


@dataclass(frozen=True, slots=True)
class Shape:
    """How the tree is grown."""

    #: Weight of trying what was tried less, in standard deviations of the value.
    exploration: float = 1.0
    #: Weight of the quick judgement, fading as a move is tried.
    bias: float = 3.0
    #: Moves considered at first, and how their number grows with the visits.
    width: float = 2.0
    widening: float = 0.4
    #: Visits before a node gets children.
    patience: float = 4.0
    #: Rounds that the tree reaches into.
    rounds: float = 2.0
    #: What a result is worth to a player: points ahead of the best other …
    margin: float = 1.0
    #: … own points …
    points: float = 0.0
    #: … and a victory, shared ones half.
    victory: float = 0.0

    def numbers(self) -> Floats:
        """As the compiled code takes them."""
        return np.array(astuple(self), dtype=np.float64)


_EXPLORATION, _BIAS, _WIDTH, _WIDENING, _PATIENCE, _ROUNDS, _MARGIN, _POINTS, _VICTORY = range(9)


class Tree:
    """The arrays of one tree; node 0 is the root."""

    def __init__(self, nodes: int) -> None:
        self.first = np.zeros(nodes, np.int32)
        self.children = np.zeros(nodes, np.int32)
        self.actions = np.zeros(nodes, np.int64)
        self.priors = np.zeros(nodes, np.float64)
        self.visits = np.zeros(nodes, np.float64)
        self.values = np.zeros(nodes, np.float64)
        self.margins = np.zeros(nodes, np.float64)
        self.wins = np.zeros(nodes, np.float64)
        self.counts = np.array([1, 0], np.int64)
        self.spread = np.zeros(2, np.float64)


@helper
def _choose(
    node: int,
    first: npt.NDArray[np.int32],
    children: npt.NDArray[np.int32],
    priors: Floats,
    visits: Floats,
    values: Floats,
    shape: Floats,
    deviation: float,
) -> int:
    """The child to try: what has done well, is little tried, or looks good."""
    tried = visits[node]
    wide = int(2.0 + shape[_WIDTH] * tried ** shape[_WIDENING])
    start = int(first[node])
    last = start + min(int(children[node]), wide)
    explore = shape[_EXPLORATION] * deviation * np.sqrt(np.log(tried + 1.0))
    best, best_value = start, -1e18
    for child in range(start, last):
        if visits[child] == 0.0:
            value = 1e6 + priors[child]
        else:
            value = values[child] / visits[child] + explore / np.sqrt(visits[child])
            value += shape[_BIAS] * priors[child] / (visits[child] + 1.0)
        if value > best_value:
            best, best_value = child, value
    return best


@helper
def _margin(totals: Floats, players: int, seat: int) -> float:
    """Points ahead of the best other."""
    best_other = -1.0
    for other in range(players):
        if other != seat and totals[other] > best_other:
            best_other = totals[other]
    return float(totals[seat] - best_other)


@helper
def _won(margin: float) -> float:
    """A victory; a shared one is half of one."""
    return 1.0 if margin > 0.0 else 0.5 if margin == 0.0 else 0.0


@helper
def _worth(points: float, margin: float, shape: Floats) -> float:
    """What a result is worth to whom it belongs."""
    return float(shape[_MARGIN] * margin + shape[_POINTS] * points + shape[_VICTORY] * _won(margin))


@entry
def simulate(
    root: Words,
    simulations: int,
    weights: Weights,
    shape: Floats,
    generator: Words,
    first: npt.NDArray[np.int32],
    children: npt.NDArray[np.int32],
    actions: Numbers,
    priors: Floats,
    visits: Floats,
    values: Floats,
    margins: Floats,
    wins: Floats,
    counts: Numbers,
    spread: Floats,
) -> None:
    """Run so many simulations from the root; the tree grows until its arrays are full."""
    state = np.empty(len(root), np.uint64)
    path, deciders = np.empty(_LONGEST_PATH, np.int64), np.empty(_LONGEST_PATH, np.int64)
    totals, players = np.empty(4, np.float64), int(root[PLAYERS])
    capacity = len(first) - _MOST_CHILDREN
    for _ in range(simulations):
        for word in range(len(root)):
            state[word] = root[word]
        made = max(np.float64(counts[SIMULATIONS]), 1.0)
        mean = spread[0] / made
        deviation = np.sqrt(max(spread[1] / made - mean * mean, 1.0))
        node, length, deals = 0, 0, 0
        in_tree, certain = True, True
        while in_tree:
            next_due = rounds.due(state)
            if next_due == rounds.OVER:
                break
            if next_due in (rounds.DEAL_DUE, rounds.KINGS_DUE):
                certain = certain and next_due == rounds.DEAL_DUE and popcount(state[UNSEEN]) == state[LINE_SIZE]
                deals += 1
                in_tree = deals < shape[_ROUNDS]
                rounds.play_chance(state, generator)
                continue
            seat = rounds.to_act(state)
            if next_due == rounds.CLAIM_DUE and not certain:
                rounds.claim(state, claim_lane(state, seat, weights, generator))
                continue
            if children[node] == 0:
                if (visits[node] < shape[_PATIENCE] and node != 0) or counts[USED] >= capacity:
                    in_tree = False
                    continue
                start = int(counts[USED])
                born = rank_decisions(state, weights, actions, priors, start)
                first[node], children[node] = start, born
                counts[USED] = start + born
            node = _choose(node, first, children, priors, visits, values, shape, deviation)
            path[length], deciders[length] = node, int(seat)
            length += 1
            rounds.decide(state, Word(actions[node]))
        play_out(state, weights, generator)
        for player in range(players):
            totals[player] = np.float64(np.int64(results.total(state, Word(player))))
        visits[0] += 1.0
        for step in range(length):
            margin = _margin(totals, players, deciders[step])
            visits[path[step]] += 1.0
            values[path[step]] += _worth(totals[deciders[step]], margin, shape)
            margins[path[step]] += margin
            wins[path[step]] += _won(margin)
        worth = _worth(totals[0], _margin(totals, players, 0), shape)
        spread[0] += worth
        spread[1] += worth * worth
        counts[SIMULATIONS] += 1


def run_simulations(
    tree: Tree,
    root: Words,
    simulations: int,
    weights: Weights,
    shape: Floats,
    generator: Words,
) -> None:
    """Run simulations in a tree."""
    simulate(
        root,
        simulations,
        weights,
        shape,
        generator,
        tree.first,
        tree.children,
        tree.actions,
        tree.priors,
        tree.visits,
        tree.values,
        tree.margins,
        tree.wins,
        tree.counts,
        tree.spread,
    )
