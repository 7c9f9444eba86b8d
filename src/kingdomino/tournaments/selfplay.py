"""Self-play: games whose decisions are kept as data. Killed at any time, it resumes; no row is lost or doubled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kingdomino.bots import Entrant
from kingdomino.games import derived_seed
from kingdomino.rules import KingdominoError, Ruleset, clipped, whole_number

from .seats import Seats
from .selfplay_files import TABLES, WatchedGame, finished_decks, need_pyarrow, write_card, write_decks
from .single_game import Decision, play_game
from .store import ERRORS_FOLDER, RunFolder, identity, is_claimed, sync_folder
from .tournament import GameNumber, Tournament
from .tournament_run import check_bots, checked_jobs, workers_for
from .workers import Interrupts

IDENTITY_FILE: Final = "selfplay.json"
_LOCK_FILE: Final = "selfplay.lock"
#: Decks whose games are written together: what a kill can cost each process.
DECKS_A_FILE: Final = 16


@dataclass(frozen=True, slots=True)
class SelfplayOutcome:
    """How far the games in a folder have come."""

    games_wanted: int
    games_finished: int
    interrupted: bool
    failure: KingdominoError | None


def selfplay_plan(entrants: tuple[Entrant, ...], rules: Ruleset, seed: int = 1) -> Tournament:
    """The games of these bots; one bot alone takes every seat. Their decks are not those of a tournament's seed."""
    seats = entrants * rules.players if len(entrants) == 1 else entrants
    return Tournament(seats, rules, derived_seed(seed, "selfplay"))


def check_selfplay(plan: Tournament, folder: str | Path) -> None:
    """Refuse a missing package, and a folder of another run, before anything is compiled or written."""
    need_pyarrow()
    is_claimed(Path(folder), IDENTITY_FILE, identity(plan))


def run_selfplay(
    plan: Tournament,
    games: int,
    folder: str | Path,
    *,
    jobs: int = 1,
    decks_a_file: int = DECKS_A_FILE,
    progress: Callable[[int, int], object] | None = None,
    ray: str | None = None,
) -> SelfplayOutcome:
    """Play this number of games, rounded up to whole decks, into a folder; what is there is not played again.

    `ray` is the address of a cluster to play on.
    """
    need_pyarrow()
    processes, size = checked_jobs(jobs), whole_number(decks_a_file)
    if size is None or size < 1:
        raise KingdominoError("unusable_budget", name="decks_a_file", value=clipped(decks_a_file))
    check_bots(plan, ray)
    decks, show = plan.decks_for(games), progress or (lambda *_: None)
    interrupted, failure = False, None
    with ExitStack() as stack:
        store = stack.enter_context(_Store(Path(folder), plan))
        interrupts = stack.enter_context(Interrupts())
        errors = store.folder / ERRORS_FOLDER
        workers = stack.enter_context(workers_for(SelfplayWork(plan), processes, errors, ray))
        collector = _Collector(store, decks, size)
        show(collector.finished, collector.wanted)
        try:
            for game in workers.play(collector.missing(), interrupts):
                collector.add(game)
                show(collector.finished, collector.wanted)
        except KeyboardInterrupt:
            interrupted = True
        except KingdominoError as error:
            failure = error
        write_card(store.folder, plan)
    return SelfplayOutcome(collector.wanted, collector.kept, interrupted, failure)


@dataclass(frozen=True, slots=True)
class SelfplayWork:
    """Plays games and keeps their decisions."""

    tournament: Tournament

    def play(self, seats: Seats, number: GameNumber) -> WatchedGame:
        """One game."""
        decisions: list[Decision] = []
        return WatchedGame(play_game(self.tournament, seats, number, decisions), tuple(decisions))


class _Store(RunFolder):
    """The folder of the data."""

    def __init__(self, folder: Path, plan: Tournament) -> None:
        super().__init__(folder, plan, IDENTITY_FILE, _LOCK_FILE)

    def write(self, decks: range, games: list[WatchedGame]) -> None:
        """Write these decks; they are on the disk when this returns."""
        with self.writing():
            write_decks(self.folder, self.tournament, decks, sorted(games, key=lambda game: game.played.number))
            for table in TABLES:
                sync_folder(self.folder / table)


class _Collector:
    """Gathers games until those of a file are all there."""

    def __init__(self, store: _Store, decks: int, size: int) -> None:
        self._store = store
        self._rotations = len(store.tournament.rotations)
        self._done = finished_decks(store.folder)
        self._files = list(_files(decks, size, self._done))
        self._waiting: dict[range, list[WatchedGame]] = {file: [] for file in self._files}
        self._file_of = {deck: file for file in self._files for deck in file}
        self.wanted = decks * self._rotations
        self.kept = len([deck for deck in self._done if deck <= decks]) * self._rotations
        self.finished = self.kept

    def missing(self) -> Iterator[GameNumber]:
        """The games still to be played, one deck after another."""
        return ((deck, rotation) for file in self._files for deck in file for rotation in range(self._rotations))

    def add(self, game: WatchedGame) -> None:
        file = self._file_of[game.played.number[0]]
        self._waiting[file].append(game)
        self.finished += 1
        if len(self._waiting[file]) == len(file) * self._rotations:
            self._store.write(file, self._waiting.pop(file))
            self.kept += len(file) * self._rotations


def _files(decks: int, size: int, done: set[int]) -> Iterator[range]:
    """The decks that are missing, in files of at most this size, each within one multiple of it."""
    start: int | None = None
    for deck in range(1, decks + 2):
        ends = deck > decks or deck in done or (deck - 1) % size == 0
        if start is not None and ends:
            yield range(start, deck)
            start = None
        if start is None and deck <= decks and deck not in done:
            start = deck
