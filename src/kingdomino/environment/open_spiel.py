"""OpenSpiel: importing this module registers `python_kingdomino`, with the ruleset as its parameter `rules`.

Chance is a player: it brings out one king or turns up one domino at a time, so a node has at most 48 outcomes. A
king's outcome is its seat, a domino's is its number less one. Decisions have the same numbers as everywhere.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np

from kingdomino import kernel
from kingdomino.kernel import DEAL_DUE, KINGS_DUE, OVER, WordArray, move_of, to_position, views
from kingdomino.rules import DOMINOES, KingdominoError, MissingExtra, Position, Ruleset

from .announcing import compilation_shown
from .observation import KINGDOMS, TABLE, planes_shape
from .rewards import VICTORY, rewards_of

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise MissingExtra("extra_not_installed", extra="openspiel", package="pyspiel") from missing

SHORT_NAME: Final = "python_kingdomino"
_DEFAULT: Final = "2 classic"

_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Kingdomino",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": _DEFAULT},
)


_TERMINAL, _CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
_OVER, _KINGS, _DEAL = int(OVER), int(KINGS_DUE), int(DEAL_DUE)
#: In place of what is due where a player decides.
_DECISION: Final = -1


def _decisions(rules: Ruleset) -> int:
    """Claims of the opening, then a placement and a claim of every king in each round but the last."""
    return rules.kings * (1 + 2 * (rules.rounds - 1) + 1)


class KingdominoGame(pyspiel.Game):
    """The game by one ruleset."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = Ruleset.parse((params or {}).get("rules", _DEFAULT))
        info = pyspiel.GameInfo(
            num_distinct_actions=kernel.action_count(self.rules.grid),
            max_chance_outcomes=len(DOMINOES),
            num_players=self.rules.players,
            min_utility=-1.0 / (self.rules.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_decisions(self.rules),
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> KingdominoState:
        """Before anything: the first king is about to come out."""
        return KingdominoState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> KingdominoObserver:  # noqa: ARG002
        """Tensors and texts of what a player sees."""
        return KingdominoObserver(self.rules)

    def max_chance_nodes_in_history(self) -> int:
        """Kings, and the dominoes of all lines."""
        return self.rules.kings + self.rules.deck_size


@cache
def _start(rules: Ruleset) -> WordArray:
    """The first state. Its words are refused by all calls here, which only compile what a game needs."""
    start = kernel.to_state(Position.start(rules))
    with compilation_shown("to_act", "due", "legal_actions", "step", "draw_kings", "deal"):
        states = start[np.newaxis].copy()
        for read in (kernel.to_act, kernel.due, kernel.legal_actions):
            read(states)
        for refused in (kernel.step, kernel.draw_kings, kernel.deal):
            refused(states, [0])
    return start


class KingdominoState(pyspiel.State):
    """A moment of a game: the kernel's words, and the kings or dominoes of a draw that is not complete yet."""

    def __init__(self, game: KingdominoGame) -> None:
        super().__init__(game)
        self._rules = game.rules
        self._words: WordArray = _start(game.rules)[np.newaxis].copy()
        self._drawn: tuple[int, ...] = ()
        self._unseen: tuple[int, ...] = tuple(range(len(DOMINOES)))
        self._note()

    def _note(self) -> None:
        """Keep what is asked for most: who decides, or else what is due."""
        self._player = int(kernel.to_act(self._words)[0])
        self._due = int(kernel.due(self._words)[0]) if self._player < 0 else _DECISION

    @property
    def position(self) -> Position:
        """The position as the rules know it; a draw that is not complete has not happened in it."""
        return to_position(self._words[0], self._rules)

    def current_player(self) -> int:
        """The seat to act, chance, or the end."""
        if self._player >= 0:
            return self._player
        return _TERMINAL if self._due == _OVER else _CHANCE

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._due == _OVER

    def _legal_actions(self, player: int) -> list[int]:
        """The decisions of the player to act, ascending, which is the official order."""
        if player != self._player or player < 0:
            return []
        actions: list[int] = kernel.legal_actions(self._words)[0].tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The kings in the hand by seat, or the dominoes face down, with their probabilities."""
        if self._due == _KINGS:
            left = [self._rules.kings_per_player - self._drawn.count(seat) for seat in range(self._rules.players)]
            return [(seat, kings / sum(left)) for seat, kings in enumerate(left) if kings]
        chance = 1.0 / len(self._unseen)
        return [(piece, chance) for piece in self._unseen]

    def _apply_action(self, action: int) -> None:
        if self._player >= 0:
            if not kernel.step(self._words, [action])[0]:
                raise _illegal(action)
            self._note()
            return
        self._draw(action)
        if self._due == _KINGS and len(self._drawn) == self._rules.kings:
            kernel.draw_kings(self._words, [sum(seat << 2 * king for king, seat in enumerate(self._drawn))])
        elif self._due == _DEAL and len(self._drawn) == self._rules.line_size:
            kernel.deal(self._words, [sum(1 << piece for piece in self._drawn)])
        else:
            return
        self._drawn = ()
        self._note()

    def _draw(self, action: int) -> None:
        """A king or a domino that chance can still bring."""
        if self._due == _DEAL and action in self._unseen:
            self._unseen = tuple(piece for piece in self._unseen if piece != action)
        elif self._due != _KINGS or all(action != seat for seat, _ in self.chance_outcomes()):
            raise _illegal(action)
        self._drawn = (*self._drawn, action)

    def _action_to_string(self, player: int, action: int) -> str:
        """A move's notation; for chance the seat of a king or the number of a domino."""
        if player == _CHANCE:
            return f"king {action}" if self._due == _KINGS else f"domino {action + 1}"
        return str(move_of(self.position, action))

    def returns(self) -> list[float]:
        """At the end, (players x share of the victory - 1) / (players - 1) for every seat; 0 before."""
        if self._due != _OVER:
            return [0.0] * self._rules.players
        points, places = kernel.scores(self._words), kernel.places(self._words)
        return [float(reward) for reward in rewards_of(VICTORY, points, places)[0]]

    def __str__(self) -> str:
        drawn = f" +{' '.join(map(str, self._drawn))}" if self._drawn else ""
        return f"{self.position}{drawn}"


def _illegal(action: int) -> KingdominoError:
    return KingdominoError("illegal_action", action=action)


class KingdominoObserver:
    """The same planes and table as in the other environments, as one tensor of floats."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        shapes = {KINGDOMS: planes_shape(rules), TABLE: (kernel.TABLE_SIZE,)}
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        kingdoms = sizes[KINGDOMS]
        self.dict = {
            KINGDOMS: self.tensor[:kingdoms].reshape(shapes[KINGDOMS]),
            TABLE: self.tensor[kingdoms:],
        }

    def set_from(self, state: KingdominoState, player: int) -> None:
        """What a player sees."""
        ended = np.array([state.is_terminal()])
        (kingdoms,), (table,) = views(state._words, self._rules, np.array([player]), ended)
        self.dict[KINGDOMS][:] = kingdoms
        self.dict[TABLE][:] = table

    def string_from(self, state: KingdominoState, player: int) -> str:  # noqa: ARG002
        """All players see the same, as text: the position's line."""
        return str(state)


pyspiel.register_game(_TYPE, KingdominoGame)
