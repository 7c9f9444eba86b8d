"""Many games in one call, from Python: states are the rows of one array, all of games by the same rules.

The calls release the GIL, so threads run them side by side. Each is compiled at its first use (see `warmup`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

import numpy as np
import numpy.typing as npt

from kingdomino.rules import Position

from . import batch_loops
from .actions import action_count
from .boards import NARROW, WIDE
from .bridge import to_state
from .layout import IS_WIDE, PLAYERS, STATE_WORDS
from .tables import FlagArray, NumberArray, WordArray

_SEEDS: Final = 1 << 64

Scalar = TypeVar("Scalar", np.int64, np.uint64)


def to_states(positions: Sequence[Position]) -> WordArray:
    """One row a position."""
    return np.stack([to_state(position) for position in positions])


def due(states: WordArray) -> NumberArray:
    """The next event of every game: OVER, KINGS_DUE, DEAL_DUE, CLAIM_DUE or PLACE_DUE (0 to 4)."""
    out = np.empty(len(_checked(states)), np.int64)
    batch_loops.due(states, out)
    return out


def to_act(states: WordArray) -> NumberArray:
    """The seat that decides in every game; -1 where chance is due or the game is over."""
    out = np.empty(len(_checked(states)), np.int64)
    batch_loops.to_act(states, out)
    return out


def legal_actions(states: WordArray) -> tuple[NumberArray, NumberArray]:
    """The legal decisions of one game after another, each game's in the official order; and how many each has."""
    out = np.empty(len(_checked(states)) * batch_loops.MOST_ACTIONS, np.int64)
    counts = np.empty(len(states), np.int64)
    batch_loops.legal_actions(states, out, counts)
    return out[: counts.sum()].copy(), counts


def legal_masks(states: WordArray) -> FlagArray:
    """For every game, which numbers are legal decisions: a row of 329 (5x5) or 681 (7x7) flags."""
    out = np.zeros((len(_checked(states)), action_count(_grid(states))), np.bool_)
    batch_loops.legal_masks(states, out)
    return out


def step(states: WordArray, actions: npt.ArrayLike) -> FlagArray:
    """Carry out one decision in every game, in place. One that is not legal changes nothing and comes back False."""
    accepted = np.empty(len(_checked(states)), np.bool_)
    batch_loops.step(states, _one_a_game(states, actions, np.int64), accepted)
    return accepted


def deal(states: WordArray, lines: npt.ArrayLike) -> FlagArray:
    """Lay lines in place, masks with bit n - 1 for domino n. One that cannot be laid comes back False."""
    accepted = np.empty(len(_checked(states)), np.bool_)
    batch_loops.deal(states, _one_a_game(states, lines, np.uint64), accepted)
    return accepted


def draw_kings(states: WordArray, orders: npt.ArrayLike) -> FlagArray:
    """Bring out the kings, seats packed two bits each from the first on, in place. A wrong order comes back False."""
    accepted = np.empty(len(_checked(states)), np.bool_)
    batch_loops.draw_kings(states, _one_a_game(states, orders, np.uint64), accepted)
    return accepted


def play_chance(states: WordArray, generators: WordArray) -> None:
    """Draw kings and lay lines at random where they are due, in place; `generators` begin as any seeds, one a game."""
    if generators.shape != (len(_checked(states)),) or generators.dtype != np.uint64 or not generators.flags.carray:
        raise ValueError("generators must be one writable uint64 a game")
    batch_loops.play_chance(states, generators)


def scores(states: WordArray) -> NumberArray:
    """Every player's points, bonuses included where the game is over (R26): a row a game, a column a seat."""
    out = np.empty((len(_checked(states)), _players(states)), np.int64)
    batch_loops.scores(states, out)
    return out


def places(states: WordArray) -> NumberArray:
    """Every player's place (R31-R33): a row a game, a column a seat."""
    out = np.empty((len(_checked(states)), _players(states)), np.int64)
    batch_loops.places(states, out)
    return out


def playouts(states: WordArray, count: int, seed: int) -> NumberArray:
    """Play every game on to its end `count` times at random; the final points, `count` rows a game, a column a seat.

    The n-th row is drawn from seed + n: a call may be cut into pieces, or spread over threads, and gives the same rows.
    """
    out = np.empty((len(_checked(states)) * count, _players(states)), np.int64)
    batch_loops.playouts(states, count, np.uint64(seed % _SEEDS), out)
    return out


def _checked(states: WordArray) -> WordArray:
    if states.ndim != 2 or states.shape[1] != STATE_WORDS or states.dtype != np.uint64 or not states.flags.carray:
        raise ValueError(f"states must be rows of {STATE_WORDS} in a writable, contiguous uint64 array")
    return states


def _one_a_game(states: WordArray, values: npt.ArrayLike, kind: type[Scalar]) -> npt.NDArray[Scalar]:
    array = np.array(values, dtype=kind, ndmin=1)
    if array.shape != (len(states),):
        raise ValueError(f"{len(states)} games need as many values, not {array.shape}")
    return array


def _players(states: WordArray) -> int:
    return int(states[0, PLAYERS]) if len(states) else 0


def _grid(states: WordArray) -> int:
    return WIDE.grid if len(states) and states[0, IS_WIDE] else NARROW.grid
