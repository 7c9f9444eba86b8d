"""Plays a whole game of Kingdomino against three bots, greedily: python client.py http://127.0.0.1:8017"""

import asyncio
import json
import sys
import urllib.request
from contextlib import suppress
from itertools import count
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

IDS = count(1)
SEATS = [{"kind": "me"}, *[{"kind": "bot", "level": level} for level in ("page", "squire", "knight")]]
PASSING = ("stale", "restarting", "storage_unavailable")  # the next news, or coming back, will put these right


def register(address: str) -> str:
    """Become a guest; the secret makes us known again, on every connection."""
    body = json.dumps({"name": "Example", "language": "en"}).encode()
    wish = urllib.request.Request(f"{address}/api/guests", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(wish) as answer:
        return str(json.load(answer)["secret"])


def best(turn: dict[str, Any]) -> str:
    """Every legal move is there with the points that it adds: take the most, and early claims."""
    return str(max(turn["moves"], key=lambda option: (option["points"], -(option["order"] or 0)))["move"])


def message(kind: str, **fields: object) -> str:
    """A message with an id of its own; its one answer will have it too."""
    return json.dumps({"type": kind, "id": next(IDS), **fields})


async def play(address: str) -> None:
    """Play one game; reconnect whenever the connection is lost."""
    secret, table, seen = register(address), None, None
    async for socket in connect(address.replace("http", "ws", 1) + "/ws", max_size=None):  # comes back by itself
        with suppress(ConnectionClosed):
            await socket.send(message("hello", secret=secret))
            new = message("create", rules="4 classic", seats=SEATS, start=True)
            await socket.send(message("enter", table=table, seen=seen) if table else new)
            async for text in socket:
                told = json.loads(text)
                if told["type"] == "refused" and told["code"] not in PASSING:
                    sys.exit(f"{told['code']} {told['facts']}")
                if told["type"] not in ("table", "change"):
                    continue
                table, seen, news = told["table"], told["version"], told if told["type"] == "change" else told["state"]
                if result := (news["game"] or {}).get("result"):  # a change has only what is different
                    print(f"table {table}: {[score['total'] for score in result['scores']]} points")
                    return
                if turn := told["you"]["turn"]:
                    await socket.send(message("move", table=table, version=seen, move=best(turn)))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
