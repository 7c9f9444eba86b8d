"""What an operator watches, for Prometheus. Labels name kinds of things, never people, tables or addresses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from kingdomino.tables.messages.events import Event, MoveMade

from .move_metrics import MoveMetrics
from .shared_metrics import SharedMetrics

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST

_REQUEST_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_MOVE_SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_BOT_SECONDS: Final = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)


class Metrics:
    """One server's figures, in a registry of their own: several servers can live in one process."""

    def __init__(self) -> None:
        self._shared: SharedMetrics | None = None
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._moves = MoveMetrics(_MOVE_SECONDS)
        registry.register(self._moves)
        self._refusals = Counter(
            "kingdomino_refusals", "Messages and requests that were refused, by code", ["code"], registry=registry
        )
        self._connections = Gauge("kingdomino_connections", "Open WebSocket connections", registry=registry)
        self._tables = Gauge("kingdomino_tables_in_memory", "Tables that this process holds", registry=registry)
        self._commit_seconds = Histogram(
            "kingdomino_commit_seconds",
            "From taking up the steps of a commit until they are stored",
            buckets=_MOVE_SECONDS,
            registry=registry,
        )
        self._bot_seconds = Histogram(
            "kingdomino_bot_seconds",
            "From the wish for a bot's move to its answer, by level",
            ["level"],
            buckets=_BOT_SECONDS,
            registry=registry,
        )
        self._requests = Histogram(
            "kingdomino_request_seconds",
            "HTTP requests by method, route and status",
            ["method", "route", "status"],
            buckets=_REQUEST_SECONDS,
            registry=registry,
        )

    def stored(self, events: Iterable[Event]) -> None:
        """A step of a table was stored."""
        for event in events:
            if isinstance(event, MoveMade):
                self._moves.stored[event.by] += 1

    def moved(self, seconds: float) -> None:
        """A person's move was stored and is answered."""
        self._moves.waited(seconds)

    def committed(self, seconds: float) -> None:
        """A commit is on the disk."""
        self._commit_seconds.observe(seconds)

    def watch_commits(self, commits: Callable[[], tuple[int, int]]) -> None:
        """Have the numbers of commits and of their steps asked for at every scrape."""
        self.registry.register(_Commits(commits))

    def refused(self, code: str) -> None:
        """A message or a request was refused."""
        self._refusals.labels(code).inc()

    def connected(self, by: int) -> None:
        """A connection more, or one less."""
        self._connections.inc(by)

    def tables(self, count: int) -> None:
        """Set the number of tables in memory."""
        self._tables.set(count)

    def thought(self, level: str, seconds: float) -> None:
        """A bot answered."""
        self._bot_seconds.labels(level).observe(seconds)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(method, route, str(status)).observe(seconds)

    def share(self, folder: Path) -> SharedMetrics:
        """Add up the figures with those of other processes in this folder; they have to be published now and then."""
        self._shared = SharedMetrics(folder, lambda: generate_latest(self.registry))
        return self._shared

    def text(self) -> bytes:
        """Everything, in Prometheus' text format."""
        return generate_latest(self.registry) if self._shared is None else self._shared.text()


class _Commits(Collector):
    """Steps over commits is the mean size of a batch."""

    def __init__(self, commits: Callable[[], tuple[int, int]]) -> None:
        self._commits = commits

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The present counts."""
        commits, steps = self._commits()
        yield CounterMetricFamily("kingdomino_commits", "Commits of steps of tables", commits)
        yield CounterMetricFamily("kingdomino_steps_committed", "Steps that those commits stored", steps)
