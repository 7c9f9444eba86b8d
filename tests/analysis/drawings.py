"""Positions drawn as text in which a reason is true, and such in which it must not be given; those of every code."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from kingdomino import Kingdom, Position, Ruleset
from kingdomino.rules import ALL_NUMBERS

TWO = Ruleset(players=2)
MIDDLE = Ruleset(players=2, middle_kingdom=True)
HARMONY = Ruleset(players=2, harmony=True)

#: The top row has room for two dominoes, if the first is laid at an end.
ONE_ROW_LEFT = """
    ........f0
    f0f0f0f0f0
    f0f0##f0f0
    f0f0f0f0f0
    f0f0f0f0f0
"""
#: Square f7 can be closed in from below.
BAY = """
    f0f0f0
    f0..##
"""
#: A domino on the three squares above leaves one of them alone, one on the two squares at the right does not. Wheat
#: fits above only, forest at the right only.
THREE_AND_TWO = """
    ......l0l0
    l0w0l0l0l0
    l0l0##l0l0
    l0l0l0f0..
    l0l0l0l0..
"""
#: Wheat with a crown that can only grow to the left.
OPEN_TO_THE_WEST = """
    f0f0..
    ..w1##
    f0f0..
"""
#: A domino and the seat whose king is on it.
Slot = tuple[int, int | None]
NEXT: tuple[Slot, ...] = ((1, None), (2, None), (7, None), (8, None))
FOREST_CROWNS = (24, 25, 26, 27, 28)
#: Domino 24, forest with a crown and wheat, is free in the next line, or under a king of seat 0 or of seat 1.
FREE_24, OWN_24, OTHERS_24 = ((*NEXT[:3], (24, owner)) for owner in (None, 0, 1))


def drawn(
    picture: str,
    line: Iterable[Slot],
    next_line: Iterable[Slot] = (),
    *,
    opponent: str = "##",
    rules: Ruleset = TWO,
    round_: int = 2,
    turn: int = 0,
    placed: bool = False,
    gone: Iterable[int] = (),
) -> Position:
    """A position in which these kingdoms of seats 0 and 1 face these lines; `gone` dominoes are seen already."""
    line, next_line = tuple(line), tuple(next_line)
    shown = {number for number, _ in (*line, *next_line)} | set(gone)
    wanted = rules.line_size * (round_ + bool(next_line))
    others = iter(sorted(ALL_NUMBERS - shown))
    while len(shown) < wanted:
        shown.add(next(others))
    kingdoms = (Kingdom.from_text(picture), Kingdom.from_text(opponent))
    return Position(rules, kingdoms, line, next_line, ALL_NUMBERS - shown, turn=turn, placed=placed)


def placing(
    picture: str, number: int = 3, *, waiting: Iterable[int] = (), next_line: Iterable[Slot] = NEXT, **options: Any
) -> Position:
    """Seat 0 places a domino of the line 3, 4, 5, 6, in which it owns the dominoes in `waiting` too."""
    own = {number, *waiting}
    return drawn(picture, [(other, 0 if other in own else 1) for other in range(3, 7)], next_line, **options)


def claiming(picture: str, numbers: Iterable[int], *, order: Iterable[int] = (0, 1, 1, 0), **options: Any) -> Position:
    """Seat 0 claims one of these dominoes after placing its own; `order` is by whom the kings of the line are."""
    line = list(zip((8, 9, 11, 12), order, strict=True))
    return drawn(picture, line, [(number, None) for number in numbers], placed=True, **options)


class Said(NamedTuple):
    """A reason that is true of a position: why `best` is better than `played`."""

    code: str
    position: Position
    played: str
    best: str
    facts: dict[str, Any]


class Unsaid(NamedTuple):
    """A reason that must not be given."""

    code: str
    because: str
    position: Position
    played: str
    best: str


def _last(picture: str, **options: Any) -> Position:
    """A domino is placed in the last round."""
    return placing(picture, round_=6, next_line=(), **options)


_CHOOSING = (1, 3, 20, 30)
_WHEAT = "w1w1w0##"

SAID = (
    Said(
        "scores_at_once", placing("f1##"), "3@h7e", "3@d7e",
        {"points": 2, "fewer": 0, "terrain": "forest", "squares": 3, "crowns": 1},
    ),
    Said("leaves_a_hole", placing(BAY), "3@f6e", "3@h7e", {"count": 1, "squares": ("f7",)}),
    Said("loses_the_middle", placing("##f0f0", rules=MIDDLE), "3@j7n", "3@g8n", {}),
    Said("loses_the_middle", _last("##f0f0", rules=MIDDLE), "3@g8n", "3@e7e", {}),
    Said("loses_harmony", placing(BAY, waiting=(4,), rules=HARMONY), "3@f6e", "3@h7n", {}),
    Said("leaves_no_room", _last(ONE_ROW_LEFT, waiting=(4,)), "3@f9e", "3@e9e", {"room": 0, "more": 1, "left": 1}),
    Said("blocks_own_domino", _last(ONE_ROW_LEFT, waiting=(4,)), "3@f9e", "3@e9e", {"domino": 4}),
    Said(
        "grows_less", placing("f0f0f0##"), "3@h7e", "3@d8n",
        {"terrain": "forest", "squares": 5, "fewer": 2, "crowns": 6},
    ),
    Said("coming_score_less", placing("f1##"), "3@h7e", "3@g8n", {"count": 14, "of": 36}),
    Said(
        "own_domino_scores_less", placing("f1##", next_line=OWN_24), "3@h7e", "3@d7e",
        {"domino": 24, "points": 5, "fewer": 3},
    ),
    Said(
        "offers_score_less", placing("f1##", next_line=FREE_24), "3@h7e", "3@d7e",
        {"domino": 24, "points": 5, "fewer": 3},
    ),
    Said("closes_in", placing(OPEN_TO_THE_WEST), "3@d7e", "3@g8e", {"terrain": "wheat", "free": 1}),
    Said("fills_in_fewer_ways", placing("f0f0##f0f0", waiting=(4,)), "3@f8e", "3@e8n", {}),
    Said("cannot_be_placed", claiming(ONE_ROW_LEFT, _CHOOSING), "=1", "=3", {"domino": 1, "better": 3}),
    Said(
        "promises_points", claiming("f1##", _CHOOSING), "=1", "=3",
        {"domino": 1, "better": 3, "points": 2, "fewer": 0},
    ),
    Said("chooses_earlier", claiming("##", _CHOOSING, round_=4), "=30", "=3", {"domino": 30, "better": 3, "first": 0}),
    Said(
        "crowns_to_come", claiming("n0f0##", (1, 3, 7, 46), gone=FOREST_CROWNS, round_=3), "=3", "=46",
        {"terrain": "mine", "crowns": 8, "other_terrain": "forest", "fewer": 1},
    ),
    Said("denies", claiming("##", (1, 3, 7, 10), opponent=_WHEAT), "=3", "=1", {"seat": 1, "domino": 1, "points": 4}),
    Said(
        "has_more_crowns", claiming("##", (1, 3, 20, 46)), "=1", "=46",
        {"domino": 1, "better": 46, "crowns": 2, "fewer": 0},
    ),
    Said(
        "joins_less", claiming("f0f0f0##", _CHOOSING), "=1", "=3",
        {"domino": 1, "better": 3, "terrain": "forest", "squares": 5, "fewer": 2},
    ),
    Said("forces_a_hole", claiming(THREE_AND_TWO, _CHOOSING), "=1", "=3", {"domino": 1, "better": 3}),
    Said(
        "has_fewer_places", claiming(THREE_AND_TWO, _CHOOSING), "=3", "=1",
        {"domino": 3, "better": 1, "places": 2, "fewer": 1},
    ),
)  # fmt: skip

UNSAID = (
    Unsaid("scores_at_once", "it is the played one that scores", placing("f1##"), "3@d7e", "3@h7e"),
    Unsaid("scores_at_once", "neither scores", placing("f1##"), "3@h7e", "3@g8n"),
    Unsaid("leaves_a_hole", "the better one leaves it", placing(BAY), "3@h7e", "3@f6e"),
    Unsaid("leaves_a_hole", "it was there before", placing("f0f0f0\nf0..##\n..f0f0"), "3@h7e", "3@g9e"),
    Unsaid("loses_the_middle", "the better one loses it", placing("##f0f0", rules=MIDDLE), "3@g8n", "3@j7n"),
    Unsaid("loses_the_middle", "it does not count", placing("##f0f0"), "3@j7n", "3@g8n"),
    Unsaid("loses_the_middle", "it was lost before", placing("##f0f0f0", rules=MIDDLE), "3@j8n", "3@g8n"),
    Unsaid("loses_harmony", "the better one loses it", placing(BAY, waiting=(4,), rules=HARMONY), "3@h7n", "3@f6e"),
    Unsaid("loses_harmony", "it does not count", placing(BAY, waiting=(4,)), "3@f6e", "3@h7n"),
    Unsaid("loses_harmony", "a domino was discarded", placing(BAY, rules=HARMONY), "3@f6e", "3@h7n"),
    Unsaid("leaves_no_room", "the better one leaves none", _last(ONE_ROW_LEFT, waiting=(4,)), "3@e9e", "3@f9e"),
    Unsaid("leaves_no_room", "no domino comes", _last(ONE_ROW_LEFT), "3@f9e", "3@e9e"),
    Unsaid("blocks_own_domino", "it is another's", _last(ONE_ROW_LEFT), "3@f9e", "3@e9e"),
    Unsaid("grows_less", "the last line lies there", placing("f0f0f0##", round_=5), "3@h7e", "3@d8n"),
    Unsaid("grows_less", "the played one grows more", placing("f0f0f0##"), "3@d8n", "3@h7e"),
    Unsaid(
        "grows_less", "no crown comes", placing("f0f0f0##", gone=(*FOREST_CROWNS, 29), round_=4), "3@h7e", "3@d8n",
    ),
    Unsaid("coming_score_less", "they score more", placing("f1##"), "3@g8n", "3@h7e"),
    Unsaid("coming_score_less", "none comes", _last("f1##", waiting=(4,)), "3@h7e", "3@g8n"),
    Unsaid("own_domino_scores_less", "it scores more", placing("f1##", next_line=OWN_24), "3@d7e", "3@h7e"),
    Unsaid("own_domino_scores_less", "it is another's", placing("f1##", next_line=OTHERS_24), "3@h7e", "3@d7e"),
    Unsaid("own_domino_scores_less", "it is nobody's yet", placing("f1##", next_line=FREE_24), "3@h7e", "3@d7e"),
    Unsaid("offers_score_less", "it scores more", placing("f1##", next_line=FREE_24), "3@d7e", "3@h7e"),
    Unsaid("offers_score_less", "it is not on offer", placing("f1##", next_line=OTHERS_24), "3@h7e", "3@d7e"),
    Unsaid("closes_in", "it is the better one that closes", placing(OPEN_TO_THE_WEST), "3@g8e", "3@d7e"),
    Unsaid("closes_in", "no domino comes", _last(OPEN_TO_THE_WEST), "3@d7e", "3@g8e"),
    Unsaid("closes_in", "a square is left", placing("w1##"), "3@d7e", "3@g8e"),
    Unsaid("fills_in_fewer_ways", "in more", placing("f0f0##f0f0", waiting=(4,)), "3@e8n", "3@f8e"),
    Unsaid("fills_in_fewer_ways", "too few dominoes are left to fill it", placing("f0f0##f0f0"), "3@f8e", "3@e8n"),
    Unsaid("cannot_be_placed", "it can", claiming(ONE_ROW_LEFT, _CHOOSING), "=3", "=1"),
    Unsaid("cannot_be_placed", "both can", claiming("##", _CHOOSING), "=1", "=3"),
    Unsaid("promises_points", "it promises more", claiming("f1##", _CHOOSING), "=3", "=1"),
    Unsaid("chooses_earlier", "it chooses later", claiming("##", _CHOOSING), "=3", "=30"),
    Unsaid("chooses_earlier", "nothing is chosen any more", claiming("##", _CHOOSING, round_=5), "=30", "=3"),
    Unsaid("crowns_to_come", "nearly as many come", claiming("n0f0##", (1, 3, 7, 46)), "=3", "=46"),
    Unsaid(
        "crowns_to_come", "the kingdom has no mine",
        claiming("f0##", (1, 3, 7, 46), gone=FOREST_CROWNS, round_=3), "=3", "=46",
    ),
    Unsaid(
        "crowns_to_come", "the last line lies there",
        claiming("n0f0##", (1, 3, 7, 46), gone=FOREST_CROWNS, round_=5), "=3", "=46",
    ),
    Unsaid("denies", "nobody needs it", claiming("##", (1, 3, 7, 10), opponent=_WHEAT), "=3", "=7"),
    Unsaid(
        "denies", "the opponent has chosen already",
        claiming("##", (1, 3, 7, 10), opponent=_WHEAT, order=(1, 1, 0, 0), turn=2), "=3", "=1",
    ),
    Unsaid("has_more_crowns", "it has more", claiming("##", (1, 3, 20, 46)), "=46", "=1"),
    Unsaid("has_more_crowns", "neither has any", claiming("##", (1, 3, 20, 46)), "=1", "=3"),
    Unsaid("joins_less", "it joins more", claiming("f0f0f0##", _CHOOSING), "=3", "=1"),
    Unsaid("joins_less", "it never counts", claiming("f0f0f0##", _CHOOSING, round_=5), "=1", "=3"),
    Unsaid("joins_less", "both join as much", claiming("w0f0##", _CHOOSING), "=1", "=3"),
    Unsaid("forces_a_hole", "it does not", claiming(THREE_AND_TWO, _CHOOSING), "=3", "=1"),
    Unsaid("forces_a_hole", "neither does", claiming("##", _CHOOSING), "=1", "=3"),
    Unsaid("has_fewer_places", "it has more", claiming(THREE_AND_TWO, _CHOOSING), "=1", "=3"),
    Unsaid("has_fewer_places", "it has none, which is another reason", claiming(ONE_ROW_LEFT, _CHOOSING), "=1", "=3"),
)  # fmt: skip
