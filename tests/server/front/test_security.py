"""Headers on everything, foreign pages kept out, and proxies believed only where they are trusted."""

import json
import socket

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kingdomino.server.front.hosts import Hosts
from kingdomino.server.front.security import forwarded_address, is_trusted, origin_allowed
from kingdomino.server.operation.settings import Settings, settings_from
from tests.server.front.serving import ask

EVERYTHING = ["/", "/healthz", "/readyz", "/metrics", "/api/dominoes", "/api/nothing", "/nothing", "/api/openapi.json"]


@pytest.mark.parametrize("path", EVERYTHING)
def test_security_headers_are_on_every_answer(server, path):
    headers = server.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers, "only behind https"
    assert "server" not in headers


def test_refusals_before_the_application_have_the_headers_too(server):
    for answer in (
        server.post("/api/guests", json={}, headers={"Origin": "https://evil.example"}),
        server.post("/api/guests", content=b"x" * 70_000),
    ):
        assert answer.status_code in (403, 413)
        assert answer.headers["x-frame-options"] == "DENY"


def test_behind_https_browsers_are_told_to_stay_there(serve):
    server = serve(public_url="https://games.example")
    assert server.get("/healthz").headers["strict-transport-security"] == "max-age=31536000"


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "games.example", True),
        ("http://games.example", "games.example", True),
        ("https://games.example", "games.example", True),
        ("http://games.example:8017", "games.example:8017", True),
        ("http://GAMES.example", "games.EXAMPLE", True),
        ("http://games.example:8018", "games.example:8017", False),
        ("http://other.example", "games.example", False),
        ("http://games.example.evil.example", "games.example", False),
        ("https://public.example", "10.0.0.1:8017", True),
        ("http://public.example", "10.0.0.1:8017", False),
        ("https://further.example:8443", "10.0.0.1:8017", True),
        ("null", "games.example", False),
        ("", "games.example", False),
        ("file://", "games.example", False),
        ("http://[::1]:8017", "[::1]:8017", True),
        ("http://games.example:x", "games.example", False),
        ("http://user@games.example", "games.example", False),
        ("http://games.example/path", "games.example", False),
        ("http://games.example", "", False),
    ],
)
def test_which_origins_are_allowed(origin, host, allowed):
    settings = Settings(public_url="https://public.example", origins=("https://further.example:8443",))
    headers = {"host": host, **({} if origin is None else {"origin": origin})}
    assert origin_allowed(Headers(headers), settings) is allowed


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        (None, True),
        ("127.0.0.1:8017", True),
        ("192.168.1.20:8017", True),
        ("203.0.113.5", True),
        ("[::1]:8017", True),
        ("[fe80::1%25eth0]", True),
        ("localhost:8017", True),
        ("LOCALHOST.", True),
        ("game.localhost", True),
        ("annas-laptop.local:8017", True),
        ("annas-laptop:8017", True),
        ("annas-laptop.lan", True),
        ("server", True),
        ("kingdomino.default.svc.cluster.local", True),
        ("public.example", True),
        ("PUBLIC.example.:443", True),
        ("further.example:8017", True),
        ("bound.example:8017", True),
        ("games.example", True),
        ("club.example", False),
        ("anna.club.example", True),
        ("evil.example", False),
        ("evil.example:8017", False),
        ("www.public.example", False),
        ("public.example.evil.example", False),
        ("evillocal", True),
        ("evil.notlocal", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example/127.0.0.1", False),
        ("user@127.0.0.1", False),
        ("", False),
        ("[::1", False),
        ("evil.example:x", False),
    ],
)
def test_the_server_answers_under_its_own_names_only(host, allowed):
    settings = Settings(
        host="bound.example",
        public_url="https://public.example",
        origins=("https://further.example:8443",),
        allowed_hosts=("games.example", ".club.example"),
    )
    assert Hosts(settings).allow(host) is allowed
    assert Hosts(Settings(allowed_hosts=("*",))).allow(host)


def test_a_page_that_rebinds_its_name_to_this_machine_gets_nothing(server, player):
    rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
    for method, path in (("GET", "/"), ("GET", "/api/guest"), ("POST", "/api/guests"), ("GET", "/metrics")):
        answer = server.http.request(method, path, headers={**player.headers, **rebound})
        facts = {"host": "evil.example", "setting": "--allowed-hosts"}
        assert (answer.status_code, answer.json()) == (421, {"code": "unknown_host", "facts": facts})
        assert answer.headers["x-frame-options"] == "DENY"


