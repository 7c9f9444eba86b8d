"""Games played at random, for tests that need one."""

from random import Random

from kingdomino import Game, Ruleset


def play_on(game: Game, random: Random, decisions: int | None = None) -> Game:
    """Make random decisions, to the end or only some."""
    while not game.is_over and decisions != 0:
        game.play(random.choice(game.position.legal_moves()))
        decisions = None if decisions is None else decisions - 1
    return game


def finished(rules: Ruleset, seed: int, **options: object) -> Game:
    """A whole random game."""
    return play_on(Game.shuffled(rules, seed, **options), Random(seed))
