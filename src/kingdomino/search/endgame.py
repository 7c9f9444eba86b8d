"""The last round, exactly: nothing is hidden and no player affects another, so each maximises its own result."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from kingdomino.kernel import legal_actions, move_of, to_state
from kingdomino.kernel.compiled import (
    CROWNS_DECIDE,
    LINE,
    LINES_TO_COME,
    MOST_ACTIONS,
    NEXT_LINE,
    OWNERS,
    TURN,
    NumberArray,
    Word,
    WordArray,
    bit_at,
    bonuses,
    crowns,
    entry,
    largest,
    list_placements,
    lowest_index,
    piece_to_place,
    place_action,
    points,
    popcount,
    routine,
    to_act,
)
from kingdomino.rules import CLASSIC, Move, Position

_0, _1, _2, _3 = (Word(number) for number in range(4))
_A_BYTE: Final = Word(8)
_BITS_BELOW_POINTS: Final = 16


@routine
def _merit(state: WordArray, seat: Word) -> Word:
    """Final points, then the largest territory, then crowns in the classic edition: see `merit` of the kernel."""
    total = points(state, seat) + bonuses(state, seat)
    crowned = crowns(state, seat) if state[CROWNS_DECIDE] != _0 else _0
    merit: Word = (((total << _A_BYTE) | largest(state, seat)) << _A_BYTE) | crowned
    return merit


@routine
def _own_next(state: WordArray, seat: Word, turn: Word) -> Word:
    """The turn of this seat's next king after `turn`; the number of kings if there is none."""
    kings = popcount(state[LINE])
    turn += _1
    while turn < kings and (state[OWNERS] >> (_2 * turn)) & _3 != seat:
        turn += _1
    return turn


@routine
def _best_with_one(state: WordArray, seat: Word, turn: Word, scratch: WordArray, actions: WordArray) -> Word:
    """The best merit when one more domino can be laid, that of the king `turn`."""
    piece = lowest_index(bit_at(state[LINE], turn))
    count = list_placements(state, seat, piece, actions)
    best = _merit(state, seat)
    for rank in range(count):
        for word in range(len(state)):  # assigning to a slice may copy the array first
            scratch[word] = state[word]
        place_action(scratch, seat, piece, actions[rank])
        merit = _merit(scratch, seat)
        if rank == 0 or merit > best:
            best = merit
    return best


@entry
def merits_of_last_placements(state: WordArray, actions: NumberArray, merits: WordArray) -> None:
    """For each placement of the acting king in the last round: the best merit that can follow."""
    seat, turn = to_act(state), state[TURN]
    piece, following = piece_to_place(state), _own_next(state, seat, turn)
    after, scratch = np.empty(len(state), np.uint64), np.empty(len(state), np.uint64)
    followers = np.empty(MOST_ACTIONS, np.uint64)
    for index in range(len(actions)):
        after[:] = state
        place_action(after, seat, piece, Word(actions[index]))
        if following < popcount(state[LINE]):
            merits[index] = _best_with_one(after, seat, following, scratch, followers)
        else:
            merits[index] = _merit(after, seat)


def is_last_round(state: WordArray) -> bool:
    """Whether only placements are left."""
    return bool(state[LINE] and not state[NEXT_LINE] and not state[LINES_TO_COME])


class End(NamedTuple):
    """How the game ends after a move in the last round, if all play their best."""

    move: Move
    #: By seat: the share of the victory (R31-R33).
    shares: tuple[float, ...]
    #: Of the player who moves: points ahead of the best other, and points.
    margin: int
    points: int


class Solution(NamedTuple):
    """The ends of all moves in the last round, the best first, and the best moves of all players to the end."""

    ends: tuple[End, ...]
    line: tuple[Move, ...]


def solve_last_round(position: Position) -> Solution:
    """All moves in the last round with their ends: no player affects another, so each maximises its own merit."""
    seat = position.to_act or 0
    ranked = _last_placements(position)
    last, line = position, list[Move]()
    while not last.is_over:
        line.append(ranked[0][0] if not line else _last_placements(last)[0][0])
        last = last.play(line[-1])
    merits = [_merit_of(last, other) for other in range(position.rules.players)]
    ranked[0] = line[0], merits[seat]
    return Solution(tuple(_end(move, merit, seat, merits) for move, merit in ranked), tuple(line))


def _end(move: Move, merit: int, seat: int, merits: list[int]) -> End:
    merits = [*merits[:seat], merit, *merits[seat + 1 :]]
    winners = merits.count(max(merits))
    shares = tuple(1.0 / winners if own == max(merits) else 0.0 for own in merits)
    points = [own >> _BITS_BELOW_POINTS for own in merits]
    own_points = points.pop(seat)
    return End(move, shares, own_points - max(points), own_points)


def _last_placements(position: Position) -> list[tuple[Move, int]]:
    """The moves in the last round with the best merit that the acting player can still end with, best first."""
    root = to_state(position)
    actions, _ = legal_actions(root[None])
    moves = [move_of(position, int(action)) for action in actions]
    merits = np.zeros(len(actions), np.uint64)
    if len(moves) > 1:  # a discard has no choice, and is no placement
        merits_of_last_placements(root, actions, merits)
    ranked = sorted(range(len(moves)), key=lambda index: (-int(merits[index]), index))
    return [(moves[index], int(merits[index])) for index in ranked]


def _merit_of(position: Position, seat: int) -> int:
    """The merit of a finished kingdom."""
    score = position.score(seat)
    crowned = score.crowns if position.rules.edition == CLASSIC else 0
    return (score.total << _BITS_BELOW_POINTS) | (score.largest << 8) | crowned
