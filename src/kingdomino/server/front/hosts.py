"""Under which names the server answers.

A page of another site can point its own name at this machine (DNS rebinding): to a browser the server is then part of
that site. What gives it away is the name in `Host`. Addresses cannot be rebound, nor can names that public DNS does not
have; other names have to be in the settings.
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from kingdomino.server.operation.settings import ANY_HOST, Settings

_HOST: Final = re.compile(r"(\[[^\[\]\s]+\]|[^\[\]:/@?#\s]+)(?::[0-9]{0,5})?")
#: Reserved for one machine or one network (RFC 6761, 6762 and 8375; `internal` by ICANN), or in use there and in no
#: public DNS.
_LOCAL: Final = (".localhost", ".local", ".home.arpa", ".internal", ".lan")


class Hosts:
    """The names of one server."""

    def __init__(self, settings: Settings) -> None:
        origins = [settings.public_url, *settings.origins]
        named = [urlsplit(origin).hostname for origin in origins if origin]
        self._names = frozenset(name for name in (settings.host.lower(), *named, *settings.allowed_hosts) if name)
        self._endings = (*_LOCAL, *(name for name in settings.allowed_hosts if name.startswith(".")))
        self._any = ANY_HOST in settings.allowed_hosts

    def allow(self, host: str | None) -> bool:
        """Whether a request for this `Host` is for us. Programs may leave it out, browsers never do."""
        if host is None or self._any:
            return True
        found = _HOST.fullmatch(host.strip().lower())
        if found is None:
            return False
        name = found[1].strip("[]").removesuffix(".")
        return _is_address(name) or "." not in name or name in self._names or name.endswith(self._endings)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
