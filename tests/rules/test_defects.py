"""A kingdom that cannot exist is diagnosed by named defects (R1, R15-R17); one that can has none."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdomino.rules import Defect, Kingdom, Ruleset, diagnose, diagnose_together
from tests import brute
from tests.rules.tables import FULL
from tests.strategies import as_kingdom, grids, grow, lands, odd_kingdoms, reachable_kingdoms, rulesets, seeds

RULES = Ruleset()


def defects(picture: str, rules: Ruleset = RULES) -> tuple[Defect, ...]:
    return diagnose(Kingdom.from_text(picture), rules)


def codes(picture: str, rules: Ruleset = RULES) -> list[str]:
    return [defect.code for defect in defects(picture, rules)]


@given(data=st.data(), grid=grids)
def test_a_kingdom_that_play_leads_to_has_no_defects(data: st.DataObject, grid: int) -> None:
    """R15-R17: every kingdom built by random legal placements."""
    squares = data.draw(reachable_kingdoms(grid))
    assert diagnose(as_kingdom(squares), Ruleset(2, mighty_duel=grid == 7)) == ()


@st.composite
def small_kingdoms(draw: st.DrawFn) -> brute.Squares:
    """A few dominoes' worth of squares, built by the rules, with at most one land changed afterwards."""
    squares = grow(5, draw(st.integers(1, 3)), Random(draw(seeds)))
    if draw(st.booleans()):
        squares[draw(st.sampled_from(sorted(squares)))] = draw(lands())
    return squares


@settings(max_examples=20)
@given(squares=st.one_of(small_kingdoms(), odd_kingdoms(reach=1, most=4)))
def test_a_small_kingdom_has_defects_exactly_when_no_dominoes_build_it(squares: brute.Squares) -> None:
    """R1, R15-R17 against every order of every domino."""
    assert (diagnose(as_kingdom(squares), RULES) == ()) == brute.can_be_built(squares, 5)


def test_a_bare_castle_has_no_defects() -> None:
    assert defects("##") == ()


def test_a_kingdom_has_one_castle_r2() -> None:
    assert codes("w0w0") == ["no_castle"]
    assert defects("##w0w0##") == (Defect("several_castles", ((0, 0), (3, 0)), (("castles", 2),)),)


def test_squares_that_no_chain_of_sides_joins_to_the_castle_are_named_r17() -> None:
    (defect,) = defects("##..w0w0")
    assert (defect.code, defect.squares) == ("not_connected_to_the_castle", ((2, 0), (3, 0)))


@pytest.mark.parametrize(
    ("picture", "code", "facts"),
    [
        ("##w0w0f0f0l0l0", "too_wide", (("width", 7), ("grid", 5))),
        ("##\nw0\nw0\nf0\nf0\nl0\nl0", "too_high", (("height", 7), ("grid", 5))),
    ],
)
def test_a_kingdom_larger_than_the_grid_is_named_r15(picture: str, code: str, facts: tuple[object, ...]) -> None:
    found = [defect for defect in defects(picture) if defect.code == code]
    assert [defect.facts for defect in found] == [facts]
    assert code not in codes(picture, Ruleset(2, mighty_duel=True))


def test_more_lands_than_the_box_holds_are_named_with_their_squares_r1() -> None:
    (defect,) = defects("n3##n3\nw0..w0")
    assert defect.code == "more_than_the_box_holds"
    assert defect.squares == ((-1, 0), (1, 0))
    assert defect.facts == (("terrain", "mine"), ("crowns", 3), ("count", 2), ("in_the_box", 1))
    assert codes("l3##") == ["more_than_the_box_holds", "half_a_domino_left_over"]


def test_half_a_domino_is_left_over_r16() -> None:
    (defect,) = defects("w0##w0w0")
    assert (defect.code, defect.facts) == ("half_a_domino_left_over", (("count", 3),))


def test_squares_that_dominoes_cannot_cover_are_named_r16() -> None:
    (defect,) = defects("w0##w0")
    assert (defect.code, defect.squares) == ("no_way_to_tile_it", ((-1, 0), (1, 0)))
    (defect,) = defects("..w0..\nw0w0w0\n..##..\n")
    assert (defect.code, len(defect.squares)) == ("no_way_to_tile_it", 2)


def test_a_pairing_may_have_to_be_undone_to_find_a_better_one_r16() -> None:
    """A row of six has one covering only, wherever the search begins."""
    assert "no_way_to_tile_it" not in codes("##w0w0f0f0l0l0", Ruleset(2, mighty_duel=True))
    assert "no_way_to_tile_it" not in codes("f0f0f0\nf0##f0\nf0f0f0")


def test_a_pair_that_is_on_no_domino_is_named_r1() -> None:
    assert codes("##n3m0") == ["no_such_dominoes_in_the_box"]
    assert codes("##n0n1") == ["no_such_dominoes_in_the_box"]


def test_dominoes_that_could_never_have_been_laid_in_turn_are_named_r17() -> None:
    """Wheat and forest beside the castle, then two lakes that touch nothing of their own."""
    assert codes("##w0f0l0l0") == ["dominoes_cannot_be_laid_in_turn"]
    assert codes("##w0f0f0l0") == []


def test_a_full_grid_may_be_impossible_to_build() -> None:
    assert codes(FULL) == ["more_than_the_box_holds"]


def test_a_search_that_gives_up_reports_no_defect(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = "##w0w0f0f0l0n3\n..f0f0f0f0m0m0"
    assert codes(picture, Ruleset(2, mighty_duel=True)) == ["no_such_dominoes_in_the_box"]
    monkeypatch.setattr("kingdomino.rules.tiling._MOST_TRIES", 2)
    assert codes(picture, Ruleset(2, mighty_duel=True)) == []


def test_kingdoms_of_one_game_share_one_box_r1() -> None:
    one, other = Kingdom.from_text("##n3w0"), Kingdom.from_text("##w0n3")
    assert diagnose(one, RULES) == ()
    (defect,) = diagnose_together([one, other])
    assert (defect.code, defect.squares) == ("more_than_the_box_holds_together", ())
    assert defect.facts == (("terrain", "mine"), ("crowns", 3), ("count", 2), ("in_the_box", 1))
    assert diagnose_together([one]) == diagnose_together([]) == ()


def test_what_one_kingdom_alone_has_too_many_of_is_not_said_twice_r1() -> None:
    too_many, plain = Kingdom.from_text("n3##n3"), Kingdom.from_text("##w0w0")
    assert diagnose_together([too_many, plain]) == ()


@given(squares=odd_kingdoms(), rules=rulesets())
def test_any_kingdom_can_be_diagnosed_and_still_scores(squares: brute.Squares, rules: Ruleset) -> None:
    kingdom = as_kingdom(squares)
    for defect in diagnose(kingdom, rules):
        assert defect.code
        assert set(defect.squares) <= {*kingdom.squares, *kingdom.castles}
    assert kingdom.score(rules).total >= 0
