"""Whatever is refused is refused with a code and facts; nothing a client sends is an accident."""

import json
import socket

import pytest

from kingdomino.server.storage import StorageUnavailable
from tests.server.front.playing import Player

JSON = {"Content-Type": "application/json"}


def problem(answer):
    assert answer.headers["content-type"] == "application/json"
    assert set(answer.json()) == {"code", "facts"}
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/guests/", "/api/%00"])
def test_unknown_addresses_under_the_api_are_not_found(server, method, path):
    assert problem(server.http.request(method, path)) == (404, "no_such_page")


def test_a_wrong_method_is_told_which_are_right(server):
    answer = server.http.put("/api/guests", json={})
    assert problem(answer) == (405, "wrong_method")
    assert answer.headers["allow"] == "POST"
    assert server.http.put("/api/guest").headers["allow"] == "DELETE, GET, PATCH"
    page = server.http.post("/learn")
    assert problem(page) == (405, "wrong_method")
    assert page.headers["allow"] == "GET, HEAD"


@pytest.mark.parametrize(
    "body",
    [b"\xff\xfe{}", b'{"name": "\xff"}', b"{", b"", b"nul", b'{"record": "' + b"[" * 100, b"[" * 50_000, b"1" * 50_000],
)
def test_a_body_that_is_not_json_is_refused(server, body):
    """By the first thing in it that is wrong."""
    answer = server.post("/api/replay", content=body, headers=JSON)
    assert problem(answer) in ((400, "unreadable_body"), (422, "wrong_field"))


def test_half_a_character_is_refused(server):
    answer = server.post("/api/replay", content=b'{"record": "\\ud800"}', headers=JSON)
    assert problem(answer) == (400, "unreadable_body")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_a_form_of_another_page_cannot_pass_for_json(server, kind):
    body = json.dumps({"name": "Ann", "language": "en"}).encode()
    assert problem(server.post("/api/guests", content=body, headers={"Content-Type": kind})) == (422, "wrong_field")


@pytest.mark.parametrize(("path", "most"), [("/api/replay", 65_536), ("/api/guests", 8_192)])
def test_a_body_over_its_limit_is_refused_told_or_not(server, path, most):
    body = json.dumps({"record": "x" * most}).encode()

    def slowly():
        for start in range(0, len(body), 4096):
            yield body[start : start + 4096]

    for content in (body, slowly()):
        answer = server.post(path, content=content, headers=JSON)
        assert problem(answer) == (413, "body_too_large")
        assert answer.json()["facts"] == {"most": most}


def test_a_told_length_that_is_no_number_is_not_believed(server):
    host, port = server.host.split(":")
    with socket.create_connection((host, int(port)), timeout=120) as raw:
        raw.sendall(f"POST /api/replay HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 99999999999\r\n\r\n".encode())
        assert raw.recv(100).startswith(b"HTTP/1.1 413")


def test_too_many_requests_are_refused_with_a_time_to_wait(serve):
    server = serve(messages_per_second=10, burst=2)
    limits = server.app.state.services.limits
    assert server.get("/api/dominoes").status_code == 200
    for allowances in (limits.requests, limits.pages):
        allowances.charge("127.0.0.1", 1_000)
    refused = server.get("/api/dominoes")
    assert problem(refused) == (429, "too_many_requests")
    assert int(refused.headers["retry-after"]) >= 1
    assert server.get("/healthz").status_code == 200, "probes wait, but are not refused"
    assert server.get("/api/dominoes", headers={"X-Forwarded-For": "198.51.100.4"}).status_code == 200


def test_a_storage_that_is_away_is_told_as_503_and_recovers(serve, monkeypatch):
    server = serve()
    player = Player(server)
    store = server.app.state.services.store
    server.app.state.services.people._known.clear()

    async def away(*_: object) -> None:
        raise StorageUnavailable("storage_gone")

    with monkeypatch.context() as broken:
        for name in ("check", "lobby", "secret"):
            broken.setattr(store, name, away)
        for answer in (server.get("/readyz"), server.get("/api/tables"), player.ask("GET", "/api/guest")):
            assert problem(answer) == (503, "storage_unavailable")
            assert answer.json()["facts"] == {"reason": "storage_gone"}
        assert server.get("/healthz").json() == {"status": "ok"}
    assert server.get("/readyz").status_code == 200
    assert player.ask("GET", "/api/guest").status_code == 200


def test_an_accident_is_answered_without_a_word_about_it(serve, monkeypatch, caplog):
    server = serve()

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("the deck is 1 2 3 4 5")

    monkeypatch.setattr(server.app.state.services.store, "lobby", broken)
    answer = server.get("/api/tables")
    assert problem(answer) == (500, "server_error")
    assert answer.json()["facts"] == {}
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "unexpected" in caplog.messages


def test_a_server_that_stops_is_alive_but_no_longer_ready(serve):
    server = serve()
    server.app.state.hub.stopping = True
    assert server.get("/healthz").status_code == 200
    assert problem(server.get("/readyz")) == (503, "restarting")


def test_what_is_wrong_with_a_field_is_told_as_over_the_socket(server):
    answer = server.post("/api/guests", json={"name": "Ann", "language": "en", "more": 1})
    assert answer.status_code == 422
    assert answer.json() == {"code": "wrong_field", "facts": {"field": "more", "problem": "unknown_field"}}
