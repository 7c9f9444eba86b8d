"""Invitations to a table: links, and QR codes for cameras."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from kingdomino.tables.messages.shapes import Shape

#: The quiet zone around a QR code, in modules (ISO 18004).
_QUIET: Final = 4


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


@lru_cache(maxsize=1024)
def link(url: str) -> InvitationLink:
    """A link and its QR code as the path of an SVG picture, a unit a module."""
    import segno  # only who invites others waits for it

    rows = [list(row) for row in segno.make(url, error="m", micro=False).matrix_iter(border=_QUIET)]
    runs = [run for y, row in enumerate(rows) for run in _runs(row, y)]
    return InvitationLink(url, "".join(runs), len(rows))


def _runs(row: list[int], y: int) -> list[str]:
    """The dark modules of a row, one rectangle a run."""
    runs, x = [], 0
    while x < len(row):
        begun = x
        while x < len(row) and row[x]:
            x += 1
        if x > begun:
            runs.append(f"M{begun} {y}h{x - begun}v1h-{x - begun}z")
        x += 1
    return runs
