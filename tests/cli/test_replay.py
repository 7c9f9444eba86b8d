"""`kingdomino replay`, without and with a terminal."""

import io
import json
import os
import pty
import select
import subprocess
import sys

import pytest

from kingdomino import Game, Ruleset
from kingdomino.locales import LANGUAGES
from kingdomino.notation import parse_position, replay
from tests.games.playing import finished


@pytest.fixture
def game():
    return finished(Ruleset(players=3, edition="revised", harmony=True), 17, players=["Ann", "Ben", "Cid"])


@pytest.fixture
def file(tmp_path, game):
    path = tmp_path / "game.txt"
    path.write_text(game.record())
    return path


def test_json_has_every_position(run, file, game):
    shown = json.loads(run("replay", file, "--json").out)
    assert [parse_position(entry["position"]) for entry in shown["positions"]] == game.positions
    assert [entry["move"] for entry in shown["positions"][1:]] == [str(move) for move in game.moves]
    assert shown["positions"][-1]["places"] == list(game.position.places())
    assert shown["failure"] is None


def test_one_position_can_be_asked_for(run, file, game):
    shown = run("replay", file, "--at", 6)
    assert "Move 6 of" in shown.out
    assert str(game.moves[5]) in shown.out
    assert "Ann" in shown.out
    assert json.loads(run("replay", file, "--at", 6, "--json").out)["positions"][0]["at"] == 6
    assert "Before the first move" in run("replay", file, "--at", 0).out
    for number in (-1, len(game.moves) + 1):
        left = run("replay", file, "--at", number)
        assert left.code == 1
        assert str(len(game.moves)) in left.err


def test_a_text_that_is_no_record_is_named_as_such(run, tmp_path):
    path = tmp_path / "story.txt"
    path.write_text("\n  once upon a time")
    shown = run("replay", path)
    assert shown.code == 1
    assert "Line 2, column 3: This is not a game record." in shown.err


def test_terrains_tell_apart_without_colour(run, tmp_path):
    """Dominoes and squares carry the letters of pictures."""
    path = tmp_path / "game.txt"
    path.write_text('[Ruleset "2 classic"]\nkings 0 1 1 0\ndeal 3 9 17 40 =3 =9 =17 =40\ndeal 1 2 4 48\n3@g8n')
    shown = run("replay", path).out
    for part in ("f0  f0", "f0  l0", "n1  w0", "w0  n3", "│ f  │"):
        assert part in shown


def test_without_a_terminal_the_end_is_shown(run, file, game):
    shown = run("replay", file)
    assert "The game is over." in shown.out
    for name, seat in (("Ann", 0), ("Ben", 1), ("Cid", 2)):
        assert f"{name}: {game.position.score(seat).total} point" in shown.out


def test_a_broken_record_is_shown_as_far_as_it_is_sound(run, tmp_path, game):
    path = tmp_path / "broken.txt"
    text = game.record()
    path.write_text(text[: text.rindex("deal")] + "deal 1 1 1 1")
    shown = run("replay", path)
    assert shown.code == 1
    assert "of the game record are valid" in shown.err
    assert "Line " in shown.err
    assert "Round" in shown.out
    found = json.loads(run("replay", path, "--json").out)
    assert found["failure"]["code"] == "deal_not_ascending"
    assert found["positions"]


def test_the_games_of_a_dynasty_are_replayed_one_by_one(run, tmp_path):
    """R30: one file, three records; a failure is named by its line in the file."""
    games = [finished(Ruleset(players=2), seed) for seed in (1, 2, 3)]
    path = tmp_path / "dynasty.txt"
    path.write_text("\n".join(game.record() for game in games))
    for number, game in enumerate(games, start=1):
        shown = json.loads(run("replay", path, "--game", number, "--json").out)
        assert (shown["game"], shown["games"], shown["moves"]) == (number, 3, len(game.moves))
        assert shown["positions"][1]["move"] == str(game.moves[0])
    assert "Game 2 of 3" in run("replay", path, "--game", 2).out
    assert "3" in run("replay", path, "--game", 4).err
    broken = path.read_text().rindex("deal")
    path.write_text(path.read_text()[:broken] + "dael 1")
    line = path.read_text().count("\n") + 1
    assert f"Line {line}," in run("replay", path, "--game", 3).err
    assert run("replay", path, "--game", 1).code == 0


