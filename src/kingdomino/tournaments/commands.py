"""How an entrant's bot is started: as a program, by its own command or by ours; and the files that it is made of."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib import invalidate_caches
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Final

from kingdomino.bots import COMMAND_PREFIX, reason_of
from kingdomino.rules import KingdominoError

_LAUNCHER: Final = Path(__file__).with_name("bot_launcher.py")


def is_program(bot: str) -> bool:
    """Whether a bot plays in a process of its own: a command, a file or a module. Our levels do not."""
    return ":" in bot


def is_command(bot: str) -> bool:
    """Whether a bot is a command, `cmd:./mybot --fast`."""
    return bot.startswith(COMMAND_PREFIX)


def command_of(bot: str) -> list[str]:
    """The words to start a bot's program with."""
    if not is_command(bot):
        # Without the current folder in front of the path: a file there may have the name of a module of Python's own.
        return [sys.executable, "-P", "-m", "kingdomino", "bot", bot]
    words = _words(bot)
    return [sys.executable, "-I", "-S", str(_LAUNCHER), *words] if sys.platform == "linux" else words


def check_program(bot: str) -> None:
    """Refuse a program that is not there, before anything begins."""
    if is_program(bot):
        fingerprint(bot)


def fingerprint(bot: str) -> str | None:
    """The SHA-256 of the files that a bot is in; None for our levels and for modules without a file.

    For a command: of its words that name files, without a program that is found by the search path, such as `python`.
    """
    if not is_program(bot):
        return None
    try:
        files = _files_of_command(bot) if is_command(bot) else _file_of_class(bot)
        return sha256(b"".join(sha256(path.read_bytes()).digest() for path in files)).hexdigest() if files else None
    except OSError as error:
        raise KingdominoError("unloadable_bot", bot=bot, reason=reason_of(error)) from error


def _words(bot: str) -> list[str]:
    try:
        words = shlex.split(bot.removeprefix(COMMAND_PREFIX))
    except ValueError as error:
        raise KingdominoError("unloadable_bot", bot=bot, reason=str(error)) from None
    if not words or shutil.which(words[0]) is None:
        raise KingdominoError("unloadable_bot", bot=bot, reason=f"FileNotFoundError: {''.join(words[:1])}")
    return words


def _files_of_command(bot: str) -> list[Path]:
    program, *arguments = _words(bot)
    named = [program, *arguments] if Path(program).name != program else arguments
    return [Path(word) for word in named if Path(word).is_file()]


def _file_of_class(bot: str) -> list[Path]:
    source = bot.rpartition(":")[0]
    path = Path(source) if source.endswith(".py") else _file_of_module(source)
    return [path] if path else []


def _file_of_module(module: str) -> Path | None:
    """The file that a module would be imported from; no code of it is run."""
    invalidate_caches()
    search_path: Sequence[str] | None = ["", *sys.path]
    spec = None
    for part in module.split("."):
        spec = PathFinder.find_spec(part, search_path) if search_path else None
        search_path = spec.submodule_search_locations if spec else None
    return Path(spec.origin) if spec and spec.has_location and spec.origin else None
