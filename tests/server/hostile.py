"""A server among enemies: random and mutated messages from several connections, while one person plays on.

    python -m tests.server.hostile --messages 1000000 --seed 1 --journal FILE

The server is started for this, with its limits lifted, so that nothing but its own strength helps it. Every message
has to get exactly one answer, or to close its connection where it is none (too large, not text, not a frame); the
server's log may hold no accident; its memory may not grow with what was said; and the person in the middle of it plays
whole games in which every move is their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, get_args

from msgspec.structs import fields
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from kingdomino.rules import Position, Ruleset
from kingdomino.tables.messages import MOST_BYTES
from kingdomino.tables.messages.shapes import Word
from tests.server.campaign import Campaign, add_journal, parts_of
from tests.server.client import NEWS, Client, Message, register, seats
from tests.server.running import Serving
from tests.server.strangers.messages import KINDS, kind_of
from tests.strategies import ALL_RULESETS

LIFTED = (
    "--messages-per-second=100000",
    "--burst=1000000",
    "--wrong-codes-per-minute=100000",
    "--tables-per-guest=50",
    "--log-level=debug",
)
#: What the log of a server that lives through this does not hold.
ACCIDENTS = ("message_failed", "session_failed", "server_error", "background_work_failed", "Traceback")
#: A portion of a campaign has its own server.
_MESSAGES_A_PORTION = 100_000
_LEVELS = ("page", "page", "page", "page", "squire", "knight")
_SECONDS = 120.0
_BURST = 40
_TABLES = 60
_GUESTS = 3


def _asks_for_advice(text: str | bytes) -> bool:
    """Whether a message wants a hint or a grade, which are worked out beside others."""
    words = text if isinstance(text, bytes) else text.encode(errors="replace")
    return b'"hint"' in words or b'"grade"' in words


class Broken(AssertionError):
    """The server misbehaved."""


@dataclass
class Count:
    """What was said and answered."""

    wanted: int
    sent: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    games: int = 0
    moves: int = 0
    slowest: float = 0.0
    memory: list[int] = field(default_factory=list)

    def take(self, most: int) -> int:
        """How many messages may still be sent, at most so many."""
        number = min(most, self.wanted - self.sent)
        self.sent += number
        return number


class Tongue:
    """Invents messages: what might be said, and what nobody should say."""

    def __init__(self, random: Random, secrets: list[str], codes: list[str]) -> None:
        self.random, self.secrets, self.codes = random, secrets, codes
        self.versions: dict[str, int] = {}
        self.moves: dict[str, list[str]] = {}
        self.number = 0

    def heard(self, news: Message) -> None:
        """Remember what makes later messages fit better."""
        self.versions[news["table"]] = news["version"]
        if news["table"] not in self.codes:
            self.codes.append(news["table"])
            del self.codes[1:-_TABLES]  # the first is the table of the one who only wants to play
        turn = news["you"]["turn"]
        if turn:
            self.moves[news["table"]] = [option["move"] for option in turn["moves"]]

    def message(self) -> tuple[str | bytes, object]:
        """A message as it is sent, and the id that its answer must have (`...` where any will do)."""
        self.number += 1
        message = self.plausible(self.random.choice(KINDS))
        chance = self.random.random()
        if chance < 0.85:
            for _ in range(self.random.choice((1, 1, 2, 3)) if chance > 0.35 else 0):
                self.twist(message)
            text = json.dumps(message)
            if len(text) > MOST_BYTES:  # several long values; `fatal` has what is too large
                return self.message()
            is_json = not any(odd in text for odd in ("\\ud800", "NaN", "Infinity"))  # to Python all of them are
            return text, self.number if is_json and message.get("id") == self.number else ...
        return self.garbled(json.dumps(message)), ...

    def plausible(self, kind: type) -> dict[str, Any]:
        """A message of a type whose fields are as they should be, more or less."""
        made: dict[str, Any] = {"type": kind_of(kind)}
        for part in fields(kind):
            if self.random.random() < 0.98:
                made[part.name] = self.value(part.name, made)
        made["id"] = self.number
        return made

    def value(self, name: str, made: dict[str, Any]) -> Any:
        random = self.random
        match name:
            case "table":
                return (
                    random.choice(self.codes) if random.random() < 0.9 else "".join(random.choices("ABCDEFGH2345", k=5))
                )
            case "version" | "seen":
                return max(0, self.versions.get(made.get("table", ""), 1) - random.choice((0, 0, 0, 0, 1, 2, 70)))
            case "move":
                return random.choice(self.moves.get(made.get("table", ""), ["=1", "2x", "3@g8n", "deal 1 2 3 4"]))
            case "secret":
                return random.choice(self.secrets)
            case "seat":
                return random.randrange(4)
            case "rules":
                return str(random.choice(ALL_RULESETS))
            case "seats":
                kinds = ("me", "me", "open", *_LEVELS)
                return seats(*(random.choice(kinds) for _ in range(random.choice((2, 2, 3, 4)))))
            case "level":
                return random.choice(_LEVELS)
            case "name":
                return random.choice(("Anna", "Борис", "שרה", "𝔐𝔞𝔵", "<b>"))
            case "clock":
                return random.choice((None, None, {"kind": "move", "seconds": random.choice((1, 60))}))
            case "deck":
                return random.sample(range(1, 49), random.choice((24, 36, 48))) if random.random() < 0.3 else None
            case "kings":
                return random.choice((None, [0, 1, 1, 0], [0, 1, 2], [3, 2, 1, 0]))
            case "domino":
                return random.randint(1, 48)
            case "key":
                return random.choice((None, "the same every time", f"{random.getrandbits(64):016x}"))
            case "word":
                return random.choice(get_args(Word))
            case "step":
                return random.randint(1, 3)
            case "position":
                return random.choice((None, None, None, str(Position.start(Ruleset(2))), "2 classic"))
            case "dynasty" | "listed" | "start" | "agree" | "ready" | "hints" | "covered":
                return random.random() < 0.5
        return self.junk()

    def junk(self) -> Any:
        """A value that fits nowhere."""
        random = self.random
        return random.choice(
            (
                None,
                True,
                -1,
                2**31,
                2**63,
                10**30,
                -(10**400),
                0.5,
                1e308,
                float("nan"),
                float("inf"),
                "",
                "\x00",
                "\ud800",
                "ＡＢＣ２３",
                "\u202e",
                "🤴" * 20,
                "a" * random.choice((32, 33, 64, 65, 5_000)),
                "=49",
                "12@g99999999999999999999n",
                "0" * 4_400,
                [],
                [[]] * 50,
                {},
                {"kind": "me"},
                {"$ref": "#"},
                [None, 1, "x"],
                {"__class__": "Table", "id": {}},
            )
        )

    def twist(self, message: dict[str, Any]) -> None:
        """Change a message so that something about it is wrong."""
        random = self.random
        name = random.choice([*sorted(message), "move"])
        match random.randrange(6):
            case 0:
                if name != "id" or random.random() < 0.3:
                    message.pop(name, None)
            case 1 | 2:
                message[name if name != "id" or random.random() < 0.3 else "move"] = self.junk()
            case 3:
                message[random.choice(("extra", "seat ", "ID", "__init__", "version", "move"))] = self.junk()
            case 4:
                message["type"] = kind_of(random.choice(KINDS))
            case 5:
                other = random.choice([*sorted(message), "move"])
                if "id" not in (name, other):
                    message[name], message[other] = message.get(other), message.get(name)

    def garbled(self, text: str) -> str | bytes:
        """What is hardly a message any more."""
        random = self.random
        at = random.randrange(len(text))
        match random.randrange(10):
            case 0:
                return text[:at]
            case 1:
                return text[:at] + chr(random.choice((0, 34, 92, 0x7F, 0x2028, 0xFFFD, 0x1F451))) + text[at + 1 :]
            case 2:
                return text.encode()
            case 3:
                return bytes(random.randbytes(random.randrange(200)))
            case 4:
                return "[" * random.choice((10, 300, 8_000))
            case 5:
                return '{"type":"ping","id":%s}' % ("9" * random.choice((18, 25, 63, 66, 4_300, 8_000)))
            case 6:
                return text[:-1] + ',"id":"twice","type":"ping"}'
            case 7:
                return '{"id":' * random.choice((5, 150, 1_300)) + "1" + "}" * 5
            case 8:
                return '{"id":NaN,"type":"ping","x":-Infinity}'
        return (text * random.choice((2, 3, 50)))[:8_000]  # json.dumps writes ASCII

    def fatal(self) -> tuple[str, bytes | str]:
        """What closes a connection: its name and what to send."""
        return self.random.choice(
            (
                ("large", "a" * (MOST_BYTES + 1)),
                ("not text", b"\xff\xfe\xfd"),
                ("no frame", b"\xff" * 20),
                ("fragments", b"x"),
            )
        )


_CLOSED_WITH = {"large": 1009, "not text": 1007, "no frame": 1002, "fragments": 1009}
#: A code may get lost with what was not read when a connection is closed.
_FATAL = {*_CLOSED_WITH.values(), 1006}


class Enemy:
    """One connection after another."""

    def __init__(self, address: str, tongue: Tongue, count: Count, *, anonymous: bool) -> None:
        self.address, self.tongue, self.count, self.anonymous = address, tongue, count, anonymous
        self.ending = False
        self.socket: ClientConnection

    async def run(self) -> None:
        """Until enough was said."""
        while self.count.sent < self.count.wanted:
            self.ending = False
            url = self.address.replace("http", "ws", 1) + "/ws"
            options = {"max_size": None, "max_queue": None, "proxy": None, "compression": None, "open_timeout": 60}
            async with connect(url, **options) as self.socket:
                with suppress(ConnectionClosed):
                    await self._speak()
            code = self.socket.close_code or 1006
            self.count.closed[code] += 1
            allowed = {1000} | ({4001, 1006} if self.anonymous else set()) | (_FATAL if self.ending else set())
            if code not in allowed:
                raise Broken(f"a connection was closed with {code}: {self.socket.protocol.close_exc!r}")

    async def _speak(self) -> None:
        if not self.anonymous:
            secret = self.tongue.random.choice(self.tongue.secrets[:_GUESTS])  # a wrong one ends it at once
            await self._say([(json.dumps({"type": "hello", "id": "h", "secret": secret}), "h")])
        for _ in range(self.tongue.random.randrange(5, 60)):
            number = self.count.take(self.tongue.random.randint(1, _BURST))
            if not number:
                return
            await self._say([self.tongue.message() for _ in range(number)])
        if self.tongue.random.random() < 0.5 and self.count.take(1):
            await self._end()

    async def _say(self, messages: list[tuple[str | bytes, object]]) -> None:
        """Say all of it at once, then wait for as many answers, in order; only advice comes when it is ready."""
        for text, _ in messages:
            await self.socket.send(text)
        answers = [await self._answer(text) for text, _ in messages]
        self.count.codes.update(answer.get("code", "done") for answer in answers)
        ids = [answer["id"] for answer in answers]
        known = [(text, wanted) for text, wanted in messages if wanted is not ...]
        for text, wanted in known:
            if ids.count(wanted) != 1:
                raise Broken(f"{text!r:.300} was answered {ids.count(wanted)} times: {answers!r:.2000}")
        in_order = [wanted for text, wanted in known if not _asks_for_advice(text)]
        if [one for one in ids if one in in_order] != in_order:
            raise Broken(f"{in_order} were answered in another order: {ids}")

    async def _answer(self, text: str | bytes) -> Message:
        while True:
            try:
                async with asyncio.timeout(_SECONDS):
                    told: Message = json.loads(await self.socket.recv())
            except TimeoutError:
                raise Broken(f"no answer to {text!r:.300}") from None
            if told["type"] in ("done", "refused"):
                return told
            if told["type"] in NEWS:
                self.tongue.heard(told)

    async def _end(self) -> None:
        """Send what no connection survives, and wait for its end."""
        self.ending = True
        name, text = self.tongue.fatal()
        protocol = self.socket.protocol
        if name == "large":
            await self.socket.send(text)
        elif name == "not text":
            await self.socket.send(text, text=True)
        elif name == "no frame":
            self.socket.transport.write(bytes(text, "latin-1") if isinstance(text, str) else text)
        else:
            for part in range(100):
                if self.socket.transport.is_closing():
                    break
                frame = Frame(Opcode.TEXT if part == 0 else Opcode.CONT, b"x" * 1024, fin=False)
                self.socket.transport.write(frame.serialize(mask=True, extensions=protocol.extensions))
        try:
            async with asyncio.timeout(_SECONDS):
                while True:
                    await self.socket.recv()
        except TimeoutError:
            raise Broken(f"nothing came of a message that is {name}") from None
        except ConnectionClosed:
            if self.socket.close_code not in (_CLOSED_WITH[name], 1006, 4001):
                raise Broken(f"{name} was closed with {self.socket.close_code}") from None


async def _normal(client: Client, table: str, count: Count) -> None:
    """Plays game after game; every move of its own, none of anybody else's."""
    random = Random(table)
    while True:
        await client.until(lambda: client.turn(table) is not None or client.is_over(table), _SECONDS)
        version = client.tables[table]["version"]
        if client.is_over(table):
            count.games += 1
            done = await client.ask("again", table=table)
        else:
            turn = client.turn(table)
            assert turn is not None
            begun = time.perf_counter()
            move = random.choice(turn["moves"])["move"]
            done = await client.ask("move", table=table, version=version, move=move)
            count.slowest = max(count.slowest, time.perf_counter() - begun)
            count.moves += 1
        if done["version"] != version + 1:
            raise Broken(f"somebody else changed {table}: {version} became {done['version']}")
        await client.at(table, done["version"])
        client.raw.clear()
        client.told.clear()


