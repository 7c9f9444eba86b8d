"""Was the deck set before the first move? Checks a finished record against its commitment."""

from __future__ import annotations

from dataclasses import dataclass

from kingdomino.notation import COMMITMENT, COMMITMENT_FORM, DECK, SALT, Revealed
from kingdomino.rules import Deal, InvalidNotation, KingdominoError, Kings, clipped

from .dealer import Dealer
from .game import Game


@dataclass(frozen=True, slots=True)
class Check:
    """One question put to a record, and whether it passed."""

    code: str
    passed: bool


@dataclass(frozen=True, slots=True)
class Verification:
    """A record's commitment and the result of each check."""

    commitment: str
    checks: tuple[Check, ...]

    @property
    def passed(self) -> bool:
        """Whether every check did."""
        return all(check.passed for check in self.checks)


def verify_record(text: str, noted: str | None = None) -> Verification:
    """Check a finished game's record; `noted` is the commitment that a player wrote down when the game began.

    A record that is unsound, unfinished or without a needed tag is refused, and so is a note that is no commitment.
    """
    expected = None if noted is None else _commitment_in(noted)
    game = Game.from_record(text)
    if not game.is_over:
        raise KingdominoError("not_before_the_end")
    revealed = game.revealed()
    dealer = _dealer_of(game, revealed)
    checks = [
        Check("commitment_matches", dealer.commitment == game.commitment),
        Check("deals_follow_the_deck", _deals_follow(game, dealer)),
    ]
    if expected is not None:
        checks.insert(0, Check("commitment_is_the_noted_one", expected == game.commitment))
    if revealed.seed is not None:
        checks.append(Check("seed_gives_the_deck", _shuffle_gives(revealed.seed, dealer)))
    assert game.commitment is not None
    return Verification(game.commitment, tuple(checks))


def _commitment_in(noted: str) -> str:
    """A commitment as a player noted it: blanks around it and capital letters mean nothing."""
    found = noted.strip().lower() if isinstance(noted, str) else ""
    if not COMMITMENT_FORM.fullmatch(found):
        raise InvalidNotation("unreadable_commitment", text=clipped(noted))
    return found


def _dealer_of(game: Game, revealed: Revealed) -> Dealer:
    """The dealer with the revealed deck and salt, and the kings as they were drawn."""
    for tag, value in ((COMMITMENT, game.commitment), (SALT, revealed.salt), (DECK, revealed.deck)):
        if value is None:
            raise KingdominoError("nothing_to_verify", tag=tag)
    assert revealed.deck is not None
    kings = next((move.seats for move in game.moves if isinstance(move, Kings)), ())
    return Dealer(game.rules, revealed.deck, kings, None, revealed.salt, game.given_position)


def _shuffle_gives(seed: int, dealer: Dealer) -> bool:
    """Whether the seed's dealer has the same deck and kings."""
    honest = Dealer.from_seed(dealer.rules, seed) if dealer.start is None else Dealer.from_position(dealer.start, seed)
    return (honest.deck, honest.kings) == (dealer.deck, dealer.kings)


def _deals_follow(game: Game, dealer: Dealer) -> bool:
    return all(
        move == dealer.outcome(before)
        for before, move in zip(game.positions, game.moves, strict=False)
        if isinstance(move, Deal)
    )
