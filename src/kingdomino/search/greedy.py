"""Full greedy play: the placement and the claim that together look best now, without searching."""

from __future__ import annotations

from typing import Final

import numpy as np

from kingdomino.kernel import move_of, to_state
from kingdomino.kernel.compiled import (
    MOST_ACTIONS,
    NEXT_LINE,
    PLACE_DUE,
    Word,
    WordArray,
    advance,
    decide,
    due,
    entry,
    to_act,
)
from kingdomino.rules import Move, Position, Ruleset

from .placements import new_survey
from .policy import rank_claims, rank_decisions
from .seeds import generator_for
from .taught_weights import NOT_TAUGHT
from .weights import Judgement

#: The greedy player's weights: points now, few contacts, no holes, the castle in the centre.
GREEDY: Final = Judgement(contact=0.5, liberty=0.0, claim_order=0.0, placements=NOT_TAUGHT)

#: Its weights without bonuses: more for territories that can grow and for an early turn. With several opponents
#: an early turn is worth more.
GREEDY_FOR_POINTS: Final = Judgement(contact=0.5, hole=1.2, liberty=0.5, claim_order=0.75, placements=NOT_TAUGHT)
GREEDY_AMONG_MANY: Final = Judgement(contact=1.0, hole=1.2, liberty=0.2, claim_order=1.2, placements=NOT_TAUGHT)

_0: Final = Word(0)
#: Noise so small that it only breaks ties.
_TIE: Final = 2.0**-84
_MOST_CLAIMS: Final = 4


@entry
def greedy_action(state: WordArray, judgement: Judgement, generator: WordArray) -> int:
    """The number of the decision that looks best, a placement together with the claim that it leaves."""
    actions, values = np.empty(MOST_ACTIONS, np.int64), np.empty(MOST_ACTIONS, np.float64)
    claims, promises = np.empty(_MOST_CLAIMS, np.int64), np.empty(_MOST_CLAIMS, np.float64)
    after = np.empty(len(state), np.uint64)
    seat = to_act(state)
    placing = due(state) == PLACE_DUE and state[NEXT_LINE] != _0
    count = rank_decisions(state, judgement, actions, values, 0, new_survey())
    best, best_value = actions[0], -1e9
    for index in range(count):
        value = values[index]
        if placing:
            after[:] = state
            decide(after, Word(actions[index]))
            rank_claims(after, seat, judgement, claims, promises, 0)
            value += promises[0]
        value += np.float64(np.int64(advance(generator) >> Word(1))) * _TIE
        if value > best_value:
            best, best_value = actions[index], value
    return int(best)


def greedy_judgement(rules: Ruleset) -> Judgement:
    """The greedy player's weights under these rules."""
    if rules.harmony or rules.middle_kingdom:
        return GREEDY
    return GREEDY_FOR_POINTS if rules.players == 2 else GREEDY_AMONG_MANY


def greedy_move(position: Position, seed: int, judgement: Judgement | None = None) -> Move:
    """The greedy player's move in a position, by its own judgement or another."""
    judgement = greedy_judgement(position.rules) if judgement is None else judgement
    action = greedy_action(to_state(position), judgement.in_floats(), generator_for(seed, 0))
    return move_of(position, int(action))
