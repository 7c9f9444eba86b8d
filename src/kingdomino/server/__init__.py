"""The server: tables that lose nothing and give nothing away.

Settings are imported at once. The names of `_LATER` are imported at their first use: a help page reads the settings
and does not wait for a web framework.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from .settings import DEFAULT_PORT, PREFIX, TABLE, Setting, Settings, settings_from

if TYPE_CHECKING:
    from .logs import configure
    from .running import address_in_the_house, address_of, listen, listen_if_free, serve
    from .storage import served_at
    from .thinking.worker import Worker

_LATER: Final = {
    "Worker": ".thinking.worker",
    "address_in_the_house": ".running",
    "address_of": ".running",
    "configure": ".logs",
    "listen": ".running",
    "listen_if_free": ".running",
    "serve": ".running",
    "served_at": ".storage",
}

__all__ = [
    "DEFAULT_PORT",
    "PREFIX",
    "TABLE",
    "Setting",
    "Settings",
    "Worker",
    "address_in_the_house",
    "address_of",
    "configure",
    "listen",
    "listen_if_free",
    "serve",
    "served_at",
    "settings_from",
]


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATER[name], __name__), name)
