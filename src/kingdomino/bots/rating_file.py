"""The measured ratings of the levels: `ratings.json`, written by `kingdomino bots --from … --save …`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Rating:
    """Strength as mu, its uncertainty as sigma, and the number of games."""

    mu: float
    sigma: float
    games: int


def measured_ratings() -> Mapping[str, object]:
    """The file as it is: the ratings, and the tournaments they come from."""
    found = json.loads(files(__package__).joinpath("ratings.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def ratings_in(measured: Mapping[str, object]) -> dict[str, Rating]:
    """The ratings of a file by name, such as `king` or, with a budget of its own, `king@0.1`."""
    ratings = measured["ratings"]
    assert isinstance(ratings, dict)
    return {name: Rating(found["mu"], found["sigma"], found["games"]) for name, found in ratings.items()}


def names_of(level: str, ratings: Mapping[str, Rating]) -> list[str]:
    """A level's names in the ratings: bare, or with a budget."""
    return [name for name in ratings if name == level or name.startswith((f"{level}@", f"{level}:"))]


def name_shown(level: str, ratings: Mapping[str, Rating]) -> str:
    """The name of a level's rating: the bare name, else the one with the budget that has the most games."""
    names = names_of(level, ratings)
    if level in ratings or not names:
        return level
    return max(names, key=lambda name: (ratings[name].games, -ratings[name].sigma))
