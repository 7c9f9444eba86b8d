"""The search as it was before simulations shared their chance: one tree, and the most visited move.

Kept to measure against; `benchmarks/styles.py` has it as bots.
"""

from __future__ import annotations

import numpy as np

from kingdomino.kernel import WordArray, move_of, to_state
from kingdomino.kernel.compiled import PLAYERS, advance, entry
from kingdomino.rules import Move, Position
from kingdomino.search import Judgement, Shape, Style, evaluate
from kingdomino.search.endgame import is_last_round
from kingdomino.search.outcomes import MOST_PLAYERS, settle
from kingdomino.search.placements import new_survey
from kingdomino.search.policy import play_out
from kingdomino.search.seeds import generator_for
from kingdomino.search.tree import LONGEST_PATH, Tree, descend, most_visited, new_tree, record

_NODES_A_SIMULATION = 10
_FEWEST_NODES, _MOST_NODES = 20_000, 1_500_000


@entry
def simulate(
    tree: Tree, root: WordArray, simulations: int, judgement: Judgement, shape: Shape, generator: WordArray
) -> None:
    """Run this many simulations from the root; the tree grows until its arrays are full."""
    state = np.empty(len(root), np.uint64)
    path, deciders = np.empty(LONGEST_PATH, np.int64), np.empty(LONGEST_PATH, np.int64)
    totals, shares, players = np.empty(MOST_PLAYERS), np.empty(MOST_PLAYERS), int(root[PLAYERS])
    survey = new_survey()
    for _ in range(simulations):
        for word in range(len(root)):
            state[word] = root[word]
        base = advance(generator)
        length = descend(state, tree, 0, judgement, shape, generator, base, path, deciders, survey)
        play_out(state, judgement, generator, base, survey)
        settle(state, totals, shares)
        tree.visits[0] += 1.0
        record(tree, shape, totals, shares, players, path, deciders, length)


def most_visited_move(position: Position, style: Style, playouts: int, seed: int) -> Move:
    """The most visited move of one tree; in the last round the best."""
    root = to_state(position)
    if is_last_round(root):
        return evaluate(position, playouts=1).best
    tree = new_tree(min(max(_NODES_A_SIMULATION * playouts, _FEWEST_NODES), _MOST_NODES))
    simulate(tree, root, playouts, style.judgement.in_floats(), style.shape.in_floats(), generator_for(seed, 0))
    return move_of(position, int(tree.actions[most_visited(tree, 0)]))
