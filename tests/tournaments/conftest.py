"""Users' bots in files, and commands run as users run them."""

from pathlib import Path

import pytest

from tests.cli.conftest import run

__all__ = ["run"]

#: Bots for tests: quick ones that play the first or last legal move, and some that misbehave.
BOTS = '''
import os
from pathlib import Path

from kingdomino import Move
from kingdomino.bots import Bot


class First(Bot):
    name = "first"

    def decide(self, position, moves, budget):
        return moves[0]


class Last(Bot):
    name = "last"

    def decide(self, position, moves, budget):
        return moves[-1]


class Seeded(Bot):
    """Plays by the seed and the playouts that it is given."""

    name = "seeded"

    def decide(self, position, moves, budget):
        return moves[(budget.seed + (budget.playouts or 0)) % len(moves)]


class InWords(First):
    def decide(self, position, moves, budget):
        return str(moves[0])


class InWordsAlone:
    """Not a Bot: only the method that a tournament calls."""

    def choose(self, position, *, seconds, playouts, seed, threads):
        return str(position.legal_moves()[0])


class UnreadableWords(First):
    def choose(self, position, **budget):
        return "the first, please"


class Failing(First):
    def decide(self, position, moves, budget):
        if position.phase == "place":
            return 1 // 0
        return moves[0]


class Illegal(First):
    def choose(self, position, **budget):
        return Move.parse("=48") if position.phase == "place" else position.legal_moves()[0]


class Nonsense(First):
    def choose(self, position, **budget):
        return None


class EqualToAll(First):
    def choose(self, position, **budget):
        return self

    def __eq__(self, other):
        return True

    __hash__ = None


class Unspeakable(First):
    def choose(self, position, **budget):
        return self

    def __str__(self):
        raise RuntimeError("no words")


class Leaving(First):
    def decide(self, position, moves, budget):
        os._exit(3)


class Talking(First):
    def decide(self, position, moves, budget):
        print("I am thinking")
        return moves[0]


class HangingInTheThirdGame(First):
    games = 0

    def __init__(self):
        type(self).games += 1

    def decide(self, position, moves, budget):
        # Loading made a first instance, to check that the class can be called.
        while type(self).games > 3:
            pass
        return moves[0]


class Forgetful:
    pass


instance = First()
'''


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with `mybots.py`."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mybots.py").write_text(BOTS)
    return tmp_path
