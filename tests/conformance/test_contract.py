"""The public contract, line by line: what other programs rely on, to the letter."""

import re
from dataclasses import FrozenInstanceError
from random import Random

import numpy as np
import pytest

import kingdomino
from kingdomino import (
    Game,
    IllegalMove,
    InvalidNotation,
    Kingdom,
    KingdominoError,
    Move,
    Position,
    Ruleset,
)
from kingdomino.bots import Bot, Budget
from kingdomino.games import verify_record

DECK_24 = [1, 13, 17, 48, 2, 14, 18, 47, 3, 15, 19, 46, 4, 16, 20, 45, 5, 21, 27, 44, 6, 22, 28, 43]


def play_to_the_end(game: Game, seed: int = 1) -> Game:
    random = Random(seed)
    while not game.position.is_over:
        game.play(random.choice(game.position.legal_moves()))
    return game


# from kingdomino import Place, Claim, Discard, Deal, Kings; NumPy integers are taken wherever a number is


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("13@g8e", kingdomino.Place),
        ("=27", kingdomino.Claim),
        ("13x", kingdomino.Discard),
        ("deal 5 17 22 40", kingdomino.Deal),
        ("kings 0 2 1", kingdomino.Kings),
    ],
)
def test_the_kinds_of_move_are_imported_from_the_package(text: str, kind: type[Move]) -> None:
    assert kind.__name__ in kingdomino.__all__
    assert type(Move.parse(text)) is kind
    assert issubclass(kind, Move)


def test_numpy_integers_are_taken_wherever_a_number_is() -> None:
    rules = Ruleset(players=np.int64(3))
    assert (rules, repr(rules), hash(rules)) == (Ruleset(3), repr(Ruleset(3)), hash(Ruleset(3)))
    assert Game.shuffled(rules, seed=np.uint32(42)).record() == Game.shuffled(Ruleset(3), seed=42).record()
    deck, kings = np.arange(36, 0, -1), np.array([0, 2, 1])
    game = Game.from_deck(rules, deck=deck, kings=kings)
    same = Game.from_deck(rules, deck=list(deck.astype("int8")), kings=list(kings.astype("uint8")))
    plain = Game.from_deck(rules, deck=list(range(36, 0, -1)), kings=[0, 2, 1])
    assert game.record() == same.record() == plain.record()
    assert game.position.score(np.int16(2)) == plain.position.score(2)
    game.play(kingdomino.Claim(np.int64(34)))
    assert str(game.moves[-1]) == "=34"
    assert repr(kingdomino.Deal([np.int64(5), np.int64(17), np.int64(22)])) == "Move.parse('deal 5 17 22')"


# rules = Ruleset(players=3, edition="revised", mighty_duel=False, harmony=True, middle_kingdom=True)


def test_the_names_of_the_contract_are_imported_from_the_package() -> None:
    names = {"Ruleset", "Game", "Position", "Kingdom", "Move", "KingdominoError", "IllegalMove", "InvalidNotation"}
    assert names <= set(kingdomino.__all__)


def test_a_ruleset_is_made_of_players_edition_and_variants() -> None:
    rules = Ruleset(players=3, edition="revised", mighty_duel=False, harmony=True, middle_kingdom=True)
    assert (rules.players, rules.edition) == (3, "revised")
    assert (rules.mighty_duel, rules.harmony, rules.middle_kingdom) == (False, True, True)


def test_the_defaults_are_four_classic_and_no_variants() -> None:
    rules = Ruleset()
    assert (rules.players, rules.edition) == (4, "classic")
    assert (rules.mighty_duel, rules.harmony, rules.middle_kingdom) == (False, False, False)


def test_a_ruleset_knows_grid_line_size_deck_size_kings_per_player_and_rounds() -> None:
    rules = Ruleset(players=3, edition="revised", harmony=True, middle_kingdom=True)
    assert (rules.grid, rules.line_size, rules.deck_size, rules.kings_per_player, rules.rounds) == (5, 4, 48, 1, 12)


