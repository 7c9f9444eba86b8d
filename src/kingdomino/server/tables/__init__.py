"""Tables without sockets or storage: a table is the sum of its events, a command leads to events or is refused."""

from . import asking, deciding, gathering, turns
from .faces import with_faces
from .playing import Decision, Moment, Playing, read_move
from .seats import Seats
from .table import REMEMBERED, Table

__all__ = [
    "REMEMBERED",
    "Decision",
    "Moment",
    "Playing",
    "Seats",
    "Table",
    "asking",
    "deciding",
    "gathering",
    "read_move",
    "turns",
    "with_faces",
]
