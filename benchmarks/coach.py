"""Whether the coach is true, its luck unbiased, and whether its accuracy orders the levels:

    python -m benchmarks.coach truth --moves 60 --journal truth.jsonl
    python -m benchmarks.coach reasons --journal truth.jsonl
    python -m benchmarks.coach luck --players 2 --games 500 --playouts 100 --journal luck2.jsonl
    python -m benchmarks.coach accuracy --players 4 --games 60 --playouts 100 --journal accuracy4.jsonl
    python -m benchmarks.coach story --games 200 --playouts 20 --journal story.jsonl

A line of the journal is a game: started again with the same file, the measurement goes on behind the last one. A line
that was cut off by a kill is measured again. The first line says what is measured; a journal of something else is
refused. `--report` prints what is there and measures nothing.

`truth` grades decisions of squires and knights, and plays on those that it calls inexact or worse: the played and the
best move by the same strong players under the same deals. It prints, by players, bonuses and kind of decision, the mean
claimed and real loss and the slope of real by claimed losses, each with its standard error. `reasons` is of the same
decisions and the same journal: how often a loss has a reason, which, and the first `--told` sentences to read. `luck`
is of games of knights, and prints the mean luck of the deals by the order in which the players act after them, in win
points with standard errors by game. `accuracy` is of games of one level at all seats, and prints the mean of each
level, and by how much each is above the one before, in games from the same seeds. `story` reviews games of mixed levels
under all rules and checks that every review is one story: losses are differences of values, none is negative, balances
add up.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from fcntl import LOCK_EX, LOCK_NB, flock
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from kingdomino import Claim, Game, Move, Position, Ruleset
from kingdomino.analysis import PLAYOUTS, Graded, Review, grade_move, reasons_for, review
from kingdomino.analysis.analysing import evaluation_of
from kingdomino.analysis.playing_on import played_on
from kingdomino.bots import LEVELS, bot
from kingdomino.cli.review import cause_sentence
from kingdomino.cli.words import Words
from kingdomino.locales import catalogue
from kingdomino.rules import COLOURS

Entry = dict[str, Any]

#: Fewer games have no standard error.
_FEWEST: Final = 2
#: Tables of `truth`: those that most people play first. Of `story`: all of them in turn.
_BONUSES: Final = "harmony middle-kingdom"
_TABLES: Final = (
    *(f"{players} classic {_BONUSES}" for players in (2, 3, 4)),
    *(f"{players} classic" for players in (2, 3, 4)),
    f"2 classic mighty-duel {_BONUSES}",
    "2 classic mighty-duel",
)
#: Who plays the games whose decisions are graded: the careless are found out, the careful are not.
_CARELESS: Final = ("squire", "knight")
#: Decisions of a game that are graded, deals under which a loss is played on, and points from which it is.
_GRADED: Final = 6
_DEALS: Final = 24
_WORTH_PLAYING: Final = 2.5
#: Simulations that look for a loss at all.
_SCREENING: Final = 8
#: Simulations that make a bot of the games think: the least that they take.
_THINKING: Final = 14


# --- what is measured of a game ---


def game_of(rules: Ruleset, levels: tuple[str, ...], seed: int) -> Game:
    """A game of these levels, which take the seats in turn."""
    game = Game.shuffled(rules, seed)
    while (seat := game.position.to_act) is not None:
        game.play(bot(levels[seat % len(levels)]).choose(game.position, playouts=_THINKING, seed=seed))
    return game


def truth_of(rules: Ruleset, seed: int, playouts: int, wanted: list[bool]) -> list[Entry]:
    """Claimed and real losses of some decisions of a game, of the kinds that are wanted; a claim is True."""
    random = Random(f"kingdomino-truth/{rules}/{seed}")
    levels = tuple(random.choice(_CARELESS) for _ in range(rules.players))
    game, found = game_of(rules, levels, seed), list[Entry]()
    decisions = [
        (position, move)
        for position, move in zip(game.positions, game.moves, strict=False)
        if position.to_act is not None and position.round < rules.rounds and len(position.legal_moves()) > 1
    ]
    for position, move in random.sample(decisions, min(_GRADED, len(decisions))):
        claim = isinstance(move, Claim)
        if claim in wanted and _looks_costly(position, move):
            graded = grade_move(position, move, playouts=playouts, seed=seed)
            if graded.loss.points >= max(_WORTH_PLAYING, 2.0 * graded.loss.points_error):
                found.append({"claim": claim, **_claimed(position, graded), **real_loss(position, graded, seed)})
    return found


def _looks_costly(position: Position, move: Move) -> bool:
    """Whether a few simulations beside the best look find a loss: most decisions have none, and need no more."""
    from kingdomino.search import quick_move

    look = quick_move(position)
    if look == move:
        return False
    few = evaluation_of(position, seed=1, moves=(look, move))
    few.level(_SCREENING)
    return few.difference(look, move).margin >= _WORTH_PLAYING / 2.0


def _claimed(position: Position, graded: Graded) -> Entry:
    loss = graded.loss
    return {
        "position": str(position),
        "played": str(graded.move),
        "best": str(graded.best),
        "points": loss.points,
        "error": loss.points_error,
        "wins": loss.wins,
        "wins_error": loss.error,
    }


def real_loss(position: Position, graded: Graded, seed: int) -> Entry:
    """How much worse a move ends than the best one if strong players go on: points of lead, shares of the victory."""
    best, played = played_on(position, (graded.best, graded.move), _DEALS, seed)
    (real, error), (wins, wins_error) = best.ahead_of(played), best.wins_more_than(played)
    return {"real": real, "real_error": error, "real_wins": wins, "real_wins_error": wins_error}


def luck_by_order(found: Review) -> list[float]:
    """The mean luck of a game's deals, by the order in which the seats act after each."""
    sums: defaultdict[int, list[float]] = defaultdict(list)
    for deal in found.deals:
        after = found.replay.positions[deal.number]
        kings = [owner for _, owner in after.line if owner is not None] or list(after.kings)
        for order, seat in enumerate(dict.fromkeys(kings)):
            sums[order].append(deal.luck[seat])
    return [fmean(sums[order]) for order in sorted(sums)]


