"""A tree of decisions, grown simulation by simulation.

Every simulation deals the unseen dominoes anew. Within the tree it selects moves by their results so far for the player
to act; then the quick judgement plays to the end. The tree holds the decisions on dominoes that all players can see:
placements and claims of this round, placements of the next, and claims until a line is dealt at random. A node is an
index into parallel arrays; its children are adjacent, the best-looking first.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kingdomino.kernel.compiled import (
    CLAIM_DUE,
    DEAL_DUE,
    KINGS_DUE,
    LINE_SIZE,
    OVER,
    PLAYERS,
    UNSEEN,
    FloatArray,
    NumberArray,
    Word,
    WordArray,
    claim,
    decide,
    due,
    entry,
    inlined,
    play_chance,
    popcount,
    to_act,
    total,
)

from .policy import claim_lane, play_out, rank_decisions
from .weights import Judgement

_MOST_CHILDREN: Final = 330
_LONGEST_PATH: Final = 256
_MOST_PLAYERS: Final = 4


class Shape(NamedTuple):
    """How the tree is grown."""

    #: Weight of trying moves with few visits, in standard deviations of the value.
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
    #: The value of a result to a player: points ahead of the best other …
    margin: float = 1.0
    #: … own points …
    points: float = 0.0
    #: … and a victory, shared ones half.
    victory: float = 0.0

    def in_floats(self) -> Shape:
        """The same numbers as floats: code is compiled for floats, and callers may give integers."""
        return Shape(*map(float, self))


class Tree(NamedTuple):
    """The arrays of one tree, by node; node 0 is the root. The last four hold one number each."""

    first: npt.NDArray[np.int32]
    children: npt.NDArray[np.int32]
    actions: NumberArray
    priors: FloatArray
    visits: FloatArray
    values: FloatArray
    margins: FloatArray
    wins: FloatArray
    nodes: NumberArray
    simulations: NumberArray
    sum_of_values: FloatArray
    sum_of_squares: FloatArray


def new_tree(nodes: int) -> Tree:
    """A tree with a root and room for this many nodes."""
    return Tree(
        first=np.zeros(nodes, np.int32),
        children=np.zeros(nodes, np.int32),
        actions=np.zeros(nodes, np.int64),
        priors=np.zeros(nodes, np.float64),
        visits=np.zeros(nodes, np.float64),
        values=np.zeros(nodes, np.float64),
        margins=np.zeros(nodes, np.float64),
        wins=np.zeros(nodes, np.float64),
        nodes=np.ones(1, np.int64),
        simulations=np.zeros(1, np.int64),
        sum_of_values=np.zeros(1, np.float64),
        sum_of_squares=np.zeros(1, np.float64),
    )


@inlined
def _choose(node: int, tree: Tree, shape: Shape, deviation: float) -> int:
    """The child to try: one with good results, few visits or a good first impression."""
    tried = tree.visits[node]
    wide = int(2.0 + shape.width * tried**shape.widening)
    start = int(tree.first[node])
    last = start + min(int(tree.children[node]), wide)
    explore = shape.exploration * deviation * np.sqrt(np.log(tried + 1.0))
    best, best_value = start, -1e18
    for child in range(start, last):
        visits = tree.visits[child]
        if visits == 0.0:
            value = 1e6 + tree.priors[child]
        else:
            value = tree.values[child] / visits + explore / np.sqrt(visits)
            value += shape.bias * tree.priors[child] / (visits + 1.0)
        if value > best_value:
            best, best_value = child, value
    return best


@inlined
def _deviation(tree: Tree) -> float:
    """The standard deviation of the values of all simulations so far."""
    made = max(np.float64(tree.simulations[0]), 1.0)
    mean = tree.sum_of_values[0] / made
    return float(np.sqrt(max(tree.sum_of_squares[0] / made - mean * mean, 1.0)))


@inlined
def _descend(
    state: WordArray,
    tree: Tree,
    judgement: Judgement,
    shape: Shape,
    generator: WordArray,
    path: NumberArray,
    deciders: NumberArray,
) -> int:
    """Play from the root to a leaf, adding children where a node has been visited enough; the length of the path."""
    capacity = len(tree.first) - _MOST_CHILDREN
    deviation = _deviation(tree)
    node, length, deals, certain = 0, 0, 0, True
    while True:
        next_due = due(state)
        if next_due == OVER:
            return length
        if next_due in (DEAL_DUE, KINGS_DUE):
            certain = certain and next_due == DEAL_DUE and popcount(state[UNSEEN]) == state[LINE_SIZE]
            deals += 1
            play_chance(state, generator)
            if deals >= shape.rounds:
                return length
            continue
        seat = to_act(state)
        if next_due == CLAIM_DUE and not certain:
            claim(state, claim_lane(state, seat, judgement, generator))
            continue
        if tree.children[node] == 0:
            if (tree.visits[node] < shape.patience and node != 0) or tree.nodes[0] >= capacity:
                return length
            start = int(tree.nodes[0])
            born = rank_decisions(state, judgement, tree.actions, tree.priors, start)
            tree.first[node], tree.children[node] = start, born
            tree.nodes[0] = start + born
        node = _choose(node, tree, shape, deviation)
        path[length], deciders[length] = node, int(seat)
        length += 1
        decide(state, Word(tree.actions[node]))


@inlined
def _margin(totals: FloatArray, players: int, seat: int) -> float:
    """Points ahead of the best other."""
    best_other = -1.0
    for other in range(players):
        if other != seat and totals[other] > best_other:
            best_other = totals[other]
    return float(totals[seat] - best_other)


@inlined
def _won(margin: float) -> float:
    """A victory; a shared one is half of one."""
    return 1.0 if margin > 0.0 else 0.5 if margin == 0.0 else 0.0


@inlined
def _worth(points: float, margin: float, shape: Shape) -> float:
    """The value of a result to its player."""
    return float(shape.margin * margin + shape.points * points + shape.victory * _won(margin))


@inlined
def _record(
    tree: Tree, shape: Shape, totals: FloatArray, players: int, path: NumberArray, deciders: NumberArray, length: int
) -> None:
    """Add a simulation's result to the nodes on its path."""
    tree.visits[0] += 1.0
    for step in range(length):
        margin = _margin(totals, players, deciders[step])
        tree.visits[path[step]] += 1.0
        tree.values[path[step]] += _worth(totals[deciders[step]], margin, shape)
        tree.margins[path[step]] += margin
        tree.wins[path[step]] += _won(margin)
    worth = _worth(totals[0], _margin(totals, players, 0), shape)
    tree.sum_of_values[0] += worth
    tree.sum_of_squares[0] += worth * worth
    tree.simulations[0] += 1


@entry
def simulate(
    tree: Tree, root: WordArray, simulations: int, judgement: Judgement, shape: Shape, generator: WordArray
) -> None:
    """Run this many simulations from the root; the tree grows until its arrays are full."""
    state = np.empty(len(root), np.uint64)
    path, deciders = np.empty(_LONGEST_PATH, np.int64), np.empty(_LONGEST_PATH, np.int64)
    totals, players = np.empty(_MOST_PLAYERS, np.float64), int(root[PLAYERS])
    for _ in range(simulations):
        for word in range(len(root)):
            state[word] = root[word]
        length = _descend(state, tree, judgement, shape, generator, path, deciders)
        play_out(state, judgement, generator)
        for player in range(players):
            totals[player] = np.float64(np.int64(total(state, Word(player))))
        _record(tree, shape, totals, players, path, deciders, length)
