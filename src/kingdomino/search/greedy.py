"""Full greedy play: the placement and the claim that together look best now, without searching."""

from __future__ import annotations

from typing import Final

import numpy as np

from kingdomino.kernel import move_of, rounds, to_state
from kingdomino.kernel.entries import MOST_ACTIONS
from kingdomino.kernel.jit import entry
from kingdomino.kernel.layout import NEXT_LINE
from kingdomino.kernel.tables import Words
from kingdomino.kernel.words import Word, advance
from kingdomino.rules import Move, Position, Ruleset

from .engine import generator_for
from .policy import rank_claims, rank_decisions
from .weights import Judgement, Weights

#: How the greedy player judges: points now, a little order, no holes, the castle in the centre.
GREEDY: Final = Judgement(contact=0.5, liberty=0.0, claim_order=0.0)

#: Where no bonus rewards a whole and centred kingdom: more for territories that can grow and for an early turn.
GREEDY_FOR_POINTS: Final = Judgement(contact=1.5, liberty=0.8, claim_order=0.4)

_0: Final = Word(0)
#: Chance that decides between equals only.
_TIE: Final = 2.0**-84
_MOST_CLAIMS: Final = 4


@entry
def greedy_action(state: Words, weights: Weights, generator: Words) -> int:
    """The number of the decision that looks best, a placement together with the claim that it leaves."""
    actions, values = np.empty(MOST_ACTIONS, np.int64), np.empty(MOST_ACTIONS, np.float64)
    claims, promises = np.empty(_MOST_CLAIMS, np.int64), np.empty(_MOST_CLAIMS, np.float64)
    after = np.empty(len(state), np.uint64)
    seat = rounds.to_act(state)
    placing = rounds.due(state) == rounds.PLACE_DUE and state[NEXT_LINE] != _0
    count = rank_decisions(state, weights, actions, values, 0)
    best, best_value = actions[0], -1e9
    for index in range(count):
        value = values[index]
        if placing:
            after[:] = state
            rounds.decide(after, Word(actions[index]))
            rank_claims(after, seat, weights, claims, promises, 0)
            value += promises[0]
        value += np.float64(np.int64(advance(generator) >> Word(1))) * _TIE
        if value > best_value:
            best, best_value = actions[index], value
    return int(best)


def greedy_judgement(rules: Ruleset) -> Judgement:
    """What the greedy player minds under these rules."""
    return GREEDY if rules.harmony or rules.middle_kingdom else GREEDY_FOR_POINTS


def greedy_move(position: Position, seed: int, judgement: Judgement | None = None) -> Move:
    """The greedy player's move in a position, by its own judgement or another."""
    judgement = greedy_judgement(position.rules) if judgement is None else judgement
    action = greedy_action(to_state(position), judgement.weights(), generator_for(seed, 0))
    return move_of(position, int(action))
