"""Documents in text: game records and their replay. A value's own short text lives with the value in `rules`."""

from .annotations import Annotation, Comment, annotate
from .finished_record import write_finished
from .names import join_names, names_by_seat, split_names
from .positions import parse_position, position_line
from .record import Reading, Record, read_record, write_record
from .record_file import Piece, split_records
from .replays import Replay, replay
from .tags import COMMITMENT, COMMITMENT_FORM, DECK, SALT, Revealed, head_tags, with_further_tags

__all__ = [
    "COMMITMENT",
    "COMMITMENT_FORM",
    "DECK",
    "SALT",
    "Annotation",
    "Comment",
    "Piece",
    "Reading",
    "Record",
    "Replay",
    "Revealed",
    "annotate",
    "head_tags",
    "join_names",
    "names_by_seat",
    "parse_position",
    "position_line",
    "read_record",
    "replay",
    "split_names",
    "split_records",
    "with_further_tags",
    "write_finished",
    "write_record",
]
