"""The command line as a whole: help, languages, exit codes, and nothing heavy."""

import subprocess
import sys

import pytest

from kingdomino import __version__
from kingdomino.cli.main import COMMANDS
from kingdomino.locales import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)], ids=" ".join)
def test_every_help_page_speaks_every_language_and_has_an_example(run, command, language):
    shown = run("--lang", language, *command, "--help")
    assert shown.code == 0
    assert "kingdomino " in shown.out.split("\n\n")[-1], "an example at the end"
    assert all(len(line) <= 80 for line in shown.out.split("\n"))
    if language != "en":
        assert shown.out != run("--lang", "en", *command, "--help").out
        for english in ("usage:", "options:", "show this help", "arguments:"):
            assert english not in shown.out


def test_the_version_is_the_package_s(run):
    assert run("--version").out.strip() == f"kingdomino {__version__}"


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("dance",),
        ("score",),
        ("score", "--nonsense"),
        ("perft",),
        ("perft", "--depth", "-1"),
        ("perft", "--depth", "x"),
        ("replay", "a", "b"),
        ("--lang", "xx", "score", "a"),
        ("perft", "file", "--rules", "2 classic"),
    ],
)
def test_wrong_usage_leaves_with_2(run, arguments):
    left = run(*arguments)
    assert left.code == 2
    assert left.err and not left.out


def test_a_refusal_leaves_with_1_and_says_what(run, tmp_path):
    left = run("score", tmp_path / "nowhere.txt")
    assert left.code == 1
    assert "nowhere.txt" in left.err and not left.out


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "da_DK.UTF-8"}, "da"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "el_GR"}, "el"),
        ({"LANG": "da", "LC_MESSAGES": "bg_BG.UTF-8"}, "bg"),
        ({"LANG": "xx", "LANGUAGE": "fr:tr:en"}, "tr"),
        ({"LANG": "tr_TR", "KINGDOMINO_LANG": "he"}, "he"),
        ({"LANG": "iw_IL"}, "he"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_decides_the_language_where_nobody_says(run, monkeypatch, variables, language):
    expected = run("--lang", language, "--help").out
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert run("--help").out == expected


def test_lang_may_stand_before_or_behind_the_command(run, tmp_path):
    (tmp_path / "k").write_text("##")
    before = run("--lang", "tr", "score", tmp_path / "k")
    assert (
        before.out == run("score", tmp_path / "k", "--lang", "tr").out == run("score", "--lang=tr", tmp_path / "k").out
    )


HEAVY = {"numpy", "numba", "asyncio", "rich", "fluent", "fastapi"}


@pytest.mark.parametrize(
    ("action", "allowed"),
    [
        ("import kingdomino", "[]"),
        ("from kingdomino.cli import main; main(['--help'])", "['fluent']"),
        ("from kingdomino.cli import main; main(['score', '--help'])", "['fluent', 'rich']"),
    ],
)
def test_nothing_heavy_is_imported(action, allowed):
    code = f"import sys\n{action}\nprint(sorted({HEAVY} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip().split("\n")[-1] == allowed


def test_a_closed_pipe_is_left_quietly(tmp_path):
    (tmp_path / "k").write_text("##")
    command = f'"{sys.executable}" -m kingdomino score "{tmp_path / "k"}" --json'
    done = subprocess.run(["sh", "-c", f"{command} | true"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
