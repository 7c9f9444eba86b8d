"""Teach the playouts how to claim: label positions by the search, then fit the weights in `search/taught_claims.txt`.

    python -m benchmarks.teach_claims label FIRST --players 4 --games 600 --seed 1 --formula
    python -m benchmarks.teach_claims fit FIRST --players 4 --write
    python -m benchmarks.teach_claims label SECOND --players 4 --games 600 --seed 2
    python -m benchmarks.teach_claims fit SECOND --players 4 --write

`label` plays games by the quick judgement, with some greedy and some random decisions; one game in four has no bonuses.
At some claims it gives every choice equally many simulations with common chance. Their claims are made by the present
weights, or with `--formula` without any, which is the first round. It works in portions of games, a file each, and
resumes after an interruption.

`fit` is least squares over differences within a position; each row of weights (rounds left) is drawn to the common one.
Every fifth game is held out: its regret is what the choice loses against the best one, by labels with noise of their
own. `--write` replaces the table in `search/taught_claims.txt`.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kingdomino.kernel import WordArray, to_state
from kingdomino.kernel.compiled import (
    CLAIM_DUE,
    DEAL_DUE,
    FREE,
    KINGS_DUE,
    MOST_ACTIONS,
    OVER,
    PLACE_DUE,
    Word,
    advance,
    claim,
    decide,
    discard_number,
    due,
    entry,
    list_actions,
    lowest_index,
    play_chance,
    to_act,
    without_lowest,
)
from kingdomino.rules import Position, Ruleset
from kingdomino.search import FLAT, NOT_TAUGHT, Judgement
from kingdomino.search.arms import MARGIN, NONE, SHARES, Arms, simulate_arms
from kingdomino.search.claims import next_rival, part_to_come, row_of
from kingdomino.search.greedy import greedy_action, greedy_judgement
from kingdomino.search.judging import to_float, upper_fraction
from kingdomino.search.policy import claim_lane, claim_value, piece_in_lane, place_by_policy, taught_value
from kingdomino.search.seeds import generator_for
from kingdomino.search.taught_claims import FILE, ROWS, TAUGHT, TERMS
from kingdomino.search.tree import new_tree

Floats = npt.NDArray[np.float64]

BONUSES: Final = " harmony middle-kingdom"
WEIGHTS: Final = Path(__file__).parents[1] / "src/kingdomino/search" / FILE
PORTION: Final = 50
CLAIMS_A_GAME: Final = 12
#: How strongly a row is drawn to the common weights, in labelled choices.
PULL: Final = 300.0
#: Terms that two players leave out: they cost more time than they bring there.
LEFT_OUT_BY_TWO: Final = 2

_0, _1 = Word(0), Word(1)


@entry
def play_and_keep(
    state: WordArray, policy: Judgement, greedy: Judgement, generator: WordArray, kept: WordArray, chance: float
) -> int:
    """Play a game to its end; keep some of the states in which a claim has a choice; how many there are."""
    actions, count = np.empty(MOST_ACTIONS, np.uint64), 0
    while due(state) != OVER:
        if due(state) == DEAL_DUE or due(state) == KINGS_DUE:
            play_chance(state, generator)
            continue
        choices = list_actions(state, actions)
        wanted = due(state) == CLAIM_DUE and choices > _1 and count < len(kept)
        if wanted and upper_fraction(advance(generator)) < chance:
            kept[count] = state
            count += 1
        luck = upper_fraction(advance(generator))
        if luck < 0.06:
            decide(state, actions[int(upper_fraction(advance(generator)) * to_float(choices))])
        elif luck < 0.4:
            decide(state, Word(greedy_action(state, greedy, generator)))
        elif due(state) == PLACE_DUE:
            place_by_policy(state, to_act(state), policy, advance(generator))
        else:
            claim(state, claim_lane(state, to_act(state), policy, advance(generator)))
    return count


@entry
def claim_terms(state: WordArray, policy: Judgement, units: Floats, actions: WordArray, terms: Floats) -> int:
    """By claim: its number, its terms, then its value by the formula; how many there are."""
    seat, free, written = to_act(state), state[FREE], 0
    part, rival = part_to_come(state), next_rival(state, seat)
    while free != _0:
        lane = lowest_index(free)
        free = without_lowest(free)
        actions[written] = discard_number(state) + _1 + lane
        for term in range(len(units)):  # a term is the value with the weight 1 for it alone
            terms[written, term] = taught_value(state, seat, lane, policy, units[term], part, rival)
        formula = claim_value(state, seat, piece_in_lane(state, lane), policy) - policy.claim_order * to_float(lane)
        terms[written, len(units)] = formula
        written += 1
    return written


def label_game(rules: Ruleset, policy: Judgement, simulations: int, seed: int) -> list[tuple[int, Floats, Floats]]:
    """Claims of one game: the row of weights, the terms, and the mean margin after each choice."""
    shape = FLAT.shape.in_floats()
    generator, state, tree = generator_for(seed, 0), to_state(Position.start(rules)), new_tree(8)
    kept = np.empty((CLAIMS_A_GAME, len(state)), np.uint64)
    chance = 1.4 * CLAIMS_A_GAME / (rules.rounds * rules.line_size)
    count = play_and_keep(state, policy, greedy_judgement(rules).in_floats(), generator, kept, chance)
    found, units = [], np.eye(TERMS)
    for number in range(count):
        actions, terms = np.empty(4, np.uint64), np.empty((4, TERMS + 1))
        choices = claim_terms(kept[number], policy, units, actions, terms)
        arms = Arms(actions[:choices].astype(np.int64), np.full(choices, NONE), np.zeros(choices))
        results = np.empty((choices, simulations, SHARES + rules.players), np.int16)
        every, none_made = np.arange(choices), np.zeros(choices, np.int64)
        key = Word(generator[0]) ^ Word(number)
        simulate_arms(tree, kept[number], arms, every, none_made, 0, key, policy, shape, results, 0, simulations)
        margins = results[:, :, MARGIN].mean(axis=1)
        found.append((row_of(kept[number]), terms[:choices].copy(), margins))
    return found


def label(options: argparse.Namespace) -> None:
    """Label the claims of so many games."""
    options.folder.mkdir(parents=True, exist_ok=True)
    policy = (Judgement(claims=NOT_TAUGHT) if options.formula else FLAT.judgement).in_floats()
    begun = time.process_time()
    for first in range(0, options.games, PORTION):
        path = options.folder / f"{options.players}-{options.seed}-{first:06}.npz"
        if path.exists():
            continue
        columns: dict[str, list[Any]] = {"game": [], "row": [], "count": [], "terms": [], "margin": []}
        for game in range(first, min(first + PORTION, options.games)):
            rules = Ruleset.parse(f"{options.players} classic" + ("" if game % 4 == 3 else BONUSES))
            for row, terms, margins in label_game(rules, policy, options.simulations, options.seed * 10**7 + game):
                for name, value in zip(columns, (game, row, len(margins), terms, margins), strict=True):
                    columns[name].append(value)
        joined: dict[str, Any] = {name: np.concatenate(columns[name]) for name in ("terms", "margin")}
        joined |= {name: np.array(columns[name]) for name in ("game", "row", "count")}
        partial = path.with_suffix(".partial")
        with partial.open("wb") as file:
            np.savez(file, **joined)
        partial.rename(path)
        spent = time.process_time() - begun
        print(f"\r{first + PORTION} of {options.games} games, {spent:.0f} s", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


class Labels:
    """Labelled claims: by choice its position, terms and margin; by position its game and its row of weights."""

    def __init__(self, columns: dict[str, npt.NDArray[Any]], chosen: npt.NDArray[np.bool_]) -> None:
        of_choice = np.repeat(chosen, columns["count"])
        self.count = columns["count"][chosen]
        self.start = np.cumsum(self.count) - self.count
        self.position = np.repeat(np.arange(len(self.count)), self.count)
        self.row = columns["row"][chosen][self.position]
        self.terms, self.margin = columns["terms"][of_choice], columns["margin"][of_choice]

    def centred(self, values: Floats) -> Floats:
        """Less the mean of each position."""
        means: Floats = np.add.reduceat(values, self.start, axis=0).T / self.count
        centred: Floats = values - means.T[self.position]
        return centred

    def regret(self, values: Floats) -> Floats:
        """By position: what the choice with the highest of these values loses against the best one."""
        best = np.maximum.reduceat(self.margin, self.start)
        highest = np.maximum.reduceat(values, self.start)[self.position]
        chosen = np.unique(self.position[values >= highest], return_index=True)[1]
        regret: Floats = best - self.margin[np.flatnonzero(values >= highest)[chosen]]
        return regret


def read(folders: list[Path], players: int) -> tuple[Labels, Labels]:
    """Labels to fit and labels held out."""
    parts = [dict(np.load(path)) for folder in folders for path in sorted(folder.glob(f"{players}-*.npz"))]
    columns = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    held = columns["game"] % 5 == 0
    return Labels(columns, ~held), Labels(columns, held)


def least_squares(terms: Floats, margins: Floats, pull: float, toward: Floats) -> Floats:
    """The weights of the terms, drawn to others as if by so many choices."""
    square = terms.T @ terms
    drawn: Floats = np.diag(np.diag(square) * pull / len(terms) + 1e-9)
    return np.linalg.solve(square + drawn, terms.T @ margins + drawn @ toward).astype(np.float64)


def fitted(labels: Labels, terms: int) -> Floats:
    """By row: the weights of the first so many terms; zeros for the others."""
    x, y = labels.centred(labels.terms[:, :terms]), labels.centred(labels.margin)
    common = least_squares(x, y, 0.0, np.zeros(terms))
    table = np.zeros((ROWS, TERMS))
    for row in range(ROWS):
        own = labels.row == row
        table[row, :terms] = least_squares(x[own], y[own], PULL, common) if own.any() else common
    return table


def fit(options: argparse.Namespace) -> None:
    """Fit a table, print held-out regrets, and write the weights."""
    known, held = read(options.folders, options.players)
    index, terms = (0, TERMS - LEFT_OUT_BY_TWO) if options.players == 2 else (1, TERMS)
    table = fitted(known, terms)
    print(f"{options.players} players, {len(known.count)} claims; points lost a claim at {len(held.count)} held out")
    for name, values in (
        ("formula", held.terms[:, -1]),
        ("present weights", (held.terms[:, :-1] * TAUGHT[index, held.row]).sum(axis=1)),
        ("fitted weights", (held.terms[:, :-1] * table[held.row]).sum(axis=1)),
    ):
        lost = held.regret(values)
        print(f"  {name:16} {lost.mean():.3f} ± {lost.std() / np.sqrt(len(lost)):.3f}")
    if options.write:
        write(np.stack([*TAUGHT[:index], table, *TAUGHT[index + 1 :]]))


def write(tables: Floats) -> None:
    """Replace the weights in the file, and keep its comments."""
    lines = [line for line in WEIGHTS.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    lines += [" ".join(f"{weight:7.3f}" for weight in row) for table in tables for row in table]
    WEIGHTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.teach_claims", description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(required=True)
    labels = commands.add_parser("label")
    labels.add_argument("folder", type=Path)
    labels.add_argument("--players", type=int, choices=(2, 4), default=2)
    labels.add_argument("--games", type=int, default=1000)
    labels.add_argument("--simulations", type=int, default=100)
    labels.add_argument("--seed", type=int, default=1)
    labels.add_argument("--formula", action="store_true")
    labels.set_defaults(run=label)
    fits = commands.add_parser("fit")
    fits.add_argument("folders", type=Path, nargs="+")
    fits.add_argument("--players", type=int, choices=(2, 4), default=2)
    fits.add_argument("--write", action="store_true")
    fits.set_defaults(run=fit)
    options = parser.parse_args()
    options.run(options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
