"""What a connection is sent: in order, in as few writes as the client allows, and all of it."""

import asyncio
from typing import Any

from kingdomino.server.front.outbox import Outbox


class Socket:
    """A client's end: takes texts at once while it is `open`, and one after the other when it is read again."""

    def __init__(self) -> None:
        self.open = True
        self.writes: list[list[bytes]] = []
        self.readable = asyncio.Event()
        self.scope = {"extensions": {"kingdomino": {"write_texts": self.write_texts}}}

    def write_texts(self, texts: Any) -> bool:
        if self.open:
            self.writes.append(list(texts))
        return self.open

    async def send(self, message: dict[str, str]) -> None:
        await self.readable.wait()
        self.writes.append([message["text"].encode()])

    @property
    def texts(self) -> list[bytes]:
        return [text for write in self.writes for text in write]


async def turns(count: int = 5) -> None:
    """Let everything run that is due."""
    for _ in range(count):
        await asyncio.sleep(0)


def test_news_and_the_answer_that_follows_them_are_one_write():
    async def play() -> None:
        socket = Socket()
        box = Outbox(socket)
        box.answering = True
        box.send(b"news")
        await turns(1)  # the answer comes when whoever asked is woken
        box.send(b"done")
        box.answered()
        await turns()
        assert socket.writes == [[b"news", b"done"]]

    asyncio.run(play())


def test_news_wait_for_no_answer_that_takes_long():
    async def play() -> None:
        socket = Socket()
        box = Outbox(socket)
        box.answering = True
        box.send(b"news")
        await turns()
        assert socket.writes == [[b"news"]]

    asyncio.run(play())


def test_news_for_one_who_asked_nothing_are_written_at_once():
    async def play() -> None:
        socket = Socket()
        Outbox(socket).send(b"news")
        assert socket.writes == [[b"news"]]

    asyncio.run(play())


def test_nothing_overtakes_what_waits_for_a_client_to_read():
    async def play() -> None:
        socket = Socket()
        box = Outbox(socket)
        writer = asyncio.create_task(box.run())
        box.send(b"1")
        await turns()
        socket.open = False
        box.send(b"2")
        await turns()
        box.send(b"3")
        socket.open = True  # before the writer has sent what it took up
        box.send(b"4")
        await turns()
        assert socket.texts == [b"1"]
        socket.readable.set()
        await turns()
        box.send(b"5")
        await turns()
        assert socket.texts == [b"1", b"2", b"3", b"4", b"5"]
        writer.cancel()

    asyncio.run(play())
