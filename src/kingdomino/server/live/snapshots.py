"""The state of a table at one version, stored so that a long log need not be read from its beginning.

A snapshot is derived: the log stays the truth, and a table from a snapshot is equal to the one that its whole log leads
to. `SNAPSHOT_FORMAT` rises with every change of these types and of what events do to a table; a snapshot of another
format, or one that cannot be read, is not used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from kingdomino.notation import parse_position, position_line
from kingdomino.rules import Ruleset
from kingdomino.server.storage import Entry, Snapshot
from kingdomino.tables import Decision, Moment, Playing, Seats, Table, Unreadable, read_events, read_move
from kingdomino.tables.messages import events as e
from kingdomino.tables.messages.shapes import ChallengeView, ClockRule, Result, SeatView, Stage, UndoAsked

SNAPSHOT_FORMAT: Final = 7
#: A snapshot is stored with every entry whose number this divides.
SNAPSHOT_EVERY: Final = 256


class _State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is stored of something."""


class DecisionState(_State, frozen=True):
    """A decision since the last deal; the moment before it follows from the first `moves_before` moves."""

    seat: int
    guest: int | None
    moves_before: int
    spent: int
    left: int


class GameState(_State, frozen=True):
    """A game: its position follows from its moves."""

    id: str
    number: int
    commitment: str | None
    moves: tuple[str, ...]
    since: int
    charged: int
    stands: bool
    stood: bool
    left: tuple[int, ...]
    decisions: tuple[DecisionState, ...]
    dealt: bool
    undos: dict[int, int]
    #: By the number of moves before the decision: the seat, and the step of the hint.
    hints: dict[int, tuple[int, int]]
    result: Result | None


class HappeningState(_State, frozen=True):
    """The parts of an event's news that are not in the log."""

    round: int | None
    gain: int
    untaken: tuple[int, ...]


class TableState(_State, frozen=True):
    """A table; its last entries are read from the log, `recent` has the other parts of their news."""

    rules: str
    version: int
    position_version: int = msgspec.field(name="turned")
    created: int
    updated: int
    dynasty: bool
    listed: bool
    fixed_deck: bool
    hints: bool | None
    clock: ClockRule | None
    host: int
    stage: Stage
    seats: tuple[SeatView, ...]
    game: GameState | None
    games: int
    points: tuple[tuple[int, ...], ...]
    undo: UndoAsked | None
    undo_since: int
    again: tuple[int, ...]
    recent: tuple[tuple[HappeningState, ...], ...]
    start: str | None
    challenge: ChallengeView | None


_state: Final = msgspec.json.Decoder(TableState)


def read_state(text: bytes) -> TableState:
    """A state as it was stored; Unreadable otherwise."""
    try:
        return _state.decode(text)
    except (msgspec.DecodeError, ValueError) as error:
        raise Unreadable(type(error).__name__) from None


def snapshot_of(table: Table) -> Snapshot:
    """The snapshot of a table as it is now."""
    return Snapshot(SNAPSHOT_FORMAT, table.version, msgspec.json.encode(_state_of(table)))


def snapshot_due(table: Table) -> Snapshot | None:
    """The snapshot that is stored together with a table's newest entry; none with most entries."""
    return None if table.version % SNAPSHOT_EVERY else snapshot_of(table)


def table_from(code: str, snapshot: Snapshot) -> Table:
    """The table at the snapshot's version, without its last entries; Unreadable where there is none in it."""
    state = read_state(snapshot.state)
    table = Table(
        code=code,
        rules=Ruleset.parse(state.rules),
        version=state.version,
        position_version=state.position_version,
        created=state.created,
        updated=state.updated,
        dynasty=state.dynasty,
        listed=state.listed,
        fixed_deck=state.fixed_deck,
        hints=state.hints,
        clock=state.clock,
        host=state.host,
        stage=state.stage,
        seats=Seats(state.seats),
        games=state.games,
        points=list(state.points),
        undo=state.undo,
        undo_since=state.undo_since,
        again=set(state.again),
        start=None if state.start is None else parse_position(state.start),
        challenge=state.challenge,
    )
    table.game = None if state.game is None else _game_from(state.game, table)
    return table


def _state_of(table: Table) -> TableState:
    return TableState(
        rules=str(table.rules),
        version=table.version,
        position_version=table.position_version,
        created=table.created,
        updated=table.updated,
        dynasty=table.dynasty,
        listed=table.listed,
        fixed_deck=table.fixed_deck,
        hints=table.hints,
        clock=table.clock,
        host=table.host,
        stage=table.stage,
        seats=table.seats.plain,
        game=None if table.game is None else _game_state(table.game),
        games=table.games,
        points=tuple(table.points),
        undo=table.undo,
        undo_since=table.undo_since,
        again=tuple(sorted(table.again)),
        recent=tuple(tuple(map(_happening_state, entry)) for entry in table.recent),
        start=None if table.start is None else position_line(table.start),
        challenge=table.challenge,
    )


def _happening_state(happening: e.Happening) -> HappeningState:
    event = happening.event
    if isinstance(event, e.Moved):
        return HappeningState(happening.round, event.gain, event.untaken)
    return HappeningState(happening.round, 0, ())


def recent_from(snapshot: Snapshot, entries: Sequence[Entry]) -> list[tuple[e.Happening, ...]]:
    """What clients who come back are told of the last entries before a snapshot."""
    told = read_state(snapshot.state).recent
    if len(told) != len(entries):
        raise Unreadable("not of this log")
    return [
        tuple(_happening(entry, *pair) for pair in zip(read_events(entry.events), states, strict=True))
        for entry, states in zip(entries, told, strict=True)
    ]


def _happening(entry: Entry, event: e.Event, state: HappeningState) -> e.Happening:
    told = event.told(state.gain, state.untaken) if isinstance(event, e.MoveMade) else event
    return e.Happening(entry.number, entry.at, state.round, told)


def _game_state(game: Playing) -> GameState:
    return GameState(
        id=game.id,
        number=game.number,
        commitment=game.commitment,
        moves=tuple(game.moves),
        since=game.since,
        charged=game.charged,
        stands=game.stands,
        stood=game.stood,
        left=tuple(game.left),
        decisions=tuple(
            DecisionState(each.seat, each.guest, each.moves_before, each.spent, each.left) for each in game.taken
        ),
        dealt=game.dealt,
        undos=dict(game.undos),
        hints=dict(game.hints),
        result=game.result,
    )


def _game_from(state: GameState, table: Table) -> Playing:
    """The game again, by making its moves: some hundred at most."""
    moments = [Moment.start(table.rules, table.start)]
    for move in state.moves:
        moments.append(moments[-1].after(read_move(move)))
    return Playing(
        id=state.id,
        number=state.number,
        commitment=state.commitment,
        moment=moments[-1],
        clock=table.clock,  # terms cannot change without ending the game
        since=state.since,
        charged=state.charged,
        stands=state.stands,
        stood=state.stood,
        left=list(state.left),
        moves=list(state.moves),
        taken=[
            Decision(each.seat, each.guest, moments[each.moves_before], each.moves_before, each.spent, each.left)
            for each in state.decisions
        ],
        dealt=state.dealt,
        undos=Counter(state.undos),
        hints=dict(state.hints),
        result=state.result,
    )
