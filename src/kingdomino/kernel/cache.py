"""Where compiled code is kept: a folder in the user's cache, named by a hash of all that the code depends on.

Numba reuses the old code of a function when only a function that it calls, in another file, has changed. And it fails
at import where it cannot write. A folder for each content hash cures the first; no cache where nothing is writable
cures the second. When a new folder is made, folders unused for a month are deleted.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

OVERRIDE: Final = "KINGDOMINO_CACHE_DIR"

#: The rooms whose sources end up in compiled code: the kernel's tables are computed from the rules.
_ROOMS: Final = ("rules", "kernel", "search", "training")

_OURS: Final = re.compile(r"kernel-[0-9a-f]{16}")
_UNUSED_SECONDS: Final = 30 * 24 * 3600.0


def cache_folder(versions: Iterable[str]) -> Path | None:
    """A writable folder for this very code, these versions and this machine; none where nothing can be written."""
    base = _base()
    if base is None:
        return None
    folder = base / f"kernel-{_fingerprint(versions)}"
    is_new = not folder.exists()
    if not _writable(folder):
        return None
    if is_new:
        _clear_unused(base)
    return folder


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
            os.utime(folder)  # the time of its last use
            return True
    except OSError:
        return False


def _clear_unused(base: Path) -> None:
    """Delete the folders of other code that were last used over a month ago; one that cannot be deleted stays."""
    long_ago = time.time() - _UNUSED_SECONDS
    for folder in base.iterdir():
        try:
            if _OURS.fullmatch(folder.name) and not folder.is_symlink() and folder.stat().st_mtime < long_ago:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:  # another process deleted it first
            continue
