"""Every refusal has a sentence in each language, made with the facts that the code really gives."""

import re

import pytest

from kingdomino import Game, Kingdom, KingdominoError, Move, Position, Ruleset
from kingdomino.cli.words import Words
from kingdomino.games import Dealer, Dynasty, verify_record
from kingdomino.locales import LANGUAGES, catalogue
from kingdomino.notation import parse_position
from kingdomino.rules import Square
from tests.games.playing import finished

TWO = Ruleset(players=2)
PLAYED = finished(TWO, 3).record()


def opened() -> Position:
    return Position.start(TWO).play("kings 0 1 1 0").play("deal 1 2 3 4")


def in_round() -> Position:
    position = opened()
    for move in ("=1", "=2", "=3", "=4", "deal 5 6 7 48"):
        position = position.play(move)
    return position


def _twice(game: Game) -> None:
    dynasty = Dynasty(TWO)
    dynasty.begin(game)
    dynasty.begin(game)


REFUSALS = [
    lambda: Ruleset(players=5),
    lambda: Ruleset(edition="third"),
    lambda: Ruleset(harmony="yes"),
    lambda: Ruleset(players=3, mighty_duel=True),
    lambda: Ruleset.parse("two"),
    lambda: Move.parse("x"),
    lambda: Move.parse("=49"),
    lambda: Move.parse("1@g8s"),
    lambda: Move.parse("deal 2 1 3 4"),
    lambda: Square.parse("z9"),
    lambda: Kingdom.from_text("xx"),
    lambda: Kingdom.from_text(""),
    lambda: Kingdom.from_text("##" * 100),
    lambda: opened().play("=5"),
    lambda: opened().play("=1").play("=1"),
    lambda: opened().play("1x"),
    lambda: opened().score(9),
    lambda: in_round().play("2@g8n"),
    lambda: in_round().play("1@g7n"),
    lambda: in_round().play("1@a1n"),
    lambda: in_round().play("1@h8n"),
    lambda: in_round().play("1x"),
    lambda: in_round().play("=5"),
    lambda: Position.start(TWO).play("kings 0 0 0 1"),
    lambda: Position.start(TWO).play("kings 0 1 0 1").play("deal 1 2 3"),
    lambda: Position.start(TWO).play("deal 1 2 3 4"),
    lambda: opened().play("=1").play("=2").play("=3").play("=4").play("deal 4 5 6 7"),
    lambda: parse_position("2 classic"),
    lambda: parse_position("2 classic; ## | ##; 1:0 3:1 4:0 9:1; 5 6 7:1 8; place 1; -"),
    lambda: parse_position("2 classic; ## | ## | ##; -; -; kings; -"),
    lambda: parse_position("2 classic; w0w0w0## | ##; -; -; kings; -"),
    lambda: parse_position("2 classic; w0w0w0w0w0## | ##; -; -; kings; -"),
    lambda: Game.from_record("x"),
    lambda: Game.from_record('[Ruleset "2 classic"] x'),
    lambda: Game.from_record('[Ruleset "2 classic"]\n[Ruleset "2 classic"]'),
    lambda: Game.from_record('[Ruleset "2 classic"]\n[Seed "x"]'),
    lambda: Game.from_record('[Ruleset "2 classic"]\n[Seed "1"]'),
    lambda: Game.from_record('[Ruleset "2 classic"]\n[Result "1:1 1:1"]'),
    lambda: Game.from_record(re.sub(r'Result "\d+:', 'Result "7:', PLAYED)),
    lambda: Game.from_record('[Ruleset "2 classic"]\n{'),
    lambda: Game.from_record('[Ruleset "2 classic"]\n' + "=1 " * 999),
    lambda: Game.from_record(None),
    lambda: Game.from_record(f'[Ruleset "2 classic"]\n[Position "{Position.start(Ruleset(3))}"]'),
    lambda: Game.from_position(None, 7),
    lambda: verify_record(PLAYED, "xyz"),
    lambda: Kingdom.bare().placements(13, "5"),
    lambda: Dealer(TWO, range(9, 29), (0, 1, 1, 0), start=opened()),
    lambda: _twice(finished(TWO, 3)),
    lambda: finished(TWO, 3).record(tags={"Deck": "1"}),
    lambda: finished(TWO, 3).record(
        tags={"T" + "a" * count: "" for count in range(39)}
        | {"U" + "a" * count: "" for count in range(39)}
        | {"V" + "a" * count: "" for count in range(39)}
    ),
    lambda: verify_record(PLAYED.replace("[Salt", "[Sugar")),
    lambda: Game.shuffled(TWO, 1).revealed(),
    lambda: Game.shuffled(TWO, 1).undo(),
    lambda: Game.shuffled(TWO, 1).comment("{"),
    lambda: Game.shuffled(TWO, -1),
    lambda: Game.shuffled(TWO, 1, salt="x"),
    lambda: Game.shuffled(TWO, 1, players=["Ann"]),
    lambda: Dealer.from_deck(TWO, [1], [0, 1, 0, 1]),
    lambda: Dealer.from_deck(TWO, [1] * 24, [0, 1, 0, 1]),
    lambda: Dealer.from_deck(TWO, "deck", [0, 1, 0, 1]),
    lambda: Dynasty(TWO).game,
    lambda: Dynasty(TWO).begin(Game.shuffled(Ruleset(), 1)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("refusal", REFUSALS, ids=range(len(REFUSALS)))
def test_a_refusal_becomes_a_sentence(refusal, language):
    with pytest.raises(KingdominoError) as refused:
        refusal()
    sentence = Words(catalogue(language)).error(refused.value)
    assert len(sentence) > 8
    assert refused.value.code not in sentence, "a sentence, not a code"
