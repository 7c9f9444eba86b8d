"""`kingdomino review`: table, graph, moments, JSON, annotated records, interruption, refusals, six languages."""

import json
import os
import re
import subprocess
import sys
from random import Random

import pytest
from tools.words import messages

from kingdomino import Game, Move, Ruleset
from kingdomino.analysis import Cause, causes_of, review
from kingdomino.cli.graph import draw_graph
from kingdomino.cli.review import cause_sentence
from kingdomino.cli.words import Words
from kingdomino.locales import LANGUAGES, catalogue
from tests.analysis.drawings import SAID
from tests.games.playing import finished, play_on

GAME = finished(Ruleset(players=2), 12, players=["Ann", "Ben"])


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(GAME.record())
    return path


def test_it_shows_table_graph_balance_and_moments(run, file):
    shown = run("review", file, "--playouts", 60)
    assert shown.code == 0
    for part in ("Move", "Played", "Win chance", "Ann", "Ben", "→", "█", "Start", "Luck", "Accuracy"):
        assert part in shown.out
    made = review(GAME.record(), playouts=60)
    worst = max(made.decisions, key=lambda decision: decision.lost_wins)
    assert str(worst.move) in shown.out
    costly = shown.out.split("The costliest moves\n")[1].split("The luckiest deals\n")
    sentences = " ".join(costly[0].split())
    assert len(re.findall(r"Move \d+, (?:Ann|Ben): ", sentences)) == 3
    assert sentences.count("Better: ") == 3
    lucky = " ".join(costly[1].split())
    assert (
        len(re.findall(r"Move \d+, deal [\d ]+: (?:very lucky|lucky|a little lucky) for (?:Ann|Ben), \+", lucky)) == 2
    )


def test_one_seat_can_be_shown(run, file):
    shown = run("review", file, "--playouts", 4, "--seat", 1)
    assert "Ben: " in shown.out
    assert not re.search(r"Ann: |for Ann|\d +Ann ", shown.out)
    missing = run("review", file, "--playouts", 4, "--seat", 2)
    assert missing.code == 1
    assert "There is no seat 2" in missing.err


def test_json_has_everything(run, file):
    shown = json.loads(run("review", file, "--playouts", 20, "--json").out)
    made = review(GAME.record(), playouts=20)
    assert shown["analysis"] == "learned playouts=20 3"
    assert shown["complete"] is True
    assert shown["failure"] is None
    assert [entry["move"] for entry in shown["decisions"]] == [str(decision.move) for decision in made.decisions]
    assert [entry["grade"] for entry in shown["decisions"]] == [decision.grade for decision in made.decisions]
    assert [entry["lost_wins"] for entry in shown["decisions"]] == [each.lost_wins for each in made.decisions]
    assert [entry["luck"] for entry in shown["deals"]] == [list(deal.luck) for deal in made.deals]
    assert shown["accuracy"] == list(made.accuracy)
    for balance in shown["balance"]:
        assert balance["start"] + balance["luck"] + balance["own"] + balance["others"] == balance["result"]
    assert {"move", "wins", "shares", "margin", "error", "playouts"} <= set(shown["decisions"][0]["alternatives"][0])


def test_the_annotated_record_is_written(run, file, tmp_path):
    out = tmp_path / "annotated.txt"
    shown = run("review", file, "--playouts", 4, "--annotate", out)
    assert shown.code == 0
    assert str(out) in shown.err.replace("\n", "")
    assert out.read_text() == review(GAME.record(), playouts=4).record()
    assert Game.from_record(out.read_text()).moves == GAME.moves


def test_a_file_that_cannot_be_written_is_refused_before_the_work(run, file, tmp_path):
    for out in (tmp_path, tmp_path / "missing" / "out.txt"):
        shown = run("review", file, "--annotate", out)
        assert (shown.code, shown.out) == (1, "")
        assert str(out) in shown.err.replace("\n", "")


