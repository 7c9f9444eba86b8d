"""The challenge of a day and a guest's statistics over HTTP."""

from __future__ import annotations

import csv
import sqlite3
from contextlib import closing
from datetime import date
from io import StringIO
from itertools import pairwise
from typing import Any

import pytest

from kingdomino.games import Game
from kingdomino.notation import parse_position
from kingdomino.rules import Place
from kingdomino.server.thinking import Job, Warming
from kingdomino.tables.answers.daily import distribution
from tests.server.front.playing import Player
from tests.server.front.serving import Served, ask
from tests.server.reviews.made_up import made_up_steps, put_review

DAY = "2026-11-16"
#: A day before, whose tries are not counted with the others.
PAST = "2026-11-03"


class FirstMove:
    """A thinker that answers at once with the first legal move."""

    async def open(self, warming: Warming) -> None:
        """Nothing to start."""

    async def close(self) -> None:
        """Nothing to stop."""

    async def choose(self, job: Job) -> str:
        return str(parse_position(job.position).legal_moves()[0])

    def hurry(self, name: str) -> None:
        """Nothing waits here."""

    async def can_think(self) -> bool:
        return True


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("daily")
    generous = {"messages_per_second": 10_000, "burst": 100_000, "guests_per_hour": 10_000}
    with Served(folder / "games.db", folder / "client", FirstMove(), lambda: date(2026, 11, 16), **generous) as served:
        yield served


def played(player: Player, code: str) -> None:
    """Play the first legal move at a table until its game is over."""
    with player.server.socket() as socket:
        ask(socket, {"type": "hello", "secret": player.secret})
        _, news = ask(socket, {"type": "enter", "table": code})
        while news["state"]["stage"] != "finished":
            turn = news["you"]["turn"]
            message = {"type": "ping"}
            if turn is not None:
                move = turn["moves"][0]["move"]
                message = {"type": "move", "table": code, "version": news["version"], "move": move}
            _, later = ask(socket, message)
            news = later or news


@pytest.fixture(scope="module")
def champion(server) -> Player:
    """One who has finished the day."""
    player = Player(server)
    code = player.ask("POST", f"/api/daily/{DAY}/table", json={}).json()["table"]
    played(player, code)
    return player


def test_today_is_told_to_strangers_and_says_nothing_about_the_deck(server):
    told = server.get("/api/daily").json()
    assert (told["day"], told["mine"], told["bots"]) == (DAY, None, ["squire", "knight", "duke"])
    assert told["next"] == 1_794_873_600_000
    assert set(told) == {"day", "now", "next", "rules", "bots", "results", "mine"}


def test_a_try_is_continued_and_tells_only_its_round_until_it_is_finished(server):
    player = Player(server)
    first = player.ask("POST", f"/api/daily/{DAY}/table", json={}).json()
    assert player.ask("POST", f"/api/daily/{DAY}/table", json={}).json() == first
    assert (first["counted"], first["finished"]) == (True, False)
    mine = player.ask("GET", "/api/daily").json()["mine"]
    assert (mine["table"], mine["points"], mine["game"]) == (first["table"], None, None)
    assert mine["round"] is not None
    told = player.ask("GET", f"/api/daily/{DAY}").json()
    assert {name for name, value in told.items() if value is not None} == {"day", "results", "mine"}
    early = player.ask("POST", f"/api/daily/{DAY}/table", json={"again": True})
    assert (early.status_code, early.json()["code"]) == (422, "day_not_finished")


def test_a_finished_try_has_its_kingdom_its_place_and_its_day_in_the_calendar(champion):
    told = champion.ask("GET", f"/api/daily/{DAY}").json()
    assert told["mine"]["points"] == told["score"]["total"] == told["points"][0]
    assert told["places"][0] == told["mine"]["place"]
    assert told["less"] == 0
    assert told["distribution"] is None, "one result is no picture"
    assert sum(part["points"] for part in told["kingdom"]["territories"]) == told["score"]["territories"]
    days = champion.ask("GET", "/api/daily/calendar/2026-11").json()
    assert days["days"] == [{"day": DAY, "counted": True, "points": told["mine"]["points"]}]
    assert champion.ask("GET", "/api/daily/calendar/2026-10").json()["days"] == []
    assert champion.ask("POST", f"/api/daily/{DAY}/table", json={}).json()["finished"]
    again = champion.ask("POST", f"/api/daily/{DAY}/table", json={"again": True}).json()
    assert not again["counted"]
    assert champion.ask("GET", f"/api/daily/{DAY}").json()["mine"] == told["mine"]


