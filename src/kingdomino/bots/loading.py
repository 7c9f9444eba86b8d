"""A bot from the user's own file or module, loaded into this process; each has a process of its own."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Protocol

from kingdomino.rules import KingdominoError, Move, Position

from .registry import bot


class Chooser(Protocol):
    """The one method of a bot that others call; every `Bot` has it."""

    def choose(
        self, position: Position, *, seconds: float | None, playouts: int | None, seed: int | None, threads: int
    ) -> Move | str:
        """A legal move for the player to act, or its text."""


Maker = Callable[[], Chooser]


def maker_of(name: str) -> Maker:
    """The factory of the bot with this name, called for each game so that no bot outlives its game.

    `file.py:Attribute` and `package.module:Attribute` name a class, or a function without arguments. The file's folder,
    or the current one for a module, comes first in `sys.path`, as for a script and for `python -m`.
    """
    if ":" not in name:
        return lambda: bot(name)
    source, _, attribute = name.rpartition(":")
    try:
        maker: Maker = getattr(_module(source), attribute)
        made = maker()
    except Exception as error:
        raise KingdominoError("unloadable_bot", bot=name, reason=reason_of(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise KingdominoError("unloadable_bot", bot=name, reason=f"{type(made).__name__}.choose?")
    return maker


def _module(source: str) -> ModuleType:
    if not source.endswith(".py"):
        sys.path.insert(0, str(Path.cwd()))
        return import_module(source)
    path = Path(source).resolve(strict=True)
    sys.path.insert(0, str(path.parent))
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[path.stem] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def reason_of(error: BaseException) -> str:
    """An exception's type, message, file and line, as one line of text."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return " ".join(f"{type(error).__name__}: {error}".split()) + where
