"""Nothing hidden gets out: two games that differ only in what is still face down have to look the same to everybody.

    python -m tests.server.leaks --games 1000 --seed 1

Each game is played twice on the real server (its sessions, tables, storage and HTTP answers, in this process), by the
same people with the same habits, from two decks that agree up to a line and differ later. Until that line is turned up,
every byte that every seat, a spectator and the bots' thinker are given has to be equal; only the table's code, times
and the commitment are set aside. Besides, the seed, the salt, the rest of the deck and other people's secrets may be in
no byte before the end of the game; after it the deck has to be there.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import httpx

from kingdomino.games import Dealer
from kingdomino.notation import parse_position
from kingdomino.rules import ALL_NUMBERS, Ruleset
from kingdomino.server.front import session
from kingdomino.server.front.api.access import Services
from kingdomino.server.front.limits import Buckets
from kingdomino.server.front.outbox import Disconnected
from kingdomino.server.front.session import Session
from kingdomino.server.live.hub import Hub
from kingdomino.server.operation.settings import Settings
from kingdomino.server.process.app import create_app
from kingdomino.server.thinking import Job, Warming
from kingdomino.server.thinking.bot_main import ANSWERS
from kingdomino.tables import Table
from tests.server.campaign import Campaign, add_journal, parts_of
from tests.server.client import NEWS, Message, merged, seats
from tests.server.plain_http import NO_CERTIFICATES
from tests.strategies import ALL_RULESETS

#: What differs between two tables without telling anything: the code, times, and the hash of deck and salt. A change
#: names the clock only where a millisecond has passed since the last one; whose clock runs is in the position, too.
_ASIDE = (
    (re.compile(rb'"clock":\{"left":\[[\d,]*\],"running":\w+,"stands":\d+\},?'), b""),
    (re.compile(rb'"(at|spent|created|updated)":\d+'), rb'"\1":0'),
    (re.compile(rb'"commitment":"[0-9a-f]{64}"'), b'"commitment":""'),
)
_LEVELS = ("page", "squire", "knight", "duke", "king")
_WATCHER = "watcher"
#: Enough for a hint: whether it is a good one does not matter here.
_PLAYOUTS = 4
_TAIL = 5
#: Nothing here is about time, and the machine may be busy.
_SECONDS = 600.0


class Leak(AssertionError):
    """Something hidden got out."""


@dataclass(frozen=True)
class Plan:
    """A game to be played twice: who plays, by which rules, and up to which line the decks agree."""

    seed: str
    rules: Ruleset
    kinds: tuple[str, ...]
    clock: Message | None
    dynasty: bool
    lines: int

    @staticmethod
    def of(seed: str) -> Plan:
        """Everything that follows from a seed."""
        random = Random(seed)
        rules = random.choice(ALL_RULESETS)
        others = random.choices(("open", "open", "me", *_LEVELS), k=rules.players - 1)
        clock = random.choice((None, None, {"kind": "bank", "seconds": 3600, "increment": 5}))
        all_lines = rules.deck_size // rules.line_size
        lines = random.randint(1, all_lines - (2 if rules.deck_size == len(ALL_NUMBERS) else 1))
        return Plan(seed, rules, ("me", *others), clock, random.random() < 0.3, lines)

    @property
    def seen(self) -> int:
        """How many dominoes are turned up before the decks differ."""
        return self.lines * self.rules.line_size

    def dealers(self) -> tuple[Dealer, Dealer]:
        """Two who agree so far; the line after it is another."""
        random = Random(f"{self.seed}/deck")
        first = Dealer.from_seed(self.rules, random.getrandbits(256), random.randbytes(32).hex())
        line = slice(self.seen, self.seen + self.rules.line_size)
        while True:
            rest = random.sample(
                sorted(set(ALL_NUMBERS) - set(first.deck[: self.seen])), self.rules.deck_size - self.seen
            )
            deck = (*first.deck[: self.seen], *rest)
            if set(deck[line]) != set(first.deck[line]):
                break
        return first, Dealer(self.rules, deck, first.kings, random.getrandbits(256), random.randbytes(32).hex())


class Line:
    """A client's end of a connection, as the session sees it; keeps every byte."""

    def __init__(self) -> None:
        self.when_writable: Callable[[], None] = lambda: None
        self.sent: list[bytes] = []
        self.news: Message = {}
        self.answers: dict[object, Message] = {}
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self._heard = asyncio.Event()

    async def receive(self) -> str:
        """What the client says next."""
        said = await self._said.get()
        if said is None:
            raise Disconnected
        return said

    def write(self, texts: Iterable[bytes]) -> bool:
        """What the server says."""
        for text in texts:
            self.sent.append(text)
            told = json.loads(text)
            if told["type"] in NEWS:
                self.news = merged(self.news, told)
            elif told["type"] in ("done", "refused"):
                self.answers[told["id"]] = told
        self._heard.set()
        return True

    def close(self, code: int) -> None:
        """The server has enough."""
        raise AssertionError(f"closed with {code}")

    def hang_up(self) -> None:
        """The client has."""
        self._said.put_nowait(None)

    async def say(self, number: object, message: Message) -> Message:
        """A message and its answer."""
        self._said.put_nowait(json.dumps({"id": number, **message}))
        while number not in self.answers:
            self._heard.clear()
            await self._heard.wait()
        return self.answers.pop(number)


