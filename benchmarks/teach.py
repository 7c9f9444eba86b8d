"""Teach the playouts how to claim and how to place: label positions by the search, then fit the weights that ship.

    python -m benchmarks.teach claims FOLDER --players 4 --write
    python -m benchmarks.teach placements FOLDER --players 4 --write
    python -m benchmarks.teach matches --players 4 --without placements

A lesson works in rounds. It plays games by the quick judgement, with some greedy and some random decisions; one game in
four has no bonuses. At some decisions it gives every choice equally many simulations with common chance, and fits the
weights to their values: least squares over differences within a position, each row of weights (rounds left) drawn to
the common one. The first round's playouts decide by the formula, those of a later round by the weights of the round
before. Claims were taught first, with placements by the formula; placements are taught with the claims that ship. Every
fifth game is held out: its regret is what the choice loses against the best one, by labels with noise of their own.
Labels are kept in the folder, in portions of games; an interrupted run resumes. `--write` replaces the table in
`search/taught_claims.txt` or `search/taught_placements.txt` and says there how it was made. The weights depend on the
options alone.

`matches` lets one player with the weights that ship play against players without those of one lesson, or with the
weights of another file, all without search: every deck under all seats.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from benchmarks.labels import Floats, Labels, fitted
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
    piece_to_place,
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
from kingdomino.search.outcomes import MOST_PLAYERS, settle
from kingdomino.search.placements import new_survey, rounds_after, row_for
from kingdomino.search.policy import (
    best_placement,
    claim_lane,
    claim_value,
    piece_in_lane,
    place_by_policy,
    taught_value,
    write_placement_values,
)
from kingdomino.search.seeds import generator_for
from kingdomino.search.taught_weights import (
    CLAIM_TERMS,
    CLAIMS_FILE,
    PLACEMENT_TERMS,
    PLACEMENTS_FILE,
    ROWS,
    TABLES,
    read_weights,
)
from kingdomino.search.tree import new_tree

BONUSES: Final = " harmony middle-kingdom"
FOLDER: Final = Path(__file__).parents[1] / "src/kingdomino/search"
PORTION: Final = 50
#: More than a tree without growth needs: a node for each choice.
NODES: Final = 2 * MOST_ACTIONS

_0, _1 = Word(0), Word(1)

#: The row of weights, the terms of each choice with its value by the formula, and its mean margin.
Label = tuple[int, Floats, Floats]


@dataclass(frozen=True)
class Lesson:
    """What is taught, and what its labels are made of."""

    name: str
    file: str
    terms: int
    #: Terms that two players leave out: they cost more time than they bring there.
    left_out_by_two: int
    #: Labelled decisions a game, and the parts of random and of random or greedy decisions in its games.
    decisions: int
    careless: tuple[float, float]
    due: Word
    #: The judgement of the playouts with these weights.
    judgement: Callable[[Floats], Judgement]
    #: By choice: its number and its terms; and the row of weights.
    choices: Callable[[WordArray, Judgement], tuple[npt.NDArray[np.int64], Floats, int]]

    def used(self, players: int) -> tuple[int, int]:
        """The table for so many players, and how many terms it uses."""
        return (0, self.terms - self.left_out_by_two) if players == 2 else (1, self.terms)


@entry
def play_and_keep(
    state: WordArray,
    policy: Judgement,
    greedy: Judgement,
    generator: WordArray,
    kept: WordArray,
    chance: float,
    kind: Word,
    at_random: float,
    careless: float,
) -> int:
    """Play a game to its end; keep some of the states in which such a decision has a choice; how many there are."""
    actions, count, survey = np.empty(MOST_ACTIONS, np.uint64), 0, new_survey()
    while due(state) != OVER:
        if due(state) == DEAL_DUE or due(state) == KINGS_DUE:
            play_chance(state, generator)
            continue
        choices = list_actions(state, actions)
        wanted = due(state) == kind and choices > _1 and count < len(kept)
        if wanted and upper_fraction(advance(generator)) < chance:
            kept[count] = state
            count += 1
        luck = upper_fraction(advance(generator))
        if luck < at_random:
            decide(state, actions[int(upper_fraction(advance(generator)) * to_float(choices))])
        elif luck < careless:
            decide(state, Word(greedy_action(state, greedy, generator)))
        elif due(state) == PLACE_DUE:
            place_by_policy(state, to_act(state), policy, advance(generator), survey)
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


@entry
def placement_terms(
    state: WordArray, policy: Judgement, units: Floats, actions: npt.NDArray[np.int64], terms: Floats
) -> int:
    """By placement that a playout considers: its number, its terms, then 1 if the formula chooses it, otherwise 0."""
    seat, piece, written = to_act(state), piece_to_place(state), 0
    values, survey = np.empty(MOST_ACTIONS), new_survey()
    for term in range(len(units)):  # a term is the value with the weight 1 for it alone
        written = write_placement_values(state, seat, piece, policy, units[term], actions, values, 0, False, survey)
        terms[:written, term] = values[:written]
    _, best = best_placement(state, seat, piece, policy, _0, True)
    for index in range(written):
        terms[index, len(units)] = 1.0 if actions[index] == best else 0.0
    return int(written)


def choices_of_claims(state: WordArray, policy: Judgement) -> tuple[npt.NDArray[np.int64], Floats, int]:
    """The claims of a position, and their row of weights."""
    actions, terms = np.empty(4, np.uint64), np.empty((4, CLAIM_TERMS + 1))
    count = claim_terms(state, policy, np.eye(CLAIM_TERMS), actions, terms)
    return actions[:count].astype(np.int64), terms[:count], row_of(state)


def choices_of_placements(state: WordArray, policy: Judgement) -> tuple[npt.NDArray[np.int64], Floats, int]:
    """The placements that a playout considers, and their row of weights; none in the last round."""
    actions, terms = np.empty(MOST_ACTIONS, np.int64), np.empty((MOST_ACTIONS, PLACEMENT_TERMS + 1))
    count = placement_terms(state, policy, np.eye(PLACEMENT_TERMS), actions, terms) if rounds_after(state) else 0
    return actions[:count], terms[:count], row_for(state)


CLAIMS: Final = Lesson(
    "claims",
    CLAIMS_FILE,
    CLAIM_TERMS,
    left_out_by_two=2,
    decisions=12,
    careless=(0.06, 0.4),
    due=CLAIM_DUE,
    judgement=lambda weights: Judgement(claims=weights, placements=NOT_TAUGHT),
    choices=choices_of_claims,
)
PLACEMENTS: Final = Lesson(
    "placements",
    PLACEMENTS_FILE,
    PLACEMENT_TERMS,
    left_out_by_two=0,
    decisions=10,
    careless=(0.03, 0.2),
    due=PLACE_DUE,
    judgement=lambda weights: Judgement(placements=weights),
    choices=choices_of_placements,
)


def label_game(lesson: Lesson, rules: Ruleset, policy: Judgement, simulations: int, seed: int) -> list[Label]:
    """Decisions of one game with a choice: the row of weights, the terms, and the mean margin after each choice."""
    shape = FLAT.shape.in_floats()
    generator, state, tree = generator_for(seed, 0), to_state(Position.start(rules)), new_tree(NODES)
    kept = np.empty((lesson.decisions, len(state)), np.uint64)
    chance = 1.4 * lesson.decisions / (rules.rounds * rules.line_size)
    greedy = greedy_judgement(rules).in_floats()
    count = play_and_keep(state, policy, greedy, generator, kept, chance, lesson.due, *lesson.careless)
    found = []
    for number in range(count):
        actions, terms, row = lesson.choices(kept[number], policy)
        choices = len(actions)
        if choices < 2:
            continue
        arms = Arms(actions, np.full(choices, NONE), np.zeros(choices))
        results = np.empty((choices, simulations, SHARES + rules.players), np.int16)
        every, none_made = np.arange(choices), np.zeros(choices, np.int64)
        key = Word(generator[0]) ^ Word(number)
        simulate_arms(tree, kept[number], arms, every, none_made, 0, key, policy, shape, results, 0, simulations)
        found.append((row, terms.copy(), results[:, :, MARGIN].mean(axis=1)))
    return found


def labels_of_games(
    folder: Path, lesson: Lesson, players: int, policy: Judgement, simulations: int, seed: int, games: int
) -> tuple[Labels, Labels]:
    """Label the decisions of so many games, unless the folder has them: labels to fit and labels held out."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{first:06}.npz" for first in range(0, games, PORTION)]
    for number, path in enumerate(paths):
        if not path.exists():
            portion = range(number * PORTION, min((number + 1) * PORTION, games))
            keep_portion(path, lesson, portion, players, policy, simulations, seed)
        print(f"\r{folder}: {number + 1} of {len(paths)} portions", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    parts = [dict(np.load(path)) for path in paths]
    columns = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    held = columns["game"] % 5 == 0
    return Labels(columns, ~held), Labels(columns, held)


def keep_portion(
    path: Path, lesson: Lesson, games: range, players: int, policy: Judgement, simulations: int, seed: int
) -> None:
    """Write the labels of these games, and the seconds of processor time that they took, into one file."""
    begun = time.process_time()
    columns: dict[str, list[Any]] = {"game": [], "row": [], "count": [], "terms": [], "margin": []}
    for game in games:
        rules = Ruleset.parse(f"{players} classic" + ("" if game % 4 == 3 else BONUSES))
        for row, terms, margins in label_game(lesson, rules, policy, simulations, seed * 10**7 + game):
            for name, value in zip(columns, (game, row, len(margins), terms, margins), strict=True):
                columns[name].append(value)
    joined: dict[str, Any] = {name: np.concatenate(columns[name]) for name in ("terms", "margin")}
    joined |= {name: np.array(columns[name]) for name in ("game", "row", "count")}
    joined["seconds"] = np.array([time.process_time() - begun])
    partial = path.with_suffix(".partial")
    with partial.open("wb") as file:
        np.savez(file, **joined)
    partial.rename(path)


def teach(options: argparse.Namespace) -> None:
    """Label and fit in rounds, print held-out regrets, and write the weights of the last round."""
    lesson: Lesson = options.lesson
    index, used = lesson.used(options.players)
    ships = read_weights((FOLDER / lesson.file).read_text(encoding="utf-8"), lesson.terms)
    tables, seconds, labelled = NOT_TAUGHT, 0.0, 0
    wanted = f"{lesson.name}-players{options.players}-games{options.games}"
    wanted += f"-simulations{options.simulations}-seed{options.seed}"
    for number in range(1, options.rounds + 1):
        known, held = labels_of_games(
            options.folder / f"{wanted}-round{number}",
            lesson,
            options.players,
            lesson.judgement(tables).in_floats(),
            options.simulations,
            options.seed + number - 1,
            options.games,
        )
        taught = np.zeros((TABLES, ROWS, lesson.terms))
        taught[index] = fitted(known, used, lesson.terms)
        print(f"round {number}: {len(known.count)} decisions; points lost by each of {len(held.count)} held out")
        show(held, "formula", held.terms[:, -1])
        show(held, "weights that ship", (held.terms[:, :-1] * ships[index, held.row]).sum(axis=1))
        if len(tables):
            show(held, "round before", (held.terms[:, :-1] * tables[index, held.row]).sum(axis=1))
        show(held, "this round", (held.terms[:, :-1] * taught[index, held.row]).sum(axis=1))
        tables, seconds, labelled = taught, seconds + known.seconds, labelled + len(known.count)
    command = (
        f"python -m benchmarks.teach {lesson.name} FOLDER --players {options.players} --games {options.games} "
        f"--rounds {options.rounds} --simulations {options.simulations} --seed {options.seed} --write"
    )
    origin = f"{command}\n{labelled:,} {lesson.name}, {seconds / 3600:.2f} hours of one core"
    print(origin)
    if options.write:
        write(FOLDER / lesson.file, index, tables[index], origin)


def show(held: Labels, name: str, values: Floats) -> None:
    """Print the regret of choices by these values."""
    lost = held.regret(values)
    print(f"  {name:18} {lost.mean():.3f} ± {lost.std() / np.sqrt(len(lost)):.3f}")


def write(path: Path, index: int, table: Floats, origin: str) -> None:
    """Replace one table in the file, and the comments above it."""
    parts = path.read_text(encoding="utf-8").rstrip("\n").split("\n\n")  # the head, then a part a table
    lines = [f"# {line}" for line in origin.splitlines()]
    lines += [" ".join(f"{weight:7.3f}" for weight in row) for row in table]
    parts[1 + index] = "\n".join(lines)
    path.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


@entry
def play_between(state: WordArray, seat: int, one: Judgement, other: Judgement, deals: WordArray, base: Word) -> None:
    """Play to the end: one seat by one judgement, all others by another."""
    survey = new_survey()
    while due(state) != OVER:
        if due(state) == DEAL_DUE or due(state) == KINGS_DUE:
            play_chance(state, deals)
            continue
        acting = to_act(state)
        judgement = one if int(acting) == seat else other
        if due(state) == PLACE_DUE:
            place_by_policy(state, acting, judgement, base, survey)
        else:
            claim(state, claim_lane(state, acting, judgement, base))


@entry
def settled(state: WordArray, totals: Floats, shares: Floats) -> None:
    settle(state, totals, shares)


def matches(options: argparse.Namespace) -> None:
    """Print the share of victories and the margin of one player with the weights that ship."""
    rules = Ruleset.parse(f"{options.players} classic" + ("" if options.plain else BONUSES))
    lesson, weights = LESSONS[options.without], NOT_TAUGHT
    if options.against:
        weights = read_weights(options.against.read_text(encoding="utf-8"), lesson.terms)
    one = Judgement().in_floats()
    other = one._replace(claims=weights) if lesson is CLAIMS else one._replace(placements=weights)
    start, totals, shares = to_state(Position.start(rules)), np.zeros(MOST_PLAYERS), np.zeros(MOST_PLAYERS)
    found = np.empty((options.decks, rules.players, 2))
    for deck in range(options.decks):
        for seat in range(rules.players):
            state, deals = start.copy(), generator_for(options.seed, deck)
            play_between(state, seat, one, other, deals, Word(deals[0]))
            settled(state, totals, shares)
            margin = totals[seat] - max(totals[at] for at in range(rules.players) if at != seat)
            found[deck, seat] = shares[seat], margin
    by_deck = found.mean(axis=1)
    (wins, margin), (wins_error, margin_error) = by_deck.mean(axis=0), by_deck.std(axis=0) / np.sqrt(options.decks)
    print(f"{rules}, one against {rules.players - 1}, {options.decks} decks, all seats, ± one standard error:")
    print(f"  {100 * wins:.1f} ± {100 * wins_error:.1f} % of the victories, {margin:+.2f} ± {margin_error:.2f} points")


LESSONS: Final = {lesson.name: lesson for lesson in (CLAIMS, PLACEMENTS)}


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.teach", description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(required=True)
    for lesson in LESSONS.values():
        teaching = commands.add_parser(lesson.name)
        teaching.add_argument("folder", type=Path)
        teaching.add_argument("--players", type=int, choices=(2, 4), default=2)
        teaching.add_argument("--games", type=int, default=2000)
        teaching.add_argument("--rounds", type=int, default=2)
        teaching.add_argument("--simulations", type=int, default=100)
        teaching.add_argument("--seed", type=int, default=1)
        teaching.add_argument("--write", action="store_true")
        teaching.set_defaults(run=teach, lesson=lesson)
    bare = commands.add_parser("matches")
    bare.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    bare.add_argument("--decks", type=int, default=2000)
    bare.add_argument("--seed", type=int, default=1)
    bare.add_argument("--plain", action="store_true", help="without bonuses")
    bare.add_argument("--without", choices=list(LESSONS), default="placements", help="what the others were not taught")
    bare.add_argument("--against", type=Path, help="weights of another file, in place of the formula")
    bare.set_defaults(run=matches)
    options = parser.parse_args()
    options.run(options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
