"""Latency of a move for normal players, with and without an attack on the server.

    python -m benchmarks.flood --seconds 15 [--json]

Starts a server of its own with its usual limits, on SQLite in a temporary folder. A few people play as people do: a
move, a pause, a move. Then the same while others attack, from a process of their own and from other addresses:
flooders send as fast as they can, openers open connections without end, guessers try codes of tables, and slow readers
enter a busy table and read nothing. Prints p50 and p99 from a move to its acknowledgement side by side, counts of the
attackers' requests, and the load of the machine: `noise` is how late the measuring process itself was woken,
which is part of every figure. The goal is a p99 under 100 ms in the storm.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import socket
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import uvloop
from tests.server.client import Client, register, seats
from tests.server.running import Serving
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

Message = dict[str, Any]

_PEOPLE = 6
_FLOODERS, _OPENERS, _GUESSERS, _SLOW = 8, 4, 4, 6
_PAUSE = 0.08
#: Each attacker has its own address in X-Forwarded-For; the server trusts this machine as a proxy.
_PROXIED = "--trusted-proxies=127.0.0.1"


def _from(number: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"198.51.100.{number}"}


async def _person(address: str, secret: str, number: int, deadline: float, times: list[float]) -> None:
    """Plays both seats of a table, game after game, with a pause before each move."""
    chance = random.Random(number)
    async with Client(address, secret) as client:
        made = await client.ask("create", rules="2 classic", seats=seats("me", "me"), start=True)
        table, version = made["table"], made["version"]
        while time.monotonic() < deadline:
            await client.at(table, version)
            client.raw.clear()
            client.told.clear()
            await asyncio.sleep(chance.uniform(0.5, 1.5) * _PAUSE)
            turn = client.turn(table)
            if turn is None:
                version = (await client.ask("again", table=table))["version"]
                continue
            move = chance.choice(turn["moves"])["move"]
            begun = time.perf_counter()
            done = await client.ask("move", table=table, version=client.tables[table]["version"], move=move)
            times.append(time.perf_counter() - begun)
            version = done["version"]


async def _noise(late: list[float]) -> None:
    """Delays in waking this process itself: no server can avoid them, and they are part of every figure here."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(0.005)
        late.append(time.perf_counter() - begun - 0.005)


async def _people(address: str, seconds: float) -> tuple[list[float], list[float]]:
    times: list[float] = []
    late: list[float] = []
    guests = [await register(address, f"Person {number}") for number in range(_PEOPLE)]
    deadline = time.monotonic() + seconds
    noise = asyncio.ensure_future(_noise(late))
    await asyncio.gather(
        *(_person(address, guest["secret"], number, deadline, times) for number, guest in enumerate(guests))
    )
    noise.cancel()
    return times, late


# --- the attack, in a process of its own ---


