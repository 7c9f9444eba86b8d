"""What the server says: one answer a message (`done` or `refused`), and news."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field

from .events import Happening
from .shapes import GameChanges, GradeView, GuestView, HintView, Option, TableChanges, TableView, Why, Word, You

AnyId = str | int | None


@dataclass(slots=True, kw_only=True)
class Done:
    """It is done, and stored. `version` is the table's after it; further fields answer what was asked."""

    id: AnyId
    table: str | None = None
    version: int | None = None
    you: GuestView | None = None
    places: tuple[Option, ...] | None = None
    why: Why | None = None
    hint: HintView | None = None
    grade: GradeView | None = None
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
    """A whole table, for those who come: its `state`, and what happened since the version that they have seen.

    In a `snapshot`, `happened` is empty: they have seen none, or one that is too long ago.
    """

    table: str
    version: int
    happened: tuple[Happening, ...]
    state: TableView
    you: You
    snapshot: bool = False
    type: Literal["table"] = "table"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableChange:
    """A table at a version, for those who have the version `after`: what happened since, and what is different now.

    Fields that are not in `state` or in `game` are as they were; `you` is whole.
    """

    table: str
    version: int
    after: int
    happened: tuple[Happening, ...]
    state: TableChanges
    game: GameChanges
    you: You
    type: Literal["change"] = "change"


@dataclass(frozen=True, slots=True, kw_only=True)
class Presence:
    """Who is there: public numbers of people with an open connection, and how many only watch."""

    table: str
    present: tuple[int, ...]
    watchers: int
    type: Literal["presence"] = "presence"


@dataclass(frozen=True, slots=True, kw_only=True)
class Signalled:
    """The player on a seat said a word. Nobody hears it later: it is in no log and changes no version."""

    table: str
    seat: int
    word: Word
    type: Literal["signalled"] = "signalled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Restarting:
    """The server goes down and comes back; reconnect after about this many seconds."""

    seconds: int
    type: Literal["restarting"] = "restarting"


@dataclass(frozen=True, slots=True, kw_only=True)
class BotsWarming:
    """The bots are being compiled: `done` of `total` steps; their moves wait until then."""

    done: int
    total: int
    type: Literal["bots_warming"] = "bots_warming"


ServerMessage = Annotated[
    Done | Refused | TableNews | TableChange | Presence | Signalled | Restarting | BotsWarming,
    Field(discriminator="type"),
]
