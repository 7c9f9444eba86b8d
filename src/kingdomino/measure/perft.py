"""Perft: the number of move sequences of each length. Two engines with equal counts have equal legal moves."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from kingdomino.games import Dealer, Game
from kingdomino.rules import InvalidNotation, Kingdom, KingdominoError, Position, Ruleset, clipped, domino

_NUMBERS: Final = re.compile(r"[0-9]{1,12}(?: [0-9]{1,12}){0,47}")
_SEED: Final = re.compile(r"seed ([0-9]{1,12})")
_AFTER: Final = re.compile(r"after ([0-9]{1,3})")


@dataclass(frozen=True, slots=True)
class Expectation:
    """One line of a perft file: a start, and the expected counts at depth 1, 2, …"""

    line: int
    subject: str
    dominoes: tuple[int, ...]
    grid: int
    rules: Ruleset | None
    seed: int
    after: int
    counts: tuple[int, ...]

    def count(self) -> Iterator[int]:
        """Count again, one depth after another."""
        if self.rules is None:
            return kingdom_perft(self.dominoes, self.grid)
        return game_perft(self.rules, self.seed, self.after, len(self.counts))


def kingdom_perft(dominoes: Sequence[int], grid: int) -> Iterator[int]:
    """Ways to lay the first domino, the first two, … one after another from a bare castle.

    An unknown domino, or one given twice, is refused before anything is counted.
    """
    _check_dominoes(dominoes)
    return (_kingdom_leaves(Kingdom.bare(), tuple(dominoes[:depth]), grid) for depth in range(1, len(dominoes) + 1))


def _check_dominoes(dominoes: Sequence[int]) -> None:
    """Each number is a domino's (R1), and none is there twice."""
    for number in dominoes:
        domino(number)
    if twice := sorted(number for number, count in Counter(dominoes).items() if count > 1):
        raise KingdominoError("domino_laid_twice", dominoes=tuple(twice))


def _kingdom_leaves(kingdom: Kingdom, dominoes: tuple[int, ...], grid: int) -> int:
    placements = kingdom.placements(dominoes[0], grid)
    if len(dominoes) == 1:
        return len(placements)
    return sum(_kingdom_leaves(kingdom.add(placement), dominoes[1:], grid) for placement in placements)


def game_perft(rules: Ruleset, seed: int, after: int, depth: int) -> Iterator[int]:
    """Sequences of 1, 2, … `depth` decisions in the seed's game, deals fixed, from `after` decisions on.

    A seed or a start that the game does not have is refused before anything is counted.
    """
    dealer = Dealer.from_seed(rules, seed)
    position = position_after(rules, seed, after)
    return (_game_leaves(position, dealer, reached) for reached in range(1, depth + 1))


def decisions_in_a_game(rules: Ruleset) -> int:
    """Every king claims a domino in each line and later places or discards it (R12, R13)."""
    return 2 * rules.kings * rules.rounds


def position_after(rules: Ruleset, seed: int, decisions: int) -> Position:
    """The seed's game after some decisions: number k (from 0) takes legal move (k * k + seed) modulo their count."""
    _check_start(rules, decisions)
    game = Game.shuffled(rules, seed)
    for number in range(decisions):
        moves = game.position.legal_moves()
        game.play(moves[(number * number + seed) % len(moves)])
    return game.position


def _check_start(rules: Ruleset, after: int) -> None:
    most = decisions_in_a_game(rules)
    if not 0 <= after <= most:
        raise KingdominoError("no_such_decision", after=after, decisions=most, rules=str(rules))


def _game_leaves(position: Position, dealer: Dealer, depth: int) -> int:
    while position.chance_due:
        position = position.play(dealer.outcome(position))
    moves = position.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(_game_leaves(position.play(move), dealer, depth - 1) for move in moves)


def read_perft_file(text: str) -> tuple[Expectation, ...]:
    """Lines `kingdom GRID; DOMINOES; COUNTS` and `game RULESET; seed S; after N; COUNTS`, blank lines, # comments."""
    return tuple(
        _read_line(number, line.strip())
        for number, line in enumerate(text.split("\n"), start=1)
        if line.strip() and not line.strip().startswith("#")
    )


def _read_line(number: int, line: str) -> Expectation:
    subject, *fields = line.split("; ")
    kind, _, rest = subject.partition(" ")
    if kind == "kingdom" and rest in ("5", "7") and len(fields) == 2 and all(map(_NUMBERS.fullmatch, fields)):
        dominoes, counts = (tuple(map(int, field.split(" "))) for field in fields)
        if len(dominoes) == len(counts):
            with _located(number):
                _check_dominoes(dominoes)
            return Expectation(number, line, dominoes, int(rest), None, 0, 0, counts)
    if kind == "game" and len(fields) == 3 and _NUMBERS.fullmatch(fields[2]):
        seed, after = _SEED.fullmatch(fields[0]), _AFTER.fullmatch(fields[1])
        if seed and after:
            counts = tuple(map(int, fields[2].split(" ")))
            with _located(number):
                rules = Ruleset.parse(rest)
                _check_start(rules, int(after[1]))
            return Expectation(number, line, (), rules.grid, rules, int(seed[1]), int(after[1]), counts)
    raise InvalidNotation("unreadable_perft_line", line=number, text=clipped(line))


@contextmanager
def _located(line: int) -> Iterator[None]:
    """An error raised inside says which line of the file it is about."""
    try:
        yield
    except KingdominoError as error:
        raise error.located(line=line) from None