class Hashing:
    """A thinker whose moves follow from what it is given, and who notes all of it."""

    def __init__(self) -> None:
        self.given: dict[str, list[str]] = {}

    async def open(self, warming: Warming) -> None:
        """Nothing to start."""

    async def close(self) -> None:
        """Nothing to stop."""

    def hurry(self, name: str) -> None:
        """Nothing waits here."""

    async def can_think(self) -> bool:
        """Always."""
        return True

    async def choose(self, job: Job) -> str:
        """One of the legal moves."""
        table = job.name.partition("-")[0]
        self.given.setdefault(table, []).append(f"{job.kind}/{job.queue} {job.position}")
        if job.kind != "move":
            return ANSWERS[job.kind](replace(job, playouts=_PLAYOUTS))
        moves = parse_position(job.position).legal_moves()
        return str(moves[int.from_bytes(hashlib.sha256(job.position.encode()).digest()[:4]) % len(moves)])


@dataclass
class World:
    """A server in this process, and the people who play there."""

    hub: Hub
    services: Services
    http: httpx.AsyncClient
    thinker: Hashing
    dealers: dict[str, Dealer] = field(default_factory=dict)
    people: list[tuple[int, str]] = field(default_factory=list)

    async def new_dealer(self, table: Table) -> Dealer:
        """The dealer that was laid out for the next table of its host."""
        return self.dealers[self.host_of(table)]

    @staticmethod
    def host_of(table: Table) -> str:
        """How a dealer is found again."""
        return str(table.host)


@asynccontextmanager
async def _no_hurry() -> AsyncIterator[None]:
    """A process that was kept waiting itself shows nobody out for it."""
    with patch.object(session, "_HELLO_SECONDS", _SECONDS):
        yield


@asynccontextmanager
async def world(folder: Path, people: int) -> AsyncIterator[World]:
    """Open a server on SQLite with so many guests."""
    settings = Settings(
        database=str(folder / "leaks.db"),
        messages_per_second=100_000,
        burst=1_000_000,
        tables_per_guest=100_000,
        connections_per_address=1_000_000,
        wrong_codes_per_minute=100_000,
    )
    thinker = Hashing()
    app = create_app(settings, thinker=thinker)
    services: Services = app.state.services
    transport = httpx.ASGITransport(app)
    async with (
        _no_hurry(),
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://here", trust_env=False, verify=NO_CERTIFICATES) as http,
    ):
        services.limits.signals = Buckets(1_000_000, 1_000_000)  # how long to wait for the next word is about time
        services.limits.advice = Buckets(1_000_000, 1_000_000)
        found = World(app.state.hub, services, http, thinker)
        vars(found.hub)["_new_dealer"] = found.new_dealer
        for number in range(people):
            guest, secret = await services.people.register(f"Guest {number}", "en")
            found.people.append((guest.number, secret))
        yield found


