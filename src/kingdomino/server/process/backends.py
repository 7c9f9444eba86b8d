"""The storage, the fan-out and the thinker that the settings ask for. Each is imported only where it is wanted."""

from __future__ import annotations

from typing import Final

from kingdomino.server.cluster.fanout import Fanout, SingleServer
from kingdomino.server.operation.metrics import Metrics
from kingdomino.server.operation.settings import Settings
from kingdomino.server.storage import Store
from kingdomino.server.thinking.interface import Thinker

#: Bot processes start this late: the first page comes first.
_SECONDS_FOR_THE_FIRST_PAGE: Final = 1.0


def store_for(settings: Settings, metrics: Metrics) -> Store:
    """SQLite or PostgreSQL."""
    store = Store(settings.database)
    metrics.watch_commits(lambda: store.commits)
    store.timed = metrics.committed
    return store


def fanout_for(settings: Settings) -> Fanout:
    """Redis between several servers; nothing for one alone."""
    if settings.redis is None:
        return SingleServer()
    from kingdomino.server.cluster.redis_fanout import RedisFanout

    return RedisFanout(settings.redis)


def thinker_for(settings: Settings) -> Thinker:
    """Processes of this server's own; with Redis, workers first."""
    from kingdomino.server.thinking.local import LocalThinker

    local = LocalThinker(settings.bot_processes, begin_after=_SECONDS_FOR_THE_FIRST_PAGE)
    if settings.redis is None:
        return local
    from kingdomino.server.thinking.remote import RedisThinker

    return RedisThinker(settings.redis, local)