def faults_of(found: Review) -> list[str]:
    """What of a review is not one story."""
    faults = list[str]()
    for made in found.decisions:
        if made.wins_before - made.wins_after != made.lost_wins or made.lost_wins < 0.0 or made.lost_points < 0.0:
            faults.append(f"loss of move {made.number}")
        if not all(0.0 <= share <= 1.0 for share in (*made.before, *made.shares)):
            faults.append(f"value of move {made.number}")
    for seat, part in enumerate(found.balance):
        lost = sum(made.lost_wins for made in found.decisions if made.seat == seat)
        if part.start + part.luck + part.own + part.others != part.result or part.own > 0.0:
            faults.append(f"balance of seat {seat}")
        if abs(part.own + lost) > 1e-9:
            faults.append(f"own moves of seat {seat}")
    return faults


# --- the journal ---


def heading(options: argparse.Namespace) -> Entry:
    """What a journal is about: its games may only be added to those of the same measurement."""
    about = {name: getattr(options, name) for name in ("what", "players", "playouts")}
    return about | {"what": "truth"} if about["what"] == "reasons" else about


def entries(options: argparse.Namespace) -> list[Entry]:
    """What is measured already; a last line without its end is cut away."""
    journal: Path = options.journal
    about = json.dumps(heading(options))
    if not journal.exists() or not journal.stat().st_size:
        journal.write_text(about + "\n")
    text = journal.read_text()
    whole = text[: text.rfind("\n") + 1]
    first, *lines = whole.splitlines() or [""]
    if first != about:
        raise SystemExit(f"{journal} is the journal of another measurement: {first[:200]}")
    if whole != text:
        journal.write_text(whole)
    return [json.loads(line) for line in lines]


