"""From a `Position` to a state and exactly back, at any moment of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from kingdomino.rules import (
    ALL_NUMBERS,
    CASTLE,
    CLASSIC,
    DOMINOES,
    TERRAINS,
    Kingdom,
    KingdominoError,
    Land,
    Position,
    Ruleset,
    Square,
)

from . import boards, layout
from .arrays import words_of
from .boards import Board, board_for
from .layout import packed

if TYPE_CHECKING:
    from .tables import WordArray


def to_state(position: Position) -> WordArray:
    """The position as a state. One that no game leads to is refused where the kernel could not play on from it."""
    if not _can_be_played(position):
        raise KingdominoError("not_a_position_of_a_game", ruleset=str(position.rules))
    rules = position.rules
    board = board_for(rules.grid)
    state = [0] * layout.STATE_WORDS
    for seat, kingdom in enumerate(position.kingdoms):
        state[board.kingdom(seat)] = _kingdom_words(kingdom, board, seat)
    dealt = len(DOMINOES) - len(position.unseen)
    words = {
        layout.UNSEEN: mask_of(position.unseen),
        layout.LINES_TO_COME: max(rules.deck_size - dealt, 0) // rules.line_size,
        layout.LINE: mask_of(domino for domino, _ in position.line),
        layout.OWNERS: packed(seat for _, seat in position.line),
        layout.NEXT_LINE: mask_of(domino for domino, _ in position.next_line),
        layout.NEXT_OWNERS: packed(seat or 0 for _, seat in position.next_line),
        layout.FREE: sum(1 << lane for lane, (_, seat) in enumerate(position.next_line) if seat is None),
        layout.KINGS: packed(position.kings) | int(layout.KINGS_ARE_OUT) if position.kings else 0,
        layout.TURN: position.turn,
        layout.PLACED: position.placed,
        layout.PLAYERS: rules.players,
        layout.ALL_KINGS: rules.kings,
        layout.LINE_SIZE: rules.line_size,
        layout.IS_WIDE: board is boards.WIDE,
        layout.HARMONY: rules.harmony,
        layout.MIDDLE_KINGDOM: rules.middle_kingdom,
        layout.CROWNS_DECIDE: rules.edition == CLASSIC,
    }
    for at, word in words.items():
        state[int(at)] = int(word)
    return words_of(state)


def _can_be_played(position: Position) -> bool:
    """Whether lines, kings and turn belong together, so that every king due to act has its domino and its lane."""
    rules, line, next_line, turn = position.rules, position.line, position.next_line, position.turn
    dealt = len(DOMINOES) - len(position.unseen)
    more_to_come = bool(next_line) or dealt < rules.deck_size
    seats = [*position.kings, *(seat for _, seat in (*line, *next_line) if seat is not None)]
    return (
        len(position.kingdoms) == rules.players
        and all(0 <= seat < rules.players for seat in seats)
        and all(list(numbers) == sorted(set(numbers) & ALL_NUMBERS) for numbers in map(_numbers, (line, next_line)))
        and (dealt >= rules.deck_size or dealt % rules.line_size == 0)
        and len(line) in ((0, rules.kings) if more_to_come else range(rules.kings + 1))
        and len(next_line) in (0, rules.line_size)
        and len(position.kings) in ((0,) if line else (rules.kings,) if next_line else (0, rules.kings))
        and 0 <= turn < max(len(line or position.kings), 1)
        and (not more_to_come or turn == sum(seat is not None for _, seat in next_line))
        and (not position.placed or bool(line and next_line))
    )


def _numbers(line: Iterable[tuple[int, int | None]]) -> tuple[int, ...]:
    return tuple(domino for domino, _ in line)


def to_position(state: WordArray, rules: Ruleset) -> Position:
    """The position that a state of a game by these rules stands for."""
    board = board_for(rules.grid)
    line = dominoes_in(int(state[layout.LINE]))
    next_line = dominoes_in(int(state[layout.NEXT_LINE]))
    owners, next_owners = int(state[layout.OWNERS]), int(state[layout.NEXT_OWNERS])
    free, kings = int(state[layout.FREE]), int(state[layout.KINGS])
    return Position(
        rules=rules,
        kingdoms=tuple(_kingdom(tuple(state[board.kingdom(seat)].tolist()), board) for seat in range(rules.players)),
        line=tuple((domino, _seat(owners, lane)) for lane, domino in enumerate(line)),
        next_line=tuple(
            (domino, None if free >> lane & 1 else _seat(next_owners, lane)) for lane, domino in enumerate(next_line)
        ),
        unseen=frozenset(dominoes_in(int(state[layout.UNSEEN]))),
        kings=tuple(_seat(kings, king) for king in range(rules.kings)) if kings else (),
        turn=int(state[layout.TURN]),
        placed=bool(state[layout.PLACED]),
    )


def _kingdom_words(kingdom: Kingdom, board: Board, seat: int) -> list[int]:
    box = kingdom.bounds
    if kingdom.castles != (CASTLE,) or max(box.width, box.height) > board.grid:
        raise KingdominoError("not_a_kingdom_of_a_game", seat=seat, grid=board.grid)
    words = [0] * board.kingdom_words
    words[boards.COLUMNS] = board.ranges.index((-box.west, box.east))
    words[boards.ROWS] = board.ranges.index((-box.south, box.north))
    cells, lands, ones, twos, occupied = board.cells, board.lands, board.ones, board.twos, board.occupied
    for square, (terrain, crowns) in kingdom.squares.items():
        word, bit = cells[square]
        words[lands[terrain] + word] |= 1 << bit
        words[ones + word] |= (crowns & 1) << bit
        words[twos + word] |= (crowns >> 1) << bit
        words[occupied + word] |= 1 << bit
    castle_word, castle_bit = board.cells[CASTLE]
    words[board.occupied + castle_word] |= 1 << castle_bit
    return words


@lru_cache(maxsize=4096)
def _kingdom(words: tuple[int, ...], board: Board) -> Kingdom:
    """The kingdom in these words; most of a position's kingdoms were in the one before, so they are remembered."""
    return Kingdom(dict(_lands(words, board)))


def _lands(words: Sequence[int], board: Board) -> Iterator[tuple[Square, Land]]:
    (west, east), (south, north) = board.ranges[words[boards.COLUMNS]], board.ranges[words[boards.ROWS]]
    for y, x in product(range(-south, north + 1), range(-west, east + 1)):
        word, bit = board.cells[Square(x, y)]
        for terrain in TERRAINS:
            if words[board.lands[terrain] + word] >> bit & 1:
                ones, twos = words[board.ones + word] >> bit & 1, words[board.twos + word] >> bit & 1
                yield Square(x, y), Land(terrain, ones + 2 * twos)


def mask_of(dominoes: Iterable[int]) -> int:
    """Dominoes as bits: bit n - 1 for domino n."""
    mask = 0
    for domino in dominoes:
        mask |= 1 << domino - 1
    return mask


def dominoes_in(mask: int) -> list[int]:
    """The numbers of the dominoes in a mask, ascending."""
    numbers = []
    while mask:
        numbers.append((mask & -mask).bit_length())
        mask &= mask - 1
    return numbers


def _seat(packed: int, lane: int) -> int:
    return packed >> 2 * lane & 3
