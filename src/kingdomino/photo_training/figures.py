"""What the nets read of squares that they have not seen, as a model card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino.photo import (
    CASTLE_KIND,
    KINDS,
    LANDS,
    cut_squares,
    land_of,
    most_likely,
    read_squares,
    unpacked,
)
from kingdomino.rules import Kingdom, Ruleset, Square

from .labelled import SHOWN, STORED, LabelledSet

Kinds = NDArray[np.int64]
Pixels = NDArray[np.float32]
_TERRAINS = np.array([*(sorted({land.terrain for land in LANDS}).index(land.terrain) for land in LANDS), -1, -2])
_CROWNS = np.array([*(land.crowns for land in LANDS), 0, 0])
#: A square less sure than this, or read otherwise by its domino, is one that a person is asked to check.
_SURE = 0.6
_MOST_CONFUSIONS = 12
AS_IT_IS: Final = "as it is"


class Unseen(NamedTuple):
    """What is read of each square by a net that has not seen its kingdom: by the net alone, and as dominoes."""

    odds: NDArray[np.float64]
    tiled: Kinds

    @property
    def net(self) -> Kinds:
        """The likeliest kind of each square by itself."""
        likeliest: Kinds = self.odds.argmax(1)
        return likeliest


def write_card(sets: list[LabelledSet], run: Path, folds: int, left_out: Collection[str] = ()) -> None:
    """Write `model-card.md`: the data, squares by set, boards and scores in each light, kinds, confusions.

    Of sets that are left out it says only that they taught.
    """
    shown = [one for one in sets if one.name not in left_out]
    read = {one.name: read_unseen(one, run, folds) for one in shown}
    lines = [
        "# The net that reads squares of photos",
        "",
        f"{folds} folds that share no kingdom: each square was read by a net that has not seen its kingdom.",
        *_table(
            "set | squares | pictures | kingdoms | figures", (_data(one, one.name not in left_out) for one in sets)
        ),
        *_table("set | read by | terrain % | crowns % | both %", (row for one in shown for row in _squares(one, read))),
        *_table(
            "boards | light | number | all squares right %, net | and dominoes | and checked "
            "| score right %, net | and dominoes | and checked | to check a board",
            (
                _boards(one, read_unseen(one, run, folds, light), light)
                for one in shown
                if one.boards
                for light in LIGHTS
            ),
        ),
        *_kinds([(one.kinds, read[one.name].net) for one in shown]),
    ]
    (run / "model-card.md").write_text("\n".join(lines) + "\n", "utf-8")


def _table(heads: str, rows: Iterable[str]) -> list[str]:
    return ["", f"| {heads} |", "|---" * (heads.count("|") + 1) + "|", *(f"| {row} |" for row in rows)]


def _share(right: NDArray[np.bool_] | list[bool]) -> str:
    return f"{100 * float(np.mean(right)):.1f}"


def _data(one: LabelledSet, shown: bool) -> str:
    pictures, kingdoms = len(set(one.pictures)), len(set(one.folds_by))
    return f"{one.name} | {len(one.kinds)} | {pictures} | {kingdoms} | {'yes' if shown else 'no, it only taught'}"


def _squares(one: LabelledSet, read: dict[str, Unseen]) -> list[str]:
    ways = [("net", read[one.name].net), *([("and dominoes", read[one.name].tiled)] if one.boards else [])]
    return [
        f"{one.name} | {way} | {_share(_TERRAINS[kinds] == _TERRAINS[one.kinds])} "
        f"| {_share(_CROWNS[kinds] == _CROWNS[one.kinds])} | {_share(kinds == one.kinds)}"
        for way, kinds in ways
    ]


def _kinds(pairs: list[tuple[Kinds, Kinds]]) -> list[str]:
    """How often each kind is read right, and what is most often read as what."""
    truth, read = (np.concatenate(kinds) for kinds in zip(*pairs, strict=True))
    rows = [
        f"{KINDS[kind]} | {(truth == kind).sum()} | {_share(read[truth == kind] == kind)}" for kind in np.unique(truth)
    ]
    wrong = Counter(zip(truth[truth != read].tolist(), read[truth != read].tolist(), strict=True))
    confusions = [f"{KINDS[a]} | {KINDS[b]} | {times}" for (a, b), times in wrong.most_common(_MOST_CONFUSIONS)]
    return [*_table("kind | squares | right %", rows), *_table("is | was read as | times", confusions)]


def read_unseen(one: LabelledSet, run: Path, folds: int, light: str = AS_IT_IS) -> Unseen:
    """Every square of a set by the net of its fold; whole boards in some light. What was read already is kept."""
    odds, tiled = np.zeros((len(one.kinds), len(KINDS))), np.zeros_like(one.kinds)
    fold = one.fold(folds)
    for number in range(folds):
        held = np.flatnonzero(fold == number)
        weights = run / f"squares-{number}.bin"
        kept = run / f"read-{one.name}-{light.replace(' ', '-')}-{number}.npz"
        if not kept.exists() or kept.stat().st_mtime < weights.stat().st_mtime:
            layers = unpacked(weights.read_bytes())
            for name in np.unique(one.pictures[held]):
                which = held[one.pictures[held] == name]
                squares = _seen_by_the_net(one.pixels[which])
                if one.boards:
                    squares = _lit(squares, one.places[which], LIGHTS[light])
                odds[which] = read_squares(squares, layers)
                tiled[which] = _as_dominoes(odds[which], one.places[which]) if one.boards else odds[which].argmax(1)
            np.savez(kept, odds=odds[held], tiled=tiled[held])
        with np.load(kept) as read:
            odds[held], tiled[held] = read["odds"], read["tiled"]
    return Unseen(odds, tiled)


def _seen_by_the_net(stored: NDArray[np.uint8]) -> Pixels:
    """Stored squares without their margin, cut out as they would be from a photo."""
    near, far = STORED * (1 - 1 / SHOWN) / 2, STORED * (1 + 1 / SHOWN) / 2
    corners = np.array([[near, near], [far, near], [far, far], [near, far]])
    return np.concatenate([cut_squares(square, corners, 1) for square in stored])


def _lit(squares: Pixels, places: Kinds, change: Callable[[Pixels], Pixels]) -> Pixels:
    """The squares of one board after a change of the whole board."""
    side = squares.shape[1]
    rows, columns = places.max(0) + 1
    board = np.zeros((rows * side, columns * side, 3), np.float32)
    for square, (row, column) in zip(squares, places, strict=True):
        board[row * side : (row + 1) * side, column * side : (column + 1) * side] = square
    board = change(board).clip(0, 1)
    return np.stack([board[r * side : (r + 1) * side, c * side : (c + 1) * side] for r, c in places]).astype(np.float32)


def _as_dominoes(odds: NDArray[np.float64], places: Kinds) -> Kinds:
    rows, columns = (int(number) for number in places.max(0) + 1)
    order = places[:, 0] * columns + places[:, 1]
    by_place = np.empty_like(odds)
    by_place[order] = odds
    kinds: Kinds = np.array(most_likely(by_place, rows, columns).kinds)[order]
    return kinds


def _boards(one: LabelledSet, read: Unseen, light: str) -> str:
    whole: list[list[bool]] = []
    scores: list[list[bool]] = []
    asked = 0
    for picture in np.unique(one.pictures):
        which = np.flatnonzero(one.pictures == picture)
        which = which[np.lexsort(one.places[which].T[::-1])]
        columns = int(one.places[which, 1].max()) + 1
        truth, net, tiled = one.kinds[which], read.net[which], read.tiled[which]
        doubtful = (np.exp(read.odds[which].max(1)) < _SURE) | (net != tiled)
        asked += int(doubtful.sum())
        readings = [net, tiled, np.where(doubtful, truth, tiled)]
        right = _points(truth, columns)
        whole.append([bool((reading == truth).all()) for reading in readings])
        scores.append([_points(reading, columns) == right for reading in readings])
    shares = [_share(list(column)) for column in (*zip(*whole, strict=True), *zip(*scores, strict=True))]
    return f"{one.name} | {light} | {len(whole)} | {' | '.join(shares)} | {asked / len(whole):.2f}"


def _points(kinds: Kinds, columns: int) -> int:
    """The points without bonuses; an empty square, or a second castle, is nothing."""
    castles = np.flatnonzero(kinds == CASTLE_KIND)
    castle = int(castles[0]) if len(castles) else -1
    lands = {}
    for at, kind in enumerate(kinds):
        land = land_of(int(kind))
        if land is not None:
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


#: What light and lens do to a whole board; each is an own line of the card.
LIGHTS: Final[dict[str, Callable[[Pixels], Pixels]]] = {
    AS_IT_IS: lambda board: board,
    "cold": _coloured(0.75, 0.95, 1.25),
    "tungsten": _coloured(1.2, 0.9, 0.55),
    "dark": _coloured(0.4, 0.4, 0.4),
    "glare": _glare,
    "half shadow": _half_shadow,
    "blur": _blurred,
    "low resolution": _coarse,
}
