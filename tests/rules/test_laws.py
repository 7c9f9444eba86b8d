"""Laws that hold for every kingdom and every position of every game."""

from collections.abc import Callable
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kingdomino.rules import Claim, Deal, Discard, IllegalMove, Move, Place, Position, Ruleset
from tests import brute
from tests.strategies import (
    Played,
    as_kingdom,
    careful,
    careless,
    games,
    grids,
    moves,
    numbers,
    odd_kingdoms,
    play_game,
    positions,
    reachable_kingdoms,
    rulesets,
    seeds,
    shuffled_deck,
    shuffled_kings,
)

Turn = Callable[[brute.Spot], brute.Spot]


def rotated(spot: brute.Spot) -> brute.Spot:
    """A quarter turn to the left."""
    return -spot[1], spot[0]


def mirrored(spot: brute.Spot) -> brute.Spot:
    """East and west changed places."""
    return -spot[0], spot[1]


turns = st.sampled_from([rotated, mirrored])


def turned(squares: brute.Squares, turn: Turn) -> brute.Squares:
    return {turn(spot): half for spot, half in squares.items()}


def covers(squares: brute.Squares, number: int, grid: int) -> set[frozenset[tuple[brute.Spot, brute.Half]]]:
    """Each placement as its squares with their lands, independent of the names of directions."""
    a, b = brute.DOMINOES[number]
    return {frozenset({(place.first, a), (place.second, b)}) for place in as_kingdom(squares).placements(number, grid)}


@given(data=st.data(), grid=grids, number=numbers, turn=turns)
def test_turning_a_kingdom_turns_its_placements_r18(data: st.DataObject, grid: int, number: int, turn: Turn) -> None:
    squares = data.draw(reachable_kingdoms(grid))
    expected = {frozenset((turn(spot), half) for spot, half in place) for place in covers(squares, number, grid)}
    assert covers(turned(squares, turn), number, grid) == expected


@given(data=st.data(), rules=rulesets(), turn=turns)
def test_turning_a_kingdom_leaves_its_score_r26(data: st.DataObject, rules: Ruleset, turn: Turn) -> None:
    squares = data.draw(st.one_of(reachable_kingdoms(rules.grid), odd_kingdoms()))
    one, other = as_kingdom(squares).score(rules), as_kingdom(turned(squares, turn)).score(rules)
    assert one.territories == other.territories
    assert (one.total, one.harmony, one.middle_kingdom) == (other.total, other.harmony, other.middle_kingdom)
    assert (one.largest, one.crowns) == (other.largest, other.crowns)


@given(position=positions())
def test_discard_is_the_only_move_if_and_only_if_nothing_fits_r20_r21(position: Position) -> None:
    if position.phase != "place":
        assert not any(isinstance(move, Discard) for move in position.legal_moves())
        return
    assert position.to_act is not None
    assert position.domino_to_place is not None
    nothing_fits = not brute.placements(
        {(x, y): (land.terrain, land.crowns) for (x, y), land in position.kingdoms[position.to_act].squares.items()},
        position.domino_to_place,
        position.rules.grid,
    )
    assert (position.legal_moves() == (Discard(position.domino_to_place),)) == nothing_fits
    assert any(isinstance(move, Discard) for move in position.legal_moves()) == nothing_fits


@given(data=st.data(), grid=grids)
def test_a_crowded_kingdom_takes_a_domino_or_lets_it_go_r20_r21(data: st.DataObject, grid: int) -> None:
    """Random growth to the last domino: the kingdoms where discards happen."""
    squares = data.draw(reachable_kingdoms(grid))
    number = data.draw(numbers)
    rules = Ruleset(2, mighty_duel=grid == 7)
    kingdoms = (as_kingdom(squares), as_kingdom({}))
    position = Position(rules, kingdoms, ((number, 0),), (), frozenset())
    found = brute.placements(squares, number, grid)
    expected = [brute.placement_text(number, *way) for way in found] or [f"{number}x"]
    assert [str(move) for move in position.legal_moves()] == expected


