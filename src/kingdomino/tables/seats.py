"""The seats of a table. They change seldom and are asked for at every move: their facts are worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from .messages import codec
from .messages.shapes import SeatView


class Seats(tuple[SeatView, ...]):
    """All seats, in order. Never changed: `but` gives others."""

    def but(self, seat: SeatView) -> Seats:
        """These seats, with another one in its place."""
        return Seats((*self[: seat.seat], seat, *self[seat.seat + 1 :]))

    @cached_property
    def plain(self) -> tuple[SeatView, ...]:
        """As messages have them."""
        return tuple(self)

    @cached_property
    def written(self) -> bytes:
        """As summaries keep them."""
        return codec.write_seats(self.plain)

    @cached_property
    def people(self) -> tuple[int, ...]:
        """All people who hold a seat, by seat."""
        return tuple(dict.fromkeys([seat.guest for seat in self if seat.guest is not None]))

    @cached_property
    def persons(self) -> int:
        """How many seats are a person's."""
        return sum(seat.kind == "person" for seat in self)

    @cached_property
    def open(self) -> tuple[int, ...]:
        """The seats that nobody holds."""
        return tuple([seat.seat for seat in self if seat.kind == "open"])

    @cached_property
    def by_guest(self) -> Mapping[int, tuple[int, ...]]:
        """The seats of each person."""
        found: dict[int, tuple[int, ...]] = {}
        for seat in self:
            if seat.kind == "person" and seat.guest is not None:
                found[seat.guest] = (*found.get(seat.guest, ()), seat.seat)
        return found

    @cached_property
    def active(self) -> tuple[int, ...]:
        """The people who play themselves: no bot stands in for them."""
        playing = [seat.guest for seat in self if seat.guest is not None and seat.stand_in is None]
        return tuple(dict.fromkeys(playing))
