"""Positions set up on the table for a test: from a list of move texts, or with kingdoms drawn as pictures."""

from kingdomino.rules import Kingdom, Position, Ruleset

FULL = """
    w0w0f0f0l0
    w0w0f0f0l0
    m0m0##s0l0
    m0m0s0s0l0
    n1n1n1n1l0
"""


def after(rules: Ruleset, *moves: str) -> Position:
    """The position that these moves lead to from the very start."""
    position = Position.start(rules)
    for move in moves:
        position = position.play(move)
    return position


def facing(picture: str, domino: int, rules: Ruleset | None = None, *, next_line: tuple[int, ...] = ()) -> Position:
    """Seat 0 has this kingdom and must place this domino; in the last round, unless a next line lies there."""
    rules = rules or Ruleset()
    kingdoms = (Kingdom.from_text(picture), *(Kingdom.bare() for _ in range(rules.players - 1)))
    return Position(rules, kingdoms, ((domino, 0),), tuple((number, None) for number in next_line), frozenset())


def finished(rules: Ruleset, *pictures: str) -> Position:
    """A game that is over, with these kingdoms by seat."""
    return Position(rules, tuple(map(Kingdom.from_text, pictures)), (), (), frozenset())


def texts(position: Position) -> list[str]:
    return [str(move) for move in position.legal_moves()]