@given(position=positions(), move=moves())
def test_a_move_is_legal_exactly_when_it_is_listed(position: Position, move: Move) -> None:
    """Outcomes of chance are not decisions, and so never listed."""
    if isinstance(move, Claim | Place | Discard):
        assert is_accepted(position, move) == (move in position.legal_moves())


@given(position=positions())
def test_every_listed_move_can_be_played_as_a_value_and_as_text(position: Position) -> None:
    for move in position.legal_moves():
        after = position.play(move)
        assert after == position.play(str(move))
        assert after != position


def is_accepted(position: Position, move: Move) -> bool:
    try:
        position.play(move)
    except IllegalMove as refused:
        assert refused.code
        assert refused.facts
        return False
    return True


@given(game=games())
def test_a_domino_that_lies_stays_there_through_the_game_r19(game: Played) -> None:
    for before, after in zip(game.positions, game.positions[1:], strict=False):
        for old, new in zip(before.kingdoms, after.kingdoms, strict=True):
            assert dict(old.squares).items() <= dict(new.squares).items()


@given(game=games())
def test_playing_on_changes_no_earlier_position(game: Played) -> None:
    """A fresh replay finds the same positions: same value, hash, text and legal moves."""
    position = Position.start(game.rules)
    for move, kept in zip(game.moves, game.positions, strict=False):
        assert kept == position
        assert hash(kept) == hash(position)
        assert repr(kept) == repr(position)
        position = position.play(str(move))
    assert position == game.position


@settings(max_examples=25)
@given(data=st.data(), rules=rulesets(), seed=seeds)
def test_no_position_holds_anything_of_the_deck_r7(data: st.DataObject, rules: Ruleset, seed: int) -> None:
    """Same past, another future: two decks alike in the lines already turned up, and nowhere else."""
    random = Random(seed)
    deck, kings = list(shuffled_deck(rules, random)), shuffled_kings(rules, random)
    lines = data.draw(st.integers(1, rules.rounds))
    seen = deck[: lines * rules.line_size]
    others = sorted(set(brute.DOMINOES) - set(seen))
    random.shuffle(others)
    other_deck = [*seen, *others][: rules.deck_size]
    games_of_both = [play_game(rules, cards, kings, Random(seed)) for cards in (deck, other_deck)]
    dealt = 0
    for one, other, move in zip(
        games_of_both[0].positions, games_of_both[1].positions, games_of_both[0].moves, strict=False
    ):
        assert one == other
        assert hash(one) == hash(other)
        assert repr(one) == repr(other)
        dealt += isinstance(move, Deal)
        if dealt > lines:
            break


@settings(max_examples=25)
@given(rules=rulesets(), seed=seeds, choose=st.sampled_from([careless, careful]))
def test_harmony_s_two_definitions_coincide_at_the_end_r27(
    rules: Ruleset, seed: int, choose: Callable[..., Move]
) -> None:
    """A full grid if and only if no domino was discarded."""
    random = Random(seed)
    assert_harmony_is_no_discard(
        play_game(rules, shuffled_deck(rules, random), shuffled_kings(rules, random), random, choose=choose)
    )


def assert_harmony_is_no_discard(game: Played) -> set[bool]:
    discarded = {
        before.to_act for before, move in zip(game.positions, game.moves, strict=False) if isinstance(move, Discard)
    }
    for seat in range(game.rules.players):
        full = (
            game.position.kingdoms[seat].score(Ruleset(2, mighty_duel=game.rules.mighty_duel, harmony=True)).harmony
            == 5
        )
        assert full == (seat not in discarded)
    return {seat in discarded for seat in range(game.rules.players)}


def test_games_of_careful_players_show_harmony_won_and_lost_r27() -> None:
    """The law above is about something: among a few fixed games there are whole grids and broken ones."""
    met: set[bool] = set()
    for seed in range(40):
        random, rules = Random(seed), Ruleset(4, harmony=True)
        game = play_game(rules, shuffled_deck(rules, random), shuffled_kings(rules, random), random, choose=careful)
        met |= assert_harmony_is_no_discard(game)
    assert met == {False, True}
