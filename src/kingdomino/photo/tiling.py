"""The most likely reading of a grid in which every land belongs to a domino of the box.

Without the limit on how often a domino is used, the best tiling is found square by square: a state says which of the
next squares are covered already, and whether the castle stands. The limit is priced: each sort of domino has a price,
raised while too many are used and lowered while too few are. What prices leave open is settled by branch and bound: a
sort that is used too often is forbidden at one of its places, or a price that bought nothing is dropped.
"""

from __future__ import annotations

import heapq
from collections import Counter
from functools import cache
from itertools import count
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino.rules import DOMINOES

from .kinds import CASTLE_KIND, EMPTY_KIND, LANDS

#: The price of a land outside any domino: one that slipped, or a kingdom that breaks the rules.
ALONE: Final = 6.0
_FIRST_ROUNDS: Final = 60
_LATER_ROUNDS: Final = 12
_MOST_NODES: Final = 60
_SAME: Final = 1e-9
_COVERED, _SINGLE, _CASTLE, _RIGHT, _DOWN = range(5)

Numbers = NDArray[np.float64]
#: A domino's sort, and the two squares on which it is forbidden.
Banned = frozenset[tuple[int, int, int]]


class Tiling(NamedTuple):
    """The kinds of all squares, row by row; their cost (minus the log-probability); whether that is proved least."""

    kinds: tuple[int, ...]
    cost: float
    proved: bool


class _Piece(NamedTuple):
    """A domino's sort (-1: none) on its squares, with their kinds."""

    sort: int
    squares: tuple[int, ...]
    kinds: tuple[int, ...]


class _Node(NamedTuple):
    """A lower bound for all tilings without what is banned, the pieces that reach it, and the prices that made it."""

    low: float
    pieces: list[_Piece]
    prices: Numbers
    banned: Banned
    unpriced: frozenset[int]


@cache
def sorts_of_dominoes() -> tuple[tuple[int, int, int], ...]:
    """Of each sort of domino the kinds of its halves, and how many of it are in the box."""
    halves = Counter(tuple(sorted((LANDS.index(one.a), LANDS.index(one.b)))) for one in DOMINOES.values())
    return tuple((pair[0], pair[1], number) for pair, number in sorted(halves.items()))


def most_likely(odds: Numbers, rows: int, columns: int) -> Tiling:
    """The best tiling for the log-probabilities of all squares, row by row."""
    return _Search(odds, rows, columns).run()


