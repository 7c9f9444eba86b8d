"""Our bots as programs that read and write lines."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from threading import Event

import pytest

from kingdomino import Game, Position, Ruleset
from kingdomino.bots import Entrant, LineProgram, bot, line_of, line_program, values_of

COMMAND = (sys.executable, "-m", "kingdomino", "bot")
OPENING = "2 classic; ## | ##; kings 0 1 1 0; 1 2 3 4; claim 0; -"


class Talk:
    """A running program, and what it answers."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process, self._input, self.output = process, process.stdin, process.stdout

    def say(self, *lines: str) -> None:
        for line in lines:
            self._input.write(f"{line}\n")
        self._input.flush()

    def ask(self, *lines: str) -> str:
        """Say these lines; the next line of the answer that is no `info`."""
        self.say(*lines)
        while (line := self.output.readline().strip()).startswith("info"):
            pass
        return line


@contextmanager
def talk(name: str) -> Iterator[Talk]:
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, name], stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        yield Talk(process)
        process.communicate()


def answers(name: str, *lines: str) -> list[str]:
    text = "".join(f"{line}\n" for line in lines)
    return subprocess.run([*COMMAND, name], input=text, capture_output=True, text=True, check=True).stdout.splitlines()


def middle(seed: int) -> Position:
    game = Game.shuffled(Ruleset(players=2), seed)
    for number in range(30):
        game.play(bot("page").choose(game.position, seed=number))
    return game.position


def test_the_king_answers_as_it_would_in_this_process_with_what_it_thinks():
    position = middle(3)
    with talk("king") as king:
        assert king.ask("kingdomino-bot 1") == "ready name=king author=kingdomino"
        for seed in (7, 8):
            king.say("new rules=2 classic", f"position {position}", f"go playouts=300 seed={seed}")
            heard = [king.output.readline().strip()]
            while heard[-1].startswith("info"):
                heard.append(king.output.readline().strip())
            move = bot("king").choose(position, playouts=300, seed=seed)
            assert heard[-1] == f"move {move}"
            informed = values_of(heard[-2].removeprefix("info "))
            assert informed["line"].split()[0] == str(move)
            assert 0 <= float(informed["wins"]) <= 1
            assert 0 < int(informed["playouts"]) <= 300
        king.say(f"position {position}", "go seconds=1000000", "stop")
        assert king.ask() in [f"move {legal}" for legal in position.legal_moves()]
        assert king.ask("stop", f"position {OPENING}", "go playouts=50 seed=1").startswith("move ="), "a late stop"
        king.say("go seconds=1000000", "quit")


def test_unknown_lines_and_keys_are_ignored_and_mistakes_are_answered_as_errors():
    told = answers(
        "squire",
        "hello",
        "",
        "kingdomino-bot 2",
        "kingdomino-bot 1",
        "go",
        "new rules=2 classic colour=blue",
        "new rules=2 baroque",
        "position nonsense",
        "ponder everything=1",
        f"position {OPENING}",
        "go depth=3 playouts=5 seed=1",
        "go seconds=soon",
        "go threads=0",
        "go seconds=1 playouts=1",
        "position 2 classic; nonsense",
        "go seed=1",
        "x" * 9000,
        "quit",
        "go",
    )
    assert sorted(line for line in told if "8192" in line) == ["error a line is longer than 8192 bytes"]
    words = [line for line in told if "8192" not in line]
    assert [word.split(" ")[0] for word in words] == [
        "error",
        "ready",
        "error",
        "error",
        "error",
        "move",
        "error",
        "error",
        "error",
        "error",
        "error",
    ]
    assert words[2] == words[-1] == "error go without a position", "after one that cannot be read as well"
    assert words[6] == "error unusable_budget (name='seconds', value='soon')"


def test_a_file_s_class_is_a_program_too_and_what_it_prints_goes_to_standard_error(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(
        "class Mine:\n"
        "    def choose(self, position, *, seconds, playouts, seed, threads):\n"
        "        print('move =4')\n"
        "        assert threads == 1, 'one at a time'\n"
        "        return f'={seconds or playouts}'\n"
    )
    lines = ("kingdomino-bot 1", f"position {OPENING}", "go playouts=3", "go", "go threads=2", "quit")
    assert answers("mine.py:Mine:2", *lines) == [
        "ready name=Mine author=kingdomino",
        "move =3",
        "move =2",
        "error AssertionError: one at a time (mine.py:4)",
    ]
    assert answers("mine.py:Missing", "kingdomino-bot 1")[0].startswith("error AttributeError")


def test_a_bot_without_a_name_is_refused():
    done = subprocess.run([*COMMAND, "jester", "--lang", "en"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert "There is no bot called jester" in done.stderr


def test_the_end_of_the_input_ends_it_after_the_last_answer():
    assert answers("page", "kingdomino-bot 1", f"position {OPENING}", "go seed=1")[1].startswith("move =")


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("", {}),
        ("rules=2 classic harmony", {"rules": "2 classic harmony"}),
        ("wins=0.5 line=13@g8e =27 deal", {"wins": "0.5", "line": "13@g8e =27 deal"}),
        ("stray name=x", {"name": "x"}),
        ("a= b=1=2", {"a": "", "b": "1=2"}),
    ],
)
def test_the_last_key_of_a_line_may_hold_blanks(text, values):
    assert values_of(text) == values


def test_numbers_are_written_without_an_exponent():
    assert line_of("go", seconds=0.00001, playouts=None, seed=10**20) == "go seconds=0.00001 seed=100000000000000000000"
    assert line_of("go", seconds=2.0) == "go seconds=2"


class Listening(BytesIO):
    """An output that tells when it has got an `info` with a step of the compilation."""

    def __init__(self) -> None:
        super().__init__()
        self.informed = Event()

    def write(self, content) -> int:
        written = super().write(content)
        if content.startswith(b"info compiled=3 "):
            self.informed.set()
        return written


@pytest.mark.parametrize("name", ["king", "mine.py:Mine"])
def test_while_it_compiles_it_says_so_and_then_it_is_ready(name, tmp_path, monkeypatch):
    """Our levels, and a file that imports the search: here the compilation lasts until somebody has heard of it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    Path("mine.py").write_text("import kingdomino.search\nclass Mine:\n    def choose(self, position, **budget): ...\n")
    output = Listening()

    def compiling(progress) -> None:
        progress(3, 12, "something large")
        assert output.informed.wait(60)

    monkeypatch.setattr(line_program, "_SECONDS_BETWEEN_SIGNS", 0.01)
    monkeypatch.setattr(line_program, "compile_engine", compiling)
    program = LineProgram(Entrant.parse(name), output)
    program._answer("kingdomino-bot", "1")
    *signs, last = output.getvalue().decode().splitlines()
    assert last == f"ready name={name.rpartition(':')[2]} author=kingdomino"
    # A busy machine may give a sign before the first step is known.
    assert signs[-1] == "info compiled=3 steps=12"
    assert set(signs[:-1]) <= {"info compiled=0 steps=0", "info compiled=3 steps=12"}


def test_a_bot_that_does_not_search_compiles_nothing():
    code = (
        "import sys; from kingdomino.bots import *; from kingdomino.bots.line_program import *; from io import BytesIO;"
    )
    code += "out = BytesIO(); LineProgram(Entrant.parse('page'), out)._answer('kingdomino-bot', '1');"
    code += "print(out.getvalue().decode().strip(), 'kingdomino.search' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "ready name=page author=kingdomino False\n"
