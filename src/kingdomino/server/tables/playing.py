"""A game at a table: where it stands, how it got here since the last deal, and its clocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from kingdomino.rules import CLAIM, Deal, Discard, Move, Place, Position, Ruleset, Score, grown_score, standing
from kingdomino.server.protocol.shapes import ClockRule, ClockView, GameView, KingdomView, Laid, Result
from kingdomino.server.protocol.views import game_view, kingdom_view, laid_view

#: However little is left in a bank, a decision has this long.
_LEAST_MILLISECONDS: Final = 5_000

#: Reads a move; the same ones are made again and again.
read_move: Final = lru_cache(10_000)(Move.parse)


@dataclass(frozen=True, slots=True)
class Moment:
    """A position with what is costly to work out anew for every message."""

    position: Position
    scores: tuple[Score, ...]
    kingdoms: tuple[KingdomView, ...]
    #: Each seat's place by the points so far.
    places: tuple[int, ...]

    @staticmethod
    def start(rules: Ruleset) -> Moment:
        """Bare castles."""
        position = Position.start(rules)
        score = position.score(0)
        bare = kingdom_view(position.kingdoms[0], (), (), rules.grid, score)
        return Moment(position, (score,) * rules.players, (bare,) * rules.players, (1,) * rules.players)

    def after(self, move: Move) -> Moment:
        """The moment after a move; only the kingdom that it touched is worked out anew, all of them at the end."""
        seat, position = self.position.to_act, self.position.play(move)
        moment = Moment(position, self.scores, self.kingdoms, self.places)
        if seat is not None and isinstance(move, Place):
            old, score = self.kingdoms[seat], grown_score(self.scores[seat], move)
            moment = moment._redrawn(seat, (*old.laid, laid_view(move)), old.discarded, score)
        elif seat is not None and isinstance(move, Discard):
            old = self.kingdoms[seat]
            moment = moment._redrawn(seat, old.laid, (*old.discarded, move.domino), self.scores[seat])
        if position.is_over:  # the bonuses come (R26)
            for each, old in enumerate(moment.kingdoms):
                moment = moment._redrawn(each, old.laid, old.discarded, position.score(each))
        return moment

    def _redrawn(self, seat: int, laid: tuple[Laid, ...], discarded: tuple[int, ...], score: Score) -> Moment:
        kingdom = self.position.kingdoms[seat]
        view = kingdom_view(kingdom, laid, discarded, self.position.rules.grid, score)
        scores = (*self.scores[:seat], score, *self.scores[seat + 1 :])
        kingdoms = (*self.kingdoms[:seat], view, *self.kingdoms[seat + 1 :])
        return Moment(self.position, scores, kingdoms, standing(scores, self.position.rules))

    def gain_since(self, before: Moment, seat: int) -> int:
        """The points that a seat got since an earlier moment."""
        return self.scores[seat].total - before.scores[seat].total

    def untaken_since(self, before: Moment) -> tuple[int, ...]:
        """The dominoes that nobody took of a line that was completed by the move since a moment (R6 revised)."""
        if self.position.next_line or not before.position.next_line:
            return ()
        taken = {domino for domino, _ in self.position.line}
        return tuple(domino for domino, _ in before.position.next_line if domino not in taken)


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision since the last deal: whose, made by whom, what it took of which bank, and the moment before it.

    `guest` is the person who decided it; none where a bot or the clock did.
    """

    seat: int
    guest: int | None
    before: Moment
    moves_before: int
    spent: int
    left: int


