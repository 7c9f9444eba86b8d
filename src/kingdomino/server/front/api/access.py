"""What routes are given: the server's parts, who asks, and how much they may still ask for."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import thread_time
from typing import Annotated, Any, Final, TypeVar

from anyio import CapacityLimiter, to_thread
from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from kingdomino.rules import KingdominoError
from kingdomino.server.front.limits import Buckets, Guesses, Limits, client_key
from kingdomino.server.front.people import People
from kingdomino.server.live.challenges import Challenges
from kingdomino.server.live.hub import Hub
from kingdomino.server.operation.metrics import Metrics
from kingdomino.server.operation.reach import Reach
from kingdomino.server.operation.settings import Settings
from kingdomino.server.storage import Guest, Store

_T = TypeVar("_T")

#: Works beside the event loop at once, and those of one address that may wait.
_AT_ONCE: Final = 2
_MOST_WAITING: Final = 16
#: Seconds of a processor that an address may use in a second, and at once.
_SHARE: Final = 0.4
_SECONDS_AT_ONCE: Final = 2.0


class Workshop:
    """Where work is done for clients beside the event loop. Who has used much of it waits, and nobody else does."""

    def __init__(self, share: float = _SHARE, at_once: float = _SECONDS_AT_ONCE) -> None:
        self._used = Buckets(share, at_once)
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self._waiting: Counter[str] = Counter()

    async def run(self, work: Callable[[], _T], key: str) -> _T:
        """What a work returns; refused where an address has many waiting."""
        if self._waiting[key] >= _MOST_WAITING:
            raise KingdominoError("server_busy")
        self._waiting[key] += 1
        pause = 0.0
        try:
            while True:
                await asyncio.sleep(pause)
                async with self._turns:
                    pause = self._used.charge(key, 0)
                    if pause <= 0:
                        return await self._done(work, key)
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key]

    async def _done(self, work: Callable[[], _T], key: str) -> _T:
        took = 0.0

        def timed() -> _T:
            nonlocal took
            begun = thread_time()
            try:
                return work()
            finally:
                took = thread_time() - begun

        try:
            return await to_thread.run_sync(timed)
        finally:
            self._used.charge(key, took)


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a server."""

    settings: Settings
    store: Store
    people: People
    limits: Limits
    metrics: Metrics
    reach: Reach
    workshop: Workshop
    #: What is made for operators is made one at a time: others' moves wait for one thread at most.
    for_operators: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(1))


def _part(name: str, kind: type[_T]) -> Any:  # noqa: ANN401 - as the framework's
    """A part of the server that answers. What routes depend on is asynchronous: all else is done in threads."""

    async def found(request: Request) -> _T:
        part = getattr(request.app.state, name)
        assert isinstance(part, kind)
        return part

    return Depends(found)


ServicesDep = Annotated[Services, _part("services", Services)]
HubDep = Annotated[Hub, _part("hub", Hub)]
ChallengesDep = Annotated[Challenges, _part("challenges", Challenges)]


async def asker(request: Request) -> str:
    """Whom the request's address stands for, when things are counted."""
    return client_key(request.client.host if request.client else "")


Asker = Annotated[str, Depends(asker)]


class Threads:
    """The workshop, for whoever asks."""

    def __init__(self, workshop: Workshop, key: str) -> None:
        self._workshop, self._key = workshop, key

    async def run(self, work: Callable[[], _T]) -> _T:
        """What a work returns, done beside the event loop."""
        return await self._workshop.run(work, self._key)


async def threads_for(services: ServicesDep, key: Asker) -> Threads:
    """The workshop for who asks."""
    return Threads(services.workshop, key)


ThreadsDep = Annotated[Threads, Depends(threads_for)]


_bearer: Final = HTTPBearer(auto_error=False, description="The secret of a guest.")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]


async def secret_of(credentials: Credentials) -> str:
    """The secret that was sent."""
    if credentials is None:
        raise KingdominoError("no_secret")
    return credentials.credentials


Secret = Annotated[str, Depends(secret_of)]


async def known(services: ServicesDep, secret: Secret) -> Guest:
    """Whose secret was sent."""
    return await services.people.known(secret)


Known = Annotated[Guest, Depends(known)]


async def perhaps_known(services: ServicesDep, credentials: Credentials) -> Guest | None:
    """Whose secret was sent; None where none was."""
    return None if credentials is None else await services.people.known(credentials.credentials)


PerhapsKnown = Annotated[Guest | None, Depends(perhaps_known)]


class Guesser:
    """Somebody who asks with a code. Wrong ones are counted by address and guest together."""

    def __init__(self, guesses: Guesses, address: str, guest: int | None) -> None:
        self._guesses, self._address, self._guest = guesses, address, guest

    def check(self) -> None:
        """Refused where too many of their codes were wrong."""
        self._guesses.check(self._address, self._guest)

    def was_wrong(self) -> None:
        """Their code was nobody's."""
        self._guesses.wrong(self._address, self._guest)


async def guesser(request: Request, services: ServicesDep, key: Asker) -> Guesser:
    """Who asks with a code. A secret that is no good is none."""
    secret = request.headers.get("authorization", "").partition(" ")[2]
    try:
        guest = await services.people.known(secret)
    except KingdominoError:
        return Guesser(services.limits.guesses, key, None)
    return Guesser(services.limits.guesses, key, guest.number)


GuesserDep = Annotated[Guesser, Depends(guesser)]
