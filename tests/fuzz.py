"""Hostile input for every parser: valid texts, damaged at random. Nothing but KingdominoErrors may come out; no hang.

python -m tests.fuzz --inputs 1000000 --seed 1 --jobs 2
"""

from __future__ import annotations

import argparse
import faulthandler
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from random import Random

from kingdomino import Game, Kingdom, KingdominoError, Move, Ruleset
from kingdomino.games import verify_record
from kingdomino.measure import read_perft_file
from kingdomino.notation import join_names, parse_position, position_line, split_names
from kingdomino.rules import Square, diagnose
from tests.games.playing import finished, play_on
from tests.strategies import ALL_RULESETS

_ALPHABET = '0123456789abcdefghijklmnwxABCMPRS =@#.[]{}"\\/|;:-+,\n\r\t\0éא\u200f\ufeff\U0001f451'
_SECONDS_BEFORE_A_HANG = 30


def _move(text: str) -> None:
    assert str(Move.parse(text)) == text


def _square(text: str) -> None:
    assert str(Square.parse(text)) == text


def _ruleset(text: str) -> None:
    assert str(Ruleset.parse(text)) == text


def _kingdom(text: str) -> None:
    kingdom = Kingdom.from_text(text)
    rules = Ruleset(harmony=True, middle_kingdom=True)
    assert Kingdom.from_text(kingdom.to_text()).score(rules).total == kingdom.score(rules).total
    diagnose(kingdom, rules)


def _position(text: str) -> None:
    position = parse_position(text)
    assert position_line(position) == text
    for move in position.legal_moves()[:3]:
        position.play(move)


def _record(text: str) -> None:
    game, failure = Game.salvage(text)
    if game is not None and failure is None:
        assert Game.from_record(game.record()).record() == game.record()
    if failure is not None:
        raise failure


def _play(text: str) -> None:
    position = _MIDDLE.play(text)
    assert position != _MIDDLE


def _verify(text: str) -> None:
    verify_record(text)


def _perft_lines(text: str) -> None:
    read_perft_file(text)


def _names(text: str) -> None:
    names = split_names(text)
    assert split_names(join_names(names)) == tuple(" ".join(name.split()) for name in names)


_GAMES = [finished(rules, seed) for seed, rules in enumerate(ALL_RULESETS)]
_MIDDLE = _GAMES[0].positions[31]
_FROM_POSITIONS = [play_on(Game.from_position(game.positions[25], 7), Random(7)) for game in _GAMES]
_POSITIONS = [position for game in _GAMES for position in game.positions]


@dataclass(frozen=True)
class Target:
    """A parser, texts it accepts, and how often it is chosen."""

    read: Callable[[str], None]
    texts: Sequence[str]
    weight: int


TARGETS = {
    "move": Target(_move, [str(move) for game in _GAMES for move in game.moves], 30),
    "square": Target(_square, ["a1", "g7", "m13"], 5),
    "ruleset": Target(_ruleset, [str(rules) for rules in ALL_RULESETS], 10),
    "kingdom": Target(_kingdom, [str(kingdom) for game in _GAMES for kingdom in game.position.kingdoms], 15),
    "position": Target(_position, [position_line(position) for position in _POSITIONS], 20),
    "record": Target(_record, [game.record() for game in (*_GAMES, *_FROM_POSITIONS)], 6),
    "play": Target(_play, [str(move) for move in _MIDDLE.legal_moves()], 10),
    "verify": Target(_verify, [game.record() for game in (*_GAMES, *_FROM_POSITIONS)], 1),
    "perft": Target(_perft_lines, ["kingdom 5; 1 2; 12 3\ngame 2 classic; seed 1; after 0; 4 12\n"], 5),
    "names": Target(_names, ["Ann, Ben", 'A\\, B, C\\\\, \\"'], 5),
}


def damaged(text: str, random: Random) -> str:
    """The text with a few random changes; sometimes unchanged, sometimes random characters only."""
    kind = random.random()
    if kind < 0.05:
        return text
    if kind < 0.10:
        return "".join(random.choices(_ALPHABET, k=random.randrange(200)))
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        at = random.randrange(len(text) + 1)
        end = min(len(text), at + random.choice((1, 1, 1, 2, 5, 30)))
        wound = random.randrange(6)
        if wound == 0:
            text = text[:at] + text[end:]
        elif wound == 1:
            text = text[:at] + random.choice(_ALPHABET) + text[end:]
        elif wound == 2:
            text = text[:at] + random.choice(_ALPHABET) + text[at:]
        elif wound == 3:
            text = text[:end] + text[at:end] * random.choice((1, 2, 40)) + text[end:]
        elif wound == 4:
            text = text[:at]
        else:
            other = random.randrange(len(text) + 1)
            text = text[:at] + text[other : other + end - at] + text[end:]
    return text


def fuzz(inputs: int, seed: int) -> Counter[str]:
    """Try that many inputs; how many were accepted and refused by each parser. Anything else raises."""
    random = Random(seed)
    names = list(TARGETS)
    weights = [TARGETS[name].weight for name in names]
    outcomes: Counter[str] = Counter()
    for number in range(inputs):
        name = random.choices(names, weights)[0]
        target = TARGETS[name]
        text = damaged(random.choice(target.texts), random)
        faulthandler.dump_traceback_later(_SECONDS_BEFORE_A_HANG, exit=True)
        try:
            target.read(text)
            outcomes[f"{name} accepted"] += 1
        except KingdominoError as error:
            if not error.code or len(str(error)) > 1000:
                raise AssertionError(f"{name}: an error without code or too long: {error}") from error
            outcomes[f"{name} refused"] += 1
        except Exception as error:
            raise AssertionError(f"{name}, input {number} of seed {seed}: {text!r}") from error
    faulthandler.cancel_dump_traceback_later()
    return outcomes


def main() -> None:
    """The campaign, on `--jobs` processes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    portion = 10_000
    begun = time.monotonic()
    outcomes: Counter[str] = Counter()
    tasks = [
        (min(portion, options.inputs - start), options.seed * 1_000_003 + start)
        for start in range(0, options.inputs, portion)
    ]
    with Pool(options.jobs) as pool:
        for part in pool.starmap(fuzz, tasks, chunksize=1):
            outcomes += part
    for name, count in sorted(outcomes.items()):
        print(f"{count:>9}  {name}")
    print(f"{outcomes.total():>9}  inputs, nothing but KingdominoErrors, {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
