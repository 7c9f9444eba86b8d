"""Who moves where nobody does by hand."""

from __future__ import annotations

from collections.abc import Generator
from datetime import date
from typing import Protocol, cast

from kingdomino.rules import KingdominoError, Move, Position
from kingdomino.tables import Table, challenge

#: A move in slices: between two of them a message may be answered.
Thinking = Generator[None, None, Move]


class Chooser(Protocol):
    """The move of a level; playouts and a seed together give the same move everywhere."""

    def __call__(self, position: Position, level: str, playouts: int | None, seed: int | None) -> Thinking:
        """The move; levels that do not search take no playouts."""


class Choices:
    """The moves that are being thought about, by table, and the levels that play here."""

    def __init__(self, choose: Chooser, levels: tuple[str, ...]) -> None:
        self._choose, self.levels = choose, levels
        self._begun: dict[str, tuple[int, Thinking]] = {}

    def check_level(self, level: str) -> None:
        """Refuse a level that does not play here."""
        if level not in self.levels:
            raise KingdominoError("level_not_here", level=level)

    def chosen(self, table: Table, level: str) -> Move | None:
        """The move, once its last slice is worked out."""
        version, thinking = self._begun.pop(table.code, (0, None))
        if thinking is None or version != table.version:
            thinking = self._choice(table, level)
        try:
            next(thinking)
        except StopIteration as end:
            return cast(Move, end.value)
        self._begun[table.code] = table.version, thinking
        return None

    def _choice(self, table: Table, level: str) -> Thinking:
        """A bot's move, in slices. At the challenge of a day its playouts and its seed follow from the date."""
        game = table.game
        assert game is not None
        level = level if level in self.levels else self.levels[-1]
        if table.challenge is None:
            return self._choose(game.position, level, None, None)
        thought = challenge.thought_for(date.fromisoformat(table.challenge.day), level, len(game.moves))
        return self._choose(game.position, level, thought.playouts, thought.seed)

    def forget(self) -> None:
        """Think about nothing."""
        self._begun.clear()
