"""Positions drawn as text in which a sentence of a hint is true, and such in which it must not be said."""

from __future__ import annotations

from typing import NamedTuple

from kingdomino import Position

from .drawings import (
    BAY,
    FOREST_CROWNS,
    FREE_24,
    HARMONY,
    MIDDLE,
    NEXT,
    ONE_ROW_LEFT,
    OPEN_TO_THE_WEST,
    OWN_24,
    THREE_AND_TWO,
    claiming,
    drawn,
    placing,
)


class Hinted(NamedTuple):
    """A sentence, a position, the best move and its strongest rivals."""

    code: str
    position: Position
    moves: tuple[str, ...]


def forced() -> Position:
    """Only domino 3 is left to claim."""
    free = claiming("f1##", (3, 13, 14, 40))
    taken = ((3, None), (13, 1), (14, 1), (40, 0))
    return Position(free.rules, free.kingdoms, free.line, taken, free.unseen, turn=3, placed=True)


_FOREST = placing("f1##")
_BAY = placing(BAY)
_MIDDLE = placing("##f0f0", rules=MIDDLE)
_FILLING = placing(BAY, waiting=(4,), rules=HARMONY)
_ROW = placing(ONE_ROW_LEFT, waiting=(4,), round_=6, next_line=())
_OWN = placing("w1##", next_line=OWN_24)
_FREE = placing("w1##", next_line=FREE_24)
_LINE = (1, 3, 20, 30)
_BARE = claiming("##", _LINE)
_CLAIM = claiming("f1##", _LINE)
_TIGHT = claiming(ONE_ROW_LEFT, _LINE)
_GAPS = claiming(THREE_AND_TWO, _LINE)
_GAPS_LATE = claiming(THREE_AND_TWO, _LINE, round_=5)
_NEEDED = claiming("##", (1, 3, 7, 10), opponent="w1w1w0##")
_MINES = claiming("n0f0##", (1, 3, 7, 46), order=(1, 1, 0, 0), turn=2, gone=FOREST_CROWNS, round_=3)
#: Every crown of the meadows is seen, none of the swamps.
_SWAMPS = claiming("s0m0##", (10, 16, 20, 30), gone=(36, 37, 41, 42), round_=3)
_LATE = claiming("##", _LINE, round_=5)
_GROWING = claiming("f0f0f0##", _LINE, round_=4)
_GREEDY = placing("f1f1f1##")

HINTS_SAID = (
    Hinted("look_at_territory", _FOREST, ("3@d7e", "3@h7e")),
    Hinted("look_for_room", _BAY, ("3@h7e", "3@f6e")),
    Hinted("look_at_the_middle", _MIDDLE, ("3@g8n", "3@j7n")),
    Hinted("look_at_harmony", _FILLING, ("3@h7n", "3@f6e")),
    Hinted("look_at_own_domino", _ROW, ("3@e9e", "3@f9e")),
    Hinted("look_at_own_points", _OWN, ("3@f8e", "3@h7e")),
    Hinted("look_at_next_line", _FREE, ("3@f8e", "3@h7e")),
    Hinted("look_ahead", placing("w0##"), ("3@h7e", "3@g8n")),
    Hinted("look_beyond_points", _GREEDY, ("3@h7e", "3@d8n")),
    Hinted("look_at_fits", _TIGHT, ("=3", "=1")),
    Hinted("look_at_points", _CLAIM, ("=3", "=1")),
    Hinted("look_at_order", _BARE, ("=1", "=3")),
    Hinted("look_at_crowns", _SWAMPS, ("=16", "=10")),
    Hinted("look_at_others", _NEEDED, ("=1", "=3")),
    Hinted("look_at_line", _LATE, ("=1", "=3")),
    Hinted("here_territory", _FOREST, ("3@d7e", "3@h7e")),
    Hinted("here_castle", _FOREST, ("3@h7e", "3@d7e")),
    Hinted("here_slots", _BARE, ("=1", "=3")),
    Hinted("adds_points", _FOREST, ("3@d7e", "3@h7e")),
    Hinted("grows", placing("f0f0##"), ("3@d7e", "3@h7e")),
    Hinted("leaves_no_hole", _BAY, ("3@h7e", "3@f6e")),
    Hinted("keeps_room", placing(BAY, waiting=(4,)), ("3@h7n", "3@f6e")),
    Hinted("keeps_the_middle", _MIDDLE, ("3@g8n", "3@j7n")),
    Hinted("keeps_harmony", _FILLING, ("3@h7n", "3@f6e")),
    Hinted("keeps_a_place", _ROW, ("3@e9e", "3@f9e")),
    Hinted("helps_own_domino", _OWN, ("3@f8e", "3@h7e")),
    Hinted("prepares_a_claim", _FREE, ("3@f8e", "3@h7e")),
    Hinted("stays_open", placing(OPEN_TO_THE_WEST), ("3@g8e", "3@d7e")),
    Hinted("fits", _TIGHT, ("=3", "=1")),
    Hinted("fits_cleanly", _GAPS, ("=3", "=1")),
    Hinted("promises", _CLAIM, ("=3", "=1")),
    Hinted("chooses_early", _BARE, ("=1", "=3")),
    Hinted("crowns_ahead", _MINES, ("=46", "=3")),
    Hinted("brings_crowns", _BARE, ("=30", "=3")),
    Hinted("joins", _GROWING, ("=3", "=1")),
    Hinted("takes_away", _NEEDED, ("=1", "=3")),
    Hinted("coming_score_more", _FOREST, ("3@g8n", "3@h7e")),
    Hinted("fills_easily", placing("f0f0##f0f0", waiting=(4,)), ("3@e8n", "3@f8e")),
    Hinted("has_more_places", _GAPS_LATE, ("=1", "=3")),
    Hinted("none_better", _LATE, ("=1", "=3")),
)

