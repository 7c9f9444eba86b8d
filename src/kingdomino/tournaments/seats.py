"""The bots of a tournament in one process: our levels are made on the spot, all others are programs.

A program plays game after game. One that forfeits is ended, and started anew for the next game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from threading import Lock
from typing import Protocol

from kingdomino.bots import Bot, Budget, Entrant, Searcher, bot
from kingdomino.rules import KingdominoError, Position, Ruleset

from .bot_process import BotProcess, ErrorOutput, error_file
from .choices import Choice, Forfeited, Player, Thought
from .commands import command_of, is_command, is_program


class Seats(Protocol):
    """Whoever gives an entrant a seat for one game."""

    def seat(self, entrant: Entrant, rules: Ruleset, tells: bool) -> AbstractContextManager[Player]:
        """A bot that plays one game: from entering to leaving the `with` block. `tells`: with what it thinks."""


class TournamentSeats:
    """The seats of a tournament's entrants; closed, all programs have ended."""

    def __init__(self, entrants: Sequence[Entrant], errors: Path | None = None) -> None:
        self._errors = {
            entrant: error_file(errors, number, entrant.bot) if errors else None
            for number, entrant in enumerate(entrants, start=1)
        }
        self._idle: defaultdict[Entrant, list[BotProcess]] = defaultdict(list)
        self._running: set[BotProcess] = set()
        self._lock = Lock()
        self._closed = False

    @contextmanager
    def seat(self, entrant: Entrant, rules: Ruleset, tells: bool) -> Iterator[Player]:
        """Our level, made anew, or a program that is ready for this game."""
        if not is_program(entrant.bot):
            level = bot(entrant.bot)
            yield _TellingSeat(level) if tells and isinstance(level, Searcher) else _LevelSeat(level)
            return
        seat = _ProgramSeat(self, entrant, rules)
        try:
            yield seat
        finally:
            seat.leave()

    def close(self) -> None:
        """Let all programs leave."""
        for process in [process for idle in self._idle.values() for process in idle]:
            process.quit()
        self.kill()

    def kill(self) -> None:
        """End all programs now, from any thread; none is started afterwards."""
        with self._lock:
            self._closed = True
            for process in self._running:
                process.kill()

    def take(self, entrant: Entrant) -> BotProcess:
        """A program of this entrant that is free, or a new one."""
        if self._idle[entrant]:
            return self._idle[entrant].pop()
        with self._lock:
            if self._closed:
                raise Forfeited("crash", "closed")
            process = BotProcess(command_of(entrant.bot), ErrorOutput(self._errors.get(entrant)))
            self._running.add(process)
        try:
            process.greet()
        except Forfeited as forfeited:
            self.give_up(process)
            if forfeited.kind == "error" and not is_command(entrant.bot):  # our own loader found no such class
                raise KingdominoError("unloadable_bot", bot=entrant.bot, reason=forfeited.reason) from None
            raise
        return process

    def give_back(self, entrant: Entrant, process: BotProcess) -> None:
        """Keep a program for the next game."""
        self._idle[entrant].append(process)

    def give_up(self, process: BotProcess) -> None:
        """End a program."""
        process.end()
        with self._lock:
            self._running.discard(process)


class _LevelSeat:
    """One of our levels."""

    def __init__(self, level: Bot) -> None:
        self._level = level

    def choose(self, position: Position, budget: Budget) -> Choice:
        seconds, playouts, seed, threads = budget.seconds, budget.playouts, budget.seed, budget.threads
        return Choice(self._level.choose(position, seconds=seconds, playouts=playouts, seed=seed, threads=threads))


class _TellingSeat:
    """One of our searching levels, asked through its evaluation: the same moves, and what it thinks of them."""

    def __init__(self, level: Searcher) -> None:
        self._level = level

    def choose(self, position: Position, budget: Budget) -> Choice:
        from kingdomino.kernel import action_of

        moves = position.legal_moves()
        if len(moves) == 1:
            return Choice(moves[0])
        evaluation = self._level.evaluation(position, budget)
        self._level.search(evaluation, budget)
        found = evaluation.valuation()
        best, compared = found.candidates[0], found.candidates
        thought = Thought(
            wins=best.wins,
            margin=best.margin,
            playouts=found.playouts,
            error=best.error,
            margin_error=best.margin_error,
            actions=tuple(action_of(position, candidate.move) for candidate in compared),
            action_wins=tuple(candidate.wins for candidate in compared),
            action_playouts=tuple(candidate.playouts for candidate in compared),
        )
        return Choice(evaluation.best, thought)


class _ProgramSeat:
    """A program at one seat of one game. One that does not start forfeits when it is asked."""

    def __init__(self, seats: TournamentSeats, entrant: Entrant, rules: Ruleset) -> None:
        self._seats = seats
        self._entrant = entrant
        self._process: BotProcess | None = None
        self._failure: Forfeited | None = None
        try:
            self._process = seats.take(entrant)
            self._process.new_game(rules)
        except Forfeited as forfeited:
            self._failure = forfeited

    def choose(self, position: Position, budget: Budget) -> Choice:
        if self._failure is not None or self._process is None:
            raise self._failure or Forfeited("crash", "")
        try:
            return self._process.choose(position, budget)
        except Forfeited as forfeited:
            self._failure = forfeited
            raise

    def leave(self) -> None:
        """The end of the game."""
        if self._process is None:
            return
        if self._failure is None:
            self._seats.give_back(self._entrant, self._process)
        else:
            self._seats.give_up(self._process)
