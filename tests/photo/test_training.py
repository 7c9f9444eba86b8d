"""Labelled squares as folder and as archive, and the model card; the training itself is run by hand, with PyTorch."""

from __future__ import annotations

import json
import re
import shutil
from importlib.resources import files

import numpy as np
import pytest
from PIL import Image

from kingdomino.photo import CASTLE_KIND, KINDS
from kingdomino.photo_training import figures, labelled

from .drawing import write_squares


@pytest.fixture(scope="module")
def squares(tmp_path_factory):
    """Two drawn boards of 5 x 5 squares, as files."""
    folder = tmp_path_factory.mktemp("labelled")
    write_squares(folder / "ours", 2, 3)
    return folder


def archived(folder, file):
    """The squares of a folder as an archive, board by board and row by row."""
    paths = sorted(folder.glob("*/*.jpg"), key=lambda path: path.name)
    content = [path.read_bytes() for path in paths]
    np.savez(
        file,
        jpeg=np.frombuffer(b"".join(content), np.uint8),
        offsets=np.cumsum([0, *map(len, content)]),
        label=[KINDS.index(path.parent.name) for path in paths],
        group=[path.name.split("-")[0] for path in paths],
    )


def test_a_folder_and_an_archive_hold_the_same_boards_and_pictures_of_a_kingdom_stay_together(squares, tmp_path):
    archived(squares / "ours", tmp_path / "ours.npz")
    (tmp_path / "kingdoms.json").write_text(json.dumps({"0": 7, "1": 7}))
    (one,) = labelled.read_folder(squares, {})
    (other,) = labelled.read_folder(tmp_path, {"ours": tmp_path / "kingdoms.json"})
    assert one.boards
    assert other.boards
    by_place = [
        {(picture, *place): (kind, pixels.tobytes()) for picture, place, kind, pixels in zip(*parts, strict=True)}
        for parts in ((it.pictures, it.places.tolist(), it.kinds, it.pixels) for it in (one, other))
    ]
    assert by_place[0] == by_place[1]
    assert len(set(one.fold(2))) == 2
    assert len(set(other.fold(2))) == 1


def test_the_card_tells_what_nets_read_of_boards_that_they_have_not_seen(squares, tmp_path, monkeypatch):
    lights = {name: figures.LIGHTS[name] for name in (figures.AS_IT_IS, "dark")}
    monkeypatch.setattr(figures, "LIGHTS", lights)
    for fold in range(2):
        with files("kingdomino.photo").joinpath("squares.bin").open("rb") as weights:
            (tmp_path / f"squares-{fold}.bin").write_bytes(weights.read())
    sets = labelled.read_folder(squares, {})
    figures.write_card(sets, tmp_path, 2)
    card = (tmp_path / "model-card.md").read_text()
    assert "| ours | 50 | 2 | 2 | yes |" in card
    for light in lights:
        row = re.search(rf"\| ours \| {light} \| 2 \|(.*)\|", card)
        assert row, card
        shares = [float(number) for number in row[1].split("|")]
        assert shares[2] == shares[5] == 100, "what is wrong is among the squares to check"
        assert shares[5] >= shares[3]
    # What was read is kept: a square that is now called something else is wrong, and the card says as what.
    sets[0].kinds[sets[0].kinds == CASTLE_KIND] = 0
    figures.write_card(sets, tmp_path, 2)
    assert "| wheat0 | castle | 2 |" in (tmp_path / "model-card.md").read_text()


def test_what_is_not_in_the_form_is_refused_by_name(squares, tmp_path):
    with pytest.raises(ValueError, match="holds no set other"):
        labelled.read_folder(squares, {"other": tmp_path / "kingdoms.json"})
    np.savez(tmp_path / "half.npz", jpeg=np.zeros(4, np.uint8), label=[0])
    with pytest.raises(ValueError, match=r"half\.npz lacks group, offsets"):
        labelled.read_folder(tmp_path, {})
    (tmp_path / "half.npz").unlink()
    shutil.copytree(squares / "ours" / "castle", tmp_path / "set" / "castle")
    first = min((tmp_path / "set" / "castle").iterdir())
    Image.new("RGB", (40, 40)).save(first)
    with pytest.raises(ValueError, match=r"-r\dc\d\.jpg is 40 x 40 pixels, not 64 x 64"):
        labelled.read_folder(tmp_path, {})
    first.write_text("no picture")
    with pytest.raises(ValueError, match=r"-r\dc\d\.jpg is no picture"):
        labelled.read_folder(tmp_path, {})
