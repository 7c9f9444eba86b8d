"""Every setting of the server, once: its option, its variable, its default, how it is read and what explains it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from kingdomino.rules import KingdominoError, clipped

Network = IPv4Network | IPv6Network

PREFIX: Final = "KINGDOMINO_"
DEFAULT_PORT: Final = 8017

_HOST: Final = re.compile(r"[A-Za-z0-9._:%-]+")
#: A host name without a port; with a dot before it, all names below it too.
_NAME: Final = re.compile(r"\.?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*")
#: In `allowed_hosts`: every name.
ANY_HOST: Final = "*"
_DATABASES: Final = ("sqlite", "postgresql", "postgres")
_NONE: Final = ("", "none")


def _wrong(value: str, expected: str) -> ValueError:
    return ValueError(value, expected)


def host(value: str) -> str:
    """An address or a name to listen on."""
    if not _HOST.fullmatch(value):
        raise _wrong(value, "127.0.0.1, 0.0.0.0, ::")
    return value


def whole(least: int, most: int) -> Callable[[str], int]:
    """A whole number within bounds."""

    def read(value: str) -> int:
        if not re.fullmatch("[0-9]{1,9}", value) or not least <= int(value) <= most:
            raise _wrong(value, f"{least}–{most}")
        return int(value)

    return read


def maybe(read: Callable[[str], int]) -> Callable[[str], int | None]:
    """Such a number, or none."""
    return lambda value: None if value.lower() in _NONE else read(value)


def database(value: str) -> str | None:
    """A database's address or a SQLite file's name; nothing is the file in the user's folder."""
    if not value:
        return None
    scheme, colon, _ = value.partition("://")
    if colon and scheme.lower().partition("+")[0] not in _DATABASES:
        raise _wrong(without_password(value), "sqlite:///kingdomino.db, postgresql://user:password@host/name")
    return value


def redis(value: str) -> str | None:
    """Redis' address, or none."""
    if not value:
        return None
    if urlsplit(value).scheme not in ("redis", "rediss", "unix"):
        raise _wrong(without_password(value), "redis://host:6379/0")
    return value


def origin(value: str) -> str:
    """Scheme, host and port as browsers write them."""
    try:
        parts = urlsplit(value.strip().lower())
        port = parts.port
    except ValueError:
        raise _wrong(value, "https://example.org") from None
    plain = not parts.path.strip("/") and not parts.query and not parts.fragment and parts.username is None
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain:
        raise _wrong(value, "https://example.org")
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{name}" if port in (None, usual) else f"{parts.scheme}://{name}:{port}"


def maybe_origin(value: str) -> str | None:
    """An origin, or none."""
    return origin(value) if value else None


def origins(value: str) -> tuple[str, ...]:
    """Several, with commas between them."""
    return tuple(origin(part) for part in _listed(value))


def host_names(value: str) -> tuple[str, ...]:
    """Names of hosts, with commas between them; other alphabets as browsers send them."""
    names = []
    for part in _listed(value):
        try:
            name = part.lower() if part.isascii() else part.lower().encode("idna").decode()
        except UnicodeError:
            name = ""
        if name != ANY_HOST and not _NAME.fullmatch(name):
            raise _wrong(value, "games.example, .games.example, *")
        names.append(name)
    return tuple(names)


def networks(value: str) -> tuple[Network, ...]:
    """Addresses and networks, with commas between them."""
    try:
        return tuple(ip_network(part, strict=False) for part in _listed(value))
    except ValueError:
        raise _wrong(value, "127.0.0.1, 10.0.0.0/8, ::1") from None


def choice(*known: str) -> Callable[[str], str]:
    """One of these words."""

    def read(value: str) -> str:
        if value.lower() not in known:
            raise _wrong(value, ", ".join(known))
        return value.lower()

    return read


def _listed(value: str) -> list[str]:
    return [part.strip() for part in value.split(",") if part.strip()]


