"""A tournament that was killed or interrupted at any time continues without loss."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from kingdomino.notation import split_records
from kingdomino.tournaments import run_tournament
from kingdomino.tournaments.store import end_of_whole_records

from .made import tournament

DEADLINE = 60


def begin(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """The command in a process group of its own, as a terminal starts it; workers hold its pipes too."""
    return subprocess.Popen(
        [sys.executable, "-m", "kingdomino", "tournament", *arguments, "--out", "out"],
        cwd=folder,
        env={**os.environ, "COLUMNS": "80", "KINGDOMINO_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_signals,
    )


def hear_signals() -> None:
    """As a terminal starts a command; these tests may run where signals are ignored."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def wait_for_games(folder: Path, count: int) -> None:
    wait_until(lambda: (folder / "out" / "games.txt").exists() and len(records(folder)) >= count)


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + DEADLINE
    while not condition():
        assert time.monotonic() < deadline, "this takes too long"
        time.sleep(0.005)


def records(folder: Path) -> list[str]:
    content = (folder / "out" / "games.txt").read_bytes()
    text = content[: end_of_whole_records(content)].decode()
    return [piece.text.strip() for piece in split_records(text) if piece.text.strip()]


@pytest.mark.parametrize("after", [1, 9])
def test_killed_and_gone_on_with_it_has_the_same_games_as_if_never_killed(here, after):
    command = ("squire", "page", "mybots.py:Seeded:5", "--games", "18", "--seed", "9", "--jobs", "2")
    killed = begin(here, *command)
    wait_for_games(here, after)
    killed.kill()
    killed.communicate(timeout=DEADLINE)  # Ends when the last worker has let go of the pipe.
    assert killed.returncode == -signal.SIGKILL
    kept = records(here)
    assert after <= len(kept) < 18

    finished = begin(here, *command, "--json")
    shown, complaints = finished.communicate(timeout=DEADLINE)
    assert (finished.returncode, complaints) == (0, "")
    assert records(here)[: len(kept)] == kept, "nothing is lost"
    plan = tournament("squire", "page", "mybots.py:Seeded:5", seed=9)
    never_killed = run_tournament(plan, 18, folder=here / "apart")
    whole = (here / "apart" / "games.txt").read_text()
    assert sorted(records(here)) == sorted(piece.text.strip() for piece in split_records(whole)), (
        "nothing is there twice"
    )
    told = {found["entrant"]: found["points"]["mean"] for found in json.loads(shown)["standings"]}
    assert told == {str(found.entrant): found.points.mean for found in never_killed.standings}


def test_ctrl_c_ends_it_at_once_with_the_table_of_what_is_finished(here):
    """The bot would think for ever in its third game: the tournament ends only if its process is ended."""
    command = ("mybots.py:HangingInTheThirdGame", "page", "--games", "40")
    running = begin(here, *command)
    wait_for_games(here, 2)
    os.killpg(running.pid, signal.SIGINT)  # As a terminal does: to the workers, too.
    shown, complaints = running.communicate(timeout=DEADLINE)
    assert (running.returncode, complaints) == (1, "")
    assert "2 games: 1 deck × 2 seat rotations." in shown
    assert "Interrupted: 2 of 40 games are finished." in shown
    assert "resume from out" in shown
    assert "page" in shown.split("\n")[4] + shown.split("\n")[5]
    assert len(records(here)) == 2


def test_ctrl_c_again_and_again_leaves_nothing_half_written(here):
    running = begin(here, "mybots.py:HangingInTheThirdGame", "page", "--games", "40", "--jobs", "2")
    wait_for_games(here, 3)
    for _ in range(20):
        os.killpg(running.pid, signal.SIGINT)
    running.communicate(timeout=DEADLINE)
    assert running.returncode != 0
    assert 3 <= len(records(here)) <= 4
    content = (here / "out" / "games.txt").read_bytes()
    assert end_of_whole_records(content) == len(content)


