"""Labelled decisions, and the weights that fit them best: what `benchmarks.teach` learns from."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kingdomino.search.taught_weights import ROWS

Floats = npt.NDArray[np.float64]

#: How strongly a row is drawn to the common weights, in labelled choices.
PULL: Final = 300.0


class Labels:
    """Labelled decisions: by choice its position, terms and margin; by position its game and its row of weights."""

    def __init__(self, columns: dict[str, npt.NDArray[Any]], chosen: npt.NDArray[np.bool_]) -> None:
        of_choice = np.repeat(chosen, columns["count"])
        self.count = columns["count"][chosen]
        self.start = np.cumsum(self.count) - self.count
        self.position = np.repeat(np.arange(len(self.count)), self.count)
        self.row = columns["row"][chosen][self.position]
        self.terms, self.margin = columns["terms"][of_choice], columns["margin"][of_choice]
        self.seconds = float(columns["seconds"].sum())

    def centred(self, values: Floats) -> Floats:
        """Less the mean of each position."""
        means: Floats = np.add.reduceat(values, self.start, axis=0).T / self.count
        centred: Floats = values - means.T[self.position]
        return centred

    def regret(self, values: Floats) -> Floats:
        """By position: what the choice with the highest of these values loses against the best one."""
        best = np.maximum.reduceat(self.margin, self.start)
        highest = np.maximum.reduceat(values, self.start)[self.position]
        chosen = np.unique(self.position[values >= highest], return_index=True)[1]
        regret: Floats = best - self.margin[np.flatnonzero(values >= highest)[chosen]]
        return regret


def least_squares(terms: Floats, margins: Floats, pull: float, toward: Floats) -> Floats:
    """The weights of the terms, drawn to others as if by so many choices."""
    square = terms.T @ terms
    drawn: Floats = np.diag(np.diag(square) * pull / len(terms) + 1e-9)
    return np.linalg.solve(square + drawn, terms.T @ margins + drawn @ toward).astype(np.float64)


def fitted(labels: Labels, used: int, terms: int) -> Floats:
    """By row: the weights of the first so many terms; zeros for the others."""
    x, y = labels.centred(labels.terms[:, :used]), labels.centred(labels.margin)
    common = least_squares(x, y, 0.0, np.zeros(used))
    table = np.zeros((ROWS, terms))
    for row in range(ROWS):
        own = labels.row == row
        table[row, :used] = least_squares(x[own], y[own], PULL, common) if own.any() else common
    return table
