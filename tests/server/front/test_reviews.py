"""Reviews over HTTP: asked for, shared, polled, stopped, refused; other moves tried."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from kingdomino import Game, Ruleset
from kingdomino.analysis import Reviewing
from kingdomino.server.thinking import Job
from tests.server.front.playing import Player
from tests.server.front.serving import Served
from tests.server.reviews.made_up import put_review
from tests.server.reviews.thinking_here import ThinkingHere, short_game

PLAYOUTS = 4
GAME = short_game(9, moves=40)
OTHER = short_game(10)


class Gate:
    """Lets the steps of reviews through, or holds them."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.open.set()

    async def __call__(self, _: Job) -> None:
        await asyncio.to_thread(self.open.wait)


@pytest.fixture(scope="module")
def gate() -> Gate:
    return Gate()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, gate: Gate) -> Iterator[Served]:
    """A server whose reviews are made in this process."""
    folder = tmp_path_factory.mktemp("reviews")
    generous = {"messages_per_second": 10_000, "burst": 100_000, "guests_per_hour": 10_000, "reviews_per_guest": 2}
    thinker = ThinkingHere(gate)
    with Served(folder / "games.db", folder / "client", thinker, review_playouts=PLAYOUTS, **generous) as served:
        yield served
        gate.open.set()


def asked(player: Player, record: str, **more: object) -> Any:
    return player.ask("POST", "/api/reviews", json={"record": record, **more})


def done(player: Player, key: str) -> dict[str, Any]:
    """Poll until a review is done."""
    while True:
        told: dict[str, Any] = player.ask("GET", f"/api/reviews/{key}").json()
        assert told["state"] in ("waiting", "running", "done"), told
        if told["state"] == "done":
            return told
        time.sleep(0.1)  # the server thinks in this process


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.fixture(scope="module")
def made(server: Served) -> dict[str, Any]:
    """A review that is done."""
    player = Player(server)
    answer = asked(player, GAME.record())
    assert answer.status_code == 202, answer.text
    return done(player, answer.json()["key"])


def test_a_reviewed_record_has_the_librarys_values(made):
    expected = Reviewing(GAME.record(), playouts=PLAYOUTS).run()
    assert (made["done"], made["total"], made["made_by"]) == (len(GAME.moves), len(GAME.moves), expected.made_by)
    assert [tuple(move["before"]) for move in made["moves"]] == list(expected.values[:-1])
    assert [tuple(move["shares"]) for move in made["moves"]] == [step.shares for step in expected.steps]
    lost = [sum(each.lost_points for each in expected.decisions if each.seat == seat) for seat in (0, 1)]
    assert made["given_away"] == pytest.approx(lost)
    assert made["accuracy"] == list(expected.accuracy)
    told = {move["number"]: move for move in made["moves"]}
    for decision in expected.decisions:
        move = told[decision.number]
        assert (move["seat"], move["move"], move["best"]) == (decision.seat, str(decision.move), str(decision.best))
        assert (move["grade"], move["lost_wins"]) == (decision.grade, decision.lost_wins)
        assert [cause["code"] for cause in move["causes"]] == [cause.code for cause in decision.causes]
    for deal in expected.deals:
        assert (told[deal.number]["seat"], tuple(told[deal.number]["luck"])) == (None, deal.luck)


def test_a_tables_game_is_reviewed_once_for_all_who_ask_and_as_a_record(server, player):
    code = player.table(play=True)
    first = player.ask("POST", f"/api/games/{code}-1/review").json()
    told = done(player, first["key"])
    assert told["game"] == f"{code}-1"
    second = Player(server, "Ben").ask("POST", f"/api/games/{code}-1/review").json()
    assert (second["key"], second["state"], len(second["moves"])) == (first["key"], "done", told["total"])
    record = server.get(f"/api/games/{code}-1/record").text
    assert asked(player, record).json()["key"] == first["key"]


def test_only_what_is_new_is_told_since_a_move(server, made):
    told = server.get(f"/api/reviews/{made['key']}", params={"since": made["total"] - 2}).json()
    assert told["moves"] == made["moves"][-2:]
    assert told["accuracy"] == made["accuracy"]


def test_a_waiting_review_says_how_many_are_before_it_and_stops_when_nobody_waits(server, gate, player):
    gate.open.clear()
    first = asked(player, OTHER.record()).json()
    other = Player(server, "Ben")
    while server.get(f"/api/reviews/{first['key']}").json()["state"] != "running":
        time.sleep(0.1)
    second = asked(other, short_game(11).record()).json()
    assert (second["state"], second["before"], second["done"]) == ("waiting", 1, 0)
    assert refused(other.ask("DELETE", f"/api/reviews/{first['key']}")) == (403, "not_your_review")
    assert refused(asked(player, GAME.record(), game=2)) == (422, "no_such_game")
    third = asked(player, short_game(12).record()).json()
    assert refused(asked(player, short_game(13).record())) == (429, "too_many_reviews")
    for whose, key in ((player, first["key"]), (player, third["key"]), (other, second["key"])):
        assert whose.ask("DELETE", f"/api/reviews/{key}").status_code == 204
    assert server.get(f"/api/reviews/{third['key']}").json()["state"] == "stopped"
    gate.open.set()
    again = player.ask("POST", f"/api/reviews/{first['key']}")
    assert (again.status_code, again.json()["state"] in ("waiting", "running")) == (202, True)
    assert done(player, first["key"])["total"] == len(OTHER.moves)


