"""Perft: how many ways there are to go on, counted to a depth. Two engines that count alike play alike."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kingdomino.games import Dealer, Game
from kingdomino.rules import ALL_NUMBERS, InvalidNotation, Kingdom, Position, Ruleset, clipped, domino

_NUMBERS: Final = re.compile(r"[0-9]{1,12}(?: [0-9]{1,12}){0,47}")
_SEED: Final = re.compile(r"seed ([0-9]{1,12})")
_AFTER: Final = re.compile(r"after ([0-9]{1,3})")


@dataclass(frozen=True, slots=True)
class Expectation:
    """One line of a perft file: what to count from where, and the counts at depth 1, 2, …"""

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
    """Ways to lay the first domino, the first two, … one after another from a bare castle."""
    for number in dominoes:
        domino(number)
    for depth in range(1, len(dominoes) + 1):
        yield _kingdom_leaves(Kingdom.bare(), tuple(dominoes[:depth]), grid)


def _kingdom_leaves(kingdom: Kingdom, dominoes: tuple[int, ...], grid: int) -> int:
    places = kingdom.places(dominoes[0], grid)
    if len(dominoes) == 1:
        return len(places)
    return sum(_kingdom_leaves(kingdom.add(place), dominoes[1:], grid) for place in places)


def game_perft(rules: Ruleset, seed: int, after: int, depth: int) -> Iterator[int]:
    """Sequences of 1, 2, … `depth` decisions in the seed's game, deals fixed, from `after` decisions on."""
    dealer = Dealer.from_seed(rules, seed)
    position = position_after(rules, seed, after)
    for reached in range(1, depth + 1):
        yield _game_leaves(position, dealer, reached)


def position_after(rules: Ruleset, seed: int, decisions: int) -> Position:
    """The seed's game after some decisions: number k (from 0) takes legal move (k * k + seed) modulo their count."""
    game = Game.shuffled(rules, seed)
    for number in range(decisions):
        moves = game.position.legal_moves()
        if not moves:
            break
        game.play(moves[(number * number + seed) % len(moves)])
    return game.position


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
        if len(dominoes) == len(counts) and ALL_NUMBERS.issuperset(dominoes):
            return Expectation(number, line, dominoes, int(rest), None, 0, 0, counts)
    if kind == "game" and len(fields) == 3 and _NUMBERS.fullmatch(fields[2]):
        seed, after = _SEED.fullmatch(fields[0]), _AFTER.fullmatch(fields[1])
        if seed and after:
            counts = tuple(map(int, fields[2].split(" ")))
            rules = Ruleset.parse(rest)
            return Expectation(number, line, (), rules.grid, rules, int(seed[1]), int(after[1]), counts)
    raise InvalidNotation("unreadable_perft_line", line=number, text=clipped(line))
