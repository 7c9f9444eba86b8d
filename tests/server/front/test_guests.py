"""Becoming a guest, being known again, moving to another device, being forgotten: over HTTP."""

import pytest


def problem(answer):
    assert set(answer.json()) == {"code", "facts"}
    return answer.status_code, answer.json()["code"]


def test_a_guest_is_known_again_by_the_secret_alone(player):
    assert player.guest == {"number": player.number, "name": "Ann", "language": "en"}
    assert player.ask("GET", "/api/guest").json() == player.guest


@pytest.mark.parametrize(
    ("header", "code"),
    [
        (None, "no_secret"),
        ("Basic YTpi", "no_secret"),
        ("Bearer nonsense", "wrong_secret"),
        ("Bearer 1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "wrong_secret"),
        ("Bearer 99999999.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "wrong_secret"),
    ],
)
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/guest"),
        ("PATCH", "/api/guest"),
        ("DELETE", "/api/guest"),
        ("DELETE", "/api/guest/secret"),
        ("POST", "/api/guest/link"),
        ("GET", "/api/my/tables"),
        ("GET", "/api/my/games"),
    ],
)
def test_nobody_gets_in_without_the_right_secret(server, player, method, path, header, code):
    headers = {} if header is None else {"Authorization": header}
    more = {"json": {"name": "Eve"}} if method == "PATCH" else {}
    answer = server.http.request(method, path, headers=headers, **more)
    assert problem(answer) == (401, code)
    assert answer.headers["www-authenticate"] == "Bearer"
    assert player.ask("GET", "/api/guest").json()["name"] == "Ann"


def test_a_new_name_or_language_is_known_at_once(player):
    assert player.ask("PATCH", "/api/guest", json={"name": "  Anna \n Bee "}).json()["name"] == "Anna Bee"
    assert player.ask("PATCH", "/api/guest", json={"language": "he"}).json()["language"] == "he"
    assert player.ask("GET", "/api/guest").json() == {"number": player.number, "name": "Anna Bee", "language": "he"}
    assert player.ask("PATCH", "/api/guest", json={}).json()["name"] == "Anna Bee"


def test_an_unusable_name_is_refused_with_a_code(server):
    answer = server.post("/api/guests", json={"name": "x" * 33, "language": "en"})
    assert problem(answer) == (422, "wrong_length_of_name")


def test_a_link_moves_a_guest_to_another_device_once(server, player):
    link = player.ask("POST", "/api/guest/link")
    assert link.status_code == 201
    moved = server.post("/api/guests/from-link", json={"code": link.json()["code"]})
    assert moved.status_code == 201
    assert moved.json()["guest"] == player.guest
    assert moved.json()["secret"] != player.secret
    for secret in (player.secret, moved.json()["secret"]):
        assert server.get("/api/guest", headers={"Authorization": f"Bearer {secret}"}).json() == player.guest
    again = server.post("/api/guests/from-link", json={"code": link.json()["code"]})
    assert problem(again) == (404, "wrong_link")


def test_signing_out_one_device_leaves_the_other(server, player):
    link = player.ask("POST", "/api/guest/link").json()["code"]
    other = server.post("/api/guests/from-link", json={"code": link}).json()["secret"]
    assert player.ask("DELETE", "/api/guest/secret").status_code == 204
    assert problem(player.ask("GET", "/api/guest")) == (401, "wrong_secret")
    assert server.get("/api/guest", headers={"Authorization": f"Bearer {other}"}).status_code == 200


def test_a_forgotten_guest_is_gone(player):
    assert player.ask("DELETE", "/api/guest").status_code == 204
    assert problem(player.ask("GET", "/api/guest")) == (401, "wrong_secret")


def test_one_address_makes_a_limited_number_of_guests(serve):
    server = serve(guests_per_hour=3)
    body = {"name": "Ann", "language": "en"}
    here = {"X-Forwarded-For": "198.51.100.1"}
    assert [server.post("/api/guests", json=body, headers=here).status_code for _ in range(4)] == [201, 201, 201, 429]
    refused = server.post("/api/guests", json=body, headers=here)
    assert refused.json()["code"] == "too_many_requests"
    assert refused.headers["retry-after"] == str(refused.json()["facts"]["seconds"])
    assert server.post("/api/guests", json=body, headers={"X-Forwarded-For": "198.51.100.2"}).status_code == 201
