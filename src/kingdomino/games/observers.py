"""Observers: objects that are called for every move of a game and cannot change it."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from kingdomino.rules import Claim, Discard, Move, Place, Position


class Observer(Protocol):
    """Called for every move, chance included, and for every move taken back."""

    def played(self, before: Position, move: Move, after: Position) -> None:
        """A move was made."""

    def undone(self, before: Position, move: Move, after: Position) -> None:
        """The move that led from `before` to `after` was taken back."""


class Statistics:
    """Counts by seat: placements, discards, claims by rank in their line, points after each placement or discard."""

    def __init__(self) -> None:
        self.placements: Counter[int] = Counter()
        self.discards: Counter[int] = Counter()
        self.claims: Counter[tuple[int, int]] = Counter()
        self.points: dict[int, list[int]] = {}

    def played(self, before: Position, move: Move, after: Position) -> None:
        """Count a decision."""
        self._count(before, move, +1)
        if isinstance(move, Place | Discard) and before.to_act is not None:
            self.points.setdefault(before.to_act, []).append(after.score(before.to_act).total)

    def undone(self, before: Position, move: Move, after: Position) -> None:  # noqa: ARG002 - the protocol's
        """Take a decision out of the count."""
        self._count(before, move, -1)
        if isinstance(move, Place | Discard) and before.to_act is not None:
            self.points[before.to_act].pop()

    def _count(self, before: Position, move: Move, by: int) -> None:
        seat = before.to_act
        if seat is None:
            return
        if isinstance(move, Place):
            self.placements[seat] += by
        elif isinstance(move, Discard):
            self.discards[seat] += by
        elif isinstance(move, Claim):
            rank = [domino for domino, _ in before.next_line].index(move.domino) + 1
            self.claims[seat, rank] += by
