"""Who thinks for the bots: processes of this server, or workers that take jobs from Redis."""

from .interface import NoThinker, Thinker, Warming
from .local import LocalThinker
from .remote import RedisThinker

__all__ = ["LocalThinker", "NoThinker", "RedisThinker", "Thinker", "Warming"]
