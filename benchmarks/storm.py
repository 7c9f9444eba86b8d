"""Many attackers at once, each at an address of its own, for `benchmarks.flood`."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import time
from collections import Counter
from typing import Any

import httpx
from tests.server.client import seats
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

Message = dict[str, Any]

_FLOODERS, _OPENERS, _GUESSERS, _SLOW = 8, 4, 4, 6


def _from(number: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"198.51.100.{number}"}


class Storm:
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