def _placed(game: Game, number: int) -> int:
    """The domino of a placement."""
    move = game.moves[number]
    assert isinstance(move, Place)
    return move.domino


def test_what_made_the_day_is_counted_from_the_record_and_read_from_its_review(server):
    player = Player(server)
    code = player.ask("POST", f"/api/daily/{PAST}/table", json={}).json()["table"]
    played(player, code)
    record = player.ask("GET", f"/api/games/{code}-1/record").text
    game = Game.from_record(record)
    gains = [
        sum(part.points for part in after.score(0).territories)
        - sum(part.points for part in before.score(0).territories)
        for before, after in pairwise(game.positions)
    ]
    story = player.ask("GET", f"/api/daily/{PAST}").json()["story"]
    assert story["review"] is None, "nobody asked for one"
    found = story["richest"]
    assert found["gained"] == max(gains) > 0
    first = gains.index(max(gains))
    assert (found["round"], found["domino"]) == (game.positions[first].round, _placed(game, first))
    assert found["points"] == found["squares"] * found["crowns"]
    assert (found["terrain"], found["squares"], found["crowns"]) in {
        part[:3] for part in game.positions[first + 1].score(0).territories
    }

    steps = made_up_steps(record)
    with closing(sqlite3.connect(server.settings.database)) as connection, connection:
        connection.execute("PRAGMA busy_timeout = 20000")
        key = put_review(connection, record, f"{code}-1", server.settings.review_playouts)
        connection.execute("UPDATE reviews SET done = 10 WHERE key = ?", (key,))
    underway = player.ask("GET", f"/api/daily/{PAST}").json()["story"]["review"]
    assert (underway["done"], underway["total"], underway["moves"]) == (10, len(steps), None)
    with closing(sqlite3.connect(server.settings.database)) as connection, connection:
        connection.execute("PRAGMA busy_timeout = 20000")
        connection.execute("UPDATE reviews SET done = total WHERE key = ?", (key,))
    told = player.ask("GET", f"/api/daily/{PAST}").json()["story"]["review"]
    deals = sum(position.to_act is None for position in game.positions[:-1])
    assert (told["moves"], told["luck"]) == (sum(step.get("seat") == 0 for step in steps), 2.0 * deals)
    third = next(at for at, step in enumerate(steps) if step.get("grade") == "mistake")
    assert told["slip"] == {
        "round": game.positions[third].round,
        "kind": "place",
        "domino": _placed(game, third),
        "grade": "mistake",
        "points": 6.0,
    }


