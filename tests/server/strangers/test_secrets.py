"""Without the right secret nothing is done: every type of message, for strangers, for spectators, for other seats."""

import json
import sqlite3
import time
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed

from kingdomino.server.front import identity, people
from kingdomino.server.live import hub
from tests.server.front.playing import Player
from tests.server.front.serving import ask
from tests.server.strangers.conftest import kept
from tests.server.strangers.messages import KINDS, kind_of, sample

#: What anybody with a name may do at a table of others without changing it.
HARMLESS = {"ping", "create", "enter", "exit", "leave", "back", "places", "why"}


@pytest.fixture
def game(served):
    """A running game of Anna and Bo at which Carl watches: the code, the version, the players."""
    anna, bo, carl = (Player(served, name) for name in ("Anna", "Bo", "Carl"))
    with served.socket() as one, served.socket() as two:
        ask(one, {"type": "hello", "secret": anna.secret})
        ask(two, {"type": "hello", "secret": bo.secret})
        made, _ = ask(one, {"type": "create", "rules": "2 classic", "seats": [{"kind": "me"}, {"kind": "open"}]})
        code = made["table"]
        ask(two, {"type": "sit", "table": code, "seat": 1})
        done, _ = ask(one, {"type": "start", "table": code})
        yield code, done["version"], anna, bo, carl


def answers(socket, code, kinds=KINDS, **own):
    """The code of each refusal, or `done`, by type."""
    return {kind_of(kind): ask(socket, sample(kind, code, **own))[0].get("code", "done") for kind in kinds}


def end_of(connection):
    """The code that a connection was closed with."""
    with pytest.raises(ConnectionClosed):
        while True:
            connection.recv(120)
    return connection.close_code


def test_without_a_hello_every_message_is_refused(served, game):
    before = kept(served)
    with served.socket() as stranger:
        said = answers(stranger, game[0], [kind for kind in KINDS if kind_of(kind) != "hello"])
    assert said.keys() == {kind_of(kind) for kind in KINDS} - {"hello"}
    assert set(said.values()) == {"hello_first"}
    assert kept(served) == before


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda _: "", "no_secret"),
        (lambda secret: f"{int(secret.partition('.')[0]) + 1}.{secret.partition('.')[2]}", "wrong_secret"),
    ],
    ids=["none", "another's number"],
)
def test_with_a_wrong_secret_every_message_is_refused(served, game, spoil, code):
    table, _, anna, *_ = game
    before = kept(served)
    with served.socket() as stranger:
        refused, _ = ask(stranger, {"type": "hello", "secret": spoil(anna.secret)})
        assert (refused["type"], refused["code"]) == ("refused", code)
        if code == "no_secret":
            said = answers(stranger, table, [kind for kind in KINDS if kind_of(kind) != "hello"])
            assert set(said.values()) == {"hello_first"}
        else:
            assert end_of(stranger) == hub.NO_HELLO
    assert kept(served) == before


def test_a_spectator_changes_nothing_by_any_message(served, game):
    code, version, _, _, carl = game
    about_it = [kind for kind in KINDS if kind_of(kind) != "create"]
    with served.socket() as watching:
        ask(watching, {"type": "hello", "secret": carl.secret})
        before = kept(served)
        said = answers(watching, code, about_it, version=version, move="=1", secret=carl.secret)
    assert said.pop("places") in ("done", "domino_not_in_sight")
    assert {kind for kind, answer in said.items() if answer == "done"} == HARMLESS - {"create", "places"}
    assert said["move"] in ("not_your_seat", "not_your_turn")
    assert said["stand"] == "not_your_seat"
    assert said["hello"] == "hello_twice"
    assert said["configure"] == said["seat_bot"] == "not_the_host"
    assert kept(served) == before


