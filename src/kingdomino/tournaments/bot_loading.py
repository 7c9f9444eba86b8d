"""Make a bot from an entrant's name: one of our levels, or a class in the user's own file or module."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib import import_module, invalidate_caches
from importlib.machinery import PathFinder
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Protocol

from kingdomino.bots import bot
from kingdomino.rules import KingdominoError, Move, Position

from .bot_folders import BotFolder


class Chooser(Protocol):
    """The one method that a tournament calls; every `kingdomino.bots.Bot` has it."""

    def choose(
        self, position: Position, *, seconds: float | None, playouts: int | None, seed: int | None, threads: int
    ) -> Move | str:
        """A legal move for the player to act, or its text."""


Maker = Callable[[], Chooser]


def maker_of(name: str) -> Maker:
    """The factory of the bot with this name, called for each seat of each game so that no bot outlives its game.

    `file.py:Attribute` and `package.module:Attribute` name a class, or a function without arguments.
    """
    if ":" not in name:
        return lambda: bot(name)
    source, _, attribute = name.rpartition(":")
    try:
        is_file = source.endswith(".py")
        folder = BotFolder.of_file(Path(source).resolve(strict=True)) if is_file else BotFolder.current()
        folder.activate()
        maker: Maker = getattr(_module(source, folder), attribute)
        made = maker()
    except Exception as error:
        raise KingdominoError("unloadable_bot", bot=name, reason=reason_of(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise KingdominoError("unloadable_bot", bot=name, reason=f"{type(made).__name__}.choose?")

    def make() -> Chooser:
        folder.activate()
        return _FolderBot(maker(), folder)

    return make


class _FolderBot:
    """A bot from the user's folder; each decision is made with that folder active."""

    def __init__(self, player: Chooser, folder: BotFolder) -> None:
        self.player = player
        self._folder = folder

    def choose(
        self, position: Position, *, seconds: float | None, playouts: int | None, seed: int | None, threads: int
    ) -> Move | str:
        self._folder.activate()
        return self.player.choose(position, seconds=seconds, playouts=playouts, seed=seed, threads=threads)


def _module(source: str, folder: BotFolder) -> ModuleType:
    if not source.endswith(".py"):
        return import_module(source)
    path = Path(source).resolve(strict=True)
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    folder.add(path.stem, module)
    spec.loader.exec_module(module)
    return module


def fingerprint(name: str) -> str | None:
    """The SHA-256 of the file that a user's bot is in; None for our levels and for modules without a file."""
    if ":" not in name:
        return None
    source = name.rpartition(":")[0]
    try:
        path = Path(source) if source.endswith(".py") else _file_of_module(source)
        return sha256(path.read_bytes()).hexdigest() if path else None
    except OSError as error:
        raise KingdominoError("unloadable_bot", bot=name, reason=reason_of(error)) from error


def _file_of_module(module: str) -> Path | None:
    """The file that a module would be imported from; no code of it is run."""
    invalidate_caches()
    search_path: Sequence[str] | None = ["", *sys.path]
    spec = None
    for part in module.split("."):
        spec = PathFinder.find_spec(part, search_path) if search_path else None
        search_path = spec.submodule_search_locations if spec else None
    return Path(spec.origin) if spec and spec.has_location and spec.origin else None


def reason_of(error: BaseException) -> str:
    """An exception's type, message, file and line, as one line of text."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return " ".join(f"{type(error).__name__}: {error}".split()) + where
