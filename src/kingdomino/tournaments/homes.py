"""Folders that bots come from. Each has its own neighbours: two bots may both `import helper`, and mean two files.

Python knows a module by its name alone. So only the bot at work has its folder's modules in `sys.modules` and its
folder in `sys.path`; when another folder's bot is asked, they change places. That holds for imports in the middle of a
game as well. Modules from anywhere else, such as numpy, are there once and for all.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import ClassVar


class Home:
    """A folder, and the modules that were imported from it."""

    _homes: ClassVar[dict[str, Home]] = {}
    _at_work: ClassVar[Home | None] = None

    def __init__(self, folder: str, entry: str) -> None:
        self._folder = folder
        self._entry = entry
        self._modules: dict[str, ModuleType] = {}
        #: What stood in `sys.modules` under the names of ours.
        self._displaced: dict[str, ModuleType] = {}
        self._names_before: set[str] = set()

    @classmethod
    def of_file(cls, path: Path) -> Home:
        """The home of a bot in a file: as for a script, its folder comes first in the path."""
        return cls._homes.setdefault(str(path.parent), Home(str(path.parent), str(path.parent)))

    @classmethod
    def here(cls) -> Home:
        """The home of a bot in a module: as for `python -m`, the folder that the user stands in."""
        return cls._homes.setdefault(str(Path.cwd()), Home(str(Path.cwd()), ""))

    def enter(self) -> None:
        """From here on, `import` finds this folder's modules, and no other home's."""
        if Home._at_work is self:
            return
        if Home._at_work is not None:
            Home._at_work._leave()
        self._names_before = set(sys.modules)
        for name, module in self._modules.items():
            self._place(name, module)
        sys.path.insert(0, self._entry)
        Home._at_work = self

    def add(self, name: str, module: ModuleType) -> None:
        """Put a module of this folder where `import` finds it; for the home that is at work."""
        if name not in self._modules:
            self._place(name, module)
        sys.modules[name] = self._modules[name] = module

    def _place(self, name: str, module: ModuleType) -> None:
        if name in sys.modules:
            self._displaced[name] = sys.modules[name]
        sys.modules[name] = module

    def _leave(self) -> None:
        new = {name for name in sys.modules.keys() - self._names_before if self._is_ours(name)}
        self._modules = {name: sys.modules.pop(name) for name in self._modules.keys() | new if name in sys.modules}
        sys.modules.update(self._displaced)
        self._displaced.clear()
        with suppress(ValueError):
            sys.path.remove(self._entry)
        Home._at_work = None

    def _is_ours(self, name: str) -> bool:
        """Whether a new module was found in this folder itself, or in a package there."""
        top = name.partition(".")[0]
        if top in self._names_before and top not in self._modules:
            return False
        spec = getattr(sys.modules.get(top), "__spec__", None)
        if spec is None:
            return False
        places = spec.submodule_search_locations or ([spec.origin] if spec.has_location else [])
        return any(str(Path(place).parent) == self._folder for place in places)
