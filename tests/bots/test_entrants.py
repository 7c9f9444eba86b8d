"""Entrants as text: a bot and its budget."""

import pytest

from kingdomino import KingdominoError
from kingdomino.bots import Entrant


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
