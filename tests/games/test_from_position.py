"""Games from a position on: dealt from the seed, undone to the given position only, recorded and verified."""

import hashlib
import re
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdomino import Game, InvalidNotation, Kingdom, KingdominoError, Position, Ruleset
from kingdomino.games import Dealer, Statistics, commitment, shuffled_deck, shuffled_kings, verify_record
from kingdomino.rules import ALL_NUMBERS, Deal, Kings
from tests.games.playing import finished, play_on
from tests.strategies import positions, rulesets, seeds

SALT = "00112233445566778899aabbccddeeff"
CLAIM_DUE = Position.parse("2 classic; w0/w0/## | ##; 1:0 3:1 4:0 9:1; 5 6 7 8; claim 0; -")


@settings(deadline=None, max_examples=40)
@given(positions(), seeds)
def test_the_deck_to_come_is_the_seeds_shuffle_without_the_dominoes_seen(position, seed):
    game = play_on(Game.from_position(position, seed), Random(seed))
    dealt = [move for move in game.moves if isinstance(move, Deal)]
    size = position.rules.line_size
    coming = [number for number in shuffled_deck(Ruleset(), seed) if number in position.unseen]
    lines = [tuple(sorted(coming[at : at + size])) for at in range(0, len(dealt) * size, size)]
    assert [deal.dominoes for deal in dealt] == lines
    assert game.revealed().deck == tuple(coming[: len(dealt) * size])
    assert game.is_over
    kings = [move.seats for move in game.moves if isinstance(move, Kings)]
    assert kings == ([shuffled_kings(position.rules, seed)] if position.chance_due == "kings" else [])


@settings(deadline=None, max_examples=30)
@given(positions(), seeds, st.integers(0, 60))
def test_it_is_a_game_like_any_other(position, seed, decisions):
    """Play, records and their replay, undo to the given position, the commitment."""
    random = Random(seed)
    game = Game.from_position(position, seed, salt=SALT)
    begun = game.moves
    assert game.positions[0] == game.start == position
    play_on(game, random, decisions)
    text = game.record()
    again = Game.from_record(text)
    assert (again.record(), again.moves, again.positions) == (text, game.moves, game.positions)
    assert again.given_position == position
    assert text.split("\n")[1] == f'[Position "{position}"]'
    for tag in ("Seed", "Salt", "Deck"):
        assert (f"[{tag} " in text) == game.is_over
    if game.is_over:
        assert verify_record(text, game.commitment).passed
    while game.position != game.positions[len(begun)]:
        game.undo()
        assert game.position.to_act is not None
    with pytest.raises(KingdominoError) as refused:
        game.undo()
    assert refused.value.code == "nothing_to_undo"
    assert (game.moves, game.positions[0]) == (begun, position)


@settings(deadline=None, max_examples=15)
@given(rulesets(), seeds)
def test_from_the_start_the_moves_are_those_of_the_shuffled_game(rules, seed):
    whole, given_start = finished(rules, seed), Game.from_position(Position.start(rules), seed)
    play_on(given_start, Random(seed))
    assert given_start.moves == whole.moves
    assert given_start.revealed() == whole.revealed()
    assert given_start.commitment != whole.commitment, "the version is 2: the position is covered too"


@pytest.mark.parametrize("rules", [Ruleset(2, mighty_duel=True), Ruleset(3, "revised"), Ruleset(4)], ids=str)
def test_every_position_of_a_game_can_be_gone_on_from_even_the_last(rules):
    game = finished(rules, 6)
    for position in game.positions:
        begun = Game.from_position(position, 3)
        assert begun.position.chance_due is None
        assert begun.rules == rules
    over = Game.from_position(game.position, 3)
    assert over.is_over
    assert over.moves == []
    assert over.revealed().deck == ()
    assert '[Deck ""]' in over.record()
    assert Game.from_record(over.record()).record() == over.record()
    assert verify_record(over.record()).passed
    with pytest.raises(KingdominoError):
        over.undo()
    with pytest.raises(KingdominoError):
        over.play("=1")


def test_players_and_observers_are_taken_as_in_other_games():
    counted = Statistics()
    game = Game.from_position(CLAIM_DUE, 7, players=["Ann", "Ben"], observers=[counted])
    assert game.players == ("Ann", "Ben")
    game.play("=6")
    assert counted.claims == {(0, 2): 1}
    game.undo()
    assert counted.claims[0, 2] == 0
    with pytest.raises(KingdominoError) as refused:
        Game.from_position(CLAIM_DUE, 7, players=["Ann"])
    assert refused.value.code == "wrong_number_of_names"


