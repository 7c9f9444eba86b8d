"""`kingdomino replay`: step through the record of a game."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.table import Table
from rich.text import Text

from kingdomino.notation import Replay, replay
from kingdomino.rules import COLOURS, DOMINOES, LETTERS, KingdominoError, Position

from .board import draw_board, terrain_style
from .files import record_in
from .keyboard import keyboard
from .screen import print_json, screen, speaks_unicode
from .words import Words, visible


@dataclass(frozen=True, slots=True)
class Film:
    """A record's positions with the moves that led to them, and where the record breaks off."""

    replay: Replay
    failure: KingdominoError | None
    number: int
    count: int

    @property
    def positions(self) -> tuple[Position, ...]:
        """The positions from the start on."""
        return self.replay.positions

    @property
    def last(self) -> int:
        """The number of moves, and so of the last position."""
        return len(self.positions) - 1


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `replay`."""
    parser.add_argument("file", metavar="FILE", help=words.text("replay-file-option"))
    parser.add_argument("--at", type=int, metavar="N", help=words.text("replay-at-option"))
    parser.add_argument("--game", type=int, default=1, metavar="N", help=words.text("replay-game-option"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example="kingdomino replay game.txt --at 20")


def run(options: argparse.Namespace, words: Words) -> int:
    """Show one position, all as JSON, or step through them with the keyboard."""
    film = film_of(options.file, options.game)
    failure = film.failure
    if options.at is not None and not 0 <= options.at <= film.last:
        raise KingdominoError("no_such_move_number", number=options.at, count=film.last)
    if options.json:
        print_json(_as_json(film, options.at))
    elif options.at is not None or not _has_terminal():
        console = screen()
        console.print(_frame(console, film, film.last if options.at is None else options.at, words))
    else:
        _step_through(film, words)
    if failure is not None:
        if not options.json:
            print(words.text("replay-broken", moves=film.last), file=sys.stderr)
        raise failure
    return 0


def _has_terminal() -> bool:
    """Whether there are keys to press, and a screen that can be written anew."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty() and not screen().is_dumb_terminal


def film_of(file: str, number: int) -> Film:
    """One game of a file, which may hold those of a whole Dynasty."""
    piece, count = record_in(file, number)
    try:
        replayed = replay(piece.text)
    except KingdominoError as unreadable:
        raise piece.located(unreadable).located(in_file=file) from None
    failure = replayed.failure
    located = None if failure is None else piece.located(failure).located(in_file=file)
    return Film(replayed, located, number, count)


def _step_through(film: Film, words: Words) -> None:
    console = screen()
    hint = Text(words.text("replay-keys"), "dim")
    at = 0
    key = ""
    with keyboard() as read_key, Live(console=console, screen=True, auto_refresh=False) as live:
        while key != "quit":
            at = _moved(film, at, key)
            live.update(Group(_fitting_frame(console, film, at, words), Text(), hint), refresh=True)
            key = read_key()


def _moved(film: Film, at: int, key: str) -> int:
    """Where a key leads: one move, one round, or an end."""
    rounds = [index for index, position in enumerate(film.positions) if position.chance_due] + [film.last]
    return {
        "right": min(at + 1, film.last),
        "left": max(at - 1, 0),
        "down": next((index for index in rounds if index > at), film.last),
        "up": next((index for index in reversed(rounds) if index < at), 0),
        "home": 0,
        "end": film.last,
    }.get(key, at)


def _fitting_frame(console: Console, film: Film, at: int, words: Words) -> RenderableType:
    """The frame with low boards where the terminal is too low for full ones; two lines are for the keys."""
    frame = _frame(console, film, at, words)
    fits = len(console.render_lines(frame)) + 2 <= console.height
    return frame if fits else _frame(console, film, at, words, low=True)


def _frame(console: Console, film: Film, at: int, words: Words, *, low: bool = False) -> RenderableType:
    position = film.positions[at]
    players = _names(film.replay.players, words)
    comments = [visible(comment) for after, comment in film.replay.comments if after == at]
    return Group(
        _heading(film, at, players, words),
        Text(),
        _lines(position, players, words),
        Text(),
        _kingdoms(console, position, players, words, low=low),
        Text(_what_is_due(position, players, words), "bold"),
        *(Text(f"{{ {comment} }}", "italic") for comment in comments),
    )


