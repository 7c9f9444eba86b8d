"""What the quick judgement of placements and claims cares about, as numbers in one array."""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields

import numpy as np
import numpy.typing as npt

Weights = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Judgement:
    """A style of play. Points gained at once always count 1 each."""

    #: For each contact of a half with its own terrain.
    contact: float = 1.0
    #: Against each empty square that is cut off.
    hole: float = 2.0
    #: For each crown of a territory and each free square at its edge, up to four.
    liberty: float = 0.4
    #: Against leaving the grid around the castle while the Middle Kingdom can still be reached.
    off_centre: float = 8.0
    #: How much chance is mixed into placements of a playout.
    placement_noise: float = 1.0
    #: A claim counts crowns x (this + own squares of the terrain) …
    claim_crown: float = 2.5
    #: … and this for every own crown of the terrain …
    claim_terrain: float = 0.5
    #: … less this for every lower domino in the line, which will act before.
    claim_order: float = 0.8
    #: How much chance is mixed into claims of a playout.
    claim_noise: float = 1.0
    #: How many placements a playout looks at, about; the others are passed over by chance.
    sample: float = 16.0

    def weights(self) -> Weights:
        """As the compiled code takes them."""
        return np.array(astuple(self), dtype=np.float64)


(
    CONTACT,
    HOLE,
    LIBERTY,
    OFF_CENTRE,
    PLACEMENT_NOISE,
    CLAIM_CROWN,
    CLAIM_TERRAIN,
    CLAIM_ORDER,
    CLAIM_NOISE,
    SAMPLE,
) = (np.uint64(index) for index in range(len(fields(Judgement))))
