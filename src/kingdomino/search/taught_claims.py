"""The taught weights of claims in playouts, read from the file beside this module, which says how they were made.

By table (two players; three or four), row (rounds left) and term of `claims`. The quick judgement has them as they are;
without any table, claims are judged by a formula.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import numpy as np

from kingdomino.kernel import FloatArray

FILE: Final = "taught_claims.txt"

TABLES, ROWS, TERMS = 2, 7, 11


def read_weights(text: str) -> FloatArray:
    """The weights in a file's text: a row a line, tables one after the other, comments after #."""
    weights: FloatArray = np.loadtxt(text.splitlines(), dtype=np.float64).reshape(TABLES, ROWS, TERMS)
    return weights


TAUGHT: Final = read_weights(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
NOT_TAUGHT: Final[FloatArray] = np.zeros((0, ROWS, TERMS))
