"""What an invitation to a table shows."""

from __future__ import annotations

from typing import Literal

from kingdomino.tables.messages.shapes import Shape


class InvitationLink(Shape, frozen=True):
    """An address of a table. `qr` is its QR code as the path of an SVG picture, `size` modules wide and high."""

    url: str
    qr: str
    size: int


class Invitation(Shape, frozen=True):
    """How others come to a table.

    With `reach` "device" only this device can open the links. `may_open`: the asker may open the server to the network.
    `command` does the same from the start; it is there where the server was started by `play`.
    """

    links: tuple[InvitationLink, ...]
    reach: Literal["device", "network", "public"]
    may_open: bool
    command: str | None
