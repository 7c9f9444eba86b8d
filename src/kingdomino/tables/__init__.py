"""Tables without sockets or storage: a table is the sum of its events, a command leads to events or is refused.

What people may see of a table and the messages to and from them are here too. Hosts bring the rest: connections,
storage, bots and the time, in milliseconds since 1970.
"""

from . import advising, asking, challenge, deciding, gathering, messages, talking, views
from .between import Between, between, table_before
from .faces import with_faces
from .log import FORMAT, Unreadable, read_before, read_events, starts_log, write_events
from .news import News, Told
from .playing import Decision, LastDecision, Moment, Playing, moment_from_position, read_move
from .seats import Seats
from .table import Table

__all__ = [
    "FORMAT",
    "Between",
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
    "between",
    "challenge",
    "deciding",
    "gathering",
    "messages",
    "moment_from_position",
    "read_before",
    "read_events",
    "read_move",
    "starts_log",
    "table_before",
    "talking",
    "views",
    "with_faces",
    "write_events",
]
