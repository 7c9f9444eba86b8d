"""Lines of dominoes and the kings on them (R8-R13)."""

from __future__ import annotations

from .errors import IllegalMove, clipped, whole_numbers
from .ruleset import Ruleset

#: A line being claimed: each domino by number with the seat whose king is on it.
OpenLine = tuple[tuple[int, int | None], ...]
#: A line whose dominoes all have their king.
ClaimedLine = tuple[tuple[int, int], ...]


def lay(dominoes: tuple[int, ...]) -> OpenLine:
    """A fresh line, ascending, without kings (R8)."""
    return tuple((domino, None) for domino in dominoes)


def free(line: OpenLine) -> tuple[int, ...]:
    """The dominoes that can still be claimed, by number."""
    return tuple(domino for domino, seat in line if seat is None)


def claim(line: OpenLine, domino: int, seat: int) -> OpenLine:
    """The line with a king of this seat on the domino: one king a domino (R9)."""
    for index, (number, owner) in enumerate(line):
        if number == domino:
            if owner is not None:
                raise IllegalMove("already_claimed", domino=domino, seat=owner)
            return (*line[:index], (domino, seat), *line[index + 1 :])
    raise IllegalMove("not_in_the_line", domino=domino, line=tuple(number for number, _ in line))


def close(line: OpenLine) -> ClaimedLine:
    """The claimed dominoes; an unclaimed one goes back to the box (R6 revised)."""
    return tuple((domino, seat) for domino, seat in line if seat is not None)


def check_kings(seats: tuple[int, ...], rules: Ruleset) -> None:
    """Refuse an order of kings in which some player has too many or too few (R3, R9)."""
    if sorted(whole_numbers("kings", seats)) != sorted(list(range(rules.players)) * rules.kings_per_player):
        shown = clipped(" ".join(map(clipped, seats)))
        raise IllegalMove("wrong_kings", kings=shown, players=rules.players, each=rules.kings_per_player)
