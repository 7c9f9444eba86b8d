"""Bots by name: our five levels from the weakest to the strongest, and those that users register."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from kingdomino.rules import KingdominoError, clipped

from .page import Page
from .player import Bot
from .search_levels import Duke, King, Knight
from .squire import Squire

_MAKERS: Final[dict[str, Callable[[], Bot]]] = {
    "page": Page,
    "squire": Squire,
    "knight": Knight,
    "duke": Duke,
    "king": King,
}

#: Our own levels, from the weakest to the strongest.
LEVELS: Final = tuple(_MAKERS)

#: Those that decide at once: a budget changes nothing about how they play.
WITHOUT_BUDGET: Final = ("page", "squire", "knight")

#: Those that think with the compiled search.
SEARCHING: Final = ("knight", "duke", "king")

#: One word without the characters of an entrant's budget, of an option and of `file:Class`.
_NAME: Final = re.compile(r"[^\s:@-][^\s:@]*")


def bot(name: str) -> Bot:
    """The bot with this name."""
    if not isinstance(name, str) or name not in _MAKERS:
        raise KingdominoError("no_such_bot", name=clipped(name), known=tuple(_MAKERS))
    return _MAKERS[name]()


def bot_names() -> tuple[str, ...]:
    """All names, ours first, from the weakest to the strongest."""
    return tuple(_MAKERS)


def register(name: str, maker: Callable[[], Bot]) -> None:
    """Add a bot of one's own, for this process; a name is given once."""
    if not isinstance(name, str) or not name.isprintable() or not _NAME.fullmatch(name):
        raise KingdominoError("unusable_bot_name", name=clipped(name))
    if not callable(maker):
        raise KingdominoError("unusable_bot_maker", name=clipped(name), value=clipped(maker))
    if name in _MAKERS:
        raise KingdominoError("bot_name_taken", name=clipped(name))
    _MAKERS[name] = maker
