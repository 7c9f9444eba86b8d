"""Between the events of a table and the entries of its log, one by one: no field passes by itself."""

from __future__ import annotations

from datetime import date
from typing import Final

from kingdomino.server.protocol import events as e
from kingdomino.server.protocol import shapes

from . import entries as s

#: Hints search as this level does.
_HINTING: Final[s.Level] = "king"


def to_entry(event: e.Event) -> s.Event:
    """An event as it is stored."""
    match event:
        case e.Moved():
            return s.Moved(event.seat, event.move, event.by, event.chance, event.points, event.spent)
        case e.Created():
            clock = stored_clock(event.clock)
            return s.Created(event.rules, event.dynasty, event.listed, clock, event.fixed_deck, event.host)
        case e.Configured():
            return s.Configured(event.rules, event.dynasty, event.listed, stored_clock(event.clock))
        case e.Sat():
            return s.Sat(event.seat, event.guest, event.name)
        case e.BotSat():
            return s.BotSat(event.seat, event.level)
        case e.Stood():
            return s.Stood(event.seat)
        case e.HostPassed():
            return s.HostPassed(event.guest)
        case e.Began():
            return s.Began(event.game, event.number, event.commitment, event.chance)
        case e.Undone():
            return s.Undone(event.seat, event.count)
        case e.UndoRequested():
            return s.UndoRequested(event.seat)
        case e.UndoAgreed():
            return s.UndoAgreed(event.guest)
        case e.UndoDeclined():
            return s.UndoDeclined(event.guest)
        case e.StoodIn():
            return s.StoodIn(event.seat, event.level, event.why)
        case e.CameBack():
            return s.CameBack(event.seat)
        case e.WantsAgain():
            return s.WantsAgain(event.seat)
        case e.NotReady():
            return s.NotReady(event.seat)
        case e.Finished():
            return s.Finished(stored_result(event.result))
        case e.FromPosition():
            return s.FromPosition(event.position)
        case e.HintsSet():
            return s.HintsSet(event.allowed)
        case e.HintUsed():
            return s.HintUsed(event.seat, _HINTING, event.step)
        case e.Challenge():
            return s.Challenge(date.fromisoformat(event.day), event.counted)
        case e.Covered():
            return s.Covered(event.seat, event.covered, event.spent)


def to_event(entry: s.Event) -> e.Event | None:
    """A stored event as the table takes it in; none where it changes nothing at the table."""
    match entry:
        case s.Moved():
            return e.Moved(entry.seat, entry.move, entry.by, entry.chance, entry.points, entry.spent)
        case s.Created():
            clock = clock_shape(entry.clock)
            return e.Created(entry.rules, entry.dynasty, entry.listed, clock, entry.fixed_deck, entry.host)
        case s.Configured():
            return e.Configured(entry.rules, entry.dynasty, entry.listed, clock_shape(entry.clock))
        case s.Sat():
            return e.Sat(entry.seat, entry.guest, entry.name)
        case s.BotSat():
            return e.BotSat(entry.seat, entry.level)
        case s.Stood():
            return e.Stood(entry.seat)
        case s.HostPassed():
            return e.HostPassed(entry.guest)
        case s.Began():
            return e.Began(entry.game, entry.number, entry.commitment, entry.chance)
        case s.Undone():
            return e.Undone(entry.seat, entry.count)
        case s.UndoRequested():
            return e.UndoRequested(entry.seat)
        case s.UndoAgreed():
            return e.UndoAgreed(entry.guest)
        case s.UndoDeclined():
            return e.UndoDeclined(entry.guest)
        case s.StoodIn():
            return e.StoodIn(entry.seat, entry.level, entry.why)
        case s.CameBack():
            return e.CameBack(entry.seat)
        case s.WantsAgain():
            return e.WantsAgain(entry.seat)
        case s.NotReady():
            return e.NotReady(entry.seat)
        case s.Finished():
            return e.Finished(result_shape(entry.result))
        case s.FromPosition():
            return e.FromPosition(entry.position)
        case s.HintsSet():
            return e.HintsSet(entry.allowed)
        case s.HintUsed():
            return e.HintUsed(entry.seat, entry.step)
        case s.Challenge():
            return e.Challenge(entry.day.isoformat(), entry.counted)
        case s.Covered():
            return e.Covered(entry.seat, entry.covered, entry.spent)


def stored_clock(rule: shapes.ClockRule | None) -> s.Clock | None:
    """A clock as it is stored."""
    return None if rule is None else s.Clock(rule.kind, rule.seconds, rule.increment)


def clock_shape(clock: s.Clock | None) -> shapes.ClockRule | None:
    """A stored clock as the table takes it in."""
    return None if clock is None else shapes.ClockRule(clock.kind, clock.seconds, clock.increment)


def stored_result(result: shapes.Result) -> s.Result:
    """A result as it is stored."""
    return s.Result(
        places=result.places,
        winners=result.winners,
        scores=tuple(map(_score, result.scores)),
        decided_by=result.decided_by,
        seed=result.seed,
        salt=result.salt,
        deck=result.deck,
    )


def _score(score: shapes.ScoreView) -> s.Score:
    return s.Score(
        total=score.total,
        territories=score.territories,
        harmony=score.harmony,
        middle_kingdom=score.middle_kingdom,
        largest=score.largest,
        crowns=score.crowns,
        harmony_reason=s.Reason(score.harmony_reason.code, score.harmony_reason.facts),
        middle_kingdom_reason=s.Reason(score.middle_kingdom_reason.code, score.middle_kingdom_reason.facts),
    )


def result_shape(result: s.Result) -> shapes.Result:
    """A stored result as the table takes it in."""
    return shapes.Result(
        places=result.places,
        winners=result.winners,
        scores=tuple(map(_score_shape, result.scores)),
        decided_by=result.decided_by,
        seed=result.seed,
        salt=result.salt,
        deck=result.deck,
    )


def _score_shape(score: s.Score) -> shapes.ScoreView:
    return shapes.ScoreView(
        total=score.total,
        territories=score.territories,
        harmony=score.harmony,
        middle_kingdom=score.middle_kingdom,
        largest=score.largest,
        crowns=score.crowns,
        harmony_reason=shapes.Why(score.harmony_reason.code, score.harmony_reason.facts),
        middle_kingdom_reason=shapes.Why(score.middle_kingdom_reason.code, score.middle_kingdom_reason.facts),
    )
