"""What is wrong with a program is said before a tournament; what a program asks for, it gets."""

import sys
from pathlib import Path

import pytest

from kingdomino.rules import Discard, Ruleset
from kingdomino.tournaments import Finding, bot_check, bot_process, check_bot

#: A bot in a few lines: it asks for the legal moves and plays the first.
FIRST = """
import sys
for line in sys.stdin:
    word, _, rest = line.rstrip("\\r\\n").partition(" ")
    if word == "kingdomino-bot": print("ready name=first author=test wants=legal", flush=True)
    elif word == "legal": legal = rest.split(" ")
    elif word == "go": print("move", legal[0], flush=True)
    elif word == "quit": break
"""


@pytest.fixture(autouse=True)
def _a_busy_machine_has_time(monkeypatch):
    monkeypatch.setattr(bot_process, "_GRACE", 60.0)


def checked(folder: Path, source: str) -> list[Finding]:
    (folder / "bot.py").write_text(source)
    return list(check_bot(f"cmd:{sys.executable} bot.py"))


def faults(found: list[Finding]) -> list[tuple[str, str | None]]:
    return [(finding.check, finding.fault) for finding in found if finding.fault]


def test_a_good_program_passes_every_check_and_gets_the_legal_moves_that_it_wants(here):
    found = checked(here, FIRST)
    assert faults(found) == []
    assert [finding.check for finding in found] == ["start", *["moves"] * 4, "ignores", "time", "stop", "quit"]


@pytest.mark.parametrize("rules", ["2 classic", "4 classic harmony middle-kingdom", "2 revised mighty-duel"])
def test_the_corners_of_a_game_have_claims_placements_a_discard_and_the_last_decision(rules):
    corners = bot_check.corners_of(Ruleset.parse(rules))
    assert [position.phase for position in corners[:2]] == ["claim", "place"]
    assert any(isinstance(position.legal_moves()[0], Discard) for position in corners)
    (last,) = [
        position for position in corners if not position.next_line and position.play(position.legal_moves()[0]).is_over
    ]
    assert last.rules == Ruleset.parse(rules)


STAYS = 'elif word == "quit":\n        import time; time.sleep(60)'
EVERYWHERE = [*["moves"] * 4, "ignores", "time", "stop"]


@pytest.mark.parametrize(
    ("part", "instead", "expected"),
    [
        (", flush=True", "", [("start", "unflushed")]),
        ('"move", legal[0], flush=True', '"move", legal[0]', [("moves", "unflushed")]),
        ('"move", legal[0]', '"move 48x"', [(check, "illegal") for check in EVERYWHERE]),
        ('elif word == "quit": break', 'elif word == "later": sys.exit("no such line")', [("ignores", "crash")]),
        ('elif word == "quit": break', STAYS, [("quit", "timeout")]),
    ],
    ids=["ready held back", "moves held back", "illegal", "unknown line", "stays"],
)
def test_what_is_wrong_is_named(here, monkeypatch, part, instead, expected):
    if any(fault in ("unflushed", "timeout") for _, fault in expected):
        monkeypatch.setattr(bot_check, "PATIENCE", 2.0)
        monkeypatch.setattr(bot_process, "_SECONDS_TO_LEAVE", 30.0)
    assert faults(checked(here, FIRST.replace(part, instead))) == expected


def test_the_command_says_it_in_sentences_and_by_its_exit_code(run, here):
    (here / "bot.py").write_text(FIRST.replace('"move", legal[0]', '"move 48x"'))
    shown = run("bot-check", f"cmd:{sys.executable} bot.py")
    assert shown.code == 1
    assert "moves legally: 2 revised mighty-duel: a move against the rules (48x: not_now" in " ".join(shown.out.split())
    (here / "bot.py").write_text(FIRST)
    shown = run("bot-check", f"cmd:{sys.executable} bot.py")
    assert (shown.code, shown.out.rstrip().split("\n")[-1]) == (0, "All is well: it can enter a tournament.")
