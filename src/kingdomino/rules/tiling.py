"""Ways to cover squares with dominoes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from .dominoes import DOMINOES, Land
from .squares import Square, official_order

#: The number of partial coverings that are tried before a search gives up.
_MOST_TRIES: Final = 100_000

Pair = tuple[Land, Land]
#: The two squares of a domino, the first in the official order first.
Laid = tuple[Square, Square]


def pair_of(one: Land, other: Land) -> Pair:
    """Both halves of a domino in one order, however it lies."""
    return (one, other) if one <= other else (other, one)


def pairs_of(numbers: Iterable[int]) -> Counter[Pair]:
    """The halves of these dominoes; dominoes that look the same are counted together."""
    return Counter(pair_of(DOMINOES[number].a, DOMINOES[number].b) for number in numbers)


class TilingSearch:
    """Ways to cover squares with dominoes, each used as often as `pairs` has dominoes like it."""

    def __init__(self, squares: Mapping[Square, Land], pairs: Counter[Pair]) -> None:
        self._squares = squares
        self._left = Counter(pairs)
        self._tries = 0

    @property
    def gave_up(self) -> bool:
        """Whether the search ended before all ways were tried."""
        return self._tries > _MOST_TRIES

    def tilings(self) -> Iterator[list[Laid]]:
        """One way after another."""
        yield from self._cover(sorted(self._squares, key=official_order), set(), [])

    def _cover(self, order: list[Square], covered: set[Square], laid: list[Laid]) -> Iterator[list[Laid]]:
        self._tries += 1
        if self.gave_up:
            return
        first = next((square for square in order if square not in covered), None)
        if first is None:
            yield list(laid)
            return
        for second in (Square(first.x + 1, first.y), Square(first.x, first.y + 1)):
            if second not in self._squares or second in covered:
                continue
            pair = pair_of(self._squares[first], self._squares[second])
            if not self._left[pair]:
                continue
            self._left[pair] -= 1
            yield from self._cover(order, covered | {first, second}, [*laid, (first, second)])
            self._left[pair] += 1
