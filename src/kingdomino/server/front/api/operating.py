"""For those who run the server: is it alive, is it ready, what does it do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response

from kingdomino.rules import KingdominoError
from kingdomino.server.operation.metrics import CONTENT_TYPE

from .access import HubDep, ServicesDep
from .errors import Problem

router = APIRouter(tags=["operating"])


@dataclass(frozen=True, slots=True)
class Health:
    """It answers."""

    status: Literal["ok"] = "ok"


@dataclass(frozen=True, slots=True)
class Readiness:
    """Moves can be stored; whether bots can think. People can play with each other while `bots` are `away`."""

    bots: Literal["ready", "away"]
    status: Literal["ok"] = "ok"


@router.get("/healthz")
async def alive() -> Health:
    """The process runs and answers."""
    return Health()


@router.get(
    "/readyz",
    responses={503: {"model": Problem, "description": "The database cannot be written, or the server stops."}},
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
    return Response(services.metrics.text(), headers={"Content-Type": CONTENT_TYPE})
