"""From an entrant's name to its bot: ours by name, a bot of one's own from its module."""

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

from .homes import Home


class Chooser(Protocol):
    """What a tournament asks of a bot; every `kingdomino.bots.Bot` is one."""

    def choose(
        self, position: Position, *, seconds: float | None, playouts: int | None, seed: int | None, threads: int
    ) -> Move:
        """A legal move for the player to act."""


Maker = Callable[[], Chooser]


def maker_of(name: str) -> Maker:
    """What makes the bot of this name, once for each seat of each game, so that nothing is carried from game to game.

    `file.py:Attribute` and `package.module:Attribute` name a class, or a function without arguments.
    """
    if ":" not in name:
        return lambda: bot(name)
    place, _, attribute = name.rpartition(":")
    try:
        home = Home.of_file(Path(place).resolve(strict=True)) if place.endswith(".py") else Home.here()
        home.enter()
        maker: Maker = getattr(_module(place, home), attribute)
        made = maker()
    except Exception as error:
        raise KingdominoError("unloadable_bot", bot=name, reason=reason_of(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise KingdominoError("unloadable_bot", bot=name, reason=f"{type(made).__name__}.choose?")

    def make() -> Chooser:
        home.enter()
        return _AtHome(maker(), home)

    return make


class _AtHome:
    """A bot of one's own, which has its own neighbours whenever it is asked."""

    def __init__(self, player: Chooser, home: Home) -> None:
        self.player = player
        self._home = home

    def choose(
        self, position: Position, *, seconds: float | None, playouts: int | None, seed: int | None, threads: int
    ) -> Move:
        self._home.enter()
        return self.player.choose(position, seconds=seconds, playouts=playouts, seed=seed, threads=threads)


def _module(place: str, home: Home) -> ModuleType:
    if not place.endswith(".py"):
        return import_module(place)
    path = Path(place).resolve(strict=True)
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    home.add(path.stem, module)
    spec.loader.exec_module(module)
    return module


def fingerprint(name: str) -> str | None:
    """The SHA-256 of the file that a bot of one's own is in; none for our levels and for what is not in a file."""
    if ":" not in name:
        return None
    place = name.rpartition(":")[0]
    try:
        path = Path(place) if place.endswith(".py") else _file_of_module(place)
        return sha256(path.read_bytes()).hexdigest() if path else None
    except OSError as error:
        raise KingdominoError("unloadable_bot", bot=name, reason=reason_of(error)) from error


def _file_of_module(place: str) -> Path | None:
    """Where a module would be imported from; nothing is run for it."""
    invalidate_caches()
    places: Sequence[str] | None = ["", *sys.path]
    spec = None
    for part in place.split("."):
        spec = PathFinder.find_spec(part, places) if places else None
        places = spec.submodule_search_locations if spec else None
    return Path(spec.origin) if spec and spec.has_location and spec.origin else None


def reason_of(error: BaseException) -> str:
    """What was raised, and the line that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return " ".join(f"{type(error).__name__}: {error}".split()) + where
