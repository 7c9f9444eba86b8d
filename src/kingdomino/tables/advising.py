"""Hints and grades: who may ask for them, and the event that a used hint leads to."""

from __future__ import annotations

from kingdomino.rules import KingdominoError

from .messages import events as e
from .playing import LastDecision, Playing
from .table import Table


def check_hint(table: Table, guest: int, version: int) -> Playing:
    """The game in which it is this person's turn at a version that they saw; refused where no hint is allowed."""
    game = table.game
    if game is None or game.is_over:
        raise KingdominoError("no_game_runs", table=table.code)
    _allowed(table)
    if not table.position_version <= version <= table.version:
        raise KingdominoError("stale", version=table.version)
    seat = game.position.to_act
    assert seat is not None, "chance has always answered already"
    if table.seats[seat].guest != guest:
        raise KingdominoError("not_your_turn" if table.seats_of(guest) else "not_your_seat", seat=seat)
    return game


def hint_used(table: Table, guest: int, version: int, step: int) -> list[e.Event]:
    """Nothing where this step of the hint was used before at this decision."""
    game = check_hint(table, guest, version)
    seat = game.position.to_act
    assert seat is not None
    return [e.HintUsed(seat, step)] if step > game.hint_step else []


def check_grade(table: Table, guest: int, version: int) -> LastDecision:
    """The decision of this person that led to a version, if it is their newest and was not taken back."""
    if table.game is None:
        raise KingdominoError("no_game_runs", table=table.code)
    _allowed(table)
    found = table.game.last_decisions.get(guest)
    if found is None or found.version != version:
        raise KingdominoError("stale", version=table.version)
    return found


def _allowed(table: Table) -> None:
    if not table.allows_hints:
        raise KingdominoError("hints_not_allowed")