async def _storm(serving: Serving, count: Count, seed: int, enemies: int) -> None:
    address = serving.address
    guests = [await register(address, f"Enemy {number}") for number in range(_GUESTS)]
    codes: list[str] = []
    secrets = [guest["secret"] for guest in guests] + ["", "1.wrong", "9" * 128]
    normal = await register(address, "Anna")
    async with Client(address, normal["secret"]) as client:
        made = await client.ask("create", rules="2 classic", seats=seats("me", "me"), start=True)
        codes.append(made["table"])
        enemy = [
            Enemy(address, Tongue(Random(f"{seed}/{number}"), secrets, codes), count, anonymous=number % 4 == 3)
            for number in range(enemies)
        ]
        playing = asyncio.ensure_future(_normal(client, made["table"], count))
        watching = asyncio.ensure_future(_watch(serving.pid, count))
        attacks = asyncio.ensure_future(_all(enemy))
        try:
            ended, _ = await asyncio.wait([playing, attacks], return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()
            await client.ask("ping")
        finally:
            for task in (playing, watching, attacks):
                task.cancel()
            await asyncio.gather(playing, watching, attacks, return_exceptions=True)


async def _all(enemies: list[Enemy]) -> None:
    await asyncio.gather(*(enemy.run() for enemy in enemies))


async def _watch(pid: int, count: Count) -> None:
    """Note the memory at every twentieth of the way; ends when all is said."""
    for part in range(1, 21):
        while count.sent < count.wanted * part // 20:
            await asyncio.sleep(0.2)
        count.memory.append(memory_of(pid))
        if count.wanted >= 100_000:
            print(f"{count.sent} messages, {count.memory[-1]} KiB, {count.games} games", flush=True)


def memory_of(pid: int) -> int:
    """Resident memory of a process, in KiB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def accidents_in(log: str) -> list[str]:
    """The lines that tell of something that should not have happened."""
    return [line for line in log.splitlines() if any(word in line for word in ACCIDENTS) or '"level": "error"' in line]


def run(messages: int, seed: int, enemies: int = 8) -> Count:
    """The whole storm, at a server of its own."""
    count = Count(messages)
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        with Serving(f"sqlite:///{folder}/hostile.db", *LIFTED, log=log) as serving:
            asyncio.run(_storm(serving, count, seed, enemies))
            count.memory.append(memory_of(serving.pid))
        found = accidents_in(log.read_text())
        if found:
            raise Broken(f"{len(found)} accidents in the log, such as {found[0]}")
    return count


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.hostile", description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--enemies", type=int, default=8)
    add_journal(parser)
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the server is stopped too
    parts = parts_of(options.messages, _MESSAGES_A_PORTION)
    chosen = {name: getattr(options, name) for name in ("messages", "seed", "enemies")}
    campaign = Campaign(options.journal, len(parts), **chosen)
    for portion in campaign.left():
        try:
            count = run(parts[portion], options.seed + portion, options.enemies)
        except Broken as broken:
            print(f"BROKEN: {broken}", file=sys.stderr)
            return 1
        campaign.done(portion, vars(count))
    codes: Counter[str] = Counter()
    for result in campaign.results:
        codes.update(result["codes"])
        warm, last = result["memory"][len(result["memory"]) // 5], result["memory"][-1]
        print(f"memory {warm} KiB after a fifth, {last} KiB at the end")
    print(f"answers: {dict(codes.most_common())}")
    print(
        f"{campaign.total('sent')} hostile messages, each answered once; no accident; meanwhile one person made "
        f"{campaign.total('moves')} moves ({campaign.total('games')} games over), the slowest acknowledged after "
        f"{max(result['slowest'] for result in campaign.results) * 1000:.0f} ms"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
