"""A small agent learns by MaskablePPO to beat `squire`: python maskable_ppo.py learner.zip learning.svg [minutes]

It needs the extra [train]. Afterwards `kingdomino tournament maskable_ppo.py:Learner squire` lets ./learner.zip play.
"""

import sys
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.type_aliases import Schedule
from stable_baselines3.common.vec_env import VecEnv

from kingdomino.bots import Bot, Budget
from kingdomino.environment import KingdominoVector, TableIndex, move_of, observation_of
from kingdomino.rules import Move, Position

OPPONENT, MINUTES, GAMES = "squire", 15.0, 1000
LANES, STEPS, PLANES, SIDE, CHANNELS, FIELDS = 256, 64, 9, 9, 32, 128
ROUND = LANES * STEPS

Seen = dict[str, np.ndarray]
Curve = list[tuple[int, float, float]]


def leads(table: np.ndarray) -> np.ndarray:
    """The learner's points less those of the other player; the table has hundreds and the rest of each."""
    points = table[:, TableIndex.POINTS :][:, :4].astype(np.int64)
    return points @ [100, 1, -100, -1]


class Lessons(VecEnv):
    """The lanes of `KingdominoVector` as stable-baselines3 takes them; the opponent moves inside the step.

    Every decision is rewarded with the points it has won on the other player. Their sum is the final margin.
    """

    def __init__(self, lanes: int, opponent: str) -> None:
        self.lanes = KingdominoVector(lanes, "2 classic", opponents=opponent, seat="random", autoreset_mode="SameStep")
        super().__init__(lanes, self.lanes.single_observation_space, self.lanes.single_action_space)
        self.seed(1)

    def reset(self) -> Seen:
        """Begin a game in every lane."""
        self.seen, _ = self.lanes.reset(seed=self._seeds[0])
        self.lead = leads(self.seen["table"])
        return self.seen

    def step_async(self, actions: np.ndarray) -> None:
        """Carry out an action in every lane."""
        self.told = self.lanes.step(actions)

    def step_wait(self) -> tuple[Seen, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        """What came of it. Where a game has ended, the observation is that of the next one."""
        self.seen, victories, ended, _, info = self.told
        lead, infos = leads(self.seen["table"]), [{} for _ in ended]
        gained = lead - self.lead
        for lane in np.flatnonzero(ended):
            last = {name: rows[lane] for name, rows in info["final_obs"].items()}
            gained[lane] = leads(last["table"][np.newaxis])[0] - self.lead[lane]
            infos[lane] = {"terminal_observation": last, "share": (victories[lane] + 1) / 2}
        self.lead = lead
        return self.seen, gained.astype(np.float32) / 10, ended, infos

    def env_method(self, method_name: str, *_: object, **__: object) -> list[np.ndarray]:
        """The masks, by the name that MaskablePPO asks for."""
        assert method_name == "action_masks"
        return list(self.seen["action_mask"] == 1)

    def has_attr(self, attr_name: str) -> bool:
        """Whether a lane has this attribute: the masks."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: object = None) -> list[Any]:  # noqa: ARG002
        """An attribute of every lane."""
        return [getattr(self.lanes, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: object, indices: object = None) -> None:
        """No lane has an attribute to set."""
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: type, indices: object = None) -> Sequence[bool]:  # noqa: ARG002
        """No lane is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """End."""
        self.lanes.close()


class Sight(BaseFeaturesExtractor):
    """Convolutions over the own kingdom, each square with what the table says: above all, the domino to place."""

    def __init__(self, space: gymnasium.spaces.Dict) -> None:
        super().__init__(space, CHANNELS * SIDE * SIDE + FIELDS)
        self.table = torch.nn.Sequential(torch.nn.Linear(space["table"].shape[0], FIELDS), torch.nn.ReLU())
        self.told = torch.nn.Linear(FIELDS, CHANNELS)
        self.first = torch.nn.Conv2d(PLANES, CHANNELS, 3, padding=1)
        self.second = torch.nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)
        self.third = torch.nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)
        self.both = torch.nn.Sequential(torch.nn.Linear(FIELDS + 2 * CHANNELS, FIELDS), torch.nn.ReLU())

    def forward(self, observed: dict[str, torch.Tensor]) -> torch.Tensor:
        """Features of every square, and of the table. The logarithm keeps flags, and tames numbers up to 99."""
        table = self.table(torch.log2(1 + observed["table"].float()))
        squares = torch.relu(self.first(observed["kingdoms"][:, :PLANES].float()) + self.told(table)[:, :, None, None])
        squares = squares + torch.relu(self.second(squares))
        squares = squares + torch.relu(self.third(squares))
        both = self.both(torch.cat([table, squares.mean((2, 3)), squares.amax((2, 3))], 1))
        return torch.cat([squares.flatten(1), both], 1)


