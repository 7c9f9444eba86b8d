"""A number for every decision, by grid: first all placements, then the discard, then a claim for each lane.

Around the castle lie `span` rows and columns: 9 for the 5x5 grid, 13 for 7x7. With the first half in row y and column
x, counted from 0 in the south-west, and the second in direction d (0-3 for n e s w), a placement's number is
(y * span + x) * 4 + d. The discard is 4 * span * span. The claim of the domino in lane i of the next line, 0 for its
lowest number, is the discard's number + 1 + i. Which domino is placed is not part of a number: it follows from the
position. Legal decisions by ascending number are in the official order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from kingdomino.rules import DIRECTIONS, Claim, Discard, KingdominoError, Move, Place, Position, Square

from .boards import NARROW, WIDE, Board, board_for

_WAYS: Final = tuple(DIRECTIONS)
_LANES: Final = 4


DISCARD_NARROW: Final = len(_WAYS) * NARROW.span**2
DISCARD_WIDE: Final = len(_WAYS) * WIDE.span**2


def _discard(board: Board) -> int:
    return DISCARD_WIDE if board is WIDE else DISCARD_NARROW


def action_count(grid: int) -> int:
    """How many numbers there are: 329 on the 5x5 grid, 681 on 7x7."""
    return _discard(board_for(grid)) + 1 + _LANES


def action_of(position: Position, move: Move) -> int:
    """The number of a player's move in a position; whether it is legal there is another question."""
    return number_of(move, board_for(position.rules.grid), [domino for domino, _ in position.next_line])


def number_of(move: Move, board: Board, next_line: Sequence[int]) -> int:
    """The number of a player's move on this board while these dominoes are being claimed."""
    if isinstance(move, Place) and max(abs(move.first.x), abs(move.first.y)) <= board.far:
        square = (move.first.y + board.far) * board.span + move.first.x + board.far
        return square * len(_WAYS) + _WAYS.index(move.direction)
    if isinstance(move, Discard):
        return _discard(board)
    if isinstance(move, Claim) and move.domino in next_line:
        return _discard(board) + 1 + next_line.index(move.domino)
    raise KingdominoError("move_without_number", move=str(move))


def move_of(position: Position, action: int) -> Move:
    """The move with this number where a placement, a discard or a claim is due."""
    board, next_line = board_for(position.rules.grid), position.next_line
    discard = _discard(board)
    lane = action - discard - 1
    if 0 <= lane < len(next_line):
        return Claim(next_line[lane][0])
    domino = position.domino_to_place
    if domino is None or not 0 <= action <= discard:
        raise KingdominoError("no_such_action", action=int(action))
    return Discard(domino) if action == discard else _placement(domino, int(action), board.grid)


@cache
def _placement(domino: int, action: int, grid: int) -> Place:
    """Made once: asking for all the moves of a position would spend most of its time making them."""
    board = board_for(grid)
    square, way = divmod(action, len(_WAYS))
    y, x = divmod(square, board.span)
    return Place(domino, Square(x - board.far, y - board.far), _WAYS[way])