def _names(players: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """The players' names; without any, the seats' colours in the reader's language."""
    if players == COLOURS[: len(players)]:
        return tuple(words.seat(seat) for seat in range(len(players)))
    return tuple(map(visible, players))


def _heading(film: Film, at: int, players: tuple[str, ...], words: Words) -> Text:
    position = film.positions[at]
    rules = position.rules
    where = (
        words.text("replay-round", round=position.round, rounds=rules.rounds)
        if position.round
        else words.text("replay-opening")
    )
    if film.count > 1:
        where = f"{words.text('replay-game-of', number=film.number, count=film.count)}   {where}"
    if at == 0:
        return Text(words.text("replay-start"), "bold").append(f"   {rules}   {where}", style="dim")
    seat = film.positions[at - 1].to_act
    who = words.text("replay-chance") if seat is None else players[seat]
    heading = Text(words.text("replay-move-of", number=at, count=film.last), "bold")
    return heading.append(f"   {who}  {film.replay.moves[at - 1]}").append(f"   {where}", style="dim")


def _lines(position: Position, players: tuple[str, ...], words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    for key, line in (("replay-line", position.line), ("replay-next-line", position.next_line)):
        if line:
            cells = [_domino(number).append(" ").append(_king(seat, players, words)) for number, seat in line]
            table.add_row(Text(words.heading(key), "bold"), *cells)
    return table


def _domino(number: int) -> Text:
    text = Text(f"{number} ")
    for half in (DOMINOES[number].a, DOMINOES[number].b):
        text.append(f" {LETTERS[half.terrain]}{half.crowns} ", style=terrain_style(half.terrain))
    return text


def _king(seat: int | None, players: tuple[str, ...], words: Words) -> str:
    return words.text("replay-free") if seat is None else players[seat]


def _kingdoms(console: Console, position: Position, players: tuple[str, ...], words: Words, *, low: bool) -> Table:
    """All kingdoms side by side, as many in a row as the terminal is wide."""
    across = max(1, min(len(players), console.width // (5 * position.rules.grid + 4)))
    table = Table.grid(padding=(0, 3))
    cells = [_kingdom(console, position, seat, players[seat], words, low=low) for seat in range(len(players))]
    for first in range(0, len(cells), across):
        table.add_row(*cells[first : first + across])
    return table


def _kingdom(console: Console, position: Position, seat: int, name: str, words: Words, *, low: bool) -> RenderableType:
    score = position.score(seat)
    title = Text(words.text("replay-player-points", player=name, points=score.total), "bold")
    if position.is_over:
        title.append("  " + words.text("replay-place", place=position.places()[seat]), style="dim")
    plain = not speaks_unicode(console)
    board = draw_board(position.kingdoms[seat], score, plain=plain, low=low, by_terrain=True)
    return Group(title, board) if low else Group(title, board, Text())


def _what_is_due(position: Position, players: tuple[str, ...], words: Words) -> str:
    if position.to_act is not None:
        return words.text("replay-to-act", player=players[position.to_act], due=words.text(f"due-{position.phase}"))
    if position.is_over:
        return words.text("replay-over")
    return words.text("replay-waiting", due=words.text(f"due-{position.chance_due}"))


def _as_json(film: Film, at: int | None) -> dict[str, object]:
    shown = range(len(film.positions)) if at is None else [at]
    failure = film.failure
    return {
        "game": film.number,
        "games": film.count,
        "ruleset": str(film.replay.rules),
        "players": list(film.replay.players),
        "moves": film.last,
        "positions": [_position_json(film, index) for index in shown],
        "failure": None if failure is None else {"code": failure.code, **failure.facts},
    }


def _position_json(film: Film, at: int) -> dict[str, object]:
    position = film.positions[at]
    seats = range(position.rules.players)
    return {
        "at": at,
        "move": str(film.replay.moves[at - 1]) if at else None,
        "position": str(position),
        "phase": position.phase,
        "to_act": position.to_act,
        "round": position.round,
        "points": [position.score(seat).total for seat in seats],
        "places": list(position.places()),
    }
