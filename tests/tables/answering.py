"""Answers to bodies as the HTTP API gives them, without HTTP."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kingdomino import KingdominoError
from kingdomino.tables.messages import Reader


def answer(work: Callable[[Any], Any], kind: Any, body: object) -> Any:
    """What a client reads after sending this body."""
    return told(work(Reader[Any](kind, "unreadable_body").read(json.dumps(body))))


def told(found: object) -> Any:
    """What a client reads of an answer."""
    return msgspec.json.decode(msgspec.json.encode(found))


def refusal(work: Callable[[Any], Any], kind: Any, body: object) -> KingdominoError:
    """Why a body is refused."""
    with pytest.raises(KingdominoError) as refused:
        answer(work, kind, body)
    return refused.value
