"""Entrants: a bot by name, from the user's file or by a command, and its budget for each decision, as one text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from kingdomino.rules import KingdominoError, clipped

from .player import Budget
from .registry import WITHOUT_BUDGET, bot_names

_ENTRANT: Final = re.compile(r"(?P<bot>.+?)(?:@(?P<seconds>[^@:]*)|:(?P<playouts>[0-9]+))?")
_SECONDS: Final = re.compile(r"[0-9]{1,9}(?:\.[0-9]{0,9})?|\.[0-9]{1,9}")
#: A file's ending, a folder, or a dotted module.
_FILE_OR_MODULE: Final = re.compile(r"\.py$|[/\\]|\w\.\w")
_MOST_DIGITS: Final = 12
#: `cmd:./mybot --fast` is a program of any language. The rest of the text is its command, without a budget.
COMMAND_PREFIX: Final = "cmd:"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot and its budget for each decision; without one the bot uses its own default."""

    bot: str
    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        budget = Budget(self.seconds, self.playouts)
        object.__setattr__(self, "seconds", budget.seconds)
        object.__setattr__(self, "playouts", budget.playouts)
        if ":" not in self.bot and self.bot not in bot_names():
            raise _unknown(self.bot)

    def __str__(self) -> str:
        if self.bot.startswith(COMMAND_PREFIX):
            return self.bot
        if self.seconds is not None:
            return f"{self.bot}@{self.seconds:.9f}".rstrip("0").removesuffix(".")
        return self.bot if self.playouts is None else f"{self.bot}:{self.playouts}"

    @staticmethod
    def parse(text: str, *, seconds: float | None = None, playouts: int | None = None) -> Entrant:
        """Read `king`, `king@0.1` (seconds), `king:2000` (playouts), `mybot.py:MyBot`, `package.module:MyBot` or
        `cmd:./mybot --fast`, whose command is taken as it is.

        `seconds` and `playouts` apply to an entrant whose text has no budget, unless it decides at once.
        """
        if text.startswith(COMMAND_PREFIX):
            return Entrant(text, seconds, playouts)
        found = _ENTRANT.fullmatch(text)
        if found is None:
            raise _unknown(text)
        if found["seconds"] is not None:
            return Entrant(found["bot"], seconds=_seconds(found["seconds"], text))
        if found["playouts"] is not None:
            return Entrant(found["bot"], playouts=_playouts(found["playouts"], text))
        if text.partition(":")[0] in bot_names() and ":" in text:
            raise KingdominoError("unreadable_budget", entrant=clipped(text))
        return Entrant(text) if text in WITHOUT_BUDGET else Entrant(text, seconds, playouts)


def _unknown(name: str) -> KingdominoError:
    """A file or module without `:Class` gets a hint at it."""
    if _FILE_OR_MODULE.search(name):
        return KingdominoError("bot_without_class", name=clipped(name))
    return KingdominoError("no_such_bot", name=clipped(name), known=bot_names())


def _seconds(text: str, entrant: str) -> float:
    if not _SECONDS.fullmatch(text):
        raise KingdominoError("unreadable_budget", entrant=clipped(entrant))
    return float(text)


def _playouts(text: str, entrant: str) -> int:
    if len(text) > _MOST_DIGITS:
        raise KingdominoError("unreadable_budget", entrant=clipped(entrant))
    return int(text)
