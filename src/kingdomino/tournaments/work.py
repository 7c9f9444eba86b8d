"""What workers do: a game by its number, with a result that can be sent to another process or machine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol, TypeVar

from .interrupts import Interrupts
from .seats import Seats
from .single_game import Played, play_game
from .tournament import GameNumber, Tournament

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)


class Work(Protocol[Result_co]):
    """The games of a tournament, played one by one. Its value is sent to every worker."""

    @property
    def tournament(self) -> Tournament:
        """Whose games they are."""

    def play(self, seats: Seats, number: GameNumber) -> Result_co:
        """One game."""


class Workers(AbstractContextManager["Workers[Result_co]"], Protocol[Result_co]):
    """Whoever plays games: processes of this machine, or a cluster. Leaving the `with` block ends them."""

    def play(self, numbers: Iterable[GameNumber], interrupts: Interrupts) -> Iterator[Result_co]:
        """The results of these games, each as soon as it is finished. Ctrl-C is raised only while this waits."""


@dataclass(frozen=True, slots=True)
class TournamentWork:
    """Games whose result is all that counts."""

    tournament: Tournament

    def play(self, seats: Seats, number: GameNumber) -> Played:
        """One game."""
        return play_game(self.tournament, seats, number)
