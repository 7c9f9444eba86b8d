"""`kingdomino score`: at the kitchen table."""

import io
import json
import re
import sys

import pytest

from kingdomino.locales import LANGUAGES

FULL = """\
w0s0l0w0n1
w0w0w1w0w0
w1n0##m2m1
f0l0l0m1m2
f0f0l1l0l0
"""


@pytest.fixture
def file(tmp_path):
    def write(name, text):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


def test_it_draws_counts_and_explains(run, file):
    shown = run("score", file("ann.txt", FULL), "--harmony", "--middle-kingdom")
    assert shown.code == 0
    assert "\n".join(line.rstrip() for line in shown.out.split("\n")) == GOLDEN


def test_json_has_every_figure(run, file):
    shown = json.loads(run("score", file("ann.txt", FULL), "--harmony", "--middle-kingdom", "--json").out)
    ann = shown["kingdoms"][0]
    assert shown["rules"] == "4 classic harmony middle-kingdom"
    assert (ann["total"], ann["harmony"], ann["middle_kingdom"], ann["largest"], ann["crowns"]) == (61, 5, 10, 8, 10)
    assert ann["territories"][0] == {
        "terrain": "meadow",
        "squares": 4,
        "crowns": 6,
        "points": 24,
        "where": ["h6", "h7", "i6", "i7"],
    }
    assert sum(territory["points"] for territory in ann["territories"]) + 15 == ann["total"]
    assert ann["reasons"]["harmony"]["code"] == "harmony_complete"


def test_bonuses_count_only_where_they_are_asked_for(run, file):
    shown = json.loads(run("score", file("a", FULL), "--json").out)["kingdoms"][0]
    assert (shown["total"], shown["harmony"], shown["middle_kingdom"]) == (46, 0, 0)


def test_standard_input_is_read(run, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(FULL.encode())))
    assert json.loads(run("score", "-", "--json").out)["kingdoms"][0]["total"] == 46


@pytest.mark.parametrize(("edition", "places"), [("classic", [2, 1, 3]), ("revised", [1, 1, 3])])
def test_several_kingdoms_are_ranked_as_the_edition_says(run, file, edition, places):
    """R31-R33: equal points and largest territories; classic asks for crowns, revised shares."""
    two_crowns = file("two.txt", "##w1w1\nf0f0f0f0")
    three_crowns = file("three.txt", "##w1w0\nf0f0f0f0\nl1..m1..")
    nothing = file("nothing.txt", "##w0w0")
    files = (two_crowns, three_crowns, nothing)
    shown = json.loads(run("score", *files, "--edition", edition, "--json").out)
    assert [kingdom["total"] for kingdom in shown["kingdoms"]] == [4, 4, 0]
    assert [kingdom["place"] for kingdom in shown["kingdoms"]] == places
    assert shown["winners"] == [index for index, place in enumerate(places) if place == 1]
    rows = re.findall(r"^ +(\d) +(\w+)\.txt +(\d+)", run("score", *files, "--edition", edition).out, re.M)
    assert [int(place) for place, _, _ in rows] == sorted(places)


def test_ties_are_explained(run, file):
    """R32: two with equal points; the larger territory decides."""
    small = file("small.txt", "##w1w0")  # 2 points, largest 2
    large = file("large.txt", "w0w0##w0\n......w1")  # 2 points, largest 2
    larger = file("larger.txt", "f0f0##w1\nf0....w0")  # 2 points, largest 3
    assert "larger.txt, small.txt: tied on points; the larger territory wins." in run("score", small, larger).out
    assert "share the victory" in run("score", small, large, "--edition", "revised").out
    more_crowns = file("crowns.txt", "##w1w0\n..n3")  # 2 + 3 points
    fewer_crowns = file("fewer.txt", "##l1l0l0l0l0")  # 5 points, largest 5
    assert "the larger territory wins" in run("score", more_crowns, fewer_crowns).out


def test_crowns_decide_in_the_classic_edition_only(run, file):
    """R32: 4 = 2 × 2 against 4 = 4 × 1 would differ in size, so both have a bare territory of 4."""
    two = file("two.txt", "##w1w1\nf0f0f0f0")
    one = file("one.txt", "##w1w0\nf0f0f0f0\nl1l0....")
    first = run("score", two, one)
    assert "most crowns wins" not in first.out
    assert "share the victory" in first.out
    three = file("three.txt", "##w1w0\nf0f0f0f0\nl1..m1..")
    assert "most crowns wins" in run("score", two, three).out
    assert "share the victory" in run("score", two, three, "--edition", "revised").out


