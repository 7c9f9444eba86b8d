"""Users' own bots, each in a process of its own, and the commands that start them."""

import sys

import pytest

from kingdomino import Game, KingdominoError
from kingdomino.bots import maker_of
from kingdomino.notation import split_records
from kingdomino.tournaments import Entrant, run_tournament
from kingdomino.tournaments.commands import command_of, fingerprint

from .made import tournament


@pytest.fixture(autouse=True)
def own_path(monkeypatch):
    """Loading puts a bot's folder in front of the path of its process: here, that of the tests."""
    monkeypatch.setattr(sys, "path", [*sys.path])


@pytest.mark.usefixtures("here")
def test_a_bot_is_made_anew_for_every_game():
    maker = maker_of("mybots.py:First")
    assert maker() is not maker()
    assert type(maker()).__name__ == "First"
    assert maker_of("page")() is not maker_of("page")()


def test_a_bot_may_come_from_a_module_in_the_folder_one_stands_in(here):
    (here / "pack").mkdir()
    (here / "pack" / "deep.py").write_text("from mybots import Last as Deep\n")
    assert type(maker_of("pack.deep:Deep")()).__name__ == "Last"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere.py:First", "FileNotFoundError"),
        ("no_such_package.at_all:First", "ModuleNotFoundError"),
        ("mybots.py:Missing", "AttributeError"),
        ("mybots.py:instance", "TypeError"),
        ("mybots.py:Forgetful", "Forgetful.choose?"),
        ("broken.py:Bot", "SyntaxError"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_refused_with_the_reason(here, name, reason):
    (here / "broken.py").write_text("class Bot(:\n")
    with pytest.raises(KingdominoError) as refused:
        maker_of(name)
    assert refused.value.code == "unloadable_bot"
    assert refused.value.facts["bot"] == name
    assert reason in str(refused.value.facts["reason"])


#: Neighbours imported at once, in a package, and in the middle of a game.
WITH_NEIGHBOURS = """
import neighbour
from household.member import NAME


class Mine:
    def choose(self, position, **budget):
        import late
        import mybot

        assert mybot.Mine is type(self)
        assert neighbour.NAME == NAME == late.name()
        return position.legal_moves()[0 if NAME == "old" else -1]
"""


def test_two_bots_have_each_their_own_neighbours_whenever_they_import_them(here):
    """Two folders with the same file names, as two versions of one bot have."""
    for version in ("old", "new"):
        (here / version / "household").mkdir(parents=True)
        (here / version / "mybot.py").write_text(WITH_NEIGHBOURS)
        (here / version / "neighbour.py").write_text(f"NAME = {version!r}\n")
        (here / version / "household" / "member.py").write_text(f"NAME = {version!r}\n")
        (here / version / "late.py").write_text("def name():\n    import latest\n    return latest.NAME\n")
        (here / version / "latest.py").write_text(f"NAME = {version!r}\n")
    run_tournament(tournament("old/mybot.py:Mine", "new/mybot.py:Mine"), 2, folder=here / "versions")
    run_tournament(tournament("mybots.py:First", "mybots.py:Last"), 2, folder=here / "same")
    moves = [
        [Game.from_record(piece.text).moves for piece in split_records((here / folder / "games.txt").read_text())]
        for folder in ("versions", "same")
    ]
    assert moves[0] == moves[1]


def test_a_command_is_taken_as_it_is_and_split_as_a_shell_would():
    entrant = Entrant.parse("cmd:./my bot.sh --name 'two words'@1:2", seconds=0.5)
    assert (entrant.bot, entrant.seconds) == ("cmd:./my bot.sh --name 'two words'@1:2", 0.5)
    assert str(entrant) == entrant.bot
    assert command_of("cmd:echo 'two words' \"$HOME;\"")[-3:] == ["echo", "two words", "$HOME;"]


@pytest.mark.parametrize("command", ["cmd:", "cmd:no-such-program-here", "cmd:./nowhere", "cmd:echo 'open"])
def test_a_command_that_cannot_be_started_is_refused_before_anything_begins(here, command):
    with pytest.raises(KingdominoError, match="unloadable_bot"):
        run_tournament(tournament(command, "page"), 2, folder=here / "out")
    assert not (here / "out").exists()


def test_the_files_that_a_command_names_are_compared_but_not_the_interpreter(here):
    (here / "bot.sh").write_text("exit 0\n")
    before = fingerprint("cmd:sh bot.sh --fast")
    assert before == fingerprint("cmd:sh -x bot.sh")
    (here / "bot.sh").write_text("exit 1\n")
    assert fingerprint("cmd:sh bot.sh --fast") != before
    assert fingerprint("cmd:true") is None
