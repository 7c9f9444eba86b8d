"""Lanes of games, from Python: each lane plays one game after another by the same rules, in compiled code.

An environment tells every lane what to do and gets a view of all of them: which decisions are legal, and what the
player to act sees. Arrays of a view are new at every call, so a caller may keep them.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from kingdomino.rules import Position, Ruleset

from . import batch, lane_loops
from .actions import action_count
from .boards import board_for
from .bridge import to_state
from .lane_loops import ACTED, ENDED, GENERATOR, ILLEGAL, NEXT_GAME, PLACES, POINTS, REPORT, RUN_SEED, TO_ACT
from .planes import PLANES, SmallArray
from .table_vector import TABLE_SIZE
from .tables import NumberArray, WordArray

#: What a lane is told to do.
LEAVE, DECIDE, BEGIN, SHOW = (np.int8(order) for order in range(4))

_SEED_BYTES: Final = 8


@dataclass(frozen=True, slots=True)
class LaneView:
    """What the players to act see; a row a lane. Planes and table are empty where they are not kept."""

    masks: SmallArray
    kingdoms: SmallArray
    table: SmallArray


class Lanes:
    """Games in progress, one a lane; `planes` says whether views have kingdoms and tables."""

    def __init__(self, rules: Ruleset, count: int, *, planes: bool = True, threads: int = 1) -> None:
        span = board_for(rules.grid).span
        self.rules, self.count = rules, count
        self._planes_shape = (PLANES * rules.players, span, span) if planes else (0, span, span)
        self._actions = action_count(rules.grid)
        self._start = to_state(Position.start(rules))
        self._cells = self._planes_shape[0] * span * span
        self._planes = np.zeros((count, self._cells), np.int8)
        self._fields = TABLE_SIZE if planes else 0
        self._seeds = np.zeros((count, 3), np.uint64)
        self._reports = np.zeros((count, REPORT), np.int64)
        self._reports[:, TO_ACT] = self._reports[:, ACTED] = -1
        self._reports[:, ENDED] = 1
        self._idle = np.zeros(count, np.int64)
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        #: One row a lane, in the kernel's words.
        self.states: WordArray = np.repeat(self._start[np.newaxis], count, axis=0)

    def sow(self, seed: int, lanes: npt.NDArray[np.bool_] | None = None) -> None:
        """Let these lanes, or all, play the games of a seed from the first on: game k of lane i is (seed, i, k)."""
        chosen = slice(None) if lanes is None else lanes
        digest = sha256(f"kingdomino-lanes-1/{seed}".encode()).digest()
        self._seeds[chosen, RUN_SEED] = np.frombuffer(digest[:_SEED_BYTES], "<u8")[0]
        self._seeds[chosen, NEXT_GAME] = 0

    def empty_view(self) -> LaneView:
        """Room for a view of all lanes."""
        return LaneView(
            np.zeros((self.count, self._actions), np.int8),
            np.empty((self.count, *self._planes_shape), np.int8),
            np.empty((self.count, self._fields), np.int8),
        )

    def play(self, orders: SmallArray, decisions: NumberArray | None = None, view: LaneView | None = None) -> LaneView:
        """Do what the orders say, one a lane; lanes that are left keep their rows of the given view."""
        seen = self.empty_view() if view is None else view
        arguments = (
            self.states,
            self._start,
            self._seeds,
            self._planes,
            orders,
            self._idle if decisions is None else decisions,
            self._reports,
            seen.masks,
            seen.kingdoms.reshape(self.count, -1),
            seen.table,
        )
        if self._pool is None:
            lane_loops.play_lanes(*arguments, 0, self.count)
        else:
            cuts = [self.count * part // self._threads for part in range(self._threads + 1)]
            for done in [self._pool.submit(lane_loops.play_lanes, *arguments, *part) for part in pairwise(cuts)]:
                done.result()
        return seen

    def begin_from(self, position: Position, lanes: npt.NDArray[np.bool_]) -> LaneView:
        """Begin the next games of these lanes from a position by the same rules, and show all lanes."""
        usual, self._start = self._start, to_state(position)
        try:
            self.play(np.where(lanes, BEGIN, LEAVE))
        finally:
            self._start = usual
        if lanes.any():
            self._reports[lanes, POINTS : POINTS + self.rules.players] = batch.scores(self.states[lanes])
        return self.play(np.full(self.count, SHOW))

    @property
    def generators(self) -> WordArray:
        """The generator of each lane's game: after its beginning a word that follows from (seed, lane, game) alone."""
        return self._seeds[:, GENERATOR]

    @property
    def to_act(self) -> NumberArray:
        """The seat that decides in each lane; -1 where the game has ended."""
        return self._reports[:, TO_ACT]

    @property
    def acted(self) -> NumberArray:
        """The seat that decided last in each lane; -1 before the first decision."""
        return self._reports[:, ACTED]

    @property
    def ended(self) -> npt.NDArray[np.bool_]:
        """The lanes whose game has ended, or has not begun."""
        return np.not_equal(self._reports[:, ENDED], 0)

    @property
    def illegal(self) -> npt.NDArray[np.bool_]:
        """The lanes whose game ended by an illegal decision."""
        return np.not_equal(self._reports[:, ILLEGAL], 0)

    @property
    def points(self) -> NumberArray:
        """Points by seat, with bonuses at the end (R26); where no planes are kept, only at the end."""
        return self._reports[:, POINTS : POINTS + self.rules.players]

    @property
    def places(self) -> NumberArray:
        """Places by seat (R31-R33), where the game has ended."""
        return self._reports[:, PLACES : PLACES + self.rules.players]

    def close(self) -> None:
        """End the threads, if any."""
        if self._pool is not None:
            self._pool.shutdown()


def views(
    states: WordArray, rules: Ruleset, observers: NumberArray, ended: npt.NDArray[np.bool_]
) -> tuple[SmallArray, SmallArray]:
    """The kingdoms and the table that a seat sees in each state; `ended` marks games that were broken off."""
    span = board_for(rules.grid).span
    shape = (len(states), PLANES * rules.players, span, span)
    kingdoms, tables = np.empty(shape, np.int8), np.empty((len(states), TABLE_SIZE), np.int8)
    workspace = np.empty(kingdoms[0].size, np.int8)
    flat = kingdoms.reshape(len(states), -1)
    lane_loops.view_states(states, observers, ended.astype(np.int8), workspace, flat, tables)
    return kingdoms, tables


def random_decisions(masks: SmallArray, generators: WordArray) -> NumberArray:
    """A legal decision for every lane, all equally likely; 0 where there is none. Each generator begins as any seed."""
    out = np.empty(len(masks), np.int64)
    lane_loops.random_decisions(masks, generators, out)
    return out
