"""Verification: a finished record shows that the deck was set before the first move."""

import re

import pytest

from kingdomino import Game, InvalidNotation, KingdominoError, Ruleset
from kingdomino.games import verify_record
from tests.games.playing import finished
from tests.strategies import ALL_RULESETS


def failed(text: str, noted: str | None = None) -> set[str]:
    return {check.code for check in verify_record(text, noted).checks if not check.passed}


@pytest.mark.parametrize("rules", ALL_RULESETS, ids=str)
def test_an_honest_game_passes(rules):
    game = finished(rules, 21, salt="ab" * 16)
    assert game.commitment is not None
    found = verify_record(game.record(), noted=game.commitment.upper() + "\n")
    assert found.passed
    assert {check.code for check in found.checks} == {
        "commitment_is_the_noted_one",
        "commitment_matches",
        "deals_follow_the_deck",
        "seed_gives_the_deck",
    }


def test_the_commitment_is_known_before_the_first_move_and_stays():
    game = Game.shuffled(Ruleset(), 5)
    before = game.commitment
    assert f'[Commitment "{before}"]' in game.record()
    assert f'[Commitment "{before}"]' in finished(Ruleset(), 5).record()


def test_another_commitment_than_the_noted_one_is_found_out():
    assert failed(finished(Ruleset(), 5).record(), "00" * 32) == {"commitment_is_the_noted_one"}


@pytest.mark.parametrize("noted", ["xyz", "", "00" * 31, "00" * 33, "0" * 63 + "g", 5, b"00" * 32])
def test_a_note_that_is_no_commitment_is_refused_rather_than_found_different(noted):
    with pytest.raises(InvalidNotation) as refused:
        verify_record(finished(Ruleset(), 5).record(), noted)
    assert refused.value.code == "unreadable_commitment"


def test_another_salt_is_found_out():
    text = re.sub(
        r'\[Salt "(.)', lambda found: '[Salt "' + ("0" if found[1] != "0" else "1"), finished(Ruleset(), 5).record()
    )
    assert failed(text) == {"commitment_matches"}


def test_another_deck_is_found_out():
    """Two dominoes that change places within one line give the same deals, but not the same commitment."""
    text = finished(Ruleset(), 5).record()
    text = re.sub(r'\[Deck "(\d+) (\d+) ', r'[Deck "\2 \1 ', text)
    assert failed(text) == {"commitment_matches", "seed_gives_the_deck"}
    text = re.sub(r'\[Deck "(\d+) (.*) (\d+)"', r'[Deck "\3 \2 \1"', text)
    assert "deals_follow_the_deck" in failed(text)


def test_another_seed_is_found_out():
    text = finished(Ruleset(), 5).record().replace('[Seed "5"]', '[Seed "6"]')
    assert failed(text) == {"seed_gives_the_deck"}


def test_a_deck_without_seed_can_be_checked_too():
    text = finished(Ruleset(), 5).record().replace('[Seed "5"]\n', "")
    assert verify_record(text).passed


@pytest.mark.parametrize("tag", ["Commitment", "Salt", "Deck"])
def test_without_what_it_takes_there_is_nothing_to_verify(tag):
    text = re.sub(rf'\[{tag} ".*"\]\n', "", finished(Ruleset(), 5).record())
    with pytest.raises(KingdominoError) as refused:
        verify_record(text)
    assert (refused.value.code, refused.value.facts["tag"]) == ("nothing_to_verify", tag)


def test_a_running_game_cannot_be_verified():
    with pytest.raises(KingdominoError) as refused:
        verify_record(Game.shuffled(Ruleset(), 5).record())
    assert refused.value.code == "not_before_the_end"


@pytest.mark.parametrize(
    ("pattern", "value"),
    [
        (r'\[Salt "[^"]*"', '[Salt "xyz"'),
        (r'\[Deck "\d+ ', '[Deck "'),
        (r'\[Deck "\d+ ', '[Deck "49 '),
        (r'\[Seed "5"', '[Seed "05"'),
    ],
)
def test_unreadable_secrets_are_refused(pattern, value):
    with pytest.raises(KingdominoError):
        verify_record(re.sub(pattern, value, finished(Ruleset(), 5).record()))
