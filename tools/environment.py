"""The project's own Python environment, made when it is missing or out of date. Standard library only."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tools import client

ROOT = Path(__file__).resolve().parent.parent
_INPUTS = ("pyproject.toml", "constraints.txt", "hatch_build.py", "tools/environment.py", "tools/client.py")


def ready_environment(*extras: str) -> str:
    """The path of a Python that has the package and these extras, set up first where needed."""
    folder = _folder()
    python = _python_of(folder)
    if not python.exists() or not _is_ready(folder, extras):
        print(f"Setting up {folder} (once; it takes about a minute)", flush=True)
        if not _works(python):
            _create(folder)
        _install(python, extras)
        (folder / _stamp_name(extras)).write_text(_fingerprint(extras))
    elif _is_editable() and not client.is_fresh():
        _install(python, (), "--no-deps")
    return str(python)


def _is_ready(folder: Path, extras: tuple[str, ...]) -> bool:
    """Whether these extras, or more, were set up from the present files."""
    for stamp in folder.glob("ready-*"):
        there = tuple(stamp.name.removeprefix("ready-").split("-")) if stamp.name != "ready-" else ()
        if set(extras) <= set(there) and stamp.read_text() == _fingerprint(there):
            return True
    return False


def _stamp_name(extras: tuple[str, ...]) -> str:
    return f"ready-{'-'.join(sorted(extras))}"


def _is_editable() -> bool:
    """Whether this folder's own code is what runs; a clone that cannot be written is installed as a copy."""
    return os.access(ROOT, os.W_OK)


def _folder() -> Path:
    """`.venv` at the root; where that cannot be written, a folder of this clone's own in the user's cache."""
    if _is_editable():
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
    """A hash of all files and values that decide which packages are installed."""
    digest = hashlib.sha256(repr((sys.version, str(ROOT), sorted(extras))).encode())
    for name in _INPUTS:
        digest.update((ROOT / name).read_bytes())
    if not _is_editable():
        digest.update(client.fingerprint().encode())
        for path in sorted((ROOT / "src").rglob("*.py")):
            digest.update(path.read_bytes())
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
    print("  Making the environment", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=True, symlinks=os.name != "nt")


def _install(python: Path, extras: tuple[str, ...], *options: str) -> None:
    target = f"{ROOT}[{','.join(extras)}]" if extras else str(ROOT)
    command = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input", *options]
    command += ["--constraint", str(ROOT / "constraints.txt"), *(["--editable"] if _is_editable() else []), target]
    work = "Installing the package" if client.is_fresh() else "Installing the package and building the web client"
    if _run_with_progress(work, command):
        sys.exit("Setting up failed: the packages could not be installed (see above). Is the network there?")
    if _is_editable():
        # With PYTHONDONTWRITEBYTECODE set, every start would otherwise compile the whole package anew.
        subprocess.run([python, "-m", "compileall", "-q", ROOT / "src"], stdout=subprocess.DEVNULL, check=False)


def _run_with_progress(work: str, command: list[str]) -> int:
    """Run a long command with a running count of seconds; its exit code."""
    begun = time.monotonic()
    on_terminal = sys.stdout.isatty()
    print(f"  {work} …", end="" if on_terminal else "\n", flush=True)
    process = subprocess.Popen(command, cwd=ROOT)
    try:
        while True:
            try:
                code = process.wait(timeout=1 if on_terminal else 15)
                break
            except subprocess.TimeoutExpired:
                beginning, end = ("\r", "") if on_terminal else ("", "\n")
                print(f"{beginning}  {work} … {time.monotonic() - begun:.0f} s", end=end, flush=True)
    except KeyboardInterrupt:
        process.wait()
        sys.exit("\nInterrupted while setting up; the next start continues from here.")
    if on_terminal:
        print(f"\r  {work}: {'done' if code == 0 else 'failed'} after {time.monotonic() - begun:.0f} s ", flush=True)
    return code