def measure(options: argparse.Namespace) -> None:
    """Measure what the journal does not have."""
    with options.journal.open("a") as file:
        try:
            flock(file, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            raise SystemExit(f"{options.journal} is being written by another process") from None
        done = entries(options)
        for entry in MEASURES[options.what](options, done):
            file.write(json.dumps(entry) + "\n")
            file.flush()
            done.append(entry)


def measure_truth(options: argparse.Namespace, done: list[Entry]) -> Iterator[Entry]:
    """Games of each table in turn, until every row has its moves."""
    seed = max((entry["seed"] for entry in done), default=-1) + 1
    if done:  # the last round of tables may be unfinished
        seed = min(
            max(entry["seed"] for entry in done if entry["rules"] == rules) for rules in {e["rules"] for e in done}
        )
    while True:
        counts = Counter((entry["rules"], move["claim"]) for entry in done for move in entry["moves"])
        due = [
            rules for rules in options.tables if min(counts[rules, claim] for claim in (False, True)) < options.moves
        ]
        if not due:
            return
        for rules in due:
            wanted = [claim for claim in (False, True) if counts[rules, claim] < options.moves]
            if any(entry["rules"] == rules and entry["seed"] == seed for entry in done):
                continue
            moves = truth_of(Ruleset.parse(rules), seed, options.playouts, wanted)
            yield {"rules": rules, "seed": seed, "moves": moves}
        seed += 1


def measure_games(options: argparse.Namespace, done: list[Entry]) -> Iterator[Entry]:
    """Reviews of games of one level at all seats."""
    rules = Ruleset(players=options.players)
    known = {(entry["level"], entry["seed"]) for entry in done}
    levels = ("knight",) if options.what == "luck" else LEVELS
    for seed in range(options.games):
        for level in levels:
            if (level, seed) not in known:
                record = game_of(rules, (level,), seed).record()
                found = review(record, playouts=options.playouts, seed=seed)
                yield {"level": level, "seed": seed, "luck": luck_by_order(found), "accuracy": found.accuracy}


def measure_story(options: argparse.Namespace, done: list[Entry]) -> Iterator[Entry]:
    """Reviews of games of mixed levels, the tables in turn."""
    for seed in range(len(done), options.games):
        rules = Ruleset.parse(_TABLES[seed % len(_TABLES)])
        levels = tuple(Random(seed).choice(LEVELS) for _ in range(rules.players))
        found = review(game_of(rules, levels, seed).record(), playouts=options.playouts, seed=seed)
        yield {"seed": seed, "rules": str(rules), "decisions": len(found.decisions), "faults": faults_of(found)}


MEASURES: Final[dict[str, Callable[[argparse.Namespace, list[Entry]], Iterator[Entry]]]] = {
    "truth": measure_truth,
    "reasons": measure_truth,
    "luck": measure_games,
    "accuracy": measure_games,
    "story": measure_story,
}


# --- reports ---


def told(name: str, values: list[float], scale: float) -> None:
    """A mean with its standard error, and how many errors it is from zero."""
    if len(values) < _FEWEST:
        print(f"{name:>16} games {len(values)}")
        return
    mean, error = fmean(values), stdev(values) / sqrt(len(values))
    print(f"{name:>16} {scale * mean:+8.2f} ± {scale * error:.2f}  z {mean / (error or 1.0):+.2f}  games {len(values)}")


def slope_of(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    """Of real by claimed losses, through the origin, and its standard error by what the line leaves."""
    squares = sum(claimed * claimed for claimed, _ in pairs)
    slope = sum(claimed * real for claimed, real in pairs) / squares
    left = sum((claimed * (real - slope * claimed)) ** 2 for claimed, real in pairs)
    return slope, sqrt(left * len(pairs) / max(len(pairs) - 1, 1)) / squares


def _with_error(values: list[float]) -> str:
    return f"{fmean(values):.2f} ± {stdev(values) / sqrt(len(values)):.2f}"


def report_truth(done: list[Entry], _: argparse.Namespace) -> None:
    """A row for each table and kind of decision, then for each number of players with both bonuses and without."""
    rows: defaultdict[str, list[Entry]] = defaultdict(list)
    for entry in done:
        rules = Ruleset.parse(entry["rules"])
        table = "duel" if rules.mighty_duel else str(rules.players)
        for move in entry["moves"]:
            kind = "claims" if move["claim"] else "placements"
            rows[f"{table} {kind} {'with' if rules.harmony else 'without'} bonuses"].append(move)
            rows[f"{table} {kind}"].append(move)
    headings = ("table", "moves", "claimed", "real", "slope", "wins claimed", "wins real", "slope of wins")
    print("| " + " | ".join(headings) + " |\n" + "|---" * len(headings) + "|")
    for name, moves in sorted(rows.items()):
        if len(moves) < _FEWEST:
            continue
        points = [(move["points"], move["real"]) for move in moves]
        wins = [(move["wins"], move["real_wins"]) for move in moves]
        cells = [name, str(len(moves))]
        for pairs in (points, wins):
            slope, error = slope_of(pairs)
            cells += [f"{fmean(claimed for claimed, _ in pairs):.2f}", _with_error([real for _, real in pairs])]
            cells += [f"{slope:.2f} ± {error:.2f}"]
        print("| " + " | ".join(cells) + " |")


def report_reasons(done: list[Entry], options: argparse.Namespace) -> None:
    """How often a loss has a reason, which, and what some of them say."""
    counts, told, words = defaultdict[str, Counter[str]](Counter), 0, Words(catalogue(options.language))
    names = tuple(words.seat(seat) for seat in range(len(COLOURS)))
    for entry in done:
        for move in entry["moves"]:
            position, played, best = (
                Position.parse(move["position"]),
                Move.parse(move["played"]),
                Move.parse(move["best"]),
            )
            reasons = reasons_for(position, played, best, move["points"])
            counts["claims" if move["claim"] else "placements"][reasons[0].code if reasons else "none"] += 1
            if told < options.told:
                told += 1
                sentence = cause_sentence(reasons[0], names, words) if reasons else "-"
                print(
                    f"{told}. {move['played']}, not {move['best']} (-{move['points']:.1f}): {sentence}\n   {position}"
                )
    for kind, codes in counts.items():
        print(f"{kind}: {codes.total()} losses, {1.0 - codes['none'] / codes.total():.0%} with a reason")
        for code, count in codes.most_common():
            print(f"    {code} {count / codes.total():.0%}")


def report_luck(done: list[Entry], _: argparse.Namespace) -> None:
    """The mean luck by the order of acting."""
    for order in range(max((len(entry["luck"]) for entry in done), default=0)):
        told(f"order {order + 1}", [entry["luck"][order] for entry in done], 100.0)


def report_accuracy(done: list[Entry], _: argparse.Namespace) -> None:
    """Each level, and each step between levels."""
    found = {(entry["level"], entry["seed"]): fmean(entry["accuracy"]) for entry in done}
    for level in LEVELS:
        told(level, [accuracy for (whose, _), accuracy in found.items() if whose == level], 1.0)
    for low, high in pairwise(LEVELS):
        seeds = [seed for level, seed in found if level == low and (high, seed) in found]
        told(f"{low} to {high}", [found[high, seed] - found[low, seed] for seed in seeds], 1.0)


def report_story(done: list[Entry], _: argparse.Namespace) -> None:
    """How many decisions were looked at, and everything that does not fit."""
    print(f"{len(done)} games, {sum(entry['decisions'] for entry in done)} decisions")
    for entry in done:
        for fault in entry["faults"]:
            print(f"seed {entry['seed']} ({entry['rules']}): {fault}")


REPORTS: Final[dict[str, Callable[[list[Entry], argparse.Namespace], None]]] = {
    "truth": report_truth,
    "reasons": report_reasons,
    "luck": report_luck,
    "accuracy": report_accuracy,
    "story": report_story,
}


def main() -> None:
    """Measure what is missing, then print what is found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=tuple(MEASURES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--moves", type=int, default=60, help="moves of each row of `truth`")
    parser.add_argument("--tables", nargs="*", default=_TABLES, help="rulesets of `truth`, in words")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--journal", type=Path, required=True)
    parser.add_argument("--told", type=int, default=0, metavar="N", help="sentences that `reasons` prints")
    parser.add_argument("--language", default="en", help="of the sentences")
    parser.add_argument("--report", action="store_true", help="print what the journal has, and measure nothing")
    options = parser.parse_args()
    if not options.report:
        try:
            measure(options)
        except KeyboardInterrupt:
            print("ended early; the same command goes on", file=sys.stderr)
    REPORTS[options.what](entries(options), options)


if __name__ == "__main__":
    main()
