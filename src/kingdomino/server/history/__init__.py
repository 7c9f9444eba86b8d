"""What a table's log holds: entries with a version, read by every later version of the program.

The types here are the log's own. What goes over the wire and what pages show may change at any time; an entry that was
written never does. `FORMAT` rises with every change of `entries`, together with an upcaster from the format before and
a golden database.
"""

from .codec import FORMAT, Unreadable, read_events, write_events

__all__ = ["FORMAT", "Unreadable", "read_events", "write_events"]
