"""The Chromium of the browser tests: found on this system, or installed. Standard library only."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_MACS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
_PLAYWRIGHTS = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"


class NoBrowser(Exception):
    """There is no Chromium and none could be installed; the message says what to do."""


def find_chromium() -> str | None:
    """The Chromium that KINGDOMINO_CHROMIUM names, or the system's."""
    named = os.environ.get("KINGDOMINO_CHROMIUM")
    if named:
        if not Path(named).is_file():
            raise NoBrowser(f"KINGDOMINO_CHROMIUM names {named}, which is not there.")
        return named
    on_path = (shutil.which(name) for name in _NAMES)
    return next((found for found in on_path if found), None) or next((mac for mac in _MACS if Path(mac).exists()), None)


def ready_chromium(python: str) -> str:
    """The path of a Chromium, installed first where there is none. `python` is one that has Playwright."""
    found = find_chromium() or _playwrights(python)
    if found is None and _may_use_apt() and _apt_install():
        found = find_chromium()
    if found is None and _succeeds([python, "-m", "playwright", "install", "chromium"]):
        found = _playwrights(python)
    if found is None:
        raise NoBrowser(
            "The browser tests need Chromium, and none could be installed. Install chromium (on Debian: apt install "
            "chromium fonts-noto-core) or Google Chrome, or set KINGDOMINO_CHROMIUM to the path of one."
        )
    return found


def _playwrights(python: str) -> str | None:
    """The Chromium that Playwright has installed for this user."""
    said = subprocess.run([python, "-c", _PLAYWRIGHTS], capture_output=True, text=True, check=False).stdout.strip()
    return said if said and Path(said).is_file() else None


def _may_use_apt() -> bool:
    """Whether this is Debian and we are root. Ubuntu's package of that name is a snap, which containers cannot run."""
    release = Path("/etc/os-release")
    is_debian = release.is_file() and "ID=debian" in release.read_text().splitlines()
    return is_debian and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _apt_install() -> bool:
    packages = ["chromium", "fonts-noto-core"]
    install = ["apt-get", "install", "--yes", "--quiet", "--quiet", "--no-install-recommends", *packages]
    return _succeeds(["apt-get", "update", "--quiet", "--quiet"]) and _succeeds(install)


def _succeeds(command: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        return subprocess.run(command, env=environment, check=False).returncode == 0
    except OSError:
        return False
