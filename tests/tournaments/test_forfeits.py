"""A bot that crashes, hangs, prints rubbish, moves illegally or floods its output forfeits; the tournament goes on."""

import json
import os
import signal
import time
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import psutil  # type: ignore[import-untyped]
import pytest

from kingdomino.bots import Entrant
from kingdomino.rules import Ruleset
from kingdomino.tournaments import KINDS, Forfeit, Played, Tournament, bot_process, run_tournament, share_of, standings
from kingdomino.tournaments.bot_process import BotProcess, ErrorOutput
from kingdomino.tournaments.choices import Forfeited

from .made import played, tournament
from .test_interruption import begin, wait_until

PROGRAM = """
echo "a note" >&2
while read -r word rest; do
  case "$word" in
    kingdomino-bot) echo "ready name=test author=test" ;;
    go) BEHAVIOUR ;;
    quit) exit ;;
  esac
done
"""
#: Nothing else on this machine sleeps for this long.
NUMBERS = count(900_000 + os.getpid() * 10)
BEHAVIOURS = {
    "crash": 'echo "cannot find my book" >&2; exit 3',
    "timeout": "sleep SECONDS",
    "illegal": "echo move 1x",
    "rubbish": "echo move the first, please",
    "flood": "yes",
    "error": "echo error I am lost",
}
REASONS = {
    "crash": "exit 3: cannot find my book",
    "timeout": " s",
    "illegal": "1x",
    "rubbish": "the first, please",
    "flood": "1048576",
    "error": "I am lost",
}


def program(folder: Path, behaviour: str) -> str:
    (folder / "bot.sh").write_text(PROGRAM.replace("BEHAVIOUR", behaviour))
    return "cmd:sh bot.sh"


def is_running(word: str) -> bool:
    return any(word in found.info["cmdline"] for found in psutil.process_iter(["cmdline"]) if found.info["cmdline"])


@pytest.mark.parametrize("kind", KINDS)
def test_each_misbehaviour_is_a_named_forfeit_and_the_tournament_goes_on(here, kind):
    sleep = str(next(NUMBERS))
    command = program(here, BEHAVIOURS[kind].replace("SECONDS", sleep))
    # On a busy machine a process may need its time to misbehave in any other way.
    seconds = 0.01 if kind == "timeout" else 60.0
    plan = Tournament((Entrant(command, seconds=seconds), Entrant("page")), Ruleset(players=2))
    outcome = run_tournament(plan, 2, folder=here / "out")
    assert (outcome.failure, outcome.games_counted) == (None, 2)
    assert not is_running(sleep)
    page, bot = outcome.standings
    assert (str(page.entrant), page.forfeits) == ("page", ())
    assert [(found.kind, found.games, found.first) for found in bot.forfeits] == [(kind, 2, (1, 0))]
    assert REASONS[kind] in bot.forfeits[0].reason
    if kind == "timeout":
        assert float(bot.forfeits[0].reason.removesuffix(" s")) >= 1, "a second more than its budget"
    assert (page.share.mean, bot.share.mean) == (1.0, 0.0)
    assert page.points is page.margin is bot.points is None
    assert "a note" in (here / "out" / "stderr" / "1-cmd-sh-bot.sh.txt").read_text()
    again = run_tournament(plan, 2, folder=here / "out")
    assert again.standings[1].forfeits == bot.forfeits, "read from the folder"


def test_a_program_that_says_nothing_but_other_things_is_named_rubbish_and_bytes_are_too(here):
    for behaviour in ("echo hello", r"printf 'move \377\n'"):
        plan = Tournament((Entrant(program(here, behaviour), seconds=2.0), Entrant("page")), Ruleset(players=2))
        (_, bot) = run_tournament(plan, 2).standings
        assert [found.kind for found in bot.forfeits] == ["rubbish"]


@pytest.mark.parametrize(
    ("bot", "kind", "reason"),
    [
        ("Failing", "error", "ZeroDivisionError: integer division or modulo by zero (mybots.py:"),
        ("Illegal", "illegal", "=48: not_now (move='=48', due='place') in 2 classic; ## | ##;"),
        ("Nonsense", "rubbish", "None"),
        ("Unspeakable", "error", "RuntimeError: no words"),
        ("Leaving", "crash", "exit 3"),
    ],
)
@pytest.mark.usefixtures("here")
def test_bots_from_files_forfeit_in_the_same_way(bot, kind, reason):
    (page, entrant) = run_tournament(tournament("page", f"mybots.py:{bot}"), 2).standings
    assert str(page.entrant) == "page"
    assert [(found.kind, found.games) for found in entrant.forfeits] == [(kind, 2)]
    assert reason in entrant.forfeits[0].reason