class _Search:
    def __init__(self, odds: Numbers, rows: int, columns: int) -> None:
        self.odds, self.rows, self.columns = odds, rows, columns
        self.box = np.array([number for *_, number in sorts_of_dominoes()])
        ways = [
            (sort, *halves)
            for sort, (a, b, _) in enumerate(sorts_of_dominoes())
            for halves in ([(a, b), (b, a)] if a != b else [(a, b)])
        ]
        self.sort, self.first, self.second = np.array(ways).T
        # Both neighbours of every square to which a domino may reach, and the cost of each way to lay one there.
        self.right = [(at, at + 1) for at in range(rows * columns) if at % columns + 1 < columns]
        self.down = [(at, at + columns) for at in range((rows - 1) * columns)]
        self.edges = {squares: index for index, squares in enumerate([*self.right, *self.down])}
        pairs = np.array([*self.right, *self.down])
        self.costs = -odds[pairs[:, :1], self.first] - odds[pairs[:, 1:], self.second]
        alone = -odds[:, :CASTLE_KIND].max(1) + ALONE
        self.single = np.minimum(alone, -odds[:, EMPTY_KIND])
        self.single_kind = np.where(alone < -odds[:, EMPTY_KIND], odds[:, :CASTLE_KIND].argmax(1), EMPTY_KIND)

    def run(self) -> Tiling:
        numbers = count()
        self.best: tuple[float, list[_Piece]] = (np.inf, [])
        queue: list[tuple[float, int, _Node]] = []

        def look(prices: Numbers, banned: Banned, unpriced: frozenset[int], rounds: int) -> None:
            node = self._bound(prices, banned, unpriced, rounds)
            if node.low < self.best[0] - _SAME:
                heapq.heappush(queue, (node.low, next(numbers), node))

        look(np.zeros(len(self.box)), frozenset(), frozenset(), _FIRST_ROUNDS)
        for _ in range(_MOST_NODES):
            if not queue or queue[0][0] >= self.best[0] - _SAME:
                break
            node = heapq.heappop(queue)[2]
            used = self._used(node.pieces)
            over = np.flatnonzero(used > self.box)
            if len(over):
                sort = int(over[0])
                for piece in [piece for piece in node.pieces if piece.sort == sort][: self.box[sort] + 1]:
                    look(node.prices, node.banned | {(sort, *piece.squares)}, node.unpriced, _LATER_ROUNDS)  # type: ignore[arg-type]
            else:
                free = frozenset(int(sort) for sort in np.flatnonzero((node.prices > 0) & (used < self.box)))
                look(node.prices, node.banned, node.unpriced | free, _LATER_ROUNDS)
        proved = not queue or queue[0][0] >= self.best[0] - _SAME
        kinds = [EMPTY_KIND] * len(self.odds)
        for piece in self.best[1]:
            for square, kind in zip(piece.squares, piece.kinds, strict=True):
                kinds[square] = kind
        return Tiling(tuple(kinds), self.best[0], proved)

    def _used(self, pieces: list[_Piece]) -> NDArray[np.int64]:
        return np.bincount([piece.sort for piece in pieces if piece.sort >= 0], minlength=len(self.box))

    def _bound(self, prices: Numbers, banned: Banned, unpriced: frozenset[int], rounds: int) -> _Node:
        """The highest bound that some rounds of prices find; the best tiling that the box allows is kept."""
        prices = prices.copy()
        prices[list(unpriced)] = 0
        found: _Node | None = None
        step = 1.0
        for _ in range(rounds):
            priced, pieces = self._cheapest(prices, banned)
            low = priced - float(prices @ self.box)
            used = self._used(pieces)
            if (used <= self.box).all():
                cost = priced - float(prices @ used)
                if cost < self.best[0]:
                    self.best = (cost, pieces)
            if found is None or low > found.low + _SAME:
                found = _Node(low, pieces, prices.copy(), banned, unpriced)
            else:
                step *= 0.8
            if low >= self.best[0] - _SAME:
                break
            prices = np.maximum(0, prices + step * (used - self.box))
            prices[list(unpriced)] = 0
        assert found is not None
        return found

    def _cheapest(self, prices: Numbers, banned: Banned) -> tuple[float, list[_Piece]]:
        """The cheapest tiling with these prices, however often it uses a domino."""
        costs = self.costs + prices[self.sort]
        for sort, one, other in banned:
            costs[self.edges[one, other], self.sort == sort] = np.inf
        ways = costs.argmin(1)
        edge_costs = costs[np.arange(len(costs)), ways]
        masks = np.arange(1 << self.columns)
        open_masks = masks[masks & 1 == 0]
        last = self.columns - 1
        # costs[castles, mask]: bit 0 of the mask is the present square, bit 1 the next …
        state = np.full((2, len(masks)), np.inf)
        state[0, 0] = 0
        came = np.zeros((len(self.odds), 2, len(masks)), np.int8)
        before = np.zeros((len(self.odds), 2, len(masks)), np.int16)
        for at in range(len(self.odds)):
            following = np.full_like(state, np.inf)

            def offer(
                castles: int,
                to: NDArray[np.int64],
                cost: Numbers,
                what: int,
                by: NDArray[np.int64],
                at: int = at,
                following: Numbers = following,
            ) -> None:
                better = cost < following[castles, to]
                chosen = to[better]
                following[castles, chosen], came[at, castles, chosen], before[at, castles, chosen] = (
                    cost[better],
                    what,
                    by[better],
                )

            covered = masks[masks & 1 == 1]
            right, down = (
                self.edges.get((at, at + 1)) if at % self.columns < last else None,
                self.edges.get((at, at + self.columns)),
            )
            for castles in (0, 1):
                offer(castles, covered >> 1, state[castles, covered], _COVERED, covered)
                offer(castles, open_masks >> 1, state[castles, open_masks] + self.single[at], _SINGLE, open_masks)
                if right is not None:
                    by = open_masks[open_masks & 2 == 0]
                    offer(castles, (by | 2) >> 1, state[castles, by] + edge_costs[right], _RIGHT, by)
                if down is not None:
                    offer(
                        castles,
                        open_masks >> 1 | 1 << last,
                        state[castles, open_masks] + edge_costs[down],
                        _DOWN,
                        open_masks,
                    )
            offer(1, open_masks >> 1, state[0, open_masks] - self.odds[at, CASTLE_KIND], _CASTLE, open_masks)
            state = following
        return float(state[1, 0]), self._walked_back(came, before, ways)

    def _walked_back(self, came: NDArray[np.int8], before: NDArray[np.int16], ways: NDArray[np.int64]) -> list[_Piece]:
        castles, mask = 1, 0
        pieces = []
        for at in reversed(range(len(self.odds))):
            what = came[at, castles, mask]
            mask = int(before[at, castles, mask])
            if what == _CASTLE:
                castles = 0
                pieces.append(_Piece(-1, (at,), (CASTLE_KIND,)))
            elif what == _SINGLE:
                pieces.append(_Piece(-1, (at,), (int(self.single_kind[at]),)))
            elif what in (_RIGHT, _DOWN):
                other = at + 1 if what == _RIGHT else at + self.columns
                way = ways[self.edges[at, other]]
                pieces.append(_Piece(int(self.sort[way]), (at, other), (int(self.first[way]), int(self.second[way]))))
        return pieces