class Playing:
    """One of the two games of a plan: its people, and everything that anybody was given."""

    def __init__(self, world: World, plan: Plan, dealer: Dealer, people: Sequence[tuple[int, str]]) -> None:
        self.world, self.plan, self.dealer = world, plan, dealer
        self.secrets = {_WATCHER: people[0][1]}
        self.secrets |= {f"person {at}": secret for at, (_, secret) in enumerate(people[1:])}
        self.host = people[1][0]
        self.lines: dict[str, Line] = {}
        self.answers: list[bytes] = []
        #: How many of these answers, and of the thoughts about this table, came before the decks differ.
        self.answers_before = self.thoughts_before = 0
        self.code = ""
        self._sessions: list[asyncio.Task[None]] = []
        self._number = count()

    async def say(self, who: str, kind: str, **fields: Any) -> Message:
        """A message at this table."""
        if self.code:
            fields["table"] = self.code
        return await self.lines[who].say(next(self._number), {"type": kind, **fields})

    async def done(self, who: str, kind: str, **fields: Any) -> Message:
        """A message that has to be done."""
        answer = await self.say(who, kind, **fields)
        if answer["type"] != "done":
            raise Leak(f"{self.plan.seed}: {kind} was refused: {answer}")
        return answer

    async def look(self, who: str) -> None:
        """What the lists say about this table."""
        own = {"Authorization": f"Bearer {self.secrets[who]}"}
        for path in (f"/api/tables/{self.code}", "/api/tables", "/api/my/tables", f"/api/games/{self.code}-1"):
            answer = await self.world.http.get(path, headers=own)
            listed = answer.json().get("tables")
            mine = answer.json() if listed is None else [one for one in listed if one["code"] == self.code]
            self.answers.append(json.dumps([path, answer.status_code, mine], separators=(",", ":")).encode())

    async def play(self, *, whole: bool) -> None:
        """Until the decks differ, or to the end."""
        self.world.dealers[str(self.host)] = self.dealer
        try:
            await self._gather()
            async with asyncio.timeout(_SECONDS * 2):
                await self._go_on(whole)
        finally:
            for line in self.lines.values():
                line.hang_up()
            await asyncio.gather(*self._sessions)

    async def _gather(self) -> None:
        plan = self.plan
        for who in [_WATCHER, "person 0", *(f"person {at}" for at, kind in enumerate(plan.kinds) if kind == "open")]:
            line = self.lines[who] = Line()
            parts = self.world.services
            found = Session(line, self.world.hub, parts.people, parts.limits, "198.51.100.1")
            self._sessions.append(asyncio.ensure_future(found.run()))
            await self.done(who, "hello", secret=self.secrets[who])
        terms = {"rules": str(plan.rules), "dynasty": plan.dynasty, "listed": True, "clock": plan.clock, "hints": True}
        self.code = (await self.done("person 0", "create", seats=seats(*plan.kinds), **terms))["table"]
        for seat, kind in enumerate(plan.kinds):
            if kind == "open":
                await self.done(f"person {seat}", "enter")
                await self.done(f"person {seat}", "sit", seat=seat)
        await self.done(_WATCHER, "enter")
        await self.look("person 0")
        await self.done("person 0", "start")

    async def _go_on(self, whole: bool) -> None:
        for step in count():
            await self._quiet()
            game = self.lines[_WATCHER].news["state"]["game"]
            if game["pile"] >= self.plan.rules.deck_size - self.plan.seen:
                self.answers_before, self.thoughts_before = len(self.answers), len(self._thoughts())
            elif not whole:
                return
            if game["phase"] == "over":
                return
            random = Random(f"{self.plan.seed}/{step}")
            if random.random() < 0.3:
                await self._interlude(random)
            else:
                await self._move(random)

    async def _quiet(self) -> None:
        """Until it is a person's turn and everybody knows."""
        deadline = time.monotonic() + _SECONDS
        while time.monotonic() < deadline:
            live = self.world.hub._live_tables.get(self.code)
            if live is not None and not live.working and live.table.bot_to_act() is None:
                versions = {line.news.get("version") for line in self.lines.values()}
                if versions == {live.table.version}:
                    return
            await asyncio.sleep(0.0005)
        raise Leak(f"{self.plan.seed}: the game does not go on")

    def _mover(self) -> str | None:
        return next((who for who, line in self.lines.items() if line.news["you"]["turn"] is not None), None)

    async def _move(self, random: Random) -> None:
        mover = self._mover()
        if mover is None:
            raise Leak(f"{self.plan.seed}: nobody is to move")
        news = self.lines[mover].news
        move = random.choice(news["you"]["turn"]["moves"])["move"]
        await self.done(mover, "move", version=news["version"], move=move)

    async def _interlude(self, random: Random) -> None:
        """Whatever somebody may ask or try besides moving."""
        who = random.choice(sorted(self.lines))
        version = self.lines[who].news["version"]
        seat = random.randrange(4)
        match random.randrange(12):
            case 0 | 1:
                await self.say(who, "places", seat=seat, domino=random.randint(1, 48))
            case 2:
                await self.say(who, "why", seat=seat, move=_any_move(random))
            case 3:
                await self.done(who, "enter", seen=random.choice((version, max(0, version - 5), None)))
            case 4:
                await self.say(who, "move", version=version - random.randrange(2), move=_any_move(random))
            case 5:
                await self.look(who)
            case 6:
                await self.say(who, "signal", seat=seat, word=random.choice(("ouch", "thinking")))
            case 7:
                await self.say(who, "hint", version=version, step=random.randint(1, 3))
            case 8:
                await self.say(who, "grade", version=version)
            case 9:
                await self.say(who, "cover", version=version, covered=random.random() < 0.5)
            case _:
                await self._undo(random, who, version)

    async def _undo(self, random: Random, who: str, version: int) -> None:
        answer = await self.say(who, "undo", version=version)
        await self._quiet()
        asked = self.lines[who].news["state"]["undo"]
        if answer["type"] == "refused" or asked is None:
            return
        for other in sorted(self.lines):
            await self.say(other, "answer_undo", version=answer["version"], agree=random.random() < 0.7)
            await self._quiet()

    # --- what was given ---

    def before(self, sent: Sequence[bytes]) -> list[bytes]:
        """The bytes of a connection until the line is turned up up to which the decks agree."""
        least = self.plan.rules.deck_size - self.plan.seen
        kept = []
        news: Message | None = None
        for message in sent:
            told = json.loads(message)
            if told["type"] in NEWS:
                news = merged(news, told)
                game = news["state"]["game"]
                if game is not None and game["pile"] < least:
                    break
            kept.append(message)
        return kept

    def streams(self) -> dict[str, list[bytes]]:
        """Everything that anybody was given before, by whom, with codes, times and commitments set aside."""
        least = len(ALL_NUMBERS) - self.plan.seen
        known = [
            thought
            for number, thought in enumerate(self._thoughts())
            if len(parse_position(thought.partition(" ")[2]).unseen) >= least
            # A move may be graded after the next line was turned up: the position is older than the question.
            and (number < self.thoughts_before or thought.startswith("move/"))
        ]
        given = {who: self.before(line.sent) for who, line in self.lines.items()}
        given |= {"http": self.answers[: self.answers_before], "bots": [thought.encode() for thought in known]}
        return {who: [self._set_aside(message) for message in stream] for who, stream in given.items()}

    def _thoughts(self) -> list[str]:
        """What bots and coach were given about this table."""
        return self.world.thinker.given.get(self.code, [])

    def _set_aside(self, message: bytes) -> bytes:
        message = message.replace(self.code.encode(), b"TABLE")
        for pattern, instead in _ASIDE:
            message = pattern.sub(instead, message)
        return message

    def check_hidden(self) -> None:
        """Seed, salt, deck and secrets are in nothing that was given before the end."""
        ended = 0
        for who, line in self.lines.items():
            for message in line.sent:
                if b'"phase":"over"' in message:
                    ended += b'"result":{"places"' in message
                    break
                self._check(who, message)
        for message in self.answers[: self.answers_before]:
            self._check("http", message)
        if ended not in (0, len(self.lines)):
            raise Leak(f"{self.plan.seed}: not everybody was shown the deck at the end")

    def _check(self, who: str, message: bytes) -> None:
        for hidden in hidden_texts(self.dealer, self.plan.seen):
            if hidden in message:
                raise Leak(f"{self.plan.seed}: {who} was given what is hidden: {message[:2000]!r}")
        for secret in self.secrets.values():
            if secret.partition(".")[2].encode() in message:
                raise Leak(f"{self.plan.seed}: {who} was given a secret")


