"""A bot in ten lines: kingdomino tournament docs/examples/crowns.py:Crowns squire page"""

from kingdomino.bots import Bot, Budget
from kingdomino.rules import Move, Position, domino


class Crowns(Bot):
    """Claims crowns, and lays each domino where it scores most at once."""

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """The move with the most crowns or points."""
        if position.phase == "claim":
            return max(moves, key=lambda claim: domino(claim.domino).a.crowns + domino(claim.domino).b.crowns)
        return max(moves, key=lambda placement: position.play(placement).score(position.to_act).total)
