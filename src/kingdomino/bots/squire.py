"""The squire takes the most points it can get now, and looks no further."""

from __future__ import annotations

from kingdomino.rules import Claim, Kingdom, Move, Place, Position, Ruleset

from .player import Bot, Budget, random_for


class Squire(Bot):
    """Lays where it scores most at once, and claims the domino that would; among equals it chooses at random."""

    name = "squire"

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:
        """A move of the highest immediate gain."""
        assert position.to_act is not None
        kingdom = position.kingdoms[position.to_act]
        gains = [self._gain(kingdom, move, position.rules) for move in moves]
        best = [move for move, gain in zip(moves, gains, strict=True) if gain == max(gains)]
        return random_for(budget).choice(best)

    def _gain(self, kingdom: Kingdom, move: Move, rules: Ruleset) -> int:
        if isinstance(move, Place):
            return _points(kingdom.add(move), rules)
        if isinstance(move, Claim):
            placements = kingdom.placements(move.domino, rules.grid)
            gains = (_points(kingdom.add(placement), rules) for placement in placements)
            return max(gains, default=_points(kingdom, rules))
        return 0


def _points(kingdom: Kingdom, rules: Ruleset) -> int:
    """Points of the territories alone: the squire does not plan for bonuses."""
    return kingdom.score_as(rules, finished=False).total
