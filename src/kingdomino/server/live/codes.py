"""The codes of new tables: by chance, or the same again for a `create` that is sent twice."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator
from itertools import count
from typing import Final

ALPHABET: Final = "ABCDEFGHJKLMNOPQRSTUVWXYZ2345678"
_LENGTH: Final = 5


def new_codes(guest: int, key: str | None) -> Iterator[str]:
    """Codes to try one after the other, for ever. They follow from the guest and the key where there is a key.

    Only the guest knows the key: nobody else can foresee the code.
    """
    for attempt in count():
        if key is None:
            yield "".join(secrets.choice(ALPHABET) for _ in range(_LENGTH))
        else:
            digest = hashlib.sha256(f"{guest} {attempt} {key}".encode()).digest()
            yield "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:_LENGTH])
