"""Ways to cover squares with dominoes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from .dominoes import DOMINOES, Land
from .squares import Square, neighbours, official_order

#: The number of partial coverings that are tried before a search gives up: a few tenths of a second.
_MOST_TRIES: Final = 5_000

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
    """Ways to cover squares with dominoes, each used as often as `pairs` has dominoes like it.

    The square with the fewest ways is covered first: a square without any ends a try at once, wherever it is.
    """

    def __init__(self, squares: Mapping[Square, Land], pairs: Counter[Pair]) -> None:
        self._left = Counter(pairs)
        self._tries = 0
        #: The neighbours of each square that a domino of the box may cover with it.
        self._beside: dict[Square, list[tuple[Square, Pair]]] = {
            square: [
                (near, pair)
                for near in sorted(neighbours(square), key=official_order)
                if near in squares and pairs[pair := pair_of(squares[square], squares[near])]
            ]
            for square in sorted(squares, key=official_order)
        }

    @property
    def gave_up(self) -> bool:
        """Whether the search ended before all ways were tried."""
        return self._tries > _MOST_TRIES

    def tilings(self) -> Iterator[list[Laid]]:
        """One way after another, its dominoes in the official order."""
        for laid in self._cover(dict.fromkeys(self._beside), []):
            yield sorted(laid, key=lambda each: official_order(each[0]))

    def _cover(self, open_squares: dict[Square, None], laid: list[Laid]) -> Iterator[list[Laid]]:
        """Cover the open squares, which are changed meanwhile and restored."""
        self._tries += 1
        if self.gave_up:
            return
        if not open_squares:
            yield laid
            return
        first, ways = self._narrowest(open_squares)
        del open_squares[first]
        for second, pair in ways:
            del open_squares[second]
            self._left[pair] -= 1
            laid.append((first, second) if official_order(first) < official_order(second) else (second, first))
            yield from self._cover(open_squares, laid)
            laid.pop()
            self._left[pair] += 1
            open_squares[second] = None
        open_squares[first] = None

    def _narrowest(self, open_squares: Mapping[Square, None]) -> tuple[Square, list[tuple[Square, Pair]]]:
        """The open square with the fewest ways to cover it, and these ways."""
        left, found = self._left, None
        for square in open_squares:
            ways = [(near, pair) for near, pair in self._beside[square] if near in open_squares and left[pair]]
            if found is None or len(ways) < len(found[1]):
                found = square, ways
                if len(ways) <= 1:
                    break
        assert found is not None
        return found
