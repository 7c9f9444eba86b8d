"""Runs in Pyodide when the engine is built: the package's rooms and the standard library as bytecode.

Bytecode is made by the very Python that will run it. Of the standard library goes along what is loaded once all rooms
are imported and have played, and what is imported late or when something fails.
"""

import ast
import importlib
import io
import json
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from pathlib import Path

ROOMS = ("rules", "notation", "kernel", "games", "search", "bots", "analysis", "tables", "page")
DATA = (".json", ".jsonl", ".txt", ".so", ".xz")
#: Standard modules that are imported late, by a rare way or by an error.
LATE = (
    "asyncio", "base64", "bisect", "bz2", "calendar", "concurrent.futures", "ctypes", "dataclasses", "decimal",
    "encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1", "fractions", "glob", "hashlib",
    "importlib.metadata", "importlib.resources", "importlib.resources.readers", "inspect", "json", "linecache", "lzma",
    "pathlib", "queue", "random", "secrets", "shutil", "statistics", "string", "struct", "tempfile", "textwrap",
    "threading", "traceback", "typing", "unicodedata", "urllib.parse", "uuid", "warnings", "zipfile", "zoneinfo",
    "_strptime", "csv", "html", "stringprep",
)  # fmt: skip
SOURCES = Path("/sources/kingdomino")
SITE = Path(importlib.import_module("msgspec").__file__).parent.parent
STDLIB = next(Path(path) for path in sys.path if path.endswith(".zip"))


def bytecode(source: bytes, name: str) -> bytes:
    """Compiled without docstrings; assertions stay."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), first)]
    code = compile(tree, name, "exec", dont_inherit=True)
    return bytes(_code_to_hash_pyc(code, source_hash(source), False))


def package_files() -> dict[str, bytes]:
    """Everything that belongs into site-packages, by path."""
    found = {"kingdomino/__init__.pyc": bytecode((SOURCES / "__init__.py").read_bytes(), "kingdomino/__init__.py")}
    paths = sorted(path for room in ROOMS for path in (SOURCES / room).rglob("*") if "__pycache__" not in path.parts)
    paths += sorted(path for path in (SITE / "msgspec").rglob("*") if "__pycache__" not in path.parts)
    for path in paths:
        name = path.relative_to(SITE if path.is_relative_to(SITE) else SOURCES.parent).as_posix()
        if path.suffix == ".py":
            found[f"{name}c"] = bytecode(path.read_bytes(), name)
        elif path.suffix in DATA:
            found[name] = path.read_bytes()
    return found


def joined(files: dict[str, bytes]) -> bytes:
    """All files in one: the length of an index, the index as JSON, the contents."""
    index = json.dumps([[name, len(content)] for name, content in files.items()]).encode()
    return len(index).to_bytes(4, "little") + index + b"".join(files.values())


def use() -> None:
    """Import what a page imports, and begin a game there: what is loaded then is what is needed."""
    sys.path.insert(0, "/sources")
    door = importlib.import_module("kingdomino.page").Door("{}")
    _, body = json.loads(door.ask("POST", "/guests", '{"name": "Noa", "language": "en"}', ""))
    secret = json.loads(body)["secret"]
    door.receive(1, json.dumps({"type": "hello", "id": 1, "secret": secret}))
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in door.host.choices.levels[-3:])]
    wish = {"type": "create", "id": 2, "rules": f"{len(seats)} classic", "seats": seats, "start": True}
    door.receive(1, json.dumps(wish))
    while door.think() == 0:
        pass
    for path in ("/my/tables", "/my/statistics", "/daily", "/bots", "/puzzles", "/puzzles/1", "/puzzles/1/best"):
        status, body = json.loads(door.ask("GET", path, "", secret))
        if status != 200:
            raise RuntimeError(f"{path}: {body}")
    for name in LATE:
        importlib.import_module(name)


def standard_library() -> bytes:
    """The modules of the standard library that are loaded now, as a zip that is compressed as a whole later."""
    prefix = f"{STDLIB}/"
    used = {
        Path(file).as_posix().removeprefix(prefix)
        for module in list(sys.modules.values())
        if (file := getattr(module, "__file__", None) or "").startswith(prefix)
    }
    made = io.BytesIO()
    with zipfile.ZipFile(STDLIB) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as new:
        for name in sorted(old.namelist()):
            if name in used or (name.endswith("/__init__.py") and any(each.startswith(name[:-11]) for each in used)):
                new.writestr(zipfile.ZipInfo(f"{name}c"), bytecode(old.read(name), name))
    return made.getvalue()


package = joined(package_files())
use()
library = standard_library()
