"""What the server says: one answer a message (`done` or `refused`), and news."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field

from .events import Happening
from .shapes import GuestView, Option, TableView, Why, You

AnyId = str | int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """It is done, and stored. `version` is the table's after it; further fields answer what was asked."""

    id: AnyId
    table: str | None = None
    version: int | None = None
    you: GuestView | None = None
    places: tuple[Option, ...] | None = None
    why: Why | None = None
    type: Literal["done"] = "done"


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """It was not done, and nothing changed. `id` is null where none could be read."""

    id: AnyId
    code: str
    facts: dict[str, Any] = field(default_factory=dict)
    type: Literal["refused"] = "refused"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableNews:
    """A table at a version: what happened since the client's last one (nothing in a snapshot), and how it is now."""

    table: str
    version: int
    happened: tuple[Happening, ...]
    state: TableView
    you: You
    snapshot: bool = False
    type: Literal["table"] = "table"


@dataclass(frozen=True, slots=True, kw_only=True)
class Presence:
    """Who is there: public numbers of people with an open connection, and how many only watch."""

    table: str
    present: tuple[int, ...]
    watchers: int
    type: Literal["presence"] = "presence"


@dataclass(frozen=True, slots=True, kw_only=True)
class Restarting:
    """The server goes down and comes back; reconnect after about so many seconds."""

    seconds: int
    type: Literal["restarting"] = "restarting"


@dataclass(frozen=True, slots=True, kw_only=True)
class BotsWarming:
    """The bots are being compiled: `done` of `total` steps; their moves wait until then."""

    done: int
    total: int
    type: Literal["bots_warming"] = "bots_warming"


ServerMessage = Annotated[Done | Refused | TableNews | Presence | Restarting | BotsWarming, Field(discriminator="type")]
