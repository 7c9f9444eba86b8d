"""What hints and grades tell, from what an analysis found."""

from __future__ import annotations

from typing import Any

from kingdomino.analysis import code_in_short
from kingdomino.tables.messages.shapes import GradeView, HintView, Why


def hint_view(found: Any, step: int) -> HintView:  # noqa: ANN401 - JSON
    """What one step of a hint tells, and nothing of the later ones."""
    if step == 1:
        return HintView(1, _why(found["look"]))
    if step == 2:
        squares = tuple((x, y) for x, y in found["squares"])
        return HintView(2, _why(found["here"]), squares, tuple(found["dominoes"]))
    reasons = tuple(map(_why, found["reasons"]))
    return HintView(3, reasons[0], move=found["move"], reasons=reasons)


def grade_view(found: Any) -> GradeView:  # noqa: ANN401 - JSON
    """A grade with what the better move does, by the weightiest reason, in the few words of hints."""
    why = None
    if found["causes"]:
        code, facts = found["causes"][0]["code"], found["causes"][0]["facts"]
        why = Why(code_in_short(code), facts)
    return GradeView(found["move"], found["grade"], why)


def _why(cause: Any) -> Why:  # noqa: ANN401 - JSON
    return Why(cause["code"], cause["facts"])