HINTS_UNSAID = (
    Hinted("look_at_territory", _FOREST, ("3@h7e", "3@d7e")),
    Hinted("look_for_room", _BAY, ("3@f6e", "3@h7e")),
    Hinted("look_at_the_middle", placing("##f0f0"), ("3@g8n", "3@j7n")),
    Hinted("look_at_harmony", placing(BAY, waiting=(4,)), ("3@h7n", "3@f6e")),
    Hinted("look_at_own_domino", placing(ONE_ROW_LEFT, round_=6, next_line=()), ("3@e9e", "3@f9e")),
    Hinted("look_at_own_domino", _OWN, ("3@f8e", "3@h7e")),
    Hinted("look_at_own_points", _ROW, ("3@e9e", "3@f9e")),
    Hinted("look_at_next_line", _OWN, ("3@f8e", "3@h7e")),
    Hinted("look_at_territory", drawn("w0##", [(42, 0), (43, 1), (44, 1), (45, 1)], NEXT), ("42@h7e", "42@g8n")),
    Hinted("look_ahead", _FOREST, ("3@d7e", "3@h7e")),
    Hinted("look_ahead", _GREEDY, ("3@h7e", "3@d8n")),
    Hinted("look_beyond_points", _GREEDY, ("3@d8n", "3@h7e")),
    Hinted("look_beyond_points", _FOREST, ("3@h7e", "3@d7e")),
    Hinted("look_at_fits", _TIGHT, ("=1", "=3")),
    Hinted("look_at_points", _CLAIM, ("=1", "=3")),
    Hinted("look_at_order", _LATE, ("=1", "=3")),
    Hinted("look_at_crowns", _SWAMPS, ("=10", "=16")),
    Hinted("look_at_others", _NEEDED, ("=7", "=3")),
    Hinted("look_at_line", _BARE, ("=1", "=3")),
    Hinted("here_territory", _FOREST, ("3@h7e", "3@d7e")),
    Hinted("here_castle", _FOREST, ("3@d7e", "3@h7e")),
    Hinted("here_slots", _FOREST, ("3@d7e", "3@h7e")),
    Hinted("adds_points", _FOREST, ("3@h7e", "3@d7e")),
    Hinted("grows", _FOREST, ("3@h7e", "3@d7e")),
    Hinted("leaves_no_hole", _BAY, ("3@f6e", "3@h7e")),
    Hinted("keeps_room", _FILLING, ("3@f6e", "3@h7n")),
    Hinted("keeps_the_middle", placing("##f0f0"), ("3@g8n", "3@j7n")),
    Hinted("keeps_harmony", placing(BAY, waiting=(4,)), ("3@h7n", "3@f6e")),
    Hinted("keeps_a_place", placing(ONE_ROW_LEFT, round_=6, next_line=()), ("3@e9e", "3@f9e")),
    Hinted("helps_own_domino", _FREE, ("3@f8e", "3@h7e")),
    Hinted("prepares_a_claim", _OWN, ("3@f8e", "3@h7e")),
    Hinted("stays_open", placing(OPEN_TO_THE_WEST), ("3@d7e", "3@g8e")),
    Hinted("fits", _TIGHT, ("=1", "=3")),
    Hinted("fits_cleanly", _GAPS, ("=1", "=3")),
    Hinted("promises", _CLAIM, ("=1", "=3")),
    Hinted("chooses_early", _LATE, ("=1", "=3")),
    Hinted("crowns_ahead", _MINES, ("=3", "=46")),
    Hinted("brings_crowns", _BARE, ("=3", "=30")),
    Hinted("joins", _GROWING, ("=1", "=3")),
    Hinted("takes_away", _NEEDED, ("=7", "=3")),
    Hinted("coming_score_more", _FOREST, ("3@h7e", "3@g8n")),
    Hinted("fills_easily", placing("f0f0##f0f0"), ("3@e8n", "3@f8e")),
    Hinted("has_more_places", _GAPS_LATE, ("=3", "=1")),
    Hinted("none_better", _BARE, ("=1", "=3")),
)
