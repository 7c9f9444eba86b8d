"""A small agent learns by MaskablePPO to beat `page`: python maskable_ppo.py learner.zip learning.svg

It needs the extra [train]. Afterwards `kingdomino tournament maskable_ppo.py:Learner page` lets ./learner.zip play.
"""

import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.type_aliases import Schedule

from kingdomino.bots import Bot, Budget
from kingdomino.environment import TableIndex, move_of, observation_of
from kingdomino.rules import Move, Position

STEPS, MEASUREMENTS, GAMES = 40_960, 5, 200
ENVIRONMENTS, PLANES, SIDE, CHANNELS, FIELDS = 32, 9, 9, 16, 64

Seen = dict[str, np.ndarray]
Info = dict[str, Any]


def lead(table: np.ndarray) -> int:
    """The learner's points less those of the other player; the table has hundreds and the rest of each."""
    own, rest, other, rest_of_other = map(int, table[TableIndex.POINTS :][:4])
    return 100 * (own - other) + rest - rest_of_other


class GrowthOfLead(gymnasium.Wrapper[Seen, np.int64, Seen, np.int64]):
    """Rewards every decision with the points it has won on the other player. Their sum is the final margin."""

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """Begin a game."""
        observation, info = self.env.reset(seed=seed, options=options)
        self._lead = lead(observation["table"])
        return observation, info

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, Info]:
        """Carry out an action."""
        observation, _, ended, truncated, info = self.env.step(action)
        before, self._lead = self._lead, lead(observation["table"])
        return observation, (self._lead - before) / 10, ended, truncated, info


class Sight(BaseFeaturesExtractor):
    """Two convolutions over the own kingdom, each square with what the table says: above all, the domino to place."""

    def __init__(self, space: gymnasium.spaces.Dict) -> None:
        super().__init__(space, CHANNELS * SIDE * SIDE + FIELDS)
        self.table = torch.nn.Sequential(torch.nn.Linear(space["table"].shape[0], FIELDS), torch.nn.ReLU())
        self.told = torch.nn.Linear(FIELDS, CHANNELS)
        self.first = torch.nn.Conv2d(PLANES, CHANNELS, 3, padding=1)
        self.second = torch.nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)

    def forward(self, observed: dict[str, torch.Tensor]) -> torch.Tensor:
        """Features of every square, and of the table. The logarithm keeps flags, and tames numbers up to 99."""
        table = self.table(torch.log2(1 + observed["table"]))
        squares = torch.relu(self.first(observed["kingdoms"][:, :PLANES]) + self.told(table)[:, :, None, None])
        return torch.cat([torch.relu(self.second(squares)).flatten(1), table], 1)


class Actions(torch.nn.Module):
    """A number for every action: four directions a square, by the same weights everywhere; discard and claims."""

    def __init__(self) -> None:
        super().__init__()
        self.placements = torch.nn.Conv2d(CHANNELS, 4, 1)
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


def train() -> tuple[MaskablePPO, list[tuple[int, float, float]]]:
    """The agent, and its curve: steps, seconds, share of the victory in games that it does not learn from."""
    torch.set_num_threads(1)
    options = {"rules": "2 classic", "opponents": ("page",), "seat": "random"}
    lessons = make_vec_env("Kingdomino-v1", ENVIRONMENTS, 1, env_kwargs=options, wrapper_class=GrowthOfLead)
    examination = make_vec_env("Kingdomino-v1", ENVIRONMENTS, env_kwargs=options)
    agent = MaskablePPO(
        Policy,
        lessons,
        learning_rate=1e-3,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"features_extractor_class": Sight, "net_arch": {"pi": [], "vf": [64]}},
        seed=1,
    )
    curve: list[tuple[int, float, float]] = []
    begun = time.process_time()
    for part in range(MEASUREMENTS + 1):
        if part:
            agent.learn(STEPS // MEASUREMENTS, reset_num_timesteps=False)
        seconds = time.process_time() - begun
        examination.seed(1_000_000)
        reward, _ = evaluate_policy(agent, examination, GAMES)
        curve.append((agent.num_timesteps, seconds, (reward + 1) / 2))
        print("{} steps, {:.0f} s: wins {:.1%}".format(*curve[-1]), flush=True)
        begun = time.process_time() - seconds
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


def picture(curve: list[tuple[int, float, float]]) -> str:
    """The curve as SVG, with two standard errors; the line at 50 % is an agent as strong as `page`."""
    most = curve[-1][0]

    def x(steps: int) -> float:
        return 50 + 500 * steps / most

    def y(share: float) -> float:
        return 20 + 300 * (1 - share)

    parts = [
        f'<path d="M50 {y(tenth / 10):.1f}H550" stroke="#{"333" if tenth in (0, 5) else "ddd"}"/>'
        f'<text x="42" y="{y(tenth / 10) + 4:.1f}" text-anchor="end">{10 * tenth} %</text>'
        for tenth in range(11)
    ]
    for steps, seconds, share in curve:
        reach = 2 * (share * (1 - share) / GAMES) ** 0.5
        parts.append(f'<path d="M{x(steps):.1f} {y(share + reach):.1f}V{y(share - reach):.1f}" stroke="#3d6fb4"/>')
        parts.append(f'<circle cx="{x(steps):.1f}" cy="{y(share):.1f}" r="4" fill="#3d6fb4"/>')
        parts.append(f'<text x="{x(steps):.1f}" y="340">{steps // 1000}</text>')
        parts.append(f'<text x="{x(steps):.1f}" y="356">{seconds:.0f} s</text>')
    points = " ".join(f"{x(steps):.1f},{y(share):.1f}" for steps, _, share in curve)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 390" font-family="sans-serif" font-size="12" '
        'text-anchor="middle"><rect width="600" height="390" fill="#fff"/>'
        f'{"".join(parts)}<polyline points="{points}" fill="none" stroke="#3d6fb4" stroke-width="2"/>'
        '<text x="300" y="378">thousands of steps, and seconds of learning</text></svg>\n'
    )


if __name__ == "__main__":
    learner, learning = train()
    learner.save(sys.argv[1])
    Path(sys.argv[2]).write_text(picture(learning), encoding="utf-8")
