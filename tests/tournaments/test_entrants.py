"""Who takes part, as text; and where a bot of one's own comes from."""

import sys

import pytest

from kingdomino import KingdominoError
from kingdomino.tournaments import Entrant
from kingdomino.tournaments.loading import maker_of


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
    assert Entrant.parse("squire", seconds=0.5) == Entrant("squire", seconds=0.5)
    assert Entrant.parse("squire:10", seconds=0.5) == Entrant("squire", playouts=10)
    assert Entrant.parse("squire@2", playouts=7) == Entrant("squire", seconds=2.0)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("jester", "no_such_bot"),
        ("", "no_such_bot"),
        ("@1", "no_such_bot"),
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
    maker = maker_of("mybots.py:First")
    assert maker() is not maker()
    assert type(maker()).__name__ == "First"
    assert maker_of("page")() is not maker_of("page")()


def test_a_bot_may_come_from_a_module_in_the_folder_one_stands_in(here, monkeypatch):
    (here / "pack").mkdir()
    (here / "pack" / "deep.py").write_text("from mybots import Last as Deep\n")
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
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
    assert refused.value.facts["bot"] == name and reason in str(refused.value.facts["reason"])
