"""Those who talk too much, too fast, too long, not at all, or never listen: limited, and nobody else suffers."""

import json
import socket
import time
from contextlib import ExitStack, contextmanager

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from kingdomino.server.front import connection as wire
from kingdomino.server.front import guard, outbox, session
from kingdomino.server.live import hub
from tests.server import hostile
from tests.server.front.playing import Player
from tests.server.front.serving import Served, ask
from tests.server.strangers.conftest import kept

GENEROUS = {"messages_per_second": 10_000, "burst": 10_000}
TWO = [{"kind": "me"}, {"kind": "me", "name": "Bo"}]


@contextmanager
def known(served, player):
    """A connection of somebody who has said hello."""
    with served.socket() as found:
        ask(found, {"type": "hello", "secret": player.secret})
        yield found


def address(served):
    """For those who do without HTTP."""
    host, _, port = served.host.partition(":")
    return host, int(port)


def end_of(connection):
    """The code that a connection was closed with."""
    with pytest.raises(ConnectionClosed):
        while True:
            connection.recv(120)
    return connection.close_code


# --- where from ---


def test_a_socket_that_is_refused_is_no_accident(serve, caplog):
    served = serve()
    for path, origin, status in (("ws", Origin("https://elsewhere.example"), 403), ("elsewhere", None, 404)):
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://{served.host}/{path}", proxy=None, origin=origin)
        assert refused.value.response.status_code == status
    assert served.get("/healthz").status_code == 200
    assert [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


# --- what ---


@pytest.mark.parametrize(
    ("text", "code", "number"),
    [
        ("", "unreadable_message", None),
        ("{", "unreadable_message", None),
        ("[" * 8_000, "unknown_message", None),
        ('{"id":' * 1_300, "unreadable_message", None),
        (b"\x00\xff\xfe", "unreadable_message", None),
        ('{"type":"ping","id":' + "9" * 5_000 + "}", "wrong_field", None),
        ('{"type":"ping","id":"\\ud800"}', "unreadable_message", None),
        ("[]", "unknown_message", None),
        ("null", "unknown_message", None),
        ('{"type":"wish","id":7}', "unknown_message", 7),
        ('{"type":"ping","id":' + "9" * 60 + "}", "wrong_field", int("9" * 60)),
        ('{"type":"ping","id":' + "9" * 70 + "}", "wrong_field", None),
        ('{"type":"ping","id":NaN}', "unreadable_message", None),
        ('{"type":"ping","id":true}', "wrong_field", None),
        ('{"type":"ping","id":7,"more":1}', "wrong_field", 7),
        ('{"type":"enter","id":7,"table":"KMPQR","seen":1e400}', "wrong_field", 7),
        ('{"type":"enter","id":7,"table":"KMPQR","seen":"1"}', "wrong_field", 7),
        ('{"type":"enter","id":7,"table":"kmpqr"}', "wrong_field", 7),
        ('{"type":"move","id":7,"table":"KMPQR","version":1,"move":"' + "x" * 8_000 + '"}', "wrong_field", 7),
        ('{"type":"hello","id":6,"id":7,"secret":""}', "wrong_field", 7),
        (b'{"type":"ping","id":7}', "hello_first", 7),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_what_is_no_message_is_refused_with_a_code_and_the_connection_goes_on(odd, text, code, number):
    odd.send(text)
    assert json.loads(odd.recv(120)).items() >= {"type": "refused", "id": number, "code": code}.items()


@pytest.mark.parametrize(
    ("number", "problem"),
    [
        ("-1", "too_small"),
        (str(2**53 + 1), "too_large"),
        ('""', "too_short"),
        (f'"{"x" * 65}"', "too_long"),
        ("null", "wrong_type"),
        ("1.5", "wrong_type"),
    ],
)
def test_an_id_that_is_none_is_told_what_is_wrong_with_it(odd, number, problem):
    odd.send(f'{{"type":"ping","id":{number}}}')
    refused = json.loads(odd.recv(120))
    assert (refused["code"], refused["facts"]) == ("wrong_field", {"field": "id", "problem": problem})


@pytest.fixture(scope="module")
def odd(tmp_path_factory):
    """One connection for all oddities: none of them hurts it."""
    folder = tmp_path_factory.mktemp("odd")
    with Served(folder / "games.db", folder / "client", **GENEROUS) as served, served.socket() as found:
        yield found


def test_a_message_over_8_kib_ends_its_connection(serve):
    with serve().socket() as found:
        found.send(" " * (8 * 1024 - 2) + "{}")
        assert json.loads(found.recv(120))["type"] == "refused"
        found.send(" " * (8 * 1024 - 1) + "{}")
        assert end_of(found) == 1009


def test_text_that_is_no_text_ends_its_connection(serve):
    with serve().socket() as found:
        found.send(b"\xff\xff", text=True)
        assert end_of(found) == 1007


# --- how much ---


def test_a_flood_is_answered_to_the_last_message_but_no_faster_than_allowed(serve):
    served = serve(messages_per_second=50, burst=10)
    anna = Player(served)
    with known(served, anna) as flooding, known(served, anna) as calm:
        begun = time.monotonic()
        for number in range(100):
            flooding.send(json.dumps({"type": "ping", "id": number}))
        assert ask(calm, {"type": "ping"})[0]["type"] == "done"
        assert [json.loads(flooding.recv(120))["id"] for _ in range(100)] == list(range(100))
        assert time.monotonic() - begun > (100 - 10) / 50 - 0.2


def test_what_many_connections_are_told_counts_for_their_address_and_their_guest(serve):
    served = serve()
    anna, limits = Player(served), served.app.state.services.limits
    shared = limits.messages.of("127.0.0.1"), limits.guest_messages.of(str(anna.number))
    with ExitStack() as open_ones:
        playing, *watching = [open_ones.enter_context(known(served, anna)) for _ in range(5)]
        table = ask(playing, {"type": "create", "rules": "2 classic", "seats": TWO})[0]["table"]
        for watcher in watching:
            ask(watcher, {"type": "enter", "table": table})
        left = []
        for allowance in shared:
            allowance._rate = 1e-9  # nothing refills
            left.append(allowance._left)
        assert ask(playing, {"type": "start", "table": table})[0]["type"] == "done"
        used = [before - allowance._left for before, allowance in zip(left, shared, strict=True)]
        assert used == pytest.approx([1 + 5 / 4] * 2)


def test_connections_of_an_address_are_read_no_faster_together_than_it_is_allowed(serve):
    served = serve(messages_per_second=25, burst=10, connections_per_address=16)
    with known(served, Player(served)) as anna, known(served, Player(served)) as boris:
        begun = time.monotonic()
        for number in range(40):
            for flooding in (anna, boris):
                flooding.send(json.dumps({"type": "ping", "id": number}))
        for flooding in (anna, boris):
            assert [json.loads(flooding.recv(120))["id"] for _ in range(40)] == list(range(40))
        assert time.monotonic() - begun > (2 * 40 - 20) / 50 - 0.2


def test_seats_at_the_tables_of_others_count_too(serve):
    served = serve(tables_per_guest=2, **GENEROUS)
    with known(served, Player(served)) as anna, known(served, Player(served, "Carla")) as carla:
        wish = {"type": "create", "rules": "3 classic", "seats": [{"kind": "open"}] * 3}
        codes = [ask(host, wish)[0]["table"] for host in (anna, carla, carla)]
        with known(served, Player(served, "Bo")) as bo:
            for code in codes[:2]:
                assert ask(bo, {"type": "sit", "table": code, "seat": 0})[0]["type"] == "done"
            assert ask(bo, {"type": "sit", "table": codes[2], "seat": 0})[0]["code"] == "too_many_tables"
            assert ask(bo, wish)[0]["code"] == "too_many_tables"
            again = {"type": "sit", "table": codes[1], "seat": 1, "name": "Bo's friend"}
            assert ask(bo, again)[0]["type"] == "done", "a further seat is no further table"
            ask(bo, {"type": "leave", "table": codes[0]})
            assert ask(bo, {"type": "sit", "table": codes[2], "seat": 0})[0]["type"] == "done"


def test_a_connection_that_is_at_too_many_tables_sets_up_none_it_could_not_enter(serve):
    served = serve(tables_per_guest=1_000, **GENEROUS)
    with known(served, Player(served)) as anna:
        wish = {"type": "create", "rules": "2 classic", "seats": TWO}
        answers = [ask(anna, wish)[0] for _ in range(session._MOST_TABLES)]
        assert {answer["type"] for answer in answers} == {"done"}
        before = kept(served)
        assert ask(anna, wish)[0]["code"] == "too_many_tables"
        assert kept(served) == before
        ask(anna, {"type": "exit", "table": answers[0]["table"]})
        assert ask(anna, wish)[0]["type"] == "done"


def test_invented_codes_are_counted_and_no_table_comes_of_them(serve):
    served = serve(wrong_codes_per_minute=5, **GENEROUS)
    guessing = Player(served, "Guesser")
    with known(served, Player(served)) as anna, known(served, guessing) as guesser:
        made, news = ask(anna, {"type": "create", "rules": "2 classic", "seats": TWO, "start": True})
        _, news = ask(anna, {"type": "enter", "table": made["table"]})
        before = kept(served)
        codes = [ask(guesser, {"type": "enter", "table": f"AAAA{letter}"})[0]["code"] for letter in "BCDEFGHJ"]
        assert codes == ["no_such_table"] * 5 + ["too_many_requests"] * 3
        assert ask(guesser, {"type": "start", "table": "AAAAB"})[0]["code"] == "too_many_requests"
        assert guessing.ask("GET", "/api/tables/AAAAB").status_code == 429
        assert kept(served) == before
        assert served.get(f"/api/tables/{made['table']}").status_code == 200, "another at this address"
        with known(served, Player(served)) as newcomer:
            assert ask(newcomer, {"type": "enter", "table": made["table"]})[0]["type"] == "done"
        move = news["you"]["turn"]["moves"][0]["move"]
        done, _ = ask(anna, {"type": "move", "table": made["table"], "version": news["version"], "move": move})
        assert done["type"] == "done"


def test_whose_table_it_is_gets_in_however_many_codes_they_guessed(serve):
    served = serve(wrong_codes_per_minute=2, **GENEROUS)
    host, seated, left, stranger = (Player(served, name) for name in ("Anna", "Boris", "Carla", "Dora"))
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    with known(served, host) as anna, known(served, seated) as boris, known(served, left) as carla:
        code = ask(anna, {"type": "create", "rules": "3 classic", "seats": seats})[0]["table"]
        ask(boris, {"type": "sit", "table": code, "seat": 1})
        ask(carla, {"type": "sit", "table": code, "seat": 2})
        ask(carla, {"type": "leave", "table": code})
    with known(served, stranger) as guesser:
        for player in (host, seated, left, stranger):
            with known(served, player) as back:
                guessed = [ask(back, {"type": "enter", "table": f"AAAA{letter}"})[0]["code"] for letter in "BCD"]
                assert guessed == ["no_such_table"] * 2 + ["too_many_requests"]
                entered = ask(back, {"type": "enter", "table": code})[0]
                assert entered.get("code") == ("too_many_requests" if player is stranger else None)
        there, missing = (ask(guesser, {"type": "enter", "table": table})[0] for table in (code, "AAAAB"))
        assert there["code"] == missing["code"] == "too_many_requests", "nothing is learned"


# --- how slowly ---


def test_who_says_no_hello_is_shown_out(serve, monkeypatch):
    monkeypatch.setattr(session, "_HELLO_SECONDS", 0.3)
    served = serve()
    with served.socket() as silent, served.socket() as talking:
        talking.send('{"type":"ping","id":1}')
        assert end_of(silent) == hub.NO_HELLO
        assert end_of(talking) == hub.NO_HELLO


HALF_A_HEAD = b"GET /ws HTTP/1.1\r\nHost: x\r\n"
HALF_A_BODY = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"


def test_a_request_that_never_ends_is_cut_off(serve, monkeypatch):
    monkeypatch.setattr(guard, "REQUEST_SECONDS", 0.3)
    served = serve()
    for half in (b"", HALF_A_HEAD, HALF_A_BODY):
        with socket.create_connection(address(served), timeout=120) as wire_end:
            wire_end.sendall(half)
            assert gone(wire_end)


def test_a_head_that_never_ends_is_cut_off(serve):
    served = serve()
    with socket.create_connection(address(served), timeout=120) as wire_end:
        wire_end.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        try:
            for _ in range(2_000):
                wire_end.sendall(b"X-More: " + b"x" * 8_000 + b"\r\n")
        except OSError:
            return
        raise AssertionError("sixteen megabytes of head were taken")


def gone(wire_end):
    """Whether the other side has hung up."""
    try:
        while wire_end.recv(65_536):
            pass
    except ConnectionResetError:
        pass
    return True


@contextmanager
def slow_watcher(served, player, table):
    """Somebody who says hello, enters, and then takes nothing more."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    plain.connect(address(served))
    with connect(f"ws://{served.host}/ws", sock=plain, max_queue=1, close_timeout=0.1, proxy=None) as found:
        for message in ({"type": "hello", "secret": player.secret}, {"type": "enter", "table": table}):
            ask(found, message)
        yield found


def play_until(anna, table, news, over):
    """Make moves, game after game, until something is so."""
    for _ in range(3_000):
        if over():
            return
        if news["you"]["turn"] is None:
            done, news = ask(anna, {"type": "again", "table": table})
        else:
            move = news["you"]["turn"]["moves"][0]["move"]
            done, news = ask(anna, {"type": "move", "table": table, "version": news["version"], "move": move})
        assert done["type"] == "done", done
    raise AssertionError("it never came to that")


@pytest.fixture
def slow(serve, monkeypatch):
    """A game of Anna's, watched by somebody who takes nothing."""
    monkeypatch.setattr(outbox, "_MOST_WAITING_BYTES", 40_000)
    monkeypatch.setattr(wire, "GOODBYE_SECONDS", 0.2)
    served = serve(buffer=4_096, **GENEROUS)
    with ExitStack() as open_ones:
        anna = open_ones.enter_context(known(served, Player(served)))
        made, _ = ask(anna, {"type": "create", "rules": "2 classic", "seats": TWO, "start": True})
        lagging = Player(served, "Slow")
        watcher = open_ones.enter_context(slow_watcher(served, lagging, made["table"]))
        _, news = ask(anna, {"type": "enter", "table": made["table"]})
        yield served, anna, made["table"], news, (lagging.number, watcher)


def test_who_never_reads_is_cut_off_and_the_others_play_on(slow, monkeypatch):
    served, anna, table, news, _ = slow
    monkeypatch.setattr(outbox, "_GOODBYE_SECONDS", 0.2)
    connections = served.app.state.services.limits.connections
    assert len(connections) == 2
    play_until(anna, table, news, lambda: len(connections) == 1)
    assert ask(anna, {"type": "ping"})[0]["type"] == "done"


def test_who_reads_again_is_told_that_they_were_too_slow(slow, monkeypatch):
    served, anna, table, news, (number, watcher) = slow
    monkeypatch.setattr(wire, "GOODBYE_SECONDS", 30.0)
    listeners = served.app.state.hub._live_tables.get(table).listeners
    (lagging,) = [listener for listener in listeners if listener.guest == number]
    play_until(anna, table, news, lambda: lagging._outbox._close is not None)
    assert end_of(watcher) == outbox.TOO_SLOW


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def test_pings_of_somebody_who_never_reads_fill_no_memory(serve):
    served = serve(buffer=4_096)
    with socket.create_connection(address(served), timeout=120) as wire_end:
        wire_end.sendall(HANDSHAKE)
        assert b" 101 " in wire_end.recv(1_000)
        pings = (b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125) * 1_000
        wire_end.setblocking(False)
        sent, deadline = 0, time.monotonic() + 2
        while time.monotonic() < deadline and sent < 100_000_000:
            try:
                sent += wire_end.send(pings[sent % len(pings) :])
            except BlockingIOError:
                time.sleep(0.01)
        waiting = [one._transport.get_write_buffer_size() for one in served.app.state.sockets.open]
    assert waiting
    assert max(waiting) < 1_000_000


# --- all at once ---


def test_a_thousand_hostile_messages_do_no_harm():
    """The short version of a campaign: see CONTRIBUTING.md."""
    count = hostile.run(1_000, seed=7, enemies=6)
    assert count.sent == 1_000
    assert count.moves > 0
    assert len(count.codes) > 12
