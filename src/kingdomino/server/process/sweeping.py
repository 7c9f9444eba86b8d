"""Regular deletion: old finished games where the host wishes it, unused tables, expired secrets."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from kingdomino.server.operation.logs import log_event
from kingdomino.server.operation.settings import Settings
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.storage import StorageUnavailable, Store

#: After a restart, players come back first.
_SECONDS_BEFORE: Final = 5.0
_SECONDS_BETWEEN: Final = 3600.0
_DAY: Final = 86_400_000

_logger: Final = logging.getLogger(__name__)


async def sweep(store: Store, settings: Settings, now: int) -> int:
    """Delete rows past their time; how many games and tables. Days in which no server was up do not count."""
    away = now - settings.secret_days * _DAY - await store.time_before(now, settings.secret_days * _DAY)
    finished = await _days_before(store, now, settings.retention_days)
    return await store.sweep(now - away, finished, await _days_before(store, now, settings.idle_days))


async def _days_before(store: Store, now: int, days: int | None) -> int | None:
    return None if days is None else await store.time_before(now, days * _DAY)


async def keep_sweeping(store: Store, settings: Settings) -> None:
    """Delete soon after the start and then once an hour; where the database is out of reach, the next time."""
    await asyncio.sleep(_SECONDS_BEFORE)
    while True:
        try:
            deleted = await sweep(store, settings, now_in_milliseconds())
        except StorageUnavailable as error:
            log_event(_logger, "not_swept", logging.WARNING, reason=error.code)
        else:
            log_event(_logger, "swept", deleted=deleted)
        await asyncio.sleep(_SECONDS_BETWEEN)
