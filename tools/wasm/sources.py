"""What the side module is made from: a hash by which it is known whether it is that of the present text.

The text is that of the compiled modules and of all that they import, by name: a room's public face stands for the
modules that the imported names come from.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
_PACKAGE: Final = ROOT / "src"
#: The modules with the entries.
MODULES: Final = ("kingdomino.kernel.batch_loops", "kingdomino.search.trials")


def fingerprint() -> str:
    """A hash of all sources and of the tool itself."""
    digest = hashlib.sha256()
    tool = [*Path(__file__).parent.glob("*.py"), *Path(__file__).parent.glob("*.ll")]
    for path in sorted({*sources(), *tool}):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources() -> set[Path]:
    """The files whose text is compiled, or makes the tables of what is compiled."""
    found, waiting = set[str](), list(MODULES)
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += _imported(module)
    return {_file(module) for module in found}


def _imported(module: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(_file(module).read_text())):
        if isinstance(node, ast.ImportFrom) and (base := _base(module, node)).startswith("kingdomino"):
            for alias in node.names:
                yield _home(base, alias.name)


def _home(module: str, name: str) -> str:
    """The module that a name comes from."""
    if not _is_room(module):
        return module
    if _exists(f"{module}.{name}"):
        return f"{module}.{name}"
    for node in ast.walk(ast.parse(_file(module).read_text())):
        if isinstance(node, ast.ImportFrom) and any(alias.name == name for alias in node.names):
            return _home(_base(module, node), name)
    return module


def _base(module: str, node: ast.ImportFrom) -> str:
    """The module that an import is from, in full."""
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    parts = parts[: len(parts) - node.level + _is_room(module)]
    return ".".join([*parts, node.module] if node.module else parts)


def _is_room(module: str) -> bool:
    return _PACKAGE.joinpath(*module.split("."), "__init__.py").is_file()


def _exists(module: str) -> bool:
    return _is_room(module) or _PACKAGE.joinpath(*module.split(".")).with_suffix(".py").is_file()


def _file(module: str) -> Path:
    folder = _PACKAGE.joinpath(*module.split("."))
    return folder / "__init__.py" if _is_room(module) else folder.with_suffix(".py")
