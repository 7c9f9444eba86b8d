"""`kingdomino verify` and `kingdomino perft`."""

import json
import re
from random import Random

import pytest

from kingdomino import Game, Ruleset
from tests.games.playing import finished, play_on


@pytest.fixture
def record(tmp_path):
    def write(change=lambda text: text):
        path = tmp_path / "game.txt"
        path.write_text(change(finished(Ruleset(players=2), 4).record()))
        return path

    return write


def test_an_honest_shuffle_passes(run, record):
    commitment = Game.shuffled(Ruleset(players=2), 4).commitment
    shown = run("verify", record(), "--commitment", commitment)
    assert shown.code == 0
    assert shown.out.count("yes") == 4
    assert "The shuffle was honest." in shown.out
    found = json.loads(run("verify", record(), "--json").out)
    assert found["passed"]
    assert found["games"][0]["commitment"] == commitment


def test_every_game_of_a_dynasty_is_checked(run, tmp_path):
    """R30."""
    path = tmp_path / "dynasty.txt"
    path.write_text("\n".join(finished(Ruleset(players=2), seed).record() for seed in (4, 5, 6)))
    shown = run("verify", path)
    assert shown.code == 0
    assert shown.out.count("honest") == 3
    assert "Game 3 of 3" in shown.out
    noted = [Game.shuffled(Ruleset(players=2), seed).commitment for seed in (4, 5, 6)]
    options = [word for commitment in noted for word in ("--commitment", commitment)]
    assert run("verify", path, *options).out.count("you noted") == 3
    assert run("verify", path, *options[:2]).code == 0
    assert run("verify", path, *options[2:4]).code == 1, "the second game's commitment is not the first's"
    assert run("verify", path, *options, *options[:2]).code == 1
    whole = path.read_text()
    path.write_text(whole.replace('[Seed "6"]', '[Seed "7"]'))
    assert run("verify", path).code == 1
    broken = whole[: whole.rindex("deal")] + "dael"
    path.write_text(broken)
    assert f"Line {broken.count(chr(10)) + 1}," in run("verify", path).err


def test_a_forged_shuffle_is_refused(run, record):
    path = record(lambda text: re.sub(r'\[Seed "4"\]', '[Seed "5"]', text))
    shown = run("verify", path)
    assert shown.code == 1
    assert "NO" in shown.out
    assert "NOT what was promised" in shown.out
    assert json.loads(run("verify", path, "--json").out)["games"][0]["checks"]["seed_gives_the_deck"] is False
    assert run("verify", record(), "--commitment", "00").code == 1


def test_a_note_that_is_no_commitment_is_named_as_such(run, record):
    shown = run("verify", record(), "--commitment", "xyz")
    assert shown.code == 1
    assert "“xyz” is not a commitment" in shown.err
    assert "promised" not in shown.out


def test_a_game_from_a_position_is_verified_and_replayed(run, tmp_path):
    middle = finished(Ruleset(players=2), 4).positions[20]
    game = play_on(Game.from_position(middle, 7), Random(7))
    path = tmp_path / "game.txt"
    path.write_text(game.record())
    shown = run("verify", path, "--commitment", game.commitment)
    assert shown.code == 0
    assert shown.out.count("yes") == 4
    replayed = json.loads(run("replay", path, "--json").out)
    assert replayed["positions"][0]["position"] == str(middle)
    assert replayed["failure"] is None
    path.write_text(game.record().replace('[Seed "7"]', '[Seed "8"]'))
    assert run("verify", path).code == 1


def test_what_cannot_be_verified_is_refused_with_a_reason(run, record):
    shown = run("verify", record(lambda text: re.sub(r"\[Salt.*\n", "", text)))
    assert shown.code == 1
    assert "Salt" in shown.err


def test_perft_counts_kingdoms_and_games(run):
    assert json.loads(run("perft", "--dominoes", 1, 13, 17, "--json").out) == {"counts": [12, 340, 6184]}
    assert json.loads(run("perft", "--dominoes", 3, 4, 5, "--grid", 7, "--json").out) == {"counts": [12, 224, 5344]}
    shown = run("perft", "--rules", "3 revised", "--seed", 1, "--depth", 4)
    assert re.findall(r"^ +(\d) +(\d+) ", shown.out, re.M) == [("1", "4"), ("2", "12"), ("3", "24"), ("4", "360")]


def test_perft_holds_files_against_the_engine(run, tmp_path):
    path = tmp_path / "counts.txt"
    path.write_text("# two\nkingdom 5; 1; 12\n\nkingdom 5; 13; 25\n")
    shown = run("perft", path)
    assert shown.code == 1
    assert "kingdom 5; 1; 12: right" in shown.out
    assert "WRONG at depth 1, counted 24" in shown.out
    assert "1 of 2 lines" in shown.out
    assert json.loads(run("perft", path, "--json").out)["wrong"][0]["counted"] == 24
    path.write_text("kingdom 5; 1; 12\n")
    assert run("perft", path).code == 0
    path.write_text("kingdom 5; 1; twelve\n")
    left = run("perft", path)
    assert left.code == 1
    assert "Line 1" in left.err
    assert "counts.txt" in left.err


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("--rules", "9 classic"), "is not a ruleset"),
        (("--rules", "2 classic", "--seed", "9" * 400), "cannot be a seed"),
        (("--rules", "2 classic", "--after", 10000), "is over after 48 decisions: there is no position after 10,000"),
        (("--dominoes", 49), "49"),
        (("--dominoes", 7, 1, 1, 7), "given more than once: 1, 7"),
        (("no-file",), "no-file"),
    ],
)
def test_perft_refuses_impossible_tasks_before_it_prints_anything(run, arguments, part):
    left = run("perft", *arguments)
    assert (left.code, left.out) == (1, "")
    assert part in " ".join(left.err.split())


@pytest.mark.parametrize("line", ["kingdom 5; 1 1; 12 340", "game 2 classic; seed 1; after 49; 4"])
def test_perft_refuses_an_impossible_line_of_a_file_by_its_number(run, tmp_path, line):
    path = tmp_path / "counts.txt"
    path.write_text(f"kingdom 5; 1; 12\n{line}\n")
    left = run("perft", path)
    assert (left.code, left.out) == (1, "")
    assert "Line 2" in left.err


def test_perft_says_where_the_game_is_over(run):
    """R13: six rounds of four kings, who claim and place."""
    shown = run("perft", "--rules", "2 classic", "--after", 46, "--depth", 6).out
    assert re.findall(r"^ +(\d) +(\d+) ", shown, re.M)[-1] == ("3", "0")
    assert "The game is over after 48 decisions" in shown
    counts = json.loads(run("perft", "--rules", "2 classic", "--after", 48, "--depth", 2, "--json").out)
    assert counts == {"counts": [0, 0]}
