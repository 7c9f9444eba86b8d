"""Values that several bodies have."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

#: The largest body, and the largest one of a request that uploads records or kingdoms.
MOST_BYTES: Final = 8 * 1024
MOST_UPLOADED_BYTES: Final = 64 * 1024

Language = Literal["en", "he", "tr", "da", "bg", "el"]
#: Longer than any name that is kept: the refusal says how long one may be.
AnyName = Annotated[str, Meta(max_length=256)]