class Attack:
    """The attackers: flooders, openers, guessers and slow readers."""

    def __init__(self, address: str, secrets: list[str], deadline: float) -> None:
        self.address, self.secrets, self.deadline = address, secrets, deadline
        self.url = address.replace("http", "ws", 1) + "/ws"
        self.count: Counter[str] = Counter()

    async def run(self) -> Counter[str]:
        """Run all attackers until the deadline."""
        ways = (
            [self.flood] * _FLOODERS + [self.open] * _OPENERS + [self.guess] * _GUESSERS + [self.read_nothing] * _SLOW
        )
        await asyncio.gather(*(self._again(way, number) for number, way in enumerate(ways, 1)))
        return self.count

    async def _again(self, way: Any, number: int) -> None:  # noqa: ANN401 - a method
        while time.monotonic() < self.deadline:
            try:
                async with asyncio.timeout(max(0.1, self.deadline - time.monotonic())):
                    await way(number)
            except (OSError, TimeoutError, WebSocketException):
                self.count["shown out or cut off"] += 1

    def _connect(self, number: int, **more: Any) -> Any:  # noqa: ANN401 - the library's
        headers = _from(number)
        return connect(self.url, proxy=None, compression=None, max_size=None, additional_headers=headers, **more)

    async def flood(self, number: int) -> None:
        """Send messages as fast as the connection takes them; answers are discarded."""
        async with self._connect(number) as socket:
            await socket.send(
                json.dumps({"type": "hello", "id": 0, "secret": self.secrets[number % len(self.secrets)]})
            )
            reading = asyncio.ensure_future(self._read(socket))
            try:
                while time.monotonic() < self.deadline:
                    for _ in range(50):
                        await socket.send('{"type":"move","id":1,"table":"AAAAA","version":1,"move":"=1"}')
                    self.count["messages sent by flooders"] += 50
                    await asyncio.sleep(0.001)
            finally:
                reading.cancel()

    async def _read(self, socket: Any) -> None:  # noqa: ANN401 - the library's
        async for _ in socket:
            self.count["messages of flooders answered"] += 1

    async def open(self, number: int) -> None:
        """One connection after the other, some of them left open."""
        async with contextlib.AsyncExitStack() as kept:
            for opened in range(200):
                if time.monotonic() > self.deadline:
                    return
                found = await kept.enter_async_context(self._connect(number))
                self.count["connections opened"] += 1
                if opened % 2:
                    await found.close()

    async def guess(self, number: int) -> None:
        """Codes of tables, by socket and by HTTP."""
        headers = _from(number)
        async with httpx.AsyncClient(base_url=self.address, trust_env=False, headers=headers) as http:
            while time.monotonic() < self.deadline:
                code = "".join(random.choices("ABCDEFGHJKLMNOPQRSTUVWXYZ2345678", k=5))
                answer = await http.get(f"/api/tables/{code}")
                self.count[f"guesses answered with {answer.status_code}"] += 1

    async def read_nothing(self, number: int) -> None:
        """Ask for snapshots of a table and read none."""
        secret = self.secrets[number % len(self.secrets)]
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.connect((self.url.split("/")[2].split(":")[0], int(self.url.split("/")[2].split(":")[1])))
        plain.setblocking(False)
        async with self._connect(number, sock=plain, max_queue=1, close_timeout=0.1) as slow:
            await slow.send(json.dumps({"type": "hello", "id": 0, "secret": secret}))
            wish = {
                "type": "create",
                "id": 1,
                "rules": "4 classic",
                "seats": seats("me", "page", "page", "page"),
                "start": True,
            }
            await slow.send(json.dumps(wish))
            told: Message = {"type": ""}
            while told["type"] not in ("table", "refused"):
                told = json.loads(await slow.recv())
            while told["type"] == "table" and time.monotonic() < self.deadline:
                await slow.send(json.dumps({"type": "enter", "id": 2, "table": told["table"]}))
                self.count["snapshots asked for and not read"] += 1
                await asyncio.sleep(0.005)


def _attack(address: str, secrets: list[str], seconds: float, found: Any) -> None:  # noqa: ANN401 - a queue
    found.put(dict(uvloop.run(Attack(address, secrets, time.monotonic() + seconds).run())))


# --- figures ---


def _share(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000


def _cpu_of(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def _memory_of(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) // 1024


def _round(serving: Serving, seconds: float) -> Message:
    """The players' latencies over this time, with the load of the server and the machine."""
    cpu, begun = _cpu_of(serving.pid), time.perf_counter()
    times, late = uvloop.run(_people(serving.address, seconds))
    return {
        "moves": len(times),
        "p50_ms": round(_share(times, 0.5), 1),
        "p99_ms": round(_share(times, 0.99), 1),
        "worst_ms": round(max(times) * 1000, 1),
        "noise_p99_ms": round(_share(late, 0.99), 1),
        "noise_worst_ms": round(max(late) * 1000, 1),
        "server_cpu": round((_cpu_of(serving.pid) - cpu) / (time.perf_counter() - begun), 2),
        "server_mb": _memory_of(serving.pid),
        "load": round(os.getloadavg()[0], 1),
    }


def run(seconds: float) -> Message:
    """Measure without the attack, then with it."""
    with tempfile.TemporaryDirectory() as folder, Serving(f"sqlite:///{folder}/flood.db", _PROXIED) as serving:
        secrets = [asyncio.run(register(serving.address, f"Attacker {number}"))["secret"] for number in range(20)]
        _round(serving, 2)
        peace = _round(serving, seconds)
        spawn = multiprocessing.get_context("spawn")
        found: Any = spawn.Queue()
        attack = spawn.Process(target=_attack, args=(serving.address, secrets, seconds + 6, found))
        attack.start()
        time.sleep(3)
        storm = _round(serving, seconds)
        attacked = found.get(timeout=120)
        attack.join()
    return {"cores": os.cpu_count(), "peace": peace, "storm": storm, "attack": attacked}


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.flood", description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = run(options.seconds)
    if options.json:
        print(json.dumps(found))
        return
    print(f"{'':16}{'in peace':>10}{'attacked':>10}   ({_PEOPLE} people, {found['cores']} cores)")
    for name, value in found["peace"].items():
        print(f"{name:16}{value:>10}{found['storm'][name]:>10}")
    for name, value in sorted(found["attack"].items()):
        print(f"{name}: {value}")


if __name__ == "__main__":
    main()
