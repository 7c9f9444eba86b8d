"""The storage, the fan-out and the thinker that the settings ask for."""

from __future__ import annotations

from typing import Final

from kingdomino.server.cluster.fanout import Fanout
from kingdomino.server.cluster.link import Link
from kingdomino.server.cluster.postgres_fanout import PostgresFanout
from kingdomino.server.operation.metrics import Metrics
from kingdomino.server.operation.settings import Settings
from kingdomino.server.storage import Store
from kingdomino.server.storage.address import parse_address
from kingdomino.server.thinking import LocalThinker, RemoteThinker, Thinker

#: Bot processes start this late: the first page comes first.
_SECONDS_FOR_THE_FIRST_PAGE: Final = 1.0


def store_for(settings: Settings, metrics: Metrics) -> Store:
    """SQLite or PostgreSQL."""
    store = Store(settings.database)
    metrics.watch_commits(lambda: store.commits)
    store.timed = metrics.committed
    return store


def neighbours_for(settings: Settings) -> tuple[Fanout, Thinker]:
    """What servers with the same PostgreSQL do together: news of tables, and workers that think first.

    With SQLite there is one server, which thinks by itself.
    """
    local = LocalThinker(settings.bot_processes, begin_after=_SECONDS_FOR_THE_FIRST_PAGE)
    if settings.database is None or settings.on_sqlite:
        return Fanout(), local
    link = Link(parse_address(settings.database))
    return PostgresFanout(link), RemoteThinker(link, local)
