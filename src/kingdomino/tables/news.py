"""News of a table: the whole of it for those who come, what is different for those who are there."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from .asking import turn_of, you
from .changes import game_changes, table_changes
from .messages import write_server, written
from .messages.server import TableChange, TableNews
from .messages.shapes import GameView, TableView, Turn, You
from .table import Table


@dataclass(slots=True)
class Told:
    """What listeners of a table were sent last: its view without the game, and the game's."""

    version: int
    state: TableView
    game: GameView | None


class News:
    """One version of a table made ready for all who listen: what is the same for everybody is encoded once."""

    def __init__(self, table: Table, now: int, before: Told | None = None) -> None:
        self._table = table
        self._before = before
        self._turn: Turn | None = None
        self._turn_known = False
        acting = None if table.game is None else table.game.position.to_act
        self._acting = None if acting is None else table.seats[acting].guest
        game = None if table.game is None else table.game.view(now)
        self.told = Told(table.version, table.view_without_game(), game)
        self._change = None if before is None else self._change_since(before)
        self._state: TableView | None = None

    def for_guest(self, guest: int, seen: int | None) -> bytes:
        """The message for one person who was last told of the version `seen`: a change where that is enough."""
        if self._change is None or self._before is None or seen != self._before.version:
            return self.whole_for(guest, seen)
        return write_server(replace(self._change, you=self._you(guest)))

    def whole_for(self, guest: int, seen: int | None) -> bytes:
        """The whole table for one person, with what happened since `seen`, or as much of it as is at hand."""
        table = self._table
        happened = () if seen is None else table.since(seen)
        missing = seen is None or happened is None
        if self._state is None:
            self._state = written(replace(self.told.state, game=self.told.game))
        return write_server(
            TableNews(
                table.code,
                table.version,
                table.at_hand() if happened is None else happened,
                self._state,
                self._you(guest),
                snapshot=missing,
            )
        )

    def _change_since(self, before: Told) -> TableChange | None:
        """The change since what was told before, but for `you`; None where only the whole will do."""
        happened = self._table.since(before.version)
        game = game_changes(before.game, self.told.game)
        if happened is None or game is None:
            return None
        state = table_changes(before.state, self.told.state)
        return TableChange(
            self._table.code,
            self._table.version,
            before.version,
            written(happened),
            written(state),
            written(game),
            _NOBODY,
        )

    def _you(self, guest: int) -> You:
        return you(self._table, guest, self._turn_for(guest))

    def _turn_for(self, guest: int) -> Turn | None:
        """Legal moves are worked out only if a client that may make one is connected."""
        if guest != self._acting:
            return None
        if not self._turn_known:
            turn = turn_of(self._table)
            self._turn, self._turn_known = turn and written(turn), True
        return self._turn


#: Stands in a change until it is sent to a person.
_NOBODY = You((), host=False, turn=None, undo="no", undo_why=None)