def test_a_ruleset_is_text_in_the_order_of_its_arguments_and_reads_back() -> None:
    rules = Ruleset(players=3, edition="revised", harmony=True, middle_kingdom=True)
    assert str(rules) == "3 revised harmony middle-kingdom"
    assert Ruleset.parse(str(rules)) == rules
    everything = Ruleset(2, "classic", True, True, True)
    assert str(everything) == "2 classic mighty-duel harmony middle-kingdom"
    assert Ruleset.parse(str(everything)) == everything


def test_an_impossible_ruleset_is_an_error_with_code_and_facts() -> None:
    with pytest.raises(KingdominoError) as refused:
        Ruleset(players=3, mighty_duel=True)
    assert refused.value.code == "mighty_duel_needs_two"
    assert refused.value.facts == {"players": 3}


def test_both_refusals_of_a_move_are_kingdomino_errors() -> None:
    assert issubclass(IllegalMove, KingdominoError)
    assert issubclass(InvalidNotation, KingdominoError)
    assert not issubclass(IllegalMove, InvalidNotation)
    assert not issubclass(InvalidNotation, IllegalMove)


# game = Game.shuffled(rules, seed=42); Game.from_deck(rules, deck=[...], kings=[0, 2, 1])


def test_deck_and_kings_follow_from_the_seed() -> None:
    rules = Ruleset(players=3, edition="revised")
    one, again, other = Game.shuffled(rules, seed=42), Game.shuffled(rules, seed=42), Game.shuffled(rules, seed=43)
    assert one.moves == again.moves
    assert one.position == again.position
    assert one.moves != other.moves
    assert play_to_the_end(one).moves == play_to_the_end(again).moves


def test_a_game_can_be_given_its_deck_in_draw_order_and_its_kings() -> None:
    game = Game.from_deck(Ruleset(players=3), deck=list(range(36, 0, -1)), kings=[0, 2, 1])
    assert [str(move) for move in game.moves] == ["kings 0 2 1", "deal 34 35 36"]
    assert game.position.next_line == ((34, None), (35, None), (36, None))
    assert game.position.to_act == 0


@pytest.mark.parametrize(
    ("deck", "kings"),
    [
        (DECK_24[:-1], [0, 1, 0, 1]),
        ([*DECK_24, 7], [0, 1, 0, 1]),
        ([*DECK_24[:-1], 1], [0, 1, 0, 1]),
        ([*DECK_24[:-1], 49], [0, 1, 0, 1]),
        ([*DECK_24[:-1], 0], [0, 1, 0, 1]),
        ([*DECK_24[:-1], True], [0, 1, 0, 1]),
        ([*DECK_24[:-1], 7.0], [0, 1, 0, 1]),
        ([*DECK_24[:-1], None], [0, 1, 0, 1]),
        (None, [0, 1, 0, 1]),
        ("1 2 3", [0, 1, 0, 1]),
        (DECK_24, [0, 1]),
        (DECK_24, [0, 0, 0, 1]),
        (DECK_24, [0, 1, 2, 3]),
        (DECK_24, [0, 1, 0, "1"]),
        (DECK_24, [0, 1, 0, None]),
        (DECK_24, [False, True, False, True]),
        (DECK_24, None),
        (DECK_24, "0101"),
    ],
)
def test_a_wrong_deck_or_wrong_kings_are_errors_with_code_and_facts(deck: object, kings: object) -> None:
    with pytest.raises(KingdominoError) as refused:
        Game.from_deck(Ruleset(players=2), deck=deck, kings=kings)
    assert refused.value.code
    assert refused.value.facts


@pytest.mark.parametrize("seed", [-1, True, 1.5, "42", None, b"42"])
def test_a_seed_is_a_number_from_zero_up(seed: object) -> None:
    with pytest.raises(KingdominoError) as refused:
        Game.shuffled(Ruleset(), seed=seed)
    assert refused.value.code
    assert refused.value.facts


# game.position; game.play("=27"); game.moves


