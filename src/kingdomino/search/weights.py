"""The weights of the quick judgement of placements and claims, as compiled code takes them."""

from __future__ import annotations

from typing import NamedTuple

from kingdomino.kernel import FloatArray

from .taught_weights import TAUGHT_CLAIMS, TAUGHT_PLACEMENTS


class Judgement(NamedTuple):
    """A style of play. Points gained at once always count 1 each."""

    #: For each contact of a half with its own terrain.
    contact: float = 1.0
    #: Against each empty square that is cut off.
    hole: float = 2.0
    #: For each crown of a territory and each free square at its edge, up to four.
    liberty: float = 0.4
    #: Against leaving the grid around the castle while the Middle Kingdom can still be reached.
    off_centre: float = 8.0
    #: How much noise is mixed into placements of a playout.
    placement_noise: float = 1.0
    #: A claim counts crowns x (this + own squares of the terrain) …
    claim_crown: float = 2.5
    #: … and this for every own crown of the terrain …
    claim_terrain: float = 0.5
    #: … less this for every lower domino in the line, whose king will act earlier.
    claim_order: float = 0.8
    #: How much noise is mixed into claims of a playout.
    claim_noise: float = 1.0
    #: About how many placements a playout looks at; the others are skipped at random.
    sample: float = 16.0
    #: The taught weights of claims in playouts, which replace the formula above except in Mighty Duel.
    claims: FloatArray = TAUGHT_CLAIMS
    #: The taught weights of placements in playouts, which replace the formula above except in Mighty Duel.
    placements: FloatArray = TAUGHT_PLACEMENTS

    def in_floats(self) -> Judgement:
        """The same weights as floats: code is compiled for floats, and callers may give integers."""
        *numbers, claims, placements = self
        return Judgement._make([*map(float, numbers), claims, placements])
