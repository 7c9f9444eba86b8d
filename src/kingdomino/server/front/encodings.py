"""Which compressed variant of a file a browser gets: the negotiation of `Accept-Encoding` (RFC 9110, 12.5.3)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Final

#: The ending of a variant's file for each encoding, the smallest variant first.
ENDINGS: Final[Mapping[str, str]] = {"br": ".br", "gzip": ".gz"}
PLAIN: Final = "identity"

_ALIASES: Final = {"x-gzip": "gzip"}
_WEIGHT: Final = re.compile(r"(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)")
#: Longer lists are written by nobody but a nuisance.
_MOST_WISHES: Final = 20


def best_encoding(accepted: str, available: Collection[str]) -> str:
    """The available encoding with the highest weight in the header, the smaller one among equals; else `identity`."""
    weights = dict(_weights(accepted))
    anything = weights.get("*", 0.0)
    # A header that does not mention the plain file allows it, as the last choice.
    plain = weights.get(PLAIN, 0.0)
    best, most = PLAIN, plain
    for encoding in ENDINGS:
        weight = weights.get(encoding, anything)
        if encoding in available and weight > 0 and (weight > most or (best == PLAIN and weight == most)):
            best, most = encoding, weight
    return best


def _weights(accepted: str) -> Iterator[tuple[str, float]]:
    """Names and weights; an unreadable weight leaves its name out."""
    for wish in accepted.split(",")[:_MOST_WISHES]:
        name, *parameters = (part.strip().lower() for part in wish.split(";"))
        weight = "1"
        for parameter in parameters:
            key, _, value = parameter.partition("=")
            if key.strip() == "q":
                weight = value.strip()
        if name and _WEIGHT.fullmatch(weight):
            yield _ALIASES.get(name, name), float(weight)
