"""The law of Kingdomino: frozen values, no I/O, no randomness, no sentences for people."""

from .defects import Defect, diagnose, diagnose_together
from .dominoes import (
    ALL_NUMBERS,
    DOMINOES,
    FOREST,
    LAKE,
    LANDS_IN_THE_BOX,
    MEADOW,
    MINE,
    SWAMP,
    TERRAINS,
    WHEAT,
    Domino,
    Land,
    domino,
)
from .draft import check_kings
from .errors import (
    Fact,
    IllegalMove,
    InvalidNotation,
    KingdominoError,
    MissingExtra,
    clipped,
    whole_number,
    whole_numbers,
)
from .growth import Gain, Growth, gains, grown_score
from .kingdom import Kingdom
from .moves import Claim, Deal, Discard, Kings, Move, Place
from .outlines import possible_placements
from .picture import LETTERS
from .position import CHANCE, CLAIM, OVER, PLACE, Position
from .position_check import check_position
from .ruleset import CLASSIC, COLOURS, EDITIONS, REVISED, Ruleset, check_ruleset
from .scoring import HARMONY_POINTS, MIDDLE_KINGDOM_POINTS, Reason, Score, Territory, standing
from .squares import CASTLE, DIRECTIONS, Bounds, Square

__all__ = [
    "ALL_NUMBERS",
    "CASTLE",
    "CHANCE",
    "CLAIM",
    "CLASSIC",
    "COLOURS",
    "DIRECTIONS",
    "DOMINOES",
    "EDITIONS",
    "FOREST",
    "HARMONY_POINTS",
    "LAKE",
    "LANDS_IN_THE_BOX",
    "LETTERS",
    "MEADOW",
    "MIDDLE_KINGDOM_POINTS",
    "MINE",
    "OVER",
    "PLACE",
    "REVISED",
    "SWAMP",
    "TERRAINS",
    "WHEAT",
    "Bounds",
    "Claim",
    "Deal",
    "Defect",
    "Discard",
    "Domino",
    "Fact",
    "Gain",
    "Growth",
    "IllegalMove",
    "InvalidNotation",
    "Kingdom",
    "KingdominoError",
    "Kings",
    "Land",
    "MissingExtra",
    "Move",
    "Place",
    "Position",
    "Reason",
    "Ruleset",
    "Score",
    "Square",
    "Territory",
    "check_kings",
    "check_position",
    "check_ruleset",
    "clipped",
    "diagnose",
    "diagnose_together",
    "domino",
    "gains",
    "grown_score",
    "possible_placements",
    "standing",
    "whole_number",
    "whole_numbers",
]
