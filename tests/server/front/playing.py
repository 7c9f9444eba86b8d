"""A guest who talks to a server over HTTP and its WebSocket."""

from __future__ import annotations

import httpx
from websockets.sync.client import ClientConnection

from tests.server.front.serving import Served, ask


class Player:
    """Somebody with a secret."""

    def __init__(self, server: Served, name: str = "Ann", language: str = "en") -> None:
        self.server = server
        answer = server.post("/api/guests", json={"name": name, "language": language})
        assert answer.status_code == 201, answer.text
        told = answer.json()
        self.guest, self.secret = told["guest"], told["secret"]
        self.number: int = self.guest["number"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"}

    def ask(self, method: str, path: str, **more: object) -> httpx.Response:
        return self.server.http.request(method, path, headers=self.headers, **more)

    def table(self, *, play: bool = False, **wishes: object) -> str:
        """Set up a table where this person has every seat; played to its end if wished."""
        wish = {"rules": "2 classic", "seats": [{"kind": "me"}, {"kind": "me", "name": "Ben"}], **wishes}
        with self.server.socket() as socket:
            ask(socket, {"type": "hello", "secret": self.secret})
            done, _ = ask(socket, {"type": "create", "start": play, **wish})
            assert done["type"] == "done", done
            code: str = done["table"]
            if play:
                _play(socket, code)
        return code


def _play(socket: ClientConnection, code: str) -> None:
    _, news = ask(socket, {"type": "enter", "table": code})
    while news["you"]["turn"] is not None:
        move = news["you"]["turn"]["moves"][0]["move"]
        done, news = ask(socket, {"type": "move", "table": code, "version": news["version"], "move": move})
        assert done["type"] == "done", done
    assert news["state"]["stage"] == "finished"
