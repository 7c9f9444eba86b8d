"""A sound message of every type that a client may send: new types are covered by themselves, new fields added here."""

from __future__ import annotations

from typing import Any, get_args

from msgspec import NODEFAULT
from msgspec.structs import fields

from kingdomino.tables.messages import client as c

KINDS: tuple[Any, ...] = get_args(c.ClientMessage)


def kind_of(kind: Any) -> Any:
    """The word that a type is known by."""
    return kind.__struct_config__.tag


def sample(kind: Any, table: str, **own: Any) -> dict[str, Any]:
    """A message with every field that it must have, about the first seat of a table."""
    usual: dict[str, Any] = {
        "id": f"the {kind_of(kind)}",
        "table": table,
        "secret": "1.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "rules": "2 classic",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "dynasty": False,
        "listed": False,
        "seat": 0,
        "level": "page",
        "version": 0,
        "move": "=1",
        "agree": True,
        "domino": 1,
        "word": "thinking",
        "step": 1,
        "ready": True,
        "covered": True,
        **own,
    }
    needed = [part.name for part in fields(kind) if part.default is NODEFAULT]
    return {"type": kind_of(kind), **{name: usual[name] for name in needed}}