def test_play_takes_text_or_move_and_returns_the_new_position() -> None:
    by_text = Game.from_deck(Ruleset(2), deck=DECK_24, kings=[0, 1, 1, 0])
    by_move = Game.from_deck(Ruleset(2), deck=DECK_24, kings=[0, 1, 1, 0])
    assert by_text.play("=48") == by_text.position == by_move.play(Move.parse("=48"))
    assert isinstance(by_text.position, Position)


def test_chance_moves_follow_by_themselves_and_are_among_the_moves() -> None:
    game = Game.from_deck(Ruleset(2), deck=DECK_24, kings=[0, 1, 1, 0])
    for move in ("=48", "=1", "=13", "=17"):
        game.play(move)
    assert isinstance(game.moves, list)
    assert all(isinstance(move, Move) for move in game.moves)
    assert [str(move) for move in game.moves] == [
        "kings 0 1 1 0",
        "deal 1 13 17 48",
        *("=48", "=1", "=13", "=17"),
        "deal 2 14 18 47",
    ]
    assert game.position.phase == "place"


def test_a_refused_move_leaves_the_game_as_it_was() -> None:
    game = Game.from_deck(Ruleset(2), deck=DECK_24, kings=[0, 1, 1, 0])
    before, moves = game.position, game.moves
    for bad, kind in (("=2", IllegalMove), ("=", InvalidNotation), ("deal 2 14 18 47", IllegalMove)):
        with pytest.raises(kind):
            game.play(bad)
        assert (game.position, game.moves) == (before, moves)


# game.record(); Game.from_record(text)


def test_a_record_is_tags_and_then_the_moves_from_the_kings_on() -> None:
    game = Game.from_deck(Ruleset(2), deck=DECK_24, kings=[0, 1, 1, 0])
    game.play("=48")
    text = game.record()
    assert '[Ruleset "2 classic"]' in text.splitlines()
    assert any(line.startswith('[Players "') for line in text.splitlines())
    assert any(line.startswith('[Result "') for line in text.splitlines())
    body = " ".join(line for line in text.splitlines() if line and not line.startswith("["))
    assert body == "kings 0 1 1 0 deal 1 13 17 48 =48"


@pytest.mark.parametrize(
    "rules", [Ruleset(2), Ruleset(3, "revised", harmony=True), Ruleset(2, mighty_duel=True)], ids=str
)
def test_a_record_makes_an_exact_round_trip(rules: Ruleset) -> None:
    game = Game.shuffled(rules, seed=42)
    random = Random(5)
    while not game.position.is_over:
        again = Game.from_record(game.record())
        assert (again.moves, again.position, again.record()) == (game.moves, game.position, game.record())
        for _ in range(9):
            if not game.position.is_over:
                game.play(random.choice(game.position.legal_moves()))
    again = Game.from_record(game.record())
    assert (again.moves, again.position, again.record()) == (game.moves, game.position, game.record())


def test_the_long_list_of_moves_is_wrapped_and_comments_stand_in_braces() -> None:
    text = play_to_the_end(Game.shuffled(Ruleset(), seed=42)).record()
    assert max(map(len, [line for line in text.splitlines() if not line.startswith("[")])) <= 120
    commented = text.replace("deal", "{a comment, = with 13x a move in it} deal", 1)
    assert Game.from_record(commented).moves == Game.from_record(text).moves


def test_the_seed_and_the_deck_appear_only_when_the_game_is_over() -> None:
    game = Game.shuffled(Ruleset(2), seed=987654321987)
    assert "987654321987" not in game.record()
    play_to_the_end(game)
    assert "987654321987" in game.record()
    tags = {line.split()[0].strip("[") for line in game.record().splitlines() if line.startswith("[")}
    running = Game.shuffled(Ruleset(2), seed=987654321987)
    running_tags = {line.split()[0].strip("[") for line in running.record().splitlines() if line.startswith("[")}
    assert {"Seed", "Salt", "Deck"} <= tags
    assert not {"Seed", "Salt", "Deck"} & running_tags


