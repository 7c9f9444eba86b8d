"""What chance may bring in a position: drawn from the dominoes that nobody has seen, never from a deck."""

from __future__ import annotations

from kingdomino.kernel import arrays, play_chance, to_position, to_state
from kingdomino.rules import Deal, KingdominoError, Kings, Position, clipped

from .budgets import stream, whole


def sample_deal(position: Position, seed: int = 0) -> Deal | Kings:
    """A line, or the order of the kings where those are due: all equally likely, and the same for the same seed."""
    if not isinstance(position, Position):
        raise KingdominoError("not_a_position", value=clipped(position))
    if position.chance_due is None:
        raise KingdominoError("not_now", move="deal", due=position.phase)
    state, generator = to_state(position), arrays.words(1)
    generator[0] = stream(whole("seed", seed, 0))
    play_chance(arrays.as_rows(state), generator)
    after = to_position(state, position.rules)
    if position.chance_due == "kings":
        return Kings(after.kings)
    return Deal(tuple(domino for domino, _ in after.next_line))
