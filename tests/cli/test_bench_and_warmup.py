"""`kingdomino bench` and `kingdomino warmup`."""

import io
import json
import os
import re
import subprocess
import sys

import pytest
from rich.console import Console

from kingdomino import kernel
from kingdomino.cli import warmup
from kingdomino.locales import LANGUAGES, catalogue
from kingdomino.search import search_steps

compiled = pytest.mark.skipif(not kernel.COMPILED, reason="the kernel is not compiled here")


@compiled
def test_playouts_as_json_are_one_object_on_one_line(run):
    left = run("bench", "playouts", "--rules", "4 classic", "--seconds", 0.1, "--threads", 1, "--json")
    assert (left.code, left.err, left.out.count("\n")) == (0, "", 1)
    measured = json.loads(left.out)
    assert list(measured) == ["rules", "threads", "playouts_per_second", "mean_points"]
    assert (measured["rules"], measured["threads"]) == ("4 classic", 1)
    assert measured["playouts_per_second"] > 0
    assert 18.5 < measured["mean_points"] < 20


def test_rules_are_written_in_their_own_order(run):
    left = run("bench", "rules", "--rules", "2 classic harmony", "--seconds", 0.1, "--threads", 2, "--json")
    measured = json.loads(left.out)
    assert (measured["rules"], measured["threads"]) == ("2 classic harmony", 2)


@pytest.mark.parametrize(
    ("what", "language"), list(zip(("playouts", "legal", "score", "search", "rules", "rules"), LANGUAGES, strict=True))
)
def test_people_get_a_table_in_their_language(run, what, language):
    left = run("--lang", language, "bench", what, "--rules", "2 classic", "--seconds", 0.05)
    assert (left.code, left.err) == (0, "")
    title, *rows = left.out.strip().split("\n")
    assert "2 classic" in title
    assert len(rows) == 2
    assert all(re.search(r" \S?\d+( \d{3})*(\.\d\d)?\S? *$", row) for row in rows)


@compiled
def test_environments_are_a_table_with_a_column_for_each_ruleset(run, monkeypatch):
    monkeypatch.setattr("kingdomino.environment.bench.BATCH", 64)
    left = run("--lang", "he", "bench", "environment", "--seconds", 0.01)
    assert (left.code, left.err) == (0, "")
    for column in ("2 classic", "4 classic", "2 classic mighty-duel"):
        assert left.out.count(column) >= 2, "in the title and over its figures"
    for interface in ("none", "states", "planes", "pettingzoo_raw", "pettingzoo", "open_spiel"):
        (row,) = [line for line in left.out.split("\n") if re.search(rf" {interface}\b\S*\s", line)]
        assert len(re.findall(r"\d{1,3}(?: \d{3})+", row)) == 3, row


@compiled
def test_environments_as_json_are_a_list_of_rulesets_or_the_one_that_was_asked_for(run, monkeypatch):
    monkeypatch.setattr("kingdomino.environment.bench.BATCH", 64)
    several = json.loads(run("bench", "environment", "--seconds", 0.01, "--json").out)
    assert [one["rules"] for one in several] == ["2 classic", "4 classic", "2 classic mighty-duel"]
    alone = json.loads(run("bench", "environment", "--seconds", 0.01, "--rules", "3 revised", "--json").out)
    assert (alone["rules"], list(alone)) == ("3 revised", list(several[0]))


@pytest.mark.parametrize(
    ("arguments", "code", "named"),
    [
        ((), 2, "what"),
        (("dancing",), 2, "'dancing'"),
        (("playouts", "--seconds", "soon"), 2, "'soon'"),
        (("playouts", "--threads", "1.5"), 2, "'1.5'"),
        (("playouts", "--seconds", "0"), 1, "0.0 is not valid for seconds"),
        (("playouts", "--seconds", "nan"), 1, "nan is not valid for seconds"),
        (("search", "--threads", "0"), 1, "0 is not valid for threads"),
        (("legal", "--rules", "5 classic"), 1, "“5 classic” is not a ruleset"),
    ],
)
def test_wrong_arguments_are_refused_with_a_reason(run, arguments, code, named):
    left = run("bench", *arguments)
    assert (left.code, left.out) == (code, "")
    assert named in left.err


