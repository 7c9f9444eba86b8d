"""R30: three games, the highest sum wins."""

from random import Random

import pytest

from kingdomino import Game, KingdominoError, Ruleset
from kingdomino.games import Dynasty
from tests.games.playing import play_on

TWO = Ruleset(players=2)


def played(rules: Ruleset, seed: int) -> Dynasty:
    dynasty = Dynasty(rules)
    for number in (1, 2, 3):
        play_on(dynasty.begin(Dynasty.shuffled_game(rules, seed, number)), Random(seed + number))
    return dynasty


def test_three_games_make_a_dynasty_and_the_sums_decide():
    """R30."""
    dynasty = played(TWO, 11)
    sums = [sum(game.position.score(seat).total for game in dynasty.games) for seat in (0, 1)]
    assert dynasty.is_over
    assert list(dynasty.totals) == sums
    assert dynasty.winners() == tuple(seat for seat in (0, 1) if sums[seat] == max(sums))
    assert len({tuple(map(str, game.moves[:2])) for game in dynasty.games}) == 3, "kings and lines are drawn anew"


def test_equal_sums_share_the_victory_without_a_look_at_territories():
    """R30: no tie-break. Two players who do the same in turn end equal in sum, with different single games."""
    for seed in range(300):
        dynasty = played(Ruleset(players=4), seed)
        totals = dynasty.totals
        if sorted(totals)[-1] == sorted(totals)[-2]:
            break
    assert totals.count(max(totals)) == len(dynasty.winners()) >= 2
    assert dynasty.places().count(1) == len(dynasty.winners())


def test_totals_run_while_a_game_does():
    """R26, R30: bonuses are settled at the end of each game."""
    dynasty = Dynasty(TWO)
    assert dynasty.totals == (0, 0)
    dynasty.begin(Dynasty.shuffled_game(TWO, 4, 1))
    random = Random(4)
    while not dynasty.game.is_over:
        dynasty.play(random.choice(dynasty.game.position.legal_moves()))
        assert dynasty.totals == tuple(dynasty.game.position.score(seat).total for seat in (0, 1))
    assert not dynasty.is_over
    assert dynasty.leaders() == tuple(seat for seat in (0, 1) if dynasty.totals[seat] == max(dynasty.totals))


def test_a_dynasty_is_written_and_read_back():
    dynasty = played(Ruleset(players=3, edition="revised", harmony=True), 8)
    text = dynasty.record()
    again = Dynasty.from_record(text)
    assert again.record() == text
    assert again.totals == dynasty.totals


@pytest.mark.parametrize("ask", [lambda dynasty: dynasty.winners(), lambda dynasty: dynasty.game])
def test_what_is_not_there_yet_is_refused(ask):
    dynasty = Dynasty(TWO)
    with pytest.raises(KingdominoError):
        ask(dynasty)


def test_games_that_do_not_belong_are_refused():
    dynasty = Dynasty(TWO)
    dynasty.begin(Game.shuffled(TWO, 1))
    with pytest.raises(KingdominoError) as refused:
        dynasty.begin(Game.shuffled(TWO, 2))
    assert refused.value.code == "game_still_runs"
    play_on(dynasty.game, Random(1))
    for game, code in (
        (Game.shuffled(Ruleset(), 1), "another_ruleset"),
        (Game.shuffled(TWO, 1, players=["Ann", "Ben"]), "other_players"),
    ):
        with pytest.raises(KingdominoError) as refused:
            dynasty.begin(game)
        assert refused.value.code == code
    whole = played(TWO, 2)
    with pytest.raises(KingdominoError) as refused:
        whole.begin(Game.shuffled(TWO, 9))
    assert refused.value.code == "dynasty_is_over"


def test_a_game_counts_once():
    """R30: three games; the same one again is refused, also when it was read from its record."""
    first = play_on(Game.shuffled(TWO, 1), Random(1))
    for again in (first, Game.from_record(first.record())):
        dynasty = Dynasty(TWO)
        dynasty.begin(first)
        dynasty.begin(play_on(Game.shuffled(TWO, 2), Random(1)))
        with pytest.raises(KingdominoError) as refused:
            dynasty.begin(again)
        assert (refused.value.code, refused.value.facts) == ("game_already_counted", {"game": 1})
        assert len(dynasty.games) == 2
    with pytest.raises(KingdominoError) as refused:
        Dynasty.from_record("\n".join([first.record()] * 3))
    assert refused.value.code == "game_already_counted"


def test_a_game_with_the_same_deck_is_another_game_while_it_is_played():
    """R30: a fixed deck may come again; the players decide anew."""
    dynasty = Dynasty(TWO)
    for choices in (1, 2, 3):
        play_on(dynasty.begin(Game.from_deck(TWO, list(range(1, 25)), [0, 1, 1, 0])), Random(choices))
    assert Dynasty.from_record(dynasty.record()).is_over


def test_a_bracket_in_a_comment_begins_no_game():
    dynasty = played(TWO, 5)
    dynasty.games[1].comment("[again] and " * 12 + "[again]")
    text = dynasty.record()
    assert Dynasty.from_record(text).record() == text


@pytest.mark.parametrize("text", ["", None, "[", "x"])
def test_what_is_no_dynasty_is_refused(text):
    with pytest.raises(KingdominoError):
        Dynasty.from_record(text)


def test_a_failure_is_named_by_its_game_and_its_line_in_the_file():
    text = played(TWO, 5).record()
    broken = text[: text.rindex("deal")] + "deal 1 1 1 1"
    with pytest.raises(KingdominoError) as refused:
        Dynasty.from_record(broken)
    assert refused.value.facts["game"] == 3
    assert refused.value.facts["line"] == broken.count("\n") + 1


@pytest.mark.parametrize(
    ("use", "code"),
    [
        (lambda: Dynasty(None), "not_a_ruleset"),
        (lambda: Dynasty(TWO).begin("x"), "not_a_game"),
        (lambda: Dynasty.shuffled_game(TWO, 7, 4), "no_such_game"),
        (lambda: Dynasty.shuffled_game(TWO, 7, 0), "no_such_game"),
    ],
)
def test_wrong_arguments_are_refused_with_a_code(use, code):
    with pytest.raises(KingdominoError) as refused:
        use()
    assert refused.value.code == code
