"""Logs for machines (a JSON object a line) or for people: events with kinds, codes, counts and times.

Callers log no names and no secrets. The filter here is a second safeguard.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from time import perf_counter
from types import TracebackType
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .metrics import Metrics
from .settings import Settings

HIDDEN: Final = "[hidden]"

_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
#: Names of facts whose values are never written.
_SECRET_FACTS: Final = frozenset(
    {
        "address",
        "authorization",
        "cookie",
        "deck",
        "link",
        "name",
        "players",
        "record",
        "salt",
        "secret",
        "seed",
        "token",
    }
)
_SECRETS: Final = (
    re.compile(r"(?i)\bbearer\s+\S+"),
    re.compile(r"\b[0-9]{1,16}\.[A-Za-z0-9_-]{22,}"),  # a person's secret
    re.compile(r"\b[0-9a-fA-F]{32,}\b"),  # salts, hashes, commitments
    re.compile(r"\b[0-9]{19,}\b"),  # seeds
    re.compile(r"\b[0-9]{1,2}(?:[,\s]+[0-9]{1,2}){7,}\b"),  # decks
    re.compile(r"(?<=://)[^/@\s]*@"),  # a database's user and password
    re.compile(r"(?<=[\w/])\?[^\s\"']*=[^\s\"']*"),  # query strings
)

_OURS: Final = "kingdomino"
_MIGRATIONS: Final = "alembic.runtime.migration"
#: What every record has; anything else was given to it.
_USUAL: Final = frozenset([*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"])

_logger: Final = logging.getLogger("kingdomino.server.requests")


def log_event(logger: logging.Logger, event: str, /, level: int = logging.INFO, **facts: object) -> None:
    """Log an event with its facts."""
    logger.log(level, event, extra={"facts": facts})


def redacted(text: str) -> str:
    """A text without anything that looks like a secret."""
    for pattern in _SECRETS:
        text = pattern.sub(HIDDEN, text)
    return text


def _fact(name: str, value: object) -> object:
    if name in _SECRET_FACTS:
        return HIDDEN
    if isinstance(value, bool | float | None):
        return value
    if isinstance(value, Mapping):
        return {str(key): _fact(str(key), item) for key, item in value.items()}
    shown = redacted(str(value))
    return value if isinstance(value, int) and shown == str(value) else shown


def _safe_entry(record: logging.LogRecord) -> dict[str, object]:
    """A record as a dictionary, without secrets."""
    entry: dict[str, object] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "logger": record.name,
        "event": redacted(record.getMessage()),
    }
    entry.update((name, _fact(name, value)) for name, value in _facts(record).items() if name not in entry)
    if record.exc_info and record.exc_info[0] is not None:
        entry["error"], entry["where"] = _failure(record.exc_info[0], record.exc_info[2])
    return entry


def _facts(record: logging.LogRecord) -> dict[str, object]:
    """What was given as `extra`, one by one or together as `facts`."""
    given = {name: value for name, value in vars(record).items() if name not in _USUAL}
    together = given.pop("facts", None)
    return {**given, **together} if isinstance(together, Mapping) else given


def _failure(kind: type[BaseException], trace: TracebackType | None) -> tuple[str, list[str]]:
    """The kind of an exception and where it came from. Its own words may hold anything, so they stay out."""
    frames = traceback.extract_tb(trace)
    return kind.__name__, [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return json.dumps(_safe_entry(record), ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """One line of words and facts."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and where an exception came from below it."""
        entry = _safe_entry(record)
        at, level, _, event, where = (entry.pop(key, None) for key in ("at", "level", "logger", "event", "where"))
        facts = " ".join(f"{name}={value}" for name, value in entry.items())
        frames = [f"    {frame}" for frame in where] if isinstance(where, list) else []
        return "\n".join([f"{at} {level:7} {event} {facts}".rstrip(), *frames])


def configure(settings: Settings) -> None:
    """Send every logger's records to standard error, in the wished form.

    The wished level is ours alone: what libraries say below a warning holds whole messages and statements.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger(_OURS).setLevel(level)
    logging.getLogger(_MIGRATIONS).setLevel(max(level, logging.INFO))
    logging.getLogger("uvicorn.access").propagate = False  # `RequestLog` is ours


class RequestLog:
    """Notes every request: its method, its route's template, its status and how long it took."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and watch the answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = perf_counter()
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            self._note(scope, status, perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in _METHODS else "other"
        route = getattr(scope.get("route"), "path", "unmatched")
        self._metrics.answered(method, route, status, seconds)
        level = logging.WARNING if status >= 500 else logging.INFO
        log_event(_logger, "request", level, method=method, route=route, status=status, ms=round(seconds * 1000, 1))
