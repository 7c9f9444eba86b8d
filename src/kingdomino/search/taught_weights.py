"""The taught weights of playouts, read from the files beside this module, which say how they were made.

By table (two players; three or four), row (rounds left) and term of `claims` or `placements`. The quick judgement has
them as they are; without any table, it decides by a formula.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import numpy as np

from kingdomino.kernel import FloatArray

CLAIMS_FILE: Final = "taught_claims.txt"
PLACEMENTS_FILE: Final = "taught_placements.txt"

TABLES, ROWS = 2, 7
CLAIM_TERMS, PLACEMENT_TERMS = 11, 12

#: The terms of a placement.
(
    GAIN,
    CUT_OFF,
    REGIONS,
    IMBALANCE,
    EDGES,
    PROMISE,
    BESIDE_CASTLE,
    BLOCKED,
    LIBERTIES,
    DEAD_ENDS,
    PAIRS,
    TRIPLES,
) = range(PLACEMENT_TERMS)


def read_weights(text: str, terms: int) -> FloatArray:
    """The weights in a file's text: a row a line, tables one after the other, comments after #."""
    weights: FloatArray = np.loadtxt(text.splitlines(), dtype=np.float64).reshape(TABLES, ROWS, terms)
    return weights


def _shipped(file: str, terms: int) -> FloatArray:
    return read_weights(files(__package__).joinpath(file).read_text(encoding="utf-8"), terms)


TAUGHT_CLAIMS: Final = _shipped(CLAIMS_FILE, CLAIM_TERMS)
TAUGHT_PLACEMENTS: Final = _shipped(PLACEMENTS_FILE, PLACEMENT_TERMS)
#: No table: the formula decides.
NOT_TAUGHT: Final[FloatArray] = np.zeros((0, ROWS, 0))
