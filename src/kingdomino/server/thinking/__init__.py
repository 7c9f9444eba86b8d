"""Who thinks for the bots: processes of this server, or workers that take jobs from Redis."""

from .interface import NoThinker, Thinker, Warming
from .job import Job
from .local import LocalThinker
from .remote import RedisThinker

__all__ = ["Job", "LocalThinker", "NoThinker", "RedisThinker", "Thinker", "Warming"]
