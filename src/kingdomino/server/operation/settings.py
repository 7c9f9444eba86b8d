"""Every setting of the server, once: its option, its variable, its default, its values and what explains it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from kingdomino.analysis import PLAYOUTS
from kingdomino.rules import KingdominoError, clipped

Network = IPv4Network | IPv6Network

PREFIX: Final = "KINGDOMINO_"
DEFAULT_PORT: Final = 8017

#: A host name without a port; with a dot before it, all names below it too.
_NAME: Final = re.compile(r"\.?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*")
#: In `allowed_hosts`: every name.
ANY_HOST: Final = "*"
_DATABASES: Final = ("sqlite", "postgresql", "postgres")
_HOST: Final = re.compile(r"[A-Za-z0-9._:%-]+")
#: Only what people write as a whole number: neither 8017.0 nor other digits than 0 to 9.
_WHOLE: Final = re.compile("[0-9]{1,9}")
_MOST_DAYS: Final = 36_500


# Each reads what people write, without blanks around it; a ValueError is its refusal.


def _whole(least: int, most: int, text: str) -> int:
    if not _WHOLE.fullmatch(text) or not least <= int(text) <= most:
        raise ValueError
    return int(text)


def _maybe_whole(least: int, most: int, text: str) -> int | None:
    return None if text.lower() in ("", "none") else _whole(least, most, text)


def _one_of(values: tuple[str, ...], text: str) -> str:
    return values[values.index(text.lower())]


def _listed(read: Callable[[str], object], text: str) -> tuple[object, ...]:
    return tuple(read(part.strip()) for part in text.split(",") if part.strip())


def _host(text: str) -> str:
    if not _HOST.fullmatch(text):
        raise ValueError
    return text


def _database(text: str) -> str | None:
    """A database's address or a SQLite file's name; nothing is the file in the user's folder."""
    scheme, colon, _ = text.partition("://")
    if colon and scheme.lower().partition("+")[0] not in _DATABASES:
        raise ValueError
    return text or None


def origin(value: str) -> str:
    """Scheme, host and port as browsers write them."""
    parts = urlsplit(value.strip().lower())
    plain = not parts.path.strip("/") and not parts.query and not parts.fragment and parts.username is None
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain:
        raise ValueError
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{name}" if parts.port in (None, usual) else f"{parts.scheme}://{name}:{parts.port}"


def _host_name(text: str) -> str:
    """The name of a host; other alphabets as browsers send them."""
    name = text.lower() if text.isascii() else text.lower().encode("idna").decode()
    if name != ANY_HOST and not _NAME.fullmatch(name):
        raise ValueError
    return name


def _setting(default: object, metavar: str, expected: str, read: Callable[[str], object], *, shown: bool = True) -> Any:  # noqa: ANN401 - any field's
    return field(default=default, repr=shown, metadata={"metavar": metavar, "expected": expected, "read": read})


def _number(default: int | None, least: int, most: int, read: Callable[[int, int, str], int | None] = _whole) -> Any:  # noqa: ANN401 - any field's
    return _setting(default, "N", f"{least}–{most}", partial(read, least, most))


def _choice(default: str, metavar: str, *values: str) -> Any:  # noqa: ANN401 - any field's
    return _setting(default, metavar, ", ".join(values), partial(_one_of, values))


def _list(expected: str, read: Callable[[str], object]) -> Any:  # noqa: ANN401 - any field's
    return _setting((), "LIST", expected, partial(_listed, read))


