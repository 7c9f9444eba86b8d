"""Games through time: play, undo, records, decks and their commitments, Dynasty, observers."""

from kingdomino.notation import Revealed, write_finished

from .dealer import Dealer, commitment, derived_seed, shuffled_deck, shuffled_kings
from .game import Game, Step
from .match import GAMES_IN_A_DYNASTY, Dynasty
from .observers import Observer, Statistics
from .verification import Check, Verification, verify_record

__all__ = [
    "GAMES_IN_A_DYNASTY",
    "Check",
    "Dealer",
    "Dynasty",
    "Game",
    "Observer",
    "Revealed",
    "Statistics",
    "Step",
    "Verification",
    "commitment",
    "derived_seed",
    "shuffled_deck",
    "shuffled_kings",
    "verify_record",
    "write_finished",
]
