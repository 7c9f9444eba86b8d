"""What is around the HTTP library: as many connections as there are files, and a line in the log when more come."""

import resource
import socket
import subprocess
import sys

import httpx
import pytest

from kingdomino.server.front.guard import Refusals
from tests.server.front.serving import ask


def test_the_soft_limit_of_files_is_raised_to_what_the_system_allows():
    lower = (
        "import resource; from kingdomino.server.front.guard import raise_file_limit;"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1];"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard));"
        "print(raise_file_limit(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    said = subprocess.run([sys.executable, "-c", lower], capture_output=True, text=True, check=True).stdout.split()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    assert said == [str(wanted)] * 2


def test_refused_connections_are_a_line_for_many(caplog):
    now = [0.0]
    refusals = Refusals(lambda: now[0])
    for second in (0, 1, 2, 10, 11):
        now[0] = second
        refusals.count("too_many_connections")
    assert [record.facts["count"] for record in caplog.records] == [1, 3]


def test_where_files_run_out_connections_are_refused_and_those_that_are_there_go_on(serve, caplog):
    server = serve()
    with server.socket() as there:
        assert ask(there, {"type": "ping"})[0]["code"] == "hello_first"
        server.app.state.guards.most = 1
        with pytest.raises(httpx.TransportError):
            server.get("/healthz")
        assert ask(there, {"type": "ping"})[0]["code"] == "hello_first"
        server.app.state.guards.most = 2
        assert server.get("/healthz").status_code == 200
    (refused,) = [record for record in caplog.records if record.getMessage() == "connections_refused"]
    assert refused.facts == {"code": "too_many_files", "count": 1}


def test_an_address_has_so_many_connections_without_asking_for_anything_and_another_gets_in(serve):
    server = serve(trusted_proxies=())
    server.app.state.guards.most_each = 2
    with socket.create_connection(server.host.split(":")), socket.create_connection(server.host.split(":")):
        with pytest.raises(httpx.TransportError):
            server.get("/healthz")
        other = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=server.url, transport=other) as elsewhere:
            assert elsewhere.get("/healthz").status_code == 200
    assert server.get("/healthz").status_code == 200, "after the others have gone"