@dataclass(frozen=True)
class Settings:
    """How a server runs. Each field is an option (`--public-url`) and a variable (`KINGDOMINO_PUBLIC_URL`)."""

    host: str = _setting("127.0.0.1", "ADDRESS", "127.0.0.1, 0.0.0.0, ::", _host)
    port: int = _number(DEFAULT_PORT, 0, 65535)
    database: str | None = _setting(
        None, "URL", "sqlite:///kingdomino.db, postgresql://user:password@host/name", _database, shown=False
    )
    workers: int = _number(1, 1, 256)
    public_url: str | None = _setting(None, "URL", "https://example.org", lambda text: origin(text) if text else None)
    trusted_proxies: tuple[Network, ...] = _list("127.0.0.1, 10.0.0.0/8, ::1", partial(ip_network, strict=False))
    origins: tuple[str, ...] = _list("https://example.org", origin)
    allowed_hosts: tuple[str, ...] = _list("games.example, .games.example, *", _host_name)
    network_addresses: tuple[str, ...] = _list("192.168.1.24, fd00::24", lambda text: str(ip_address(text)))
    log_level: str = _choice("info", "LEVEL", "debug", "info", "warning", "error")
    log_format: str = _choice("json", "FORMAT", "json", "text")
    retention_days: int | None = _number(None, 1, _MOST_DAYS, _maybe_whole)
    idle_days: int | None = _number(30, 1, _MOST_DAYS, _maybe_whole)
    secret_days: int = _number(400, 1, _MOST_DAYS)
    messages_per_second: int = _number(20, 1, 100_000)
    burst: int = _number(40, 1, 1_000_000)
    connections_per_address: int = _number(64, 1, 1_000_000)
    tables_per_guest: int = _number(20, 1, 100_000)
    guests_per_hour: int = _number(60, 1, 1_000_000)
    wrong_codes_per_minute: int = _number(10, 1, 100_000)
    bot_processes: int = _number(1, 0, 256)
    review_playouts: int = _number(PLAYOUTS, 2, 1_000_000)
    reviews_per_guest: int = _number(3, 1, 100_000)
    reviews_per_hour: int = _number(30, 1, 1_000_000)

    @property
    def on_sqlite(self) -> bool:
        """Whether one file is the database."""
        return self.database is None or not self.database.lower().startswith("postgres")


@dataclass(frozen=True, slots=True)
class Setting:
    """One row of the table."""

    name: str
    default: object
    metavar: str
    #: Values that would be right, for people.
    expected: str
    #: Its value as people write it; a ValueError where that is none.
    read: Callable[[str], object]

    @property
    def option(self) -> str:
        """Its option on the command line."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """Its variable in the environment."""
        return f"{PREFIX}{self.name.upper()}"

    @property
    def key(self) -> str:
        """The sentence that explains it."""
        return f"setting-{self.name.replace('_', '-')}"

    @property
    def default_text(self) -> str:
        """The default as people would write it; empty for none."""
        return "" if self.default in (None, ()) else str(self.default)


TABLE: Final = tuple(Setting(each.name, each.default, **each.metadata) for each in fields(Settings))


def settings_from(options: Mapping[str, str | None]) -> Settings:
    """The command line's word counts before the environment's, and that before the default."""
    given: dict[str, Any] = {}
    for setting in TABLE:
        option = options.get(setting.name)
        text = os.environ.get(setting.variable) if option is None else option
        if text is None:
            continue
        try:
            given[setting.name] = setting.read(text.strip())
        except ValueError:
            value = clipped(without_password(text.strip()))
            facts = {"setting": setting.option, "value": value, "expected": setting.expected}
            raise KingdominoError("wrong_setting", **facts) from None
    return Settings(**given)


def check(settings: Settings) -> None:
    """Refuse what cannot go together: several processes share a database server; a file is for one."""
    if settings.workers > 1 and settings.on_sqlite:
        raise KingdominoError("workers_need_postgresql", workers=settings.workers)
    if settings.bot_processes == 0 and settings.on_sqlite:
        raise KingdominoError("nobody_would_think")


def data_folder() -> Path:
    """The user's folder for what programs keep; refused where there is none."""
    try:
        home = Path.home()
    except RuntimeError:
        raise KingdominoError("no_home_folder", setting="--database") from None
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "kingdomino"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "kingdomino"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "kingdomino"


def without_password(address: str) -> str:
    """A database's address without user and password."""
    return re.sub(r"(?<=://)[^/@]*@", "…@", address)
