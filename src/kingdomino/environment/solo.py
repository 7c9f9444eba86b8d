"""One learner against bots: `gymnasium.make("Kingdomino-v1", rules=…, opponents=…)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from kingdomino.kernel import BEGIN, DECIDE, Lanes, LaneView, action_of, to_position, views
from kingdomino.rules import Position, Ruleset

from . import arguments, rendering
from .announcing import compilation_shown
from .observation import (
    ACTION_MASK,
    KINGDOMS,
    TABLE,
    Observation,
    SmallArray,
    action_space,
    flat_space,
    flattened,
    observation_space,
)
from .opponents import Given, opponents_of, seat_number
from .rewards import REWARDS, VICTORY, lane_rewards

_BEGIN: Final = np.array([BEGIN])
_DECIDE: Final = np.array([DECIDE])
_FIRST: Final = np.ones(1, np.bool_)


class KingdominoSolo(gymnasium.Env[Any, np.int64]):
    """The learner has one seat; bots play the others, each asked only for a position, never for the deck.

    `opponents` are entrants such as "knight" or "king:200", or bots of your own, one for every other seat in their
    order after the learner's; a single one plays all of them. `seat` is the learner's, or "random" for a new one every
    game. An illegal action ends the episode with -1 and `info["illegal"]`.
    """

    metadata = {"render_modes": list(rendering.MODES), "render_fps": 2}  # noqa: RUF012 - as gymnasium has it

    def __init__(
        self,
        rules: Ruleset | str = "2 classic",
        opponents: Sequence[Given] | Given = ("knight",),
        *,
        seat: int | str = 0,
        reward: str = VICTORY,
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.rules = arguments.ruleset(rules)
        self.render_mode = rendering.checked_mode(render_mode)
        self._players = opponents_of(opponents, self.rules)
        self._wanted_seat = seat_number(seat, self.rules)
        self._reward = arguments.choice("reward", reward, REWARDS)
        self._flat = bool(flat)
        self._lanes = Lanes(self.rules, 1)
        self._is_sown = False
        self.action_space = action_space(self.rules)
        self.observation_space: spaces.Space[Any] = flat_space(self.rules) if flat else observation_space(self.rules)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation | SmallArray, dict[str, Any]]:
        """Begin a game, the first of a seed or the next one, and let the others move until the learner is to act.

        `options={"position": …}` begins it from a position, or its line, of the same rules.
        """
        if seed is not None:
            arguments.seed_number(seed)
        elif not self._is_sown:
            seed = arguments.fresh_seed()
        start = arguments.start_of(arguments.reset_options(options, (arguments.POSITION,)), self.rules)
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._lanes.sow(seed)
            self._is_sown = True
        self.seat = int(self.np_random.integers(self.rules.players)) if self._wanted_seat is None else self._wanted_seat
        with compilation_shown("play_lanes"):
            begun = self._lanes.play(_BEGIN) if start is None else self._lanes.begin_from(start, _FIRST)
        self._seen = self._others(begun)
        self._show_human()
        return self._observation(), self._info()

    def step(self, action: int | np.int64) -> tuple[Observation | SmallArray, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action, then those of the others until the learner is to act again."""
        decision = arguments.decision(action)
        if not self._is_sown or self._lanes.ended[0]:
            raise arguments.NotReset("not_reset")
        self._seen = self._others(self._lanes.play(_DECIDE, decision))
        ended = bool(self._lanes.ended[0])
        reward = float(lane_rewards(self._reward, self._lanes, _FIRST)[0, self.seat]) if ended else 0.0
        self._show_human()
        return self._observation(), reward, ended, False, self._info()

    def _others(self, seen: LaneView) -> LaneView:
        while (seat := int(self._lanes.to_act[0])) not in (-1, self.seat):
            player = self._players[(seat - self.seat - 1) % self.rules.players]
            action = action_of(self.position, player.choose(self.position, int(self.np_random.integers(1 << 62))))
            seen = self._lanes.play(_DECIDE, np.array([action]))
        return seen

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions as flags, under the name that sb3-contrib's MaskablePPO asks for."""
        flags: npt.NDArray[np.bool_] = self._seen.masks[0].astype(np.bool_)
        return flags

    def _observation(self) -> Observation | SmallArray:
        if self._lanes.to_act[0] == self.seat or self._lanes.acted[0] == self.seat:
            kingdoms, table = self._seen.kingdoms[0], self._seen.table[0]
        else:
            ended = self._lanes.ended
            (kingdoms,), (table,) = views(self._lanes.states, self.rules, np.array([self.seat]), ended)
        if self._flat:
            return flattened(kingdoms, table)
        return {KINGDOMS: kingdoms, TABLE: table, ACTION_MASK: self._seen.masks[0]}

    def _info(self) -> dict[str, Any]:
        lanes = self._lanes
        info: dict[str, Any] = {ACTION_MASK: self._seen.masks[0], "seat": self.seat}
        if lanes.ended[0]:
            info["points"], info["places"] = lanes.points[0].tolist(), lanes.places[0].tolist()
            info["illegal"] = bool(lanes.illegal[0])
        return info

    @property
    def position(self) -> Position:
        """The position of the game."""
        return to_position(self._lanes.states[0], self.rules)

    def render(self) -> Any:  # noqa: ANN401 - text or pixels
        """The table as text for "ansi", as pixels for "rgb_array"; printed for "human", as it is after every step."""
        return rendering.render(self.position, self.render_mode)

    def _show_human(self) -> None:
        if self.render_mode == rendering.HUMAN:
            self.render()