def _setting(
    default: Any,  # noqa: ANN401 - any field's
    read: Callable[[str], Any],
    key: str,
    metavar: str = "N",
    *,
    shown: bool = True,
) -> Any:  # noqa: ANN401
    return field(default=default, repr=shown, metadata={"read": read, "key": key, "metavar": metavar})


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs. Each field is an option (`--public-url`) and a variable (`KINGDOMINO_PUBLIC_URL`)."""

    host: str = _setting("127.0.0.1", host, "setting-host", "ADDRESS")
    port: int = _setting(DEFAULT_PORT, whole(0, 65535), "setting-port")
    database: str | None = _setting(None, database, "setting-database", "URL", shown=False)
    redis: str | None = _setting(None, redis, "setting-redis", "URL", shown=False)
    workers: int = _setting(1, whole(1, 256), "setting-workers")
    public_url: str | None = _setting(None, maybe_origin, "setting-public-url", "URL")
    trusted_proxies: tuple[Network, ...] = _setting((), networks, "setting-trusted-proxies", "LIST")
    origins: tuple[str, ...] = _setting((), origins, "setting-origins", "LIST")
    allowed_hosts: tuple[str, ...] = _setting((), host_names, "setting-allowed-hosts", "LIST")
    log_level: str = _setting("info", choice("debug", "info", "warning", "error"), "setting-log-level", "LEVEL")
    log_format: str = _setting("json", choice("json", "text"), "setting-log-format", "FORMAT")
    retention_days: int | None = _setting(None, maybe(whole(1, 36_500)), "setting-retention-days")
    idle_days: int | None = _setting(30, maybe(whole(1, 36_500)), "setting-idle-days")
    secret_days: int = _setting(400, whole(1, 36_500), "setting-secret-days")
    messages_per_second: int = _setting(20, whole(1, 100_000), "setting-messages-per-second")
    burst: int = _setting(40, whole(1, 1_000_000), "setting-burst")
    connections_per_address: int = _setting(64, whole(1, 1_000_000), "setting-connections-per-address")
    tables_per_guest: int = _setting(20, whole(1, 100_000), "setting-tables-per-guest")
    guests_per_hour: int = _setting(60, whole(1, 1_000_000), "setting-guests-per-hour")
    wrong_codes_per_minute: int = _setting(10, whole(1, 100_000), "setting-wrong-codes-per-minute")
    bot_processes: int = _setting(1, whole(0, 256), "setting-bot-processes")

    @property
    def on_sqlite(self) -> bool:
        """Whether one file is the database."""
        return self.database is None or not self.database.lower().startswith("postgres")


@dataclass(frozen=True, slots=True)
class Setting:
    """One row of the table."""

    name: str
    option: str
    variable: str
    default: object
    key: str
    metavar: str
    read: Callable[[str], Any]

    def value(self, text: str) -> Any:  # noqa: ANN401 - any field's
        """What a text means for it; refused where it means nothing."""
        try:
            return self.read(text.strip())
        except ValueError as error:
            value, expected = error.args
            raise KingdominoError(
                "wrong_setting", setting=self.option, value=clipped(value), expected=expected
            ) from None

    @property
    def default_text(self) -> str:
        """The default as somebody would write it; empty for none."""
        if self.default is None:
            return ""
        return ", ".join(map(str, self.default)) if isinstance(self.default, tuple) else str(self.default)


TABLE: Final[tuple[Setting, ...]] = tuple(
    Setting(
        name=found.name,
        option=f"--{found.name.replace('_', '-')}",
        variable=f"{PREFIX}{found.name.upper()}",
        default=found.default,
        key=found.metadata["key"],
        metavar=found.metadata["metavar"],
        read=found.metadata["read"],
    )
    for found in fields(Settings)
)


def settings_from(options: Mapping[str, str | None], environment: Mapping[str, str] | None = None) -> Settings:
    """The command line's word counts before the environment's, and that before the default."""
    environment = os.environ if environment is None else environment
    values = {}
    for setting in TABLE:
        text = options.get(setting.name)
        if text is None:
            text = environment.get(setting.variable)
        if text is not None:
            values[setting.name] = setting.value(text)
    return Settings(**values)


def check(settings: Settings) -> None:
    """Refuse what cannot go together: several processes share a database server and Redis; a file is for one."""
    if settings.workers > 1 and (settings.on_sqlite or settings.redis is None):
        raise KingdominoError("workers_need_postgresql_and_redis", workers=settings.workers)
    if settings.bot_processes == 0 and settings.redis is None:
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
    """A database's address for people: nobody's password is in it."""
    return re.sub(r"(?<=://)[^/@]*@", "…@", address)
