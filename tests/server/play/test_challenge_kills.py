"""A try at a day's challenge through kills of the server: one table, one result."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.server.client import Client, first, register
from tests.server.plain_http import NO_CERTIFICATES
from tests.server.running import Serving

#: Own decisions between two kills; a game has 25.
_BETWEEN = 9


def test_a_try_is_continued_and_counted_once_however_often_the_server_is_killed(tmp_path):
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with Serving(database, "--messages-per-second=1000", "--burst=1000") as serving:
        secret = asyncio.run(register(serving.address))["secret"]
        day = _told(serving, secret, "GET", "/api/daily")["day"]
        begun = _told(serving, secret, "POST", f"/api/daily/{day}/table", json={})
        assert (begun["counted"], begun["finished"]) == (True, False)
        kills, is_over = 0, False
        while not is_over:
            is_over = asyncio.run(_played(serving.address, secret, begun["table"]))
            serving.kill()
            kills += 1
            serving.start()
            found = _told(serving, secret, "POST", f"/api/daily/{day}/table", json={})
            assert found == {**begun, "finished": is_over}
        result = _told(serving, secret, "GET", f"/api/daily/{day}")
    assert kills == 3
    assert result["results"] == 1
    assert result["mine"]["points"] == result["score"]["total"]


async def _played(address: str, secret: str, table: str) -> bool:
    """Make some moves; whether the game is over."""
    async with Client(address, secret) as client:
        await client.ask("enter", table=table)
        for _ in range(_BETWEEN):
            await client.until(lambda: client.turn(table) is not None or client.is_over(table))
            if client.is_over(table):
                return True
            await client.move(table, first)
    return False


def _told(serving: Serving, secret: str, method: str, path: str, **body: Any) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {secret}"}
    with httpx.Client(base_url=serving.address, headers=headers, trust_env=False, verify=NO_CERTIFICATES) as http:
        answer = http.request(method, path, timeout=300, **body)
    found: dict[str, Any] = answer.raise_for_status().json()
    return found
