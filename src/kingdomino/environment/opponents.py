"""Who sits beside a learner: page, squire and knight decide for many lanes in one compiled call, a policy of your own
for many lanes in one call of yours, all others lane by lane.

In lanes all play as the bots of their names do, from the same positions, with dice of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kingdomino.bots import KNIGHT_NOISE, LEVELS, Bot, Entrant, bot
from kingdomino.kernel import Lanes, NumberArray, WordArray, action_of, move_of, random_decisions, to_position
from kingdomino.rules import KingdominoError, Move, Position, Ruleset, clipped, whole_number
from kingdomino.search import gainful_actions, quick_actions

from .observation import ACTION_MASK, Observation, SmallArray, observation_of

RANDOM: Final = "random"

_SEAT_KEY: Final = np.uint64(0x9E37_79B9_7F4A_7C15)
_DICE_KEY: Final = np.uint64(0xD1B5_4A32_D192_ED03)
_UPPER: Final = np.uint64(33)
_STEP: Final = np.uint64(0x5851_F42D_4C95_7F2D)

Flags = npt.NDArray[np.bool_]
#: What it is to act in, a row a lane, as the learner observes its own; an action for every row.
Policy = Callable[[Observation], npt.ArrayLike]
#: What may be named as an opponent.
Given = str | Entrant | Bot | Policy


class Opponent:
    """A bot with its budget for each decision, or a policy."""

    def __init__(self, given: Given) -> None:
        self.policy = given if callable(given) and not isinstance(given, Bot) else None
        self._entrant: Entrant | None = None
        if self.policy is None and not isinstance(given, Bot):
            self._entrant = given if isinstance(given, Entrant) else Entrant.parse(str(given))
            given = bot(self._entrant.bot)
        self._bot = given
        name = self._entrant.bot if self._entrant else None
        #: Whether lanes may be decided side by side: a bot of your own keeps its memory to itself.
        self.is_ours = name in LEVELS
        #: The name of a level that decides for many lanes at once.
        self.quick = name if name in QUICK else None

    def choose(self, position: Position, seed: int) -> Move:
        """Its move, which has to be a legal one."""
        if self.policy is not None:
            rows = {name: row[np.newaxis] for name, row in observation_of(position).items()}
            return move_of(position, int(self.actions(rows)[0]))
        assert isinstance(self._bot, Bot)
        seconds, playouts = (self._entrant.seconds, self._entrant.playouts) if self._entrant else (None, None)
        move = self._bot.choose(position, seconds=seconds, playouts=playouts, seed=seed)
        if move not in position.legal_moves():
            raise KingdominoError("opponent_moved_illegally", bot=clipped(self._bot.name), move=clipped(str(move)))
        return move

    def actions(self, rows: Observation) -> NumberArray:
        """The policy's actions, which have to be legal ones."""
        assert self.policy is not None
        masks: SmallArray = rows[ACTION_MASK]
        given = np.asarray(self.policy(rows))
        if given.shape != (len(masks),) or given.dtype.kind not in "iu":
            raise KingdominoError("wrong_actions", number=len(masks), value=clipped(given))
        found = given.astype(np.int64)
        is_known = (found >= 0) & (found < masks.shape[1])
        illegal = found[~(is_known & (masks[np.arange(len(found)), np.where(is_known, found, 0)] == 1))]
        if len(illegal):
            raise KingdominoError("opponent_moved_illegally", bot=clipped(self.policy), move=str(illegal[0]))
        return found


class LaneOpponents:
    """Who sits where in every lane, and the dice of the opponents: both follow from a game's seed alone."""

    def __init__(
        self, rules: Ruleset, players: Sequence[Opponent], seat: int | None, lanes: int, threads: int = 1
    ) -> None:
        self._rules = rules
        self._players = list(dict.fromkeys(players))
        #: By seat after the learner's: which of the players.
        self._places = np.array([self._players.index(player) for player in players])
        self._wanted_seat = seat
        self._dice = np.zeros(lanes, np.uint64)
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
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

    def decide(self, lanes: Lanes, seen: Observation, waiting: Flags) -> NumberArray:
        """A decision for each of these lanes, in which an opponent is to act; 0 for all others."""
        decisions = np.zeros(lanes.count, np.int64)
        acting = self._places[(lanes.to_act - self.seats - 1) % self._rules.players % len(self._places)]
        for number, player in enumerate(self._players):
            games = np.flatnonzero(waiting & (acting == number))
            if len(games):
                decisions[games] = self._of_one(player, lanes, seen, games)
        return decisions

    def _of_one(self, player: Opponent, lanes: Lanes, seen: Observation, games: NumberArray) -> npt.ArrayLike:
        """One opponent's decisions; what is compiled or ours decides on all threads."""
        if player.policy is not None:
            return player.actions({name: rows[games] for name, rows in seen.items()})
        side_by_side = self._pool.map if self._pool and player.is_ours else map
        if player.quick is not None:
            quick = QUICK[player.quick]
            parts = np.array_split(games, min(self._threads, len(games)))
            return np.concatenate(
                list(side_by_side(lambda part: quick(lanes.states, seen[ACTION_MASK], part, self._dice), parts))
            )
        self._dice[games] = self._dice[games] * _STEP + _DICE_KEY

        def choice(game: int) -> int:
            position = to_position(lanes.states[game], self._rules)
            return action_of(position, player.choose(position, int(self._dice[game])))

        return list(side_by_side(choice, games))

    def close(self) -> None:
        """End the threads, if any."""
        if self._pool is not None:
            self._pool.shutdown()


def _page(states: WordArray, masks: SmallArray, games: NumberArray, dice: WordArray) -> NumberArray:  # noqa: ARG001
    own = dice[games]
    decisions = random_decisions(masks[games], own)
    dice[games] = own
    return decisions


def _squire(states: WordArray, masks: SmallArray, games: NumberArray, dice: WordArray) -> NumberArray:  # noqa: ARG001
    return gainful_actions(states, games, dice)


def _knight(states: WordArray, masks: SmallArray, games: NumberArray, dice: WordArray) -> NumberArray:  # noqa: ARG001
    return quick_actions(states, games, dice, KNIGHT_NOISE)


#: Those that decide for many lanes at once, and the compiled functions that they need.
QUICK: Final = {"page": _page, "squire": _squire, "knight": _knight}
_COMPILED: Final[dict[str | None, str]] = {"squire": "decide_by_points", "knight": "write_quick_actions"}


def _may_play(given: object) -> bool:
    return isinstance(given, str | Entrant | Bot) or callable(given)


def opponents_of(given: Any, rules: Ruleset) -> list[Opponent]:  # noqa: ANN401 - refused here
    """An opponent for every other seat; a single one sits on all of them."""
    listed = [given]
    if isinstance(given, Sequence) and not isinstance(given, str):
        listed = list(given)
    if len(listed) not in (1, rules.players - 1) or not all(map(_may_play, listed)):
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
