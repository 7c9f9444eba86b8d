"""A host of tables for one person: no connections, no event loop, no storage of its own.

It takes messages and questions one after the other and says what has to be kept before the answers may be sent. In a
browser that is a database of the page; in the tests it is a dictionary.
"""

from .door import Door
from .host import Host
from .opponents import Chooser
from .questions import Answer, ask
from .thinking import choose

__all__ = ["Answer", "Chooser", "Door", "Host", "ask", "choose"]
