"""Invitations: links that others can use, their QR codes, and a server that is opened to the network."""

import re
from ipaddress import ip_network

import httpx
import pytest

from kingdomino.server.operation.reach import Reach, own_addresses
from kingdomino.server.operation.settings import Settings
from tests.server.front.playing import Player
from tests.server.plain_http import NO_CERTIFICATES, PATIENCE

#: Stands for an address of the network: every address of 127.0.0.0/8 leads to this device.
ELSEWHERE = "127.0.0.2"
SEATS = [{"kind": "me"}, {"kind": "open"}]


def invitation(server, code, **more):
    return server.get(f"/api/tables/{code}/invitation", **more).json()


def modules(link):
    """The picture of a QR code, read back from its path."""
    dark = set()
    for x, y, wide in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", link["qr"]):
        dark |= {(int(x) + step, int(y)) for step in range(int(wide))}
    return dark


def test_a_server_for_this_device_says_so_and_offers_to_be_opened(serve):
    server = serve(may_open=True, network_addresses=(ELSEWHERE,), trusted_proxies=())
    player = Player(server)
    code = player.table(seats=SEATS)
    told = invitation(server, code)
    assert (told["reach"], told["may_open"]) == ("device", True)
    assert told["command"] == "kingdomino play --host 0.0.0.0"
    assert [link["url"] for link in told["links"]] == [f"{server.url}/table/{code}"]


def test_opened_to_the_network_another_device_joins_by_the_shown_link(serve):
    server = serve(may_open=True, network_addresses=(ELSEWHERE,), trusted_proxies=())
    player = Player(server)
    code = player.table(seats=SEATS)
    assert player.ask("POST", "/api/network").status_code == 204
    told = invitation(server, code)
    assert (told["reach"], told["may_open"], told["command"]) == ("network", False, None)
    [link] = told["links"]
    assert link["url"] == server.url.replace("127.0.0.1", ELSEWHERE) + f"/table/{code}"
    there = link["url"].partition("/table/")[0]
    with httpx.Client(base_url=there, verify=NO_CERTIFICATES, timeout=PATIENCE, trust_env=False) as http:
        assert http.get(f"/api/tables/{code}").json()["open_seats"] == 1
        assert http.get(f"/api/tables/{code}/invitation").json()["links"][0]["url"] == link["url"]
    assert player.ask("POST", "/api/network").json()["code"] == "cannot_open_here", "it is open already"


@pytest.mark.parametrize(
    ("headers", "may_open", "proxies"),
    [
        pytest.param({"Host": f"{ELSEWHERE}:1"}, True, (), id="another-name"),
        pytest.param({"X-Forwarded-For": "192.168.1.7"}, True, (), id="passed-on"),
        pytest.param({"X-Forwarded-For": "192.168.1.7"}, True, (ip_network("127.0.0.1"),), id="trusted-proxy"),
        pytest.param({"Forwarded": "for=192.168.1.7"}, True, (), id="forwarded"),
        pytest.param({}, False, (), id="not-started-by-play"),
    ],
)
def test_only_the_person_at_this_device_opens_it_and_only_under_play(serve, headers, may_open, proxies):
    server = serve(may_open=may_open, network_addresses=(ELSEWHERE,), trusted_proxies=proxies)
    player = Player(server)
    code = player.table(seats=SEATS)
    refused = server.post("/api/network", headers={**player.headers, **headers})
    assert (refused.status_code, refused.json()["code"]) == (403, "cannot_open_here")
    assert invitation(server, code, headers=headers)["may_open"] is False
    with pytest.raises(httpx.ConnectError):
        httpx.get(server.url.replace("127.0.0.1", ELSEWHERE), verify=NO_CERTIFICATES, timeout=PATIENCE, trust_env=False)


def test_nobody_without_a_secret_opens_it(serve):
    server = serve(may_open=True, network_addresses=(ELSEWHERE,), trusted_proxies=())
    assert server.post("/api/network").json()["code"] == "no_secret"
    answer = server.post("/api/network", headers={"Origin": "http://evil.example"})
    assert answer.json()["code"] == "foreign_origin"


def test_where_the_port_is_taken_in_the_network_nothing_is_opened(serve):
    server = serve(may_open=True, network_addresses=("192.0.2.77",), trusted_proxies=())
    player = Player(server)
    code = player.table(seats=SEATS)
    refused = player.ask("POST", "/api/network").json()
    assert refused["code"] == "cannot_listen"
    assert refused["facts"]["host"] == "192.0.2.77"
    assert invitation(server, code)["may_open"] is True


def test_a_public_address_is_the_one_that_is_shown(serve):
    server = serve(public_url="https://games.example")
    code = Player(server).table(seats=SEATS)
    told = invitation(server, code)
    assert told["reach"] == "public"
    assert [link["url"] for link in told["links"]] == [f"https://games.example/table/{code}"]


def test_behind_a_proxy_without_a_public_address_the_name_of_the_request_is_shown(serve):
    server = serve()
    code = Player(server).table(seats=SEATS)
    told = invitation(server, code, headers={"Host": "laptop.local", "X-Forwarded-For": "192.168.1.7"})
    assert (told["reach"], told["links"][0]["url"]) == ("network", f"http://laptop.local/table/{code}")


def test_a_qr_code_has_its_finder_patterns_and_a_quiet_zone(serve):
    server = serve()
    code = Player(server).table(seats=SEATS)
    [link] = invitation(server, code)["links"]
    dark, size = modules(link), link["size"]
    assert all(4 <= x < size - 4 and 4 <= y < size - 4 for x, y in dark)
    for left, top in ((4, 4), (size - 11, 4), (4, size - 11)):
        ring = {(left + x, top + y) for x in range(7) for y in range(7) if {x, y} & {0, 6}}
        assert ring <= dark
        assert {(left + x, top + y) for x in (2, 3, 4) for y in (2, 3, 4)} <= dark
        assert not {(left + x, top + y) for x in range(1, 6) for y in range(1, 6) if {x, y} & {1, 5}} & dark


def test_an_invitation_to_a_table_that_does_not_exist_is_refused_and_counted(serve):
    server = serve(wrong_codes_per_minute=2)
    codes = [server.get("/api/tables/AAAAA/invitation").json()["code"] for _ in range(3)]
    assert codes == ["no_such_table", "no_such_table", "too_many_requests"]


def test_a_server_on_every_address_names_those_of_its_networks():
    everywhere = Reach(Settings(host="0.0.0.0"), 8017)
    assert everywhere.addresses() == tuple(f"http://{address}:8017" for address in own_addresses())
    assert not everywhere.openable
    named = Settings(host="::", network_addresses=("192.168.1.24", "fd00::24"))
    assert Reach(named, 80).addresses() == ("http://192.168.1.24:80", "http://[fd00::24]:80")
    assert Reach(Settings(host="192.168.1.24"), 8017).addresses() == ("http://192.168.1.24:8017",)
    assert Reach(Settings(), 8017).addresses() == ()
