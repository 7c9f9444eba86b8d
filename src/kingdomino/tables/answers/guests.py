"""What goes in and out where guests register and change."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from kingdomino.tables.messages.shapes import GuestView, Shape, Strict

Language = Literal["en", "he", "tr", "da", "bg", "el"]
#: Longer than any name that is kept: the refusal says how long one may be.
AnyName = Annotated[str, Meta(max_length=256)]


class NewGuest(Strict, frozen=True):
    """A new guest."""

    name: AnyName
    language: Language


class GuestChange(Strict, frozen=True):
    """New values of a guest; a missing field stays as it is."""

    name: AnyName | None = None
    language: Language | None = None


class LinkCode(Strict, frozen=True):
    """The code of a link that was made on another device."""

    code: Annotated[str, Meta(max_length=128)]


class Registered(Shape, frozen=True):
    """A person, and the secret that only their browser keeps: it is told this once."""

    guest: GuestView
    secret: str


class Link(Shape, frozen=True):
    """Moves a person to another device, once, until `expires` (milliseconds since 1970)."""

    code: str
    expires: int
