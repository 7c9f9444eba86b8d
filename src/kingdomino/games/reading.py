"""From a record's text to a game, keeping what is sound before the first failure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingdomino.notation import RESULT_OF_A_RUNNING_GAME, Reading, read_record, split_names
from kingdomino.rules import InvalidNotation, KingdominoError, Ruleset

from .tags import COMMITMENT, KNOWN, PLAYERS, RESULT, REVEALING, RULESET, Revealed, finished_result

if TYPE_CHECKING:
    from .game import Game


def read_game(kind: type[Game], text: str) -> tuple[Game | None, KingdominoError | None]:
    """The game as far as it is sound, and the first failure with line and column."""
    reading = read_record(text)
    try:
        game = _empty_game(kind, reading)
    except KingdominoError as error:
        return None, error
    return game, _replay(game, reading) or reading.failure or _check_end(game, reading)


def _empty_game(kind: type[Game], reading: Reading) -> Game:
    """The game before its first move, from the tags."""
    tags = reading.record.tags
    if RULESET not in tags:
        raise reading.failure or InvalidNotation("missing_tag", tag=RULESET, **reading.place_of_tag(RULESET))
    tag = RULESET
    try:
        rules = Ruleset.parse(tags[RULESET])
        tag = PLAYERS
        game = kind(rules, players=split_names(tags[PLAYERS]) if PLAYERS in tags else None)
        game._revealed = Revealed.from_tags(tags)
    except KingdominoError as error:
        raise error.located(**reading.place_of_tag(str(error.facts.get("tag", tag)))) from None
    game._commitment = tags.get(COMMITMENT)
    game._more_tags = {name: value for name, value in tags.items() if name not in KNOWN}
    return game


def _replay(game: Game, reading: Reading) -> KingdominoError | None:
    comments = reading.record.comments
    failure = None
    for index, move in enumerate(reading.record.moves):
        try:
            game.play(move)
        except KingdominoError as error:
            failure = error.located(**reading.place_of_move(index), moves_before=index)
            break
    game._comments = [(after, comment) for after, comment in comments if after <= len(game.moves)]
    return failure


def _check_end(game: Game, reading: Reading) -> KingdominoError | None:
    """The result must be the game's, and nothing hidden may be told of a running game."""
    tags = reading.record.tags
    actual = finished_result(game.position)
    told = tags.get(RESULT, actual)
    if told != actual:
        if actual == RESULT_OF_A_RUNNING_GAME:
            return InvalidNotation("record_ends_early", result=told, **reading.place_of_move(len(game.moves)))
        return InvalidNotation("wrong_result", result=told, expected=actual, **reading.place_of_tag(RESULT))
    early = [name for name in REVEALING if name in tags]
    if early and not game.is_over:
        return InvalidNotation("revealed_before_the_end", tag=early[0], **reading.place_of_tag(early[0]))
    return None
