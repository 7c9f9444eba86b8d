"""Compiling ahead: step by step with progress, or in the background while a person looks at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Lock, Thread
from typing import Final

import numpy as np

from kingdomino.rules import Position, Ruleset

from . import batch, lanes
from .jit import CACHE_FOLDER, COMPILED

#: Called with the steps done, the steps in all, and the name of the one that comes next ("" at the end).
WarmUpProgress = Callable[[int, int, str], None]
#: A name and a call that compiles one entry point.
WarmUpStep = tuple[str, Callable[[], object]]

_lock: Final = Lock()
_done: Final[set[str]] = set()


def _own_steps() -> tuple[WarmUpStep, ...]:
    states = batch.to_states([Position.start(Ruleset())])
    generators = np.zeros(1, np.uint64)
    games = lanes.Lanes(Ruleset(), 1)
    return (
        ("due", lambda: batch.due(states)),
        ("to_act", lambda: batch.to_act(states)),
        ("draw_kings", lambda: batch.draw_kings(states, [0])),
        ("deal", lambda: batch.deal(states, [0])),
        ("play_chance", lambda: batch.play_chance(states, generators)),
        ("legal_actions", lambda: batch.legal_actions(states)),
        ("legal_masks", lambda: batch.legal_masks(states)),
        ("step", lambda: batch.step(states, [-1])),
        ("scores", lambda: batch.scores(states)),
        ("places", lambda: batch.places(states)),
        ("playouts", lambda: batch.playouts(states, 1, 0)),
        ("play_lanes", lambda: games.play(np.array([lanes.BEGIN]))),
        ("view_states", lambda: lanes.views(states, Ruleset(), np.zeros(1, np.int64), np.zeros(1, np.bool_))),
        ("random_decisions", lambda: lanes.random_decisions(np.ones((1, 1), np.int8), generators)),
    )


def warm_up(progress: WarmUpProgress | None = None, more: Sequence[WarmUpStep] = ()) -> None:
    """Compile every entry point, then the steps `more` of other rooms; a step already done is skipped."""
    with _lock:
        steps = (*_own_steps(), *more)
        for number, (name, call) in enumerate(steps):
            if progress is not None:
                progress(number, len(steps), name)
            if name not in _done:
                call()
                _done.add(name)
        if progress is not None:
            progress(len(steps), len(steps), "")


def is_warm(more: Sequence[WarmUpStep] = ()) -> bool:
    """Whether `warm_up` has nothing left to do in this process; always true where nothing is compiled."""
    return not COMPILED or all(name in _done for name, _ in (*_own_steps(), *more))


def is_kept(steps: Sequence[WarmUpStep]) -> bool:
    """Whether the machine code of these steps is on the disk, made by this process or another.

    Code of an older version of a function counts as well: it is replaced when the function is called.
    """
    return CACHE_FOLDER is not None and all(any(CACHE_FOLDER.rglob(f"*.{name}-*.nbc")) for name, _ in steps)


def warm_up_in_background(progress: WarmUpProgress | None = None, more: Sequence[WarmUpStep] = ()) -> Thread:
    """Start `warm_up` in a thread that does not keep the program alive; join it to wait."""
    thread = Thread(target=warm_up, args=(progress, more), name="kingdomino-warm-up", daemon=True)
    thread.start()
    return thread
