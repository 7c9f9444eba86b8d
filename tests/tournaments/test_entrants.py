"""Entrants as text, and loading users' own bots."""

import sys
from typing import Any

import pytest

from kingdomino import KingdominoError
from kingdomino.tournaments import Entrant
from kingdomino.tournaments.bot_loading import maker_of


@pytest.mark.parametrize(
    ("text", "entrant"),
    [
        ("squire", Entrant("squire")),
        ("squire@0.1", Entrant("squire", seconds=0.1)),
        ("squire@20", Entrant("squire", seconds=20.0)),
        ("squire@0.00001", Entrant("squire", seconds=1e-5)),
        ("squire:2000", Entrant("squire", playouts=2000)),
        ("mybot.py:MyBot", Entrant("mybot.py:MyBot")),
        ("mybot.py:MyBot@0.5", Entrant("mybot.py:MyBot", seconds=0.5)),
        ("package.module:MyBot:30", Entrant("package.module:MyBot", playouts=30)),
        ("odd@folder/mybot.py:MyBot", Entrant("odd@folder/mybot.py:MyBot")),
    ],
)
def test_an_entrant_is_a_bot_with_a_budget_and_its_text_reads_back(text, entrant):
    assert Entrant.parse(text) == entrant
    assert str(entrant) == text


def test_the_tournament_s_budget_is_for_those_who_bring_none():
    assert Entrant.parse("king", seconds=0.5) == Entrant("king", seconds=0.5)
    assert Entrant.parse("mybot.py:MyBot", playouts=9) == Entrant("mybot.py:MyBot", playouts=9)
    assert Entrant.parse("squire:10", seconds=0.5) == Entrant("squire", playouts=10)
    assert Entrant.parse("squire@2", playouts=7) == Entrant("squire", seconds=2.0)


@pytest.mark.parametrize("level", ["page", "squire", "knight"])
def test_the_tournament_s_budget_is_not_for_those_who_decide_at_once(level):
    """With it they would be rated as bots of another name."""
    assert Entrant.parse(level, seconds=0.5) == Entrant.parse(level, playouts=5) == Entrant(level)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("jester", "no_such_bot"),
        ("", "no_such_bot"),
        ("@1", "no_such_bot"),
        ("crowns.py", "bot_without_class"),
        ("crowns.py@0.1", "bot_without_class"),
        ("crowns.py:2000", "bot_without_class"),
        ("bots/crowns", "bot_without_class"),
        ("package.module", "bot_without_class"),
        ("squire@", "unreadable_budget"),
        ("squire@soon", "unreadable_budget"),
        ("squire@-1", "unreadable_budget"),
        ("squire@inf", "unreadable_budget"),
        ("squire:many", "unreadable_budget"),
        ("squire:" + "9" * 99, "unreadable_budget"),
        ("squire@0", "unusable_budget"),
        ("squire:0", "unusable_budget"),
    ],
)
def test_an_unknown_bot_or_a_bad_budget_is_refused(text, code):
    with pytest.raises(KingdominoError) as refused:
        Entrant.parse(text)
    assert refused.value.code == code


@pytest.mark.usefixtures("here")
def test_a_bot_is_made_anew_for_every_seat():
    maker: Any = maker_of("mybots.py:First")
    assert maker() is not maker()
    assert type(maker().player).__name__ == "First"
    assert maker_of("page")() is not maker_of("page")()


def test_a_bot_may_come_from_a_module_in_the_folder_one_stands_in(here, monkeypatch):
    (here / "pack").mkdir()
    (here / "pack" / "deep.py").write_text("from mybots import Last as Deep\n")
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    made: Any = maker_of("pack.deep:Deep")()
    assert type(made.player).__name__ == "Last"


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
        return neighbour.NAME, NAME, late.name()
"""


@pytest.fixture
def old_and_new(here, monkeypatch):
    """Two folders with the same file names, as two versions of one bot have."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    for version in ("old", "new"):
        (here / version / "household").mkdir(parents=True)
        (here / version / "mybot.py").write_text(WITH_NEIGHBOURS)
        (here / version / "neighbour.py").write_text(f"NAME = {version!r}\n")
        (here / version / "household" / "member.py").write_text(f"NAME = {version!r}\n")
        (here / version / "late.py").write_text("def name():\n    import latest\n    return latest.NAME\n")
        (here / version / "latest.py").write_text(f"NAME = {version!r}\n")
    return here


@pytest.mark.usefixtures("old_and_new")
def test_two_bots_have_each_their_own_neighbours_whenever_they_import_them():
    bots: dict[str, Any] = {version: maker_of(f"{version}/mybot.py:Mine")() for version in ("old", "new")}
    for version in ("new", "old", "old", "new", "old"):
        told = bots[version].choose(None, seconds=None, playouts=None, seed=1, threads=1)
        assert told == (version,) * 3
    assert sum(path.endswith(("old", "new")) for path in sys.path) == 1


def test_a_bot_from_a_module_has_its_own_neighbours_too(old_and_new):
    (old_and_new / "neighbour.py").write_text("NAME = 'here'\n")
    (old_and_new / "standing.py").write_text(
        "class Mine:\n"
        "    def choose(self, position, **budget):\n"
        "        import neighbour\n"
        "        return neighbour.NAME\n"
    )
    old: Any = maker_of("old/mybot.py:Mine")()
    standing: Any = maker_of("standing:Mine")()
    budget = {"seconds": None, "playouts": None, "seed": 1, "threads": 1}
    assert [bot.choose(None, **budget) for bot in (standing, old, standing)] == ["here", ("old",) * 3, "here"]


def test_what_is_nobody_s_neighbour_is_there_once_for_all(old_and_new):
    """A file with the name of a module of Python's own hides it only from its own folder."""
    (old_and_new / "old" / "colorsys.py").write_text(
        "class Mine:\n    def choose(self, position, **budget):\n        pass\n"
    )
    import colorsys

    maker_of("old/colorsys.py:Mine")()
    assert sys.modules["colorsys"] is not colorsys
    maker_of("new/mybot.py:Mine")()
    assert sys.modules["colorsys"] is colorsys
    assert sys.modules["kingdomino.tournaments.bot_loading"].maker_of is maker_of
