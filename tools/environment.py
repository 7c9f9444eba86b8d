"""The project's own Python environment, made when it is missing or out of date. Standard library only."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_INPUTS = ("pyproject.toml", "constraints.txt", "tools/environment.py")


def ready_environment(*extras: str) -> str:
    """The path of a Python that has the package and these extras, set up first where needed."""
    folder = _folder()
    python = _python_of(folder)
    stamp = folder / f"ready-{'-'.join(sorted(extras))}"
    wanted = _fingerprint(extras)
    if _works(python) and stamp.is_file() and stamp.read_text() == wanted:
        return str(python)
    print(f"Setting up {folder} (once; it takes about a minute)", flush=True)
    if not _works(python):
        _create(folder)
    _install(python, extras)
    stamp.write_text(wanted)
    return str(python)


def _folder() -> Path:
    """`.venv` at the root; where that cannot be written, a folder of this clone's own in the user's cache."""
    if os.access(ROOT, os.W_OK):
        return ROOT / ".venv"
    name = "venv-" + hashlib.sha256(str(ROOT).encode()).hexdigest()[:12]
    cache = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or str(Path.home() / ".cache")
    for base in (Path(cache), Path(tempfile.gettempdir())):
        folder = base / "kingdomino" / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        return folder
    sys.exit(
        "There is no folder to set up in: neither this one, nor the user's cache, nor the temporary one can be written."
    )


def _python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _works(python: Path) -> bool:
    return (
        python.exists()
        and subprocess.run([python, "-c", "import pip"], capture_output=True, check=False).returncode == 0
    )


def _fingerprint(extras: tuple[str, ...]) -> str:
    """Changes with everything that decides what is installed."""
    digest = hashlib.sha256(repr((sys.version, str(ROOT), sorted(extras))).encode())
    for name in _INPUTS:
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def _create(folder: Path) -> None:
    try:
        import ensurepip  # noqa: F401 - only whether it is there
        import venv
    except ImportError:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        sys.exit(
            "This Python cannot make environments: its venv module is missing.\n"
            f"On Debian and Ubuntu: apt install python{version}-venv (or python3-venv). "
            "Elsewhere: install Python 3.11 or newer from your system or from python.org."
        )
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=True, symlinks=os.name != "nt")


def _install(python: Path, extras: tuple[str, ...]) -> None:
    target = f"{ROOT}[{','.join(extras)}]" if extras else str(ROOT)
    command = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input"]
    command += ["--constraint", str(ROOT / "constraints.txt"), "--editable", target]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        sys.exit("Setting up failed: the packages could not be installed (see above). Is the network there?")
