"""For those who run the server: is it alive, is it ready, what does it do."""

from __future__ import annotations

from typing import Literal

from anyio import to_thread
from fastapi import Request
from fastapi.responses import PlainTextResponse, Response
from msgspec.json import encode

from kingdomino.rules import KingdominoError
from kingdomino.server.operation.metrics import CONTENT_TYPE
from kingdomino.tables.messages.shapes import Shape

from .access import HubDep, ServicesDep
from .errors import problems
from .routes import Routes

router = Routes(tags=["operating"])


class Health(Shape, frozen=True):
    """It answers."""

    status: Literal["ok"] = "ok"


class Readiness(Shape, frozen=True):
    """Moves can be stored; whether bots can think. People can play with each other while `bots` are `away`."""

    bots: Literal["ready", "away"]
    status: Literal["ok"] = "ok"


@router.get("/healthz")
async def alive() -> Health:
    """The process runs and answers."""
    return Health()


@router.get(
    "/readyz",
    responses={503: {**problems(503)[503], "description": "The database cannot be written, or the server stops."}},
)
async def ready(services: ServicesDep, hub: HubDep) -> Readiness:
    """A move could be stored now; the body also says whether bots can think."""
    if hub.stopping:
        raise KingdominoError("restarting")
    await services.store.check()
    return Readiness(bots="ready" if await hub.bots_can_think() else "away")


@router.get("/metrics", response_class=PlainTextResponse)
async def figures(services: ServicesDep) -> Response:
    """Figures of the server for Prometheus, of all its processes together."""
    text = await to_thread.run_sync(services.metrics.text, limiter=services.for_operators)
    return Response(text, headers={"Content-Type": CONTENT_TYPE})


@router.get("/api/openapi.json", include_in_schema=False)
async def described(request: Request, services: ServicesDep) -> Response:
    """The description of the API, written once."""
    state = request.app.state

    def once() -> bytes:
        if state.openapi is None:
            state.openapi = encode(request.app.openapi())
        written: bytes = state.openapi
        return written

    written = state.openapi or await to_thread.run_sync(once, limiter=services.for_operators)
    return Response(written, media_type="application/json")
