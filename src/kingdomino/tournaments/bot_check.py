"""A look at a bot's program before a tournament: the corners of the protocol, and what went wrong in them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final, Literal

from kingdomino.bots import Budget
from kingdomino.games import Game
from kingdomino.rules import Discard, Position, Ruleset

from .bot_process import BotProcess, ErrorOutput
from .choices import Forfeited, Kind
from .commands import check_program, command_of
from .single_game import legal_or_forfeit

#: start: it says `ready`. moves: its moves are legal, in the corners of a game by these rules. ignores: unknown lines
#: and keys, a carriage return and a late `stop` change nothing. time: it keeps a budget in seconds. stop: it answers at
#: once. quit: it leaves.
Check = Literal["start", "moves", "ignores", "time", "stop", "quit"]
#: `unflushed`: it had written its answer, which came as soon as its input ended.
Fault = Kind | Literal["unflushed"]

#: Seconds without an answer after which a look is taken whether it was only not flushed.
PATIENCE: Final = 10.0
_SECONDS: Final = 0.5
_LONG: Final = 60.0
_SEED: Final = 5
_RULES: Final = ("2 classic", "3 revised harmony", "4 classic harmony middle-kingdom", "2 revised mighty-duel")


@dataclass(frozen=True, slots=True)
class Finding:
    """How a check ended; without a fault it passed. `rules` are those of the positions, where there were some."""

    check: Check
    rules: str = ""
    fault: Fault | None = None
    reason: str = ""


def check_bot(bot: str) -> Iterator[Finding]:
    """Start a bot, `cmd:./mybot` or any other, and go through the checks, until one ends its process."""
    check_program(bot)
    process = BotProcess(command_of(bot), ErrorOutput(None))
    try:
        found = _tried("start", "", process, "ready", partial(process.greet, PATIENCE))
        if found.fault == "timeout":  # nothing was held back: it may only be slow to start
            process.end()
            process = BotProcess(command_of(bot), ErrorOutput(None))
            found = _tried("start", "", process, "ready", process.greet)
        yield found
        for check, rules, ask in _questions(process):
            if found.fault not in (None, "illegal", "rubbish"):
                return
            yield (found := _tried(check, rules, process, "move", ask))
        if found.fault in (None, "illegal", "rubbish"):
            yield _leaving(process)
    finally:
        process.end()


def _tried(check: Check, rules: str, process: BotProcess, word: str, ask: Callable[[], object]) -> Finding:
    try:
        ask()
    except Forfeited as forfeited:
        if forfeited.kind == "timeout" and process.held_back(word):
            return Finding(check, rules, "unflushed", forfeited.reason)
        return Finding(check, rules, forfeited.kind, forfeited.reason)
    return Finding(check, rules)


def _questions(process: BotProcess) -> Iterator[tuple[Check, str, Callable[[], object]]]:
    """All checks between `ready` and `quit`."""
    for text in _RULES:
        yield "moves", text, partial(_moves, process, corners_of(Ruleset.parse(text)))
    position = corners_of(Ruleset.parse(_RULES[0]))[1]
    yield "ignores", "", partial(_move_amid_noise, process, position)
    yield "time", "", partial(_timed, process, position)
    yield "stop", "", partial(_stopped, process, position)


def corners_of(rules: Ruleset) -> list[Position]:
    """Positions of a random game: the first claim and placement, a domino that fits nowhere, and the last decision."""
    game, dice = Game.shuffled(rules, _SEED), Random(_SEED)
    corners: dict[str, Position] = {}
    while not game.is_over:
        moves = game.position.legal_moves()
        corners.setdefault("discard" if isinstance(moves[0], Discard) else game.position.phase, game.position)
        corners["last"] = game.position
        game.play(dice.choice(moves))
    return list(corners.values())


def _moves(process: BotProcess, positions: Iterable[Position]) -> None:
    for position in positions:
        process.new_game(position.rules)
        _asked(process, position, "go playouts=20 seed=7")


def _move_amid_noise(process: BotProcess, position: Position) -> None:
    for line in ("stop", "later line=1", ""):
        process.say(line)
    _asked(process, position, "go playouts=20 later=1 seed=8", ending="\r")


def _stopped(process: BotProcess, position: Position) -> None:
    _asked(process, position, f"go seconds={_LONG:g} seed=9", "stop")


def _timed(process: BotProcess, position: Position) -> None:
    legal_or_forfeit(position, process.choose(position, Budget(seconds=_SECONDS, seed=10)).move)


def _asked(process: BotProcess, position: Position, *lines: str, ending: str = "") -> None:
    process.say(f"position {position}{ending}")
    process.say_legal(position)
    for line in lines:
        process.say(line + ending)
    legal_or_forfeit(position, process.wait_for("move", time.monotonic() + PATIENCE))


def _leaving(process: BotProcess) -> Finding:
    begun = time.monotonic()
    if process.leaves(PATIENCE):
        return Finding("quit")
    return Finding("quit", "", "timeout", f"{time.monotonic() - begun:.2f} s")
