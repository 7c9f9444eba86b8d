"""Which style of search suits which game: found by playing them against each other (docs/decisions tells how)."""

from __future__ import annotations

from kingdomino.rules import Ruleset

from .engine import Style
from .tree import Shape
from .weights import Judgement


def style_for(rules: Ruleset) -> Style:
    """The strongest style known for these rules."""
    del rules
    return Style(Judgement(), Shape())
