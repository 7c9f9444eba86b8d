"""Who thinks for the bots: processes of this server, or workers that share its PostgreSQL."""

from .interface import NoThinker, Thinker, Warming
from .job import Job
from .local import LocalThinker
from .remote import RemoteThinker

__all__ = ["Job", "LocalThinker", "NoThinker", "RemoteThinker", "Thinker", "Warming"]
