"""What routes are given: the server's parts, who asks, and how much they may still ask for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Final, TypeVar

from anyio import CapacityLimiter, to_thread
from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from kingdomino.rules import KingdominoError
from kingdomino.server.hub import Hub
from kingdomino.server.limits import Limits, client_key
from kingdomino.server.metrics import Metrics
from kingdomino.server.people import People
from kingdomino.server.settings import Settings
from kingdomino.server.storage.store import Guest, Store

_T = TypeVar("_T")

#: Reading a record or searching for dominoes takes as much as so many other requests, and so many run at once.
_HEAVY_COST: Final = 10
_HEAVY_AT_ONCE: Final = 2
_MOST_WAITING: Final = 32


def _heavy() -> CapacityLimiter:
    return CapacityLimiter(_HEAVY_AT_ONCE)


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a server."""

    settings: Settings
    store: Store
    people: People
    limits: Limits
    metrics: Metrics
    heavy: CapacityLimiter = field(default_factory=_heavy)


def services_of(request: Request) -> Services:
    """The parts of the server that answers."""
    found = request.app.state.services
    assert isinstance(found, Services)
    return found


Parts = Annotated[Services, Depends(services_of)]


def hub_of(request: Request) -> Hub:
    """The tables of the server that answers."""
    found = request.app.state.hub
    assert isinstance(found, Hub)
    return found


Tables = Annotated[Hub, Depends(hub_of)]


def asker(request: Request) -> str:
    """Whom the request's address stands for, when things are counted."""
    return client_key(request.client.host if request.client else "")


Asker = Annotated[str, Depends(asker)]


async def counted(parts: Parts, key: Asker) -> None:
    """One request of a client's allowance."""
    parts.limits.requests.take(key)


async def in_a_thread(parts: Services, key: str, work: Callable[[], _T]) -> _T:
    """Do what takes long beside the event loop, a few at a time."""
    parts.limits.requests.take(key, _HEAVY_COST)
    if parts.heavy.statistics().tasks_waiting >= _MOST_WAITING:
        raise KingdominoError("server_busy")
    return await to_thread.run_sync(work, limiter=parts.heavy)


_bearer: Final = HTTPBearer(auto_error=False, description="The secret of a guest.")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]


def secret_of(credentials: Credentials) -> str:
    """The secret that was sent."""
    if credentials is None:
        raise KingdominoError("no_secret")
    return credentials.credentials


Secret = Annotated[str, Depends(secret_of)]


async def known(parts: Parts, secret: Secret) -> Guest:
    """Whose secret was sent."""
    return await parts.people.known(secret)


Known = Annotated[Guest, Depends(known)]
