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
    UNSEEN,
    FloatArray,
    NumberArray,
    Word,
    WordArray,
    claim,
    decide,
    due,
    inlined,
    play_chance,
    popcount,
    to_act,
)

from .outcomes import margin_of, worth
from .placements import Survey
from .policy import claim_lane, rank_decisions
from .shape import Shape
from .weights import Judgement

_MOST_CHILDREN: Final = 330
LONGEST_PATH: Final = 256


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


def children_of(tree: Tree, node: int) -> range:
    """The children of a node."""
    return range(int(tree.first[node]), int(tree.first[node]) + int(tree.children[node]))


def most_visited(tree: Tree, node: int) -> int:
    """The child of a node with the most visits; 0 if none was visited."""
    visited = [child for child in children_of(tree, node) if tree.visits[child]]
    return max(visited, key=lambda child: float(tree.visits[child]), default=0)


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
def descend(
    state: WordArray,
    tree: Tree,
    node: int,
    judgement: Judgement,
    shape: Shape,
    deals: WordArray,
    base: Word,
    path: NumberArray,
    deciders: NumberArray,
    survey: Survey,
) -> int:
    """Play from a node to a leaf, adding children where a node has been visited enough; the length of the path.

    Lines come from the generator `deals`, the noise of claims beyond the tree from the base.
    """
    capacity = len(tree.first) - _MOST_CHILDREN
    deviation = _deviation(tree)
    length, lines, certain = 0, 0, True
    while True:
        next_due = due(state)
        if next_due == OVER:
            return length
        if next_due in (DEAL_DUE, KINGS_DUE):
            certain = certain and next_due == DEAL_DUE and popcount(state[UNSEEN]) == state[LINE_SIZE]
            lines += 1
            play_chance(state, deals)
            if lines >= shape.rounds:
                return length
            continue
        seat = to_act(state)
        if next_due == CLAIM_DUE and not certain:
            claim(state, claim_lane(state, seat, judgement, base))
            continue
        if tree.children[node] == 0:
            if (tree.visits[node] < shape.patience and node != 0) or tree.nodes[0] >= capacity:
                return length
            start = int(tree.nodes[0])
            born = rank_decisions(state, judgement, tree.actions, tree.priors, start, survey)
            tree.first[node], tree.children[node] = start, born
            tree.nodes[0] = start + born
        node = _choose(node, tree, shape, deviation)
        path[length], deciders[length] = node, int(seat)
        length += 1
        decide(state, Word(tree.actions[node]))


@inlined
def record(
    tree: Tree,
    shape: Shape,
    totals: FloatArray,
    shares: FloatArray,
    players: int,
    path: NumberArray,
    deciders: NumberArray,
    length: int,
) -> None:
    """Add a simulation's result to the nodes on its path."""
    for step in range(length):
        node, seat = path[step], deciders[step]
        margin = margin_of(totals, players, seat)
        tree.visits[node] += 1.0
        tree.values[node] += worth(totals[seat], margin, shares[seat], shape)
        tree.margins[node] += margin
        tree.wins[node] += shares[seat]
    value = worth(totals[0], margin_of(totals, players, 0), shares[0], shape)
    tree.sum_of_values[0] += value
    tree.sum_of_squares[0] += value * value
    tree.simulations[0] += 1
