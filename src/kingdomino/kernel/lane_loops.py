"""The compiled step of many lanes: each lane plays one game after another, and shows what its player sees.

`lanes` has the arrays and their meaning. Functions here take whole arrays and a lane: in an entry, every view of a row
costs a counted reference, which is more than most of these functions do.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from . import kingdoms, results, rounds
from .batch_loops import MOST_ACTIONS
from .jit import entry, inlined
from .layout import PLAYERS
from .planes import SmallArray, copy_cells, fill_planes, lay_on_planes
from .rounds import OVER, PLACE_DUE
from .table_vector import write_table
from .tables import NumberArray, WordArray
from .words import Word, advance, keyed, share

#: What a lane is told to do: nothing, a decision, a new game, only to show its position.
LEAVE, DECIDE, BEGIN, SHOW = range(4)

#: The columns of a lane's seeds: of the whole run, the number of the next game, and the generator of this one.
RUN_SEED, NEXT_GAME, GENERATOR = range(3)

#: The columns of a report: the seat to act (-1 for none), the seat that acted last (-1 for none), flags for the end of
#: the game and for its end by an illegal decision, and the points and the places by seat.
TO_ACT, ACTED, ENDED, ILLEGAL = range(4)
POINTS: Final = 4
PLACES: Final = 8
REPORT: Final = 12


@inlined
def _play_chance(state: WordArray, seeds: WordArray, generator: WordArray, lane: int) -> None:
    """Kings and lines where they are due; `generator` is room to work in."""
    next_due = rounds.due(state)
    if next_due in (rounds.DEAL_DUE, rounds.KINGS_DUE):
        generator[0] = seeds[lane, GENERATOR]
        rounds.play_chance(state, generator)
        seeds[lane, GENERATOR] = generator[0]


@inlined
def _begin(
    state: WordArray, start: WordArray, seeds: WordArray, generator: WordArray, reports: NumberArray, lane: int
) -> None:
    """The next game: game k of lane i under seed s has a generator of its own, made of (s, i, k)."""
    for word in range(len(start)):
        state[word] = start[word]
    seeds[lane, GENERATOR] = keyed(keyed(seeds[lane, RUN_SEED], Word(lane)), seeds[lane, NEXT_GAME])
    seeds[lane, NEXT_GAME] += Word(1)
    _play_chance(state, seeds, generator, lane)
    for column in range(REPORT):
        reports[lane, column] = 0
    reports[lane, ACTED] = -1
    reports[lane, TO_ACT] = np.int64(rounds.to_act(state))


@inlined
def _fill(state: WordArray, planes: SmallArray) -> None:
    """Write the planes of all kingdoms."""
    cells = len(planes) // np.int64(state[PLAYERS])
    for seat in range(state[PLAYERS]):
        fill_planes(state, Word(seat), planes, np.int64(seat) * cells)


@inlined
def _decide(state: WordArray, action: Word, planes: SmallArray, reports: NumberArray, lane: int) -> None:
    """A legal decision, with its change of planes and points where planes are kept."""
    if not planes.shape[1] or rounds.due(state) != PLACE_DUE or action == rounds.discard_number(state):
        rounds.decide(state, action)
        return
    seat, piece = rounds.to_act(state), rounds.piece_to_place(state)
    rounds.decide(state, action)
    cells = planes.shape[1] // np.int64(state[PLAYERS])
    lay_on_planes(state, seat, planes[lane], np.int64(seat) * cells, piece, action)
    reports[lane, POINTS + np.int64(seat)] = np.int64(kingdoms.points(state, seat))


@inlined
def _close(state: WordArray, merits: WordArray, reports: NumberArray, lane: int) -> None:
    """The points and places of a game that has ended."""
    reports[lane, ENDED] = 1
    reports[lane, TO_ACT] = -1
    for seat in range(state[PLAYERS]):
        reports[lane, POINTS + np.int64(seat)] = np.int64(results.total(state, Word(seat)))
    results.write_places(state, merits, reports[lane, PLACES:])


@inlined
def _show(
    state: WordArray,
    planes: SmallArray,
    reports: NumberArray,
    actions: WordArray,
    masks: SmallArray,
    seen: SmallArray,
    tables: SmallArray,
    lane: int,
) -> None:
    """The mask of legal decisions, and planes and table of the seat to act; at the end, of the seat that acted last."""
    ended = reports[lane, ENDED] != 0
    if not ended:
        for rank in range(rounds.list_actions(state, actions)):
            masks[lane, actions[rank]] = 1
    if tables.shape[1]:
        observer = max(reports[lane, ACTED], 0) if ended else reports[lane, TO_ACT]
        _view(state, planes[lane], observer, ended, reports[lane, POINTS:], seen[lane], tables[lane])


@inlined
def _view(
    state: WordArray,
    planes: SmallArray,
    observer: int,
    ended: bool,
    points: NumberArray,
    seen: SmallArray,
    table: SmallArray,
) -> None:
    """The kingdoms from the observer's on, and the table as the observer sees it."""
    begin = observer * (len(planes) // np.int64(state[PLAYERS]))
    copy_cells(planes[begin:], seen)
    copy_cells(planes[:begin], seen[len(planes) - begin :])
    write_table(state, Word(observer), ended, points, table)


@entry
def play_lanes(
    states: WordArray,
    start: WordArray,
    seeds: WordArray,
    planes: SmallArray,
    orders: SmallArray,
    decisions: NumberArray,
    reports: NumberArray,
    masks: SmallArray,
    seen: SmallArray,
    tables: SmallArray,
    first: int,
    last: int,
) -> None:
    """Do in every lane of this range what its order says; `masks` are all 0 before. An illegal decision ends a game."""
    actions = np.empty(MOST_ACTIONS, np.uint64)
    merits = np.empty(4, np.uint64)
    generator = np.empty(1, np.uint64)
    for lane in range(first, last):
        order = orders[lane]
        if order == LEAVE:
            continue
        state = states[lane]
        if order == BEGIN:
            _begin(state, start, seeds, generator, reports, lane)
            if planes.shape[1]:
                _fill(state, planes[lane])
        elif order == DECIDE:
            action = decisions[lane]
            reports[lane, ACTED] = reports[lane, TO_ACT]
            if action < 0 or not rounds.is_legal(state, Word(action)):
                reports[lane, ILLEGAL] = 1
                _close(state, merits, reports, lane)
            else:
                _decide(state, Word(action), planes, reports, lane)
                _play_chance(state, seeds, generator, lane)
                if rounds.due(state) == OVER:
                    _close(state, merits, reports, lane)
                else:
                    reports[lane, TO_ACT] = np.int64(rounds.to_act(state))
        _show(state, planes, reports, actions, masks, seen, tables, lane)


@entry
def view_states(
    states: WordArray,
    observers: NumberArray,
    ended: SmallArray,
    planes: SmallArray,
    seen: SmallArray,
    tables: SmallArray,
) -> None:
    """What a seat sees in each of these states; `planes` is room to work in for one state."""
    points = np.zeros(4, np.int64)
    for game in range(len(states)):
        state = states[game]
        _fill(state, planes)
        for seat in range(state[PLAYERS]):
            points[seat] = np.int64(results.total(state, Word(seat)))
        _view(state, planes, observers[game], ended[game] != 0, points, seen[game], tables[game])


@entry
def random_decisions(masks: SmallArray, generators: WordArray, out: NumberArray) -> None:
    """A legal decision for every lane, all equally likely, each from its own generator; 0 where there is none."""
    generator = np.empty(1, np.uint64)
    for lane in range(len(masks)):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[lane, action]
        generator[0] = generators[lane]
        rank, _ = share(advance(generator), Word(count))
        generators[lane] = generator[0]
        left, chosen = np.int64(rank), 0
        while count:
            left -= masks[lane, chosen]
            if left < 0:
                break
            chosen += 1
        out[lane] = chosen
