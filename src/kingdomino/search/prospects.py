"""The moves of a position as compiled code compares them: arms with looks, and their trials. NumPy is not used here."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING, Final, NamedTuple

from kingdomino.kernel import action_count, arrays, to_state
from kingdomino.rules import Position

from .entries import run_trials, write_prospects
from .shared import MOST_CLAIMS, NONE, SHARES, Arms, Net, Temper, net_of, temper_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingdomino.kernel import WordArray
    from kingdomino.kernel.arrays import ShortArray

#: Fewer trials than this are not worth starting threads for.
_FEWEST_FOR_THREADS: Final = 64


class Prospects(NamedTuple):
    """Where the round can end: a position for each arm, or this one alone where nobody is to act."""

    net: Net
    temper: Temper
    seat: int
    players: int
    ends: WordArray
    #: By arm: the number of its decision, that of the claim tried with it or NONE, what the round looks worth.
    first: list[int]
    second: list[int]
    looks: list[float]


def prospects_of(position: Position, *, pairs: bool = False, value: str | None = None) -> Prospects:
    """Arms of all legal moves, or of all pairs of a placement and a claim; of one that waits for chance, one arm.

    With pairs the player to act is supposed to mind its rivals more than they do; without, all do so alike, so that
    values of positions that follow one another fit together.
    """
    root, net, players = to_state(position), net_of(value), position.rules.players
    seat = position.to_act or 0
    temper = temper_for(players, seat if pairs else None)
    if position.to_act is None:
        return Prospects(net, temper, seat, players, arrays.as_rows(root), [NONE], [NONE], [0.0])
    room = action_count(position.rules.grid) * (MOST_CLAIMS if pairs else 1)
    arms = Arms(arrays.numbers(room), arrays.numbers(room), arrays.floats(room))
    ends = arrays.words(room, len(root))
    count = int(write_prospects(net, root, temper, pairs, arms, ends))
    first, second = ([int(part[arm]) for arm in range(count)] for part in arms[:2])
    looks = [float(arms.looks[arm]) for arm in range(count)]
    return Prospects(net, temper, seat, players, ends, first, second, looks)


def tried(
    prospects: Prospects,
    rounds: int,
    chosen: Sequence[int],
    made: Sequence[int],
    start: int,
    count: int,
    seed: int,
    threads: int,
) -> ShortArray:
    """Results by chosen arm of trials from number `start` on; those that `made` has by arm already stay empty.

    Each number is tried for all arms in one thread.
    """
    results = arrays.shorts(len(chosen), count, SHARES + prospects.players)
    arms, known, key = arrays.numbers_of(chosen), arrays.numbers_of(made), arrays.word(seed)

    def run(first: int, last: int) -> None:
        net, temper, seat = prospects.net, prospects.temper, prospects.seat
        run_trials(net, prospects.ends, seat, temper, rounds, arms, known, start, key, results, first, last)

    threads = threads if len(chosen) * count >= _FEWEST_FOR_THREADS else 1
    cuts = [count * index // threads for index in range(threads + 1)]
    others = [Thread(target=run, args=cuts[index : index + 2]) for index in range(1, threads)]
    for thread in others:
        thread.start()
    try:
        run(cuts[0], cuts[1])
    finally:
        for thread in others:
            thread.join()
    return results