def test_an_unfinished_record_has_no_dealer_and_accepts_deals() -> None:
    game = Game.from_deck(Ruleset(2), deck=DECK_24, kings=[0, 1, 1, 0])
    for move in ("=48", "=1", "=13"):
        game.play(move)
    again = Game.from_record(game.record())
    assert again.play("=17").phase == "chance"
    assert again.play("deal 3 9 27 33").next_line == ((3, None), (9, None), (27, None), (33, None))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\x00",
        "[Ruleset",
        '[Ruleset "9 classic"]\n\nkings 0 1',
        '[Ruleset "2 classic"]\n\nkings 0 1 1 0 =5',
        None,
        b"",
    ],
)
def test_a_broken_record_is_an_error_with_code_and_facts(text: object) -> None:
    with pytest.raises(KingdominoError) as refused:
        Game.from_record(text)
    assert refused.value.code
    assert refused.value.facts


# game.undo()


def test_undo_goes_back_to_before_the_last_decision() -> None:
    game = Game.from_deck(Ruleset(2), deck=DECK_24, kings=[0, 1, 1, 0])
    for move in ("=48", "=1", "=13"):
        game.play(move)
    before, moves = game.position, game.moves
    game.play("=17")
    assert str(game.moves[-1]) == "deal 2 14 18 47"
    game.undo()
    assert (game.position, game.moves) == (before, moves)
    assert game.play("=17").next_line == ((2, None), (14, None), (18, None), (47, None))


def test_there_is_nothing_to_undo_before_the_first_decision() -> None:
    game = Game.shuffled(Ruleset(), seed=42)
    with pytest.raises(KingdominoError) as refused:
        game.undo()
    assert refused.value.code
    assert game.position.phase == "claim"


# p = game.position


def test_a_position_is_immutable_and_compares_and_hashes_by_value() -> None:
    one, other = (Game.from_deck(Ruleset(2), deck=DECK_24, kings=[0, 1, 1, 0]) for _ in range(2))
    assert one.position is not other.position
    assert one.position == other.position
    assert hash(one.position) == hash(other.position)
    assert one.position != one.play("=1")
    with pytest.raises(FrozenInstanceError):
        one.position.line = ()  # type: ignore[misc]


def test_a_position_starts_before_both_chance_moves() -> None:
    position = Position.start(Ruleset(3, "revised"))
    assert (position.phase, position.to_act, position.legal_moves()) == ("chance", None, ())
    position = position.play("kings 0 2 1")
    assert (position.phase, position.to_act, position.legal_moves()) == ("chance", None, ())
    position = position.play("deal 5 17 22 40")
    assert (position.phase, position.to_act) == ("claim", 0)
    assert (position.line, position.next_line) == ((), ((5, None), (17, None), (22, None), (40, None)))


def test_the_phases_follow_one_another_as_the_contract_names_them() -> None:
    game = play_to_the_end(Game.shuffled(Ruleset(2), seed=3))
    position, phases = Position.start(Ruleset(2)), []
    for move in game.moves:
        phases.append(position.phase)
        assert (position.to_act is None) == (position.phase in ("chance", "over"))
        assert (position.legal_moves() == ()) == (position.phase in ("chance", "over"))
        position = position.play(str(move))
    assert position == game.position
    assert phases[:7] == ["chance", "chance", "claim", "claim", "claim", "claim", "chance"]
    assert phases[7:16] == ["place", "claim"] * 4 + ["chance"]
    assert phases[-4:] == ["place"] * 4
    assert (position.phase, position.to_act, position.legal_moves(), position.is_over) == ("over", None, (), True)


def test_legal_moves_are_a_tuple_in_the_official_order() -> None:
    position = Position.start(Ruleset(2)).play("kings 0 1 1 0").play("deal 1 13 17 48")
    assert position.legal_moves() == tuple(map(Move.parse, ("=1", "=13", "=17", "=48")))
    for move in ("=1", "=13", "=17", "=48", "deal 2 14 18 47"):
        position = position.play(move)
    assert " ".join(map(str, position.legal_moves())) == (
        "1@g5n 1@f6n 1@f6e 1@g6e 1@h6n 1@e7e 1@f7n 1@h7n 1@h7e 1@f8e 1@g8n 1@g8e"
    )
    position = position.play("1@g8e").play("=2")
    assert " ".join(map(str, position.legal_moves())).startswith("13@g5n 13@f6n 13@f6e 13@g6e 13@g6s 13@g6w 13@h6n")


