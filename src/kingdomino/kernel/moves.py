"""One game, move by move, chance included: the twin of `Position.play`."""

from __future__ import annotations

import numpy as np

from kingdomino.rules import Deal, Discard, IllegalMove, Kings, Move, Place

from . import batch, layout
from .actions import number_of
from .boards import NARROW, WIDE
from .bridge import dominoes_in, mask_of
from .layout import packed
from .tables import FlagArray, WordArray


def play(state: WordArray, move: Move) -> WordArray:
    """The state after a decision or an outcome of chance; `IllegalMove` where the rules do not allow it."""
    after = state.copy()
    if not _accepted(after[np.newaxis], move).all():
        raise IllegalMove("not_legal_here", move=str(move))
    return after


def _accepted(states: WordArray, move: Move) -> FlagArray:
    state = states[0]
    if isinstance(move, Deal):
        return batch.deal(states, mask_of(move.dominoes))
    if isinstance(move, Kings):
        return batch.draw_kings(states, packed(move.seats))
    if isinstance(move, Place | Discard) and move.domino != _domino_due(state):
        return np.zeros(1, np.bool_)
    board = WIDE if state[layout.IS_WIDE] else NARROW
    return batch.step(states, number_of(move, board, dominoes_in(int(state[layout.NEXT_LINE]))))


def _domino_due(state: WordArray) -> int | None:
    """The domino under the acting king, if any."""
    line = dominoes_in(int(state[layout.LINE]))
    return line[int(state[layout.TURN])] if line else None
