"""Rules and kernel side by side: one game played by both, every answer compared at every position.

    python -m kingdomino.measure.twins --games 200000 --seed 1 --jobs 2

plays 200000 random games over all rulesets and stops at the first difference, which it prints with the ruleset, the
seed and the moves. A run that was interrupted after 120128 games is continued with `--first 120128`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from random import Random
from time import perf_counter
from typing import Final

import numpy as np
import numpy.typing as npt

from kingdomino import kernel
from kingdomino.games import Dealer
from kingdomino.rules import (
    ALL_NUMBERS,
    CHANCE,
    CLAIM,
    EDITIONS,
    LANDS_IN_THE_BOX,
    PLACE,
    Deal,
    Kingdom,
    Kings,
    Move,
    Position,
    Ruleset,
    Score,
    Square,
    standing,
)

from .perft import position_after

_TABLES: Final = ((2, False), (3, False), (4, False), (2, True))

#: Every mix of players, edition and variants.
ALL_RULESETS: Final = tuple(
    Ruleset(players, edition, mighty_duel, harmony, middle_kingdom)
    for (players, mighty_duel), edition, harmony, middle_kingdom in product(
        _TABLES, EDITIONS, (False, True), (False, True)
    )
)

_PHASES: Final = {
    kernel.OVER: "over",
    kernel.KINGS_DUE: CHANCE,
    kernel.DEAL_DUE: CHANCE,
    kernel.CLAIM_DUE: CLAIM,
    kernel.PLACE_DUE: PLACE,
}

State = npt.NDArray[np.uint64]


_LANDS: Final = [land for land, count in sorted(LANDS_IN_THE_BOX.items()) for _ in range(count)]


class TwinsDiffer(AssertionError):
    """Rules and kernel gave different answers; the text has both, and the ruleset, seed and moves that lead there."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The numbers of games and positions compared without a difference."""

    games: int = 0
    positions: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.games + other.games, self.positions + other.positions)


def compare_game(rules: Ruleset, seed: int) -> Tally:
    """Play one random game on both twins, comparing at every position."""
    random = Random(f"{rules} {seed}")
    position, moves = Position.start(rules), list[Move]()
    state, scores = kernel.to_state(position), _scores(position)
    try:
        while True:
            legal = compare_position(position, state, scores, random)
            if position.is_over:
                return Tally(1, len(moves) + 1)
            move = random.choice(legal) if legal else _random_chance(position, random)
            moves.append(move)
            before, position, state = position, position.play(move), kernel.play(state, move)
            scores = _scores_after(position, before, scores)
    except TwinsDiffer as difference:
        played = " ".join(map(str, moves))
        raise TwinsDiffer(f"{difference}\nruleset: {rules}\nseed: {seed}\nmoves: {played}") from None


def compare_position(position: Position, state: State, scores: Sequence[Score], random: Random) -> Sequence[Move]:
    """Ask both twins everything about one position, whose scores by the rules are given; its legal moves."""
    one = state[np.newaxis]
    _same("state", kernel.to_state(position).tolist(), state.tolist())
    _same("position", position, kernel.to_position(state, position.rules))
    _same("phase", position.phase, _PHASES[np.uint64(kernel.due(one)[0])])
    _same("to act", -1 if position.to_act is None else position.to_act, int(kernel.to_act(one)[0]))
    _same("scores", [score.total for score in scores], kernel.scores(one)[0].tolist())
    _same("places", list(standing(scores, position.rules)), kernel.places(one)[0].tolist())
    moves = position.legal_moves()
    actions = kernel.legal_actions(one)[0].tolist()
    _same("legal moves", list(moves), [kernel.move_of(position, action) for action in actions])
    _same("numbers", [kernel.action_of(position, move) for move in moves], actions)
    flags = kernel.legal_masks(one)[0]
    _same("flags", actions, np.flatnonzero(flags).tolist())
    _compare_refusal(actions, one, random.randrange(-1, len(flags) + 1))
    return moves


def _compare_refusal(actions: list[int], one: State, tried: int) -> None:
    """A decision is accepted exactly if it is legal, and a refused one changes nothing."""
    after = one.copy()
    _same(f"acceptance of {tried}", tried in actions, bool(kernel.step(after, tried)[0]))
    if tried not in actions:
        _same("state after a refusal", one.tolist(), after.tolist())


def compare_finished(rules: Ruleset, seed: int) -> Tally:
    """Score and rank finished kingdoms that random play hardly reaches: full or with a few gaps, castle anywhere."""
    random = Random(f"finished {rules} {seed}")
    kingdoms = tuple(_nearly_full_kingdom(rules.grid, random) for _ in range(rules.players))
    unseen = frozenset(random.sample(sorted(ALL_NUMBERS), len(ALL_NUMBERS) - rules.deck_size))
    position = Position(rules, kingdoms, (), (), unseen)
    try:
        compare_position(position, kernel.to_state(position), _scores(position), random)
    except TwinsDiffer as difference:
        pictures = "\n\n".join(map(str, kingdoms))
        raise TwinsDiffer(f"{difference}\nruleset: {rules}\nseed: {seed}\nkingdoms:\n{pictures}") from None
    return Tally(0, 1)