def forfeited(deck: int, rotation: int, seat: int) -> Played:
    """A game of three that this seat forfeited."""
    forfeit = Forfeit(seat, "crash", "exit 1")
    return Played((deck, rotation), forfeit.places(3), (0, 0, 0), (0, 0, 0), "", forfeit=forfeit)


def test_a_forfeit_is_a_share_of_0_and_points_and_margins_leave_that_game_out():
    """Deck 1: squire wins, forfeits, wins; deck 2: squire forfeits all three."""
    plan = tournament("squire", "page", "page@1")
    games = [
        played(1, 0, (1, 2, 3), (30, 20, 10)),
        forfeited(1, 1, 1),
        played(1, 2, (3, 2, 1), (10, 20, 36)),
        *[forfeited(2, rotation, rotation) for rotation in range(3)],
    ]
    found = {str(standing.entrant): standing for standing in standings(plan, games)}
    assert found["squire"].share == share_of([2 / 3, 0])
    assert found["page"].share == share_of([1 / 6, 1 / 2])
    assert found["squire"].points is not None
    assert (found["squire"].points.mean, found["squire"].points.high) == (33, None), "one deck is left"
    assert sum(one.games for one in found["squire"].forfeits) == 4
    assert found["squire"].rating.mu < found["page"].rating.mu


@pytest.mark.parametrize("language", ["en", "he"])
def test_forfeits_are_a_column_and_a_sentence(run, here, language):
    shown = run("--lang", language, "tournament", program(here, "echo error I am lost"), "page", "--games", 2)
    assert shown.code == 0
    assert "cmd:sh bot.sh" in shown.out
    assert "I am lost" in shown.out
    assert "–" in shown.out, "no points"


def test_json_counts_forfeits_by_their_names(run, here):
    arguments = ("tournament", program(here, "exit 3"), "page", "--games", 2, "--json")
    page, bot = json.loads(run(*arguments).out)["standings"]
    assert (page["forfeits"], bot["forfeits"]) == ({}, {"crash": 2})
    assert bot["points"] is bot["margin"] is None


@pytest.mark.parametrize(("send", "number"), [(os.kill, signal.SIGKILL), (os.killpg, signal.SIGKILL), (os.killpg, 2)])
def test_nothing_is_left_running_when_the_tournament_is_killed_or_interrupted(here, send, number):
    """The program ignores every signal that can be ignored, and has a child of its own."""
    sleep = str(next(NUMBERS))
    command = program(here, f"trap '' INT TERM HUP; sleep {sleep}")
    running = begin(here, command, "page", "--games", "4")
    wait_until(lambda: is_running(sleep))
    send(running.pid, number)
    running.communicate(timeout=300)
    wait_until(lambda: not is_running(sleep))


def test_a_budget_of_a_command_is_part_of_the_tournament_s_identity(run, here):
    command = program(here, "exit 3")
    assert run("tournament", command, "page", "--games", 2, "--playouts", 5, "--out", "out").code == 0
    again = run("tournament", command, "page", "--games", 2, "--playouts", 6, "--out", "out")
    assert again.code == 1
    assert "playouts" in again.err


def test_a_bot_that_reads_nothing_is_not_waited_for(here):
    """It answers with a flood of guesses, never reading what it is asked."""
    (here / "deaf.sh").write_text('echo "ready name=deaf author=test"; while :; do echo "info wins=1"; done')
    plan = Tournament((Entrant("cmd:sh deaf.sh", seconds=0.01), Entrant("page")), Ruleset(players=2))
    assert run_tournament(plan, 2).standings[1].forfeits[0].kind in ("flood", "timeout")


@pytest.fixture
def minutes(monkeypatch):
    """A clock that goes on by a hundred seconds at every line with keys, and otherwise stands still."""
    clock = SimpleNamespace(now=0.0)

    def read(_: str) -> dict[str, str]:
        clock.now += 100
        return {}

    monkeypatch.setattr(bot_process, "values_of", read)
    monkeypatch.setattr(bot_process, "time", SimpleNamespace(monotonic=lambda: clock.now, sleep=time.sleep))
    return clock


def greeted(folder: Path, script: str) -> None:
    (folder / "slow.sh").write_text(script)
    process = BotProcess(["sh", str(folder / "slow.sh")], ErrorOutput(None))
    try:
        process.greet()
    finally:
        process.end()


def test_a_bot_that_tells_that_it_compiles_is_waited_for(here, minutes):
    signs = "for step in 1 2 3 4 5 6; do echo info compiled=$step; sleep 0.1; done"
    greeted(here, f"{signs}; echo ready name=slow author=test; cat")
    assert minutes.now == 700


def test_but_not_for_ever(here, minutes):
    with pytest.raises(Forfeited) as forfeited:
        greeted(here, "while :; do echo info compiled=1; sleep 0.02; done")
    assert forfeited.value.kind == "timeout"
    assert minutes.now >= bot_process.LONGEST_START
