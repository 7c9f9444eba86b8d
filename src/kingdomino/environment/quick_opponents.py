"""Opponents that decide in compiled code, for many lanes in one call: page, squire and knight.

They play as the bots of these names do, from the same positions, with dice of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from kingdomino.bots import KNIGHT_NOISE
from kingdomino.kernel import Lanes, LaneView, NumberArray, WordArray, random_decisions
from kingdomino.rules import KingdominoError, Ruleset, clipped, whole_number
from kingdomino.search import gainful_actions, quick_actions

from .announcing import announce_compilation

RANDOM: Final = "random"
#: Those that may sit beside a learner in every lane.
QUICK: Final = ("page", "squire", "knight")

_SEAT_KEY: Final = np.uint64(0x9E37_79B9_7F4A_7C15)
_DICE_KEY: Final = np.uint64(0xD1B5_4A32_D192_ED03)
_UPPER: Final = np.uint64(33)

Flags = npt.NDArray[np.bool_]


class QuickOpponents:
    """Who sits where in every lane, and the dice of the opponents: both follow from a game's seed alone."""

    def __init__(self, rules: Ruleset, names: Sequence[str], seat: int | None, lanes: int) -> None:
        self._rules = rules
        #: The level of each seat after the learner's, as an index into `QUICK`.
        self._levels = np.array([QUICK.index(name) for name in names])
        self._wanted_seat = seat
        self._dice = np.zeros(lanes, np.uint64)
        #: The learner's seat in every lane.
        self.seats: NumberArray = np.full(lanes, seat or 0)
        if "knight" in names or "squire" in names:
            announce_compilation("write_quick_actions", "decide_by_points")

    def begin(self, lanes: Lanes, begun: Flags) -> None:
        """New dice, and new seats where they are drawn, for the games that have just begun."""
        self._dice[begun] = lanes.generators[begun] ^ _DICE_KEY
        if self._wanted_seat is None:
            words = (lanes.generators[begun] ^ _SEAT_KEY) * _DICE_KEY
            self.seats[begun] = ((words >> _UPPER) % np.uint64(self._rules.players)).astype(np.int64)

    def decide(self, lanes: Lanes, seen: LaneView, waiting: Flags) -> NumberArray:
        """A decision for each of these lanes, in which an opponent is to act; 0 for all others."""
        decisions = np.zeros(lanes.count, np.int64)
        level = self._levels[(lanes.to_act - self.seats - 1) % self._rules.players % len(self._levels)]
        for index, choose in enumerate((_page, _squire, _knight)):
            games = np.flatnonzero(waiting & (level == index))
            if len(games):
                decisions[games] = choose(lanes, seen, games, self._dice)
        return decisions


def _page(lanes: Lanes, seen: LaneView, games: NumberArray, dice: WordArray) -> NumberArray:  # noqa: ARG001
    own = dice[games]
    decisions = random_decisions(seen.masks[games], own)
    dice[games] = own
    return decisions


def _squire(lanes: Lanes, seen: LaneView, games: NumberArray, dice: WordArray) -> NumberArray:  # noqa: ARG001
    return gainful_actions(lanes.states, games, dice)


def _knight(lanes: Lanes, seen: LaneView, games: NumberArray, dice: WordArray) -> NumberArray:  # noqa: ARG001
    return quick_actions(lanes.states, games, dice, KNIGHT_NOISE)


def quick_names(given: object, rules: Ruleset) -> list[str]:
    """A name for every other seat; a single one sits on all of them."""
    listed = [given] if isinstance(given, str) else list(given) if isinstance(given, Sequence) else []
    if len(listed) not in (1, rules.players - 1):
        raise KingdominoError("wrong_opponents", value=clipped(given), number=rules.players - 1)
    for name in listed:
        if name not in QUICK:
            raise KingdominoError("unknown_choice", name="opponents", value=clipped(name), known=QUICK)
    return listed if len(listed) > 1 else listed * (rules.players - 1)


def seat_number(given: object, rules: Ruleset) -> int | None:
    """The learner's seat; None where it is drawn for every game."""
    if given == RANDOM:
        return None
    number = whole_number(given)
    if number is None or not 0 <= number < rules.players:
        raise KingdominoError("no_such_seat", number=clipped(given), players=rules.players)
    return number