def test_a_full_disk_ends_it_and_costs_no_game_that_was_written(here):
    """The system refuses to let the file grow past 3000 bytes, in the middle of the second or third record."""
    code = (
        "import resource, sys; from kingdomino.cli import main;"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000)); sys.exit(main(sys.argv[1:]))"
    )
    command = ("tournament", "page", "squire", "--games", "8", "--lang", "en", "--out", "out")
    full = subprocess.run([sys.executable, "-c", code, *command], capture_output=True, text=True, check=False)
    assert full.returncode == 1
    assert "Cannot write to the folder out" in full.stderr
    kept = records(here)
    assert 1 <= len(kept) < 8
    assert run_tournament(tournament("page", "squire"), 8, folder=here / "out").games_counted == 8
    assert records(here)[: len(kept)] == kept
    assert len(set(records(here))) == 8


def test_a_program_started_to_ignore_ctrl_c_goes_on_ignoring_it():
    def interrupt(*_: int) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        outcome = run_tournament(tournament("page", "squire"), 4, progress=interrupt)
    finally:
        signal.signal(signal.SIGINT, before)
    assert (outcome.games_finished, outcome.interrupted) == (4, False)


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Ctrl-C as Python hears it, also where these tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_while_a_game_is_written_down_counts_that_game(here):
    """The signal comes at the worst moment: when a game has just been counted."""
    sent: list[int] = []

    def interrupt(finished: int, _: int) -> None:
        if finished >= 3 and not sent:
            sent.append(finished)
            os.kill(os.getpid(), signal.SIGINT)

    outcome = run_tournament(tournament("page", "squire"), 400, jobs=2, folder=here / "out", progress=interrupt)
    assert outcome.interrupted
    assert outcome.games_finished == len(records(here)) < 400
    again = run_tournament(tournament("page", "squire"), 6, jobs=2, folder=here / "out")
    assert (again.interrupted, again.games_counted) == (False, 6)


def test_ctrl_c_before_the_first_game_leaves_an_empty_table(here):
    (here / "slow.py").write_text("import mybots\nclass Slow(mybots.HangingInTheThirdGame):\n    games = 9\n")
    running = begin(here, "slow.py:Slow", "page")
    wait_until((here / "out" / "games.txt").exists)
    os.killpg(running.pid, signal.SIGINT)
    _, complaints = running.communicate(timeout=DEADLINE)
    assert running.returncode == 1
    assert "Traceback" not in complaints


#: Prints that it thinks, and never returns.
ENDLESS = """
from pathlib import Path


class Endless:
    def choose(self, position, **budget):
        Path("thinking").touch()
        while True:
            pass
"""


@pytest.fixture
def thinking(here: Path) -> Iterator[subprocess.Popen[str]]:
    """A tournament whose bot will never answer; its pipes are closed when its last process has ended."""
    (here / "endless.py").write_text(ENDLESS)
    running = begin(here, "endless.py:Endless", "page", "--games", "40")
    try:
        wait_until((here / "thinking").exists)
        yield running
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)


def test_a_bot_that_thinks_for_ever_ends_with_the_tournament_s_process(thinking):
    thinking.kill()
    thinking.communicate(timeout=DEADLINE)
    assert thinking.returncode == -signal.SIGKILL


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("send", [os.kill, os.killpg])
def test_a_request_to_end_is_taken_as_ctrl_c(thinking, number, send):
    """Sent to the parent process by a supervisor, or to all processes when the terminal is closed."""
    send(thinking.pid, number)
    shown, complaints = thinking.communicate(timeout=DEADLINE)
    assert (thinking.returncode, complaints) == (1, "")
    assert "Interrupted: 0 of 40 games are finished." in shown


def test_a_program_with_its_own_way_to_end_keeps_it():
    asked: list[int] = []

    def ask(finished: int, _: int) -> None:
        if finished == 1:
            os.kill(os.getpid(), signal.SIGTERM)

    before = signal.signal(signal.SIGTERM, lambda number, _: asked.append(number))
    try:
        outcome = run_tournament(tournament("page", "squire"), 4, progress=ask)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert (outcome.games_finished, outcome.interrupted, asked) == (4, False, [signal.SIGTERM])