def _nearly_full_kingdom(grid: int, random: Random) -> Kingdom:
    width, height = (grid - random.choice((0, 0, 1, 2)) for _ in range(2))
    west, south = -random.randrange(width), -random.randrange(height)
    lands = random.sample(_LANDS, width * height)
    squares = [
        Square(x, y) for y in range(south, south + height) for x in range(west, west + width) if (x, y) != (0, 0)
    ]
    gaps = random.choice((0, 0, 1, 5))
    return Kingdom(dict(zip(random.sample(squares, len(squares) - gaps), lands, strict=False)))


def _random_chance(position: Position, random: Random) -> Move:
    rules = position.rules
    if position.chance_due == "deal":
        return Deal(tuple(sorted(random.sample(sorted(position.unseen), rules.line_size))))
    seats = list(range(rules.players)) * rules.kings_per_player
    random.shuffle(seats)
    return Kings(tuple(seats))


def _scores(position: Position) -> list[Score]:
    return [position.score(seat) for seat in range(position.rules.players)]


def _scores_after(position: Position, before: Position, scores: list[Score]) -> list[Score]:
    """The scores after a move: an unchanged kingdom keeps its score until the bonuses count (R26)."""
    return [
        score if kingdom is was and not position.is_over else position.score(seat)
        for seat, (kingdom, was, score) in enumerate(zip(position.kingdoms, before.kingdoms, scores, strict=True))
    ]


def _same(what: str, by_rules: object, by_kernel: object) -> None:
    if by_rules != by_kernel:
        raise TwinsDiffer(f"{what} differ\nrules:  {by_rules}\nkernel: {by_kernel}")


def kernel_kingdom_perft(dominoes: Iterable[int], grid: int) -> Iterator[int]:
    """The kernel's count of ways to lay the first domino, the first two, … from a bare castle."""
    rules = Ruleset(2, mighty_duel=grid == 7)
    kingdoms: Iterable[Kingdom] = [Kingdom.bare()]
    for number in dominoes:
        due = [Position(rules, (kingdom, Kingdom.bare()), ((number, 0),), (), frozenset()) for kingdom in kingdoms]
        counts, states = _all_decisions(kernel.to_states(due))
        yield counts
        kingdoms = (kernel.to_position(state, rules).kingdoms[0] for state in states)


def kernel_game_perft(rules: Ruleset, seed: int, after: int, depth: int) -> Iterator[int]:
    """The kernel's count of sequences of 1, 2, … `depth` decisions in the seed's game, from `after` decisions on."""
    dealer = Dealer.from_seed(rules, seed)
    states = kernel.to_states([position_after(rules, seed, after)])
    for _ in range(depth):
        states = _after_chance(states, dealer, rules)
        count, states = _all_decisions(states)
        yield count


def _all_decisions(states: State) -> tuple[int, State]:
    """How many decisions these games have in all, and the games after each of them."""
    actions, counts = kernel.legal_actions(states)
    after = np.repeat(states, counts, axis=0)
    kernel.step(after, actions)
    return len(actions), after


def _after_chance(states: State, dealer: Dealer, rules: Ruleset) -> State:
    """The games after the chance move; it is due in all of them at once, with the same outcome."""
    while len(states) and kernel.due(states[:1])[0] in (kernel.KINGS_DUE, kernel.DEAL_DUE):
        outcome = dealer.outcome(kernel.to_position(states[0], rules))
        states = np.stack([kernel.play(state, outcome) for state in states])
    return states


def run(games: int, seed: int, jobs: int, report: Callable[[Tally], None], first: int = 0) -> Tally:
    """Compare the games from number `first` to `games`, spread over all rulesets and `jobs` processes."""
    pieces = [range(start, min(start + _PIECE, games)) for start in range(first, games, _PIECE)]
    total = Tally()
    with ProcessPoolExecutor(jobs) as pool:
        for tally in pool.map(_compare_piece, pieces, [seed] * len(pieces)):
            total += tally
            report(total)
    return total


_PIECE: Final = 64


def _compare_piece(numbers: range, seed: int) -> Tally:
    tally = Tally()
    for number in numbers:
        rules = ALL_RULESETS[number % len(ALL_RULESETS)]
        tally += compare_game(rules, seed + number) + compare_finished(rules, seed + number)
    return tally


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m kingdomino.measure.twins", description=__doc__)
    parser.add_argument("--games", type=int, default=3200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    options = parser.parse_args()
    begun = perf_counter()

    def report(tally: Tally) -> None:
        seconds = perf_counter() - begun
        left = seconds / tally.games * (options.games - options.first - tally.games)
        print(f"{tally.games} games, {tally.positions} positions, 0 differences; {left:.0f} s left", flush=True)

    kernel.warm_up()
    try:
        total = run(options.games, options.seed, options.jobs, report, options.first)
    except TwinsDiffer as difference:
        print(f"1 difference; stopped.\n{difference}", file=sys.stderr)
        return 1
    print(f"{total.games} games over {len(ALL_RULESETS)} rulesets, {total.positions} positions: 0 differences")
    return 0


if __name__ == "__main__":
    sys.exit(main())
