"""The table as SVG: every kingdom with its player, king and points; the lines; whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final
from xml.sax.saxutils import escape

from kingdomino.rules import (
    COLOURS,
    DOMINOES,
    Kingdom,
    KingdominoError,
    Land,
    Position,
    Square,
    clipped,
    whole_number,
)

from .digits import number

_SIDE: Final = 100
_MARGIN: Final = 60
_HEAD: Final = 110
_LANE: Final = 150
_LINE_WIDTH: Final = 340
_WIDTH_OF_CROWNS: Final = (0, 38, 62, 86)
_SHEET, _CARD, _SHADOW, _INK, _EDGE = "#f6efe0", "#fff8e8", "#3b2a1a", "#2b2440", "#6b4f9a"
_MOST_LETTERS: Final = 24
#: Names are the only text: the first of these that the reader's machine has.
_FONTS: Final = "Alegreya, Georgia, 'Noto Serif', 'DejaVu Serif', 'Liberation Serif', 'Times New Roman', serif"


def svg_of(position: Position, players: Sequence[str] | None = None) -> str:
    """A picture of the whole table; without names the players are their colours' emblems alone."""
    if not isinstance(position, Position):
        raise KingdominoError("not_a_position", value=clipped(position))
    names = list(players) if players is not None else [""] * position.rules.players
    if len(names) != position.rules.players:
        raise KingdominoError("wrong_number_of_names", players=position.rules.players, names=clipped(names))
    cell = position.rules.grid * _SIDE + _MARGIN
    rows = (position.rules.players + 1) // 2
    lines = [line for line in (position.line, position.next_line) if line]
    width = _MARGIN + 2 * (cell + _MARGIN) + len(lines) * _LINE_WIDTH
    height = _MARGIN + rows * (cell + _HEAD)
    parts: list[str] = []
    for seat in range(position.rules.players):
        left, top = _MARGIN + seat % 2 * (cell + _MARGIN), _MARGIN // 2 + seat // 2 * (cell + _HEAD)
        parts.append(f'<g transform="translate({left} {top})">')
        parts += _player(position, seat, names[seat], cell)
        parts.append("</g>")
    for index, line in enumerate(lines):
        left = _MARGIN + 2 * (cell + _MARGIN) + index * _LINE_WIDTH
        parts += _line(line, left, position.turn if line is position.line else None)
    return _sheet(width, height, parts)


def svg_of_kingdom(kingdom: Kingdom, seat: int = 0) -> str:
    """A picture of one kingdom; its castle has the seat's colour."""
    if not isinstance(kingdom, Kingdom):
        raise KingdominoError("not_a_kingdom", value=clipped(kingdom))
    colour = whole_number(seat)
    if colour is None or not 0 <= colour < len(COLOURS):
        raise KingdominoError("no_such_seat", number=clipped(seat), players=len(COLOURS))
    squares = [Square(0, 0), *kingdom.squares]
    width, height = (
        (max(numbers) - min(numbers) + 1) * _SIDE + _MARGIN
        for numbers in ([at.x for at in squares], [at.y for at in squares])
    )
    return _sheet(width, height, _kingdom(kingdom, colour, width / 2, height / 2))


