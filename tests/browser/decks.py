"""Decks that lead where a test wants to go, found by the rules themselves."""

from __future__ import annotations

from functools import cache

from kingdomino.games import Game, shuffled_deck
from kingdomino.rules import Discard, Ruleset


@cache
def forcing_a_discard(rules: str = "2 classic") -> tuple[list[int], list[int]]:
    """A deck and kings with which players who always make their first legal move come to a domino that fits nowhere."""
    ruleset = Ruleset.parse(rules)
    for seed in range(200):
        game = Game.shuffled(ruleset, seed)
        kings = [int(text) for text in str(game.moves[0]).split()[1:]]
        while not game.is_over:
            move = game.position.legal_moves()[0]
            if isinstance(move, Discard) and game.position.round < ruleset.rounds:
                return list(shuffled_deck(ruleset, seed)), kings
            game.play(move)
    raise AssertionError("no deck forces a discard before the last round")
