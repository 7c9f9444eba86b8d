"""Documents in text: one-line positions and game records. A value's own short text lives with the value in `rules`."""

from .position_line import parse_position, position_line
from .record import (
    RESULT_OF_A_RUNNING_GAME,
    Piece,
    Reading,
    Record,
    join_names,
    read_record,
    split_names,
    split_records,
    write_record,
)

__all__ = [
    "RESULT_OF_A_RUNNING_GAME",
    "Piece",
    "Reading",
    "Record",
    "join_names",
    "parse_position",
    "position_line",
    "read_record",
    "split_names",
    "split_records",
    "write_record",
]
