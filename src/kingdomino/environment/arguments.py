"""Arguments of environments, read and refused in one place."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded

from kingdomino.rules import KingdominoError, Position, Ruleset, clipped, whole_number

_FRESH_SEED_BITS: Final = 63
_MOST_SEED_BITS: Final = 1024
_BITS_OF_ACTIONS: Final = 63


#: The options of `reset`: the position to begin from, and the lanes that begin.
POSITION: Final = "position"
RESET_MASK: Final = "reset_mask"


class NotReset(KingdominoError, ResetNeeded):
    """A step before the first `reset`, or after the end of a game; Gymnasium's own error as well."""


def ruleset(given: Ruleset | str) -> Ruleset:
    """A ruleset, or its text."""
    return given if isinstance(given, Ruleset) else Ruleset.parse(given)


def choice(name: str, given: object, known: Sequence[str | None]) -> str:
    """One of the known values of an argument."""
    if given not in known:
        raise KingdominoError("unknown_choice", name=name, value=clipped(given), known=tuple(map(str, known)))
    return str(given)


def reset_options(given: Mapping[str, Any] | None, known: Sequence[str]) -> Mapping[str, Any]:
    """The options of `reset`; unknown ones are refused."""
    options = {} if given is None else given
    if not isinstance(options, Mapping):
        raise KingdominoError("unknown_choice", name="options", value=clipped(options), known=tuple(known))
    for name in options:
        choice("options", name, known)
    return options


def start_of(options: Mapping[str, Any], rules: Ruleset) -> Position | None:
    """The position that a game begins from, if one is given, as itself or as its line."""
    given = options.get(POSITION)
    if given is None:
        return None
    position = given if isinstance(given, Position) else Position.parse(given)
    if position.rules != rules:
        raise KingdominoError("position_of_other_rules", ruleset=str(position.rules), expected=str(rules))
    if position.is_over:
        raise KingdominoError("nothing_to_choose", due=position.phase)
    return position


def count(name: str, given: object, *, least: int = 1, most: int = 1 << 24) -> int:
    """A whole number within its bounds."""
    number = whole_number(given)
    if number is None or not least <= number <= most:
        raise KingdominoError("unusable_number", name=name, value=clipped(given), least=least, most=most)
    return number


def decision(given: object) -> npt.NDArray[np.int64]:
    """One action, for one lane. A number too large for the kernel is no action either, and so illegal."""
    number = whole_number(given)
    if number is None:
        raise KingdominoError("wrong_actions", number=1, value=clipped(given))
    return np.array([number if number.bit_length() < _BITS_OF_ACTIONS else -1])


def seed_number(given: object) -> int:
    """A seed: a whole number, from 0 to as many bits as games take."""
    number = whole_number(given)
    if number is None or number < 0 or number.bit_length() > _MOST_SEED_BITS:
        raise KingdominoError("unusable_seed", seed=clipped(given), most_bits=_MOST_SEED_BITS)
    return number


def fresh_seed() -> int:
    """A seed that nobody chose."""
    return secrets.randbits(_FRESH_SEED_BITS)
