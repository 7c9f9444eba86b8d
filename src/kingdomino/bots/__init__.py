"""Named opponents, from a child's first game to the strongest. They see positions only."""

from .player import Bot, Budget
from .registry import bot, bot_names, register

__all__ = ["Bot", "Budget", "bot", "bot_names", "register"]
