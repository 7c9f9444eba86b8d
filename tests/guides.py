"""The commands in the documents, and how a test runs each of them: as it stands, shortened, or elsewhere."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)

#: Options that make a command long, and how short it is made.
SHORTER = (
    (r"--games \d+", "--games 2"),
    (r"--playouts \d+", "--playouts 20"),
    (r"--seconds 600", "--seconds 2"),
    (r"@0\.1\b", ":20"),
    (r"king:\d+", "king:10"),
    (r"review game\.txt( --json)?$", r"review game.txt --playouts 20\1"),
    (r"--seconds 0\.2", "--playouts 20"),
    (r"bench playouts", "bench playouts --seconds 0.1"),
    (r"bench environment$", 'bench environment --seconds 0.1 --rules "2 classic"'),
    (r"learner\.zip learning\.svg$", "learner.zip learning.svg 0.2"),
)

#: Commands that need more than the package, and who runs them instead.
ELSEWHERE = {
    "./play": "tests/house/test_launcher.py",
    "./test": "whoever reads this",
    "EVERY_COLOUR=1": "a campaign",
    ".venv/bin/python": "a campaign",
    "pip": "tests/wheel.py, from a wheel",
    "python -m http.server": "whoever reads the pages",
    "ray": "tests/tournaments/two_nodes.py",
    "export": "tests/server",
    "sqlite3": "tests/server/storage",
    "pg_dump": "the host's own tools",
    "docker": "a container engine",
    "createdb": "the host's own tools",
    "pg_restore": "the host's own tools",
    "kingdomino serve": "tests/server/front",
    "kingdomino worker": "tests/server/cluster",
    "kingdomino backup": "tests/cli",
    "kingdomino score --photo": "tests/photo",
    "kingdomino bot king": "tests/tournaments: it waits for a caller",
}


def blocks(document: Path, language: str) -> list[str]:
    """The blocks of a document in a language."""
    return [body for kind, body in BLOCK.findall(document.read_text()) if kind == language]


def name_of(document: Path) -> str:
    """A document's name, as a test is called."""
    return str(document.relative_to(ROOT))


def commands(document: Path) -> Iterator[str]:
    """The commands of a document's shell blocks, without comments."""
    for body in blocks(document, "sh"):
        for line in body.splitlines():
            command = re.sub(r"\s+#.*", "", line).strip()
            if command and not command.startswith("#"):
                yield command


def elsewhere(command: str) -> str | None:
    """Who runs this command, if it is not run with the package alone."""
    if "--ray" in shlex.split(command):
        return ELSEWHERE["ray"]
    return next((who for start, who in ELSEWHERE.items() if f"{command} ".startswith(f"{start} ")), None)


def shortened(command: str) -> str:
    """The command with less to do."""
    for pattern, short in SHORTER:
        command = re.sub(pattern, short, command)
    return command
