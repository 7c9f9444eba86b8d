"""What stands between the world and the server: addresses, origins, sizes and headers, as plain ASGI."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from math import ceil
from typing import Final

from anyio import to_thread
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kingdomino.rules import KingdominoError, clipped
from kingdomino.server.operation.metrics import Metrics
from kingdomino.server.operation.settings import Network, Settings, origin

from .api.errors import answer, answer_of
from .hosts import Hosts
from .limits import Limits, client_key, cost_of
from .pages import refusal_page

_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
_TOO_LARGE: Final = 413
#: The largest body, and the largest one of a request that uploads records or kingdoms.
MOST_BYTES: Final = 8 * 1024
MOST_UPLOADED_BYTES: Final = 64 * 1024
_UPLOADS: Final = frozenset({"/api/replay", "/api/verify", "/api/reviews", "/api/score"})

#: Scripts, styles, pictures and sockets from this server only; nobody may frame it.
_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_HSTS: Final = "max-age=31536000"

_logger: Final = logging.getLogger(__name__)


def client_address(scope: Scope) -> str:
    """Who asks: the address that `Peer` found."""
    client = scope.get("client")
    return client[0] if client else "unknown"


def is_trusted(address: str, proxies: Iterable[Network]) -> bool:
    """Whether an address is one of the proxies'."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return any((mapped or found) in network for network in proxies)


def forwarded_address(peer: str, forwarded: str, proxies: tuple[Network, ...]) -> str:
    """The nearest address that is no proxy of ours. Those before it in the header may be forged."""
    address = peer
    for hop in reversed([part.strip() for part in forwarded.split(",")]):
        if not is_trusted(address, proxies):
            break
        try:
            address = str(ip_address(hop))
        except ValueError:
            break
    return address


def asking_address(peer: str, headers: Headers, proxies: tuple[Network, ...]) -> str:
    """Whose request this is: the peer's, or that of whom trusted proxies name."""
    return forwarded_address(peer, ", ".join(headers.getlist("x-forwarded-for")), proxies)


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Programs name no origin; pages may be ours, the public address's, or one of the further allowed ones."""
    named = headers.get("origin")
    if named is None:
        return True
    try:
        asking = origin(named)
    except ValueError:
        return False
    if asking == settings.public_url or asking in settings.origins:
        return True
    try:
        here = {origin(f"{scheme}://{headers.get('host', '')}") for scheme in ("http", "https")}
    except ValueError:
        return False
    return asking in here


class Heads:
    """Every GET route also answers HEAD: the HTTP protocol leaves the body out."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass HEAD on as GET."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, send)


class Peer:
    """Believes what trusted proxies say about who asks, and nobody else."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._proxies = settings.trusted_proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on with the right address and scheme."""
        if scope["type"] == "http" and is_trusted(client_address(scope), self._proxies):
            headers = Headers(scope=scope)
            scope["client"] = (asking_address(client_address(scope), headers, self._proxies), 0)
            scheme = headers.get("x-forwarded-proto", "").strip().lower()
            if scheme in ("http", "https"):
                scope["scheme"] = scheme
        await self._app(scope, receive, send)


def unknown_host(hosts: Hosts, headers: Headers) -> KingdominoError | None:
    """The refusal of a request for a name that is not the server's."""
    host = headers.get("host")
    if hosts.allow(host):
        return None
    return KingdominoError("unknown_host", host=clipped(host or ""), setting="--allowed-hosts")


class KnownHosts:
    """Refuses requests for names that are not the server's; people see the reason as a page."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on requests for a known host."""
        headers = Headers(scope=scope)
        refusal = unknown_host(self._hosts, headers) if scope["type"] == "http" else None
        if refusal is None:
            await self._app(scope, receive, send)
            return
        response = answer(refusal)
        if scope["method"] in _SAFE_METHODS and "text/html" in headers.get("accept", ""):
            wishes = headers.get("accept-language", "")
            response = await to_thread.run_sync(refusal_page, refusal, response.status_code, wishes)
        await response(scope, receive, send)


class Origins:
    """Refuses to change anything for a page from elsewhere."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on requests from an allowed origin, and those that change nothing."""
        unsafe = scope["type"] == "http" and scope["method"] not in _SAFE_METHODS
        if unsafe and not origin_allowed(Headers(scope=scope), self._settings):
            await answer(KingdominoError("foreign_origin"))(scope, receive, send)
            return
        await self._app(scope, receive, send)


class Paced:
    """Counts what a client asks for, with its bytes. Above the allowance the API refuses, and pages come later.

    The refusal comes the later the longer it goes on: who asks again at once takes no more of the server's time.
    """

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics) -> None:
        self._app = app
        self._limits = limits
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, perhaps later."""
        if scope["type"] == "http":
            is_api = scope["path"].startswith("/api/")
            allowances = self._limits.requests if is_api else self._limits.pages
            pause = allowances.charge(client_key(client_address(scope)), 1 + cost_of(_stated_size(scope)))
            if pause > 0:
                await asyncio.sleep(pause)
                if is_api:
                    refusal = KingdominoError("too_many_requests", seconds=ceil(pause))
                    self._metrics.refused(refusal.code)
                    await answer(refusal)(scope, receive, send)
                    return
        await self._app(scope, receive, send)


def _stated_size(scope: Scope) -> int:
    """The bytes of a body; those of the largest one where they are not told, or more are."""
    headers = Headers(scope=scope)
    stated = headers.get("content-length", "0")
    if "transfer-encoding" in headers or not stated.isdecimal():
        return MOST_UPLOADED_BYTES
    return min(int(stated[:20]), MOST_UPLOADED_BYTES)


class BodyLimit:
    """Refuses bodies over the limit, stated or not, before anybody reads them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, counting the bytes of the body."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = MOST_UPLOADED_BYTES if scope["path"] in _UPLOADS else MOST_BYTES
        stated = Headers(scope=scope).get("content-length", "0")
        if not stated.isdecimal() or int(stated[:20]) > most:
            await answer(KingdominoError("body_too_large", most=most))(scope, receive, send)
            return
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise HTTPException(_TOO_LARGE, str(most))
            return message

        await self._app(scope, counted, send)


class Secured:
    """Puts the security headers on every answer, and answers where the application fell over."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._headers: Mapping[str, str] = dict(_HEADERS)
        if settings.public_url and settings.public_url.startswith("https://"):
            self._headers = {**_HEADERS, "Strict-Transport-Security": _HSTS}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on and add the headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False

        async def secured(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self._app(scope, receive, secured)
        except Exception as error:
            if begun:
                raise
            response = answer_of(error)
            if response is None:
                _logger.exception("unexpected")
                response = answer(KingdominoError("server_error"))
            await response(scope, receive, secured)
