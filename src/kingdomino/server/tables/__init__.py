"""Tables without sockets or storage: a table is the sum of its events, a command leads to events or is refused."""

from . import asking, deciding, gathering
from .playing import Decision, Moment, Playing, read_move
from .table import REMEMBERED, Table

__all__ = ["REMEMBERED", "Decision", "Moment", "Playing", "Table", "asking", "deciding", "gathering", "read_move"]
