"""The messages between client and host, by direction: typed once here; JSON Schema and TypeScript follow from it."""

from . import client, events, server, shapes
from .codec import MOST_BYTES, id_of, kind_of, read_client, read_server, write_server, written
from .reading import PROBLEMS, FieldProblem, Reader, WrongField
from .schema import definitions, schema

__all__ = [
    "MOST_BYTES",
    "PROBLEMS",
    "FieldProblem",
    "Reader",
    "WrongField",
    "client",
    "definitions",
    "events",
    "id_of",
    "kind_of",
    "read_client",
    "read_server",
    "schema",
    "server",
    "shapes",
    "write_server",
    "written",
]
