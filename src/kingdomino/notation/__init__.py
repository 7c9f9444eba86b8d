"""Documents in text: one-line positions and game records. A value's own short text lives with the value in `rules`."""

from .position_line import parse_position, position_line
from .record import (
    MOST_TAGS,
    RESULT_OF_A_RUNNING_GAME,
    TAG_NAME,
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
    "MOST_TAGS",
    "RESULT_OF_A_RUNNING_GAME",
    "TAG_NAME",
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
