"""A table's state for its snapshot, and a table from such a state: equal to the one that its whole log leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kingdomino.notation import parse_position, position_line
from kingdomino.rules import Ruleset
from kingdomino.server.history import (
    SNAPSHOT_FORMAT,
    ChallengeState,
    DecisionState,
    GameState,
    HappeningState,
    SeatState,
    TableState,
    UndoState,
    Unreadable,
    clock_shape,
    read_events,
    read_state,
    result_shape,
    stored_clock,
    stored_result,
    write_state,
)
from kingdomino.server.protocol import events as e
from kingdomino.server.protocol.shapes import ChallengeView, SeatView, UndoAsked
from kingdomino.server.storage.store import Entry, Snapshot
from kingdomino.server.tables import Decision, Moment, Playing, Seats, Table, read_move

#: A snapshot is stored with every entry whose number this divides.
SNAPSHOT_EVERY: Final = 256


def snapshot_of(table: Table) -> Snapshot:
    """The snapshot of a table as it is now."""
    return Snapshot(SNAPSHOT_FORMAT, table.version, write_state(_state_of(table)))


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
        turned=state.turned,
        created=state.created,
        updated=state.updated,
        dynasty=state.dynasty,
        listed=state.listed,
        fixed_deck=state.fixed_deck,
        hints=state.hints,
        clock=clock_shape(state.clock),
        host=state.host,
        stage=state.stage,
        seats=Seats(map(_seat_view, state.seats)),
        games=state.games,
        points=list(state.points),
        undo=None if state.undo is None else UndoAsked(state.undo.seat, state.undo.agreed, state.undo.waiting),
        undo_since=state.undo_since,
        again=set(state.again),
        start=None if state.start is None else parse_position(state.start),
        challenge=None if state.challenge is None else ChallengeView(state.challenge.day, state.challenge.counted),
    )
    table.game = None if state.game is None else _game_from(state.game, table)
    return table


def _state_of(table: Table) -> TableState:
    return TableState(
        rules=str(table.rules),
        version=table.version,
        turned=table.turned,
        created=table.created,
        updated=table.updated,
        dynasty=table.dynasty,
        listed=table.listed,
        fixed_deck=table.fixed_deck,
        hints=table.hints,
        clock=stored_clock(table.clock),
        host=table.host,
        stage=table.stage,
        seats=tuple(_seat_state(seat) for seat in table.seats),
        game=None if table.game is None else _game_state(table.game),
        games=table.games,
        points=tuple(table.points),
        undo=None if table.undo is None else UndoState(table.undo.seat, table.undo.agreed, table.undo.waiting),
        undo_since=table.undo_since,
        again=tuple(sorted(table.again)),
        recent=tuple(tuple(map(_happening_state, entry)) for entry in table.recent),
        start=None if table.start is None else position_line(table.start),
        challenge=None if table.challenge is None else ChallengeState(table.challenge.day, table.challenge.counted),
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
    if isinstance(event, e.Moved):
        event = replace(event, gain=state.gain, untaken=state.untaken)
    return e.Happening(entry.number, entry.at, state.round, event)


def _seat_state(seat: SeatView) -> SeatState:
    return SeatState(seat.seat, seat.kind, seat.name, seat.guest, seat.level, seat.stand_in, seat.timeouts, seat.face)


def _seat_view(seat: SeatState) -> SeatView:
    return SeatView(seat.seat, seat.kind, seat.name, seat.guest, seat.level, seat.stand_in, seat.timeouts, seat.face)


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
        result=None if game.result is None else stored_result(game.result),
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
        result=None if state.result is None else result_shape(state.result),
    )
