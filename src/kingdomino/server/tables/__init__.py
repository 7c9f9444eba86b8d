"""Tables without sockets or storage: a table is the sum of its events, a command leads to events or is refused."""

from . import advising, asking, challenge, deciding, gathering, turns
from .faces import with_faces
from .playing import Decision, LastDecision, Moment, Playing, read_move
from .seats import Seats
from .table import REMEMBERED, Table

__all__ = [
    "REMEMBERED",
    "Decision",
    "LastDecision",
    "Moment",
    "Playing",
    "Seats",
    "Table",
    "advising",
    "asking",
    "challenge",
    "deciding",
    "gathering",
    "read_move",
    "turns",
    "with_faces",
]
