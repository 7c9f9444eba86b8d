"""Latency of a move for normal players, in peace and while one person attacks the server within its limits.

    python -m benchmarks.flood --seconds 6 [--attack NAME …] [--against REVISION] [--json]

Starts a server of its own with its usual limits, on SQLite in a temporary folder. A few people play as people do: a
move, a pause, a move. Then the same while somebody else attacks, from a process of their own and from another address:
benchmarks/attacks.py has the attacks, and `storm` is many attackers at once, who flood, open connections, guess codes
and read nothing. Prints the p50 of a move from its sending to its acknowledgement in peace and attacked, the worst one,
and whether the attack is harmless: p50 at most 3 times that in peace, or 50 ms. With `--against`, another commit's
server is measured right before this state's. `noise` is how late the measuring process itself was woken, which is part
of every figure.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

import uvloop
from tests.server.client import Client, Refusal, register, seats
from tests.server.running import Serving

from benchmarks.attacks import ATTACKS, Target, attack
from benchmarks.revisions import HERE, source_of
from benchmarks.storm import Storm

Message = dict[str, Any]

STORM: Final = "storm"
_PEOPLE: Final = 6
_PAUSE: Final = 0.08
#: Each attacker has its own address in X-Forwarded-For; the server trusts this machine as a proxy. Usual limits.
_OPTIONS: Final = (
    "--trusted-proxies=127.0.0.1",
    "--connections-per-address=64",
    "--tables-per-guest=20",
    "--guests-per-hour=1000",
)
#: An attack is harmless if a move takes this many times as long as in peace, or this many milliseconds.
_TIMES: Final = 3
_MILLISECONDS: Final = 50


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


async def _learner(address: str, secret: str, number: int, deadline: float, times: list[float]) -> None:
    """Asks for a hint before each move."""
    chance = random.Random(number)
    async with Client(address, secret) as client:
        made = await client.ask("create", rules="2 classic", seats=seats("me", "page"), start=True)
        table = made["table"]
        while time.monotonic() < deadline:
            await client.until(lambda: client.turn(table) is not None or client.is_over(table))
            turn = client.turn(table)
            if turn is None:
                await client.ask("again", table=table)
                continue
            version, begun = client.tables[table]["version"], time.perf_counter()
            try:
                async with asyncio.timeout(max(1.0, deadline - time.monotonic())):
                    await client.ask("hint", table=table, version=version, step=1)
            except (TimeoutError, Refusal):
                times.append(max(time.perf_counter() - begun, deadline - time.monotonic()))
                return
            times.append(time.perf_counter() - begun)
            await client.move(table, lambda turn: chance.choice(turn["moves"])["move"])


async def _noise(late: list[float]) -> None:
    """Delays in waking this process itself: no server can avoid them, and they are part of every figure here."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(0.005)
        late.append(time.perf_counter() - begun - 0.005)


async def _people(address: str, seconds: float, probe: str) -> tuple[list[float], list[float]]:
    times: list[float] = []
    late: list[float] = []
    one, count = (_person, _PEOPLE) if probe == "move" else (_learner, 1)
    guests = [await register(address, f"Person {number}") for number in range(count)]
    deadline = time.monotonic() + seconds
    noise = asyncio.ensure_future(_noise(late))
    await asyncio.gather(
        *(one(address, guest["secret"], number, deadline, times) for number, guest in enumerate(guests))
    )
    noise.cancel()
    return times, late


async def _table_of(address: str, secret: str) -> str:
    """A table that the attacker hosts and sits at."""
    async with Client(address, secret) as client:
        code: str = (await client.ask("create", rules="2 classic", seats=seats("me", "open")))["table"]
        return code


def _attack(name: str, address: str, secrets: list[str], table: str, seconds: float, found: Any) -> None:  # noqa: ANN401 - a queue
    deadline = time.monotonic() + seconds
    if name == STORM:
        found.put(dict(uvloop.run(Storm(address, secrets, deadline).run())))
    else:
        found.put(dict(uvloop.run(attack(name, Target(address, tuple(secrets), table, deadline, Counter())))))


# --- figures ---


def _share(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000


def _memory_of(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) // 1024


def _round(serving: Serving, seconds: float, probe: str) -> Message:
    """The players' latencies over this time, with the load of the machine."""
    times, late = uvloop.run(_people(serving.address, seconds, probe))
    return {
        "moves": len(times),
        "p50_ms": round(_share(times, 0.5), 1),
        "p99_ms": round(_share(times, 0.99), 1),
        "worst_ms": round(max(times) * 1000, 1),
        "noise_p99_ms": round(_share(late, 0.99), 1),
        "server_mb": _memory_of(serving.pid),
        "load": round(os.getloadavg()[0], 1),
    }


def measure(name: str, seconds: float, source: Path) -> Message:
    """Measure without an attack, then with it."""
    plan = ATTACKS.get(name)
    probe = "move" if plan is None else plan.probe
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "flood.db"
        with Serving(f"sqlite:///{database}", *_OPTIONS, PYTHONPATH=str(source)) as serving:
            guests = [asyncio.run(register(serving.address, f"Attacker {number}")) for number in range(20)]
            secrets = [guest["secret"] for guest in guests]
            table = asyncio.run(_table_of(serving.address, secrets[0]))
            if plan is not None and plan.prepare is not None:
                serving.stop()
                plan.prepare(database, table, guests[0]["guest"]["number"])
                serving.start()
            _round(serving, 2 if probe == "move" else 10, probe)
            peace = _round(serving, seconds, probe)
            spawn = multiprocessing.get_context("spawn")
            found: Any = spawn.Queue()
            arguments = (name, serving.address, secrets, table, seconds + 3, found)
            attacker = spawn.Process(target=_attack, args=arguments)
            attacker.start()
            time.sleep(0.5 if plan is not None and plan.prepare is not None else 2)
            storm = _round(serving, seconds, probe)
            attacked = found.get(timeout=300)
            attacker.join()
    allowed = max(_TIMES * peace["p50_ms"], _MILLISECONDS)
    return {"attack": name, "harmless": storm["p50_ms"] <= allowed, "peace": peace, "attacked": storm, "did": attacked}


def _row(version: str, found: Message) -> str:
    peace, storm = found["peace"], found["attacked"]
    return (
        f"{found['attack']:12}{version:12}p50 {peace['p50_ms']:7} -> {storm['p50_ms']:8} ms   "
        f"worst {peace['worst_ms']:7} -> {storm['worst_ms']:8} ms   noise p99 {storm['noise_p99_ms']:6} ms   "
        f"{'harmless' if found['harmless'] else 'HARM'}   {found['did']}"
    )


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.flood", description=__doc__)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--attack", nargs="+", choices=[*ATTACKS, STORM], default=[*ATTACKS, STORM])
    parser.add_argument("--against", metavar="REVISION")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    sources = {"now": HERE / "src"}
    if options.against is not None:
        sources = {options.against: source_of(options.against), **sources}
    for name in options.attack:
        for version, source in sources.items():
            found = measure(name, options.seconds, source)
            print(json.dumps({"version": version, **found}) if options.json else _row(version[:10], found), flush=True)


if __name__ == "__main__":
    main()
