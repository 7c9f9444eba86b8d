"""News of a table: the whole of it for those who come, what is different for those who are there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kingdomino.server.protocol import codec
from kingdomino.server.protocol.changes import game_changes, table_changes
from kingdomino.server.protocol.shapes import GameView, TableView
from kingdomino.server.tables import Table, asking, turns


@dataclass(slots=True)
class Told:
    """What listeners of a table were sent last: its view without the game, and the game's."""

    version: int
    around: TableView
    game: GameView | None


class News:
    """One version of a table made ready for all who listen: what is the same for everybody is written once."""

    def __init__(self, table: Table, now: int, before: Told | None = None) -> None:
        self._table = table
        self._before = before
        self._turn: bytes | None = None
        self._turn_known = False
        acting = None if table.game is None else table.game.position.to_act
        self._acting = None if acting is None else table.seats[acting].guest
        self.told = Told(table.version, table.around(), None if table.game is None else table.game.view(now))
        self._change: bytes | None = None if before is None else self._written_change(before)
        self._state: bytes | None = None

    def for_guest(self, guest: int, seen: int | None) -> bytes:
        """The message for one person who was last told of the version `seen`: a change where that is enough."""
        if self._change is None or self._before is None or seen != self._before.version:
            return self.whole_for(guest, seen)
        return codec.write_change_for(self._change, self._you(guest))

    def whole_for(self, guest: int, seen: int | None) -> bytes:
        """The whole table for one person, with what happened since `seen` if that is at hand."""
        table = self._table
        happened = None if seen is None else table.since(seen)
        if self._state is None:
            self._state = codec.write_state(replace(self.told.around, game=self.told.game))
        return codec.write_news(
            table.code,
            table.version,
            codec.write_happened(happened or ()),
            self._state,
            self._you(guest),
            snapshot=happened is None,
        )

    def _written_change(self, before: Told) -> bytes | None:
        """The change since what was told before; None where only the whole will do."""
        happened = self._table.since(before.version)
        game = game_changes(before.game, self.told.game)
        if happened is None or game is None:
            return None
        state = table_changes(before.around, self.told.around)
        return codec.write_change(self._table.code, self._table.version, before.version, happened, state, game)

    def _you(self, guest: int) -> bytes:
        return codec.write_you(asking.you(self._table, guest), self._turn_for(guest))

    def _turn_for(self, guest: int) -> bytes | None:
        """Legal moves are worked out only if a client that may make one is connected."""
        if guest != self._acting:
            return None
        if not self._turn_known:
            self._turn, self._turn_known = turns.write_turn(self._table), True
        return self._turn
