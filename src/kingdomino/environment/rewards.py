"""Rewards at the end of a game; before it they are 0."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from kingdomino.kernel import Lanes, NumberArray

VICTORY: Final = "victory"
MARGIN: Final = "margin"
POINTS: Final = "points"
REWARDS: Final = (VICTORY, MARGIN, POINTS)

Rewards = npt.NDArray[np.float64]


def rewards_of(kind: str, points: NumberArray, places: NumberArray) -> Rewards:
    """The rewards of finished games, a row a game and a column a seat.

    `victory` is (players x share - 1) / (players - 1), where a shared victory is split evenly: 1 for a sole winner,
    and the sum over seats is 0. `margin` is the own points less the best other player's. `points` are the points.
    """
    if kind == POINTS:
        return points.astype(np.float64)
    if kind == MARGIN:
        return margins(points)
    players = points.shape[1]
    first = places == 1
    shares = first / np.maximum(first.sum(axis=1, keepdims=True), 1)
    return np.asarray((players * shares - 1.0) / (players - 1), np.float64)


def margins(points: NumberArray) -> Rewards:
    """The own points less the best other player's."""
    order = np.sort(points, axis=1)
    best, second = order[:, -1:], order[:, -2:-1]
    is_alone = (points == best) & ((points == best).sum(axis=1, keepdims=True) == 1)
    return (points - np.where(is_alone, second, best)).astype(np.float64)


def punishment(players: int, culprits: NumberArray) -> Rewards:
    """After an illegal decision: -1 for the seat that made it, split evenly among the others."""
    rewards = np.full((len(culprits), players), 1.0 / (players - 1))
    rewards[np.arange(len(culprits)), culprits] = -1.0
    return rewards


def lane_rewards(kind: str, lanes: Lanes, which: npt.NDArray[np.bool_]) -> Rewards:
    """The rewards by seat of these lanes, whose games have just ended."""
    rewards = rewards_of(kind, lanes.points[which], lanes.places[which])
    illegal = lanes.illegal[which]
    if illegal.any():
        rewards[illegal] = punishment(lanes.rules.players, lanes.acted[which][illegal])
    return rewards
