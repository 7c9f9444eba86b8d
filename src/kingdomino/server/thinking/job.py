"""A job for a bot: what servers ask and workers read, as text with a version."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from kingdomino.bots import WITHOUT_BUDGET, Budget, bot

#: Rises with every change of a job's text. A worker says which versions it reads, and is given no others.
JOB_VERSION: Final = 2

QUICK: Final = "quick"
DEEP: Final = "deep"
#: Levels that answer in milliseconds never wait for those that search.
LANES: Final = (QUICK, DEEP)

#: Playouts that a slow machine does in a second: how long a job with a number of playouts may take at most.
_PLAYOUTS_A_SECOND: Final = 500


class UnreadableJob(ValueError):
    """A text that is no job, or one of another version."""


@dataclass(frozen=True, slots=True)
class Job:
    """A decision to be made. `name` says for which game and version: servers that ask for the same name ask once.

    A level that searches thinks for `seconds`, its usual ones where none are given, or does `playouts`. Playouts and a
    `seed` together give the same answer on every machine. Levels that do not search take the seed alone.
    """

    name: str
    position: str
    level: str
    seconds: float | None = None
    playouts: int | None = None
    seed: int | None = None
    kind: Literal["move"] = "move"

    @property
    def lane(self) -> str:
        """The queue that it waits in."""
        return QUICK if self.level in WITHOUT_BUDGET else DEEP

    @property
    def budget(self) -> dict[str, Any]:
        """How long and with which seed to think, as `Bot.choose` takes it."""
        return {"seconds": self.seconds, "playouts": self.playouts, "seed": self.seed}

    def expected_seconds(self) -> float:
        """How long thinking takes; refused where there is no such level or the budget is none."""
        Budget(self.seconds, self.playouts, self.seed)
        usual = getattr(bot(self.level), "seconds", 0.0)
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
            job = Job(**found)
        except (ValueError, TypeError, KeyError, AttributeError):
            raise UnreadableJob("not a job") from None
        if version != JOB_VERSION or kind != "move":
            raise UnreadableJob(f"version {version}, kind {kind}")
        return job
