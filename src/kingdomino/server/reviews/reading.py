"""Stored steps of a review, read for clients."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from kingdomino.analysis import Step, accuracy_of, read_step
from kingdomino.server.storage.figures import ReviewFigures

#: A step as JSON, without the alternatives of a decision.
StepFound = dict[str, Any]


def parts(text: str) -> tuple[str, str]:
    """A step as a worker wrote it, in two parts as they are stored: the alternatives apart."""
    found: StepFound = json.loads(text)
    alternatives = found.pop("alternatives", [])
    return json.dumps(found, separators=(",", ":")), json.dumps(alternatives, separators=(",", ":"))


def joined(step: str, alternatives: str) -> StepFound:
    """Both parts together."""
    found: StepFound = json.loads(step)
    return found if "luck" in found else {**found, "alternatives": json.loads(alternatives)}


def whole_step(step: str, alternatives: str) -> Step:
    """The step that was stored in two parts."""
    return read_step(json.dumps(joined(step, alternatives)))


def figures(steps: Sequence[StepFound], players: int) -> tuple[ReviewFigures, ...]:
    """What all steps of a review say of each seat that had something to decide."""
    exact = accuracy(steps, players)
    graded = [step["seat"] for step in steps if step.get("grade") is not None]
    lucks = [step["luck"] for step in steps if step.get("luck") is not None]
    return tuple(
        ReviewFigures(seat, graded.count(seat), value, sum(luck[seat] for luck in lucks))
        for seat, value in enumerate(exact)
        if value is not None
    )


def accuracy(steps: Sequence[StepFound], players: int) -> tuple[float | None, ...]:
    """By seat, of the decisions so far."""
    graded = [step for step in steps if step.get("grade") is not None]
    return tuple(accuracy_of([step["lost_wins"] for step in graded if step["seat"] == seat]) for seat in range(players))
