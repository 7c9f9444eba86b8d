"""Pictures of a table: artwork that is the client's, SVG that any program reads, PNG by the extra."""

import sys
from typing import Any
from xml.etree import ElementTree

import pytest
from tools.artwork import ARTWORK, artwork

from kingdomino import Game, Kingdom, KingdominoError, Position, Ruleset
from kingdomino.pictures import png_of, svg_of, svg_of_kingdom
from kingdomino.pictures.digits import number

SVG = "{http://www.w3.org/2000/svg}"


def played(rules: Ruleset, decisions: int) -> Game:
    game = Game.shuffled(rules, seed=4)
    for _ in range(decisions):
        game.play(game.position.legal_moves()[-1])
    return game


def references(svg: str) -> list[str]:
    return [use.attrib["href"].removeprefix("#") for use in ElementTree.fromstring(svg).iter(f"{SVG}use")]


def test_the_artwork_of_the_package_is_that_of_the_client():
    """If this fails: python -m tools.artwork."""
    assert ARTWORK.read_text() == artwork()
    assert "var(" not in artwork()
    assert "class=" not in artwork()


@pytest.mark.parametrize(
    "rules", [Ruleset(2), Ruleset(3, "revised"), Ruleset(4), Ruleset(2, mighty_duel=True)], ids=str
)
@pytest.mark.parametrize("decisions", [0, 3, 17, 40])
def test_every_square_king_and_domino_of_the_table_is_drawn(rules, decisions):
    position = played(rules, decisions).position
    svg = svg_of(position)
    drawn = references(svg)
    defined = {part.attrib["id"] for part in ElementTree.fromstring(svg).iter() if "id" in part.attrib}
    assert set(drawn) <= defined
    tiles = [
        name for name in drawn if name.rpartition("-")[0] in ("wheat", "forest", "lake", "meadow", "swamp", "mine")
    ]
    lines = [*position.line, *position.next_line]
    assert len(tiles) == sum(len(kingdom.squares) for kingdom in position.kingdoms) + 2 * len(lines)
    assert sum(name.startswith("castle-") for name in drawn) == rules.players
    kings = sum(name.startswith("king-") for name in drawn)
    assert kings == rules.players + sum(seat is not None for _, seat in lines)


def test_names_are_text_that_cannot_break_the_picture():
    svg = svg_of(played(Ruleset(2), 5).position, ["<Ann & Bo>", "x" * 99 + "\x00"])
    texts = [text.text for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    assert texts == ["<Ann & Bo>", "x" * 23 + "…"]


def test_numbers_are_strokes_centred_where_they_stand():
    assert number(107, 50, 0, 16, "red").count("<path") == 3
    assert "translate(31.0 " in number(107, 50, 0, 16, "red")


def test_a_png_has_the_picture_s_size_or_the_wanted_width():
    svg = svg_of(Position.start(Ruleset(2)))
    width = int(ElementTree.fromstring(svg).attrib["width"])
    for png, expected in ((png_of(svg), width), (png_of(svg, 300), 300)):
        assert png[:8] == b"\x89PNG\r\n\x1a\n"
        assert int.from_bytes(png[16:20]) == expected


def test_notebooks_show_positions_games_and_kingdoms():
    game: Any = played(Ruleset(2), 20)
    kingdom = game.position.kingdoms[1]
    assert game.position._repr_svg_() == svg_of(game.position)
    assert game._repr_svg_() == svg_of(game.position, game.players)
    assert kingdom._repr_svg_() == svg_of_kingdom(kingdom)
    assert {"castle-yellow", "crown-1", "crown-2"} <= set(references(svg_of_kingdom(kingdom, 1)))
    root = ElementTree.fromstring(svg_of_kingdom(Kingdom.from_text("w0w0##")))
    assert (root.attrib["width"], root.attrib["height"]) == ("360", "160")


def test_without_the_extra_a_png_is_refused_with_its_name(monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(KingdominoError) as refused:
        png_of("<svg/>")
    assert (refused.value.code, refused.value.facts["extra"]) == ("extra_not_installed", "pictures")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (lambda: svg_of("2 classic"), "not_a_position"),
        (lambda: svg_of_kingdom("##"), "not_a_kingdom"),
        (lambda: svg_of_kingdom(Kingdom.bare(), 4), "no_such_seat"),
        (lambda: svg_of(Position.start(Ruleset(2)), ["Ann"]), "wrong_number_of_names"),
    ],
)
def test_wrong_arguments_are_refused(wrong, code):
    with pytest.raises(KingdominoError) as refused:
        wrong()
    assert refused.value.code == code
