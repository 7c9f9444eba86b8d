"""The link to a replay: for whoever has it, unless the host keeps the games of a table among its players."""

from __future__ import annotations

import pytest

from tests.server.front.playing import Player


def outcome(answer):
    return answer.status_code, answer.json().get("code")


@pytest.fixture
def host(server):
    return Player(server)


def test_a_finished_game_is_for_whoever_has_the_link_until_its_host_says_otherwise(server, host):
    code = host.table(play=True)
    game = f"/api/games/{code}-1"
    told = server.get(game)
    assert told.status_code == 200
    assert "guest" not in told.text
    assert server.get(f"/api/tables/{code}/replays").json() == {"shared": True}
    stranger = Player(server, "Emre")
    assert outcome(stranger.ask("POST", f"/api/tables/{code}/replays", json={"shared": False})) == (403, "not_the_host")
    assert host.ask("POST", f"/api/tables/{code}/replays", json={"shared": False}).status_code == 204
    assert host.ask("POST", f"/api/tables/{code}/replays", json={"shared": False}).status_code == 204
    assert server.get(f"/api/tables/{code}/replays").json() == {"shared": False}
    closed = (403, "game_not_shared")
    assert [outcome(server.get(path)) for path in (game, f"{game}/record")] == [closed] * 2
    asked = [("GET", game), ("GET", f"{game}/record"), ("POST", f"{game}/review")]
    assert [outcome(stranger.ask(*question)) for question in asked] == [closed] * 3
    assert [host.ask(*question).status_code for question in asked] == [200, 200, 202]
    assert host.ask("POST", f"/api/tables/{code}/replays", json={"shared": True}).status_code == 204
    assert server.get(f"{game}/record").status_code == 200


def test_who_may_watch_is_said_at_a_table_that_exists_and_in_so_many_words(server, host):
    assert outcome(server.get("/api/tables/ZZZZZ/replays")) == (404, "no_such_table")
    code = host.table()
    assert server.post(f"/api/tables/{code}/replays", json={"shared": False}).json()["code"] == "no_secret"
    assert host.ask("POST", f"/api/tables/{code}/replays", json={"shared": "perhaps"}).status_code == 422
