"""A host of tables for one browser: whole games by messages, kept row by row, gone on with after any end."""

import json
import subprocess
import sys
from datetime import date
from typing import Any

import pytest

from kingdomino import Game, Move, Position
from kingdomino.bots import bot
from kingdomino.page import Host, ask, choose, thinking
from kingdomino.rules import KingdominoError
from kingdomino.tables import challenge

NOON = 1_763_467_200_000  # 2025-11-18, before the first day of the challenges
ON_A_DAY = 1_773_144_000_000  # 2026-03-10
HERE = ("page", "squire")


def thought_out(question):
    """The answer of the worker beside the host, with a few playouts."""
    return thinking.answer(json.dumps({**question, "playouts": 20}))


class Browser:
    """A page as its worker drives the host: rows are kept first, then messages are read."""

    def __init__(self, kept=None, levels=HERE, at=NOON):
        self.kept: dict[str, bytes] = {} if kept is None else kept
        self.at, self.levels = at, levels
        self.numbers = iter(range(1, 10_000))
        self.heard: dict[int, list[dict[str, Any]]] = {}
        self.texts: list[str] = []
        self.thinks, self.questions = True, 0
        self.open()

    def open(self):
        """Open the page, or open it anew after the tab was killed."""
        self.host = Host(self.kept, choose, self.levels, lambda: self.at)
        self.heard = {}

    def keep(self):
        drained = json.loads(self.host.drain())
        for key, text in drained["rows"]:
            if text is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = text.encode()
        for connection, text in drained["messages"]:
            self.texts.append(text)
            self.heard.setdefault(connection, []).append(json.loads(text))
        for name, question in drained["thoughts"]:
            self.questions += 1
            self.host.thought(name, thought_out(json.loads(question)) if self.thinks else "")
            self.keep()

    def ask(self, method, path, body=None, secret=None):
        answer = ask(self.host, method, path, "" if body is None else json.dumps(body), secret)
        self.keep()
        return answer.status, answer.body

    def good(self, method, path, body=None):
        status, text = self.ask(method, path, body, self.secret)
        assert status == 200, text
        return json.loads(text)

    def come(self, name="Noa", connection=1):
        _, text = self.ask("POST", "/guests", {"name": name, "language": "en"})
        self.secret = json.loads(text)["secret"]
        self.greet(connection)

    def greet(self, connection=1):
        assert self.say("hello", connection, secret=self.secret)["type"] == "done"

    def say(self, kind, connection=1, **fields):
        """The answer to a message."""
        number = next(self.numbers)
        self.host.receive(connection, json.dumps({"type": kind, "id": number, **fields}))
        self.keep()
        return next(heard for heard in self.heard[connection] if heard.get("id") == number)

    def think(self):
        while self.host.think() == 0:
            self.keep()
        self.keep()

    def table(self, code, connection=1):
        """The whole table, as somebody sees it who comes."""
        self.say("enter", connection, table=code)
        return next(heard for heard in reversed(self.heard[connection]) if heard["type"] == "table")

    def game(self, *seats, rules=None, **more):
        answer = self.say("create", rules=rules or f"{len(seats)} classic", seats=list(seats), start=True, **more)
        assert answer["type"] == "done", answer
        self.think()
        return answer["table"]

    def move(self, code):
        """Make the first legal move of a person; whether there was one to make."""
        news = self.table(code)
        turn = news["you"]["turn"]
        if turn is None:
            return False
        said = self.say("move", table=code, version=news["version"], move=turn["moves"][0]["move"])
        assert said["type"] == "done", said
        self.think()
        return True


ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "squire"}


@pytest.fixture
def tab():
    tab = Browser()
    tab.come()
    return tab


