"""Words between players: who may say which one now, and how bots answer."""

from __future__ import annotations

from typing import Final

from kingdomino.rules import KingdominoError

from .gathering import check_own
from .messages.shapes import Word
from .table import Table

#: A person is asked to hurry after their decision has been due for this long.
HURRY_SECONDS: Final = 20
#: Words of a person in a round of a game.
WORDS_A_ROUND: Final = 3


def check_word(table: Table, guest: int, seat: int, word: Word, now: int) -> str:
    """Refuse a word that a person may not say now; the round that it counts for."""
    check_own(table, guest, seat)
    if word == "hurry" and not _waits_long(table, guest, now):
        raise KingdominoError("nobody_to_hurry", seconds=HURRY_SECONDS)
    return "" if table.game is None else f"{table.game.id} {table.game.position.round}"


def _waits_long(table: Table, guest: int, now: int) -> bool:
    """Whether another person, and no bot, has had a decision due for long."""
    acting = table.game.position.to_act if table.game is not None else None
    if acting is None or table.game is None or table.player(acting) is not None:
        return False
    waited = now - table.game.since - table.game.paused
    return table.seats[acting].guest not in (None, guest) and waited >= HURRY_SECONDS * 1000


def answering(table: Table, word: Word) -> tuple[int, ...]:
    """The seats of bots that answer a word: they answer "good game" alike, and nothing else."""
    if word != "good_game":
        return ()
    return tuple(seat.seat for seat in table.seats if seat.kind == "bot")
