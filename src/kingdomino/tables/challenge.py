"""The challenge of a day: its deck, its seats and how its bots think all follow from the date.

docs/daily.md specifies this; golden values in the tests pin it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import date
from typing import Final

from kingdomino.games import Dealer, derived_seed
from kingdomino.rules import Ruleset

from .messages import events as e
from .messages.shapes import Level

RULES: Final = Ruleset(players=4, harmony=True, middle_kingdom=True)
#: The person's seat, and the bots' levels on the others.
PERSON: Final = 0
BOTS: Final[dict[int, Level]] = {1: "squire", 2: "knight", 3: "duke"}
#: The level that plays the person's seat for comparison.
REFERENCE: Final[Level] = "king"
#: Playouts of the levels that search. With a seed they give the same move on every machine.
PLAYOUTS: Final[dict[str, int]] = {"duke": 256, "king": 1024}
#: The first day that can be played: what came before is not in any server's calendar.
FIRST_DAY: Final = date(2026, 1, 1)


@dataclass(frozen=True, slots=True)
class Thought:
    """How a bot thinks about one decision."""

    playouts: int | None
    seed: int


def seed_of(day: date) -> int:
    """The seed of the day's deck, of 128 bits."""
    return int.from_bytes(hashlib.sha256(f"kingdomino-daily-1/{day.isoformat()}".encode("ascii")).digest()[:16])


def dealer_of(day: date, salt: str | None = None) -> Dealer:
    """Who deals the day's deck."""
    return Dealer.from_seed(RULES, seed_of(day), salt)


def thought_for(day: date, level: str, moves: int) -> Thought:
    """How a bot thinks after this many moves of the game, chance included. 63 bits, as the engine takes them."""
    seed = derived_seed(seed_of(day), f"daily-{level}-{moves}") >> 65
    return Thought(PLAYOUTS.get(level), seed)


def created(day: date, *, counted: bool, guest: int, name: str) -> list[e.Event]:
    """The table of a try. It is listed nowhere and has no clock."""
    bots = [e.BotSat(seat, level) for seat, level in BOTS.items()]
    return [
        e.Created(str(RULES), dynasty=False, listed=False, clock=None, fixed_deck=False, host=guest),
        e.Challenge(day.isoformat(), counted),
        e.HintsSet(allowed=not counted),
        e.Sat(PERSON, guest, name),
        *bots,
    ]
