"""A position on one line, in six fields: ruleset; kingdoms; kings or line; next line; due; dominoes gone.

    2 classic; w0w0## | ##; 1:0 9:1 12:1 40:0; 3 17 22 30:0; place 1; -

The unseen dominoes follow from it, and nothing in it tells the deck. docs/notation.md is the specification.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn

from .dominoes import ALL_NUMBERS, DOMINOES, Land
from .draft import ClaimedLine, OpenLine, check_kings
from .errors import Fact, InvalidNotation, KingdominoError, clipped
from .kingdom import Kingdom
from .ruleset import Ruleset
from .squares import CASTLE

if TYPE_CHECKING:
    from .position import Position

_LONGEST: Final = 4000
_NONE: Final = "-"
_KINGS: Final = re.compile(r"kings(?: [0-3]){3,4}")
_ENTRY: Final = re.compile(r"([1-9][0-9]?)(?::([0-3]))?")
_DUE: Final = re.compile(r"(kings|deal|claim|place|over)(?: ([0-3]))?")


class Fields(NamedTuple):
    """The fields of a `Position`, in its order."""

    rules: Ruleset
    kingdoms: tuple[Kingdom, ...]
    line: ClaimedLine
    next_line: OpenLine
    unseen: frozenset[int]
    kings: tuple[int, ...]
    turn: int
    placed: bool


def write(position: Position) -> str:
    """The one text of a position."""
    in_lines = {domino for domino, _ in (*position.line, *position.next_line)}
    gone = sorted(ALL_NUMBERS - position.unseen - in_lines)
    kings = " ".join(["kings", *map(str, position.kings)])
    return "; ".join(
        [
            str(position.rules),
            " | ".join(str(kingdom).replace("\n", "/") for kingdom in position.kingdoms),
            kings if position.kings else _line(position.line),
            _line(position.next_line),
            _due(position),
            " ".join(map(str, gone)) or _NONE,
        ]
    )


def _line(line: OpenLine) -> str:
    return " ".join(f"{domino}" if seat is None else f"{domino}:{seat}" for domino, seat in line) or _NONE


def _due(position: Position) -> str:
    """The phase or the outcome of chance that is due; for a decision also the number of kings that have acted."""
    if position.to_act is None:
        return position.chance_due or position.phase
    return f"{position.phase} {position.turn}"


def read(text: str) -> Fields:
    """The fields of a line, each sound and all consistent; whether `due` follows from them is left to the position."""
    parts = text.split("; ", 6) if isinstance(text, str) and len(text) <= _LONGEST else []
    if len(parts) != 6:
        _unreadable("fields", text)
    rules = Ruleset.parse(parts[0])
    kings = _read_kings(parts[2], rules)
    line = () if kings else _read_claimed_line(parts[2], rules)
    next_line = _read_line("next_line", parts[3], rules)
    gone = _read_gone(parts[5], rules)
    due, turn = _read_due(parts[4])
    fields = Fields(
        rules=rules,
        kingdoms=_read_kingdoms(parts[1], rules),
        line=line,
        next_line=next_line,
        unseen=ALL_NUMBERS.difference(gone, (domino for domino, _ in (*line, *next_line))),
        kings=kings,
        turn=turn,
        placed=due == "claim" and bool(line),
    )
    _check_turned_up(fields, gone)
    _check_claims(fields)
    _check_kingdoms(fields, gone)
    return fields


def refuse_due(text: str) -> NoReturn:
    """Refuse a line whose fields make a position that is written otherwise."""
    raise InvalidNotation("due_does_not_follow", due=_read_due(text.split("; ")[4])[0])


def _unreadable(field: str, text: object) -> NoReturn:
    raise InvalidNotation("unreadable_position", field=field, text=clipped(text))


def _impossible(code: str, **facts: Fact) -> NoReturn:
    raise InvalidNotation(code, **facts)


def _read_kings(text: str, rules: Ruleset) -> tuple[int, ...]:
    if not text.startswith("kings"):
        return ()
    if not _KINGS.fullmatch(text):
        _unreadable("kings", text)
    kings = tuple(int(word) for word in text.split(" ")[1:])
    _check_order(kings, rules)
    return kings


def _check_order(kings: tuple[int, ...], rules: Ruleset) -> None:
    try:
        check_kings(kings, rules)
    except KingdominoError as error:
        raise InvalidNotation(error.code, **error.facts) from None


def _read_line(field: str, text: str, rules: Ruleset) -> OpenLine:
    entries: list[tuple[int, int | None]] = []
    for word in [] if text == _NONE else text.split(" "):
        found = _ENTRY.fullmatch(word)
        if found is None or int(found[1]) not in DOMINOES or (found[2] and int(found[2]) >= rules.players):
            _unreadable(field, text)
        entries.append((int(found[1]), int(found[2]) if found[2] else None))
    numbers = [number for number, _ in entries]
    if numbers != sorted(set(numbers)):
        _unreadable(field, text)
    return tuple(entries)


def _read_claimed_line(text: str, rules: Ruleset) -> ClaimedLine:
    line = _read_line("line", text, rules)
    claimed = tuple((domino, seat) for domino, seat in line if seat is not None)
    if claimed != line:
        _unreadable("line", text)
    return claimed


def _read_gone(text: str, rules: Ruleset) -> tuple[int, ...]:
    if ":" in text:
        _unreadable("gone", text)
    return tuple(domino for domino, _ in _read_line("gone", text, rules))


def _read_due(text: str) -> tuple[str, int]:
    found = _DUE.fullmatch(text)
    if found is None:
        _unreadable("due", text)
    return found[1], int(found[2] or 0)


def _read_kingdoms(text: str, rules: Ruleset) -> tuple[Kingdom, ...]:
    """The kingdoms by seat. Pictures are read leniently elsewhere; here only the written one is."""
    pictures = text.split(" | ")
    kingdoms = tuple(Kingdom.from_text(picture.replace("/", "\n")) for picture in pictures)
    for picture, kingdom in zip(pictures, kingdoms, strict=True):
        if str(kingdom) != picture.replace("/", "\n"):
            _unreadable("kingdoms", picture)
    if len(kingdoms) != rules.players:
        _impossible("wrong_number_of_kingdoms", kingdoms=len(kingdoms), players=rules.players)
    return kingdoms


def _check_turned_up(fields: Fields, gone: tuple[int, ...]) -> None:
    """Whole lines have been turned up, no domino twice, no more than the game has; each line on the table is whole."""
    rules = fields.rules
    on_table = [domino for domino, _ in (*fields.line, *fields.next_line)]
    turned_up = len(ALL_NUMBERS) - len(fields.unseen)
    if turned_up != len(gone) + len(on_table):
        _impossible("domino_twice_in_position")
    if turned_up % rules.line_size or turned_up > rules.deck_size:
        _impossible("turned_up_dominoes_do_not_make_lines", dominoes=turned_up, size=rules.line_size)
    if len(fields.next_line) not in (0, rules.line_size) or len(fields.line) not in (0, rules.kings):
        _impossible("wrong_line_size", size=rules.line_size)
    opening = bool(fields.kings) or (not fields.line and turned_up < rules.deck_size)
    if opening and turned_up != len(fields.next_line):
        _impossible("opening_after_the_first_line", dominoes=turned_up)


def _check_claims(fields: Fields) -> None:
    """Kings stand where the kings that have acted can have gone."""
    acting = fields.kings or tuple(seat for _, seat in fields.line)
    if fields.line:
        _check_order(acting, fields.rules)
    claimed = Counter(seat for _, seat in fields.next_line if seat is not None)
    if fields.next_line and claimed != Counter(acting[: fields.turn]):
        _impossible("claims_do_not_follow", acted=fields.turn)


def _check_kingdoms(fields: Fields, gone: tuple[int, ...]) -> None:
    """Each kingdom fits its grid and is made of halves that dominoes laid so far can have given it."""
    rules = fields.rules
    laid_this_round = fields.line[: fields.turn + fields.placed]
    laid: Counter[Land] = Counter()
    for domino in (*gone, *(domino for domino, _ in laid_this_round)):
        laid.update((DOMINOES[domino].a, DOMINOES[domino].b))
    turned_up = len(ALL_NUMBERS) - len(fields.unseen)
    lines_before = (turned_up - len(fields.next_line)) // rules.line_size - bool(fields.line)
    for seat, kingdom in enumerate(fields.kingdoms):
        if kingdom.castles != (CASTLE,) or max(kingdom.bounds.width, kingdom.bounds.height) > rules.grid:
            _impossible("kingdom_does_not_fit", seat=seat, grid=rules.grid)
        this_round = sum(owner == seat for _, owner in laid_this_round)
        most = 2 * (max(lines_before, 0) * rules.kings_per_player + this_round)
        if len(kingdom.squares) % 2 or len(kingdom.squares) > most:
            _impossible("kingdom_of_wrong_size", seat=seat, squares=len(kingdom.squares), most=most)
        laid.subtract(kingdom.squares.values())
    if any(count < 0 for count in laid.values()):
        _impossible("kingdoms_hold_more_than_was_laid")
