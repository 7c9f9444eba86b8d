"""What the server says: one answer a message (`done` or `refused`), and news."""

from __future__ import annotations

from msgspec import field

from .events import Happening
from .shapes import (
    Facts,
    GameChanges,
    GradeView,
    GuestView,
    HintView,
    Option,
    Shape,
    TableChanges,
    TableView,
    Why,
    Word,
    You,
)

AnyId = str | int | None


class _Message(Shape, frozen=True, tag_field="type"):
    """Its `type` is the tag of its class."""


class Done(_Message, frozen=True, tag="done"):
    """It is done, and stored. `version` is the table's after it; further fields answer what was asked."""

    id: AnyId
    table: str | None = None
    version: int | None = None
    you: GuestView | None = None
    places: tuple[Option, ...] | None = None
    why: Why | None = None
    hint: HintView | None = None
    grade: GradeView | None = None


class Refused(_Message, frozen=True, tag="refused"):
    """It was not done, and nothing changed. `id` is null where none could be read."""

    id: AnyId
    code: str
    facts: Facts = field(default_factory=dict)


class TableNews(_Message, frozen=True, tag="table"):
    """A whole table, for those who come: its `state`, and what happened since the version that they have seen.

    In a `snapshot`, `happened` is not all of that: they have seen none, or one that is too long ago.
    """

    table: str
    version: int
    happened: tuple[Happening, ...]
    state: TableView
    you: You
    snapshot: bool = False


class TableChange(_Message, frozen=True, tag="change"):
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


class Presence(_Message, frozen=True, tag="presence"):
    """Who is there: public numbers of people with an open connection, and how many only watch."""

    table: str
    present: tuple[int, ...]
    watchers: int


class Signalled(_Message, frozen=True, tag="signalled"):
    """The player on a seat said a word. Nobody hears it later: it is in no log and changes no version."""

    table: str
    seat: int
    word: Word


class Restarting(_Message, frozen=True, tag="restarting"):
    """The server goes down and comes back; reconnect after about this many seconds."""

    seconds: int


class BotsWarming(_Message, frozen=True, tag="bots_warming"):
    """The bots are being compiled: `done` of `total` steps; their moves wait until then."""

    done: int
    total: int


ServerMessage = Done | Refused | TableNews | TableChange | Presence | Signalled | Restarting | BotsWarming
