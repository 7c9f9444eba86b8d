"""The whole server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

from fastapi import FastAPI

from kingdomino import __version__
from kingdomino.server.cluster.fanout import Fanout
from kingdomino.server.front.api import (
    box,
    daily,
    errors,
    games,
    guests,
    invitations,
    lists,
    operating,
    pad,
    puzzles,
    reviews,
    statistics,
)
from kingdomino.server.front.api.access import Services, Workshop
from kingdomino.server.front.api.routes import describe
from kingdomino.server.front.guard import Guards, Timed
from kingdomino.server.front.hosts import Hosts
from kingdomino.server.front.limits import Limits
from kingdomino.server.front.pages import BUILT, Pages
from kingdomino.server.front.people import People
from kingdomino.server.front.security import (
    BodyLimit,
    Heads,
    KnownHosts,
    Origins,
    Paced,
    Peer,
    Secured,
)
from kingdomino.server.front.sockets import Sockets
from kingdomino.server.live.challenges import Challenges, Today
from kingdomino.server.live.hub import Hub
from kingdomino.server.live.results import work_out_results
from kingdomino.server.operation.logs import RequestLog
from kingdomino.server.operation.metrics import Metrics
from kingdomino.server.operation.reach import Reach
from kingdomino.server.operation.settings import Settings
from kingdomino.server.operation.supervisor import Supervisor
from kingdomino.server.operation.wall_time import today as today_in_universal_time
from kingdomino.server.reviews import ReviewMaker
from kingdomino.server.storage import Store
from kingdomino.server.thinking.interface import Thinker

from .backends import neighbours_for, store_for
from .sweeping import keep_sweeping

_SECONDS_BEFORE_RESULTS: Final = 5.0


def create_app(
    settings: Settings,
    *,
    store: Store | None = None,
    fanout: Fanout | None = None,
    thinker: Thinker | None = None,
    client: Path = BUILT,
    today: Today = today_in_universal_time,
) -> FastAPI:
    """A server with these settings; parts that are not given are made as the settings say."""
    metrics = Metrics()
    store = store_for(settings, metrics) if store is None else store
    usual_fanout, usual_thinker = neighbours_for(settings)
    fanout, thinker = fanout or usual_fanout, thinker or usual_thinker
    limits = Limits(settings)
    services = Services(settings, store, People(store, settings), limits, metrics, Reach(settings), Workshop())
    hub = Hub(store, fanout, thinker, settings, metrics)
    maker = ReviewMaker(store, thinker, max(1, settings.bot_processes))
    challenges = Challenges(hub, store, thinker, today)
    app = FastAPI(
        title="Kingdomino",
        version=__version__,
        lifespan=lambda _: _life(store, hub, maker, challenges, settings),
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.openapi = None
    app.state.guards = Guards(settings)
    app.state.services, app.state.hub, app.state.reviews, app.state.challenges = services, hub, maker, challenges
    errors.install(app, metrics)
    parts = (guests, lists, invitations, games, reviews, pad, box, puzzles, daily, statistics)
    app.include_router(operating.router)
    for part in parts:
        app.include_router(part.router)
    describe(app, [operating.router, *(part.router for part in parts)], errors.Problem)
    hosts = Hosts(settings)
    app.state.sockets = Sockets(hub, services, hosts, app.state.guards.refusals)
    app.router.default = Pages(client)
    for middleware, options in (  # the last one stands outermost
        (BodyLimit, {}),
        (Origins, {"settings": settings}),
        (KnownHosts, {"hosts": hosts}),
        (Paced, {"limits": limits, "metrics": metrics}),
        (Peer, {"settings": settings}),
        (Secured, {"settings": settings}),
        (RequestLog, {"metrics": metrics}),
        (Heads, {}),
        (Timed, {"guards": app.state.guards}),
    ):
        app.add_middleware(middleware, **options)
    return app


@asynccontextmanager
async def _life(
    store: Store, hub: Hub, maker: ReviewMaker, challenges: Challenges, settings: Settings
) -> AsyncIterator[None]:
    """Open the parts in order and close them in reverse; what could not be opened is not closed."""
    async with AsyncExitStack() as opened:
        await store.open()
        opened.push_async_callback(store.close)
        await hub.open()
        opened.push_async_callback(hub.close)
        await maker.open()
        opened.push_async_callback(maker.close)
        opened.push_async_callback(challenges.close)
        background = Supervisor()
        opened.push_async_callback(background.close)
        background.keep("delete old rows", partial(keep_sweeping, store, settings))
        background.spawn("work out results of games", work_out_results(store, _SECONDS_BEFORE_RESULTS))
        yield
