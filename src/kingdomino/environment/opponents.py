"""Who sits beside a learner: page, squire and knight decide for many lanes in one compiled call, others lane by lane.

In lanes all play as the bots of their names do, from the same positions, with dice of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from kingdomino.bots import KNIGHT_NOISE, Bot, Entrant, bot
from kingdomino.kernel import (
    Lanes,
    LaneView,
    NumberArray,
    WordArray,
    action_of,
    random_decisions,
    to_position,
)
from kingdomino.rules import KingdominoError, Move, Position, Ruleset, clipped, whole_number
from kingdomino.search import gainful_actions, quick_actions

RANDOM: Final = "random"

_SEAT_KEY: Final = np.uint64(0x9E37_79B9_7F4A_7C15)
_DICE_KEY: Final = np.uint64(0xD1B5_4A32_D192_ED03)
_UPPER: Final = np.uint64(33)
_STEP: Final = np.uint64(0x5851_F42D_4C95_7F2D)

Flags = npt.NDArray[np.bool_]
#: What may be named as an opponent.
Given = str | Entrant | Bot


class Opponent:
    """A bot with its budget for each decision."""

    def __init__(self, given: Given) -> None:
        entrant = None if isinstance(given, Bot) else given if isinstance(given, Entrant) else Entrant.parse(str(given))
        self._entrant = entrant
        self._bot = given if isinstance(given, Bot) else bot(Entrant.parse(str(given)).bot)
        #: The name of a level that decides for many lanes at once.
        self.quick = entrant.bot if entrant is not None and entrant.bot in QUICK else None

    def choose(self, position: Position, seed: int) -> Move:
        """Its move, which has to be a legal one."""
        seconds, playouts = (self._entrant.seconds, self._entrant.playouts) if self._entrant else (None, None)
        move = self._bot.choose(position, seconds=seconds, playouts=playouts, seed=seed)
        if move not in position.legal_moves():
            raise KingdominoError("opponent_moved_illegally", bot=clipped(self._bot.name), move=clipped(str(move)))
        return move


class LaneOpponents:
    """Who sits where in every lane, and the dice of the opponents: both follow from a game's seed alone."""

    def __init__(self, rules: Ruleset, players: Sequence[Opponent], seat: int | None, lanes: int) -> None:
        self._rules = rules
        self._players = list(dict.fromkeys(players))
        #: By seat after the learner's: which of the players.
        self._places = np.array([self._players.index(player) for player in players])
        self._wanted_seat = seat
        self._dice = np.zeros(lanes, np.uint64)
        #: The learner's seat in every lane.
        self.seats: NumberArray = np.full(lanes, seat or 0)
        #: The compiled functions that are needed beside those of the lanes.
        self.compiled = [_COMPILED[player.quick] for player in players if player.quick in _COMPILED]

    def begin(self, lanes: Lanes, begun: Flags) -> None:
        """New dice, and new seats where they are drawn, for the games that have just begun."""
        self._dice[begun] = lanes.generators[begun] ^ _DICE_KEY
        if self._wanted_seat is None:
            words = (lanes.generators[begun] ^ _SEAT_KEY) * _DICE_KEY
            self.seats[begun] = ((words >> _UPPER) % np.uint64(self._rules.players)).astype(np.int64)

    def decide(self, lanes: Lanes, seen: LaneView, waiting: Flags) -> NumberArray:
        """A decision for each of these lanes, in which an opponent is to act; 0 for all others."""
        decisions = np.zeros(lanes.count, np.int64)
        acting = self._places[(lanes.to_act - self.seats - 1) % self._rules.players % len(self._places)]
        for number, player in enumerate(self._players):
            games = np.flatnonzero(waiting & (acting == number))
            if len(games):
                quick = QUICK.get(player.quick or "")
                decisions[games] = (
                    quick(lanes, seen, games, self._dice) if quick else self._one_by_one(player, lanes, games)
                )
        return decisions

    def _one_by_one(self, player: Opponent, lanes: Lanes, games: NumberArray) -> list[int]:
        self._dice[games] = self._dice[games] * _STEP + _DICE_KEY
        positions = (to_position(lanes.states[game], self._rules) for game in games)
        return [
            action_of(position, player.choose(position, int(self._dice[game])))
            for game, position in zip(games, positions, strict=True)
        ]


def _page(lanes: Lanes, seen: LaneView, games: NumberArray, dice: WordArray) -> NumberArray:  # noqa: ARG001
    own = dice[games]
    decisions = random_decisions(seen.masks[games], own)
    dice[games] = own
    return decisions


def _squire(lanes: Lanes, seen: LaneView, games: NumberArray, dice: WordArray) -> NumberArray:  # noqa: ARG001
    return gainful_actions(lanes.states, games, dice)


def _knight(lanes: Lanes, seen: LaneView, games: NumberArray, dice: WordArray) -> NumberArray:  # noqa: ARG001
    return quick_actions(lanes.states, games, dice, KNIGHT_NOISE)


#: Those that decide for many lanes at once, and the compiled functions that they need.
QUICK: Final = {"page": _page, "squire": _squire, "knight": _knight}
_COMPILED: Final[dict[str | None, str]] = {"squire": "decide_by_points", "knight": "write_quick_actions"}


def opponents_of(given: object, rules: Ruleset) -> list[Opponent]:
    """An opponent for every other seat; a single one sits on all of them."""
    listed = [given] if isinstance(given, Given) else list(given) if isinstance(given, Sequence) else []
    if len(listed) not in (1, rules.players - 1):
        raise KingdominoError("wrong_opponents", value=clipped(given), number=rules.players - 1)
    players = [Opponent(one) for one in listed]
    return players if len(players) > 1 else players * (rules.players - 1)


def seat_number(given: object, rules: Ruleset) -> int | None:
    """The learner's seat; None where it is drawn for every game."""
    if given == RANDOM:
        return None
    number = whole_number(given)
    if number is None or not 0 <= number < rules.players:
        raise KingdominoError("no_such_seat", number=clipped(given), players=rules.players)
    return number
