"""Budgets, seeds and threads as callers give them."""

from __future__ import annotations

from hashlib import sha256
from math import inf
from numbers import Real

from kingdomino.rules import KingdominoError, clipped, whole_number


def whole(name: str, given: object, least: int) -> int:
    """An integer of any type, as a plain int."""
    number = whole_number(given)
    if number is None or number < least:
        raise KingdominoError("unusable_budget", name=name, value=clipped(given))
    return number


def check_seconds(given: object) -> None:
    """Refuse seconds that are none."""
    if isinstance(given, bool) or not isinstance(given, Real) or not 0 < float(given) < inf:
        raise KingdominoError("unusable_budget", name="seconds", value=clipped(given))


def stream(seed: int) -> int:
    """64 bits that begin an independent stream for every seed: neighbouring seeds must not give one stream, shifted."""
    return int.from_bytes(sha256(f"kingdomino-search/{seed}/0".encode()).digest()[:8], "little")