def _any_move(random: Random) -> str:
    """A move that is hardly ever legal."""
    number = random.randint(1, 48)
    return random.choice(
        (f"={number}", f"{number}x", f"{number}@g8n", f"{number}@h7e", "kings 0 1 1 0", "deal 1 2 3 4", "?")
    )


def hidden_texts(dealer: Dealer, seen: int) -> list[bytes]:
    """What may be nowhere before the end: the seed, the salt, and the deck or its rest in any spelling."""
    texts = [] if dealer.seed is None else [str(dealer.seed), f"{dealer.seed:x}"]
    texts += [] if dealer.salt is None else [dealer.salt]
    for part in (dealer.deck, dealer.deck[seen : seen + _TAIL], dealer.deck[seen:]):
        if len(part) >= _TAIL:
            texts += [mark.join(map(str, part)) for mark in (",", ", ", " ")]
    return [text.encode() for text in texts]


def compare(one: Playing, two: Playing) -> int:
    """How many messages were equal; a Leak where two differ."""
    first, second = one.streams(), two.streams()
    for who, stream in first.items():
        other = second[who]
        for at, (left, right) in enumerate(zip(stream, other, strict=False)):
            if left != right:
                place = next(i for i in range(len(left) + 1) if left[i : i + 1] != right[i : i + 1])
                shown = [message[max(0, place - 60) : place + 60] for message in (left, right)]
                raise Leak(f"{one.plan.seed}: message {at} to {who} tells the decks apart: {shown[0]!r}, {shown[1]!r}")
        if len(stream) != len(other):
            raise Leak(f"{one.plan.seed}: {who} was given {len(stream)} messages and {len(other)}")
    return sum(map(len, first.values()))


