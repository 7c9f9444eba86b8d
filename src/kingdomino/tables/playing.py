"""A game at a table: where it stands, how it got here since the last deal, and its clocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from kingdomino.rules import (
    CLAIM,
    Claim,
    Deal,
    Discard,
    Move,
    Place,
    Position,
    Ruleset,
    Score,
    grown_score,
    possible_placements,
    standing,
)

from .messages.shapes import ClockRule, ClockView, GameView, KingdomView, Laid, Result
from .views import game_view, kingdom_view, laid_view

#: However little is left in a bank, a decision has this long.
_LEAST_MILLISECONDS: Final = 5_000
#: Where nobody takes a covered device for this long, the clock runs on.
MOST_STANDING: Final = 30 * 60_000

#: Placements by their text, of those that were legal somewhere: nearly all that are read. There are some 28,000.
_placements: Final[dict[str, Move]] = {}
_parse: Final = lru_cache(1_000)(Move.parse)


def read_move(text: str) -> Move:
    """Read a move."""
    return _placements.get(text) or _parse(text)


def expect_move(text: str, place: Place) -> None:
    """Remember a placement that may be made soon."""
    _placements[text] = place


@dataclass(slots=True)
class Moment:
    """A position with what is costly to work out anew for every message. Never changed; not frozen for speed."""

    position: Position
    scores: tuple[Score, ...]
    kingdoms: tuple[KingdomView, ...]
    #: Each seat's place by the points so far.
    places: tuple[int, ...]

    @staticmethod
    def start(rules: Ruleset, given: Position | None = None) -> Moment:
        """Bare castles, or a given position, shown with any dominoes that can make its squares."""
        if given is not None:
            return moment_from_position(given)
        position = Position.start(rules)
        score = position.score(0)
        bare = kingdom_view(position.kingdoms[0], (), (), rules.grid, score)
        return Moment(position, (score,) * rules.players, (bare,) * rules.players, (1,) * rules.players)

    def after(self, move: Move) -> Moment:
        """The moment after a move; only the kingdom that it touched is worked out anew, all of them at the end."""
        seat, position = self.position.to_act, self.position.play(move)
        if seat is None or isinstance(move, Claim):
            return Moment(position, self.scores, self.kingdoms, self.places)
        old, moment = self.kingdoms[seat], self
        if isinstance(move, Place):
            score = grown_score(self.scores[seat], move)
            moment = self._redrawn(position, seat, (*old.laid, laid_view(move)), old.discarded, score)
        elif isinstance(move, Discard):
            moment = self._redrawn(position, seat, old.laid, (*old.discarded, move.domino), self.scores[seat])
        if position.is_over:  # the bonuses come (R26)
            for each, old in enumerate(moment.kingdoms):
                score = position.kingdoms[each].finished_score(moment.scores[each], position.rules)
                moment = moment._redrawn(position, each, old.laid, old.discarded, score)
        return moment

    def _redrawn(
        self, position: Position, seat: int, laid: tuple[Laid, ...], discarded: tuple[int, ...], score: Score
    ) -> Moment:
        """The moment of another position in which one kingdom is different."""
        before = self.scores[seat], self.kingdoms[seat]
        view = kingdom_view(position.kingdoms[seat], laid, discarded, position.rules.grid, score, before)
        scores = (*self.scores[:seat], score, *self.scores[seat + 1 :])
        kingdoms = (*self.kingdoms[:seat], view, *self.kingdoms[seat + 1 :])
        return Moment(position, scores, kingdoms, standing(scores, position.rules))

    def gain_since(self, before: Moment, seat: int) -> int:
        """The points that a seat got since an earlier moment."""
        return self.scores[seat].total - before.scores[seat].total

    def untaken_since(self, before: Moment) -> tuple[int, ...]:
        """The dominoes that nobody took of a line that was completed by the move since a moment (R6 revised)."""
        if self.position.next_line or not before.position.next_line:
            return ()
        taken = {domino for domino, _ in self.position.line}
        return tuple(domino for domino, _ in before.position.next_line if domino not in taken)


@lru_cache(256)
def moment_from_position(position: Position) -> Moment:
    """A given position, shown with any dominoes that can make its squares. To search for them may take 50 ms.

    The answer is kept: a host calls this where nobody waits, before a game from a position is begun or read.
    """
    seats = range(position.rules.players)
    scores = tuple(position.score(seat) for seat in seats)
    lying = [tuple(map(laid_view, placements)) for placements in possible_placements(position)]
    grid = position.rules.grid
    kingdoms = tuple(kingdom_view(position.kingdoms[seat], lying[seat], (), grid, scores[seat]) for seat in seats)
    return Moment(position, scores, kingdoms, standing(scores, position.rules))


@dataclass(slots=True)
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
class LastDecision:
    """A person's newest decision: the version that it led to, the position before it. Never changed."""

    version: int
    position: Position
    move: str


