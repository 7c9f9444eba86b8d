"""The torus: no two squares that one kingdom could use share a bit, and every step is the one on the table."""

from itertools import product
from types import ModuleType
from typing import Any

import pytest

from kingdomino.kernel import narrow_masks, wide_masks
from kingdomino.kernel.boards import NARROW, REACH, WIDE, Board
from kingdomino.kernel.jit import inlined
from kingdomino.kernel.words import Word
from kingdomino.rules import CASTLE, DIRECTIONS, Square

GRIDS = pytest.mark.parametrize(("board", "masks"), [(NARROW, narrow_masks), (WIDE, wide_masks)], ids=["5x5", "7x7"])
SETS_OF_EACH = 12


def frames(board: Board) -> list[tuple[range, range]]:
    """The rows and columns of the frame of every box that a kingdom can have: the box and two squares around it."""
    axes = []
    for back, forth in board.ranges:
        reach = min(REACH, board.grid - 1 - back - forth)
        axes.append(range(-back - reach, forth + reach + 1))
    return list(product(axes, repeat=2))


def step(square: Square, direction: str) -> Square:
    x, y = DIRECTIONS[direction]
    return Square(square.x + x, square.y + y)


def squares_of(frame: tuple[range, range]) -> list[Square]:
    rows, columns = frame
    return [Square(x, y) for y in rows for x in columns]


@GRIDS
def test_the_squares_of_a_frame_have_bits_of_their_own(board: Board, masks: ModuleType) -> None:  # noqa: ARG001
    for frame in frames(board):
        squares = squares_of(frame)
        assert len({board.cells[square] for square in squares}) == len(squares)


@GRIDS
def test_a_step_out_of_a_frame_lands_on_no_square_of_it(board: Board, masks: ModuleType) -> None:  # noqa: ARG001
    """So rotating a set of squares of the frame never makes a neighbour that is none."""
    for frame in frames(board):
        squares = squares_of(frame)
        bits = {board.cells[square] for square in squares}
        outside = {step(square, direction) for square, direction in product(squares, DIRECTIONS)} - set(squares)
        assert not bits & {board.cells[square] for square in outside}


@GRIDS
def test_squares_that_share_a_bit_are_too_far_apart_for_one_kingdom(board: Board, masks: ModuleType) -> None:  # noqa: ARG001
    sharing: dict[tuple[int, int], list[Square]] = {}
    for square, cell in board.cells.items():
        sharing.setdefault(cell, []).append(square)
    assert any(len(squares) > 1 for squares in sharing.values()), "it is a torus"
    for squares in sharing.values():
        for a, b in product(squares, repeat=2):
            assert a == b or max(abs(a.x - b.x), abs(a.y - b.y)) > board.grid


def test_the_bits_are_those_of_the_drawing() -> None:
    assert NARROW.cells[CASTLE] == (0, 36)
    assert NARROW.cells[Square(-4, 1)] == NARROW.cells[Square(4, 0)] == (0, 40)
    assert NARROW.cells[Square(4, 4)] == (0, 8)
    assert WIDE.cells[CASTLE][0] == 0, "the castle is in an even row"
    assert WIDE.cells[Square(0, 1)] == (1, WIDE.cells[CASTLE][1]), "north of an even row: the same bits"
    assert WIDE.cells[Square(0, 2)] == (0, (WIDE.cells[CASTLE][1] + 12) % 64)


def answers(masks: ModuleType) -> Any:
    """One compiled call with all primitives that move or read squares: uncompiled ones cannot be called alone."""
    moves = masks.northward, masks.eastward, masks.southward, masks.westward
    north, east, south, west = moves
    neighbour, in_frame, frame_row, count = masks.neighbour, masks.in_frame, masks.frame_row, masks.count
    cell_of = masks.cell_of

    @inlined
    def ask(a: Any, to_south: Word, to_west: Word, row: Word) -> Any:
        turned = neighbour(a, Word(0)), neighbour(a, Word(1)), neighbour(a, Word(2)), neighbour(a, Word(3))
        return (
            (north(a), east(a), south(a), west(a)),
            turned,
            in_frame(a, to_south, to_west),
            (
                frame_row(a, row, to_south, to_west),
                count(a),
                cell_of(a),
            ),
        )

    return ask


@GRIDS
def test_steps_rows_and_counts_of_a_set_are_those_of_its_squares(board: Board, masks: ModuleType) -> None:
    ask = answers(masks)
    for number, ((back_rows, _), (back_columns, _)) in enumerate(product(board.ranges, repeat=2)):
        rows, columns = frames(board)[number]
        south, west = -back_rows - REACH, -back_columns - REACH
        for square in squares_of((rows, columns))[number % 3 :: SETS_OF_EACH]:
            row = square.y - south
            moved, turned, (found_row, found_column), (cells, size, cell) = ask(
                masks.from_squares([square]), Word(back_rows), Word(back_columns), Word(row)
            )
            expected = tuple(masks.from_squares([step(square, direction)]) for direction in DIRECTIONS)
            assert tuple(moved) == tuple(turned) == expected
            assert (found_row, found_column) == (row, square.x - west)
            assert (cells, size) == (1 << (square.x - west), 1)
            word, bit = board.cells[square]
            assert cell == 64 * word + bit
