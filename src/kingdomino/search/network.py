"""The learned judgement: a small network that reads a kingdom's sight and says with how many points it will end.

`learned.npz` holds networks by number of players; `python -m kingdomino.measure.learning` makes it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import numpy as np

from kingdomino.kernel import rounds
from kingdomino.kernel.entries import MOST_ACTIONS
from kingdomino.kernel.jit import routine
from kingdomino.kernel.tables import Numbers, Words
from kingdomino.kernel.words import Word, advance
from kingdomino.rules import Ruleset

from .judging import to_float
from .sight import INPUTS, Sight, look
from .weights import Weights

LEARNED: Final = "learned.npz"
_UNIT: Final = 2.0**-32
_HALF_WORD: Final = Word(32)
_1: Final = Word(1)


class Network(NamedTuple):
    """One hidden layer: points = sum of `second` over those of (sight x `first` + `bias`) that are positive, + base."""

    first: Sight
    bias: Sight
    second: Sight
    base: Sight


class Desk(NamedTuple):
    """Room to work in: possible actions, the state after one of them, what is seen there, the hidden layer."""

    actions: Words
    after: Words
    sight: Sight
    hidden: Sight


#: For searches that do not use one.
NO_NETWORK: Final = Network(np.zeros((INPUTS, 1), np.float32), *(np.zeros(1, np.float32) for _ in Network._fields[1:]))


def network_for(rules: Ruleset) -> Network:
    """The network for games by these rules; a `ValueError` where nobody has learned them."""
    network = None if rules.mighty_duel else _networks().get(rules.players)
    if network is None:
        raise ValueError(f"there is no network for {rules}")
    return network


@cache
def _networks() -> dict[int, Network]:
    """All networks by number of players."""
    with files(__package__).joinpath(LEARNED).open("rb") as file, np.load(file) as arrays:
        players = {int(name.partition(".")[0]) for name in arrays}
        return {number: Network(*(arrays[f"{number}.{name}"] for name in Network._fields)) for number in players}


@routine
def desk_for(state: Words, network: Network) -> Desk:
    """A desk for states and networks like these."""
    return Desk(
        np.empty(MOST_ACTIONS, np.uint64),
        np.empty(len(state), np.uint64),
        np.empty(INPUTS, np.float32),
        np.empty(len(network.bias), np.float32),
    )


@routine
def judged(state: Words, seat: Word, network: Network, desk: Desk) -> float:
    """The points that a seat's kingdom promises to end with."""
    sight, hidden, first = desk.sight, desk.hidden, network.first
    look(state, seat, sight)
    for unit in range(len(hidden)):
        hidden[unit] = network.bias[unit]
    for number in range(INPUTS):
        value = sight[number]
        if value != 0.0:
            for unit in range(len(hidden)):
                hidden[unit] += value * first[number, unit]
    points = network.base[0]
    for unit in range(len(hidden)):
        if hidden[unit] > 0.0:
            points += hidden[unit] * network.second[unit]
    return float(points)


@routine
def rank_by_network(state: Words, network: Network, desk: Desk, actions: Numbers, values: Weights, start: int) -> int:
    """All decisions that are open now, from `start` on, the most promising first; how many there are.

    Their values are how much less they promise than the first.
    """
    seat = rounds.to_act(state)
    count = int(rounds.list_actions(state, desk.actions))
    for index in range(count):
        action = desk.actions[index]
        desk.after[:] = state
        rounds.decide(desk.after, action)
        value = judged(desk.after, seat, network, desk)
        place = start + index
        while place > start and values[place - 1] < value:
            values[place], actions[place] = values[place - 1], actions[place - 1]
            place -= 1
        values[place], actions[place] = value, np.int64(action)
    most = values[start]
    for index in range(start, start + count):
        values[index] -= most
    return count


@routine
def choice_of_network(state: Words, network: Network, desk: Desk, noise: float, generator: Words) -> Word:
    """The most promising decision, with some chance mixed in."""
    seat = rounds.to_act(state)
    count = rounds.list_actions(state, desk.actions)
    best, best_value = Word(desk.actions[0]), -1e9
    if count == _1:
        return best
    for index in range(count):
        action = Word(desk.actions[index])
        desk.after[:] = state
        rounds.decide(desk.after, action)
        value = judged(desk.after, seat, network, desk)
        value += noise * to_float(advance(generator) >> _HALF_WORD) * _UNIT
        if value > best_value:
            best, best_value = action, value
    return best
