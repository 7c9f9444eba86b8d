"""The most likely tiling, beside an integer programme and by itself."""

from __future__ import annotations

import argparse

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import coo_matrix

from kingdomino.photo import CASTLE_KIND, EMPTY_KIND, KINDS, LANDS, most_likely
from kingdomino.rules import DOMINOES

from .drawing import some_kinds
from .page import ask

ALONE = 6.0


def noisy(kinds: NDArray[np.int64], chance: np.random.Generator, noise: float) -> NDArray[np.float64]:
    """Log-probabilities of a reading that is right by 5 before noise."""
    logits = chance.normal(0, noise, (kinds.size, len(KINDS)))
    logits[np.arange(kinds.size), kinds.ravel()] += 5
    logits -= logits.max(1, keepdims=True)
    odds: NDArray[np.float64] = logits - np.log(np.exp(logits).sum(1, keepdims=True))
    return odds


def by_integer_programme(odds: NDArray[np.float64], grid: int) -> float:
    """The cost of the best tiling, with every way to lay every domino as a variable."""
    pairs = sorted({tuple(sorted((LANDS.index(one.a), LANDS.index(one.b)))) for one in DOMINOES.values()})
    box = [
        sum(tuple(sorted((LANDS.index(o.a), LANDS.index(o.b)))) == pair for o in DOMINOES.values()) for pair in pairs
    ]
    squares = grid * grid
    costs: list[float] = []
    ones: list[tuple[int, int]] = []

    def add(cost: float, *constraints: int) -> None:
        ones.extend((constraint, len(costs)) for constraint in constraints)
        costs.append(cost)

    for at in range(squares):
        add(-odds[at, CASTLE_KIND], at, squares + len(pairs))
        add(-odds[at, EMPTY_KIND], at)
        add(-odds[at, :CASTLE_KIND].max() + ALONE, at)
        others = ([at + 1] if (at + 1) % grid else []) + ([at + grid] if at + grid < squares else [])
        for other in others:
            for sort, (a, b) in enumerate(pairs):
                add(-odds[at, a] - odds[other, b], at, other, squares + sort)
                add(-odds[at, b] - odds[other, a], at, other, squares + sort)
    rows, columns = zip(*ones, strict=True)
    matrix = coo_matrix((np.ones(len(ones)), (rows, columns)), (squares + len(pairs) + 1, len(costs)))
    least, most = np.r_[np.ones(squares), np.zeros(len(pairs)), 1], np.r_[np.ones(squares), box, 1]
    limits = LinearConstraint(matrix, least, most)
    found = milp(np.array(costs), constraints=limits, integrality=np.ones(len(costs)), bounds=Bounds(0, 1))
    return float(found.fun)


def test_both_searches_find_what_an_integer_programme_finds():
    readings = []
    for grid, noise, seed in [(5, 1.5, 1), (5, 3, 2), (5, 4, 3), (7, 1.5, 4), (7, 3, 5)]:
        chance = np.random.default_rng(seed)
        readings.append((grid, noisy(some_kinds(chance, grid, int(chance.integers(4))), chance, noise)))
    page = ask([{"what": "tiling", "odds": odds.tolist(), "grid": grid} for grid, odds in readings])
    for (grid, odds), in_the_page in zip(readings, page, strict=True):
        found = most_likely(odds, grid, grid)
        assert found.proved
        assert found.cost == pytest.approx(by_integer_programme(odds, grid), abs=1e-6)
        assert in_the_page["proved"]
        assert in_the_page["cost"] == pytest.approx(found.cost, abs=1e-9)
        assert tuple(in_the_page["kinds"]) == found.kinds


def test_a_square_read_wrongly_is_put_right_by_its_domino():
    kinds = some_kinds(np.random.default_rng(6))
    odds = noisy(kinds, np.random.default_rng(6), 0.5)
    at = int(np.argmax(kinds.ravel() == CASTLE_KIND)) - 1
    odds[at] = odds[at - 1]
    odds[at, EMPTY_KIND] = odds[at].max() + 0.5
    found = most_likely(odds, 5, 5)
    assert found.kinds.count(CASTLE_KIND) == 1
    assert sum(one != other for one, other in zip(found.kinds, kinds.ravel(), strict=True)) <= 2


def test_a_kingdom_of_the_castle_alone_is_read_as_that():
    kinds = np.full((5, 5), EMPTY_KIND)
    kinds[2, 2] = CASTLE_KIND
    assert most_likely(noisy(kinds, np.random.default_rng(7), 0.1), 5, 5).kinds == tuple(kinds.ravel())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description="Compare the page's search with an integer programme on many readings."
    )
    parser.add_argument("--readings", type=int, default=500)
    chance = np.random.default_rng(11)
    tasks, costs = [], []
    for reading in range(parser.parse_args().readings):
        grid = (5, 7)[reading % 2]
        odds = noisy(some_kinds(chance, grid, int(chance.integers(5))), chance, float(chance.uniform(1, 4)))
        tasks.append({"what": "tiling", "odds": odds.tolist(), "grid": grid})
        costs.append(by_integer_programme(odds, grid))
    answers = ask(tasks)
    unlike = sum(abs(answer["cost"] - cost) > 1e-6 for answer, cost in zip(answers, costs, strict=True))
    times = [answer["seconds"] for answer in answers]
    print(
        f"readings {len(times)}, unlike {unlike}, unproved {sum(not answer['proved'] for answer in answers)}, "
        f"processor seconds median {np.median(times):.3f} most {max(times):.3f}"
    )
