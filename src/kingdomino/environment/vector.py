"""Thousands of games in one step: `gymnasium.vector.VectorEnv` over the compiled kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kingdomino import kernel
from kingdomino.kernel import BEGIN, DECIDE, SHOW, STATE_WORDS, Lanes, LaneView, to_position
from kingdomino.rules import KingdominoError, Position, Ruleset, clipped

from . import arguments, rendering
from .announcing import compilation_shown
from .observation import ACTION_MASK, KINGDOMS, TABLE, Observation, action_space, mask_space, observation_space
from .opponents import Given, LaneOpponents, opponents_of, seat_number
from .rewards import REWARDS, VICTORY, lane_rewards

PLANES: Final = "planes"
STATES: Final = "states"
NONE: Final = "none"

Flags = npt.NDArray[np.bool_]


class KingdominoVector(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games side by side. In each, whoever is to act takes the step: every seat is played by the caller.

    With `opponents`, one for all other seats or one for each, every lane has one learner instead: its seat is `seat`,
    or drawn for each game, and `info["seat"]` says which. The others move inside the step: "page", "squire" and
    "knight" for all lanes in one compiled call; a policy of your own, such as an earlier version of the learner, for
    all its lanes in one call (a function of observations, a row a lane, that returns an action for each); entrants such
    as "duke:16" and bots of your own lane by lane. Observations and rewards are the learner's alone.

    `observe` chooses what an observation holds beside the mask: "planes" (kingdoms and table), "states" (the kernel's
    words, for those who search) or "none". A reward is that of the seat that has just acted; `info["rewards"]` has
    those of all seats where a game has ended, with the final points and places. Game k of lane i under seed s is the
    same for every batch size, autoreset mode and number of threads; on these our own bots think, too. All returned
    arrays are new.
    """

    def __init__(
        self,
        num_envs: int = 1,
        rules: Ruleset | str = "2 classic",
        observe: str = PLANES,
        *,
        opponents: Sequence[Given] | Given | None = None,
        seat: int | str = 0,
        reward: str = VICTORY,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        threads: int = 1,
    ) -> None:
        self.num_envs = arguments.count("num_envs", num_envs)
        self.rules = arguments.ruleset(rules)
        self._observe = arguments.choice("observe", observe, (PLANES, STATES, NONE))
        self._reward = arguments.choice("reward", reward, REWARDS)
        self._mode = _mode(autoreset_mode)
        self.render_mode = rendering.checked_mode(render_mode, rendering.MODES_OF_MANY)
        self.metadata = {"render_modes": list(rendering.MODES_OF_MANY), "autoreset_mode": self._mode}
        threads = min(arguments.count("threads", threads, most=256), self.num_envs)
        self._lanes = Lanes(self.rules, self.num_envs, planes=self._observe == PLANES, threads=threads)
        learner = seat_number(seat, self.rules)
        self._opponents = (
            None
            if opponents is None
            else LaneOpponents(self.rules, opponents_of(opponents, self.rules), learner, self.num_envs, threads)
        )
        self._all = np.ones(self.num_envs, np.bool_)
        self._is_sown = False
        self.single_action_space = action_space(self.rules)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.single_observation_space = self._single_space()
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def _single_space(self) -> spaces.Dict:
        if self._observe == PLANES:
            return observation_space(self.rules)
        if self._observe == STATES:
            words = spaces.Box(0, np.iinfo(np.uint64).max, (STATE_WORDS,), np.uint64)
            return spaces.Dict({STATES: words, ACTION_MASK: mask_space(self.rules)})
        return spaces.Dict({ACTION_MASK: mask_space(self.rules)})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game in every lane, or in those of `options["reset_mask"]`, or from `options["position"]`.

        A seed begins its games from the first on; without one the games of the present seed continue.
        """
        named = arguments.reset_options(options, (arguments.POSITION, arguments.RESET_MASK))
        chosen = self._chosen(named.get(arguments.RESET_MASK))
        start = arguments.start_of(named, self.rules)
        if seed is not None:
            self._lanes.sow(arguments.seed_number(seed), chosen)
            self._is_sown = True
        elif not self._is_sown:
            self._lanes.sow(arguments.fresh_seed())
            self._is_sown = True
        with compilation_shown("play_lanes", *(self._opponents.compiled if self._opponents else ())):
            if start is None:
                seen = self._lanes.play(np.where(chosen, BEGIN, SHOW))
            else:
                seen = self._lanes.begin_from(start, chosen)
            self._let_others_move(seen, chosen)
        return self._observation(seen), self._info(seen)

    def step(self, actions: npt.ArrayLike) -> tuple[Observation, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Carry out one action in every lane. An illegal one ends its game with -1 and `info["illegal"]`."""
        if not self._is_sown:
            raise arguments.NotReset("not_reset")
        lanes = self._lanes
        was_over = lanes.ended
        idle = BEGIN if self._mode is AutoresetMode.NEXT_STEP else SHOW
        seen = lanes.play(np.where(was_over, idle, DECIDE), self._decisions(actions))
        self._let_others_move(seen, was_over if self._mode is AutoresetMode.NEXT_STEP else ~self._all)
        terminations = lanes.ended
        ending = terminations & ~was_over
        rewards = np.zeros(self.num_envs)
        final: dict[str, Any] = {}
        if ending.any():
            final = self._final_info(ending)
            rewarded = lanes.acted if self._opponents is None else self._opponents.seats
            rewards[ending] = final["rewards"][ending, rewarded[ending]]
            if self._mode is AutoresetMode.SAME_STEP:
                final = self._begin_again(ending, seen, final)
        return (
            self._observation(seen),
            rewards,
            terminations,
            np.zeros(self.num_envs, np.bool_),
            {
                **self._info(seen),
                **final,
            },
        )

    def _let_others_move(self, seen: LaneView, begun: Flags) -> None:
        """Until the learner is to act in every lane; at an end the view is the learner's too."""
        others, lanes = self._opponents, self._lanes
        if others is None:
            return
        others.begin(lanes, begun)
        moved = ~self._all
        while (waiting := (lanes.to_act >= 0) & (lanes.to_act != others.seats)).any():
            decisions = others.decide(lanes, self._observation(seen), waiting)
            seen.masks[waiting] = 0
            lanes.play(np.where(waiting, DECIDE, kernel.LEAVE), decisions, seen)
            moved |= waiting
        foreign = np.flatnonzero(moved & lanes.ended)
        if self._observe == PLANES and len(foreign):
            seen.kingdoms[foreign], seen.table[foreign] = kernel.views(
                lanes.states[foreign], self.rules, others.seats[foreign], lanes.ended[foreign]
            )

    def _decisions(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise KingdominoError("wrong_actions", number=self.num_envs, value=clipped(actions))
        return np.ascontiguousarray(given, np.int64)

    def _chosen(self, mask: object) -> Flags:
        if mask is None:
            return self._all
        chosen = np.asarray(mask)
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise KingdominoError("wrong_reset_mask", number=self.num_envs, value=clipped(mask))
        if not self._is_sown:
            raise arguments.NotReset("not_reset")
        return chosen

    def _observation(self, seen: LaneView) -> Observation:
        observed: Observation = {ACTION_MASK: seen.masks}
        if self._observe == PLANES:
            observed = {KINGDOMS: seen.kingdoms, TABLE: seen.table, ACTION_MASK: seen.masks}
        elif self._observe == STATES:
            observed = {STATES: self._lanes.states.copy(), ACTION_MASK: seen.masks}
        return observed

    def _info(self, seen: LaneView) -> dict[str, Any]:
        info: dict[str, Any] = {ACTION_MASK: seen.masks, "to_act": self._lanes.to_act.copy()}
        if self._opponents is not None:
            info["seat"] = self._opponents.seats.copy()
        return info | {f"_{name}": self._all.copy() for name in info}

    def action_masks(self) -> Flags:
        """The legal actions of the last observation as flags, a row a lane: the name that sb3-contrib asks for."""
        return kernel.legal_masks(self._lanes.states) & ~self._lanes.ended[:, np.newaxis]

    def _final_info(self, ending: Flags) -> dict[str, Any]:
        """Rewards, points and places by seat, and the illegal ends, of the games that have just ended."""
        lanes = self._lanes
        rewards = np.zeros((self.num_envs, self.rules.players))
        rewards[ending] = lane_rewards(self._reward, lanes, ending)
        only = ending[:, np.newaxis]
        final = {
            "rewards": rewards,
            "points": np.where(only, lanes.points, 0),
            "places": np.where(only, lanes.places, 0),
            "illegal": lanes.illegal & ending,
        }
        return final | {f"_{name}": ending.copy() for name in final}

    def _begin_again(self, ending: Flags, seen: LaneView, final: dict[str, Any]) -> dict[str, Any]:
        """The next games of these lanes; what was seen of the ends goes into the info."""
        last = {name: _only(rows, ending) for name, rows in self._observation(seen).items()}
        self._lanes.play(np.where(ending, BEGIN, kernel.LEAVE), view=seen)
        self._let_others_move(seen, ending)
        return {**final, "final_obs": last, "_final_obs": ending.copy(), "final_info": final, "_final_info": ending}

    def position(self, lane: int = 0) -> Position:
        """The position of a lane's game."""
        number = arguments.count("lane", lane, least=0, most=self.num_envs - 1)
        return to_position(self._lanes.states[number], self.rules)

    def render(self) -> tuple[Any, ...] | None:
        """A picture of every lane: text for "ansi", pixels for "rgb_array"."""
        if self.render_mode is None:
            return None
        return tuple(rendering.render(self.position(lane), self.render_mode) for lane in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:  # noqa: ANN401 - as gymnasium has it
        """End the threads, if any."""
        self._lanes.close()
        if self._opponents is not None:
            self._opponents.close()


def against(
    num_envs: int = 1,
    opponents: Sequence[Given] | Given = ("knight",),
    **options: Any,  # noqa: ANN401 - the class's own
) -> KingdominoVector:
    """`Kingdomino-v1` in many lanes: what `gymnasium.make_vec` makes."""
    return KingdominoVector(num_envs, opponents=opponents, **options)


def _only(rows: npt.NDArray[Any], chosen: Flags) -> npt.NDArray[Any]:
    """A copy with zeros in the rows that are not chosen."""
    kept = np.zeros_like(rows)
    kept[chosen] = rows[chosen]
    return kept


def _mode(given: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(given)
    except ValueError:
        known = tuple(mode.value for mode in AutoresetMode)
        raise KingdominoError("unknown_choice", name="autoreset_mode", value=clipped(given), known=known) from None
