"""Records played through into positions, without a game: as far as they are sound, with the first failure."""

from random import Random

import pytest
from hypothesis import given, settings

from kingdomino import Game, InvalidNotation, KingdominoError, Position, Ruleset
from kingdomino.notation import Replay, read_record, replay
from tests.games.playing import finished, play_on
from tests.strategies import positions, rulesets, seeds

SOUND = '[Ruleset "2 classic"]\n[Event "x"]\n\nkings 0 1 1 0 {drawn}\ndeal 3 9 17 40 =3 =9 =17 =40\n'


@settings(deadline=None, max_examples=20)
@given(rulesets(), seeds)
def test_a_replay_has_the_positions_and_moves_of_the_game(rules, seed):
    game = finished(rules, seed)
    replayed = replay(game.record())
    assert (list(replayed.moves), list(replayed.positions)) == (game.moves, game.positions)
    assert (replayed.rules, replayed.players, replayed.position) == (rules, game.players, game.position)
    assert (replayed.commitment, replayed.revealed) == (game.commitment, game.revealed())
    assert (replayed.start, replayed.failure) == (None, None)


@settings(deadline=None, max_examples=20)
@given(positions(), seeds)
def test_a_replay_begins_at_the_position_that_the_record_gives(position, seed):
    game = play_on(Game.from_position(position, seed), Random(seed), 5)
    replayed = replay(game.record())
    assert replayed.start == replayed.positions[0] == position
    assert list(replayed.positions) == game.positions


def test_tags_and_comments_are_kept():
    replayed = replay(SOUND)
    assert replayed.tags == {"Ruleset": "2 classic", "Event": "x"}
    assert replayed.further_tags == {"Event": "x"}
    assert replayed.comments == ((1, "drawn"),)


@pytest.mark.parametrize(
    ("change", "code", "moves", "line", "column"),
    [
        (("=17", "=3"), "already_claimed", 4, 5, 22),
        (("=17", "=99"), "no_such_domino", 4, 5, 22),
        (("=17", "oops"), "unreadable_move", 4, 5, 22),
        (("=17", "{oops"), "comment_not_closed", 4, 5, 22),
        (('[Event "x"]', '[Result "1:3 2:0"]'), "record_ends_early", 6, 5, 29),
        (('[Event "x"]', '[Seed "7"]'), "revealed_before_the_end", 6, 2, 1),
    ],
)
def test_the_sound_part_and_the_first_failure_are_given(change, code, moves, line, column):
    replayed = replay(SOUND.replace(change[0], change[1], 1))
    assert isinstance(replayed, Replay)
    assert (len(replayed.moves), len(replayed.positions)) == (moves, moves + 1)
    assert list(replayed.positions) == [Position.start(Ruleset(2)), *replayed.positions[1:]]
    assert replayed.failure is not None
    assert replayed.failure.code == code
    assert (replayed.failure.facts["line"], replayed.failure.facts["column"]) == (line, column)


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("once upon a time", "unreadable_record", 1, 1),
        ("\n\n  once upon a time", "unreadable_record", 3, 3),
        ("{a comment}\nonce upon a time", "unreadable_record", 2, 1),
        ("", "unreadable_record", 1, 1),
        ("w0##w0\n", "unreadable_record", 1, 1),
        ('{"json": 1}', "unreadable_record", 1, 1),
        ("[1, 2, 3]", "unreadable_record", 1, 1),
        ("\x89PNG\r\n\x1a\n", "unreadable_record", 1, 1),
        (None, "unreadable_record", 1, 1),
        (b"[Ruleset", "unreadable_record", 1, 1),
        ('[Ruleset "2 classic]', "unreadable_tag", 1, 1),
        ("[", "unreadable_tag", 1, 1),
        ('[Event "chess"]\n\n1. e4 e5', "missing_tag", 1, 1),
        ("kings 0 1 1 0 deal 1 2 3 4", "missing_tag", 1, 1),
        ('[Ruleset "5 classic"]', "unreadable_ruleset", 1, 1),
        ('[Ruleset "2 classic"]\n[Players "Ann"]', "wrong_number_of_names", 2, 1),
        ('[Ruleset "2 classic"]\n[Seed "x"]', "unreadable_tag_value", 2, 1),
    ],
)
def test_a_text_that_is_no_record_is_refused_and_says_where(text, code, line, column):
    with pytest.raises(KingdominoError) as refused:
        replay(text)
    assert refused.value.code == code
    assert (refused.value.facts["line"], refused.value.facts["column"]) == (line, column)


def test_what_cannot_be_read_is_still_read_as_far_as_possible():
    reading = read_record("kings 0 1 1 0 oops")
    assert [str(move) for move in reading.record.moves] == ["kings 0 1 1 0"]
    assert isinstance(reading.failure, InvalidNotation)