def test_a_broken_record_is_reviewed_as_far_as_it_goes(run, tmp_path):
    path = tmp_path / "broken.txt"
    text = GAME.record()
    path.write_text(text[: text.rindex("deal")] + "deal 1 1 1 1")
    shown = run("review", path, "--playouts", 2)
    assert shown.code == 1
    assert "Win chance" in shown.out
    assert re.search(r"Only the first \d+ moves of the game record are valid", shown.err)
    assert re.search(r"Line \d+, column \d+", shown.err)
    assert json.loads(run("review", path, "--playouts", 2, "--json").out)["failure"]["code"]


def test_an_unfinished_game_is_reviewed(run, tmp_path):
    path = tmp_path / "unfinished.txt"
    path.write_text(play_on(Game.shuffled(Ruleset(players=3), 5), Random(5), 9).record())
    shown = run("review", path, "--playouts", 2)
    assert shown.code == 0
    assert "pink" in shown.out
    path.write_text('[Ruleset "3 revised"]\n')
    assert "The record has no decision to review." in run("review", path, "--playouts", 2).out


def test_wrong_input_is_refused(run, tmp_path, file):
    story = tmp_path / "story.txt"
    story.write_text("once upon a time")
    assert "This is not a game record." in run("review", story).err
    assert "There is no file" in run("review", tmp_path / "none.txt").err
    assert run("review", file, "--playouts", 0).code == 1
    assert run("review", file, "--game", 2).code == 1
    assert run("review", file, "--playouts", 2, "--seconds", 1).code == 2


def test_ctrl_c_keeps_what_is_done(file):
    """The program is interrupted after its tenth move; it shows ten moves and says so."""
    code = """
import _thread, signal, sys
from kingdomino import analysis
from kingdomino.cli import main
step = analysis.Reviewing.step
def interrupted(making):
    made = step(making)
    if making.done == 10:
        _thread.interrupt_main()
    return made
analysis.Reviewing.step = interrupted
signal.signal(signal.SIGINT, signal.default_int_handler)  # which a shell in the background would ignore
sys.exit(main(sys.argv[1:]))
"""
    command = [sys.executable, "-c", code, "review", str(file), "--playouts", "4", "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "LANGUAGE": "en"})
    assert ran.returncode == 1, ran.stderr
    shown = json.loads(ran.stdout)
    assert shown["complete"] is False
    assert len(shown["values"]) == 11
    assert f"10 of {len(GAME.moves)} moves are reviewed" in ran.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(run, file, language):
    shown = run("--lang", language, "review", file, "--playouts", 4)
    assert shown.code == 0
    for key in ("review-graph", "review-balance", "review-costliest", "review-luckiest"):
        assert catalogue(language).text(key) in shown.out
    assert run("--lang", language, "review", "--help").code == 0


#: Each reason where it is true.
CAUSES: list[Cause] = [
    cause
    for drawn in SAID
    for cause in causes_of(drawn.position, Move.parse(drawn.played), Move.parse(drawn.best))
    if cause.code == drawn.code
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cause", CAUSES, ids=lambda cause: cause.code)
def test_every_reason_has_a_sentence_made_of_its_facts(cause, language):
    words = Words(catalogue(language))
    sentence = cause_sentence(cause, ("Ann", "Ben"), words)
    for name, fact in cause.facts:
        if name in ("terrain", "other_terrain"):
            assert words.terrain(str(fact)) in sentence
        elif name == "seat":
            assert "Ben" in sentence
        elif name == "squares" and isinstance(fact, tuple):
            assert "f7" in sentence or "e9" in sentence
        elif name != "count" and fact not in (0, 1, 2):  # which may be words
            assert str(fact) in sentence


def test_every_code_of_a_reason_is_spoken_here():
    spoken = {f"cause-{cause.code.replace('_', '-')}" for cause in CAUSES}
    assert spoken == {key for key in messages("en") if key.startswith("cause-")}


def test_a_graph_has_a_column_for_each_share():
    assert draw_graph([0.0, 0.5, 1.0], 10, 2) == ["  █", "▁██"]
    assert draw_graph([0.0, 0.5, 1.0], 10, 1) == ["▁▄█"]
    assert draw_graph([0.0, 1.0], 10, 1, plain=True) == [".#"]
    assert draw_graph([0.0] * 50 + [1.0] * 50, 4, 1) == ["▁▁██"]
    assert draw_graph([0.25], 10, 1) == ["▂"]
