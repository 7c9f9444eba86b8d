"""Games whose decisions are kept: every position, the move made there, and what the search thought of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from kingdomino.bots import Budget, Chooser, Entrant, Searcher
from kingdomino.rules import Move, Position, Ruleset

from .seats import Seats
from .single_game import Played, play_game
from .tournament import GameNumber, Tournament


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search said about a decision: the chosen move's values, and those of every move that it compared."""

    wins: float | None
    margin: float | None
    playouts: int | None
    error: float | None = None
    margin_error: float | None = None
    #: By move: its number in the kernel, its share of the victory, its playouts. Empty if only the best was reported.
    actions: tuple[int, ...] = ()
    action_wins: tuple[float, ...] = ()
    action_playouts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a game. The position is its line: all that the bot could know."""

    seat: int
    phase: str
    position: str
    move: str
    action: int
    legal_moves: int
    thought: Thought | None


@dataclass(frozen=True, slots=True)
class WatchedGame:
    """A game and its decisions in their order."""

    played: Played
    decisions: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class SelfplayWork:
    """Plays games and keeps their decisions."""

    tournament: Tournament

    def play(self, seats: Seats, number: GameNumber) -> WatchedGame:
        """One game."""
        decisions: list[Decision] = []

        def watch(position: Position, chooser: Chooser, move: Move) -> None:
            decisions.append(_decision(position, chooser, move))

        played = play_game(self.tournament, _OpenSeats(seats), number, watch)
        return WatchedGame(played, tuple(decisions))


class _OpenSeats:
    """Seats whose searching bots show what they think; their moves are the same."""

    def __init__(self, seats: Seats) -> None:
        self._seats = seats

    @contextmanager
    def seat(self, entrant: Entrant, rules: Ruleset) -> Iterator[Chooser]:
        with self._seats.seat(entrant, rules) as chooser:
            yield _OpenSearcher(chooser) if isinstance(chooser, Searcher) else chooser


class _OpenSearcher:
    """One of our searching bots, asked through its evaluation."""

    def __init__(self, searcher: Searcher) -> None:
        self._searcher = searcher
        self.thought: Thought | None = None

    def choose(
        self, position: Position, *, seconds: float | None, playouts: int | None, seed: int | None, threads: int
    ) -> Move:
        from kingdomino.kernel import action_of

        moves = position.legal_moves()
        self.thought = None
        if len(moves) == 1:
            return moves[0]
        budget = Budget(seconds, playouts, seed, threads)
        evaluation = self._searcher.evaluation(position, budget)
        self._searcher.search(evaluation, budget)
        found = evaluation.valuation()
        best, compared = found.candidates[0], found.candidates
        self.thought = Thought(
            wins=best.wins,
            margin=best.margin,
            playouts=found.playouts,
            error=best.error,
            margin_error=best.margin_error,
            actions=tuple(action_of(position, candidate.move) for candidate in compared),
            action_wins=tuple(candidate.wins for candidate in compared),
            action_playouts=tuple(candidate.playouts for candidate in compared),
        )
        return evaluation.best


def _decision(position: Position, chooser: Chooser, move: Move) -> Decision:
    from kingdomino.kernel import action_of

    assert position.to_act is not None
    return Decision(
        seat=position.to_act,
        phase=position.phase,
        position=str(position),
        move=str(move),
        action=action_of(position, move),
        legal_moves=len(position.legal_moves()),
        thought=_thought_of(chooser),
    )


def _thought_of(chooser: Chooser) -> Thought | None:
    """Our bots keep their thought; programs tell a part of theirs in `info` lines."""
    if isinstance(chooser, _OpenSearcher):
        return chooser.thought
    info: dict[str, str] = getattr(chooser, "info", {})
    if not info:
        return None
    wins, margin, playouts = (
        _number(info, *asked) for asked in (("wins", float), ("margin", float), ("playouts", int))
    )
    return Thought(wins, margin, None if playouts is None else int(playouts))


def _number(info: dict[str, str], name: str, kind: Callable[[str], float]) -> float | None:
    try:
        return kind(info[name])
    except (KeyError, ValueError):
        return None
