"""Every setting of the server, once: its option, its variable, its default, its values and what explains it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

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
_MOST_DAYS: Final = 36_500


def _digits(value: object) -> object:
    """Only what people write as a whole number: neither 8017.0 nor other digits than 0 to 9."""
    if isinstance(value, str) and not re.fullmatch("[0-9]{1,9}", value.strip()):
        raise ValueError
    return value


def _none(value: object) -> object:
    return None if isinstance(value, str) and value.strip().lower() in ("", "none") else _digits(value)


def _lower(value: object) -> object:
    return value.strip().lower() if isinstance(value, str) else value


def _listed(value: object) -> object:
    return [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value


def _database(value: str) -> str | None:
    """A database's address or a SQLite file's name; nothing is the file in the user's folder."""
    scheme, colon, _ = value.partition("://")
    if colon and scheme.lower().partition("+")[0] not in _DATABASES:
        raise ValueError
    return value or None


def origin(value: str) -> str:
    """Scheme, host and port as browsers write them."""
    parts = urlsplit(value.strip().lower())
    plain = not parts.path.strip("/") and not parts.query and not parts.fragment and parts.username is None
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain:
        raise ValueError
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{name}" if parts.port in (None, usual) else f"{parts.scheme}://{name}:{parts.port}"


def _host_name(value: str) -> str:
    """The name of a host; other alphabets as browsers send them."""
    name = value.lower() if value.isascii() else value.lower().encode("idna").decode()
    if name != ANY_HOST and not _NAME.fullmatch(name):
        raise ValueError
    return name


def _network(value: object) -> object:
    return ip_network(value, strict=False) if isinstance(value, str) else value


def _address(value: str) -> str:
    return str(ip_address(value))


Whole = Annotated[int, BeforeValidator(_digits)]
MaybeWhole = Annotated[int | None, BeforeValidator(_none)]
Networks = Annotated[tuple[Annotated[Network, BeforeValidator(_network)], ...], BeforeValidator(_listed)]
Origins = Annotated[tuple[Annotated[str, AfterValidator(origin)], ...], BeforeValidator(_listed)]
Addresses = Annotated[tuple[Annotated[str, AfterValidator(_address)], ...], BeforeValidator(_listed)]
HostNames = Annotated[tuple[Annotated[str, AfterValidator(_host_name)], ...], BeforeValidator(_listed)]


def _setting(default: object, metavar: str, expected: str, **limits: Any) -> Any:  # noqa: ANN401 - any field's
    return Field(default, json_schema_extra={"metavar": metavar, "expected": expected}, **limits)


def _number(default: int | None, least: int, most: int) -> Any:  # noqa: ANN401 - any field's
    return _setting(default, "N", f"{least}–{most}", ge=least, le=most)


class Settings(BaseSettings):
    """How a server runs. Each field is an option (`--public-url`) and a variable (`KINGDOMINO_PUBLIC_URL`)."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, frozen=True, validate_default=False, enable_decoding=False, str_strip_whitespace=True
    )

    host: str = _setting("127.0.0.1", "ADDRESS", "127.0.0.1, 0.0.0.0, ::", pattern="^[A-Za-z0-9._:%-]+$")
    port: Whole = _number(DEFAULT_PORT, 0, 65535)
    database: Annotated[str, AfterValidator(_database)] | None = _setting(
        None, "URL", "sqlite:///kingdomino.db, postgresql://user:password@host/name", repr=False
    )
    workers: Whole = _number(1, 1, 256)
    public_url: Annotated[str, AfterValidator(lambda value: origin(value) if value else None)] | None = _setting(
        None, "URL", "https://example.org"
    )
    trusted_proxies: Networks = _setting((), "LIST", "127.0.0.1, 10.0.0.0/8, ::1")
    origins: Origins = _setting((), "LIST", "https://example.org")
    allowed_hosts: HostNames = _setting((), "LIST", "games.example, .games.example, *")
    network_addresses: Addresses = _setting((), "LIST", "192.168.1.24, fd00::24")
    log_level: Annotated[Literal["debug", "info", "warning", "error"], BeforeValidator(_lower)] = _setting(
        "info", "LEVEL", "debug, info, warning, error"
    )
    log_format: Annotated[Literal["json", "text"], BeforeValidator(_lower)] = _setting("json", "FORMAT", "json, text")
    retention_days: MaybeWhole = _number(None, 1, _MOST_DAYS)
    idle_days: MaybeWhole = _number(30, 1, _MOST_DAYS)
    secret_days: Whole = _number(400, 1, _MOST_DAYS)
    messages_per_second: Whole = _number(20, 1, 100_000)
    burst: Whole = _number(40, 1, 1_000_000)
    connections_per_address: Whole = _number(64, 1, 1_000_000)
    tables_per_guest: Whole = _number(20, 1, 100_000)
    guests_per_hour: Whole = _number(60, 1, 1_000_000)
    wrong_codes_per_minute: Whole = _number(10, 1, 100_000)
    bot_processes: Whole = _number(1, 0, 256)
    review_playouts: Whole = _number(PLAYOUTS, 2, 1_000_000)
    reviews_per_guest: Whole = _number(3, 1, 100_000)
    reviews_per_hour: Whole = _number(30, 1, 1_000_000)

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


def _rows() -> tuple[Setting, ...]:
    rows = []
    for name, found in Settings.model_fields.items():
        about: Any = found.json_schema_extra
        rows.append(Setting(name, found.default, about["metavar"], about["expected"]))
    return tuple(rows)


TABLE: Final = _rows()


def settings_from(options: Mapping[str, str | None]) -> Settings:
    """The command line's word counts before the environment's, and that before the default."""
    given: dict[str, Any] = {name: text for name, text in options.items() if text is not None}
    try:
        return Settings(**given)
    except ValidationError as error:
        wrong = error.errors(include_context=False, include_url=False)[0]
        setting = next(setting for setting in TABLE if setting.name == wrong["loc"][0])
        value = clipped(without_password(str(wrong["input"])))
        facts = {"setting": setting.option, "value": value, "expected": setting.expected}
        raise KingdominoError("wrong_setting", **facts) from None


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
