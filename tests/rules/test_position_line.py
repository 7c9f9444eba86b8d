"""Positions on one line: one text each way, and impossible positions are refused."""

import pytest
from hypothesis import given, settings

from kingdomino import Game, InvalidNotation, KingdominoError, Position, Ruleset
from tests.strategies import games


@settings(deadline=None, max_examples=10)
@given(games(finished=True))
def test_every_position_of_a_game_is_read_back(game):
    for position in game.positions:
        line = str(position)
        assert "\n" not in line
        assert Position.parse(line) == position
        assert repr(position) == f"Position.parse({line!r})"


def test_a_line_reads_like_its_specification():
    """docs/notation.md."""
    game = Game.from_deck(Ruleset(players=3, edition="revised", harmony=True), deck=list(range(1, 49)), kings=[2, 0, 1])
    rules = "3 revised harmony"
    positions = [str(position) for position in game.positions]
    assert positions == [
        f"{rules}; ## | ## | ##; -; -; kings; -",
        f"{rules}; ## | ## | ##; kings 2 0 1; -; deal; -",
        f"{rules}; ## | ## | ##; kings 2 0 1; 1 2 3 4; claim 0; -",
    ]
    game.play("=4")
    game.play("=1")
    assert str(game.position) == f"{rules}; ## | ## | ##; kings 2 0 1; 1:0 2 3 4:2; claim 2; -"
    game.play("=3")
    assert str(game.positions[-2]) == f"{rules}; ## | ## | ##; 1:0 3:1 4:2; -; deal; 2"
    assert str(game.position) == f"{rules}; ## | ## | ##; 1:0 3:1 4:2; 5 6 7 8; place 0; 2"
    game.play("1@g8n")
    assert str(game.position) == f"{rules}; w0/w0/## | ## | ##; 1:0 3:1 4:2; 5 6 7 8; claim 0; 2"


def test_the_deck_never_appears():
    """R7: games with the same past and different decks have the same line."""
    deck = list(range(1, 25))
    one = Game.from_deck(Ruleset(players=2), deck, [0, 1, 0, 1])
    other = Game.from_deck(Ruleset(players=2), deck[:4] + list(range(48, 28, -1)), [0, 1, 0, 1])
    assert str(one.position) == str(other.position)


GOOD = "2 classic; w0/w0/## | ##; 1:0 3:1 4:0 9:1; 5 6 7:0 8; place 1; -"


def test_the_example_that_is_spoilt_below_is_sound():
    assert str(Position.parse(GOOD)) == GOOD


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("2 classic", "5 classic"), "unreadable_ruleset"),
        (("2 classic", "3 classic"), "wrong_number_of_kingdoms"),
        (("2 classic", "2 classic mighty-duel; x"), "unreadable_position"),
        (("w0/w0/##", "w0/w0"), "kingdom_does_not_fit"),
        (("w0/w0/##", "w0/w0/ "), "unreadable_position"),
        (("w0/w0/##", "W0/w0/##"), "unreadable_position"),
        (("w0/w0/##", "w0/w0 /##"), "unreadable_position"),
        (("w0/w0/##", "w0/##/##"), "kingdom_does_not_fit"),
        (("w0/w0/##", "w0/q0/##"), "unreadable_picture"),
        (("w0/w0/##", "w0/##"), "kingdom_of_wrong_size"),
        (("w0/w0/##", "w0/w0/w0/w0/##"), "kingdom_of_wrong_size"),
        (("w0/w0/##", "w0/w0/../../../##"), "kingdom_does_not_fit"),
        (("w0/w0/## | ##", "## | w0/w0/##"), "kingdom_of_wrong_size"),
        (("w0/w0/##", "w0/n3/##"), "kingdoms_hold_more_than_was_laid"),
        (("w0/w0/##", "w0/w0/##/.."), "unreadable_position"),
        (("1:0", "1"), "unreadable_position"),
        (("1:0", "1:2"), "unreadable_position"),
        (("1:0", "1:1"), "wrong_kings"),
        (("1:0 ", ""), "turned_up_dominoes_do_not_make_lines"),
        (("1:0", "01:0"), "unreadable_position"),
        (("1:0 3:1", "3:1 1:0"), "unreadable_position"),
        (("9:1", "49:1"), "unreadable_position"),
        (("5 6", "4 6"), "domino_twice_in_position"),
        (("5 6 7:0", "5:0 6 7:0"), "claims_do_not_follow"),
        (("7:0", "7:1"), "claims_do_not_follow"),
        (("place 1", "place 2"), "claims_do_not_follow"),
        (("place 1", "claim"), "claims_do_not_follow"),
        (("place 1", "deal"), "claims_do_not_follow"),
        (("place 1", "place"), "claims_do_not_follow"),
        (("place 1", "over 1"), "due_does_not_follow"),
        (("place 1", "deal 1"), "due_does_not_follow"),
        (("place 1", "dance 1"), "unreadable_position"),
        (("place 1", "place 9"), "unreadable_position"),
        (("; -", "; 1 2"), "domino_twice_in_position"),
        (("; -", "; 10 11"), "turned_up_dominoes_do_not_make_lines"),
        (("; -", "; 10:0 11 12 13"), "unreadable_position"),
        (("; -", ""), "unreadable_position"),
        (("1:0 3:1 4:0 9:1", "kings 0 1 0 1"), "kingdom_of_wrong_size"),
        (
            ("1:0 3:1 4:0 9:1; 5 6 7:0 8; place 1; -", "kings 0 1 0 1; 5 6 7:0 8; claim 1; 1 2 3 4"),
            "opening_after_the_first_line",
        ),
        (("1:0 3:1 4:0 9:1", "kings 0 1 0 0"), "wrong_kings"),
        (("1:0 3:1 4:0 9:1", "kings 0 1"), "unreadable_position"),
        (("5 6 7:0 8", "5 6 7:0"), "turned_up_dominoes_do_not_make_lines"),
        (("1:0 3:1 4:0 9:1; 5 6 7:0 8; place 1; -", "-; 5 6 7 8; claim 0; 1 2 3 4"), "opening_after_the_first_line"),
    ],
)
def test_what_cannot_be_is_refused(change, code):
    assert change[0] in GOOD
    with pytest.raises(InvalidNotation) as refused:
        Position.parse(GOOD.replace(change[0], change[1], 1))
    assert refused.value.code == code


@pytest.mark.parametrize(
    "text", ["", "x" * 10**7, "; " * 10**6, None, 5, b"2 classic", "2 classic; ##", GOOD + "\n", GOOD + " "]
)
def test_rubbish_is_refused(text):
    with pytest.raises(InvalidNotation):
        Position.parse(text)


def test_lines_of_wrong_size_are_refused():
    with pytest.raises(KingdominoError) as refused:
        Position.parse("2 classic; ## | ##; -; 1 2 3 4 5 6 7 8; claim 0; -")
    assert refused.value.code == "wrong_line_size"