def test_numpys_integers_are_seeds_too():
    assert Game.from_position(CLAIM_DUE, np.int64(7)).commitment == Game.from_position(CLAIM_DUE, 7).commitment


@pytest.mark.parametrize("seed", [-1, "7", True, None, 7.0, 2**1024], ids=range(6))
def test_a_bad_seed_is_refused(seed):
    with pytest.raises(KingdominoError) as refused:
        Game.from_position(CLAIM_DUE, seed)
    assert refused.value.code == "unusable_seed"


def test_a_bad_salt_is_refused():
    with pytest.raises(KingdominoError) as refused:
        Game.from_position(CLAIM_DUE, 7, salt="pepper")
    assert refused.value.code == "unusable_salt"


@pytest.mark.parametrize("value", [None, str(CLAIM_DUE), 5, Ruleset(), Kingdom.bare()], ids=range(5))
def test_only_a_position_is_one(value):
    with pytest.raises(KingdominoError) as refused:
        Game.from_position(value, 7)
    assert refused.value.code == "not_a_position"


@pytest.mark.parametrize(
    ("position", "code"),
    [
        (replace(CLAIM_DUE, unseen=CLAIM_DUE.unseen - {10}), "turned_up_dominoes_do_not_make_lines"),
        (replace(CLAIM_DUE, rules="2 classic"), "not_a_position_of_a_game"),
        (
            replace(CLAIM_DUE, kingdoms=(Kingdom.from_text("w0w0\n....\n..##"), Kingdom.bare())),
            "not_a_kingdom_of_a_game",
        ),
    ],
    ids=range(3),
)
def test_a_position_that_no_game_leads_to_is_refused(position, code):
    with pytest.raises(KingdominoError) as refused:
        Game.from_position(position, 7)
    assert refused.value.code == code


# --- the commitment, version 2 ---


def test_the_golden_commitment_of_a_game_from_a_position_never_changes():
    """These values were written down once."""
    game = Game.from_position(CLAIM_DUE, 42)
    assert game.commitment == GOLDEN_CLAIM_42
    assert Game.from_position(Position.start(Ruleset(4)), 42).commitment == GOLDEN_START_42
    assert play_on(game, Random(1)).revealed().deck == GOLDEN_DECK_42
    assert Game.shuffled(Ruleset(), 42).commitment == GOLDEN_VERSION_1, "whole games keep version 1"


def test_version_two_is_sha256_over_five_lines_with_the_position_for_the_ruleset():
    """docs/notation.md: anybody can compute it with a standard tool."""
    game = Game.from_position(CLAIM_DUE, 42, salt=SALT)
    deck = " ".join(map(str, GOLDEN_DECK_42))
    text = f"kingdomino-commitment-2\n{CLAIM_DUE}\n{SALT}\n\n{deck}\n"
    assert game.commitment == hashlib.sha256(text.encode("ascii")).hexdigest()
    start = Position.start(Ruleset(2))
    kings, whole = "0 1 1 0", " ".join(map(str, range(1, 25)))
    text = f"kingdomino-commitment-2\n{start}\n{SALT}\n{kings}\n{whole}\n"
    assert commitment(Ruleset(2), SALT, [0, 1, 1, 0], range(1, 25), start) == hashlib.sha256(text.encode()).hexdigest()


def test_version_two_binds_the_position():
    other = Position.parse(str(CLAIM_DUE).replace("w0/w0/##", "w0w0##"))
    one, another = (Game.from_position(position, 42, salt=SALT) for position in (CLAIM_DUE, other))
    assert one.commitment != another.commitment


def record_from_a_position() -> str:
    return play_on(Game.from_position(CLAIM_DUE, 5), Random(5)).record()


def failed(text: str) -> set[str]:
    return {check.code for check in verify_record(text).checks if not check.passed}


