"""The fast twin of the rules: bitboards, compiled where Numba is, many games in one call.

`to_state` and `to_position` lead in and out; a state is one row of words, and copying it is a clone. Importing this
room imports NumPy and Numba, so only those who need speed do; nothing is compiled before the first call.
"""

from . import parts
from .actions import action_count, action_of, move_of
from .batch import (
    CLAIM_DUE,
    DEAL_DUE,
    KINGS_DUE,
    NOTHING_DUE,
    PLACE_DUE,
    deal,
    draw_kings,
    due,
    legal_actions,
    legal_masks,
    places,
    play_chance,
    playouts,
    scores,
    step,
    to_act,
    to_states,
)
from .bridge import to_position, to_state
from .jit import CACHE_FOLDER, COMPILED, entry, helper
from .layout import STATE_WORDS
from .moves import play
from .tables import Flags, Numbers, Words
from .warmup import Progress, Step, is_warm, warm_up, warm_up_in_background

__all__ = [
    "CACHE_FOLDER",
    "CLAIM_DUE",
    "COMPILED",
    "DEAL_DUE",
    "KINGS_DUE",
    "NOTHING_DUE",
    "PLACE_DUE",
    "STATE_WORDS",
    "Flags",
    "Numbers",
    "Progress",
    "Step",
    "Words",
    "action_count",
    "action_of",
    "deal",
    "draw_kings",
    "due",
    "entry",
    "helper",
    "is_warm",
    "legal_actions",
    "legal_masks",
    "move_of",
    "parts",
    "places",
    "play",
    "play_chance",
    "playouts",
    "scores",
    "step",
    "to_act",
    "to_position",
    "to_state",
    "to_states",
    "warm_up",
    "warm_up_in_background",
]