class Actions(torch.nn.Module):
    """A number for every action: four directions a square, by the same weights everywhere; discard and claims."""

    def __init__(self) -> None:
        super().__init__()
        self.placements = torch.nn.Conv2d(CHANNELS, 4, 3, padding=1)
        self.others = torch.nn.Linear(FIELDS, 5)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        """In the order of the action space: 4 x square + direction, then the discard and the four claims."""
        squares, table = features.split([CHANNELS * SIDE * SIDE, FIELDS], 1)
        placements = self.placements(squares.view(-1, CHANNELS, SIDE, SIDE)).permute(0, 2, 3, 1).flatten(1)
        return torch.cat([placements, self.others(table)], 1)


class Policy(MaskableMultiInputActorCriticPolicy):
    """The usual one, but for how features become actions."""

    def _build(self, lr_schedule: Schedule) -> None:
        super()._build(lr_schedule)
        self.action_net = Actions()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


def examined(agent: MaskablePPO, games: int = GAMES) -> float:
    """The share of the victory in games that it does not learn from, one a lane."""
    lanes = Lessons(games, OPPONENT)
    lanes.seed(1_000_000)
    seen, shares = lanes.reset(), np.full(games, np.nan)
    while np.isnan(shares).any():
        actions, _ = agent.predict(seen, action_masks=seen["action_mask"] == 1, deterministic=True)
        lanes.step_async(actions)
        seen, _, ended, infos = lanes.step_wait()
        for lane in np.flatnonzero(ended & np.isnan(shares)):
            shares[lane] = infos[lane]["share"]
    return float(shares.mean())


def train(minutes: float, measurements: int = 15) -> tuple[MaskablePPO, Curve]:
    """The agent, and its curve: steps, minutes of learning, share of the victory."""
    agent = MaskablePPO(
        Policy,
        Lessons(LANES, OPPONENT),
        learning_rate=1e-3,
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=3,
        gamma=0.99,
        gae_lambda=0.9,
        ent_coef=0.003,
        policy_kwargs={"features_extractor_class": Sight, "net_arch": {"pi": [], "vf": [64]}},
        seed=1,
    )
    curve, spent = [(0, 0.0, examined(agent))], 0.0
    print("{} steps, {:.1f} minutes: wins {:.1%}".format(*curve[-1]), flush=True)
    while spent < minutes:
        begun = time.perf_counter()
        while spent + (time.perf_counter() - begun) / 60 < min(minutes, minutes * len(curve) / measurements):
            agent.learn(ROUND, reset_num_timesteps=False)
            rate = 1e-3 * max(0.1, 1 - (spent + (time.perf_counter() - begun) / 60) / minutes)
            agent.lr_schedule = lambda _, rate=rate: rate
        spent += (time.perf_counter() - begun) / 60
        curve.append((agent.num_timesteps, spent, examined(agent)))
        print("{} steps, {:.1f} minutes: wins {:.1%}".format(*curve[-1]), flush=True)
    return agent, curve


@cache
def trained() -> MaskablePPO:
    """The agent in the current folder."""
    torch.set_num_threads(1)
    return MaskablePPO.load("learner.zip")


class Learner(Bot):
    """The trained agent as a bot, for tables of two."""

    name = "learner"

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """The move that it thinks the best."""
        seen = observation_of(position)
        action, _ = trained().predict(seen, action_masks=seen["action_mask"] == 1, deterministic=True)
        return move_of(position, int(action))


def picture(curve: Curve) -> str:
    """The curve as SVG, with two standard errors; the line at 50 % is an agent as strong as its opponent."""
    most = curve[-1][1]

    def x(minutes: float) -> float:
        return 50 + 500 * minutes / most

    def y(share: float) -> float:
        return 20 + 300 * (1 - share)

    parts = [
        f'<path d="M50 {y(tenth / 10):.1f}H550" stroke="#{"333" if tenth in (0, 5) else "ddd"}"/>'
        f'<text x="42" y="{y(tenth / 10) + 4:.1f}" text-anchor="end">{10 * tenth} %</text>'
        for tenth in range(11)
    ]
    parts += [f'<text x="{x(minute):.1f}" y="340">{minute}</text>' for minute in range(0, int(most) + 1, 3)]
    for _, minutes, share in curve:
        reach = 2 * (share * (1 - share) / GAMES) ** 0.5
        parts.append(f'<path d="M{x(minutes):.1f} {y(share + reach):.1f}V{y(share - reach):.1f}" stroke="#3d6fb4"/>')
        parts.append(f'<circle cx="{x(minutes):.1f}" cy="{y(share):.1f}" r="4" fill="#3d6fb4"/>')
    points = " ".join(f"{x(minutes):.1f},{y(share):.1f}" for _, minutes, share in curve)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 390" font-family="sans-serif" font-size="12" '
        'text-anchor="middle"><rect width="600" height="390" fill="#fff"/>'
        f'{"".join(parts)}<polyline points="{points}" fill="none" stroke="#3d6fb4" stroke-width="2"/>'
        f'<text x="300" y="370">minutes of learning, {curve[-1][0]:,} steps in all</text></svg>\n'
    )


if __name__ == "__main__":
    torch.set_num_threads(2)
    learner, learning = train(float(sys.argv[3]) if len(sys.argv) > 3 else MINUTES)
    learner.save(sys.argv[1])
    Path(sys.argv[2]).write_text(picture(learning), encoding="utf-8")
