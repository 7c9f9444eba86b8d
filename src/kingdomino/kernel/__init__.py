"""The fast twin of the rules: bitboards, compiled where Numba is installed, many games in one call.

`to_state` and `to_position` lead in and out; a state is one row of words, and copying it is a clone. Importing this
room imports NumPy and Numba, so only callers that need speed import it; nothing is compiled before the first call.
Compiled code of other rooms uses `kernel.compiled`, and nothing else of this room's files.
In a browser, without NumPy and compiler, the room has what needs neither; compiled functions are in `side_module`.
"""

import sys

from . import arrays
from .actions import action_count, action_of, move_of
from .bridge import to_position, to_state
from .layout import STATE_WORDS
from .side_module import compiled_before
from .word import Word

if sys.platform != "emscripten":
    from .batch import (
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
    from .jit import CACHE_FOLDER, COMPILED
    from .lanes import BEGIN, DECIDE, LEAVE, SHOW, Lanes, LaneView, random_decisions, views
    from .moves import play
    from .planes import PLANES
    from .rounds import CLAIM_DUE, DEAL_DUE, KINGS_DUE, OVER, PLACE_DUE
    from .table_vector import DOMINO_FIELDS, LANE_FIELDS, TABLE_SIZE, TableIndex
    from .tables import FlagArray, FloatArray, NumberArray, WordArray
    from .warmup import WarmUpProgress, WarmUpStep, is_kept, is_warm, warm_up, warm_up_in_background
else:
    play_chance = compiled_before("play_chance")

__all__ = [
    "BEGIN",
    "CACHE_FOLDER",
    "CLAIM_DUE",
    "COMPILED",
    "DEAL_DUE",
    "DECIDE",
    "DOMINO_FIELDS",
    "KINGS_DUE",
    "LANE_FIELDS",
    "LEAVE",
    "OVER",
    "PLACE_DUE",
    "PLANES",
    "SHOW",
    "STATE_WORDS",
    "TABLE_SIZE",
    "FlagArray",
    "FloatArray",
    "LaneView",
    "Lanes",
    "NumberArray",
    "TableIndex",
    "WarmUpProgress",
    "WarmUpStep",
    "Word",
    "WordArray",
    "action_count",
    "action_of",
    "arrays",
    "compiled_before",
    "deal",
    "draw_kings",
    "due",
    "is_kept",
    "is_warm",
    "legal_actions",
    "legal_masks",
    "move_of",
    "places",
    "play",
    "play_chance",
    "playouts",
    "random_decisions",
    "scores",
    "step",
    "to_act",
    "to_position",
    "to_state",
    "to_states",
    "views",
    "warm_up",
    "warm_up_in_background",
]
