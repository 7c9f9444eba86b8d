"""What the nets read of squares that they have not seen, as a model card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kingdomino.photo import CASTLE_KIND, EMPTY_KIND, KINDS, LANDS, land_of, most_likely, read_squares, unpacked
from kingdomino.rules import Kingdom, Ruleset, Square

from .fitting import seen_by_the_net
from .labelled import LabelledSet

Kinds = NDArray[np.int64]
Pixels = NDArray[np.float32]
_TERRAINS = np.array([*(sorted({land.terrain for land in LANDS}).index(land.terrain) for land in LANDS), -1, -2])
_CROWNS = np.array([*(land.crowns for land in LANDS), 0, 0])
#: A square less sure than this, or read otherwise by its domino, is one that a person is asked to check.
_SURE = 0.6


def write_card(sets: list[LabelledSet], run: Path, folds: int) -> None:
    """Write `model-card.md`: squares by set, boards and scores, light that is hard to read, kinds, confusions."""
    lines = [
        "# The net that reads squares of photos",
        "",
        "| set | squares | terrain % | crowns % | both % |",
        "|---|---|---|---|---|",
    ]
    confusions: Counter[tuple[str, str]] = Counter()
    of_kind, right = Counter[str](), Counter[str]()
    boards: list[str] = []
    for one in sets:
        odds = _unseen(one, run, folds, lambda squares: squares)
        read = odds.argmax(1)
        lines.append(
            f"| {one.name} | {len(read)} | {_share(_TERRAINS[read] == _TERRAINS[one.kinds])} "
            f"| {_share(_CROWNS[read] == _CROWNS[one.kinds])} | {_share(read == one.kinds)} |"
        )
        if one.name != "drawn":
            wrong = read != one.kinds
            of_kind.update(KINDS[kind] for kind in one.kinds)
            right.update(KINDS[kind] for kind in one.kinds[~wrong])
            confusions.update((KINDS[a], KINDS[b]) for a, b in zip(one.kinds[wrong], read[wrong], strict=True))
        if (one.places >= 0).all():
            boards += _boards(one, odds, one.name)
            if one.name != "drawn":
                for light, change in _LIGHTS.items():
                    boards += _boards(one, _unseen(one, run, folds, change, boardwise=True), f"{one.name}, {light}")
    lines += [
        "",
        "| boards | number | all squares right %, net | and dominoes | and checked "
        "| score right %, net | and dominoes | and checked | to check a board |",
        "|---|---|---|---|---|---|---|---|---|",
        *boards,
        "",
        "| kind | squares | right % |",
        "|---|---|---|",
        *(f"| {kind} | {times} | {100 * right[kind] / times:.1f} |" for kind, times in of_kind.items()),
        "",
        "| is | was read as | times |",
        "|---|---|---|",
    ]
    lines += [f"| {a} | {b} | {times} |" for (a, b), times in confusions.most_common(12)]
    (run / "model-card.md").write_text("\n".join(lines) + "\n", "utf-8")


def _share(right: NDArray[np.bool_] | list[bool]) -> str:
    return f"{100 * float(np.mean(right)):.1f}"


def _unseen(
    one: LabelledSet, run: Path, folds: int, change: Callable[[Pixels], Pixels], *, boardwise: bool = False
) -> NDArray[np.float64]:
    """Log-probabilities of each square by the net of its fold; light may fall on a whole board at once."""
    odds = np.zeros((len(one.kinds), len(KINDS)))
    fold = one.fold(folds)
    for number in range(folds):
        layers = unpacked((run / f"squares-{number}.bin").read_bytes())
        held = np.flatnonzero(fold == number)
        groups = [held[one.pictures[held] == name] for name in np.unique(one.pictures[held])] if boardwise else [held]
        for group in groups:
            squares = seen_by_the_net(one.pixels[group])
            odds[group] = read_squares(
                _lit(squares, one.places[group], change) if boardwise else change(squares), layers
            )
    return odds


def _lit(squares: Pixels, places: Kinds, change: Callable[[Pixels], Pixels]) -> Pixels:
    """The squares of one board after a change of the whole board."""
    side = squares.shape[1]
    rows, columns = places.max(0) + 1
    board = np.zeros((rows * side, columns * side, 3), np.float32)
    for square, (row, column) in zip(squares, places, strict=True):
        board[row * side : (row + 1) * side, column * side : (column + 1) * side] = square
    board = change(board).clip(0, 1)
    return np.stack([board[r * side : (r + 1) * side, c * side : (c + 1) * side] for r, c in places]).astype(np.float32)


def _boards(one: LabelledSet, odds: NDArray[np.float64], name: str) -> list[str]:
    whole: list[list[bool]] = []
    scores: list[list[bool]] = []
    asked = 0
    for picture in np.unique(one.pictures):
        which = np.flatnonzero(one.pictures == picture)
        which = which[np.lexsort(one.places[which].T[::-1])]
        rows, columns = one.places[which].max(0) + 1
        if len(which) != rows * columns:
            continue
        truth, net = one.kinds[which], odds[which].argmax(1)
        tiled = np.array(most_likely(odds[which], int(rows), int(columns)).kinds)
        doubtful = (np.exp(odds[which].max(1)) < _SURE) | (net != tiled)
        asked += int(doubtful.sum())
        readings = [net, tiled, np.where(doubtful, truth, tiled)]
        right = _points(truth, int(columns))
        whole.append([bool((reading == truth).all()) for reading in readings])
        scores.append([_points(reading, int(columns)) == right for reading in readings])
    shares = [_share(list(column)) for column in (*zip(*whole, strict=True), *zip(*scores, strict=True))]
    return [f"| {name} | {len(whole)} | {' | '.join(shares)} | {asked / len(whole):.2f} |"]


def _points(kinds: Kinds, columns: int) -> int:
    """The points without bonuses; an empty square, or a second castle, is nothing."""
    castles = np.flatnonzero(kinds == CASTLE_KIND)
    castle = int(castles[0]) if len(castles) else -1
    lands = {}
    for at, kind in enumerate(kinds):
        land = land_of(int(kind))
        if land is not None and kind != EMPTY_KIND:
            lands[Square(at % columns - castle % columns, castle // columns - at // columns)] = land
    return Kingdom(lands).score(Ruleset()).total if castle >= 0 else -1


def _blurred(board: Pixels) -> Pixels:
    for _ in range(2):
        padded = np.pad(board, ((2, 2), (2, 2), (0, 0)), mode="edge")
        board = sum(
            padded[y : y + len(board), x : x + board.shape[1]] for y in range(5) for x in range(5)
        ) / np.float32(25)  # type: ignore[assignment]
    return board


def _coarse(board: Pixels) -> Pixels:
    side = len(board) // 3
    small = board[: side * 3, : board.shape[1] // 3 * 3].reshape(side, 3, -1, 3, 3).mean((1, 3))
    coarse = np.repeat(np.repeat(small, 3, 0), 3, 1)
    return np.pad(coarse, ((0, len(board) - len(coarse)), (0, board.shape[1] - coarse.shape[1]), (0, 0)), mode="edge")


def _across(board: Pixels) -> tuple[Pixels, Pixels]:
    y, x = np.mgrid[: len(board), : board.shape[1]].astype(np.float32)
    return x / board.shape[1], y / len(board)


def _glare(board: Pixels) -> Pixels:
    x, y = _across(board)
    return board + (0.7 * np.exp(-((x - 0.35) ** 2 + (y - 0.4) ** 2) / 0.045))[..., None].astype(np.float32)


def _half_shadow(board: Pixels) -> Pixels:
    x, y = _across(board)
    return board * (1 - 0.5 / (1 + np.exp(-(x + 0.5 * y - 0.75) * 60)))[..., None].astype(np.float32)


def _coloured(red: float, green: float, blue: float) -> Callable[[Pixels], Pixels]:
    light = np.array([red, green, blue], np.float32)
    return lambda board: board * light


_LIGHTS: dict[str, Callable[[Pixels], Pixels]] = {
    "cold": _coloured(0.75, 0.95, 1.25),
    "tungsten": _coloured(1.2, 0.9, 0.55),
    "dark": _coloured(0.4, 0.4, 0.4),
    "glare": _glare,
    "half shadow": _half_shadow,
    "blur": _blurred,
    "low resolution": _coarse,
}