def test_a_file_that_is_no_record_is_refused(run, tmp_path):
    path = tmp_path / "x"
    path.write_bytes(b"\x00" * 100)
    assert run("replay", path).code == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_80_columns(run, file, language):
    for at in (0, 1, 2, 5, 9, 40):
        shown = run("--lang", language, "replay", file, "--at", at)
        assert shown.code == 0
        assert max(map(len, shown.out.replace("\u200e", "").split("\n"))) <= 80


def test_a_mighty_duel_fits_80_columns(run, tmp_path):
    path = tmp_path / "duel.txt"
    path.write_text(finished(Ruleset(players=2, mighty_duel=True), 5).record())
    assert max(map(len, run("replay", path).out.split("\n"))) <= 80


def test_an_unfinished_game_tells_what_is_due(run, tmp_path):
    path = tmp_path / "open.txt"
    path.write_text('[Ruleset "2 classic"]\nkings 0 1 1 0\ndeal 3 9 17 40 =3 =9 =17 {so far} =40')
    assert "Next: a new line of dominoes." in run("replay", path).out
    assert "{ so far }" in run("replay", path, "--at", 5).out


def test_names_that_nobody_gave_are_colours_in_the_reader_s_language(run, tmp_path):
    """R2."""
    path = tmp_path / "game.txt"
    path.write_text(finished(Ruleset(players=2), 5).record())
    assert "yellow: " in run("replay", path).out
    assert "gul: " in run("replay", path, "--lang", "da").out


@pytest.mark.parametrize(("players", "duel"), [(2, False), (3, False), (4, False), (2, True)])
def test_every_position_fits_a_terminal_of_80_by_24(players, duel):
    """Where the boards with all their lines are too high, low ones are shown."""
    from rich.console import Console

    from kingdomino.cli.replay import Film, _fitting_frame
    from kingdomino.cli.words import Words
    from kingdomino.locales import catalogue

    console = Console(width=80, height=24, record=True, file=io.StringIO())
    game = finished(Ruleset(players=players, mighty_duel=duel), 3)
    film = Film(replay(game.record()), None, 1, 1)
    for at in range(0, len(game.positions), 7):
        frame = _fitting_frame(console, film, at, Words(catalogue("en")))
        assert len(console.render_lines(frame)) + 2 <= 24


def test_keys_step_through_it_in_a_real_terminal(file, game):
    """→ twice, End, ← once, then q: seen in the order of the headings."""
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "LANG": "en_US.UTF-8", "COLUMNS": "80", "LINES": "50"}
    program = subprocess.Popen(
        [sys.executable, "-m", "kingdomino", "replay", str(file)],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment,
    )
    os.close(slave)
    last = len(game.moves)
    seen = b""
    try:
        for heading, key in (
            (b"Before the first move", b"\x1b[C\x1b[C\x1b[C"),
            (b"Move 3 of", b"\x1b"),
            (b"", b"[D"),
            (b"Move 2 of", b"\x1b[F"),
            (f"Move {last} of".encode(), b"\x1b[D"),
            (f"Move {last - 1} of".encode(), b"\x1b[A"),
            (b"Round 11", b"g"),
            (b"Before the first move", b"z"),
            (b"Before the first move", b"\x1b[B"),
            (b"Move 1 of", b"q"),
        ):
            part = b""
            while heading not in part:
                assert select.select([master], [], [], 300)[0], f"{heading!r} did not come: {part[-500:]!r}"
                part += os.read(master, 65536)
            seen += part
            os.write(master, key)
        assert program.wait(300) == 0
    finally:
        program.kill()
        program.wait()
        os.close(master)
    assert Game.from_record(file.read_text()).record() == game.record()


def test_a_terminal_that_cannot_be_written_anew_is_shown_the_end_as_a_pipe_is(file):
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "dumb", "LANG": "en_US.UTF-8", "COLUMNS": "80"}
    command = [sys.executable, "-m", "kingdomino", "replay", str(file)]
    program = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment)
    os.close(slave)
    seen = b""
    try:
        while b"The game is over." not in seen:
            assert select.select([master], [], [], 300)[0], f"only this came: {seen!r}"
            seen += os.read(master, 65536)
        assert program.wait(300) == 0, "no key is waited for"
    finally:
        program.kill()
        program.wait()
        os.close(master)
    assert b"\x1b" not in seen
