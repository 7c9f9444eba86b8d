"""`kingdomino review`: what each move of a game cost, what each deal brought, and why."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from dataclasses import asdict
from typing import Final

from rich.console import Console
from rich.progress import MofNCompleteColumn, TextColumn
from rich.table import Table
from rich.text import Text

from kingdomino.analysis import Cause, Decision, Draw, Review, Reviewing, ReviewProgress, costliest
from kingdomino.notation import Piece
from kingdomino.rules import COLOURS, KingdominoError

from .compilation import compile_for
from .files import check_writable, record_in, write
from .graph import draw_graph
from .progress import progress_bar
from .screen import print_json, screen, speaks_unicode
from .words import Words, key_of, visible

_COSTLIEST: Final = 3
_LUCKIEST: Final = 2
#: Luck from which a deal is called lucky, and very lucky.
_LUCKY, _VERY_LUCKY = 0.15, 0.30
#: Rows of a graph: of every player's, and of the only one.
_LOW, _HIGH = 2, 8
_MOST_THREADS: Final = 4


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `review`."""
    parser.add_argument("file", metavar="FILE", help=words.text("replay-file-option"))
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=float, metavar="S", help=words.text("review-seconds-option"))
    budget.add_argument("--playouts", type=int, metavar="N", help=words.text("review-playouts-option"))
    parser.add_argument("--seat", type=int, metavar="K", help=words.text("review-seat-option"))
    parser.add_argument("--game", type=int, default=1, metavar="N", help=words.text("replay-game-option"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.add_argument("--annotate", metavar="OUT", help=words.text("review-annotate-option"))
    parser.epilog = words.text("cli-example", example="kingdomino review game.txt --seconds 0.2 --annotate out.txt")


def run(options: argparse.Namespace, words: Words) -> int:
    """Review, show, write; a broken record is reviewed up to its failure, which is then raised."""
    piece, _ = record_in(options.file, options.game)
    making = _making(piece, options)
    players = making.replay.rules.players
    if options.seat is not None and not 0 <= options.seat < players:
        raise KingdominoError("no_such_seat", number=options.seat, players=players)
    if options.annotate is not None:
        check_writable(options.annotate)
    interrupted = _work(making, options, words)
    review = making.review()
    if options.json:
        print_json(_as_json(review, options.seat))
    else:
        _show(review, options.seat, words)
    if options.annotate is not None:
        write(options.annotate, review.record().encode())
        _say(words.text("review-written", file=visible(options.annotate)))
    if interrupted:
        _say(words.text("review-interrupted", done=making.done, total=making.total))
        return 1
    if review.failure is not None:
        _say(words.text("replay-broken", moves=making.total))
        raise piece.located(review.failure).located(in_file=options.file)
    return 0


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def _making(piece: Piece, options: argparse.Namespace) -> Reviewing:
    threads = min(os.cpu_count() or 1, _MOST_THREADS)
    try:
        return Reviewing(piece.text, seconds=options.seconds, playouts=options.playouts, threads=threads)
    except KingdominoError as error:
        located = piece.located(error).located(in_file=options.file) if "line" in error.facts else error
        raise located from None


def _work(making: Reviewing, options: argparse.Namespace, words: Words) -> bool:
    """Review with a bar on standard error; whether Ctrl-C ended it early."""
    try:
        compile_for(("king",), words)
        left = (TextColumn(words.text("tournament-time-left")), TextColumn("{task.fields[left]}"))
        with progress_bar(words.text("review-progress"), MofNCompleteColumn(), *left, hidden=options.json) as bar:
            task = bar.add_task("", total=making.total, left=_minutes(making.seconds_left))

            def show(progress: ReviewProgress) -> None:
                bar.update(task, completed=progress.done, left=_minutes(progress.seconds_left))

            making.run(show)
    except KeyboardInterrupt:
        return True
    return False


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def _show(review: Review, seat: int | None, words: Words) -> None:
    console = screen()
    names = _names(review.replay.players, words)
    seats = range(len(names)) if seat is None else range(seat, seat + 1)
    decisions = [made for made in review.decisions if made.seat in seats]
    graded = [made for made in decisions if made.grade is not None]
    if not graded:
        console.print(Text(words.text("review-nothing")))
    else:
        console.print(_moves(graded, names, words))
    console.print()
    _show_graph(console, review, seats, names, words)
    console.print()
    console.print(Text(words.text("review-balance"), "bold"))
    console.print(_balance(review, seats, names, words))
    console.print()
    console.print(Text(words.text("review-costliest"), "bold"))
    for made in costliest(decisions, _COSTLIEST):
        console.print(Text(_moment(made, names, words)))
    if not costliest(decisions, 1):
        console.print(Text(words.text("review-none-costly")))
    _show_luckiest(console, review, seats, names, words)
    console.print()
    console.print(Text(words.text("review-note"), "dim"))


def _names(players: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """The players' names; without any, the seats' colours in the reader's language."""
    if players == COLOURS[: len(players)]:
        return tuple(words.seat(seat) for seat in range(len(players)))
    return tuple(map(visible, players))


def _table(headings: Iterable[tuple[str, bool]], words: Words) -> Table:
    """A table with these headings; whether each column holds numbers."""
    table = Table(box=None, padding=(0, 1), show_edge=False, pad_edge=False)
    for key, numbers in headings:
        table.add_column(words.heading(key), justify="right" if numbers else "left", header_style="bold")
    return table


def _moves(graded: Iterable[Decision], names: tuple[str, ...], words: Words) -> Table:
    headings = (
        ("review-number", True),
        ("review-player", False),
        ("review-played", False),
        ("review-best", False),
        ("review-grade", False),
        ("review-wins", True),
        ("review-lost", True),
    )
    table = _table(headings, words)
    for made in graded:
        cells = (
            str(made.number),
            names[made.seat],
            str(made.move),
            "" if made.best == made.move else str(made.best),
            words.text(f"grade-{made.grade}"),
            f"{made.wins_after:.0%}",
            _estimate(made.lost_points, made.points_error) if made.lost_points else "",
        )
        table.add_row(*(Text(words.cell(cell)) for cell in cells))
    return table


def _show_graph(console: Console, review: Review, seats: range, names: tuple[str, ...], words: Words) -> None:
    console.print(Text(words.text("review-graph"), "bold"))
    height = _HIGH if len(seats) == 1 else _LOW
    plain = not speaks_unicode(console)
    arrow = "->" if plain else "→"
    for seat in seats:
        shares = [value[seat] for value in review.values]
        console.print(Text(f"{names[seat]}: {shares[0]:.0%} {arrow} {shares[-1]:.0%}"))
        for row in draw_graph(shares, console.width - 1, height, plain=plain):
            console.print(Text(words.cell(row)), no_wrap=True)


def _balance(review: Review, seats: range, names: tuple[str, ...], words: Words) -> Table:
    parts = ("start", "luck", "own", "others", "result")
    headings = [("review-player", False), *((f"review-{part}", True) for part in parts), ("review-accuracy", True)]
    table = _table(headings, words)
    for seat in seats:
        balance, accuracy = review.balance[seat], review.accuracy[seat]
        cells = [names[seat], f"{balance.start:.0%}"]
        cells += [f"{100 * part:+.0f}" for part in (balance.luck, balance.own, balance.others)]
        cells += [f"{balance.result:.0%}", "" if accuracy is None else f"{accuracy:.0f}"]
        table.add_row(*(Text(words.cell(cell)) for cell in cells))
    return table


def _moment(made: Decision, names: tuple[str, ...], words: Words) -> str:
    sentence = words.text(
        "review-moment",
        number=made.number,
        player=names[made.seat],
        move=str(made.move),
        grade=words.text(f"grade-{made.grade}"),
        wins=_estimate(100 * made.lost_wins, 100 * made.error),
        points=_estimate(made.lost_points, made.points_error),
        best=str(made.best),
    )
    why = [cause_sentence(cause, names, words) for cause in made.causes]
    return " ".join((sentence, *(why or [words.text("web-review-no-cause")])))


def _estimate(value: float, error: float) -> str:
    """A number with its standard error, if it has one."""
    return f"{value:.1f} ± {error:.1f}" if error else f"{value:.1f}"


def cause_sentence(cause: Cause, names: tuple[str, ...], words: Words) -> str:
    """The sentence of a reason; seats are shown by their players' names."""
    facts = dict(cause.facts)
    shown = words.facts(facts)
    if isinstance(seat := facts.get("seat"), int):
        shown["seat"] = names[seat]
    return words.text(key_of("cause", cause.code), mover="other", **shown)


def _show_luckiest(console: Console, review: Review, seats: range, names: tuple[str, ...], words: Words) -> None:
    lucky = [(deal.luck[seat], deal, seat) for deal in review.deals for seat in seats if deal.luck[seat] > 0.0]
    if not lucky:
        return
    console.print()
    console.print(Text(words.text("review-luckiest"), "bold"))
    for luck, deal, seat in sorted(lucky, key=lambda found: (-found[0], found[1].number))[:_LUCKIEST]:
        degree = "very" if luck >= _VERY_LUCKY else "some" if luck >= _LUCKY else "little"
        sentence = words.text(
            "review-deal",
            number=deal.number,
            line=str(deal.move),
            degree=degree,
            player=names[seat],
            wins=f"{100 * luck:.1f}",
        )
        console.print(Text(sentence))


def _as_json(review: Review, seat: int | None) -> dict[str, object]:
    failure = review.failure
    return {
        "ruleset": str(review.replay.rules),
        "players": list(review.replay.players),
        "analysis": review.made_by,
        "complete": review.complete,
        "failure": None if failure is None else {"code": failure.code, **failure.facts},
        "values": [list(value) for value in review.values],
        "decisions": [_decision_json(made) for made in review.decisions if seat in (None, made.seat)],
        "kings": None if review.kings is None else _draw_json(review.kings),
        "deals": [_draw_json(deal) for deal in review.deals],
        "accuracy": list(review.accuracy),
        "balance": [asdict(balance) for balance in review.balance],
    }


def _decision_json(made: Decision) -> dict[str, object]:
    return {
        "number": made.number,
        "seat": made.seat,
        "move": str(made.move),
        "best": str(made.best),
        "grade": made.grade,
        "before": list(made.before),
        "after": list(made.shares),
        "wins_before": made.wins_before,
        "wins_after": made.wins_after,
        "lost_wins": made.lost_wins,
        "lost_points": made.lost_points,
        "error": made.error,
        "points_error": made.points_error,
        "value_error": made.value_error,
        "margin": made.margin,
        "exact": made.exact,
        "causes": [{"code": cause.code, **dict(cause.facts)} for cause in made.causes],
        "alternatives": [{**asdict(other), "move": str(other.move)} for other in made.alternatives],
    }


def _draw_json(draw: Draw) -> dict[str, object]:
    return {"number": draw.number, "move": str(draw.move), "luck": list(draw.luck)}