@pytest.mark.parametrize(
    ("move", "kind"),
    [
        ("=2", IllegalMove),
        ("13@g8e", IllegalMove),
        ("kings 0 1 1 0", IllegalMove),
        ("=99", InvalidNotation),
        ("e4", InvalidNotation),
    ],
)
def test_a_bad_move_is_illegal_or_unreadable(move: str, kind: type[KingdominoError]) -> None:
    position = Position.start(Ruleset(2)).play("kings 0 1 1 0").play("deal 1 13 17 48")
    with pytest.raises(kind) as refused:
        position.play(move)
    assert type(refused.value) is kind
    assert isinstance(refused.value.code, str)
    assert refused.value.facts


def test_lines_show_dominoes_by_number_with_their_seats() -> None:
    position = Position.start(Ruleset(2)).play("kings 0 1 1 0").play("deal 1 13 17 48")
    position = position.play("=48").play("=1")
    assert (position.line, position.next_line) == ((), ((1, 1), (13, None), (17, None), (48, 0)))
    position = position.play("=13").play("=17").play("deal 2 14 18 47")
    assert position.line == ((1, 1), (13, 1), (17, 0), (48, 0))
    assert position.next_line == ((2, None), (14, None), (18, None), (47, None))
    assert position.play("1@g8e").play("=2").line == position.line


def test_the_last_round_has_no_next_line() -> None:
    game = play_to_the_end(Game.shuffled(Ruleset(2), seed=3))
    for _ in range(4):
        game.undo()
        assert game.position.next_line == ()
        assert len(game.position.line) == 4


def test_unseen_are_the_numbers_not_turned_up_left_out_ones_included() -> None:
    game = play_to_the_end(Game.from_deck(Ruleset(2), deck=DECK_24, kings=[0, 1, 1, 0]))
    assert game.position.unseen == frozenset(range(1, 49)) - set(DECK_24)
    assert isinstance(game.position.unseen, frozenset)


def test_squares_are_counted_from_the_castle_east_and_north() -> None:
    position = Position.start(Ruleset(2)).play("kings 0 1 1 0").play("deal 1 13 17 48")
    for move in ("=13", "=1", "=17", "=48", "deal 2 14 18 47", "1@g8e", "=2", "13@h7n"):
        position = position.play(move)
    assert position.kingdoms[0].squares == {(1, 0): ("wheat", 0), (1, 1): ("forest", 0)}
    assert position.kingdoms[1].squares == {(0, 1): ("wheat", 0), (1, 1): ("wheat", 0)}
    terrain, crowns = position.kingdoms[0].squares[(1, 0)]  # type: ignore[index]
    assert (terrain, crowns) == ("wheat", 0)


# p.score(seat), p.places(), p.winners()


def test_a_score_has_the_fields_of_the_contract() -> None:
    rules = Ruleset(4, harmony=True, middle_kingdom=True)
    game = Game.shuffled(rules, seed=1)
    random = Random(1)
    while not game.position.is_over:
        for seat in range(4):
            score = game.position.score(seat)
            assert (score.harmony, score.middle_kingdom) == (0, 0)
            assert score.total == sum(points for _, _, _, points in score.territories)
        game.play(random.choice(game.position.legal_moves()))
    for seat in range(4):
        score = game.position.score(seat)
        assert score.harmony in (0, 5)
        assert score.middle_kingdom in (0, 10)
        assert (
            score.total == sum(points for _, _, _, points in score.territories) + score.harmony + score.middle_kingdom
        )
        assert score.largest == max(squares for _, squares, _, _ in score.territories)
        assert score.crowns == sum(crowns for _, _, crowns, _ in score.territories)


