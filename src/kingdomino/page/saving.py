"""Finished games, results and days as one file, and back: nothing of a game that still runs leaves the browser."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kingdomino.rules import KingdominoError
from kingdomino.tables.finished import Attempt, FinishedGame, GuestResult

from .rows import DAY, GAME, RESULT, Rows


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """The file. Its first field says what it is."""

    kingdomino: Literal["games"] = "games"
    games: tuple[FinishedGame, ...]
    results: tuple[GuestResult, ...]
    days: tuple[Attempt, ...]


_reader: Final = msgspec.json.Decoder(Saved)


def saved(rows: Rows) -> str:
    """Everything that is over."""
    days = tuple(each for each in rows.all(DAY, Attempt) if each.game is not None)
    games, results = tuple(rows.all(GAME, FinishedGame)), tuple(rows.all(RESULT, GuestResult))
    return msgspec.json.encode(Saved(games=games, results=results, days=days)).decode()


def bring_in(rows: Rows, text: str) -> int:
    """Add what a file has and the browser has not; how many games that were."""
    try:
        found = _reader.decode(text)
    except (msgspec.DecodeError, ValueError):
        raise KingdominoError("not_a_games_file") from None
    new = [game for game in found.games if f"{GAME}/{game.game}" not in rows]
    for game in new:
        rows.put(f"{GAME}/{game.game}", game)
    names = {game.game for game in new}
    for result in found.results:
        if result.game in names:
            rows.put(f"{RESULT}/{result.game}", result)
    for attempt in found.days:
        if attempt.game in names and f"{DAY}/{attempt.day}" not in rows:
            rows.put(f"{DAY}/{attempt.day}", attempt)
    return len(new)
