"""Kingdomino: exact rules, notation and games for the board game of crowns and dominoes."""

from importlib import import_module

from .games import Game
from .rules import (
    Claim,
    Deal,
    Discard,
    IllegalMove,
    InvalidNotation,
    Kingdom,
    KingdominoError,
    Kings,
    Move,
    Place,
    Position,
    Ruleset,
)

__version__ = "1.0.0"


def _draw_in_notebooks() -> None:
    """Let notebooks show positions, games and kingdoms as pictures; the rooms of these classes draw nothing."""

    def drawn(shown: Position | Game | Kingdom) -> str:
        from .pictures import svg_of, svg_of_kingdom

        if isinstance(shown, Kingdom):
            return svg_of_kingdom(shown)
        return svg_of(shown) if isinstance(shown, Position) else svg_of(shown.position, shown.players)

    for kind in (Position, Game, Kingdom):
        setattr(kind, "_repr_svg_", drawn)  # noqa: B010 - a name for notebooks, not for the classes' own use


_draw_in_notebooks()


def _say_in_tracebacks() -> None:
    """Let a traceback end with an error's sentence, in the language of the environment; `str` stays code and facts.

    The room with the words is looked up by its name, only when somebody reads a traceback: no other depends on it.
    """

    def notes(error: KingdominoError) -> list[str]:
        if "_notes" not in vars(error):
            vars(error)["_notes"] = import_module(".cli", __package__).sentence_of(error)
        found: list[str] = vars(error)["_notes"]
        return found

    setattr(KingdominoError, "__notes__", property(notes))  # noqa: B010 - Python's own name for what a traceback adds


_say_in_tracebacks()

__all__ = [
    "Claim",
    "Deal",
    "Discard",
    "Game",
    "IllegalMove",
    "InvalidNotation",
    "Kingdom",
    "KingdominoError",
    "Kings",
    "Move",
    "Place",
    "Position",
    "Ruleset",
    "__version__",
]