@dataclass(slots=True)
class Playing:
    """A game in play; changed only by the table's events."""

    id: str
    number: int
    commitment: str | None
    moment: Moment
    clock: ClockRule | None
    #: When the decision that is due began, or its clock was stopped or started last.
    since: int
    #: For how many milliseconds of it no server was up, which count on nobody's clock. Not in the log.
    paused: int = 0
    #: What the clock had taken of the decision before `since`, in milliseconds.
    charged: int = 0
    #: Whether the clock stands, because the device is covered; whether it has stood at this decision.
    stands: bool = False
    stood: bool = False
    left: list[int] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    taken: list[Decision] = field(default_factory=list)
    dealt: bool = False
    #: By person: how often they took a decision back in this game.
    undos: Counter[int] = field(default_factory=Counter)
    #: By the number of moves before the decision: the seat, and the highest step of a hint that it used.
    hints: dict[int, tuple[int, int]] = field(default_factory=dict)
    result: Result | None = None
    #: By person: what can be graded. Not in snapshots: nobody waits for a grade of what was before one.
    last_decisions: dict[int, LastDecision] = field(default_factory=dict, compare=False)
    _ahead: tuple[Moment, str, Moment] | None = None

    @staticmethod
    def begin(
        rules: Ruleset,
        name: str,
        number: int,
        commitment: str | None,
        clock: ClockRule | None,
        at: int,
        start: Position | None = None,
    ) -> Playing:
        """Before the first move."""
        game = Playing(name, number, commitment, Moment.start(rules, start), clock, at)
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
        """When the acting seat's clock started, moved by its pauses; in the future while it stands."""
        return self.since + self.paused - self.charged + (MOST_STANDING if self.stands else 0)

    def spent(self, now: int) -> int:
        """What the decision that is due has taken of the acting seat's time, in milliseconds."""
        return max(self.charged, now - self.clock_since)

    def milliseconds_stopped(self, now: int) -> int:
        """How much longer the clock stands, unless somebody takes the device before."""
        return max(0, self.since + self.paused + MOST_STANDING - now) if self.stands else 0

    def cover(self, covered: bool, spent: int, at: int) -> None:
        """The clock stands from now on, or runs again."""
        self._set_clock(at)
        self.charged, self.stands, self.stood = spent, covered, True

    def _set_clock(self, at: int) -> None:
        """Another decision is due, or the clock is stopped or started."""
        self.since, self.paused, self.charged, self.stands, self.stood = at, 0, 0, False, False

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
        self._set_clock(at)
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
            self._set_clock(at)
        self.since -= sum(each.spent for each in undone if each.seat == first.seat)
        if self.clock is not None:
            for each in reversed(undone):
                self.left[each.seat] = each.left
        del self.taken[len(self.taken) - count :]
        del self.moves[first.moves_before :]
        self.moment = first.before

    def note_hint(self, seat: int, step: int) -> None:
        """A seat used a hint at the decision that is due."""
        self.hints[len(self.moves)] = seat, max(step, self.hint_step)

    @property
    def hint_step(self) -> int:
        """The highest step of a hint at the decision that is due; 0 without one."""
        return self.hints.get(len(self.moves), (0, 0))[1]

    def hinted_decisions(self) -> tuple[int, ...]:
        """By seat: at how many decisions hints were used."""
        players = self.position.rules.players
        if not self.hints:
            return (0,) * players
        counted = Counter(seat for seat, _ in self.hints.values())
        return tuple(counted[seat] for seat in range(players))

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
            hints=self.hinted_decisions(),
            clock=self._clock_view(now),
            result=self.result,
        )

    def _clock_view(self, now: int) -> ClockView | None:
        if self.clock is None:
            return None
        running = self.position.to_act
        left = [self.allowance(seat) for seat in range(len(self.left))]
        if running is not None:
            left[running] = max(0, left[running] - self.spent(now))
        return ClockView(tuple(left), running, self.milliseconds_stopped(now))
