"""What a run leaves on the disk and goes on from: a folder for one process at a time, and files that only grow.

A folder has an identity, in `tournament.json` or `selfplay.json`: what must be equal for games to be counted together.
The games of a tournament are in `games.txt`, one record after another.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Final, Self, cast

import kingdomino
from kingdomino.notation import read_record, split_records
from kingdomino.rules import KingdominoError, clipped

from .choices import KINDS, Forfeit, Kind
from .commands import fingerprint, is_command, is_program
from .single_game import DECK_NUMBER, DISCARDS, FORFEIT, FORFEIT_REASON, ROTATION, Played
from .tournament import Tournament

IDENTITY_FILE: Final = "tournament.json"
GAMES_FILE: Final = "games.txt"
#: The folder of what the bots' programs wrote to standard error.
ERRORS_FOLDER: Final = "stderr"
#: In an identity: by bot, the SHA-256 of its files.
_FILES: Final = "files"

_RESULT: Final = re.compile(r"[1-4]:[0-9]{1,3}(?: [1-4]:[0-9]{1,3}){1,3}")
_NUMBERS: Final = re.compile(r"[0-9]{1,9}(?: [0-9]{1,9})*")
_FORFEIT: Final = re.compile(rf"([0-3]) ({'|'.join(KINDS)})")


class GrowingFile:
    """A file of whole entries, one after another; one that a crash has cut off at the end does not count.

    `whole` says where the last whole entry of a content ends.
    """

    def __init__(self, path: Path, whole: Callable[[bytes], int]) -> None:
        self.path = path
        self._whole = whole
        self._file: FileIO = path.open("a+b", buffering=0)

    def lock(self) -> bool:
        """Lock the file until it is closed, also by a crash; False if another process has locked it."""
        return _lock(self._file)

    def entries(self) -> bytes:
        """All whole entries."""
        self._file.seek(0)
        content = self._file.read()
        return content[: self._whole(content)]

    def cut(self, size: int) -> None:
        """Remove what stands behind so many bytes."""
        if self._file.seek(0, os.SEEK_END) > size:
            self._file.truncate(size)
            os.fsync(self._file.fileno())

    def append(self, entry: str) -> None:
        """Write an entry; it is on the disk when this returns."""
        remaining = entry.encode()
        while remaining:
            remaining = remaining[self._file.write(remaining) :]
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close it, which releases the lock."""
        self._file.close()


class RunFolder:
    """The folder of a run that this process alone writes to, from entering to leaving a `with` block.

    `file` is locked meanwhile.
    """

    def __init__(self, folder: str | Path, tournament: Tournament, identity_file: str, file: str) -> None:
        self.folder = Path(folder)
        self.tournament = tournament
        self._identity_file = identity_file
        self._name = file
        self._file: GrowingFile | None = None

    def __enter__(self) -> Self:
        wanted = identity(self.tournament)
        try:
            with self.writing():
                claim_folder(self.folder, self._identity_file, wanted)
                self._file = GrowingFile(self.folder / self._name, end_of_whole_records)
                if not self._file.lock():
                    raise KingdominoError("tournament_in_use", folder=str(self.folder))
                sync_folder(self.folder)
        except KingdominoError:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Release the folder."""
        if self._file is not None:
            self._file.close()
            self._file = None

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Inside, what the system refuses is our own error."""
        try:
            yield
        except OSError as error:
            reason = error.strerror or str(error)
            raise KingdominoError("folder_not_writable", folder=str(self.folder), reason=reason) from None


class Journal(RunFolder):
    """The folder of a tournament: a game counts once its record is on the disk."""

    def __init__(self, folder: str | Path, tournament: Tournament) -> None:
        super().__init__(folder, tournament, IDENTITY_FILE, GAMES_FILE)

    def finished(self) -> list[Played]:
        """The finished games of the folder; an incomplete record at the end is cut off."""
        assert self._file is not None
        content = self._file.entries()
        self._file.cut(len(content))
        games = read_games(content, self._file.path)
        if len({game.number for game in games}) < len(games):
            raise KingdominoError("damaged_games_file", file=str(self._file.path))
        return games

    def append(self, game: Played) -> None:
        """Write a game down; it is on the disk when this returns."""
        assert self._file is not None
        with self.writing():
            self._file.append(f"{game.record}\n")


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


def claim_folder(folder: Path, file: str, wanted: dict[str, object]) -> None:
    """Write the identity into a new folder, or check that the folder has the same one."""
    folder.mkdir(parents=True, exist_ok=True)
    if is_claimed(folder, file, wanted):
        return
    path, part = folder / file, folder / f"{file}.part"
    with part.open("w", encoding="utf-8") as opened:
        json.dump(wanted, opened, indent=2)
        opened.write("\n")
        opened.flush()
        os.fsync(opened.fileno())
    part.replace(path)


def is_claimed(folder: Path, file: str, wanted: dict[str, object]) -> bool:
    """Whether a folder has this identity already. One with another identity, or with other files, is refused."""
    if (folder / file).exists():
        there = read_identity(folder, file)
        if there is None:
            raise KingdominoError("not_a_tournament_folder", folder=str(folder))
        _check_same(folder, there, wanted)
        return True
    if folder.is_dir() and {found.name for found in folder.iterdir()} - {f"{file}.part"}:
        raise KingdominoError("not_a_tournament_folder", folder=str(folder))
    return False


def identity(tournament: Tournament) -> dict[str, object]:
    """The facts that must be equal for games to be counted together.

    Our bots change with the program's version, users' bots with their files; the files that those import are not
    compared. The text of a command has no budget in it, so the budget stands apart.
    """
    prints = {entrant.bot: fingerprint(entrant.bot) for entrant in tournament.distinct if is_program(entrant.bot)}
    command = next((entrant for entrant in tournament.distinct if is_command(entrant.bot)), None)
    return {
        "entrants": [str(entrant) for entrant in tournament.entrants],
        "rules": str(tournament.rules),
        "seed": tournament.seed,
        "kingdomino": kingdomino.__version__,
        **({"seconds": command.seconds, "playouts": command.playouts} if command else {}),
        **({_FILES: prints} if prints else {}),
    }


def read_identity(folder: Path, file: str = IDENTITY_FILE) -> dict[str, object] | None:
    """The identity in a folder; None if there is none or it is unreadable."""
    try:
        found = json.loads((folder / file).read_text(encoding="utf-8"))
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


def sync_folder(folder: Path) -> None:
    """Flush the directory entry to the disk, where the system can do that."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


if sys.platform == "win32":
    import msvcrt

    #: Windows keeps others from reading locked bytes, so the lock lies beyond any content.
    _FAR_BEHIND: Final = 2**40

    def _lock(file: FileIO) -> bool:
        file.seek(_FAR_BEHIND)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: FileIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
