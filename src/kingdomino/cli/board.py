"""A kingdom drawn for the terminal: lines run only between territories, each square has its territory's letter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rich.style import Style
from rich.text import Text

from kingdomino.rules import FOREST, LAKE, LETTERS, MEADOW, MINE, SWAMP, WHEAT, Bounds, Kingdom, Land, Score, Square

MOST_SQUARES_DRAWN: Final = 13
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_CELL: Final = 4

_STYLES: Final = {
    WHEAT: Style(color="#2b2140", bgcolor="#f5cd64"),
    MEADOW: Style(color="#2b2140", bgcolor="#88b854"),
    SWAMP: Style(color="#2b2140", bgcolor="#aa97a8"),
    LAKE: Style(color="#ffffff", bgcolor="#27659a"),
    FOREST: Style(color="#ffffff", bgcolor="#1f4d39"),
    MINE: Style(color="#ffffff", bgcolor="#312c42"),
}
_CASTLE: Final = Style(color="#2b2140", bgcolor="#f4ead6", bold=True)
_LINE: Final = Style(dim=True)

#: Box-drawing characters by the four lines that meet: north 1, east 2, south 4, west 8.
_CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_PLAIN_CORNERS: Final = " |-+||++-+-+++++"

#: Owners of squares that belong to no territory; a territory's owner number is its index in the score.
_NOTHING: Final = -1
_CASTLE_ITSELF: Final = -2


def letter(index: int) -> str:
    """The letter of a territory, by its place in the score."""
    return _LETTERS[index] if index < len(_LETTERS) else "·"


def terrain_style(terrain: str) -> Style:
    """A terrain's colours."""
    return _STYLES[terrain]


def can_be_drawn(kingdom: Kingdom) -> bool:
    """Whether it fits a terminal."""
    return max(kingdom.bounds.width, kingdom.bounds.height) <= MOST_SQUARES_DRAWN


def draw_board(
    kingdom: Kingdom, score: Score, *, plain: bool = False, low: bool = False, by_terrain: bool = False
) -> Text:
    """The kingdom's bounding box; `plain` keeps to ASCII, `low` leaves out the lines between rows.

    Squares carry the letter of their territory, or, by terrain, the one that pictures have.
    """
    drawing = _Drawing(kingdom, score, plain, by_terrain)
    return Text("\n").join(drawing.low_rows() if low else drawing.rows())


class _Drawing:
    def __init__(self, kingdom: Kingdom, score: Score, plain: bool, by_terrain: bool) -> None:
        self.lands: Mapping[Square, Land] = kingdom.squares
        self.bounds: Bounds = kingdom.bounds
        self.plain = plain
        self.by_terrain = by_terrain
        self.owner = {square: index for index, region in enumerate(score.regions) for square in region}
        self.owner.update((castle, _CASTLE_ITSELF) for castle in kingdom.castles)

    def rows(self) -> Iterator[Text]:
        for y in range(self.bounds.north, self.bounds.south - 1, -1):
            yield self._rule(y + 1)
            yield self._row(y)
        yield self._rule(self.bounds.south)

    def low_rows(self) -> Iterator[Text]:
        for y in range(self.bounds.north, self.bounds.south - 1, -1):
            yield self._row(y)

    def _belongs(self, x: int, y: int) -> int:
        return self.owner.get(Square(x, y), _NOTHING)

    def _row(self, y: int) -> Text:
        row = Text()
        for x in range(self.bounds.west, self.bounds.east + 2):
            row.append_text(self._side(x, y))
            if x <= self.bounds.east:
                row.append_text(self._cell(Square(x, y)))
        return row

    def _side(self, x: int, y: int) -> Text:
        """The line between a square and the one to its west."""
        if self._belongs(x - 1, y) != self._belongs(x, y):
            return Text("|" if self.plain else "│", _LINE)
        return Text(" ", self._fill(Square(x, y)))

    def _rule(self, y: int) -> Text:
        """The line below row y (and above row y - 1)."""
        rule = Text()
        for x in range(self.bounds.west, self.bounds.east + 2):
            rule.append_text(self._corner(x, y))
            if x <= self.bounds.east:
                apart = self._belongs(x, y) != self._belongs(x, y - 1)
                line = "-" if self.plain else "─"
                rule.append_text(Text(line * _CELL, _LINE) if apart else Text(" " * _CELL, self._fill(Square(x, y))))
        return rule

    def _corner(self, x: int, y: int) -> Text:
        """Where the squares (x-1, y), (x, y), (x, y-1) and (x-1, y-1) meet."""
        nw, ne = self._belongs(x - 1, y), self._belongs(x, y)
        sw, se = self._belongs(x - 1, y - 1), self._belongs(x, y - 1)
        lines = (nw != ne) * 1 + (ne != se) * 2 + (sw != se) * 4 + (nw != sw) * 8
        if not lines:
            return Text(" ", self._fill(Square(x, y)))
        return Text((_PLAIN_CORNERS if self.plain else _CORNERS)[lines], _LINE)

    def _fill(self, square: Square) -> Style:
        land = self.lands.get(square)
        return Style.null() if land is None else _STYLES[land.terrain]

    def _cell(self, square: Square) -> Text:
        belongs = self._belongs(*square)
        if belongs == _CASTLE_ITSELF:
            return Text(("##" if self.plain else "♜").center(_CELL), _CASTLE)
        if belongs == _NOTHING:
            return Text(" " * _CELL)
        land = self.lands[square]
        crowns = ("*" if self.plain else "♛") * land.crowns
        label = LETTERS[land.terrain] if self.by_terrain else letter(belongs)
        return Text(f"{label}{crowns}".center(_CELL), self._fill(square))
