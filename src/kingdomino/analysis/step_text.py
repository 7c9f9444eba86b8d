"""Steps of a review as text, and back: what a worker answers, and what is stored of a review that is being made."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from kingdomino.rules import Fact, Move

from .cause import Cause
from .review import Decision, Draw, Step

if TYPE_CHECKING:
    from kingdomino.search import Candidate

#: The fields of a decision that are written as they are.
_PLAIN = (
    "number", "seat", "grade", "wins_before", "wins_after", "lost_wins", "lost_points", "error", "points_error",
    "value_error", "margin", "exact", "seed",
)  # fmt: skip
#: Those of them that follow from others.
_DERIVED = frozenset({"wins_before", "wins_after", "lost_wins"})
#: The fields of a candidate behind its move, in this order.
_OF_CANDIDATE = ("wins", "shares", "margin", "points", "error", "margin_error", "playouts")


def write_step(step: Step) -> str:
    """A step as JSON. Numbers are written in full: the step that is read again is equal."""
    if isinstance(step, Draw):
        found: dict[str, object] = {"number": step.number, "move": str(step.move), "luck": step.luck}
    else:
        found = {name: getattr(step, name) for name in _PLAIN}
        found |= {"move": str(step.move), "best": str(step.best)}
        found["alternatives"] = [_write_candidate(candidate) for candidate in step.alternatives]
        found["causes"] = [[cause.code, cause.weight, dict(cause.facts)] for cause in step.causes]
    return json.dumps({**found, "before": step.before, "shares": step.shares}, separators=(",", ":"))


def read_step(text: str) -> Step:
    """The step that was written."""
    found = json.loads(text)
    before, shares, move = tuple(found["before"]), tuple(found["shares"]), Move.parse(found["move"])
    if "luck" in found:
        return Draw(found["number"], move, before, shares)  # type: ignore[arg-type]
    return Decision(
        move=move,
        best=Move.parse(found["best"]),
        before=before,
        shares=shares,
        alternatives=tuple(map(_read_candidate, found["alternatives"])),
        causes=tuple(_read_cause(*cause) for cause in found["causes"]),
        **{name: found[name] for name in _PLAIN if name not in _DERIVED},
    )


def _write_candidate(candidate: Candidate) -> list[object]:
    return [str(candidate.move), *(getattr(candidate, name) for name in _OF_CANDIDATE)]


def _read_candidate(found: list[Any]) -> Candidate:
    from kingdomino.search import Candidate

    values = dict(zip(_OF_CANDIDATE, found[1:], strict=True))
    return Candidate(move=Move.parse(found[0]), **{**values, "shares": tuple(values["shares"])})


def _read_cause(code: str, weight: float, facts: dict[str, Any]) -> Cause:
    return Cause(code, weight, tuple((name, _fact(value)) for name, value in facts.items()))


def _fact(value: Any) -> Fact:  # noqa: ANN401 - JSON
    return tuple(map(_fact, value)) if isinstance(value, list) else value
