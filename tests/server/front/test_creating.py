"""A `create` that is sent again makes no second table; news come before answers; accidents are logged."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from kingdomino.tables.messages import codec
from tests.server.front.playing import Player
from tests.server.front.serving import Served, ask

KEY = "0123456789abcdef"
WISH = {
    "type": "create",
    "rules": "2 classic",
    "seats": [{"kind": "me"}, {"kind": "me", "name": "Ben"}],
    "start": True,
    "key": KEY,
}


def created(player: Player, **changes: object) -> dict[str, Any]:
    """The answer on a connection of its own."""
    with player.server.socket() as line:
        ask(line, {"type": "hello", "secret": player.secret})
        return ask(line, {**WISH, **changes})[0]


def test_the_same_key_is_the_same_table_also_on_another_connection(server, player):
    first, again = created(player), created(player)
    assert first["type"] == "done"
    assert (again["table"], again["version"]) == (first["table"], first["version"])
    assert created(player, key="f" * 16)["table"] != first["table"]
    assert created(player, key=None)["table"] != first["table"]
    assert created(Player(server))["table"] != first["table"], "another person's key is another key"
    assert created(player, rules="2 revised")["table"] != first["table"], "another table is another table"


def test_a_table_that_was_made_but_not_started_is_started(player):
    made = created(player, start=False)
    assert made["version"] == 1
    assert created(player)["version"] == 2
    assert created(player)["version"] == 2


def test_what_was_made_counts_once_for_the_limit_of_tables(serve):
    player = Player(serve(tables_per_guest=1))
    table = created(player)["table"]
    assert created(player)["table"] == table
    assert created(player, key="f" * 16)["code"] == "too_many_tables"


@pytest.mark.parametrize("key", ["short", "x" * 65, 7])
def test_a_key_is_a_text_of_16_to_64_characters(player, key):
    refused = created(player, key=key)
    assert (refused["code"], refused["facts"]["field"]) == ("wrong_field", "key")


def test_an_accident_in_a_session_is_logged_whatever_its_kind(serve, caplog, monkeypatch):
    server: Served = serve()

    def breaks(_: object) -> None:
        raise RuntimeError("an accident")

    monkeypatch.setattr(codec, "read_client", breaks)
    with caplog.at_level(logging.ERROR), server.socket() as line:
        line.send("{}")
        with pytest.raises(Exception, match=r"1\d{3}|closed|close"):
            line.recv(120)
    server.stop()
    server.__exit__()
    assert "session_failed" in caplog.text
    assert "an accident" in caplog.text


def test_the_news_of_a_change_comes_before_the_answer_and_a_future_version_is_stale(player):
    with player.server.socket() as line:
        ask(line, {"type": "hello", "secret": player.secret})
        done, news = ask(line, {**WISH, "key": "9" * 16})
        assert news["version"] == done["version"] == 2
        move = news["you"]["turn"]["moves"][0]["move"]
        wish = {"type": "move", "table": done["table"], "move": move}
        refused, _ = ask(line, {**wish, "version": 1000})
        assert (refused["code"], refused["facts"]) == ("stale", {"version": 2})
        done, news = ask(line, {**wish, "version": 2})
        assert news["version"] == done["version"] == 3