def test_a_page_that_rebinds_its_name_gets_no_socket(server):
    with socket.create_connection(server.host.split(":")) as line:
        line.sendall(
            b"GET /ws HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        heard = line.makefile("rb").read()
    assert heard.startswith(b"HTTP/1.1 421 ")
    assert b"unknown_host" in heard


@pytest.mark.parametrize("upgrade", [b"", b"Upgrade: websocket\r\nConnection: Upgrade\r\n"])
def test_a_request_for_two_names_is_refused_also_where_every_name_is_allowed(serve, upgrade):
    server = serve(allowed_hosts=("*",))
    with socket.create_connection(server.host.split(":")) as line:
        line.sendall(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" + upgrade + b"\r\n"
        )
        heard = line.recv(10_000)
    assert heard.startswith(b"HTTP/1.1 400 ")


def test_a_person_sees_which_name_is_unknown_and_what_allows_it(server):
    answer = server.get("/", headers={"Host": "games.example", "Accept": "text/html", "Accept-Language": "da"})
    assert answer.status_code == 421
    assert answer.headers["content-language"] == "da"
    assert "games.example" in answer.text
    assert "--allowed-hosts" in answer.text


def test_a_name_that_the_settings_allow_is_the_servers(serve):
    server = serve(allowed_hosts=("games.example",))
    ours = {"Host": "games.example", "Origin": "http://games.example"}
    assert server.post("/api/guests", json={"name": "Ann", "language": "en"}, headers=ours).status_code == 201


def test_a_foreign_page_can_change_nothing(server, player):
    foreign = {**player.headers, "Origin": "https://evil.example"}
    for method, path in (("POST", "/api/guests"), ("PATCH", "/api/guest"), ("DELETE", "/api/guest")):
        answer = server.http.request(method, path, headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert player.ask("GET", "/api/guest").status_code == 200
    assert "access-control-allow-origin" not in server.get("/api/bots", headers=foreign).headers


def test_a_foreign_page_gets_no_socket(server):
    with pytest.raises(InvalidStatus) as refused:
        server.socket(origin="https://evil.example").close()
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["code"] == "foreign_origin"


def test_programs_and_our_own_page_get_one(server, player):
    for origin in (None, server.url):
        with server.socket(origin=origin) as line:
            done, _ = ask(line, {"type": "hello", "secret": player.secret})
            assert done["you"]["number"] == player.number


def test_one_address_has_a_limited_number_of_connections(serve):
    server = serve(connections_per_address=2)
    here = {"X-Forwarded-For": "198.51.100.1"}
    with server.socket(additional_headers=here), server.socket(additional_headers=here):
        with server.socket(additional_headers=here) as third, pytest.raises(ConnectionClosed) as closed:
            third.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4029
        with server.socket(additional_headers={"X-Forwarded-For": "198.51.100.2"}) as other:
            assert ask(other, {"type": "ping"})[0]["code"] == "hello_first"


PROXIES = settings_from({"trusted_proxies": "10.0.0.0/8, ::1, fd00::/8"}).trusted_proxies


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("192.0.2.1", "203.0.113.5", "192.0.2.1"),
        ("10.0.0.1", "203.0.113.5", "203.0.113.5"),
        ("10.0.0.1", "1.2.3.4, 203.0.113.5", "203.0.113.5"),
        ("10.0.0.1", "203.0.113.5, 10.9.9.9", "203.0.113.5"),
        ("10.0.0.1", "1.2.3.4, 203.0.113.5, 10.9.9.9", "203.0.113.5"),
        ("10.0.0.1", "10.1.1.1, 10.2.2.2", "10.1.1.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "nonsense", "10.0.0.1"),
        ("10.0.0.1", "203.0.113.5, nonsense", "10.0.0.1"),
        ("::ffff:10.0.0.1", "203.0.113.5", "203.0.113.5"),
        ("::1", "2001:db8::5", "2001:db8::5"),
        ("testclient", "203.0.113.5", "testclient"),
    ],
)
def test_only_trusted_proxies_are_believed(peer, forwarded, address):
    assert forwarded_address(peer, forwarded, PROXIES) == address


def test_nobody_is_trusted_unless_named():
    assert not is_trusted("127.0.0.1", ())
    assert is_trusted("10.1.2.3", PROXIES)
    assert not is_trusted("x", PROXIES)


def test_without_trusted_proxies_a_made_up_address_does_not_help(serve):
    server = serve(trusted_proxies=(), guests_per_hour=2)
    body = {"name": "Ann", "language": "en"}
    statuses = [
        server.post("/api/guests", json=body, headers={"X-Forwarded-For": f"198.51.100.{number}"}).status_code
        for number in range(3)
    ]
    assert statuses == [201, 201, 429]
