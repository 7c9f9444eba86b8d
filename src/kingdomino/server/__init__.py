"""The server: tables that lose nothing and give nothing away.

Names are imported at their first use: a help page reads the settings and does not wait for a web framework, and a bot's
process does not even wait for the settings. They make hundreds of thousands of objects that stay: looking for garbage
among them meanwhile would take a seventh of the time. What the server stands on comes with the extra `[serve]`.
"""

from __future__ import annotations

import gc
from importlib import import_module
from typing import TYPE_CHECKING, Final

from kingdomino.rules import MissingExtra

if TYPE_CHECKING:
    from .operation.logs import configure
    from .operation.settings import DEFAULT_PORT, PREFIX, TABLE, Setting, Settings, settings_from
    from .process.start import listen, listen_if_free, network_url, serve, url_of
    from .storage import back_up, served_at
    from .thinking.worker import Worker

_LATER: Final = {
    **dict.fromkeys(("DEFAULT_PORT", "PREFIX", "TABLE", "Setting", "Settings", "settings_from"), ".operation.settings"),
    "Worker": ".thinking.worker",
    "back_up": ".storage",
    "network_url": ".process.start",
    "url_of": ".process.start",
    "configure": ".operation.logs",
    "listen": ".process.start",
    "listen_if_free": ".process.start",
    "serve": ".process.start",
    "served_at": ".storage",
}

__all__ = [
    "DEFAULT_PORT",
    "PREFIX",
    "TABLE",
    "Setting",
    "Settings",
    "Worker",
    "back_up",
    "configure",
    "listen",
    "listen_if_free",
    "network_url",
    "serve",
    "served_at",
    "settings_from",
    "url_of",
]


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    collecting = gc.isenabled()
    gc.disable()
    try:
        return getattr(import_module(_LATER[name], __name__), name)
    except ModuleNotFoundError as missing:
        raise MissingExtra("extra_not_installed", extra="serve", package=str(missing.name)) from missing
    finally:
        if collecting:
            gc.enable()