def test_a_whole_game_against_bots_is_recorded_counted_and_listed(tab):
    code = tab.game(ME, BOT, {"kind": "bot", "level": "page"})
    assert tab.good("GET", "/my/tables")["tables"][0]["code"] == code
    while tab.move(code):
        pass
    result = tab.table(code)["state"]["game"]["result"]
    _, record = tab.ask("GET", f"/games/{code}-1/record", secret=tab.secret)
    played = Game.from_record(record)
    assert [played.position.score(seat).total for seat in range(3)] == [each["total"] for each in result["scores"]]
    assert tab.good("GET", "/my/tables")["tables"] == []
    assert tab.good("GET", "/my/games")["games"][0]["game"] == f"{code}-1"
    assert tab.good("GET", "/my/gallery?which=all")["counts"] == {
        "all": 1, "won": int(result["places"][0] == 1), "people": 0,
    }  # fmt: skip
    figures = tab.good("GET", "/my/statistics?players=3")
    assert (figures["games"], figures["average"]) == (1, result["scores"][0]["total"])
    assert figures["best"]["points"] == result["scores"][0]["total"]
    assert tab.good("GET", f"/games/{code}-1")["games"]
    assert tab.good("GET", "/my/results.json")["games"][0]["points"] == result["scores"][0]["total"]
    assert tab.good("POST", "/verify", {"record": record, "noted": []})


def test_a_page_that_is_killed_after_any_move_loses_nothing(tab):
    code = tab.game(ME, BOT)
    going = True
    while going:
        before = tab.table(code)
        tab.open()
        tab.greet()
        after = tab.table(code)
        assert after["version"] == before["version"]
        assert after["you"] == before["you"]
        assert after["state"] == before["state"]
        going = tab.move(code)
    assert after["state"]["game"]["result"] is not None


def test_what_is_hidden_is_said_to_nobody_before_the_end(tab):
    code = tab.game(ME, BOT)
    tab.move(code)
    deck = json.loads(tab.kept[f"deck/{code}-1"])
    assert len(deck["seed"]) > 60
    assert all(deck["seed"] not in text and deck["salt"] not in text for text in tab.texts)


def test_a_move_that_is_sent_twice_is_made_once(tab):
    code = tab.game(ME, BOT)
    news = tab.table(code)
    message = {"table": code, "version": news["version"], "move": news["you"]["turn"]["moves"][0]["move"]}
    first = tab.say("move", **message)
    assert tab.say("move", **message)["version"] == first["version"]


def test_a_table_that_is_asked_for_twice_is_made_once(tab):
    wish = {"rules": "2 classic", "seats": [ME, BOT], "start": True, "key": "sixteen letters or more"}
    first = tab.say("create", **wish)
    assert tab.say("create", **wish)["table"] == first["table"]
    other = tab.say("create", **{**wish, "rules": "2 classic harmony"})
    assert other["type"] == "done"
    assert other["table"] != first["table"]
    assert len(tab.good("GET", "/my/tables")["tables"]) == 2


def test_two_people_share_the_device_and_take_back(tab):
    code = tab.game(ME, {"kind": "me", "name": "Emre"})
    start = tab.table(code)
    assert tab.move(code)
    now = tab.table(code)
    assert tab.say("undo", table=code, version=now["version"])["type"] == "done"
    assert tab.table(code)["state"]["game"]["phase"] == start["state"]["game"]["phase"]
    assert tab.table(code)["you"]["turn"] == start["you"]["turn"]
    while tab.move(code):
        pass
    assert tab.say("again", table=code)["type"] == "done"
    assert tab.table(code)["state"]["game"]["result"] is None


def test_two_tabs_are_told_the_same(tab):
    tab.greet(2)
    code = tab.game(ME, BOT)
    assert tab.table(code, 2)["version"] == tab.table(code)["version"]
    assert tab.move(code)
    last = [[heard for heard in tab.heard[each] if heard["type"] == "change"][-1] for each in (1, 2)]
    assert last[0] == last[1]
    tab.host.disconnect(2)
    heard = len(tab.heard[2])
    assert tab.move(code)
    assert len(tab.heard[2]) == heard


