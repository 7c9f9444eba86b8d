"""What a bot answers: a choice within a budget, or a forfeit, which costs that game and never the tournament."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, Protocol, get_args

from kingdomino.bots import Budget, one_line
from kingdomino.rules import Move, Position

#: crash: its process ended; timeout: no answer in time; illegal: a move against the rules; rubbish: an answer that
#: cannot be read; flood: too much output; error: it said so itself.
Kind = Literal["crash", "timeout", "illegal", "rubbish", "flood", "error"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

#: Of a move against the rules it names the position, which has some 400 characters with four players.
_LONGEST_REASON: Final = 700


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search said about a decision: the chosen move's values, and those of every move that it compared."""

    wins: float | None = None
    margin: float | None = None
    playouts: int | None = None
    error: float | None = None
    margin_error: float | None = None
    #: By move: its number in the kernel, its share of the victory, its playouts. Empty if only the best was reported.
    actions: tuple[int, ...] = ()
    action_wins: tuple[float, ...] = ()
    action_playouts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A move or its text, and what the bot thought, where it says so. Whether it is legal is not known yet."""

    move: Move | str
    thought: Thought | None = None


class Player(Protocol):
    """Whoever has a seat."""

    def choose(self, position: Position, budget: Budget) -> Choice:
        """Choose among the legal moves, of which there is at least one; may raise `Forfeited`."""


class Forfeited(Exception):
    """Raised by a bot that forfeits. The reason is a fact, not a sentence: an exit code, a line, seconds."""

    def __init__(self, kind: Kind, reason: object) -> None:
        super().__init__(kind, one_line(reason, _LONGEST_REASON))
        self.kind = kind
        self.reason = one_line(reason, _LONGEST_REASON)


@dataclass(frozen=True, slots=True)
class Forfeit:
    """The seat that forfeited a game, how, and the reason."""

    seat: int
    kind: Kind
    reason: str

    def places(self, players: int) -> tuple[int, ...]:
        """The last place for the seat that forfeits; the others share the first."""
        return tuple(players if seat == self.seat else 1 for seat in range(players))
