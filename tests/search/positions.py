"""Positions to think about: random moments of random games."""

from random import Random

from kingdomino import Game, Position, Ruleset
from tests.strategies import ALL_RULESETS


def moments(count: int, seed: int, rulesets: tuple[Ruleset, ...] = ALL_RULESETS) -> list[Position]:
    """This many positions with a decision due, one a game."""
    random = Random(seed)
    found: list[Position] = []
    while len(found) < count:
        game = Game.shuffled(random.choice(rulesets), random.randrange(10**6))
        choices = []
        while not game.is_over:
            moves = game.position.legal_moves()
            if len(moves) > 1:
                choices.append(game.position)
            game.play(random.choice(moves))
        found.append(random.choice(choices))
    return found


def last_rounds(count: int, seed: int) -> list[Position]:
    """Positions in the last round with a choice."""
    random = Random(seed)
    found: list[Position] = []
    while len(found) < count:
        game = Game.shuffled(random.choice(ALL_RULESETS), random.randrange(10**6))
        while not game.is_over:
            position = game.position
            moves = position.legal_moves()
            if position.round == position.rules.rounds and len(moves) > 1 and random.random() < 0.5:
                found.append(position)
                break
            game.play(random.choice(moves))
    return found