def test_places_and_winners_are_by_seat() -> None:
    position = play_to_the_end(Game.shuffled(Ruleset(3), seed=2)).position
    places = position.places()
    assert isinstance(places, tuple)
    assert len(places) == 3
    assert min(places) == 1
    assert position.winners() == tuple(seat for seat in range(3) if places[seat] == 1)


def test_nobody_has_won_before_the_end() -> None:
    game = Game.shuffled(Ruleset(3), seed=2)
    random = Random(1)
    while not game.position.is_over:
        assert game.position.winners() == ()
        assert len(game.position.places()) == 3
        game.play(random.choice(game.position.legal_moves()))
    assert game.position.winners()


# Position.parse(line); str(position) == line


def test_a_position_is_its_line_and_reads_back() -> None:
    game = play_to_the_end(Game.shuffled(Ruleset(3, "revised", harmony=True), seed=5))
    lines = [str(position) for position in game.positions]
    assert lines[0] == "3 revised harmony; ## | ## | ##; -; -; kings; -"
    assert len(set(lines)) == len(lines)
    for line, position in zip(lines, game.positions, strict=True):
        assert Position.parse(line) == position
        assert str(Position.parse(line)) == line


@pytest.mark.parametrize(
    "line",
    [
        "",
        "2 classic",
        "2 classic; ## | ##; -; -; deal; -",
        "2 classic; ## | ##; -; -; kings; - ",
        "2 classic; ## | ##; -;  -; kings; -",
        "2 Classic; ## | ##; -; -; kings; -",
        "2 classic; ## | W0; -; -; kings; -",
        None,
        5,
        b"2 classic; ## | ##; -; -; kings; -",
        Position.start(Ruleset(2)),
    ],
    ids=repr,
)
def test_anything_but_a_positions_line_is_invalid_notation(line: object) -> None:
    with pytest.raises(InvalidNotation) as refused:
        Position.parse(line)
    assert refused.value.code
    assert refused.value.facts


# Game.from_position(position, seed=7); players=, salt= as in shuffled


@pytest.mark.parametrize("at", [0, 1, 2, 7, 8, 15, 40, -5, -1], ids=str)
def test_a_game_goes_on_from_any_position(at: int) -> None:
    """Kings due, a deal due, a claim in the opening, a placement, a claim, the last round, the end."""
    position = play_to_the_end(Game.shuffled(Ruleset(2), seed=3)).positions[at]
    game = Game.from_position(position, seed=7, players=["Ann", "Ben"], salt="ab" * 16)
    assert game.positions[0] == position
    assert game.position.phase != "chance"
    play_to_the_end(game)
    deck = Game.shuffled(Ruleset(), seed=7)
    order = [int(number) for number in re.findall(r"\d+", re.findall(r"Deck (.*)", play_to_the_end(deck).record())[0])]
    coming = [number for number in order if number in position.unseen]
    dealt = [sorted(move.dominoes) for move in game.moves if isinstance(move, kingdomino.Deal)]
    assert dealt == [sorted(coming[4 * line : 4 * line + 4]) for line in range(len(dealt))]
    assert f'[Position "{position}"]' in game.record().splitlines()
    assert f'[Deck "{" ".join(map(str, coming[: 4 * len(dealt)]))}"]' in game.record().splitlines()
    again = Game.from_record(game.record())
    assert (again.moves, again.positions, again.record()) == (game.moves, game.positions, game.record())
    assert verify_record(game.record(), game.commitment).passed


def test_undo_ends_at_the_given_position() -> None:
    position = play_to_the_end(Game.shuffled(Ruleset(2), seed=3)).positions[8]
    game = Game.from_position(position, seed=7)
    for _ in range(5):
        game.play(game.position.legal_moves()[0])
    for _ in range(5):
        game.undo()
    assert game.position == position
    with pytest.raises(KingdominoError) as refused:
        game.undo()
    assert refused.value.code == "nothing_to_undo"
    assert game.position == position


