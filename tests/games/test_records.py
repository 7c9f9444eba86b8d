"""Records: written, read back, broken, and mended as far as they are sound."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdomino import Game, IllegalMove, InvalidNotation, KingdominoError, Ruleset
from tests.games.playing import finished, play_on
from tests.strategies import rulesets, seeds

names = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), max_size=12)


@settings(deadline=None, max_examples=30)
@given(rulesets(), seeds, st.integers(0, 60), st.data())
def test_a_record_is_read_back_exactly(rules, seed, decisions, data):
    players = data.draw(st.lists(names, min_size=rules.players, max_size=rules.players))
    game = play_on(Game.shuffled(rules, seed, players=players), Random(seed), decisions)
    text = game.record()
    again = Game.from_record(text)
    assert again.record() == text
    assert again.position == game.position
    assert again.players == game.players
    assert max(map(len, text.split("\n\n", 1)[1].split("\n"))) <= 80


def test_a_finished_record_is_read_back_exactly():
    for seed in range(20):
        text = finished(Ruleset(players=2, edition="revised", middle_kingdom=True), seed).record()
        assert Game.from_record(text).record() == text


def test_comments_and_unknown_tags_are_kept():
    text = finished(Ruleset(players=2), 3).record()
    text = text.replace("[Result", '[Place "a \\"kitchen\\" table"]\n[Result', 1)
    text = text.replace("deal ", "{ first\n line } deal ", 1)
    once = Game.from_record(text)
    assert once.comments == ((1, "first line"),)
    written = once.record()
    assert '[Place "a \\"kitchen\\" table"]' in written
    assert "{first line}" in written
    assert Game.from_record(written).record() == written


def test_a_record_can_be_written_with_further_tags():
    game = finished(Ruleset(players=2), 3)
    text = game.record(tags={"Event": 'a "kitchen" table', "Round": "7"})
    head, moves = text.split("\n\n", 1)
    assert head.split("\n")[-2:] == ['[Event "a \\"kitchen\\" table"]', '[Round "7"]']
    assert (head.split("\n")[:-2], moves) == (
        game.record().split("\n\n")[0].split("\n"),
        game.record().split("\n\n")[1],
    )
    again = Game.from_record(text)
    assert again.record() == text
    assert '[Round "8"]' in again.record(tags={"Round": "8"})
    assert '[Round "7"]' in again.record(), "the further tags are of one record, not of the game"


@pytest.mark.parametrize(
    "tags",
    [
        {"Deck": "1 2 3"},
        {"Result": "1:99 2:0"},
        {"lower": "x"},
        {"Two words": "x"},
        {"": "x"},
        {"A" * 41: "x"},
        {"Number": 5},
        {5: "x"},
        {"None": None},
        "Event",
        [("Event", "x")],
    ],
)
def test_tags_that_a_record_cannot_have_are_refused(tags):
    with pytest.raises(KingdominoError) as refused:
        finished(Ruleset(players=2), 3).record(tags=tags)
    assert refused.value.code == "unusable_tag"


def test_a_record_with_too_many_tags_is_not_written():
    game = finished(Ruleset(players=2), 3)
    own = game.record().count("[")
    letters = [f"T{one}{other}" for one in "abcdefghij" for other in "abcdefghij"]
    assert Game.from_record(game.record(tags=dict.fromkeys(letters[: 100 - own], "x"))).is_over
    with pytest.raises(KingdominoError) as refused:
        game.record(tags=dict.fromkeys(letters[: 101 - own], "x"))
    assert refused.value.code == "too_many_tags"


def test_comments_are_written_behind_their_move_and_go_with_it():
    game = Game.shuffled(Ruleset(players=2), 3)
    game.comment("kings and line")
    game.play(game.position.legal_moves()[0])
    game.comment("a  bold\nclaim")
    assert "{kings and line} =" in game.record()
    assert "{a bold claim}" in game.record()
    game.undo()
    assert [comment for _, comment in game.comments] == ["kings and line"]
    for wrong in ("a { brace", "a } brace", 5):
        with pytest.raises(KingdominoError) as refused:
            game.comment(wrong)
        assert refused.value.code == "unusable_comment"


def test_a_record_by_hand_needs_only_the_ruleset():
    text = '[Ruleset "2 classic"]\nkings 0 1 1 0\n\ndeal 3 9 17 40 =3 =9 {mine} =17 =40'
    game = Game.from_record(text)
    assert game.position.chance_due == "deal"
    game.play("deal 1 2 4 5")
    assert game.position.to_act == 0
    assert Game.from_record(game.record()).position == game.position


def test_line_ends_and_byte_order_marks_of_other_systems_are_read():
    text = finished(Ruleset(players=2), 3).record()
    assert Game.from_record("\ufeff" + text.replace("\n", "\r\n")).record() == text


@pytest.mark.parametrize(
    ("change", "code", "line", "column"),
    [
        (("deal 1 2 3 4", "deal 1 2 3"), "wrong_line_size", 5, 13),
        (("deal 1 2 3 4", "deal 2 1 3 4"), "deal_not_ascending", 5, 13),
        (("deal 1 2 3 4", "deal 1 2 3 49"), "no_such_domino", 5, 13),
        (("deal 1 2 3 4", "dael 1 2 3 4"), "unreadable_move", 5, 13),
        (("=2 ", "=5 "), "not_in_the_line", 6, 4),
        (("=2 ", "=1 "), "already_claimed", 6, 4),
        (("=2 ", "1x "), "not_now", 6, 4),
        (("=2 ", "{ oh "), "comment_not_closed", 6, 4),
        (("=2 ", "} "), "comment_not_closed", 6, 4),
        (("kings 0 1 1 0", "kings 0 1 1 1"), "wrong_kings", 4, 1),
        (("kings 0 1 1 0", "kings 0 1 1 4"), "unreadable_move", 4, 1),
        (('[Ruleset "2 classic"]', '[Ruleset "5 classic"]'), "unreadable_ruleset", 1, 1),
        (('[Ruleset "2 classic"]', '[Ruleset "2 classic]'), "unreadable_tag", 1, 1),
        (('[Ruleset "2 classic"]', '[Event "2 classic"]'), "missing_tag", 1, 1),
        (('"a, b"]', '"a"]'), "wrong_number_of_names", 2, 1),
        (('[Result "*"]', '[Result "1:3 2:1"]'), "record_ends_early", 6, 12),
        (('[Result "*"]', '[Players "c, d"]'), "tag_given_twice", 3, 1),
        (('[Result "*"]', '[Seed "7"]'), "revealed_before_the_end", 3, 1),
        (('[Result "*"]', '[Deck "1, 2"]'), "unreadable_tag_value", 3, 1),
    ],
)
def test_the_first_failure_is_named_by_line_and_column(change, code, line, column):
    tags = '[Ruleset "2 classic"]\n[Players "a, b"]\n[Result "*"]\n'
    text = tags + "kings 0 1 1 0\n            deal 1 2 3 4\n=1 =2 =3 =4\n"
    with pytest.raises(KingdominoError) as refused:
        Game.from_record(text.replace(change[0], change[1], 1))
    assert refused.value.code == code
    assert (refused.value.facts["line"], refused.value.facts["column"]) == (line, column)


def test_the_sound_part_of_a_broken_record_is_kept():
    game = finished(Ruleset(players=2), 12)
    words = game.record().split("=", 6)
    text = "=".join([*words[:6], "49 " + words[6]])
    kept, failure = Game.salvage(text)
    assert kept is not None
    assert isinstance(failure, InvalidNotation)
    assert kept.moves == game.moves[: len(kept.moves)]
    assert len(kept.moves) >= 5


def test_a_wrong_result_is_named():
    text = finished(Ruleset(players=2), 12).record()
    start = text.index("[Result") + 9
    forged = text[:start] + "1:99 2:0" + text[text.index('"]', start) :]
    with pytest.raises(InvalidNotation) as refused:
        Game.from_record(forged)
    assert refused.value.code == "wrong_result"
    assert refused.value.facts["line"] == 3


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 10**6), st.data())
def test_a_cut_or_damaged_record_is_refused_or_means_what_it_says(where, data):
    game = finished(Ruleset(players=2), 77)
    text = game.record()
    at = where % len(text)
    damaged = data.draw(st.sampled_from([text[:at], text[:at] + data.draw(st.text(max_size=3)) + text[at + 1 :]]))
    kept, failure = Game.salvage(damaged)
    if kept is not None:
        assert kept.positions[-1] == kept.position
    if failure is not None:
        assert isinstance(failure, KingdominoError)
        assert failure.code
        assert isinstance(failure.facts["line"], int)
        assert isinstance(failure.facts["column"], int)
    if failure is None:
        assert kept is not None
        assert Game.from_record(kept.record()).record() == kept.record()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\0" * 1000,
        "\x89PNG\r\n\x1a\n",
        "[" * 10**6,
        "{" * 10**6,
        "=1 " * 10**6,
        "deal " + "1 " * 10**6,
        '[A "' + "\\" * 10**6,
        '[Ruleset "4 classic"]\n' + "x" * 10**7,
        '[Ruleset "4 classic"]\n{' + "x" * 10**7,
        '[Ruleset "4 classic"]\n' + "=1 " * 10**6,
        "".join(f'[T{chr(97 + i % 26)}{chr(97 + i // 26 % 26)}{chr(97 + i // 676)} "x"]\n' for i in range(17000)),
        b'[Ruleset "4 classic"]',
        None,
        7,
    ],
    ids=range(15),
)
def test_rubbish_of_any_size_is_refused_at_once(text):
    with pytest.raises(KingdominoError) as refused:
        Game.from_record(text)
    assert refused.value.code
    assert len(str(refused.value)) < 500


def test_an_unsound_move_is_an_illegal_move_not_bad_notation():
    with pytest.raises(IllegalMove):
        Game.from_record('[Ruleset "2 classic"]\nkings 0 1 1 0\ndeal 1 2 3 4\n=9')


def test_many_comments_are_written_quickly_and_too_many_are_refused():
    text = '[Ruleset "2 classic"]\nkings 0 1 1 0 ' + "{x}" * 10_000
    game = Game.from_record(text)
    assert len(Game.from_record(game.record()).comments) == 10_000
    with pytest.raises(InvalidNotation) as refused:
        Game.from_record(text + "{y}")
    assert refused.value.code == "too_many_comments"


@pytest.mark.parametrize(
    "use",
    [
        lambda: Game(3),
        lambda: Game.shuffled(Ruleset(players=2), 1, players=5),
        lambda: Game.shuffled(Ruleset(), 1, salt=""),
    ],
)
def test_wrong_arguments_are_refused_with_a_code(use):
    with pytest.raises(KingdominoError) as refused:
        use()
    assert refused.value.code in ("not_a_ruleset", "wrong_number_of_names", "unusable_salt")


def test_a_refusal_of_too_few_names_shows_them():
    with pytest.raises(KingdominoError) as refused:
        Game.shuffled(Ruleset(players=3), seed=1, players=["Anna", "Bo"])
    assert refused.value.facts["names"] == "Anna, Bo"
    with pytest.raises(KingdominoError) as refused:
        Game.shuffled(Ruleset(players=2), seed=1, players=["Anna", 7])  # type: ignore[list-item]
    assert refused.value.facts["names"] == "['Anna', 7]"
