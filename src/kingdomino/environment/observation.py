"""What an agent observes: planes of the kingdoms, the table as a vector, and the mask of legal actions."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from kingdomino import kernel
from kingdomino.kernel import PLANES, TABLE_SIZE
from kingdomino.rules import KingdominoError, Position, Ruleset, clipped, whole_number

SmallArray = npt.NDArray[np.int8]
Observation = dict[str, Any]

KINGDOMS: Final = "kingdoms"
TABLE: Final = "table"
ACTION_MASK: Final = "action_mask"

_MOST: Final = 127


def planes_shape(rules: Ruleset) -> tuple[int, int, int]:
    """Planes, rows and columns of the kingdoms of all players."""
    span = 2 * rules.grid - 1
    return PLANES * rules.players, span, span


def action_space(rules: Ruleset) -> spaces.Discrete[np.int64]:
    """The numbers of all decisions (see `kernel.action_count`)."""
    return spaces.Discrete(kernel.action_count(rules.grid))


def observation_space(rules: Ruleset) -> spaces.Dict:
    """Planes of the kingdoms, the table, and the mask."""
    return spaces.Dict(
        {
            KINGDOMS: spaces.Box(0, 3, planes_shape(rules), np.int8),
            TABLE: spaces.Box(0, _MOST, (TABLE_SIZE,), np.int8),
            ACTION_MASK: mask_space(rules),
        }
    )


def mask_space(rules: Ruleset) -> spaces.Box:
    """A 1 for every legal action."""
    return spaces.Box(0, 1, (kernel.action_count(rules.grid),), np.int8)


def flat_space(rules: Ruleset) -> spaces.Box:
    """Planes and table as one vector, for tools that take no dictionaries; the mask is in the info."""
    return spaces.Box(0, _MOST, (int(np.prod(planes_shape(rules))) + TABLE_SIZE,), np.int8)


def flattened(kingdoms: SmallArray, table: SmallArray) -> SmallArray:
    """Planes and table as one vector."""
    return np.concatenate([kingdoms.ravel(), table])


def observation_of(position: Position, seat: int | None = None) -> Observation:
    """What a seat observes in a position, by default the one to act. With it, a trained agent can be made a bot.

    A seat that is not to act has an empty mask.
    """
    if not isinstance(position, Position):
        raise KingdominoError("not_a_position", value=clipped(position))
    if seat is None:
        seat = position.to_act
        if seat is None:
            raise KingdominoError("nothing_to_choose", due=position.chance_due or position.phase)
    number = whole_number(seat)
    if number is None or not 0 <= number < position.rules.players:
        raise KingdominoError("no_such_seat", number=clipped(seat), players=position.rules.players)
    states = kernel.to_states([position])
    kingdoms, tables = kernel.views(states, position.rules, np.array([number]), np.array([position.is_over]))
    mask = kernel.legal_masks(states)[0].view(np.int8)
    if number != position.to_act:
        mask[:] = 0
    return {KINGDOMS: kingdoms[0], TABLE: tables[0], ACTION_MASK: mask}
