"""The command line as a whole: help, languages, exit codes, and a quick start without heavy imports."""

import os
import subprocess
import sys
import traceback
from pathlib import Path

import pytest

from kingdomino import KingdominoError, __version__
from kingdomino.cli.main import COMMANDS
from kingdomino.locales import LANGUAGES


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)], ids=" ".join)
def test_every_help_page_speaks_every_language_and_has_an_example(run, command):
    pages = {language: run("--lang", language, *command, "--help") for language in LANGUAGES}
    for language, shown in pages.items():
        assert shown.code == 0
        assert "kingdomino " in shown.out.split("\n\n")[-1], "an example at the end"
        assert all(len(line) <= 80 for line in shown.out.split("\n"))
        if language != "en":
            assert shown.out != pages["en"].out
            for english in ("usage:", "options:", "show this help", "arguments:"):
                assert english not in shown.out


def test_the_version_is_the_package_s(run):
    assert run("--version").out.strip() == f"kingdomino {__version__}"


@pytest.mark.parametrize(
    "arguments",
    [
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
    assert left.err
    assert not left.out


def test_a_refusal_leaves_with_1_and_says_what(run, tmp_path):
    left = run("score", tmp_path / "nowhere.txt")
    assert left.code == 1
    assert "nowhere.txt" in left.err
    assert not left.out


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


HEAVY = {"numpy", "numba", "asyncio", "rich", "fluent", "fastapi", "pydantic"}


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


def test_a_traceback_ends_with_the_error_s_sentence(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")
    error = KingdominoError("no_such_bot", name="jester", known=("page", "king"))
    error.add_note("in the second game")
    code, sentence, note = "".join(traceback.format_exception(error)).rstrip().split("\n")
    assert code.endswith("no_such_bot (name='jester', known=('page', 'king'))")
    assert "jester" in sentence
    assert note == "in the second game"
    own = KingdominoError("a_code_of_one_s_own")
    assert len(traceback.format_exception(own)) == 1


@pytest.mark.parametrize("imported", ["argparse", "fluent.runtime", "rich.console", "kingdomino.cli.score"])
def test_ctrl_c_while_modules_are_loaded_ends_it_quietly(imported):
    """Ctrl-C at the moment when this module is imported."""
    code = (
        "import sys, kingdomino\n"
        "class Interrupting:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == {imported!r}: raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupting())\n"
        "from kingdomino.cli import main\n"
        "sys.exit(main(['score', 'nowhere.txt']))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (1, "", "")


def shell(command: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command line in a shell, `kingdomino` being this one."""
    program = f'"{sys.executable}" -m kingdomino'
    return subprocess.run(
        ["bash", "-c", "set -o pipefail; " + command.replace("kingdomino", program, 1)],
        cwd=folder,
        env={**os.environ, "LANGUAGE": "en", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("option", ["", "--json"])
def test_a_closed_pipe_is_left_quietly(tmp_path, option):
    (tmp_path / "k").write_text("##" + "w0" * 90)
    done = shell(f"kingdomino score k k k k {option} | true", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("kingdomino score - <&-", 1),
        ("kingdomino perft - <&-", 1),
        ("kingdomino replay - <&-", 1),
        ("kingdomino score k >&-", 0),
        ("kingdomino score k --json >&-", 0),
        ("kingdomino score k --json > /dev/full", 1),
        ("kingdomino score k > /dev/full", 1),
        ("kingdomino score none 2>&-", 1),
    ],
)
def test_closed_and_full_streams_are_no_reason_to_fall_over(tmp_path, command, code):
    (tmp_path / "k").write_text("##w0w1")
    done = shell(command, tmp_path)
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    if code and "2>&-" not in command:
        assert "Refused." in done.stderr


def test_a_missing_standard_input_is_said_in_words(tmp_path):
    done = shell("kingdomino score - <&-", tmp_path)
    assert "There is no standard input to read." in done.stderr
    assert "no_standard_input" not in done.stderr


def test_a_terminal_without_unicode_gets_what_it_can_show(tmp_path):
    (tmp_path / "k").write_text("##w0w1")
    for command in ("kingdomino score k --lang he", "kingdomino --lang el --help"):
        done = shell(command, tmp_path, PYTHONIOENCODING="ascii")
        assert done.returncode == 0
        assert "Traceback" not in done.stderr


def test_a_terminal_without_unicode_gets_english_whole(tmp_path):
    (tmp_path / "k").write_text("##w0w1")
    english = shell("kingdomino score k", tmp_path, PYTHONIOENCODING="ascii").stdout
    assert "2 x" in english
    assert "+----" in english
    assert "?" not in english


def test_files_may_stand_between_options(run, tmp_path):
    (tmp_path / "a").write_text("##w1w0")
    (tmp_path / "b").write_text("##w0w0")
    mixed = run("score", tmp_path / "a", "--edition", "revised", tmp_path / "b", "--json")
    assert mixed.code == 0
    assert mixed.out == run("score", tmp_path / "a", tmp_path / "b", "--edition", "revised", "--json").out
    assert run("score", tmp_path / "a", "--nonsense", tmp_path / "b").code == 2
    assert run("replay", tmp_path / "a", "--json", tmp_path / "b").code == 2


def test_a_stranger_s_text_does_not_steer_the_terminal(run, tmp_path):
    """Escape sequences and text-direction marks of every input are shown as U+FFFD."""
    record = tmp_path / "game.txt"
    record.write_text('[Ruleset "2 classic"]\n[Players "\x1b[31mRED, B\u202eob"]\nkings 0 1 1 0 {\x1b]0;owned\x07}')
    kingdom = tmp_path / "\x1b[31mk"
    kingdom.write_text("##w0\x1b[")
    shown = [run("replay", record), run("score", kingdom), run("score", tmp_path / "\x1b[2J")]
    for outcome in shown:
        for character in ("\x1b", "\u202e", "\x07"):
            assert character not in outcome.out + outcome.err
    assert "RED" in shown[0].out