def test_shared_lower_places_are_explained(run, file):
    """R33."""
    best = file("best.txt", "##w2w0")
    low = [file(f"low{n}.txt", "##w1w0") for n in (1, 2)]
    shown = run("score", best, *low).out
    assert "low1.txt, low2.txt: still tied, so they share the place." in shown


def test_what_cannot_be_is_named_and_scored_all_the_same(run, file):
    shown = run("score", file("odd.txt", "n3n3##..w0w0w0\n..............\nw3............"))
    assert shown.code == 0
    for part in (
        "cannot come from a real game",
        "No path leads",
        "7 squares wide",
        "the box holds 1",
        "the box holds 0",
    ):
        assert part in shown.out


def test_kingdoms_of_one_game_share_one_box(run, file):
    shown = run("score", file("a", "##w0n3"), file("b", "##w0n3"))
    assert "Together 2 × mine with 3 crowns; the box holds 1." in shown.out


def test_blanks_between_squares_and_capital_letters_make_no_difference(run, file):
    typed, tidy = run("score", file("a.txt", "W0 f1 ##\n")), run("score", file("a.txt", "w0f1##\n"))
    assert typed.code == 0
    assert typed.out == tidy.out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "empty"),
        (b"\n\n  \n", "empty"),
        (b"w0q1##", "Line 1, column 3"),
        (b"\n\n  w0w9##", "Line 3, column 5"),
        (b"w0w##", "Line 1, column 3"),
        (b"w0 w 0##", "Line 1, column 4"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"\x00\x01\x02", "Line 1, column 1"),
        (b"w0" * 5_000_000, "at most 99"),
        (b"\n".join([b"##"] * 200), "at most 99"),
    ],
    ids=range(10),
)
def test_unreadable_pictures_are_refused_with_line_and_column(run, file, content, said):
    shown = run("score", file("bad.txt", content))
    assert shown.code == 1
    assert said in shown.err
    assert "bad.txt" in shown.err
    assert not shown.out


def test_files_that_cannot_be_read_are_named(run, tmp_path):
    assert "folder" in run("score", tmp_path).err
    assert run("score", tmp_path / "none").code == 1
    assert run("score", "\0").code == 1


@pytest.mark.parametrize("files", [5, 3])
def test_too_many_kingdoms_are_refused(run, file, files):
    paths = [file(f"{n}", "##") for n in range(files)]
    shown = run("score", *paths, *(["--mighty-duel"] if files == 3 else []))
    assert shown.code == 1


def test_a_mighty_duel_is_7_by_7(run, file):
    wide = file("wide.txt", "w0w0w0##w0w0w0")
    assert "squares wide" in run("score", wide).out
    assert "squares wide" not in run("score", wide, "--mighty-duel").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_80_columns(run, file, language):
    odd = file("odd.txt", FULL.replace("f1", "n3"))
    shown = run("--lang", language, "score", file("a.txt", FULL), odd, "--harmony", "--middle-kingdom")
    assert shown.code == 0
    assert max(map(len, shown.out.replace("\u200e", "").split("\n"))) <= 80
    assert "…" not in shown.out, "nothing is cut off"


def test_a_picture_too_large_to_draw_is_scored(run, file):
    shown = run("score", file("big.txt", "w1" * 20 + "##"))
    assert shown.code == 0
    assert "400" in shown.out


def test_plain_terminals_get_plain_characters(run, file, monkeypatch):
    monkeypatch.setattr("kingdomino.cli.score.speaks_unicode", lambda _: False)
    shown = run("score", file("a.txt", FULL))
    assert "+----" in shown.out
    assert "│" not in shown.out
    assert "♛" not in shown.out


GOLDEN = """\
─────────────────────────────────── ann.txt ────────────────────────────────────
┌────┬────┬────┬────┬────┐   Territory       Squares  Crowns  Points
│ B  │ G  │ F  │ B  │ D♛ │    A  meadow          4 ×     6 =      24
│    └────┴────┘    └────┤    B  wheat           8 ×     2 =      16
│ B    B    B♛   B    B  │    C  lake            5 ×     1 =       5
│    ┌────┬────┬─────────┤    D  mine            1 ×     1 =       1
│ B♛ │ H  │ ♜  │A♛♛   A♛ │    E  forest          3 ×     0 =       0
├────┼────┴────┤         │    F  lake            1 ×     0 =       0
│ E  │ C    C  │ A♛  A♛♛ │    G  swamp           1 ×     0 =       0
│    └────┐    └─────────┤    H  mine            1 ×     0 =       0
│ E    E  │ C♛   C    C  │   Harmony                               5
└─────────┴──────────────┘   Middle Kingdom                       10
                             Total                                61

                             Harmony: the grid is full.
                             Middle Kingdom: the castle is in the centre.
                             For ties: largest territory 8 squares, 10 crowns in
                             all.

"""
