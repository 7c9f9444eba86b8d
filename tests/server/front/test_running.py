"""`kingdomino serve` and `kingdomino` as somebody starts them: real processes, told to stop, stopping in order."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kingdomino.cli.play import _draw_code
from kingdomino.kernel import CACHE_FOLDER
from kingdomino.server import Settings
from kingdomino.server.process.start import listen, listen_if_free, network_url, url_of
from tests.cli.conftest import run
from tests.server import nursery
from tests.server.front.serving import ask
from tests.server.plain_http import NO_CERTIFICATES, PATIENCE

__all__ = ["run"]  # a fixture

#: Bots need not compile again because somebody else's home is empty.
COMPILED = {} if CACHE_FOLDER is None else {"KINGDOMINO_CACHE_DIR": str(CACHE_FOLDER.parent)}
ADDRESS = re.compile(r"http://[\w.:\[\]]+:\d+")


class Program:
    """A `kingdomino` process and what it printed."""

    def __init__(self, process: subprocess.Popen[bytes] | nursery.Program, out: Path, err: Path) -> None:
        self.process = process
        self._files = (out, err)

    @property
    def out(self) -> list[str]:
        """The lines of its output so far."""
        return self._files[0].read_text("utf-8").splitlines(keepends=True)

    @property
    def err(self) -> list[str]:
        """The lines of its standard error so far."""
        return self._files[1].read_text("utf-8").splitlines(keepends=True)

    def address(self) -> str:
        """Where it is, once it says so."""
        deadline = time.monotonic() + 300
        while time.monotonic() < deadline and self.process.poll() is None:
            found: list[str] = [address for line in self.out for address in ADDRESS.findall(line)]
            if found:
                return found[0]
            time.sleep(0.02)
        raise AssertionError("".join(self.err))

    def stop(self, how: signal.Signals) -> int:
        """Its exit code after a signal."""
        self.process.send_signal(how)
        return self.end()

    def end(self) -> int:
        return self.process.wait(300)


@contextmanager
def program(folder: Path, *arguments: str, copied: bool = False, **environment: str) -> Iterator[Program]:
    """Start it: by itself, as somebody does, or `copied` with its imports made, where a test only needs one more."""
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("KINGDOMINO")}
    wanted = {**surroundings, **COMPILED, "XDG_DATA_HOME": str(folder), "HOME": str(folder), **environment}
    said = Path(tempfile.mkdtemp(dir=folder))
    out, err = said / "out", said / "err"
    for file in (out, err):
        file.touch()
    words = ["--lang", "en", *arguments]
    if copied:
        started = Program(nursery.start("kingdomino", words, wanted, out, err), out, err)
    else:
        command = [sys.executable, "-m", "kingdomino", *words]
        with out.open("ab") as output, err.open("ab") as errors:
            started = Program(subprocess.Popen(command, env=wanted, stdout=output, stderr=errors), out, err)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.process.kill()
        started.end()


def test_serve_stops_in_order_and_knows_everybody_when_it_is_back(tmp_path):
    with program(tmp_path, "serve", "--port", "0", "--bot-processes", "1") as served:
        address = served.address()
        assert httpx.get(f"{address}/readyz", verify=NO_CERTIFICATES, timeout=PATIENCE).status_code == 200
        database = tmp_path / "kingdomino" / "kingdomino.db"
        assert database.exists(), "in the user's own folder"
        secret = httpx.post(
            f"{address}/api/guests", json={"name": "Ann", "language": "en"}, verify=NO_CERTIFICATES, timeout=PATIENCE
        ).json()["secret"]
        with connect(address.replace("http", "ws") + "/ws") as client:
            ask(client, {"type": "hello", "secret": secret})
            served.process.send_signal(signal.SIGTERM)
            kinds = []
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    kinds.append(json.loads(client.recv(120))["type"])
        assert "restarting" in kinds
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert served.end() == 0
    events = [json.loads(line)["event"] for line in served.err]
    assert events.index("listening") < events.index("stopping")
    with program(tmp_path, "serve", "--port", "0", copied=True, KINGDOMINO_DATABASE=f"sqlite:///{database}") as again:
        known = httpx.get(
            f"{again.address()}/api/guest",
            headers={"Authorization": f"Bearer {secret}"},
            verify=NO_CERTIFICATES,
            timeout=PATIENCE,
        )
        assert known.json()["name"] == "Ann"


@pytest.mark.parametrize(
    ("arguments", "environment", "words"),
    [
        (["--port", "x"], {}, "--port"),
        ([], {"KINGDOMINO_PORT": "99999"}, "--port"),
        (["--port", "0", "--workers", "2"], {}, "PostgreSQL"),
        (["--port", "0", "--bot-processes", "0"], {}, "PostgreSQL"),
        (["--database", "mysql://ann:hush@db/x"], {}, "--database"),
        (["--port", "0", "--database", "mysql:ann@db/x"], {}, "mysql"),
        (["--host", "192.0.2.1"], {}, "192.0.2.1"),
        (["--port", "0", "--database", "postgresql://ann:hush@127.0.0.1:1/x"], {}, "store"),
    ],
)
def test_what_cannot_work_is_refused_in_one_sentence(run, monkeypatch, arguments, environment, words):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    refused = run("serve", *arguments)
    assert refused.code == 1
    assert not refused.out
    assert words in refused.err.split("Refused.")[1]
    assert "hush" not in refused.err


@pytest.fixture
def at_home(run, monkeypatch, tmp_path):
    """A command in this process, of the same user as the programs."""
    for name in ("XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    return run


def test_a_file_is_for_one_server_and_free_again_when_that_is_killed(tmp_path, at_home):
    with program(tmp_path, "serve", "--port", "0", copied=True) as first:
        first.address()
        for command in (("serve", "--port", "0"), ("play", "--port", "0", "--no-browser")):
            second = at_home(*command)
            assert second.code == 1
            assert "kingdomino.db" in second.err
        first.process.kill()
        first.process.wait()
    with program(tmp_path, "serve", "--port", "0", copied=True) as third:
        assert httpx.get(f"{third.address()}/readyz", verify=NO_CERTIFICATES, timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_port_that_is_taken_is_refused(run, command):
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        refused = run(command, "--port", port)
        assert refused.code == 1
        assert str(port) in refused.err
        with listen_if_free("127.0.0.1", port) as other:
            assert other.getsockname()[1] != port


def test_two_processes_on_one_port_share_everything_and_a_dead_one_is_replaced(tmp_path, postgres_database):
    with (
        program(
            tmp_path,
            *("serve", "--port", "0", "--workers", "2", "--bot-processes", "0", "--log-level", "error"),
            KINGDOMINO_DATABASE=postgres_database,
        ) as served,
    ):
        address = served.address()
        secret = httpx.post(
            f"{address}/api/guests", json={"name": "Ann", "language": "en"}, verify=NO_CERTIFICATES, timeout=PATIENCE
        ).json()["secret"]
        parent = psutil.Process(served.process.pid)

        def workers() -> set[int]:
            return {child.pid for child in parent.children() if _is_worker(child)}

        before = until(workers, lambda found: len(found) == 2)
        victim = before.pop()
        os.kill(victim, signal.SIGKILL)
        after = until(workers, lambda found: len(found) == 2 and victim not in found)
        assert before <= after
        for _ in range(10):  # whoever answers knows everybody
            known = httpx.get(
                f"{address}/api/guest",
                headers={"Authorization": f"Bearer {secret}"},
                verify=NO_CERTIFICATES,
                timeout=PATIENCE,
            )
            assert known.json()["name"] == "Ann"
        for _ in range(6):  # and whoever is scraped has the figures of all
            assert until(lambda: _guests_asked(address), lambda count: count >= 10) == 10
        assert served.stop(signal.SIGTERM) == 0
        assert not [pid for pid in after if psutil.pid_exists(pid)]


def _guests_asked(address: str) -> float:
    """How many times `GET /api/guest` was answered, as `/metrics` says."""
    text = httpx.get(f"{address}/metrics", verify=NO_CERTIFICATES, timeout=PATIENCE).text
    found = re.search(r'request_seconds_count\{method="GET",route="/api/guest",status="200"\} (\S+)', text)
    return float(found[1]) if found else 0.0


def _is_worker(process: psutil.Process) -> bool:
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except psutil.Error:  # it is just dying
        return False


def until(look, right):
    """What is seen once it is right."""
    deadline = time.monotonic() + 300
    while not right(seen := look()):
        assert time.monotonic() < deadline, seen
        time.sleep(0.02)
    return seen


def test_without_a_command_the_game_is_played(tmp_path):
    """A browser is opened: here, a program that notes which address it was given."""
    noted = tmp_path / "noted"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {noted}\n')
    browser.chmod(0o755)
    with program(tmp_path, BROWSER=f"{browser} %s", KINGDOMINO_PORT="0") as playing:
        address = playing.address()
        assert httpx.get(f"{address}/healthz", verify=NO_CERTIFICATES, timeout=PATIENCE).status_code == 200
        until(lambda: noted.read_text().strip() if noted.exists() else "", bool)
        assert noted.read_text().strip() == address
        assert playing.stop(signal.SIGINT) == 0
    assert playing.out[-1].strip() == "See you next time."
    assert not playing.err


def test_who_plays_twice_is_led_to_the_game_that_runs_and_nobody_else_serves_from_its_file(tmp_path, at_home):
    noted = tmp_path / "noted"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {noted}\n')
    browser.chmod(0o755)
    with program(tmp_path, "play", "--no-browser", "--port", "0", copied=True) as playing:
        address = playing.address()
        with program(tmp_path, "play", copied=True, BROWSER=f"{browser} %s", KINGDOMINO_PORT="0") as again:
            assert again.end() == 0, again.err
        until(lambda: noted.read_text().strip() if noted.exists() else "", bool)
        assert noted.read_text().strip() == address
        assert address in "".join(again.out)
        for arguments in (["serve", "--port", "0"], ["play", "--no-browser", "--port", "0"]):
            refused = at_home(*arguments)
            assert refused.code == 1
            assert "kingdomino.db" in refused.err
            assert "--database" in refused.err
        assert playing.stop(signal.SIGINT) == 0


def test_play_opens_the_house_to_phones_when_asked(tmp_path):
    arguments = ["play", "--no-browser", "--host", "0.0.0.0", "--port", "0"]
    with program(tmp_path, *arguments, copied=True, BROWSER="false") as playing:
        address = playing.address()
        assert httpx.get(f"{address}/healthz", verify=NO_CERTIFICATES, timeout=PATIENCE).status_code == 200
        until(lambda: playing.out, lambda lines: any("Ctrl-C" in line for line in lines))
        shown = "".join(playing.out)
        assert playing.stop(signal.SIGTERM) == 0
    with listen("0.0.0.0", 0) as listening:
        elsewhere = network_url(Settings(host="0.0.0.0"), listening)
    if elsewhere is not None:
        assert elsewhere.rpartition(":")[0] in shown
        assert "▀" in shown
    assert not playing.err


def test_addresses_are_those_that_a_browser_can_use():
    with listen("127.0.0.1", 0) as here:
        assert url_of(here) == f"http://127.0.0.1:{here.getsockname()[1]}"
        assert network_url(Settings(), here) is None
    with listen("0.0.0.0", 0) as everywhere:
        assert url_of(everywhere).startswith("http://127.0.0.1:")
    if socket.has_dualstack_ipv6():
        with listen("::", 0) as everywhere:
            assert url_of(everywhere).startswith("http://localhost:")


def test_the_code_for_a_camera_is_drawn(capsys):
    _draw_code("http://192.168.1.20:8017")
    assert "▀" in capsys.readouterr().out


@pytest.mark.parametrize(("processes", "bots"), [(0, "away"), (1, "ready")])
def test_readiness_says_whether_bots_can_think(serve, processes, bots):
    answer = serve(bot_processes=processes).get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "bots": bots})
