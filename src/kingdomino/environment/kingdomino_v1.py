"""PettingZoo's turn-based interface: `env(rules=…)`, and `raw_env(rules=…)` without wrappers.

One agent may act several times running: it places, then claims; with two players each has two kings.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kingdomino.kernel import BEGIN, DECIDE, Lanes, to_position, views
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
from .rewards import REWARDS, VICTORY, lane_rewards

_BEGIN: Final = np.array([BEGIN])
_DECIDE: Final = np.array([DECIDE])
_FIRST: Final = np.ones(1, np.bool_)
#: PettingZoo's own suite resets with an option of the second name, which means nothing.
_OPTIONS: Final = (arguments.POSITION, "options")


def env(**options: Any) -> AECEnv[str, Any, Any]:  # noqa: ANN401 - those of `raw_env`
    """The environment with PettingZoo's checks of actions and of the order of calls."""
    return _Checked(raw_env(**options))


class _Checked(wrappers.OrderEnforcingWrapper[str, Any, Any]):
    """Two checks in one wrapper: every further one would pass each attribute on by a failed look-up of its own."""

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward, ends and info of the selected agent."""
        if not self._has_reset:
            raise arguments.NotReset("not_reset")
        return self.env.last(observe)

    def step(self, action: Any) -> None:  # noqa: ANN401 - as the action space has it
        """Carry out an action, which has to be in the agent's space."""
        if self._has_reset and action is not None:
            env = self.env
            assert env.action_space(env.agent_selection).contains(action), "action is not in action space"
        super().step(action)


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801 - PettingZoo's name
    """The environment without wrappers; agents are `player_0`, `player_1`, … by seat.

    An illegal action ends the game: -1 for who made it, split evenly among the others, and `illegal` in the infos.
    `flat` gives observations as one vector, for tools that take no dictionaries.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kingdomino_v1",
        "render_modes": list(rendering.MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        rules: Ruleset | str = "2 classic",
        *,
        reward: str = VICTORY,
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = arguments.ruleset(rules)
        self.render_mode = rendering.checked_mode(render_mode)
        self._reward = arguments.choice("reward", reward, REWARDS)
        self._flat = bool(flat)
        self._lanes = Lanes(self.rules, 1)
        self._is_sown = False
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = flat_space(self.rules) if flat else observation_space(self.rules)
        self.observation_spaces: dict[str, spaces.Space[Any]] = dict.fromkeys(self.possible_agents, space)
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: action_space(self.rules) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space for all agents, and the same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The agent's own space, the same object at every call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the first of a seed, or the next one of the present seed.

        `options={"position": …}` begins it from a position, or its line, of the same rules.
        """
        start = arguments.start_of(arguments.reset_options(options, _OPTIONS), self.rules)
        if seed is not None:
            self._lanes.sow(arguments.seed_number(seed))
        elif not self._is_sown:
            self._lanes.sow(arguments.fresh_seed())
        self._is_sown = True
        with compilation_shown("play_lanes"):
            self._seen = self._lanes.play(_BEGIN) if start is None else self._lanes.begin_from(start, _FIRST)
        self._nothing: SmallArray = np.zeros_like(self._seen.masks[0])
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {ACTION_MASK: self._nothing} for agent in self.agents}
        self._select(int(self._lanes.to_act[0]))
        self._show_human()

    def _select(self, seat: int) -> None:
        self._acting = seat
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {ACTION_MASK: self._seen.masks[0]}

    def observe(self, agent: str) -> Observation | SmallArray:
        """What an agent sees; one that is not to act has an all-zero mask."""
        seat, seen = self._seats[agent], self._seen
        if seat == self._acting:
            kingdoms, table, mask = seen.kingdoms[0], seen.table[0], seen.masks[0]
        else:
            (kingdoms,), (table,) = views(self._lanes.states, self.rules, np.array([seat]), self._lanes.ended)
            mask = self._nothing
        return flattened(kingdoms, table) if self._flat else {KINGDOMS: kingdoms, TABLE: table, ACTION_MASK: mask}

    def step(self, action: int | None) -> None:
        """Carry out the selected agent's action; None for an agent whose game has ended."""
        if not self.agents:
            raise arguments.NotReset("not_reset")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        decision = arguments.decision(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {ACTION_MASK: self._nothing}
        self._seen = self._lanes.play(_DECIDE, decision)
        seat = int(self._lanes.to_act[0])
        if seat >= 0:
            self._select(seat)
        else:
            self._end()
        self._show_human()

    def _show_human(self) -> None:
        if self.render_mode == rendering.HUMAN:
            self.render()

    def _end(self) -> None:
        lanes = self._lanes
        rewards = lane_rewards(self._reward, lanes, _FIRST)[0].tolist()
        points, places = lanes.points[0].tolist(), lanes.places[0].tolist()
        illegal = bool(lanes.illegal[0])
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        for agent in self.agents:
            final = {ACTION_MASK: self._nothing, "points": points, "places": places, "illegal": illegal}
            self.infos[agent] = final
        self._accumulate_rewards()

    @property
    def position(self) -> Position:
        """The position of the game."""
        return to_position(self._lanes.states[0], self.rules)

    def render(self) -> Any:  # noqa: ANN401 - text or pixels
        """The table as text for "ansi", as pixels for "rgb_array"; printed for "human", as it is after every step."""
        return rendering.render(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""
