"""From an entrant's name to its bot: ours by name, a bot of one's own from its module."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Protocol

from kingdomino.bots import bot
from kingdomino.rules import KingdominoError, Move, Position


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
        maker: Maker = getattr(_module(place), attribute)
        made = maker()
    except Exception as error:
        raise KingdominoError("unloadable_bot", bot=name, reason=reason_of(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise KingdominoError("unloadable_bot", bot=name, reason=f"{type(made).__name__}.choose?")
    return maker


def _module(place: str) -> ModuleType:
    if not place.endswith(".py"):
        if "" not in sys.path:
            sys.path.insert(0, "")  # as `python -m` does: the folder that the user stands in
        return import_module(place)
    path = Path(place).resolve(strict=True)
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    sys.path.insert(0, str(path.parent))  # as for a script: its neighbours can be imported
    module = sys.modules[path.stem] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def reason_of(error: BaseException) -> str:
    """What was raised, and the line that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return " ".join(f"{type(error).__name__}: {error}".split()) + where
