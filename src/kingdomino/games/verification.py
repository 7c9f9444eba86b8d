"""Was the deck set before the first move? Checks a finished record against its commitment."""

from __future__ import annotations

from dataclasses import dataclass

from kingdomino.rules import Deal, KingdominoError, Kings

from .dealer import Dealer, commitment, shuffled_deck, shuffled_kings
from .game import Game
from .tags import COMMITMENT, DECK, SALT


@dataclass(frozen=True, slots=True)
class Check:
    """One question put to a record, and whether it passed."""

    code: str
    passed: bool


@dataclass(frozen=True, slots=True)
class Verification:
    """What was found out about a record."""

    commitment: str
    checks: tuple[Check, ...]

    @property
    def passed(self) -> bool:
        """Whether every check did."""
        return all(check.passed for check in self.checks)


def verify_record(text: str, noted: str | None = None) -> Verification:
    """Check a finished game's record; `noted` is the commitment that somebody wrote down when the game began.

    A record that is unsound, unfinished or without what is needed is refused.
    """
    game = Game.from_record(text)
    if not game.is_over:
        raise KingdominoError("not_before_the_end")
    told = game.commitment
    revealed = game.revealed()
    for tag, value in ((COMMITMENT, told), (SALT, revealed.salt), (DECK, revealed.deck)):
        if value is None:
            raise KingdominoError("nothing_to_verify", tag=tag)
    assert told is not None
    assert revealed.salt is not None
    assert revealed.deck is not None
    moves = game.moves
    kings = next(move.seats for move in moves if isinstance(move, Kings))
    dealer = Dealer.from_deck(game.rules, revealed.deck, kings)
    checks = [
        Check("commitment_matches", commitment(game.rules, revealed.salt, kings, revealed.deck) == told),
        Check("deals_follow_the_deck", _deals_follow(game, dealer)),
    ]
    if noted is not None:
        checks.insert(0, Check("commitment_is_the_noted_one", noted.strip().lower() == told))
    if revealed.seed is not None:
        same = (shuffled_deck(game.rules, revealed.seed), shuffled_kings(game.rules, revealed.seed))
        checks.append(Check("seed_gives_the_deck", same == (revealed.deck, kings)))
    return Verification(told, tuple(checks))


def _deals_follow(game: Game, dealer: Dealer) -> bool:
    return all(
        move == dealer.outcome(before)
        for before, move in zip(game.positions, game.moves, strict=False)
        if isinstance(move, Deal)
    )
