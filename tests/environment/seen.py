"""A second, slow definition of an observation, from a position of the rules alone."""

from typing import Any

import numpy as np

from kingdomino import Position
from kingdomino.environment import TableIndex
from kingdomino.rules import DOMINOES, TERRAINS


def kingdoms_of(position: Position, observer: int) -> np.ndarray[Any, np.dtype[np.int8]]:
    """Nine planes a kingdom, the observer's first."""
    rules = position.rules
    far, players = rules.grid - 1, rules.players
    planes = np.zeros((players, 9, 2 * far + 1, 2 * far + 1), np.int8)
    for number in range(players):
        squares = position.kingdoms[(observer + number) % players].squares
        xs, ys = [0, *(x for x, _ in squares)], [0, *(y for _, y in squares)]
        for (x, y), (terrain, crowns) in squares.items():
            planes[number, TERRAINS.index(terrain), y + far, x + far] = 1
            planes[number, 6, y + far, x + far] = crowns
        planes[number, 7, far, far] = 1
        for y in range(-far, far + 1):
            for x in range(-far, far + 1):
                width, height = max(*xs, x) - min(*xs, x) + 1, max(*ys, y) - min(*ys, y) + 1
                is_free = (x, y) != (0, 0) and (x, y) not in squares
                planes[number, 8, y + far, x + far] = is_free and max(width, height) <= rules.grid
    return planes.reshape(9 * players, 2 * far + 1, 2 * far + 1)


def table_of(position: Position, observer: int) -> np.ndarray[Any, np.dtype[np.int8]]:
    """The fields of the table, each from the contract's words."""
    rules = position.rules
    table = np.zeros(261, np.int8)

    def relative(seat: int) -> int:
        return (seat - observer) % rules.players

    def write_domino(at: int, number: int) -> None:
        table[at] = number
        for half, land in enumerate((DOMINOES[number].a, DOMINOES[number].b)):
            table[at + 1 + 7 * half + TERRAINS.index(land.terrain)] = 1
            table[at + 7 + 7 * half] = land.crowns

    table[TableIndex.PHASE + ("claim", "place", "over").index(position.phase)] = 1
    if position.to_act is not None:
        table[TableIndex.ACTING + relative(position.to_act)] = 1
    table[TableIndex.TURN] = position.turn
    table[TableIndex.ROUNDS_TO_COME] = rules.rounds - position.round
    for king, seat in enumerate(position.kings):
        table[TableIndex.OPENING_KINGS + 4 * king + relative(seat)] = 1
    for at, line in ((TableIndex.LINE, position.line), (TableIndex.NEXT_LINE, position.next_line)):
        for lane, (domino, owner) in enumerate(line):
            write_domino(at + 20 * lane, domino)
            table[at + 20 * lane + (19 if owner is None else 15 + relative(owner))] = 1
    if position.domino_to_place is not None:
        write_domino(TableIndex.DOMINO, position.domino_to_place)
    for number in position.unseen:
        table[TableIndex.UNSEEN + number - 1] = 1
    for number in range(rules.players):
        points = position.score((observer + number) % rules.players).total
        table[TableIndex.POINTS + 2 * number : TableIndex.POINTS + 2 * number + 2] = divmod(points, 100)
    table[TableIndex.RULESET :] = (
        rules.players,
        rules.edition == "revised",
        rules.mighty_duel,
        rules.harmony,
        rules.middle_kingdom,
    )
    return table