def test_a_changed_record_from_a_position_is_found_out():
    text = record_from_a_position()
    assert failed(text) == set()
    assert failed(re.sub(r'\[Deck "(\d+) (\d+) ', r'[Deck "\2 \1 ', text)) == {
        "commitment_matches",
        "seed_gives_the_deck",
    }
    assert failed(text.replace('[Seed "5"]', '[Seed "6"]')) == {"seed_gives_the_deck"}
    salted = re.sub(r'\[Salt "(.)', lambda found: '[Salt "' + ("0" if found[1] != "0" else "1"), text)
    assert failed(salted) == {"commitment_matches"}
    swapped = re.sub(r'\[Deck "(\d+) (.*) (\d+)"', r'[Deck "\3 \2 \1"', text)
    assert "deals_follow_the_deck" in failed(swapped)
    version_1 = commitment(
        Ruleset(2), Game.from_record(text).revealed().salt, (), Game.from_record(text).revealed().deck
    )
    assert failed(re.sub(r'\[Commitment ".*"', f'[Commitment "{version_1}"', text)) == {"commitment_matches"}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ((r'\[Deck "\d+ ', '[Deck "'), "wrong_deck_size"),
        ((r'\[Deck "\d+ ', '[Deck "1 '), "already_turned_up"),
        ((r'\[Deck "\d+ (\d+)', r'[Deck "\1 \1'), "domino_twice_in_deck"),
        ((r'\[Deck "\d+ ', '[Deck "0 '), "unreadable_tag_value"),
    ],
)
def test_a_deck_that_cannot_come_is_refused(change, code):
    with pytest.raises(KingdominoError) as refused:
        verify_record(re.sub(change[0], change[1], record_from_a_position()))
    assert refused.value.code == code


def test_a_dealer_from_a_position_in_the_game_has_no_kings_to_draw():
    deck = tuple(sorted(ALL_NUMBERS - {1, 3, 4, 9, 5, 6, 7, 8}))[:16]
    assert Dealer(Ruleset(2), deck, (), start=CLAIM_DUE).commitment is None
    with pytest.raises(KingdominoError) as refused:
        Dealer(Ruleset(2), deck, (0, 1, 1, 0), start=CLAIM_DUE)
    assert refused.value.code == "kings_are_drawn"


# --- records ---


def test_an_unfinished_record_from_a_position_accepts_deals():
    game = Game.from_position(CLAIM_DUE, 7)
    game.play("=5")
    again = Game.from_record(game.record())
    while again.position.to_act is not None:
        again.play(again.position.legal_moves()[0])
    assert again.position.chance_due == "deal"
    again.play("deal 20 21 22 23")
    assert again.position.next_line[0] == (20, None)
    with pytest.raises(KingdominoError):
        again.play("deal 24 25 26 27")


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("2 classic", "unreadable_position"),
        (str(Position.start(Ruleset(3))), "position_of_another_ruleset"),
        (str(CLAIM_DUE).replace("w0/w0/##", "w0w0/..../..##"), "not_a_kingdom_of_a_game"),
    ],
)
def test_an_unusable_position_tag_is_named_with_its_line(position, code):
    text = f'[Ruleset "2 classic"]\n[Event "x"]\n[Position "{position}"]\n\n=5\n'
    with pytest.raises(KingdominoError) as refused:
        Game.from_record(text)
    assert refused.value.code == code
    assert (refused.value.facts["line"], refused.value.facts["column"]) == (3, 1)


def test_the_first_failure_of_a_record_from_a_position_is_named():
    text = f'[Ruleset "2 classic"]\n[Position "{CLAIM_DUE}"]\n\n=5 =6\n'
    game, failure = Game.salvage(text)
    assert game is not None
    assert list(map(str, game.moves)) == ["=5"]
    assert failure is not None
    assert (failure.code, failure.facts["line"], failure.facts["column"]) == ("not_now", 4, 4)


def test_the_position_tag_cannot_be_added_by_hand():
    with pytest.raises(KingdominoError) as refused:
        finished(Ruleset(2), 1).record(tags={"Position": str(CLAIM_DUE)})
    assert refused.value.code == "unusable_tag"


def test_a_position_in_a_text_that_is_not_its_line_is_invalid_notation():
    with pytest.raises(InvalidNotation):
        Game.from_record('[Ruleset "2 classic"]\n[Position ""]\n')


GOLDEN_CLAIM_42 = "75b4837864a6e36bdbeac6fd6998e9e0acf2c9b6f9a8bbb5f21e3cb5a85e9b3e"
GOLDEN_START_42 = "de4e5a7c483b0cfc2911fa6136c804e3c9f4236af250039291c2bf39bf32fb48"
GOLDEN_DECK_42 = (27, 46, 30, 2, 33, 34, 23, 26, 35, 36, 39, 15, 32, 21, 47, 16)
GOLDEN_VERSION_1 = "ebda389399331c1d7ea93062704b48585db935141bb8279731248787578967c9"