def test_unfinished_broken_and_unreadable_records_are_refused(player):
    running = Game.shuffled(Ruleset(players=2), seed=1)
    assert refused(asked(player, running.record())) == (422, "review_of_unfinished_game")
    broken = asked(player, GAME.record().replace("\ndeal", "\ndear"))
    assert broken.status_code == 422
    assert broken.json()["facts"]["line"] > 1
    assert asked(player, "no record").status_code == 422
    assert refused(player.ask("POST", "/api/games/ABCDE-1/review")) == (404, "no_such_finished_game")
    assert refused(player.server.post("/api/reviews", json={"record": GAME.record()})) == (401, "no_secret")
    assert refused(player.ask("GET", f"/api/reviews/{'0' * 32}")) == (404, "no_such_review")


def test_every_position_is_told_with_its_legal_moves(server, made):
    for number in (2, 10, len(GAME.moves)):
        told = server.get(f"/api/reviews/{made['key']}/positions/{number}").json()
        position = GAME.positions[number]
        assert told["position"] == str(position)
        moves = [] if told["turn"] is None else [move["move"] for move in told["turn"]["moves"]]
        assert moves == ([] if position.to_act is None else [str(move) for move in position.legal_moves()])
    beyond = server.get(f"/api/reviews/{made['key']}/positions/{len(GAME.moves) + 1}")
    assert refused(beyond) == (422, "no_such_move_number")


def test_other_moves_are_graded_from_what_is_stored(server, made):
    move = next(move for move in made["moves"] if move["grade"] not in (None, "best") and move["best"] != move["move"])

    def tried(number: int, text: str) -> Any:
        return server.post(f"/api/reviews/{made['key']}/tries", json={"number": number, "move": text})

    best = tried(move["number"], move["best"]).json()
    assert (best["grade"], best["lost_wins"], best["causes"]) == ("best", 0.0, [])
    played = tried(move["number"], move["move"]).json()
    assert (played["grade"], played["lost_wins"]) == (move["grade"], move["lost_wins"])
    assert played["causes"] == move["causes"]
    assert tried(move["number"], "99@a1e").status_code == 422
    deal = next(move for move in made["moves"] if move["luck"])
    assert refused(tried(deal["number"], move["move"])) == (422, "nothing_to_choose")
    assert refused(tried(made["total"] + 1, move["move"])) == (422, "not_reviewed_yet")


def test_the_reviewed_game_is_shown_without_names_and_nothing_hidden_is_told(server, made):
    told = server.get(f"/api/reviews/{made['key']}/game").json()
    assert "Ann" not in str(told)
    assert told["games"][0]["result"]["seed"] is None
    assert told["games"][0]["result"]["deck"] is None
    assert len(told["games"][0]["positions"]) == len(GAME.moves) + 1
    assert "seed" not in str(made)


def test_an_address_asks_for_so_many_new_reviews_in_an_hour_and_shared_ones_are_free(serve):
    server = serve(reviews_per_hour=1)
    player = Player(server)
    assert asked(player, GAME.record()).status_code == 202
    assert asked(player, GAME.record()).status_code == 202
    assert refused(asked(player, OTHER.record())) == (429, "too_many_requests")


def test_a_review_by_a_former_coach_is_marked_and_made_anew_when_asked_for(server, player):
    """As a database of the version before has it: steps without a value before them, and another name of the engine."""
    code = player.table(play=True)
    record = server.get(f"/api/games/{code}-1/record").text
    with closing(sqlite3.connect(server.settings.database)) as connection, connection:
        connection.execute("PRAGMA busy_timeout = 20000")
        key = put_review(connection, record, f"{code}-1", PLAYOUTS)
        connection.execute("UPDATE reviews SET made_by = 'fair playouts=2000 1' WHERE key = ?", (key,))
        connection.execute("UPDATE review_steps SET step = json_remove(step, '$.before') WHERE review = ?", (key,))
        former = "f" + key[1:] if key[0] != "f" else "e" + key[1:]
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("UPDATE reviews SET key = ? WHERE key = ?", (former, key))
        connection.execute("UPDATE review_steps SET review = ? WHERE review = ?", (former, key))
    told = server.get(f"/api/reviews/{former}").json()
    assert (told["state"], told["moves"], told["done"]) == ("outdated", [], 0)
    anew = player.ask("POST", f"/api/reviews/{former}").json()
    assert (anew["key"], anew["game"]) == (key, f"{code}-1")
    made = done(player, key)
    assert made["made_by"].startswith("learned ")
    assert all(len(move["before"]) == len(move["shares"]) for move in made["moves"])
