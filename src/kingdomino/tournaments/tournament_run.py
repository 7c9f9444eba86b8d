"""Running a tournament: finished games arrive from the processes, are written down, and count deck by deck."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kingdomino.bots import LEVELS
from kingdomino.rules import KingdominoError, clipped, whole_number

from .commands import check_program, is_program
from .ray_workers import RayWorkers, check_for_cluster
from .seats import Seats
from .sequential_test import Hypotheses, SequentialTest
from .single_game import Played, play_game
from .standings import Standing, deck_means, standings
from .store import ERRORS_FOLDER, Journal
from .tournament import GameNumber, Tournament
from .workers import Interrupts, LocalWorkers, Result, Work, Workers

_MOST_JOBS: Final = 1024


@dataclass(frozen=True, slots=True)
class Outcome:
    """The progress and the results of a tournament.

    Only the decks before the first incomplete one are counted, so that the result never depends on which process was
    faster; a sequential test counts up to the deck that decided it.
    """

    tournament: Tournament
    games_wanted: int
    games_finished: int
    decks_counted: int
    standings: tuple[Standing, ...]
    test: SequentialTest | None
    interrupted: bool
    failure: KingdominoError | None

    @property
    def games_counted(self) -> int:
        """The games of the decks that count."""
        return self.decks_counted * len(self.tournament.rotations)


@dataclass(frozen=True, slots=True)
class TournamentWork:
    """Games whose result is all that counts."""

    tournament: Tournament

    def play(self, seats: Seats, number: GameNumber) -> Played:
        """One game."""
        return play_game(self.tournament, seats, number)


def run_tournament(
    tournament: Tournament,
    games: int,
    *,
    jobs: int = 1,
    folder: str | Path | None = None,
    hypotheses: Hypotheses | None = None,
    progress: Callable[[int, int], object] | None = None,
    ray: str | None = None,
) -> Outcome:
    """Play this number of games, rounded up to whole decks; games already in the folder are not played again.

    A bot that crashes, hangs or breaks the rules forfeits that game. Ctrl-C and a bot that cannot be loaded end the
    tournament early; the outcome says so and holds the finished games. `ray` is the address of a cluster to play on.
    """
    processes = checked_jobs(jobs)
    check_bots(tournament, ray)
    tally = _Tally(tournament, tournament.decks_for(games), hypotheses)
    show = progress or (lambda *_: None)
    interrupted, failure = False, None
    with ExitStack() as stack:
        journal = stack.enter_context(Journal(folder, tournament)) if folder is not None else None
        tally.add(journal.finished() if journal else ())
        interrupts = stack.enter_context(Interrupts())
        errors = journal.folder / ERRORS_FOLDER if journal else None
        workers = stack.enter_context(workers_for(TournamentWork(tournament), processes, errors, ray))
        show(tally.finished, tally.wanted)
        try:
            for game in workers.play(tally.missing(), interrupts):
                if journal:
                    journal.append(game)
                tally.add([game])
                show(tally.finished, tally.wanted)
                if tally.decided:
                    break
        except KeyboardInterrupt:
            interrupted = True
        except KingdominoError as error:
            failure = error
    return tally.outcome(interrupted, failure)


def checked_jobs(jobs: object) -> int:
    """A number of processes."""
    processes = whole_number(jobs)
    if processes is None or not 1 <= processes <= _MOST_JOBS:
        raise KingdominoError("unusable_jobs", jobs=clipped(jobs), most=_MOST_JOBS)
    return processes


def workers_for(work: Work[Result], jobs: int, errors: Path | None, ray: str | None) -> Workers[Result]:
    """Processes of this machine, or the cluster at this address."""
    return LocalWorkers(work, jobs, errors) if ray is None else RayWorkers(work, ray)


def check_bots(tournament: Tournament, ray: str | None = None) -> None:
    """Refuse bots that other processes cannot find, and budgets that a cluster cannot keep."""
    if ray is not None:
        check_for_cluster(tournament)
    for entrant in tournament.distinct:
        if not is_program(entrant.bot) and entrant.bot not in LEVELS:
            raise KingdominoError("bot_in_this_process_only", bot=entrant.bot)
        check_program(entrant.bot)


class _Tally:
    """The finished games, and the number of complete decks before the first incomplete one."""

    def __init__(self, tournament: Tournament, decks: int, hypotheses: Hypotheses | None) -> None:
        if hypotheses and len(tournament.distinct) < 2:
            raise KingdominoError("nothing_to_compare")
        self._tournament = tournament
        self._decks = decks
        self._games: dict[GameNumber, Played] = {}
        self._whole = 0
        self._test = SequentialTest(hypotheses) if hypotheses else None

    @property
    def wanted(self) -> int:
        return self._decks * len(self._tournament.rotations)

    @property
    def finished(self) -> int:
        return len(self._games)

    @property
    def decided(self) -> bool:
        return self._test is not None and self._test.decision is not None

    def missing(self) -> Iterable[GameNumber]:
        """The games still to be played, one deck after another."""
        if self.decided:
            return ()
        return (number for number in self._tournament.games(self._decks) if number not in self._games)

    def add(self, games: Iterable[Played]) -> None:
        self._games.update((game.number, game) for game in games if game.number[0] <= self._decks)
        while not self.decided and self._whole < self._decks and (deck := self._deck(self._whole + 1)):
            self._whole += 1
            if self._test:
                first = self._tournament.entrants[0]
                self._test.observe(deck_means(self._tournament, first, deck, lambda game: game.shares)[0])

    def outcome(self, interrupted: bool, failure: KingdominoError | None) -> Outcome:
        counted = [self._games[number] for number in self._tournament.games(self._whole)]
        return Outcome(
            tournament=self._tournament,
            games_wanted=self.wanted,
            games_finished=self.finished,
            decks_counted=self._whole,
            standings=standings(self._tournament, counted),
            test=self._test,
            interrupted=interrupted,
            failure=failure,
        )

    def _deck(self, number: int) -> list[Played]:
        """The games of a deck, if all are finished."""
        games = [self._games.get((number, rotation)) for rotation in range(len(self._tournament.rotations))]
        return [game for game in games if game is not None] if None not in games else []
