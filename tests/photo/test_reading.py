"""Kingdoms drawn from our own artwork, photographed by calculation, and read with the shipped weights."""

from __future__ import annotations

import json

import numpy as np
import pytest
from PIL import Image, ImageDraw

from kingdomino.cli import main
from kingdomino.photo import KINDS, logits_of, read_photo, read_squares, shipped
from kingdomino.rules import KingdominoError

from .drawing import kingdom_of, photograph, some_kinds

CHECKSUMS = [-45.007, -45.8654]


@pytest.mark.parametrize(("grid", "left_out", "seed"), [(5, 0, 1), (5, 2, 2), (7, 1, 3)])
def test_a_kingdom_is_read_from_a_photo_whose_corners_are_given(grid, left_out, seed, tmp_path):
    chance = np.random.default_rng(seed)
    photo = photograph(some_kinds(chance, grid, left_out), chance)
    photo.picture.save(tmp_path / "photo.png")
    reading = read_photo(tmp_path / "photo.png", grid, list(photo.corners.ravel()))
    wanted, read = kingdom_of(photo.kinds).squares, reading.kingdom.squares
    wrong = {at for at in {*wanted, *read} if wanted.get(at) != read.get(at)}
    assert wrong <= set(reading.unsure)
    assert len(wrong) <= 1


def test_the_shipped_weights_say_the_same_as_when_they_were_made():
    squares = (np.arange(2 * 40 * 40 * 3) * 37 % 256).reshape(2, 40, 40, 3).astype(np.float32) / 255
    logits = logits_of(squares, shipped())
    assert logits.shape == (2, len(KINDS))
    assert logits.sum(1) == pytest.approx(CHECKSUMS, abs=1e-3)
    assert np.exp(read_squares(squares)).sum(1) == pytest.approx(1)


def test_the_command_reads_photos_and_names_the_squares_to_check(tmp_path, capsys):
    chance = np.random.default_rng(8)
    photo = photograph(some_kinds(chance), chance)
    photo.picture.save(tmp_path / "ann.jpg", quality=95)
    corners = [f"{number:.1f}" for number in photo.corners.ravel()]
    assert main(["score", str(tmp_path / "ann.jpg"), "--json", "--corners", *corners]) == 0
    (answer,) = json.loads(capsys.readouterr().out)["kingdoms"]
    assert answer["name"] == "ann.jpg"
    around = np.array([float(number) for number in corners]).reshape(4, 2)
    # Given the other way round, the corners enclose the same kingdom, not the one in a mirror.
    reading = read_photo(tmp_path / "ann.jpg", 5, list(around[[0, 3, 2, 1]].ravel()))
    assert answer["text"] == str(reading.kingdom)
    assert answer["unsure"] == [str(square) for square in reading.unsure]


def test_files_that_are_no_photos_of_a_kingdom_are_refused(tmp_path):
    (tmp_path / "note.txt").write_text("not a picture")
    Image.new("RGB", (60, 400)).save(tmp_path / "narrow.png")
    Image.new("RGB", (400, 300), "white").save(tmp_path / "blank.png")
    plate = Image.new("RGB", (800, 600), (120, 84, 60))
    ImageDraw.Draw(plate).ellipse((200, 100, 600, 500), fill=(230, 230, 220))
    plate.save(tmp_path / "plate.png")
    for name, code in [
        ("none.png", "file_not_found"),
        ("note.txt", "not_a_photo"),
        ("narrow.png", "photo_too_small"),
        ("blank.png", "no_kingdom_in_photo"),
        ("plate.png", "no_kingdom_in_photo"),
        ("", "file_is_a_folder"),
    ]:
        with pytest.raises(KingdominoError) as refused:
            read_photo(tmp_path / name, 5)
        assert refused.value.code == code
    with pytest.raises(KingdominoError) as refused:
        read_photo(tmp_path / "blank.png", 5, [10, 10, 200, 200, 200, 10, 10, 200])
    assert refused.value.code == "photo_corners"
