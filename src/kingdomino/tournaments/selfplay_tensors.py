"""Decisions of self-play as arrays to train from: games are replayed by the kernel, many side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kingdomino import kernel
from kingdomino.kernel import DEAL_DUE, STATE_WORDS, WordArray
from kingdomino.rules import KingdominoError, Position, Ruleset, clipped

from .selfplay_files import Observe

Column = npt.NDArray[Any]

#: The columns of decisions that a replay needs.
NEEDED: Final = ("number", "position", "action")
#: The field of a position's line that has the dominoes being claimed.
_NEXT_LINE: Final = 3


def observed(decisions: Mapping[str, Column], rules: Ruleset, observe: Observe) -> dict[str, Column]:
    """What the decider of each row saw, as an environment shows it. Rows are whole games, one after another."""
    states = _states(decisions)
    seen: dict[str, Column] = {"action_mask": kernel.legal_masks(states).view(np.int8)}
    if observe == "states":
        return {"states": states, **seen}
    kingdoms, table = kernel.views(states, rules, kernel.to_act(states), np.zeros(len(states), np.bool_))
    return {"kingdoms": kingdoms, "table": table, **seen}


def _states(decisions: Mapping[str, Column]) -> WordArray:
    """The states before all decisions. Only the first position of each game is read, as reading takes long."""
    numbers, lines, actions = (decisions[name] for name in NEEDED)
    starts = np.flatnonzero(numbers == 0)
    lengths = np.diff([*starts, len(numbers)])
    states = np.empty((len(numbers), STATE_WORDS), np.uint64)
    current = kernel.to_states([Position.parse(lines[row]) for row in starts])
    for number in range(max(lengths, default=0)):
        going_on = lengths > number
        rows = starts[going_on] + number
        now = current[going_on]
        dealing = kernel.due(now) == DEAL_DUE
        if dealing.any():
            dealt = now[dealing]
            kernel.deal(dealt, [_line(lines[row]) for row in rows[dealing]])
            now[dealing] = dealt
        states[rows] = now
        if not kernel.step(now, actions[rows].astype(np.int64)).all():
            raise KingdominoError("no_such_data", name="action", value=clipped(actions[rows].tolist()))
        current[going_on] = now
    return states


def _line(position: str) -> int:
    """The dominoes being claimed, a bit each, from a position's line."""
    return sum(1 << (int(domino.partition(":")[0]) - 1) for domino in position.split("; ")[_NEXT_LINE].split())
