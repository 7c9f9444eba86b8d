"""Tables without sockets or storage: a table is the sum of its events, a command leads to events or is refused.

What people may see of a table and the messages to and from them are here too. Hosts bring the rest: connections,
storage, bots and the time, in milliseconds since 1970.
"""

from . import advising, asking, challenge, deciding, gathering, messages, talking, views
from .faces import with_faces
from .log import FORMAT, Unreadable, read_events, write_events
from .news import News, Told
from .playing import Decision, LastDecision, Moment, Playing, moment_from_position, read_move
from .seats import Seats
from .table import REMEMBERED, Table

__all__ = [
    "FORMAT",
    "REMEMBERED",
    "Decision",
    "LastDecision",
    "Moment",
    "News",
    "Playing",
    "Seats",
    "Table",
    "Told",
    "Unreadable",
    "advising",
    "asking",
    "challenge",
    "deciding",
    "gathering",
    "messages",
    "moment_from_position",
    "read_events",
    "read_move",
    "talking",
    "views",
    "with_faces",
    "write_events",
]
