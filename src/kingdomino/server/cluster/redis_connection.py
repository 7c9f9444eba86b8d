"""Redis, which only a cluster needs: imported when there is one, spoken to with little patience, its password kept."""

from __future__ import annotations

import random
import re
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit

from kingdomino.rules import KingdominoError, clipped

if TYPE_CHECKING:
    from redis.asyncio import Redis

#: Everything of ours in Redis is under this name.
PREFIX: Final = "kingdomino:"

_LONGEST_WAIT: Final = 2.0
_FIRST_WAIT: Final = 0.05
#: What Redis says first in an error, such as NOAUTH or OOM.
_CODE: Final = re.compile(r"[A-Z]{2,20}\b")


class RedisConnection:
    """A way to Redis. `away` are the errors that mean that it cannot be used now."""

    def __init__(self, url: str, *, seconds: float = 2.0, connections: int = 1000) -> None:
        _check_extra()
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError

        self.away: tuple[type[Exception], ...] = (RedisError, OSError)
        try:
            self.client: Redis = Redis.from_url(
                url,
                protocol=2,  # one shape of answers for all versions of Redis
                socket_timeout=seconds,
                socket_connect_timeout=seconds,
                retry=Retry(NoBackoff(), 0),  # we know better when and what to try again
                max_connections=connections,
            )
            pool: Any = self.client.connection_pool
            pool.make_connection()  # finds options that there are not
        except (ValueError, TypeError):
            raise KingdominoError("unusable_redis_url", url=clipped(shown(url))) from None
        self.shown = shown(url)

    async def close(self) -> None:
        """Give all connections back."""
        await self.client.aclose()


def _check_extra() -> None:
    try:
        import_module("redis.asyncio")
    except ImportError:
        raise KingdominoError("needs_extra", extra="cluster", package="redis") from None


def shown(url: str) -> str:
    """Where a Redis is, without anybody's name or password."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or "localhost"
        place = f"{f'[{host}]' if ':' in host else host}:{parts.port or 6379}"
    except ValueError:
        return "redis://…"
    return f"unix://{unquote(parts.path)}" if parts.scheme == "unix" else f"{parts.scheme or 'redis'}://{place}"


def kind_of(error: Exception) -> str:
    """An error for the log: its kind and Redis' own code. Its words may name anything, so they stay out."""
    code = _CODE.match(str(error))
    return f"{type(error).__name__} {code[0]}" if code else type(error).__name__


class Backoff:
    """How long to wait before the next try: longer each time, never the same for two servers."""

    def __init__(self, longest: float = _LONGEST_WAIT) -> None:
        self._longest = longest
        self._wait = _FIRST_WAIT

    def reset(self) -> None:
        """It worked."""
        self._wait = _FIRST_WAIT

    def next(self) -> float:
        """Seconds until the next try."""
        wait, self._wait = self._wait, min(self._longest, 2 * self._wait)
        return wait * random.uniform(0.5, 1.0)