def test_who_sits_on_another_seat_has_no_more_rights_to_this_one(served, game):
    code, version, anna, bo, _ = game
    with served.socket() as one, served.socket() as two:
        ask(one, {"type": "hello", "secret": anna.secret})
        _, news = ask(one, {"type": "enter", "table": code})
        acting = news["state"]["game"]["to_act"]
        ask(two, {"type": "hello", "secret": bo.secret})
        mine, other = (one, two) if acting == 0 else (two, one)
        _, news = ask(mine, {"type": "enter", "table": code})
        move = news["you"]["turn"]["moves"][0]["move"]
        before = kept(served)
        about_it = [kind for kind in KINDS if kind_of(kind) not in ("create", "leave")]
        said = answers(other, code, about_it, seat=acting, version=version, move=move)
        assert kept(served) == before
        assert said["move"] == "not_your_turn"
        assert said["stand"] == "not_your_seat"
        assert said["sit"] == "seat_taken"
        assert ask(mine, {"type": "move", "table": code, "version": version, "move": move})[0]["type"] == "done"


@pytest.fixture
def much_later(served, monkeypatch):
    """Turn the clock by which secrets expire."""
    people = served.app.state.services.people

    def turn():
        monkeypatch.setitem(vars(people), "_clock", lambda: int(time.time() * 1000) + 401 * 86_400_000)

    return turn


def further_secret(served, player):
    """Of another device of theirs."""
    link = player.ask("POST", "/api/guest/link").json()["code"]
    return served.post("/api/guests/from-link", json={"code": link}).json()["secret"]


def test_a_secret_that_is_forgotten_ends_the_connections_that_it_opened(served, game):
    code, _, anna, *_ = game
    secret = further_secret(served, anna)
    with served.socket() as tab, served.socket() as other_device:
        ask(tab, {"type": "hello", "secret": secret})
        ask(tab, {"type": "enter", "table": code})
        ask(other_device, {"type": "hello", "secret": anna.secret})
        own = {"Authorization": f"Bearer {secret}"}
        assert served.http.delete("/api/guest/secret", headers=own).status_code == 204
        assert end_of(tab) == hub.NO_HELLO, "without a word of theirs"
        assert ask(other_device, {"type": "ping"})[0]["type"] == "done"


def test_a_person_who_is_deleted_is_shown_out(served):
    leaving = Player(served, "Eva")
    with served.socket() as tab:
        ask(tab, {"type": "hello", "secret": leaving.secret})
        assert leaving.ask("DELETE", "/api/guest").status_code == 204
        assert end_of(tab) == hub.FORGOTTEN


def test_a_secret_that_another_server_was_told_to_forget_opens_nothing_more(served, game, monkeypatch):
    code, version, anna, *_ = game
    monkeypatch.setattr(identity, "_RECHECK_SECONDS", 0.0)
    monkeypatch.setattr(people, "_MEMORY", 0)
    for kind in [kind for kind in KINDS if kind_of(kind) in ("ping", "create", "move")]:
        secret = further_secret(served, anna)
        with served.socket() as tab:
            ask(tab, {"type": "hello", "secret": secret})
            ask(tab, {"type": "enter", "table": code})
            before = kept(served)
            forgotten_elsewhere(served, secret)
            refused, _ = ask(tab, sample(kind, code, version=version))
            assert (refused["type"], refused["code"]) == ("refused", "wrong_secret"), kind
            assert end_of(tab) == hub.NO_HELLO
            assert kept(served) == before


def forgotten_elsewhere(served, secret):
    """What another server on the same database does when a device signs out."""
    number, _, token = secret.partition(".")
    with closing(sqlite3.connect(served.settings.database)) as database:
        database.execute("delete from secrets where guest = ? and hash = ?", (int(number), people.hashed(token)))
        database.commit()


def test_a_secret_that_expires_meanwhile_is_noticed_on_an_open_connection(served, game, monkeypatch, much_later):
    code, _, anna, *_ = game
    monkeypatch.setattr(identity, "_RECHECK_SECONDS", 0.0)
    with served.socket() as tab:
        ask(tab, {"type": "hello", "secret": anna.secret})
        assert ask(tab, {"type": "ping"})[0]["type"] == "done"
        much_later()
        tab.send(json.dumps({"id": 1, "type": "enter", "table": code}))
        assert json.loads(tab.recv(120))["code"] == "expired_secret"