def test_the_commitment_of_a_game_from_a_position_covers_the_position() -> None:
    start = Position.start(Ruleset(2))
    one = Game.from_position(start, seed=7)
    whole = Game.shuffled(Ruleset(2), seed=7)
    assert one.moves == whole.moves
    assert one.commitment != whole.commitment
    assert f'[Commitment "{one.commitment}"]' in one.record()


@pytest.mark.parametrize("position", ["2 classic; ## | ##; -; -; kings; -", None, Ruleset(), 7], ids=str)
def test_a_game_goes_on_from_a_position_only(position: object) -> None:
    with pytest.raises(KingdominoError) as refused:
        Game.from_position(position, seed=7)
    assert refused.value.code
    assert refused.value.facts


# A bot may choose by a move's text


def test_a_bot_may_decide_by_a_moves_text() -> None:
    class Last(Bot):
        name = "last"

        def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> str:  # noqa: ARG002
            return str(moves[-1])

    position = Game.shuffled(Ruleset(2), seed=3).position
    assert Last().choose(position) == position.legal_moves()[-1]
    assert isinstance(Last().choose(position), Move)


# Kingdom.from_text(text).score(rules)


def test_territories_are_terrain_squares_crowns_points_most_points_first_then_most_squares() -> None:
    score = Kingdom.from_text("w0w1l0l0\n##n2..f1").score(Ruleset())
    assert score.territories == (("wheat", 2, 1, 2), ("mine", 1, 2, 2), ("forest", 1, 1, 1), ("lake", 2, 0, 0))
    assert (score.total, score.largest, score.crowns) == (5, 2, 4)


def test_any_kingdom_scores_as_finished_even_an_impossible_one() -> None:
    rules = Ruleset(harmony=True, middle_kingdom=True)
    assert Kingdom.from_text("n3##n3").score(rules).middle_kingdom == 10
    full = "\n".join(["n3" * 5, "n3" * 5, "n3n3##n3n3", "n3" * 5, "n3" * 5])
    score = Kingdom.from_text(full).score(rules)
    assert (score.total, score.harmony, score.middle_kingdom) == (24 * 72 + 15, 5, 10)


@pytest.mark.parametrize("text", ["", "w0##x1", "w", "w4", "hello", None])
def test_only_unreadable_text_is_no_kingdom(text: object) -> None:
    with pytest.raises(InvalidNotation) as refused:
        Kingdom.from_text(text)
    assert refused.value.code


# Notation


@pytest.mark.parametrize(
    "text",
    ["=27", "13@g8e", "13@a1n", "48@m13w", "13x", "deal 5 17 22 40", "deal 5 17 22", "kings 0 2 1 3", "kings 0 2 1"],
)
def test_a_move_is_its_notation(text: str) -> None:
    assert str(Move.parse(text)) == text


def test_one_move_has_one_text() -> None:
    for text in ("1@g8s", "1@g8w", "=05", "deal 17 5 22 40", " =27", "13X", "13@G8e"):
        with pytest.raises(InvalidNotation):
            Move.parse(text)


def test_pictures_are_lenient_and_position_lines_strict() -> None:
    assert Kingdom.from_text("W0 f1\n## ..") == Kingdom.from_text("w0f1\n##..")
    line = "2 classic; w0/w0/## | ##; 1:0 3:1 4:0 9:1; 5 6 7 8; claim 0; -"
    assert str(Position.parse(line)) == line
    for changed in (line.replace("w0/w0", "W0/W0"), line.replace("w0/w0", "w0 /w0")):
        with pytest.raises(InvalidNotation):
            Position.parse(changed)


def test_a_kingdom_picture_uses_two_characters_a_square_from_north_to_south() -> None:
    kingdom = Kingdom.from_text("w0f1l2\nm3##s0\n..n1..")
    assert kingdom.squares == {
        (-1, 1): ("wheat", 0),
        (0, 1): ("forest", 1),
        (1, 1): ("lake", 2),
        (-1, 0): ("meadow", 3),
        (1, 0): ("swamp", 0),
        (0, -1): ("mine", 1),
    }
