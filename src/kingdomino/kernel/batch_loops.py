"""The compiled functions that Python calls: few and coarse, many games in one call, other threads running meanwhile.

Every array has one type, so each is compiled once. `batch` has the same functions with arguments checked and results
allocated.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from . import results, rounds
from .boards import REACH, WIDE
from .jit import entry
from .layout import PLAYERS
from .random_play import play_out
from .tables import FlagArray, NumberArray, WordArray
from .words import Word, wrapped_sum

#: More than any decision has alternatives: four directions on every square of the frame around a kingdom.
MOST_ACTIONS: Final = 4 * (WIDE.grid + REACH) ** 2


@entry
def due(states: WordArray, out: NumberArray) -> None:
    """The next event of every game."""
    for game in range(len(states)):
        out[game] = rounds.due(states[game])


@entry
def to_act(states: WordArray, out: NumberArray) -> None:
    """The seat that decides in every game; -1 where none does."""
    for game in range(len(states)):
        decides = rounds.due(states[game]) >= rounds.CLAIM_DUE
        out[game] = np.int64(rounds.to_act(states[game])) if decides else -1


@entry
def legal_actions(states: WordArray, out: NumberArray, counts: NumberArray) -> None:
    """The legal decisions of every game, ascending, one game after another, and how many each has."""
    actions = np.empty(MOST_ACTIONS, np.uint64)
    written = 0
    for game in range(len(states)):
        count = rounds.list_actions(states[game], actions)
        counts[game] = count
        for rank in range(count):
            out[written] = actions[rank]
            written += 1


@entry
def legal_masks(states: WordArray, out: FlagArray) -> None:
    """For every game, which numbers are legal decisions; `out` is all False before."""
    actions = np.empty(MOST_ACTIONS, np.uint64)
    for game in range(len(states)):
        for rank in range(rounds.list_actions(states[game], actions)):
            out[game, actions[rank]] = True


@entry
def step(states: WordArray, actions: NumberArray, accepted: FlagArray) -> None:
    """Carry out one decision in every game; one that is not legal is not accepted and changes nothing."""
    for game in range(len(states)):
        accepted[game] = actions[game] >= 0 and rounds.is_legal(states[game], Word(actions[game]))
        if accepted[game]:
            rounds.decide(states[game], Word(actions[game]))


@entry
def deal(states: WordArray, lines: WordArray, accepted: FlagArray) -> None:
    """Lay a line in every game; one that cannot be is not accepted and changes nothing."""
    for game in range(len(states)):
        accepted[game] = rounds.may_deal(states[game], lines[game])
        if accepted[game]:
            rounds.deal(states[game], lines[game])


@entry
def draw_kings(states: WordArray, orders: WordArray, accepted: FlagArray) -> None:
    """Bring out the kings in every game; an order that cannot be is not accepted and changes nothing."""
    for game in range(len(states)):
        accepted[game] = rounds.may_draw_kings(states[game], orders[game])
        if accepted[game]:
            rounds.draw_kings(states[game], orders[game])


@entry
def play_chance(states: WordArray, generators: WordArray) -> None:
    """Draw kings and lay lines where they are due, each game from its own generator, which moves on."""
    for game in range(len(states)):
        rounds.play_chance(states[game], generators[game : game + 1])


@entry
def scores(states: WordArray, out: NumberArray) -> None:
    """Every player's points, with the bonuses where the game is over (R26)."""
    for game in range(len(states)):
        for seat in range(states[game, PLAYERS]):
            out[game, seat] = results.total(states[game], Word(seat))


@entry
def places(states: WordArray, out: NumberArray) -> None:
    """Every player's place (R31-R33)."""
    merits = np.empty(4, np.uint64)
    for game in range(len(states)):
        results.write_places(states[game], merits, out[game])


@entry
def playouts(states: WordArray, count: int, seed: Word, out: NumberArray) -> None:
    """Play every game to its end `count` times at random; row by row, the final points."""
    generator = np.empty(1, np.uint64)
    state = np.empty(states.shape[1], np.uint64)
    number = 0
    for game in range(len(states)):
        start = states[game]
        for _ in range(count):
            for word in range(len(state)):
                state[word] = start[word]
            generator[0] = wrapped_sum(seed, Word(number))
            play_out(state, generator)
            for seat in range(state[PLAYERS]):
                out[number, seat] = results.total(state, Word(seat))
            number += 1
