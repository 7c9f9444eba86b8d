"""Records that somebody brings: replayed as positions as far as they are sound, and verified."""

from random import Random

import pytest

from kingdomino import Game, KingdominoError, Ruleset
from kingdomino.games import Dynasty
from kingdomino.tables.answers import replays
from kingdomino.tables.answers.replays import RecordToVerify
from tests.games.playing import finished, play_on
from tests.tables.answering import answer
from tests.tables.answering import told as told_of

RULES = Ruleset(players=3, harmony=True, middle_kingdom=True)


@pytest.fixture(scope="module")
def game():
    return finished(RULES, 11)


def replay(record):
    return told_of(replays.replay(record))


def verify(record, *noted):
    return answer(
        lambda wish: replays.verified(wish.record, wish.noted), RecordToVerify, {"record": record, "noted": list(noted)}
    )


def code_of(work):
    with pytest.raises(KingdominoError) as refused:
        work()
    return refused.value.code


def test_every_position_of_a_record_is_told(game):
    told = replay(game.record())
    assert told["failure"] is None
    assert told["standing"] is None
    (shown,) = told["games"]
    assert shown["rules"]["text"] == str(RULES)
    assert shown["players"] == list(game.players)
    assert len(shown["positions"]) == len(game.moves) + 1
    before = None
    for position, after in zip(shown["positions"], game.positions, strict=True):
        assert position["seat"] == (before.to_act if before is not None else None)
        assert (position["phase"], position["to_act"], position["round"]) == (after.phase, after.to_act, after.round)
        assert position["points"] == [after.score(seat).total for seat in range(3)]
        assert position["places"] == list(after.places())
        assert [[slot["domino"], slot["seat"]] for slot in position["line"]] == [list(slot) for slot in after.line]
        for seat, index in enumerate(position["kingdoms"]):
            kingdom = shown["kingdoms"][index]
            squares = {tuple(laid[half]) for laid in kingdom["laid"] for half in "ab"}
            assert squares == set(after.kingdoms[seat].squares)
        before = after


def test_a_game_from_a_position_is_shown_with_dominoes_from_the_beginning(game):
    """The position has squares only; dominoes are drawn that can have made them."""
    begun = play_on(Game.from_position(game.positions[40], 7), Random(7))
    told = replay(begun.record())
    assert told["failure"] is None
    (shown,) = told["games"]
    for position, after in zip(shown["positions"], begun.positions, strict=True):
        for seat, index in enumerate(position["kingdoms"]):
            laid = shown["kingdoms"][index]["laid"]
            assert {tuple(domino[half]) for domino in laid for half in "ab"} == set(after.kingdoms[seat].squares)
    assert shown["result"]["deck"] == list(begun.revealed().deck)
    assert verify(begun.record(), begun.commitment)["passed"]


def test_a_note_that_is_no_commitment_is_refused(game):
    assert code_of(lambda: verify(game.record(), "xyz")) == "unreadable_commitment"


def test_the_end_tells_the_result_and_what_was_hidden(game):
    result = replay(game.record())["games"][0]["result"]
    assert result["places"] == list(game.position.places())
    assert [score["total"] for score in result["scores"]] == [game.position.score(seat).total for seat in range(3)]
    assert result["seed"] == "11"
    assert result["deck"] == list(game.revealed().deck)


def test_comments_stand_behind_their_moves():
    game = Game.shuffled(Ruleset(players=2), 3)
    game.comment("a good start")
    positions = replay(game.record())["games"][0]["positions"]
    assert positions[-1]["comments"] == ["a good start"]
    assert positions[0]["comments"] == []


def test_a_broken_record_gives_its_sound_part_and_where_it_breaks():
    record = '[Ruleset "2 classic"]\n\nkings 0 1 1 0\ndeal 1 2 3 4\n=1 =1 =2\n'
    told = replay(record)
    assert [position["move"] for position in told["games"][0]["positions"]] == [
        None,
        "kings 0 1 1 0",
        "deal 1 2 3 4",
        "=1",
    ]
    assert told["failure"]["code"] == "already_claimed"
    assert (told["failure"]["facts"]["line"], told["failure"]["facts"]["column"]) == (5, 4)
    assert told["games"][0]["result"] is None


def test_an_unfinished_record_without_a_dealer_waits_for_chance():
    told = replay('[Ruleset "2 classic"]\nkings 0 1 1 0')
    assert told["failure"] is None
    assert told["games"][0]["positions"][-1]["phase"] == "chance"


@pytest.mark.parametrize("record", ["", "nonsense", '[Ruleset "9 classic"]', "\u0000", "{" * 1000])
def test_a_text_without_any_game_is_refused_with_a_place(record):
    with pytest.raises(KingdominoError) as refused:
        replay(record)
    assert "line" in refused.value.facts


def test_the_games_of_a_dynasty_come_with_their_sums():
    rules = Ruleset(players=2)
    games = [finished(rules, seed) for seed in (1, 2, 3)]
    record = "\n".join(game.record() for game in games)
    told = replay(record)
    dynasty = Dynasty.from_record(record)
    assert told["standing"] == {
        "games": [list(points) for points in dynasty.points],
        "totals": list(dynasty.totals),
        "places": list(dynasty.places()),
        "over": True,
    }
    broken = replay(record.replace("[Result", "[Resul", 1) + "=1")
    assert len(broken["games"]) == 3
    assert broken["failure"]["facts"]["game"] == 3
    other = finished(Ruleset(players=3), 4).record()
    assert replay(games[0].record() + "\n" + other)["standing"] is None


def test_a_tournament_s_file_is_too_much():
    record = '[Ruleset "2 classic"]\nkings 0 1 1 0\n' * 13
    assert code_of(lambda: replay(record)) == "too_many_records"


def test_a_shuffle_is_verified_against_what_was_noted(game):
    assert verify(game.record())["passed"]
    assert verify(game.record(), game.commitment)["passed"]
    wrong = verify(game.record(), "0" * 64)
    assert not wrong["passed"]
    assert {check["code"]: check["passed"] for check in wrong["games"][0]["checks"]}[
        "commitment_is_the_noted_one"
    ] is False
    assert code_of(lambda: verify(game.record(), "0" * 64, "1" * 64)) == "too_many_commitments"
    assert code_of(lambda: verify(Game.shuffled(RULES, 1).record())) == "not_before_the_end"
    swapped = game.record().replace('[Salt "', '[Salt "0')
    assert not verify(swapped)["passed"]
