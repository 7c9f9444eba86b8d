"""The messages between client and server, by direction: typed once here; JSON Schema and TypeScript follow from it."""

from . import client, events, server, shapes
from .codec import MOST_BYTES, id_of, read_client, read_server, schema, write_server

__all__ = [
    "MOST_BYTES",
    "client",
    "events",
    "id_of",
    "read_client",
    "read_server",
    "schema",
    "server",
    "shapes",
    "write_server",
]
