"""A position: everything that the players see, and nothing of the dominoes to come."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from . import draft, position_line
from .dominoes import ALL_NUMBERS
from .errors import IllegalMove, InvalidNotation, KingdominoError, clipped, whole_number
from .kingdom import Kingdom
from .moves import CLAIMS, Claim, Deal, Discard, Kings, Move, Place
from .ruleset import Ruleset, check_ruleset
from .scoring import Score, standing

CHANCE: Final = "chance"
CLAIM: Final = "claim"
PLACE: Final = "place"
OVER: Final = "over"


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """An immutable moment of a game; compares and hashes by value.

    `kings` is the drawn order during the opening and empty afterwards; `turn` counts the kings that have acted in
    the round; `placed` says that the acting king's domino lies and its claim is due.
    """

    rules: Ruleset
    kingdoms: tuple[Kingdom, ...]
    line: draft.ClaimedLine
    next_line: draft.OpenLine
    unseen: frozenset[int]
    kings: tuple[int, ...] = ()
    turn: int = 0
    placed: bool = False
    #: The kind of the next move, "chance", "claim" or "place"; after the last one "over". Asked for again and again.
    phase: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "phase", self._phase())

    @staticmethod
    def start(rules: Ruleset) -> Position:
        """Before anything: bare castles, kings in the hand, all dominoes face down."""
        check_ruleset(rules)
        return Position(rules, (Kingdom.bare(),) * rules.players, (), (), ALL_NUMBERS)

    @staticmethod
    def parse(line: str) -> Position:
        """Read a position's line; a position has one, and any other text is refused."""
        position = Position(*position_line.read(line))
        if str(position) != line:
            position_line.refuse_due(line)
        return position

    def __str__(self) -> str:
        return position_line.write(self)

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def _phase(self) -> str:
        if self.line:
            if not self.next_line and self._lines_to_come:
                return CHANCE
            return CLAIM if self.placed else PLACE
        if self.next_line:
            return CLAIM
        return CHANCE if self._lines_to_come else OVER

    @property
    def chance_due(self) -> str | None:
        """Which outcome of chance comes next: "kings", "deal" or none."""
        if self.phase != CHANCE:
            return None
        return "deal" if self.kings or self.line else "kings"

    @property
    def to_act(self) -> int | None:
        """The seat that decides now (R9, R11); none when chance is due or the game is over."""
        phase = self.phase
        if phase in (CHANCE, OVER):
            return None
        return self.line[self.turn][1] if self.line else self.kings[self.turn]

    @property
    def domino_to_place(self) -> int | None:
        """The domino under the acting king in phase "place"."""
        return self.line[self.turn][0] if self.phase == PLACE else None

    @property
    def round(self) -> int:
        """0 in the opening, then 1, 2, … to `rules.rounds`; after the end it stays there."""
        dealt = (len(ALL_NUMBERS) - len(self.unseen)) // self.rules.line_size
        if self.phase == OVER:
            return self.rules.rounds
        return dealt - bool(self.next_line) if self.line else 0

    @property
    def is_over(self) -> bool:
        """All rounds are played."""
        return self.phase == OVER

    @property
    def _lines_to_come(self) -> bool:
        return len(ALL_NUMBERS) - len(self.unseen) < self.rules.deck_size

    def legal_moves(self) -> tuple[Move, ...]:
        """All decisions open to the player to act, in the official order; none in "chance" and "over"."""
        phase = self.phase
        if phase == CLAIM:
            return tuple(CLAIMS[domino] for domino in draft.free(self.next_line))
        if phase == PLACE:
            domino, seat = self.line[self.turn]
            return self.kingdoms[seat].placements(domino, self.rules.grid) or (Discard(domino),)
        return ()

    def play(self, move: Move | str) -> Position:
        """The position after a decision or an outcome of chance, given as a move or its text."""
        match move:
            case Place():
                return self._place(move)
            case Claim():
                return self._claim(move)
            case Discard():
                return self._discard(move)
            case Deal():
                return self._deal(move)
            case Kings():
                return self._draw_kings(move)
            case str():
                return self.play(Move.parse(move))
            case _:
                raise InvalidNotation("unreadable_move", text=clipped(move))

    def score(self, seat: int) -> Score:
        """A player's points; the bonuses come at the end (R26)."""
        number = whole_number(seat)
        if number is None or not 0 <= number < self.rules.players:
            raise KingdominoError("no_such_seat", number=clipped(seat), players=self.rules.players)
        return self.kingdoms[number].score_as(self.rules, finished=self.is_over)

    def places(self) -> tuple[int, ...]:
        """Each seat's place (R31-R33), by the points so far while the game runs."""
        return standing([self.score(seat) for seat in range(self.rules.players)], self.rules)

    def winners(self) -> tuple[int, ...]:
        """The seats that won or share the victory (R31-R33); none before the end."""
        return tuple(seat for seat, place in enumerate(self.places()) if place == 1) if self.is_over else ()

    def _expect(self, phase: str, move: Move) -> None:
        due = self.phase
        if due != phase:
            raise IllegalMove("not_now", move=str(move), due=self.chance_due or due)

    def _place(self, move: Place) -> Position:
        seat = self._acting_on(move)
        kingdom = self.kingdoms[seat]
        if refusal := kingdom.refusal(move, self.rules.grid):
            raise refusal
        return self._laid((*self.kingdoms[:seat], kingdom.add(move), *self.kingdoms[seat + 1 :]))

    def _discard(self, move: Discard) -> Position:
        seat = self._acting_on(move)
        if self.kingdoms[seat].fits(move.domino, self.rules.grid):
            raise IllegalMove("must_be_placed", move=str(move), domino=move.domino)
        return self._laid(self.kingdoms)

    def _acting_on(self, move: Place | Discard) -> int:
        """The seat whose king stands on the domino that is due."""
        self._expect(PLACE, move)
        domino, seat = self.line[self.turn]
        if move.domino != domino:
            raise IllegalMove("another_domino_is_due", move=str(move), domino=domino)
        return seat

    def _laid(self, kingdoms: tuple[Kingdom, ...]) -> Position:
        """After action (1): the claim is due, or, in the last round, the next king (R12, R14)."""
        if self.next_line:
            return Position(
                self.rules, kingdoms, self.line, self.next_line, self.unseen, self.kings, self.turn, placed=True
            )
        turn = self.turn + 1
        line = self.line if turn < len(self.line) else ()
        return Position(self.rules, kingdoms, line, (), self.unseen, turn=turn if line else 0)

    def _claim(self, move: Claim) -> Position:
        self._expect(CLAIM, move)
        seat = self.line[self.turn][1] if self.line else self.kings[self.turn]
        next_line = draft.claim(self.next_line, move.domino, seat)
        turn = self.turn + 1
        if turn == self.rules.kings:
            return Position(self.rules, self.kingdoms, draft.close(next_line), (), self.unseen)
        return Position(self.rules, self.kingdoms, self.line, next_line, self.unseen, self.kings, turn)

    def _draw_kings(self, move: Kings) -> Position:
        if self.chance_due != "kings":
            raise IllegalMove("not_now", move=str(move), due=self.chance_due or self.phase)
        draft.check_kings(move.seats, self.rules)
        return replace(self, kings=move.seats)

    def _deal(self, move: Deal) -> Position:
        if self.chance_due != "deal":
            raise IllegalMove("not_now", move=str(move), due=self.chance_due or self.phase)
        if len(move.dominoes) != self.rules.line_size:
            raise IllegalMove("wrong_line_size", move=str(move), size=self.rules.line_size)
        seen = tuple(domino for domino in move.dominoes if domino not in self.unseen)
        if seen:
            raise IllegalMove("already_turned_up", move=str(move), dominoes=seen)
        return replace(self, next_line=draft.lay(move.dominoes), unseen=self.unseen.difference(move.dominoes))
