"""Forfeits: a game that a bot gives up, breaks off or breaks the rules in. It costs that game, never the tournament."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from kingdomino.bots import one_line

#: crash: its process ended; timeout: no answer in time; illegal: a move against the rules; rubbish: an answer that
#: cannot be read; flood: too much output; error: it said so itself.
Kind = Literal["crash", "timeout", "illegal", "rubbish", "flood", "error"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

#: Of a move against the rules it names the position, which has some 400 characters with four players.
_LONGEST_REASON: Final = 700


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
