"""What a table's log holds: entries with a version, read by every later version of the program.

The types here are the log's own. What goes over the wire and what pages show may change at any time; an entry that was
written never does. `FORMAT` rises with every change of `entries`, together with an upcaster from the format before and
a golden database. Snapshots are derived from the log and have a format of their own.
"""

from .codec import FORMAT, Unreadable, read_events, write_events
from .mapping import clock_shape, result_shape, stored_clock, stored_result
from .snapshots import (
    SNAPSHOT_FORMAT,
    ChallengeState,
    DecisionState,
    GameState,
    HappeningState,
    SeatState,
    TableState,
    UndoState,
    read_state,
    write_state,
)

__all__ = [
    "FORMAT",
    "SNAPSHOT_FORMAT",
    "ChallengeState",
    "DecisionState",
    "GameState",
    "HappeningState",
    "SeatState",
    "TableState",
    "UndoState",
    "Unreadable",
    "clock_shape",
    "read_events",
    "read_state",
    "result_shape",
    "stored_clock",
    "stored_result",
    "write_events",
    "write_state",
]
