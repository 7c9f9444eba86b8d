"""What the worker of a page calls: texts in, texts out."""

from __future__ import annotations

import json

from .host import Host
from .questions import ask
from .thinking import choose


class Door:
    """A host that speaks in texts alone: values of two languages never mix."""

    def __init__(self, kept: str) -> None:
        """Open the host of the rows that are kept: an object in JSON, of keys and texts."""
        rows = {key: text.encode() for key, text in json.loads(kept).items()}
        self.host = Host(rows, choose)

    def receive(self, connection: int, text: str) -> None:
        """A message of a connection."""
        self.host.receive(connection, text)

    def disconnect(self, connection: int) -> None:
        """A connection is gone."""
        self.host.disconnect(connection)

    def ask(self, method: str, path: str, body: str, secret: str) -> str:
        """The answer to a question: its status and its body, as JSON."""
        answer = ask(self.host, method, path, body, secret or None)
        return json.dumps([answer.status, answer.body])

    def drain(self) -> str:
        """What is to be kept, and then said."""
        return self.host.drain()

    def thought(self, name: str, text: str) -> None:
        """The answer to a question that `drain` gave out."""
        self.host.thought(name, text)

    def think(self) -> int:
        """Make a move or a part of one: milliseconds until there is more to do, -1 where nothing will be."""
        wait = self.host.think()
        return -1 if wait is None else wait