@compiled
def test_warming_up_makes_all_ready_and_says_where_the_code_is(run):
    left = run("warmup")
    assert (left.code, left.err) == (0, "")
    assert kernel.is_warm(search_steps())
    names = re.findall(r"^\d+ of \d+: (\w+)$", left.out, re.M)
    assert "playouts" in names
    assert {name for name, _ in search_steps()} <= set(names)
    shown = " ".join(left.out.split())
    assert "Everything is ready" in shown
    assert str(kernel.CACHE_FOLDER) in left.out.replace("\n", "")


@compiled
def test_warming_up_for_programs(run):
    left = run("warmup", "--json")
    told = json.loads(left.out)
    assert (left.code, left.err) == (0, "")
    assert list(told) == ["compiled", "folder", "seconds"]
    assert told["compiled"] is True
    assert told["folder"] == str(kernel.CACHE_FOLDER)


@compiled
def test_a_terminal_gets_a_bar_that_leaves_nothing_behind(run, monkeypatch):
    file = io.StringIO()
    terminal = Console(file=file, force_terminal=True, width=80, color_system=None)
    monkeypatch.setattr(warmup, "screen", lambda: terminal)
    assert run("warmup").code == 0
    shown = file.getvalue()
    assert "Compiling" in shown
    assert "━" in shown
    assert not re.search(r"^\d+ of \d+", shown, re.M)


@pytest.fixture
def never_compiled(monkeypatch, tmp_path):
    """As on a machine where nothing was compiled yet."""
    monkeypatch.setattr(kernel, "is_warm", lambda *_: False)
    monkeypatch.setattr(kernel, "CACHE_FOLDER", tmp_path)
    monkeypatch.setattr(kernel.warmup, "CACHE_FOLDER", tmp_path)


@compiled
@pytest.mark.usefixtures("never_compiled")
def test_before_a_tournament_the_search_is_compiled_on_standard_error(run):
    left = run("--lang", "he", "tournament", "knight", "page", "--games", 2, "--json")
    assert left.code == 0
    assert json.loads(left.out)["games"] == 2
    said = " ".join(left.err.split())
    assert " ".join(catalogue("he").text("warmup-once").split()) in said
    assert all(name in said for name, _ in search_steps())


@compiled
@pytest.mark.usefixtures("never_compiled")
def test_bots_that_do_not_search_wait_for_no_compiler(run):
    left = run("tournament", "squire", "page", "--games", 2)
    assert (left.code, left.err) == (0, "")


@compiled
@pytest.mark.usefixtures("never_compiled")
def test_where_nothing_can_be_kept_a_tournament_says_why_it_begins_slowly(run, monkeypatch):
    monkeypatch.setattr(kernel, "CACHE_FOLDER", None)
    monkeypatch.setattr(kernel.warmup, "CACHE_FOLDER", None)
    left = run("tournament", "knight", "page", "--games", 2)
    assert left.code == 0
    assert "every start compiles it again" in " ".join(left.err.split())


def test_without_a_compiler_warming_up_says_so_and_is_done():
    environment = {**os.environ, "KINGDOMINO_NO_JIT": "1"}
    command = [sys.executable, "-m", "kingdomino", "--lang", "el", "warmup"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=True)
    assert done.stdout.split() == catalogue("el").text("warmup-uncompiled").split()
    told = subprocess.check_output([*command, "--json"], stderr=subprocess.DEVNULL, env=environment)
    assert (json.loads(told)["compiled"], json.loads(told)["folder"]) == (False, None)


def test_where_nothing_can_be_kept_warming_up_says_so(run, monkeypatch):
    monkeypatch.setattr(kernel, "COMPILED", True)
    monkeypatch.setattr(kernel, "CACHE_FOLDER", None)
    monkeypatch.setattr(kernel.warmup, "CACHE_FOLDER", None)
    monkeypatch.setattr(kernel, "warm_up", lambda *_: None)
    assert "every start compiles it again" in " ".join(run("warmup").out.split())


@pytest.mark.parametrize("command", ["bench", "warmup"])
def test_help_does_not_wait_for_the_compiler(command):
    code = f"""
import sys
from kingdomino.cli import main
main(["{command}", "--help"])
print({{"numpy", "numba"}} & set(sys.modules))"""
    assert subprocess.check_output([sys.executable, "-c", code], text=True).endswith("set()\n")