def _sheet(width: int, height: int, parts: Iterable[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'{_artwork()}<rect width="{width}" height="{height}" fill="{_SHEET}"/>{"".join(parts)}</svg>\n'
    )


@cache
def _artwork() -> str:
    """The definitions that `tools/artwork.py` makes of the client's artwork."""
    return files(__package__).joinpath("tiles.svg").read_text("utf-8").strip()


def _player(position: Position, seat: int, name: str, cell: int) -> Iterator[str]:
    """A head with king, name and points, and the kingdom below it."""
    acting = seat == position.to_act
    frame = (
        f'stroke="{_EDGE}" stroke-width="6"' if acting else f'stroke="{_SHADOW}" stroke-opacity=".18" stroke-width="2"'
    )
    yield f'<rect y="{_HEAD - 20}" width="{cell}" height="{cell}" rx="24" fill="{_CARD}" fill-opacity=".55" {frame}/>'
    yield f'<use href="#king-{COLOURS[seat]}" x="6" y="2" width="60" height="80"/>'
    shown = name if len(name) <= _MOST_LETTERS else f"{name[: _MOST_LETTERS - 1]}…"
    yield (
        f'<text x="82" y="58" font-family="{_FONTS}" font-size="40" font-weight="700" fill="{_INK}">'
        f"{escape(_plain(shown))}</text>"
    )
    yield number(position.score(seat).total, cell - 50, 28, 36, _INK)
    yield from _kingdom(position.kingdoms[seat], seat, cell / 2, _HEAD - 20 + cell / 2)


def _plain(text: str) -> str:
    """Text without the characters that XML forbids."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


def _kingdom(kingdom: Kingdom, seat: int, x: float, y: float) -> Iterator[str]:
    """All squares on one card, their middle at x and y."""
    squares: dict[Square, Land | None] = {Square(0, 0): None, **kingdom.squares}
    west, east = min(at.x for at in squares), max(at.x for at in squares)
    south, north = min(at.y for at in squares), max(at.y for at in squares)
    left, top = x - (west + east + 1) * _SIDE / 2, y + (south + north - 1) * _SIDE / 2
    yield f'<g transform="translate({left:g} {top:g})">'
    yield f'<g fill="{_SHADOW}" opacity=".26" transform="translate(4 8)">{_cards(squares)}</g>'
    yield f'<g fill="{_CARD}">{_cards(squares)}</g>'
    for at, land in squares.items():
        picture = f"castle-{COLOURS[seat]}" if land is None else f"{land.terrain}-{_variant(at)}"
        yield f'<use href="#{picture}" x="{at.x * _SIDE}" y="{-at.y * _SIDE}" width="100.5" height="100.5"/>'
    yield f'<path d="{_edges(squares)}" fill="none" stroke="{_INK}" stroke-opacity=".4" stroke-width="2"/>'
    for at, land in squares.items():
        if land is not None:
            yield _crowns(land.crowns, at.x * _SIDE, -at.y * _SIDE)
    yield "</g>"


def _cards(squares: Mapping[Square, Land | None]) -> str:
    return "".join(
        f'<rect x="{at.x * _SIDE - 5}" y="{-at.y * _SIDE - 5}" width="110" height="110" rx="12"/>' for at in squares
    )


def _variant(at: Square) -> int:
    """Which of the three drawings of a terrain lies on a square: the same one in every picture."""
    return (2 * at.x + 5 * at.y) % 3


def _edges(squares: Mapping[Square, Land | None]) -> str:
    """A line wherever two neighbours differ in their terrain, and around the kingdom."""
    steps = {(0, 1): "M{0} {1}h100", (1, 0): "M{2} {1}v100", (0, -1): "M{0} {3}h100", (-1, 0): "M{0} {1}v100"}
    drawn = []
    for at, land in squares.items():
        left, top = at.x * _SIDE, -at.y * _SIDE
        for (x, y), stroke in steps.items():
            beside = squares.get(Square(at.x + x, at.y + y))
            if land is None or beside is None or beside.terrain != land.terrain:
                drawn.append(stroke.format(left, top, left + _SIDE, top + _SIDE))
    return "".join(drawn)


def _crowns(crowns: int, x: float, y: float) -> str:
    if not crowns:
        return ""
    return f'<use href="#crown-{crowns}" x="{x + 5:g}" y="{y + 5:g}" width="{_WIDTH_OF_CROWNS[crowns]}" height="32"/>'


def _line(line: Sequence[tuple[int, int | None]], left: int, turn: int | None) -> Iterator[str]:
    """Four dominoes below each other with their kings; of the line being played, those already placed are pale."""
    for lane, (domino, seat) in enumerate(line):
        top = _MARGIN + lane * _LANE
        pale = ' opacity=".45"' if turn is not None and lane < turn else ""
        yield f'<g transform="translate({left} {top})"{pale}>'
        yield f'<rect x="-1" y="3" width="210" height="110" rx="15" fill="{_SHADOW}" opacity=".26"/>'
        yield f'<rect x="-5" y="-5" width="210" height="110" rx="15" fill="{_CARD}"/>'
        for half, land in enumerate((DOMINOES[domino].a, DOMINOES[domino].b)):
            tile = f"{land.terrain}-{(2 * domino + half) % 3}"
            yield f'<use href="#{tile}" x="{half * _SIDE}" y="0" width="100.5" height="100.5"/>'
            yield _crowns(land.crowns, half * _SIDE, 0)
        yield f'<rect x="158" y="64" width="42" height="34" rx="10" fill="{_INK}"/>'
        yield number(domino, 179, 71, 20, "#ffce4a")
        if seat is not None:
            yield f'<use href="#king-{COLOURS[seat]}" x="222" y="8" width="66" height="88"/>'
        yield "</g>"