def test_the_distribution_comes_with_the_third_result(server, champion):
    mine = champion.ask("GET", f"/api/daily/{DAY}").json()["mine"]["points"]
    with closing(sqlite3.connect(server.settings.database)) as connection, connection:
        connection.execute("PRAGMA busy_timeout = 20000")
        rows = [(900 + number, DAY, "OTHER", 1, 1, "OTHER-1", mine + number, 1) for number in range(1, 20)]
        connection.executemany("INSERT INTO challenges VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    told = champion.ask("GET", f"/api/daily/{DAY}").json()
    assert (told["results"], told["less"]) == (20, 0)
    shown = told["distribution"]
    assert (shown["low"], shown["middle"], shown["high"]) == (mine + 4, mine + 9, mine + 14)
    assert sum(part["results"] for part in shown["bins"]) == 20
    assert all(part["points"] % 5 == 0 for part in shown["bins"])


def test_bins_without_results_are_shown_between_others():
    found = distribution({3: 1, 27: 3})
    assert [(part.points, part.results) for part in found.bins] == [(0, 1), (5, 0), (10, 0), (15, 0), (20, 0), (25, 3)]
    assert (found.low, found.middle, found.high) == (3, 27, 27)


@pytest.mark.parametrize("day", ["2026-11-17", "2025-12-31", "2026-02-30"])
def test_days_that_cannot_be_played_are_refused(champion, day):
    for answer in (
        champion.ask("GET", f"/api/daily/{day}"),
        champion.ask("POST", f"/api/daily/{day}/table", json={}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_day")
        assert answer.json()["facts"] == {"day": day, "first": "2026-01-01", "last": DAY}


def test_a_past_day_is_played_and_not_counted(server):
    player = Player(server)
    table = player.ask("POST", "/api/daily/2026-11-02/table", json={}).json()
    assert not table["counted"]
    played(player, table["table"])
    told = player.ask("GET", "/api/daily/2026-11-02").json()
    assert (told["results"], told["mine"]["counted"]) == (0, False)
    assert player.ask("GET", "/api/my/statistics").json()["games"] == 0


def test_statistics_are_those_of_ones_own_games_and_can_be_kept_as_files(champion):
    told: dict[str, Any] = champion.ask("GET", "/api/my/statistics").json()
    assert (told["games"], told["chance"], told["hinted"]) == (1, 0.25, None)
    mine = champion.ask("GET", f"/api/daily/{DAY}").json()
    assert (told["best"]["points"], told["best"]["kingdom"]) == (mine["mine"]["points"], mine["kingdom"])
    assert [point["points"] for point in told["line"]] == [told["average"]] == [told["line"][0]["mean"]]
    assert [(share["name"], share["games"]) for share in told["levels"]] == [("duke", 1)]
    assert [(share["name"], share["games"]) for share in told["variants"]] == [("both", 1)]
    assert sum(part["share"] for part in told["terrains"]) in (0, 100)
    assert champion.ask("GET", "/api/my/statistics?players=4").json() == told
    none = champion.ask("GET", "/api/my/statistics?players=2").json()
    assert (none["games"], none["average"], none["best"], none["line"]) == (0, None, None, [])
    assert champion.ask("GET", "/api/my/statistics?players=5").status_code == 422
    rows = champion.ask("GET", "/api/my/results.json").json()["games"]
    assert [(row["points"], row["level"], row["variant"]) for row in rows] == [(mine["mine"]["points"], "duke", "both")]
    file = champion.ask("GET", "/api/my/results.csv")
    assert file.headers["content-disposition"] == 'attachment; filename="kingdomino-games.csv"'
    read = list(csv.DictReader(StringIO(file.text)))
    assert read == [_as_text(row) for row in rows]


def _as_text(row: dict[str, Any]) -> dict[str, str]:
    """A row as a table has it: nothing where there is no value."""
    return {name: "" if value is None else str(value) for name, value in row.items()}


def test_accuracy_and_luck_are_told_with_the_moves_behind_them(server):
    player = Player(server)
    code = player.ask("POST", f"/api/daily/{DAY}/table", json={}).json()["table"]
    played(player, code)
    assert player.ask("GET", "/api/my/statistics").json()["reviewed"] is None
    with closing(sqlite3.connect(server.settings.database)) as connection, connection:
        connection.execute("PRAGMA busy_timeout = 20000")
        connection.execute("INSERT INTO review_figures VALUES (?, 0, 24, 83.26, -0.1204)", (f"{code}-1",))
    told = player.ask("GET", "/api/my/statistics").json()["reviewed"]
    assert (told["accuracy"], told["moves"], told["luck"]) == (83.3, 24, -12.0)
    assert [(game["game"], game["accuracy"], game["luck"]) for game in told["line"]] == [(f"{code}-1", 83.3, -12.0)]
    (row,) = player.ask("GET", "/api/my/results.json").json()["games"]
    assert (row["moves"], row["accuracy"], row["luck"]) == (24, 83.3, -12.0)
    assert list(csv.DictReader(StringIO(player.ask("GET", "/api/my/results.csv").text))) == [_as_text(row)]


def test_games_with_several_seats_of_ones_own_are_in_no_statistics(server):
    player = Player(server)
    player.table(play=True)
    assert len(player.ask("GET", "/api/my/games").json()["games"]) == 1
    told = player.ask("GET", "/api/my/statistics").json()
    assert (told["games"], told["terrains"], told["levels"]) == (0, [], [])
