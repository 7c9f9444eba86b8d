"""The dominoes of a position's kingdoms: found again from squares, since a position knows no outlines."""

from collections import Counter

from hypothesis import given, settings

from kingdomino.rules import DOMINOES, Kingdom, Land, Position, Square, possible_placements
from kingdomino.rules.tiling import TilingSearch, pair_of
from tests.strategies import Played, games


@settings(deadline=None, max_examples=30)
@given(games())
def test_placements_are_found_that_give_the_kingdoms_r16(game: Played) -> None:
    position = game.position
    found = possible_placements(position)
    for kingdom, placements in zip(position.kingdoms, found, strict=True):
        squares: dict[Square, Land] = {}
        for place in placements:
            assert place.first not in squares
            assert place.second not in squares
            squares |= {place.first: DOMINOES[place.domino].a, place.second: DOMINOES[place.domino].b}
        assert squares == kingdom.squares
    used = Counter(place.domino for placements in found for place in placements)
    assert set(used.values()) <= {1}
    free = {domino for domino, _ in position.next_line} | {
        domino for domino, _ in position.line[position.turn + position.placed :]
    }
    assert not used.keys() & (free | position.unseen)


def test_dominoes_that_look_the_same_are_each_used_once_r1() -> None:
    position = Position.parse("2 classic; w0w0w0w0## | ##; 40:0 41:1 42:0 43:1; 44 45 46 47; place 0; 1 2 3 4")
    assert {place.domino for place in possible_placements(position)[0]} == {1, 2}


def test_kingdoms_of_no_game_have_no_placements() -> None:
    position = Position.parse("2 classic; f0w0f0w0## | ##; 40:0 41:1 42:0 43:1; 44 45 46 47; place 0; 1 2 3 4")
    assert position.kingdoms[0] == Kingdom.from_text("f0w0f0w0##")
    assert possible_placements(position) == ((), ())


def test_a_square_that_no_domino_covers_ends_the_search_at_once() -> None:
    many_ways = {Square(x, y): DOMINOES[3].a for x in range(6) for y in range(6)}
    alone = {Square(100, 0): DOMINOES[19].a, Square(101, 0): DOMINOES[19].b}
    search = TilingSearch({**many_ways, **alone}, Counter({pair_of(DOMINOES[3].a, DOMINOES[3].a): 18}))
    assert list(search.tilings()) == []
    assert not search.gave_up