async def twice(world: World, seed: str, people: Sequence[tuple[int, str]]) -> int:
    """Play a plan from both decks and compare; how many messages were equal."""
    plan = Plan.of(seed)
    first, second = plan.dealers()
    one, two = Playing(world, plan, first, people), Playing(world, plan, second, people)
    await one.play(whole=Random(seed).random() < 0.2)
    await two.play(whole=False)
    for each in (one, two):
        each.check_hidden()
    equal = compare(one, two)
    for each in (one, two):
        world.thinker.given.pop(each.code, None)
    return equal


_AT_ONCE = 4
_GAMES_A_PORTION = 50


async def campaign(folder: Path, games: int, seed: int, *, first: int = 0, progress: bool = False) -> int:
    """Many plans, a few at a time; how many messages were equal."""
    equal = 0
    async with world(folder, 5 * _AT_ONCE) as found:
        numbers = iter(range(first, first + games))

        async def some(people: Sequence[tuple[int, str]]) -> None:
            nonlocal equal
            for number in numbers:
                more = await twice(found, f"{seed}/{number}", people)
                equal += more
                if progress and number % 50 == 49:
                    print(f"{number + 1} games, {equal} messages equal", flush=True)

        await asyncio.gather(*(some(found.people[5 * at : 5 * at + 5]) for at in range(_AT_ONCE)))
    return equal


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.leaks", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    add_journal(parser)
    options = parser.parse_args()
    parts = parts_of(options.games, _GAMES_A_PORTION)
    resumed = Campaign(options.journal, len(parts), games=options.games, seed=options.seed)
    for portion in resumed.left():
        with tempfile.TemporaryDirectory() as folder:
            try:
                first = sum(parts[:portion])
                equal = asyncio.run(campaign(Path(folder), parts[portion], options.seed, first=first, progress=True))
            except Leak as leak:
                print(f"LEAK: {leak}", file=sys.stderr)
                return 1
        resumed.done(portion, {"equal": equal})
    print(f"{options.games} games, each from two decks: {resumed.total('equal')} messages equal, nothing hidden in any")
    return 0


if __name__ == "__main__":
    sys.exit(main())
