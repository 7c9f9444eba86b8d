"""One look at a position: this round solved by the value, and what it is worth to every seat."""

from __future__ import annotations

from kingdomino.kernel import arrays, move_of, to_state
from kingdomino.rules import KingdominoError, Move, Position

from .budgets import stream, whole
from .entries import write_quick_actions
from .shared import denial_for, net_of


def quick_move(position: Position, *, noise: float = 0.0, seed: int = 0, value: str | None = None) -> Move:
    """The best move by the value of the kingdoms at the end of this round, judged with noise of so many points."""
    return _look(position, noise, whole("seed", seed, 0), value)[0]


def foresee(position: Position, value: str | None = None) -> tuple[float, ...]:
    """The points by seat that players who act by the value will end with, where somebody is to act."""
    return _look(position, 0.0, 0, value)[1]


def fair_move(position: Position, value: str | None = None) -> Move:
    """The move that all are supposed to make where moves are compared: no seat minds its rivals more than others do."""
    return _look(position, 0.0, 0, value, fair=True)[0]


def _look(
    position: Position, noise: float, seed: int, value: str | None, *, fair: bool = False
) -> tuple[Move, tuple[float, ...]]:
    if position.to_act is None:
        raise KingdominoError("nothing_to_choose", due=position.chance_due or position.phase)
    players = position.rules.players
    generator, actions, worth = arrays.words(1), arrays.numbers(1), arrays.floats(1, players)
    generator[0] = stream(seed)
    denials = arrays.floats_of([denial_for(players, None if fair else seat) for seat in range(players)])
    states, games = arrays.as_rows(to_state(position)), arrays.numbers(1)
    write_quick_actions(net_of(value), states, games, denials, float(noise), generator, actions, worth)
    points = [float(worth[0, seat]) for seat in range(players)]
    if not position.next_line:  # the last round: what breaks ties is no points
        points = [float(int(own)) for own in points]
    return move_of(position, int(actions[0])), tuple(points)
