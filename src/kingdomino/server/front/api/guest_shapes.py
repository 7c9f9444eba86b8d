"""What goes in and out where guests register and change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from kingdomino.server.protocol.shapes import GuestView

from .bodies import AnyName, Body, Language


class NewGuest(Body):
    """A new guest."""

    name: AnyName
    language: Language


class GuestChange(Body):
    """New values of a guest; a missing field stays as it is."""

    name: AnyName | None = None
    language: Language | None = None


class LinkCode(Body):
    """The code of a link that was made on another device."""

    code: Annotated[str, Field(max_length=128)]


@dataclass(frozen=True, slots=True)
class Registered:
    """A person, and the secret that only their browser keeps: it is told this once."""

    guest: GuestView
    secret: str


@dataclass(frozen=True, slots=True)
class Link:
    """Moves a person to another device, once, until `expires` (milliseconds since 1970)."""

    code: str
    expires: int
