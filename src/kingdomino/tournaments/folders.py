"""The folder of a run, and the identity in it: what must be equal for games to be counted together."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

import kingdomino
from kingdomino.rules import KingdominoError, clipped

from .commands import fingerprint, is_command, is_program
from .tournament import Tournament

IDENTITY_FILE: Final = "tournament.json"
#: In an identity: by bot, the SHA-256 of its files.
_FILES: Final = "files"


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
