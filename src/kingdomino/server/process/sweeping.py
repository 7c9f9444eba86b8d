"""What is deleted by itself: old finished games where the host wishes it, tables nobody touches, expired secrets."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from kingdomino.server.operation.logs import log_event
from kingdomino.server.operation.settings import Settings
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.storage.store import StorageUnavailable, Store

#: The first time soon, but after those who come back to a server that was started again.
_SECONDS_BEFORE: Final = 5.0
_SECONDS_BETWEEN: Final = 3600.0
_DAY: Final = 86_400_000

_logger: Final = logging.getLogger(__name__)


async def sweep(store: Store, settings: Settings, now: int) -> int:
    """Delete what is past its time; how much that was."""
    return await store.sweep(now, _days_before(now, settings.retention_days), _days_before(now, settings.idle_days))


def _days_before(now: int, days: int | None) -> int | None:
    return None if days is None else now - days * _DAY


async def keep_sweeping(store: Store, settings: Settings) -> None:
    """Soon after the start, then once an hour, for ever; a database that is away is tried again."""
    await asyncio.sleep(_SECONDS_BEFORE)
    while True:
        try:
            deleted = await sweep(store, settings, now_in_milliseconds())
        except StorageUnavailable as error:
            log_event(_logger, "not_swept", logging.WARNING, reason=error.code)
        else:
            log_event(_logger, "swept", deleted=deleted)
        await asyncio.sleep(_SECONDS_BETWEEN)