@dataclass(slots=True)
class Playing:
    """A game in play; changed only by the table's events."""

    id: str
    number: int
    commitment: str | None
    moment: Moment
    clock: ClockRule | None
    #: When the decision that is due began.
    since: int
    #: For how many milliseconds of it no server was up, which count on nobody's clock. Not in the log.
    paused: int = 0
    left: list[int] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    taken: list[Decision] = field(default_factory=list)
    dealt: bool = False
    #: By person: how often they took a decision back in this game.
    undos: Counter[int] = field(default_factory=Counter)
    result: Result | None = None
    _ahead: tuple[Moment, str, Moment] | None = None

    @staticmethod
    def begin(
        rules: Ruleset,
        name: str,
        number: int,
        commitment: str | None,
        clock: ClockRule | None,
        at: int,
    ) -> Playing:
        """Before the first move."""
        game = Playing(name, number, commitment, Moment.start(rules), clock, at)
        if clock is not None:
            game.left = [clock.seconds * 1000] * rules.players
        return game

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.moment.position

    @property
    def is_over(self) -> bool:
        """Whether its last move is made."""
        return self.position.is_over

    @property
    def clock_since(self) -> int:
        """Since when the acting seat's clock runs."""
        return self.since + self.paused

    def after(self, move: str) -> Moment:
        """The moment after a move, computed once: for judging the move and for making it."""
        if self._ahead is None or self._ahead[0] is not self.moment or self._ahead[1] != move:
            self._ahead = (self.moment, move, self.moment.after(read_move(move)))
        return self._ahead[2]

    def chance(self, outcomes: Iterable[str]) -> None:
        """What chance brought; nothing is taken back past a line that was turned up."""
        for text in outcomes:
            move = read_move(text)
            self.moment = self.moment.after(move)
            self.moves.append(text)
            if isinstance(move, Deal):
                self.dealt = self.dealt or bool(self.taken)
                self.taken.clear()

    def decide(self, seat: int, move: str, guest: int | None, spent: int, at: int) -> None:
        """A seat's decision, by a person or for them."""
        left = 0 if self.clock is None else self.left[seat]
        self.taken.append(Decision(seat, guest, self.moment, len(self.moves), spent, left))
        self.moment = self.after(move)
        self._ahead = None
        self.moves.append(move)
        self.since, self.paused = at, 0
        if self.clock is not None:
            self._charge(self.clock, seat, spent)

    def _charge(self, clock: ClockRule, seat: int, spent: int) -> None:
        if clock.kind == "bank":
            self.left[seat] = max(0, self.left[seat] - spent) + clock.increment * 1000

    def take_back(self, count: int, at: int) -> None:
        """Undo the last decisions. The seat that decides again has used its time; the others get theirs back."""
        undone = self.taken[len(self.taken) - count :]
        first = undone[0]
        if self.position.to_act != first.seat:
            self.since, self.paused = at, 0
        self.since -= sum(each.spent for each in undone if each.seat == first.seat)
        if self.clock is not None:
            for each in reversed(undone):
                self.left[each.seat] = each.left
        del self.taken[len(self.taken) - count :]
        del self.moves[first.moves_before :]
        self.moment = first.before

    def allowance(self, seat: int) -> int:
        """The milliseconds that a seat has for the decision that is due."""
        assert self.clock is not None
        if self.clock.kind == "move":
            return self.clock.seconds * 1000
        return max(self.left[seat], _LEAST_MILLISECONDS)

    def deadline(self) -> int | None:
        """When the acting seat's time is over."""
        seat = self.position.to_act
        return None if self.clock is None or seat is None else self.clock_since + self.allowance(seat)

    def claim_is_due_after_placing(self, seat: int) -> bool:
        """Whether the seat has laid its domino and may still take it back freely: it has not claimed yet."""
        return (
            bool(self.taken)
            and self.taken[-1].seat == seat
            and self.position.to_act == seat
            and self.position.phase == CLAIM
            and self.position.placed
        )

    def view(self, now: int) -> GameView:
        """As everybody sees it."""
        return game_view(
            self.position,
            self.moment.kingdoms,
            self.moment.places,
            id=self.id,
            number=self.number,
            commitment=self.commitment,
            clock=self._clock_view(now),
            result=self.result,
        )

    def _clock_view(self, now: int) -> ClockView | None:
        if self.clock is None:
            return None
        running = self.position.to_act
        left = [self.allowance(seat) for seat in range(len(self.left))]
        if running is not None:
            left[running] = max(0, left[running] - (now - self.clock_since))
        return ClockView(tuple(left), running)
