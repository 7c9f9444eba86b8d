"""A job for the bots' processes: what servers ask and workers read, as text with a version."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from kingdomino.bots import LEVELS, WITHOUT_BUDGET, Budget, bot

#: Rises with every change of a job's text. A worker says which versions it reads, and is given no others.
JOB_VERSION: Final = 5

#: What is to be worked out: a bot's move, the values of all moves, a hint, the grade of a move, a step of a review.
Kind = Literal["move", "analyse", "hint", "grade", "review"]
KINDS: Final[tuple[Kind, ...]] = ("move", "analyse", "hint", "grade", "review")

QUICK: Final = "quick"
DEEP: Final = "deep"
#: Levels that answer in milliseconds never wait for those that search.
LANES: Final = (QUICK, DEEP)

#: Where jobs wait that are no moves: those that a person waits for, and those of reviews.
ASKED: Final = "asked"
REVIEW: Final = "review"
#: Every queue: a level's moves, then the others.
QUEUES: Final = (*LEVELS, ASKED, REVIEW)
#: Ranks: what somebody waits for now, then reviews and comparisons, then moves at tables where nobody is.
AWAITED: Final = 0
BACKGROUND: Final = 1
UNATTENDED: Final = 2

#: Seconds for an analysis without a budget.
_USUAL_SECONDS: Final = 1.0
#: Playouts that a slow machine does in a second: how long a job with a number of playouts may take at most.
_PLAYOUTS_A_SECOND: Final = 500


def lane_of(queue: str) -> str:
    """The lane of a queue's jobs."""
    return QUICK if queue in WITHOUT_BUDGET else DEEP


class UnreadableJob(ValueError):
    """A text that is no job, or one of another version."""


@dataclass(frozen=True, slots=True)
class Job:
    """A position to think about. `name` says for which game and version: servers that ask for the same name ask once.

    A `move` is that of a `level`; one that searches thinks for `seconds`, its usual ones where none are given, or does
    `playouts`. Levels that do not search take the seed alone. An analysis has no level; to `grade` needs the `move`.
    Playouts and a `seed` together give the same answer on every machine. In the `background` it waits for what somebody
    waits for now.
    Time to think is shared among guests: `guest` is whose table or question it is, and a job of a table where nobody is
    (not `attended`) waits for those that somebody waits for.

    A `review` takes the `record` of a finished game and the number of moves that are `done`; `value` is that of the
    position behind them, by seat. Without one, the value of the first position is asked for.
    """

    name: str
    position: str = ""
    level: str = ""
    seconds: float | None = None
    playouts: int | None = None
    seed: int | None = None
    kind: Kind = "move"
    move: str | None = None
    background: bool = False
    record: str = ""
    done: int = 0
    value: tuple[float, ...] = ()
    guest: int = 0
    attended: bool = True

    @property
    def queue(self) -> str:
        """The jobs that it waits among; a process says which queues it is able to serve."""
        if self.kind == "move":
            return self.level
        return REVIEW if self.background or self.kind == "review" else ASKED

    @property
    def rank(self) -> int:
        """Jobs of a lower rank come first."""
        if self.background or self.kind == "review":
            return BACKGROUND
        return AWAITED if self.attended else UNATTENDED

    @property
    def lane(self) -> str:
        """The thread that does it."""
        return lane_of(self.queue)

    @property
    def budget(self) -> dict[str, Any]:
        """How long and with which seed to think, as `Bot.choose` takes it."""
        return {"seconds": self.seconds, "playouts": self.playouts, "seed": self.seed}

    def expected_seconds(self) -> float:
        """How long thinking takes; refused where there is no such level or the budget is none."""
        Budget(self.seconds, self.playouts, self.seed)
        usual = _USUAL_SECONDS if self.kind != "move" else getattr(bot(self.level), "seconds", 0.0)
        assert isinstance(usual, float)
        if self.lane != DEEP:
            return usual
        if self.playouts is not None:
            return self.playouts / _PLAYOUTS_A_SECOND
        return usual if self.seconds is None else self.seconds

    def text(self) -> str:
        """The job for other processes."""
        return json.dumps({"v": JOB_VERSION, **asdict(self)})

    @staticmethod
    def read(text: str | bytes) -> Job:
        """The job in a text of another process."""
        try:
            found = json.loads(text)
            version, kind = found.pop("v"), found["kind"]
            job = Job(**{**found, "value": tuple(found["value"])})
        except (ValueError, TypeError, KeyError, AttributeError):
            raise UnreadableJob("not a job") from None
        if version != JOB_VERSION or kind not in KINDS:
            raise UnreadableJob(f"version {version}, kind {kind}")
        return job
