"""A game through time: a ruleset, its moves (chance included) and, where it has one, a dealer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from kingdomino.notation import (
    Record,
    Replay,
    Revealed,
    head_tags,
    names_by_seat,
    replay,
    with_further_tags,
    write_record,
)
from kingdomino.rules import KingdominoError, Move, Position, Ruleset, check_ruleset, clipped

from .dealer import Dealer
from .observers import Observer


@dataclass(frozen=True, slots=True)
class Step:
    """A move and the positions on both sides of it."""

    before: Position
    move: Move
    after: Position


class Game:
    """A game in play. Decisions come in by `play`; the dealer's outcomes of chance follow by themselves."""

    def __init__(
        self,
        rules: Ruleset,
        dealer: Dealer | None = None,
        *,
        players: Sequence[str] | None = None,
        observers: Iterable[Observer] = (),
    ) -> None:
        check_ruleset(rules)
        self._rules = rules
        self._dealer = dealer
        self._given = dealer.start if dealer else None
        self._players = names_by_seat(players, rules)
        self._observers = tuple(observers)
        self._steps: list[Step] = []
        self._position = self.start
        self._comments: list[tuple[int, str]] = []
        self._further_tags: dict[str, str] = {}
        self._commitment = dealer.commitment if dealer else None
        self._revealed = Revealed(dealer.seed, dealer.salt, dealer.deck) if dealer else Revealed()
        self._let_chance_act()

    @classmethod
    def shuffled(
        cls,
        rules: Ruleset,
        seed: int,
        *,
        salt: str | None = None,
        players: Sequence[str] | None = None,
        observers: Iterable[Observer] = (),
    ) -> Game:
        """A game whose deck and kings follow from the seed; the same seed gives the same game for ever."""
        return cls(rules, Dealer.from_seed(rules, seed, salt), players=players, observers=observers)

    @classmethod
    def from_deck(
        cls,
        rules: Ruleset,
        deck: Sequence[int],
        kings: Sequence[int],
        *,
        salt: str | None = None,
        players: Sequence[str] | None = None,
        observers: Iterable[Observer] = (),
    ) -> Game:
        """A game with a given deck, in draw order, and the seat of each king as it comes out."""
        return cls(rules, Dealer.from_deck(rules, deck, kings, salt), players=players, observers=observers)

    @classmethod
    def from_position(
        cls,
        position: Position,
        seed: int,
        *,
        salt: str | None = None,
        players: Sequence[str] | None = None,
        observers: Iterable[Observer] = (),
    ) -> Game:
        """A game from a position on, of any phase. Deck and kings to come follow from the seed; undo ends there."""
        dealer = Dealer.from_position(position, seed, salt)
        return cls(dealer.rules, dealer, players=players, observers=observers)

    @classmethod
    def from_record(cls, text: str) -> Game:
        """The game of a record. It has no dealer: where a deal is due, `play("deal …")` is accepted."""
        replayed = replay(text)
        if replayed.failure is not None:
            raise replayed.failure
        return cls.from_replay(replayed)

    @classmethod
    def from_replay(cls, replayed: Replay) -> Game:
        """The game of a record that was played through, as far as it is sound. It has no dealer."""
        game = cls(replayed.rules, players=replayed.players)
        game._given = replayed.start
        positions = replayed.positions
        game._steps = [Step(*step) for step in zip(positions[:-1], replayed.moves, positions[1:], strict=True)]
        game._position = replayed.position
        game._comments = list(replayed.comments)
        game._further_tags = replayed.further_tags
        game._commitment = replayed.commitment
        game._revealed = replayed.revealed
        return game

    @classmethod
    def salvage(cls, text: str) -> tuple[Game | None, KingdominoError | None]:
        """The game of a record as far as it is sound, and the first failure with its line and column.

        There is no game only where even the tags that it needs cannot be read.
        """
        try:
            replayed = replay(text)
        except KingdominoError as error:
            return None, error
        return cls.from_replay(replayed), replayed.failure

    def __repr__(self) -> str:
        return f"<Game {self._rules}, {len(self._steps)} moves, {self._position.phase}>"

    @property
    def rules(self) -> Ruleset:
        """The ruleset."""
        return self._rules

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._players

    @property
    def start(self) -> Position:
        """The position before the first move."""
        return Position.start(self._rules) if self._given is None else self._given

    @property
    def given_position(self) -> Position | None:
        """The position that the game was begun from; None for a whole game."""
        return self._given

    @property
    def position(self) -> Position:
        """The position after the last move."""
        return self._position

    @property
    def moves(self) -> list[Move]:
        """All moves so far, chance included."""
        return [step.move for step in self._steps]

    @property
    def positions(self) -> list[Position]:
        """All positions so far, from before the first move on."""
        return [self.start, *(step.after for step in self._steps)]

    @property
    def comments(self) -> tuple[tuple[int, str], ...]:
        """Comments of the record, each with the number of moves that it follows."""
        return tuple(self._comments)

    @property
    def commitment(self) -> str | None:
        """The commitment to the deck, known before the first move; None without one."""
        return self._commitment

    @property
    def is_over(self) -> bool:
        """Whether the last move is made."""
        return self._position.is_over

    def revealed(self) -> Revealed:
        """Seed, salt and deck, once the game is over."""
        if not self.is_over:
            raise KingdominoError("not_before_the_end")
        return self._revealed

    def play(self, move: Move | str) -> Position:
        """Make a decision (without a dealer also an outcome of chance) and let chance follow; the new position."""
        self._make(move)
        self._let_chance_act()
        return self._position

    def undo(self) -> Position:
        """Take back the last decision and the outcomes of chance after it."""
        decisions = (index for index, step in enumerate(self._steps) if step.before.to_act is not None)
        last = max(decisions, default=None)
        if last is None:
            raise KingdominoError("nothing_to_undo")
        while len(self._steps) > last:
            step = self._steps.pop()
            self._position = step.before
            for observer in self._observers:
                observer.undone(step.before, step.move, step.after)
        self._comments = [(after, comment) for after, comment in self._comments if after <= last]
        return self._position

    def comment(self, text: str) -> None:
        """Write a comment behind the last move."""
        if not isinstance(text, str) or "{" in text or "}" in text:
            raise KingdominoError("unusable_comment", text=clipped(text))
        self._comments.append((len(self._steps), " ".join(text.split())))

    def record(self, *, tags: Mapping[str, str] | None = None) -> str:
        """The game as text, with further tags if any are given. Seed, salt and deck appear after the end only."""
        own = head_tags(self._position, self._players, self._commitment, self._given)
        if self.is_over:
            own.update(self._revealed.tags())
        written = with_further_tags({**own, **self._further_tags}, {} if tags is None else tags)
        return write_record(Record(written, tuple(self.moves), self.comments))

    def _make(self, move: Move | str) -> None:
        before = self._position
        if not isinstance(move, Move):
            move = Move.parse(move)
        self._position = before.play(move)
        self._steps.append(Step(before, move, self._position))
        for observer in self._observers:
            observer.played(before, move, self._position)

    def _let_chance_act(self) -> None:
        while self._dealer is not None and self._position.chance_due:
            self._make(self._dealer.outcome(self._position))