def test_a_clock_that_runs_out_moves(tab):
    code = tab.game(ME, {"kind": "me", "name": "Emre"}, clock={"kind": "move", "seconds": 30})
    before = tab.table(code)
    waits = tab.host.think()
    assert waits is not None
    assert waits > 0
    tab.at += waits
    assert tab.host.think() == 0
    tab.keep()
    assert tab.table(code)["version"] > before["version"]


def test_what_a_browser_alone_cannot_do_is_refused_with_a_code(tab):
    wish = {"rules": "2 classic", "seats": [ME, {"kind": "bot", "level": "king"}], "start": True}
    assert tab.say("create", **wish)["code"] == "level_not_here"
    tab.game(ME, BOT)
    assert tab.say("enter", table="KMPQR")["code"] == "no_such_table"
    assert json.loads(tab.ask("POST", "/guest/link", secret=tab.secret)[1])["code"] == "not_here"
    assert json.loads(tab.ask("GET", "/my/tables")[1])["code"] == "no_secret"
    assert json.loads(tab.ask("GET", "/my/tables", secret=tab.secret[:-1])[1])["code"] == "wrong_secret"
    assert tab.say("ping", connection=7)["code"] == "hello_first"
    assert tab.good("GET", "/tables") == {"tables": []}


def test_hints_and_grades_come_when_they_are_worked_out_and_steps_share_an_answer(tab):
    code = tab.game(ME, BOT)
    version = tab.table(code)["version"]
    first = tab.say("hint", table=code, version=version, step=1)
    assert first["hint"]["why"]["code"]
    asked = tab.questions
    assert tab.say("hint", table=code, version=first["version"], step=3)["hint"]["move"]
    assert tab.questions == asked
    turn = tab.table(code)["you"]["turn"]
    made = tab.say("move", table=code, version=tab.table(code)["version"], move=turn["moves"][0]["move"])
    assert tab.say("grade", table=code, version=made["version"])["grade"]["grade"]
    tab.think()
    tab.thinks = False
    assert tab.say("hint", table=code, version=tab.table(code)["version"], step=1)["code"] == "coach_busy"


def test_a_review_is_made_step_by_step_and_goes_on_after_the_tab_was_killed(tab):
    code = tab.game(ME, BOT)
    while tab.move(code):
        pass
    tab.thinks = False
    begun = tab.good("POST", f"/games/{code}-1/review")
    assert tab.good("GET", f"/reviews/{begun['key']}")["state"] == "stopped"
    tab.thinks = True
    for _ in range(2):  # once more while the next part is being worked out
        ask(tab.host, "POST", f"/reviews/{begun['key']}", "", tab.secret)
    tab.keep()
    done = tab.good("GET", f"/reviews/{begun['key']}?since=3")
    assert (done["state"], done["done"]) == ("done", done["total"])
    assert [move["number"] for move in done["moves"]] == list(range(4, done["total"] + 1))
    number = next(move["number"] for move in done["moves"] if move["grade"] is not None)
    position = tab.good("GET", f"/reviews/{begun['key']}/positions/{number - 1}")
    move = position["turn"]["moves"][0]["move"]
    assert tab.good("POST", f"/reviews/{begun['key']}/tries", {"number": number, "move": move})["grade"]
    tab.open()
    assert tab.good("GET", f"/reviews/{begun['key']}")["state"] == "done"


def test_finished_games_move_to_another_browser_by_a_file_and_running_ones_stay(tab):
    code = tab.game(ME, BOT)
    while tab.move(code):
        pass
    running = tab.game(ME, BOT)
    _, file = tab.ask("GET", "/my/games/file", secret=tab.secret)
    assert running not in file
    other = Browser()
    other.come()
    for new in (1, 0):
        status, text = ask_with_text(other, file)
        assert (status, json.loads(text)) == (200, {"games": new})
    assert other.good("GET", "/my/games")["games"][0]["game"] == f"{code}-1"
    assert len(other.good("GET", "/my/statistics")["line"]) == 1
    for text in ("", "{}", "[1]", file[:-40]):
        assert json.loads(ask_with_text(other, text)[1])["code"] == "not_a_games_file"


