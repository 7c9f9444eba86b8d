"""Positions of real games."""

from __future__ import annotations

from random import Random

from kingdomino import Game, Position, Ruleset
from kingdomino.notation import position_line


def line_of(rules: str = "4 classic", seed: int = 1, decisions: int = 0) -> str:
    """The line of a position after so many random decisions."""
    return position_line(positions(Ruleset.parse(rules), seed, decisions + 1)[-1])


def positions(rules: Ruleset, seed: int, count: int) -> list[Position]:
    """The first positions of a random game that wait for a decision."""
    game, dice = Game.shuffled(rules, seed=seed), Random(seed)
    found: list[Position] = []
    while len(found) < count and not game.position.is_over:
        found.append(game.position)
        game.play(dice.choice(game.position.legal_moves()))
    return found
