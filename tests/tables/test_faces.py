"""Bots sit down with a face of their level, and records name them by it."""

from typing import get_args

import pytest

from kingdomino.tables import gathering, with_faces
from kingdomino.tables.faces import FACES, next_face, recorded_name
from kingdomino.tables.messages.shapes import Face, Level, SeatView

from .playing import ANNA, Desk


def _bots(desk: Desk) -> list[str | None]:
    return [seat.face for seat in desk.table.seats]


def test_every_level_has_three_faces_and_no_face_two_levels():
    assert set(FACES) == set(get_args(Level))
    faces = [face for level in get_args(Level) for face in FACES[level]]
    assert sorted(faces) == sorted(get_args(Face))
    assert {len(FACES[level]) for level in FACES} == {3}


def test_bots_sit_down_in_the_order_of_their_level_and_the_fourth_has_no_face():
    desk = Desk("4 classic", ["bot"] * 4)
    assert _bots(desk) == ["goose-herd", "kitchen-hand", "bell-ringer", None]
    assert desk.table.names() == (
        "Goose-herd (page)",
        "Kitchen-hand (page)",
        "Bell-ringer (page)",
        "Page 4 (page)",
    )


def test_a_bot_keeps_its_face_while_others_come_and_go():
    desk = Desk("3 classic", [ANNA, "bot", "bot"])
    desk.do(gathering.clear(desk.table, ANNA, 1))
    assert _bots(desk) == [None, None, "kitchen-hand"]
    desk.do(gathering.seat_bot(desk.table, ANNA, 1, "king", {ANNA}))
    assert _bots(desk) == [None, "astronomer", "kitchen-hand"]
    desk.do(gathering.seat_bot(desk.table, ANNA, 1, "page", {ANNA}))
    assert _bots(desk) == [None, "goose-herd", "kitchen-hand"]


def test_a_bot_of_another_level_on_the_same_seat_is_another_face():
    desk = Desk("2 classic", [ANNA, "bot"])
    desk.do(gathering.seat_bot(desk.table, ANNA, 1, "squire", {ANNA}))
    assert _bots(desk) == [None, "miller"]
    desk.do(gathering.seat_bot(desk.table, ANNA, 1, "squire", {ANNA}))
    assert _bots(desk) == [None, "miller"], "the seat's own face is free for it"


@pytest.mark.parametrize("level", get_args(Level))
def test_people_and_open_seats_have_no_face(level):
    others = [SeatView(0, "person", "Anna", 1), SeatView(1, "open")]
    assert next_face(level, others) == FACES[level][0]
    assert [recorded_name(seat) for seat in others] == ["Anna", ""]


def test_lists_that_were_stored_without_faces_get_them():
    seats = [SeatView(0, "person", "Anna", 1), *(SeatView(seat, "bot", level="duke") for seat in (1, 2, 3))]
    assert [seat.face for seat in with_faces(seats)] == [None, "steward", "surveyor", "chancellor"]
    fourth = [SeatView(0, "bot", level="duke"), *with_faces(seats)[1:]]
    assert [seat.face for seat in with_faces(fourth)] == [None, "steward", "surveyor", "chancellor"]
