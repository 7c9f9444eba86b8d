"""The folder of a tournament: its identity in `tournament.json`, its games in `games.txt`.

`games.txt` holds the records one after another and only grows. A game counts once its record is on the disk; an
incomplete record, left by a crash, is removed when the tournament is continued.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Final, cast

from kingdomino.notation import read_record, split_records
from kingdomino.rules import KingdominoError

from .file_lock import lock
from .folders import IDENTITY_FILE, claim_folder, identity, sync_folder
from .forfeits import KINDS, Forfeit, Kind
from .single_game import DECK_NUMBER, DISCARDS, FORFEIT, FORFEIT_REASON, ROTATION, Played
from .tournament import Tournament

GAMES_FILE: Final = "games.txt"
#: The folder of what the bots' programs wrote to standard error.
ERRORS_FOLDER: Final = "stderr"

_RESULT: Final = re.compile(r"[1-4]:[0-9]{1,3}(?: [1-4]:[0-9]{1,3}){1,3}")
_NUMBERS: Final = re.compile(r"[0-9]{1,9}(?: [0-9]{1,9})*")
_FORFEIT: Final = re.compile(rf"([0-3]) ({'|'.join(KINDS)})")


class Journal:
    """A folder that this process alone writes to, from entering to leaving a `with` block."""

    def __init__(self, folder: str | Path, tournament: Tournament) -> None:
        self.folder = Path(folder)
        self._tournament = tournament
        self._file: FileIO | None = None

    def __enter__(self) -> Journal:
        wanted = identity(self._tournament)
        try:
            claim_folder(self.folder, IDENTITY_FILE, wanted)
            self._file = (self.folder / GAMES_FILE).open("a+b", buffering=0)
            if not lock(self._file):
                raise KingdominoError("tournament_in_use", folder=str(self.folder))
            sync_folder(self.folder)
        except OSError as error:
            self.close()
            raise self._unwritable(error) from None
        except KingdominoError:
            self.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the file, which releases the folder's lock."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def finished(self) -> list[Played]:
        """The finished games of the folder; an incomplete record at the end is cut off."""
        assert self._file is not None
        self._file.seek(0)
        content = self._file.read()
        whole = end_of_whole_records(content)
        if whole < len(content):
            self._file.truncate(whole)
            os.fsync(self._file.fileno())
        games = read_games(content[:whole], self.folder / GAMES_FILE)
        if len({game.number for game in games}) < len(games):
            raise KingdominoError("damaged_games_file", file=str(self.folder / GAMES_FILE))
        return games

    def append(self, game: Played) -> None:
        """Write a game down; it is on the disk when this returns."""
        assert self._file is not None
        try:
            remaining = f"{game.record}\n".encode()
            while remaining:
                remaining = remaining[self._file.write(remaining) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            raise self._unwritable(error) from None

    def _unwritable(self, error: OSError) -> KingdominoError:
        return KingdominoError("folder_not_writable", folder=str(self.folder), reason=error.strerror or str(error))


def end_of_whole_records(content: bytes) -> int:
    """Where the last whole record ends: a blank line that follows moves, not tags."""
    end = content.rfind(b"\n\n")
    while end >= 0 and content.startswith(b"[", content.rfind(b"\n", 0, end) + 1):
        end = content.rfind(b"\n\n", 0, end)
    return end + 2 if end >= 0 else 0


def read_games(content: bytes, path: Path) -> list[Played]:
    """The games of a file, by their tags; the moves must be readable but are not played again."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise KingdominoError("damaged_games_file", file=str(path)) from None
    return [_read_game(piece.text, path) for piece in split_records(text) if piece.text.strip()]


def _read_game(text: str, path: Path) -> Played:
    reading = read_record(text)
    tags = reading.record.tags
    result, discards = tags.get("Result", ""), tags.get(DISCARDS, "")
    number = f"{tags.get(DECK_NUMBER)} {tags.get(ROTATION)}"
    forfeit = _forfeit(tags)
    forms = [(_NUMBERS, discards), (_NUMBERS, number), *([] if forfeit else [(_RESULT, result)])]
    if reading.failure or not all(form.fullmatch(value) for form, value in forms):
        raise KingdominoError("damaged_games_file", file=str(path))
    deck, rotation = map(int, number.split(" "))
    counts = tuple(map(int, discards.split(" ")))
    if forfeit is not None and forfeit.seat >= len(counts):
        raise KingdominoError("damaged_games_file", file=str(path))
    seats = [place_and_points.split(":") for place_and_points in result.split(" ")] if forfeit is None else []
    if forfeit is None:
        places, points = tuple(int(place) for place, _ in seats), tuple(int(found) for _, found in seats)
    else:
        places, points = forfeit.places(len(counts)), (0,) * len(counts)
    return Played((deck, rotation), places, points, counts, text.strip() + "\n", forfeit=forfeit)


def _forfeit(tags: Mapping[str, str]) -> Forfeit | None:
    found = _FORFEIT.fullmatch(tags.get(FORFEIT, ""))
    return Forfeit(int(found[1]), cast("Kind", found[2]), tags.get(FORFEIT_REASON, "")) if found else None
