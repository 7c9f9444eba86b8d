"""Invitations: the addresses under which others reach a table, and the network that may be let in."""

from __future__ import annotations

from typing import Annotated, Final
from urllib.parse import urlsplit

from fastapi import Depends, Request
from starlette.datastructures import Headers

from kingdomino.rules import KingdominoError
from kingdomino.server.operation.reach import THIS_DEVICE
from kingdomino.tables.answers.invitations import Invitation, link

from .access import Known, ServicesDep, ThreadsDep
from .errors import problems
from .lists import KnownTable
from .routes import Routes

router = Routes(prefix="/api", tags=["tables"])

#: Headers that proxies add. A request with one of them did not come straight from this device.
_PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
#: The command that lets the network in from the start.
_COMMAND: Final = "kingdomino play --host 0.0.0.0"


def host_of(headers: Headers) -> str:
    """The name in `Host`, without its port."""
    return urlsplit(f"//{headers.get('host', '')}").hostname or ""


async def is_here(request: Request) -> bool:
    """Whether a request comes straight from a browser on this device that opened it under a name of this device."""
    peer = request.client.host if request.client else ""
    direct = not any(name in request.headers for name in _PASSED_ON)
    return direct and peer in THIS_DEVICE and host_of(request.headers) in THIS_DEVICE


Here = Annotated[bool, Depends(is_here)]


@router.get("/tables/{code}/invitation", responses=problems(404, 422, 503))
async def invitation(
    table: KnownTable, request: Request, services: ServicesDep, threads: ThreadsDep, here: Here
) -> Invitation:
    """The links that others can use to come to a table, with their QR codes, and who can reach them."""
    reach = services.reach
    found = reach.addresses()
    if not found and host_of(request.headers) not in THIS_DEVICE:
        # The server listens to this device alone, yet was reached under another name: a proxy stands before it.
        found = (f"{request.url.scheme}://{request.headers['host']}",)
    here_only = not found
    bases = found or (f"{request.url.scheme}://{request.headers.get('host', 'localhost')}",)
    urls = [f"{base}/table/{table.code}" for base in bases]
    return Invitation(
        links=await threads.run(lambda: tuple(map(link, urls))),
        reach="device" if here_only else "public" if reach.settings.public_url else "network",
        may_open=here_only and here and reach.openable,
        command=_COMMAND if here_only and reach.openable else None,
    )


@router.post("/network", status_code=204, responses=problems(401, 403, 422, 503))
async def open_to_the_network(_guest: Known, services: ServicesDep, here: Here) -> None:
    """Let the devices of the network in. Only the person at this device may, and only where `play` runs."""
    if not here or not services.reach.openable:
        raise KingdominoError("cannot_open_here")
    await services.reach.open()
