"""The folder of a tournament: its identity in `tournament.json`, its games in `games.txt`.

`games.txt` holds the records one after another and only grows. A game counts once its record is on the disk; an
incomplete record, left by a crash, is removed when the tournament is continued.
"""

from __future__ import annotations

import json
import os
import re
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Final

import kingdomino
from kingdomino.notation import read_record, split_records
from kingdomino.rules import KingdominoError, clipped

from .bot_loading import fingerprint
from .file_lock import lock
from .single_game import DECK_NUMBER, DISCARDS, ROTATION, Played
from .tournament import Tournament

IDENTITY_FILE: Final = "tournament.json"
GAMES_FILE: Final = "games.txt"
_UNFINISHED_IDENTITY: Final = "tournament.json.part"
#: In `tournament.json`: by bot, the SHA-256 of its file.
_FILES: Final = "files"

_RESULT: Final = re.compile(r"[1-4]:[0-9]{1,3}(?: [1-4]:[0-9]{1,3}){1,3}")
_NUMBERS: Final = re.compile(r"[0-9]{1,9}(?: [0-9]{1,9})*")


class Journal:
    """A folder that this process alone writes to, from entering to leaving a `with` block."""

    def __init__(self, folder: str | Path, tournament: Tournament) -> None:
        self.folder = Path(folder)
        self._tournament = tournament
        self._file: FileIO | None = None

    def __enter__(self) -> Journal:
        wanted = identity(self._tournament)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._claim_folder(wanted)
            self._file = (self.folder / GAMES_FILE).open("a+b", buffering=0)
            if not lock(self._file):
                raise KingdominoError("tournament_in_use", folder=str(self.folder))
            _sync_folder(self.folder)
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

    def _claim_folder(self, wanted: dict[str, object]) -> None:
        """Write the identity into a new folder, or check that the folder has the same one."""
        path = self.folder / IDENTITY_FILE
        if path.exists():
            there = read_identity(self.folder)
            if there is None:
                raise KingdominoError("not_a_tournament_folder", folder=str(self.folder))
            _check_same(self.folder, there, wanted)
            return
        if {found.name for found in self.folder.iterdir()} - {_UNFINISHED_IDENTITY}:
            raise KingdominoError("not_a_tournament_folder", folder=str(self.folder))
        part = self.folder / _UNFINISHED_IDENTITY
        with part.open("w", encoding="utf-8") as file:
            json.dump(wanted, file, indent=2)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)

    def _unwritable(self, error: OSError) -> KingdominoError:
        return KingdominoError("folder_not_writable", folder=str(self.folder), reason=error.strerror or str(error))


def identity(tournament: Tournament) -> dict[str, object]:
    """The facts that must be equal for games to be counted together.

    Our bots change with the program's version, users' bots with their files; the files that those import are not
    compared.
    """
    prints = {entrant.bot: fingerprint(entrant.bot) for entrant in tournament.distinct if ":" in entrant.bot}
    return {
        "entrants": [str(entrant) for entrant in tournament.entrants],
        "rules": str(tournament.rules),
        "seed": tournament.seed,
        "kingdomino": kingdomino.__version__,
        **({_FILES: prints} if prints else {}),
    }


def read_identity(folder: Path) -> dict[str, object] | None:
    """The content of a folder's `tournament.json`; None if there is none or it is unreadable."""
    try:
        found = json.loads((folder / IDENTITY_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) else None


def _check_same(folder: Path, there: dict[str, object], wanted: dict[str, object]) -> None:
    for name, value in wanted.items():
        if name == _FILES:
            _check_same_files(folder, there.get(name), value)
        elif there.get(name) != value:
            raise KingdominoError(
                "another_tournament",
                folder=str(folder),
                name=name,
                there=_shown(there.get(name)),
                wanted=_shown(value),
            )


def _check_same_files(folder: Path, there: object, wanted: object) -> None:
    assert isinstance(wanted, dict)
    for bot, fingerprint_now in wanted.items():
        if not isinstance(there, dict) or there.get(bot) != fingerprint_now:
            raise KingdominoError("another_file_of_the_bot", folder=str(folder), bot=bot)


def _shown(value: object) -> str:
    return clipped(" ".join(map(str, value)) if isinstance(value, list) else str(value))


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
    forms = ((_RESULT, result), (_NUMBERS, discards), (_NUMBERS, number))
    if reading.failure or not all(form.fullmatch(value) for form, value in forms):
        raise KingdominoError("damaged_games_file", file=str(path))
    deck, rotation = map(int, number.split(" "))
    seats = [place_and_points.split(":") for place_and_points in result.split(" ")]
    return Played(
        number=(deck, rotation),
        places=tuple(int(place) for place, _ in seats),
        points=tuple(int(points) for _, points in seats),
        discards=tuple(map(int, discards.split(" "))),
        record=text.strip() + "\n",
    )


def _sync_folder(folder: Path) -> None:
    """Flush the directory entry to the disk, where the system can do that."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
