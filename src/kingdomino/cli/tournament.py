"""`kingdomino tournament`: let bots play; show their results with intervals."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from rich.table import Table
from rich.text import Text

from kingdomino.bots import Budget
from kingdomino.rules import Ruleset
from kingdomino.tournaments import (
    CONFIDENCE,
    ERROR,
    Entrant,
    Estimate,
    Forfeits,
    Hypotheses,
    Outcome,
    Standing,
    Tournament,
    run_tournament,
)

from .compilation import compile_for
from .progress import games_progress
from .screen import print_json, screen
from .words import Words, visible

#: The value of `--sprt` where no pair of shares follows it.
_PAR: Final = "par"


def spelled_out(given: Sequence[str]) -> list[str]:
    """Mark a bare `--sprt` for argparse, which would take the bot that follows it for its value."""
    followers = [*given[1:], "--"]
    return [
        f"--sprt={_PAR}" if word == "--sprt" and any(map(str.isalpha, following)) else word
        for word, following in zip(given, followers, strict=True)
    ]


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `tournament`."""
    parser.add_argument("entrants", nargs="+", metavar="BOT", help=words.text("tournament-entrants-option"))
    parser.add_argument("--rules", metavar="RULESET", help=words.text("tournament-rules-option"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=words.text("tournament-games-option"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=words.text("tournament-seed-option"))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=words.text("tournament-jobs-option"))
    parser.add_argument("--out", metavar="DIR", help=words.text("tournament-out-option"))
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=float, metavar="S", help=words.text("tournament-seconds-option"))
    budget.add_argument("--playouts", type=int, metavar="N", help=words.text("tournament-playouts-option"))
    parser.add_argument("--sprt", nargs="?", const=_PAR, metavar="P0,P1", help=words.text("tournament-sprt-option"))
    parser.add_argument("--ray", metavar="ADDRESS", help=words.text("tournament-ray-option"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example="kingdomino tournament squire page --games 200 --jobs 2")


def run(options: argparse.Namespace, words: Words) -> int:
    """Play and show the table; exit code 1 if the tournament ended early."""
    tournament = _tournament(options)
    hypotheses = _hypotheses(options.sprt, tournament)
    compile_for((entrant.bot for entrant in tournament.distinct), words)
    with games_progress(options.json, words) as show:
        outcome = run_tournament(
            tournament,
            options.games,
            jobs=options.jobs,
            folder=options.out,
            hypotheses=hypotheses,
            progress=show,
            ray=options.ray,
        )
    if options.json:
        print_json(_as_json(outcome))
    else:
        _show(outcome, options, words)
    if outcome.failure:
        raise outcome.failure
    return 1 if outcome.interrupted else 0


def _tournament(options: argparse.Namespace) -> Tournament:
    entrants = entrants_of(options)
    rules = Ruleset(players=len(entrants)) if options.rules is None else Ruleset.parse(options.rules)
    return Tournament(entrants, rules, options.seed)


def entrants_of(options: argparse.Namespace) -> tuple[Entrant, ...]:
    """The bots that were named, with the budget that was given for those that name none."""
    Budget(options.seconds, options.playouts)  # a wrong one is refused, also where nobody needs it
    return tuple(Entrant.parse(text, seconds=options.seconds, playouts=options.playouts) for text in options.entrants)


def _hypotheses(text: str | None, tournament: Tournament) -> Hypotheses | None:
    if text is None:
        return None
    return Hypotheses.about_par(tournament.rules.players) if text == _PAR else Hypotheses.parse(text)


def _show(outcome: Outcome, options: argparse.Namespace, words: Words) -> None:
    console = screen()
    tournament = outcome.tournament
    title = words.text("tournament-title", rules=str(tournament.rules), seed=str(tournament.seed))
    console.print(Text(title, "bold"))
    console.print(Text(_counted(outcome, words)))
    if outcome.standings:
        console.print()
        console.print(_table(outcome.standings, words))
        console.print()
        for sentence in _notes(outcome, words):
            console.print(Text(sentence, "dim"))
    for sentence in _ends(outcome, options, words):
        console.print(Text(sentence, "bold"))


def _counted(outcome: Outcome, words: Words) -> str:
    return words.text(
        "tournament-counted",
        games=outcome.games_counted,
        decks=outcome.decks_counted,
        rotations=len(outcome.tournament.rotations),
    )


def _table(standings: tuple[Standing, ...], words: Words) -> Table:
    table = Table(box=None, padding=(0, 1), show_edge=False, pad_edge=False)
    table.add_column(words.heading("tournament-entrant"), header_style="bold", overflow="fold")
    forfeits = any(standing.forfeits for standing in standings)
    for key in ("wins", "points", "margin", "rating", *(["forfeits"] if forfeits else [])):
        heading = words.heading(f"tournament-{key}")
        table.add_column(heading, justify="right", header_style="bold", no_wrap=key != "forfeits")
    for standing in standings:
        rating = standing.rating
        table.add_row(
            Text(words.cell(str(standing.entrant))),
            words.cell(_share(standing.share)),
            words.cell(_mean(standing.points, "")),
            words.cell(_mean(standing.margin, "+")),
            words.cell(f"{rating.mu:.1f} ± {rating.sigma:.1f}"),
            *([words.cell(str(_forfeited(standing)))] if forfeits else []),
        )
    return table


def _forfeited(standing: Standing) -> int:
    return sum(found.games for found in standing.forfeits)


def _share(share: Estimate) -> str:
    if share.low is None or share.high is None:
        return f"{share.mean:.1%}"
    return f"{share.mean:.1%} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def _mean(estimate: Estimate | None, sign: str) -> str:
    if estimate is None:
        return "–"
    mean = f"{estimate.mean:{sign}.1f}"
    return mean if estimate.high is None else f"{mean} ± {estimate.high - estimate.mean:.1f}"


def _notes(outcome: Outcome, words: Words) -> list[str]:
    """How to read the table."""
    notes = [words.text("tournament-intervals")]
    if any(standing.seats > 1 for standing in outcome.standings):
        notes.append(words.text("tournament-several-seats"))
    if any(standing.forfeits for standing in outcome.standings):
        notes.append(words.text("tournament-forfeits-note"))
    if outcome.test and outcome.test.decision:
        notes.append(words.text("tournament-stopped-early"))
    return notes


def _ends(outcome: Outcome, options: argparse.Namespace, words: Words) -> list[str]:
    """The forfeits, the verdict of the test, and the reason for an early end."""
    ends = [_forfeits(standing, found, words) for standing in outcome.standings for found in standing.forfeits]
    if outcome.test:
        ends.append(_verdict(outcome, words))
    if outcome.interrupted:
        ends.append(words.text("tournament-interrupted", finished=outcome.games_finished, wanted=outcome.games_wanted))
    if outcome.games_finished < outcome.games_wanted and options.out and (outcome.interrupted or outcome.failure):
        ends.append(words.text("tournament-go-on", folder=options.out))
    return ends


def _forfeits(standing: Standing, found: Forfeits, words: Words) -> str:
    return words.text(
        "tournament-forfeited",
        entrant=visible(str(standing.entrant)),
        games=found.games,
        kind=words.text(f"forfeit-{found.kind}"),
        deck=found.first[0],
        rotation=found.first[1],
        reason=visible(found.reason),
    )


def _verdict(outcome: Outcome, words: Words) -> str:
    assert outcome.test is not None
    hypotheses = outcome.test.hypotheses
    facts: dict[str, str | int] = {
        "entrant": str(outcome.tournament.entrants[0]),
        "lower": f"{100 * hypotheses.lower:g}",
        "upper": f"{100 * hypotheses.upper:g}",
        "decks": outcome.test.decks,
    }
    if outcome.test.decision == "above":
        return words.text("tournament-above", **facts)
    if outcome.test.decision == "below":
        return words.text("tournament-below", **facts)
    return words.text("tournament-undecided", **facts)


def _as_json(outcome: Outcome) -> dict[str, object]:
    tournament, test = outcome.tournament, outcome.test
    return {
        "rules": str(tournament.rules),
        "entrants": [str(entrant) for entrant in tournament.entrants],
        "seed": tournament.seed,
        "rotations": len(tournament.rotations),
        "decks": outcome.decks_counted,
        "games": outcome.games_counted,
        "games_finished": outcome.games_finished,
        "games_wanted": outcome.games_wanted,
        "interrupted": outcome.interrupted,
        "failure": outcome.failure.code if outcome.failure else None,
        "confidence": CONFIDENCE,
        "standings": [_standing_json(standing) for standing in outcome.standings],
        "sprt": None
        if test is None
        else {**asdict(test.hypotheses), "error": ERROR, "decks": test.decks, "decision": test.decision},
    }


def _standing_json(standing: Standing) -> dict[str, object]:
    return {
        "entrant": str(standing.entrant),
        "seats": standing.seats,
        "win_share": asdict(standing.share),
        "points": asdict(standing.points) if standing.points else None,
        "margin": asdict(standing.margin) if standing.margin else None,
        "discards": standing.discards,
        "rating": {"mu": standing.rating.mu, "sigma": standing.rating.sigma},
        "forfeits": {found.kind: found.games for found in standing.forfeits},
        "seconds_a_decision": standing.seconds_a_decision,
    }
