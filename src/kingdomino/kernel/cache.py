"""Where compiled code is kept: a folder of the user's, named after everything that the compiled code depends on.

Numba keeps the old code of a function whose helpers changed in another file, and refuses to import where it cannot
write. A folder for each content hash cures the first; no folder where nothing is writable cures the second.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

OVERRIDE: Final = "KINGDOMINO_CACHE_DIR"

#: The rooms whose sources end up in compiled code: the kernel's tables are computed from the rules.
_ROOMS: Final = ("rules", "kernel", "search")


def cache_folder(versions: Iterable[str]) -> Path | None:
    """A writable folder for this very code, these versions and this machine; none where nothing can be written."""
    base = _base()
    if base is None:
        return None
    folder = base / f"kernel-{_fingerprint(versions)}"
    return folder if _writable(folder) else None


def _base() -> Path | None:
    if override := os.environ.get(OVERRIDE):
        return Path(override)
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local) / "kingdomino" / "cache" if local else None
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "kingdomino"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "kingdomino"


def _fingerprint(versions: Iterable[str]) -> str:
    digest = hashlib.sha256("\0".join([sys.version, *versions]).encode())
    package = Path(__file__).resolve().parent.parent
    for source in sorted(path for room in _ROOMS for path in (package / room).rglob("*.py")):
        digest.update(b"\0" + source.relative_to(package).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()[:16]


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
