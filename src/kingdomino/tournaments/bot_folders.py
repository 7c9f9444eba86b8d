"""Folders that bots are imported from. Two bots may both `import features` and mean two files.

Python identifies a module by its name alone. So only the active folder, that of the bot being asked, has its modules in
`sys.modules` and its path in `sys.path`. Before a bot from another folder is asked, the two folders are exchanged. That
also holds for imports in the middle of a game. Modules from elsewhere, such as numpy, are imported once and shared.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import ClassVar


class BotFolder:
    """A folder, and the modules that were imported from it."""

    _known: ClassVar[dict[str, BotFolder]] = {}
    _active: ClassVar[BotFolder | None] = None

    def __init__(self, folder: str, path_entry: str) -> None:
        self._folder = folder
        self._path_entry = path_entry
        self._modules: dict[str, ModuleType] = {}
        #: Modules from elsewhere that ours replace in `sys.modules` while this folder is active.
        self._displaced: dict[str, ModuleType] = {}
        self._names_before: set[str] = set()

    @classmethod
    def of_file(cls, path: Path) -> BotFolder:
        """The folder of a bot in a file: as for a script, it comes first in `sys.path`."""
        return cls._known.setdefault(str(path.parent), BotFolder(str(path.parent), str(path.parent)))

    @classmethod
    def current(cls) -> BotFolder:
        """The folder of a bot in a module: as for `python -m`, the current working directory."""
        return cls._known.setdefault(str(Path.cwd()), BotFolder(str(Path.cwd()), ""))

    def activate(self) -> None:
        """From here on, `import` finds this folder's modules, and those of no other bot's folder."""
        if BotFolder._active is self:
            return
        if BotFolder._active is not None:
            BotFolder._active._deactivate()
        self._names_before = set(sys.modules)
        for name, module in self._modules.items():
            self._place(name, module)
        sys.path.insert(0, self._path_entry)
        BotFolder._active = self

    def add(self, name: str, module: ModuleType) -> None:
        """Register a module of this folder in `sys.modules`; the folder must be active."""
        if name not in self._modules:
            self._place(name, module)
        sys.modules[name] = self._modules[name] = module

    def _place(self, name: str, module: ModuleType) -> None:
        if name in sys.modules:
            self._displaced[name] = sys.modules[name]
        sys.modules[name] = module

    def _deactivate(self) -> None:
        new = {name for name in sys.modules.keys() - self._names_before if self._is_ours(name)}
        self._modules = {name: sys.modules.pop(name) for name in self._modules.keys() | new if name in sys.modules}
        sys.modules.update(self._displaced)
        self._displaced.clear()
        with suppress(ValueError):
            sys.path.remove(self._path_entry)
        BotFolder._active = None

    def _is_ours(self, name: str) -> bool:
        """Whether a new module was found in this folder itself, or in a package there."""
        top = name.partition(".")[0]
        if top in self._names_before and top not in self._modules:
            return False
        spec = getattr(sys.modules.get(top), "__spec__", None)
        if spec is None:
            return False
        origins = spec.submodule_search_locations or ([spec.origin] if spec.has_location else [])
        return any(str(Path(origin).parent) == self._folder for origin in origins)
