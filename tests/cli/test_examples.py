"""The example at the end of every command's help is run as it stands there, with less to do."""

import asyncio
import io
import re
import shlex
import sys
from pathlib import Path

import pytest

from kingdomino import Game, Ruleset
from kingdomino.bots import bot
from kingdomino.cli import main
from kingdomino.cli.main import COMMANDS, options_of
from kingdomino.cli.words import Words
from kingdomino.locales import catalogue
from kingdomino.server import settings_from
from kingdomino.server.storage import Store
from tests.guides import shortened

#: What serves until it is stopped, or thinks for long, is understood here and runs elsewhere: in tests/server/front,
#: tests/server/cluster and tests/cli/test_puzzles.py.
ELSEWHERE = ("play", "serve", "worker", "puzzles")
KINGDOM = "w0m2m0w0l1\nf0s0f0f0l0\nw1n2##l1l0\nw0n0l0l1l0\nw0w1w0w0w1\n"


@pytest.fixture
def desk(tmp_path, monkeypatch):
    """A folder with the files that the examples name, a bot, a ladder of tournaments, and games that were stored."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("kingdom", "ann", "ben"):
        (tmp_path / f"{name}.txt").write_text(KINGDOM)
    (tmp_path / "mybot").write_text(f"#!/bin/sh\nexec {sys.executable} -m kingdomino bot page\n")
    (tmp_path / "mybot").chmod(0o755)
    return tmp_path


def game_to_look_at(desk):
    game = Game.shuffled(Ruleset(players=2), seed=1)
    while not game.is_over:
        game.play(bot("squire").choose(game.position, seed=1))
    (desk / "game.txt").write_text(game.record())


def ladder(desk):
    assert main(["tournament", "squire", "page", "--games", "2", "--out", str(desk / "ladder" / "low")]) == 0


def stored_games(desk):
    async def make() -> None:
        store = Store(settings_from({"database": None}).database)
        await store.open()
        await store.close()

    asyncio.run(make())
    assert list((desk / "data").rglob("*.db"))


#: What has to be there before.
BEFORE = {
    **dict.fromkeys(("replay", "review", "picture", "verify"), game_to_look_at),
    "bots": ladder,
    "backup": stored_games,
}
#: What is there afterwards.
AFTER = {
    "backup": "kingdomino-backup.db",
    "site": "public/index.html",
    "review": "out.txt",
    "picture": "table.svg",
    "selfplay": "games/selfplay.json",
    "train": "weights/weights.npz",
    "bots": "ratings.json",
}


@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_the_example_of_its_help_runs(run, desk, monkeypatch, command):
    monkeypatch.setenv("COLUMNS", "200")
    shown = run("--lang", "en", *([command] if command else []), "--help").out
    (example,) = re.findall(r"^.*?(kingdomino .+)$", shown.split("\n\n")[-1], re.M)
    _, *arguments = shlex.split(shortened(example).replace("--jobs 2", "--jobs 1"))
    assert command is None or arguments[0] == command
    if command in ELSEWHERE:
        assert options_of(arguments, Words(catalogue("en"))).run
        return
    if command in BEFORE:
        BEFORE[command](desk)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
    left = run(*(file for word in arguments for file in (Path().glob(word) if "*" in word else [word])))  # as a shell
    assert left.code == 0, left.err
    assert (desk / AFTER.get(command, "")).exists()
