"""A reason for which one move is better than another, and what both kinds of moves read off the board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kingdomino.rules import DOMINOES, Fact, Kingdom, Position, Ruleset, gains


@dataclass(frozen=True, slots=True)
class Cause:
    """A reason for which the best move is better than the played one: a code with facts, and its weight in points."""

    code: str
    weight: float
    facts: tuple[tuple[str, Fact], ...] = ()


def best_gain(kingdom: Kingdom, rules: Ruleset, number: int) -> int:
    """The most points that a domino can add to a kingdom as it stands; 0 if it fits nowhere."""
    score = kingdom.score_as(rules, finished=False)
    return max((gain.points for gain in gains(score, kingdom.placements(number, rules.grid))), default=0)


def most_gained(kingdom: Kingdom, rules: Ruleset, numbers: Iterable[int]) -> tuple[int, int]:
    """The most points that any of these dominoes can add to a kingdom, and the lowest domino that adds them."""
    points, number = max(((best_gain(kingdom, rules, number), -number) for number in numbers), default=(0, 0))
    return points, -number


def unseen_crowns(position: Position) -> dict[str, int]:
    """By terrain, the crowns on dominoes that may still be turned up: none once the last line lies there."""
    unseen = dict.fromkeys((half.terrain for domino in DOMINOES.values() for half in domino[1:]), 0)
    if position.round + 1 >= position.rules.rounds:
        return unseen
    for number in position.unseen:
        for terrain, crowns in DOMINOES[number][1:]:
            unseen[terrain] += crowns
    return unseen
