"""What comes in over HTTP: bodies of exactly their fields, of exactly their types, and values that several have."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Language = Literal["en", "he", "tr", "da", "bg", "el"]
Terrain = Literal["wheat", "forest", "lake", "meadow", "swamp", "mine"]
#: Longer than any name that is kept: the refusal says how long one may be.
AnyName = Annotated[str, Field(max_length=256)]
RecordText = Annotated[str, Field(max_length=60_000)]


class Body(BaseModel):
    """The body of a request."""

    model_config = ConfigDict(extra="forbid", strict=True)