def ask_with_text(tab, text):
    answer = ask(tab.host, "POST", "/my/games/file", text, tab.secret)
    tab.keep()
    return answer.status, answer.body


def test_a_challenge_is_the_days_own_game():
    tab = Browser(levels=("page", "squire", "knight", "duke", "king"), at=ON_A_DAY)
    tab.come()
    day = date(2026, 3, 10)
    table = tab.good("POST", "/daily/2026-03-10/table", {})
    assert table["counted"]
    assert tab.good("POST", "/daily/2026-03-10/table", {}) == table
    code = table["table"]
    tab.table(code)
    tab.think()
    assert tab.good("GET", "/daily")["mine"]["round"] == 0
    while tab.move(code):
        pass
    _, record = tab.ask("GET", f"/games/{code}-1/record", secret=tab.secret)
    dealer, position, moves = challenge.dealer_of(day), Position.start(challenge.RULES), list[Move]()
    while not position.is_over:  # what every server of this version plays
        if position.chance_due:
            move = dealer.outcome(position)
        elif position.to_act in (None, challenge.PERSON):
            move = position.legal_moves()[0]
        else:
            level = challenge.BOTS[position.to_act]
            thought = challenge.thought_for(day, level, len(moves))
            move = bot(level).choose(position, playouts=thought.playouts, seed=thought.seed)
        moves.append(move)
        position = position.play(move)
    assert Game.from_record(record).moves == moves
    mine = tab.good("GET", "/daily/2026-03-10")["mine"]
    assert mine["points"] == position.score(challenge.PERSON).total
    assert tab.good("GET", "/daily/calendar/2026-03")["days"][0]["points"] == mine["points"]
    assert json.loads(tab.ask("GET", "/daily/2026-03-11", secret=tab.secret)[1])["code"] == "no_such_day"


def test_puzzles_and_the_score_pad_answer_without_a_person():
    tab = Browser()
    number = json.loads(tab.ask("GET", "/puzzles")[1])["puzzles"][0]["number"]
    best = json.loads(tab.ask("GET", f"/puzzles/{number}/best")[1])
    tried = json.loads(tab.ask("POST", f"/puzzles/{number}", {"move": best["move"]})[1])
    assert tried["solved"] is True
    assert len(json.loads(tab.ask("GET", "/dominoes")[1])["dominoes"]) == 48
    wish = {"kingdoms": [{"picture": "w1 ## ..\nw0 .. .."}], "rules": "2 classic"}
    assert json.loads(tab.ask("POST", "/score", wish)[1])["kingdoms"][0]["score"]["total"] == 2
    assert json.loads(tab.ask("POST", "/score", {"kingdoms": 1})[1])["code"] == "wrong_field"


def test_the_one_person_changes_their_name_and_is_forgotten(tab):
    tab.game(ME, BOT)
    assert tab.good("PATCH", "/guest", {"name": "Bea"})["name"] == "Bea"
    assert tab.ask("DELETE", "/guest", secret=tab.secret)[0] == 204
    assert tab.kept == {}
    with pytest.raises(KingdominoError, match="wrong_secret"):
        tab.host.check(tab.secret)


ALONE = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba", "pydantic", "fastapi", "starlette", "fluent", "rich"):
            raise ImportError(name)
sys.meta_path.insert(0, Missing())
import tests.page.test_host as t
tab = t.Browser(); tab.come()
code = tab.game(t.ME, t.BOT)
while tab.move(code): pass
print(tab.good("GET", "/my/statistics")["games"])
"""


def test_a_game_needs_neither_arrays_nor_a_library_of_the_server():
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert done.stdout == "1\n", done.stderr
