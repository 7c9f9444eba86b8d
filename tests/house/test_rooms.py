"""The import contracts of `pyproject.toml` catch a room that opens another room's drawer."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import kingdomino

PACKAGE = Path(kingdomino.__file__).parent
ROOT = PACKAGE.parents[1]

#: A drawer of each room, and a file of another room that must not open it, although it may import the room.
DRAWERS = {
    "rules": ("kingdomino.rules.draft", "notation/record.py"),
    "notation": ("kingdomino.notation.record", "games/game.py"),
    "games": ("kingdomino.games.dealer", "tournaments/statistics.py"),
    "kernel": ("kingdomino.kernel.placing", "search/looks.py"),
    "search": ("kingdomino.search.plans", "bots/page.py"),
    "bots": ("kingdomino.bots.page", "tournaments/ratings.py"),
    "analysis": ("kingdomino.analysis.grading", "cli/replay.py"),
    "tables": ("kingdomino.tables.playing", "server/front/limits.py"),
    "tournaments": ("kingdomino.tournaments.ratings", "cli/bots.py"),
    "pictures": ("kingdomino.pictures.digits", "cli/picture.py"),
    "photo": ("kingdomino.photo.tiling", "cli/score.py"),
    "photo_training": ("kingdomino.photo_training.augment", "cli/bench.py"),
    "environment": ("kingdomino.environment.vector", "cli/bench.py"),
    "measure": ("kingdomino.measure.bench", "cli/bench.py"),
    "page": ("kingdomino.page.rows", "cli/bench.py"),
    "training": ("kingdomino.training.trainer", "cli/bench.py"),
    "server": ("kingdomino.server.front.security", "cli/serve.py"),
    "cli": ("kingdomino.cli.screen", "__init__.py"),
}


def broken_contracts(folder: Path) -> set[str]:
    """The names of the contracts that a copy of the package breaks."""
    ran = subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Contracts:" in ran.stdout, ran.stdout + ran.stderr
    return set(re.findall(r"^(.+) BROKEN", ran.stdout, re.MULTILINE))


def test_a_drawer_opened_from_another_room_breaks_the_contract_of_its_room(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "src" / "kingdomino", ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    assert broken_contracts(tmp_path) == set()
    for drawer, opener in DRAWERS.values():
        with (tmp_path / "src" / "kingdomino" / opener).open("a") as source:
            source.write(f"\nimport {drawer}\n")
    assert {f"Nobody opens a drawer of {room}" for room in DRAWERS} <= broken_contracts(tmp_path)


def test_every_room_has_such_a_contract() -> None:
    rooms = {folder.parent.name for folder in PACKAGE.glob("*/__init__.py")} - {"locales"}
    assert rooms == set(DRAWERS)
