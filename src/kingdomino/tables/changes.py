"""What is different between two views of a table: the fields that a client has to replace, and no other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import attrgetter, ne
from typing import Any, Final, cast

from .messages.shapes import GameChanges, GameView, KingdomView, TableChanges, TableView

_TABLE: Final = tuple(TableChanges.__annotations__)
_GAME: Final = tuple(name for name in GameChanges.__annotations__ if name != "kingdoms")
_table_values: Final = attrgetter(*_TABLE)
_game_values: Final = attrgetter(*_GAME)


def table_changes(before: TableView, now: TableView) -> TableChanges:
    """The fields of the table that are different, its game apart."""
    if before is now:
        return {}
    return cast(TableChanges, _different(_TABLE, _table_values(before), _table_values(now)))


def game_changes(before: GameView | None, now: GameView | None) -> GameChanges | None:
    """The fields of the game that are different; None where it is another game."""
    if before is None or now is None:
        return {} if before is now else None
    if before.id != now.id:
        return None
    game = cast(GameChanges, _different(_GAME, _game_values(before), _game_values(now)))
    kingdoms = _kingdoms(before.kingdoms, now.kingdoms)
    if kingdoms:
        game["kingdoms"] = kingdoms
    return game


def _different(names: Sequence[str], before: Sequence[Any], now: Sequence[Any]) -> dict[str, Any]:
    return dict(compress(zip(names, now, strict=True), map(ne, before, now)))


def _kingdoms(before: Sequence[KingdomView], now: Sequence[KingdomView]) -> dict[int, KingdomView]:
    """By seat. A kingdom that was not touched is the same object, unless the table was read again."""
    return {seat: new for seat, (old, new) in enumerate(zip(before, now, strict=True)) if old is not new and old != new}
