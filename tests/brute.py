"""A second implementation of the rules: slow, plain, written from the clauses R1-R33 alone.

It shares no code with `kingdomino.rules`: dominoes come from the tests' own list, a placement is found by trying every
square and every turning, territories are joined by union-find, and a whole game is a mutable table of plain lists.
Where the two disagree, one of them is wrong.
"""

import csv
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from pathlib import Path

Spot = tuple[int, int]
Half = tuple[str, int]
Squares = dict[Spot, Half]
Territory = tuple[str, int, int, int]

CASTLE: Spot = (0, 0)
TURNINGS: dict[str, Spot] = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
COLUMNS = "abcdefghijklm"


def read_dominoes() -> dict[int, tuple[Half, Half]]:
    """R1: the 48 dominoes, by number, first half and second half."""
    with (Path(__file__).parent / "data" / "dominoes.csv").open(encoding="utf-8", newline="") as file:
        return {
            int(row["number"]): (
                (row["a_terrain"], int(row["a_crowns"])),
                (row["b_terrain"], int(row["b_crowns"])),
            )
            for row in csv.DictReader(file)
        }


DOMINOES = read_dominoes()


# --- squares and their names ---


def square_name(spot: Spot) -> str:
    """The castle is g7 on a 13 x 13 grid, letters west to east, numbers south to north."""
    return f"{COLUMNS[spot[0] + 6]}{spot[1] + 7}"


def square_named(name: str) -> Spot:
    return COLUMNS.index(name[0]) - 6, int(name[1:]) - 7


def beside(spot: Spot) -> list[Spot]:
    """The four squares that touch a square by a side; diagonals never count (R17)."""
    return [(spot[0] + dx, spot[1] + dy) for dx, dy in TURNINGS.values()]


# --- connection, R15-R21 ---


def box(spots: Iterable[Spot]) -> tuple[int, int, int, int]:
    """West, east, south and north edge of the castle and these squares."""
    everything = [CASTLE, *spots]
    xs = [x for x, _ in everything]
    ys = [y for _, y in everything]
    return min(xs), max(xs), min(ys), max(ys)


def fits_in_grid(spots: Iterable[Spot], grid: int) -> bool:
    """R15: at most grid wide and grid high."""
    west, east, south, north = box(spots)
    return east - west + 1 <= grid and north - south + 1 <= grid


def connects(squares: Mapping[Spot, Half], spot: Spot, half: Half) -> bool:
    """R17: this half touches the starting tile or a square of its own terrain that already lies there."""
    return any(
        neighbour == CASTLE or (neighbour in squares and squares[neighbour][0] == half[0]) for neighbour in beside(spot)
    )


def may_lie(squares: Mapping[Spot, Half], number: int, first: Spot, turning: str, grid: int) -> bool:
    """R15-R17 for one domino, its first half here and its second half that way."""
    a, b = DOMINOES[number]
    second = (first[0] + TURNINGS[turning][0], first[1] + TURNINGS[turning][1])
    if CASTLE in (first, second) or first in squares or second in squares:
        return False
    if not fits_in_grid([*squares, first, second], grid):
        return False
    return connects(squares, first, a) or connects(squares, second, b)


def placements(squares: Mapping[Spot, Half], number: int, grid: int) -> list[tuple[Spot, str]]:
    """In the official order: row south to north, column west to east, then n e s w (R18: equal halves n and e)."""
    a, b = DOMINOES[number]
    turnings = "ne" if a == b else "nesw"
    reach = range(1 - grid, grid)  # the castle is in every kingdom's box, so nothing lies further from it (R15)
    return [
        ((x, y), turning)
        for y in reach
        for x in reach
        for turning in turnings
        if may_lie(squares, number, (x, y), turning, grid)
    ]


def placement_text(number: int, first: Spot, turning: str) -> str:
    return f"{number}@{square_name(first)}{turning}"


def with_domino(squares: Mapping[Spot, Half], number: int, first: Spot, turning: str) -> Squares:
    a, b = DOMINOES[number]
    second = (first[0] + TURNINGS[turning][0], first[1] + TURNINGS[turning][1])
    return {**squares, first: a, second: b}


def can_be_built(
    target: Mapping[Spot, Half], grid: int, lying: Squares | None = None, used: frozenset[int] = frozenset()
) -> bool:
    """Whether dominoes of the box, laid one after another by the rules, make just these squares (a few of them)."""
    lying = lying or {}
    if len(lying) == len(target):
        return True
    for number, halves in DOMINOES.items():
        free_twins = [other for other, shown in DOMINOES.items() if shown == halves and other not in used]
        if number not in free_twins[:1]:
            continue
        for first, turning in placements(lying, number, grid):
            grown = with_domino(lying, number, first, turning)
            if grown.items() <= dict(target).items() and can_be_built(target, grid, grown, used | {number}):
                return True
    return False


# --- scoring, R22-R28 ---


def territories(squares: Mapping[Spot, Half]) -> list[Territory]:
    """R22-R24 by union-find: join every two neighbours of one terrain, then count each group. In no special order."""
    leader = {spot: spot for spot in squares}

    def find(spot: Spot) -> Spot:
        while leader[spot] != spot:
            spot = leader[spot]
        return spot

    for spot in squares:
        for other in beside(spot):
            if other in squares and squares[other][0] == squares[spot][0]:
                leader[find(other)] = find(spot)
    sizes: Counter[Spot] = Counter()
    crowns: Counter[Spot] = Counter()
    for spot, (_, crown) in squares.items():
        sizes[find(spot)] += 1
        crowns[find(spot)] += crown
    return [(squares[spot][0], sizes[spot], crowns[spot], sizes[spot] * crowns[spot]) for spot in sizes]


def points(squares: Mapping[Spot, Half]) -> int:
    return sum(territory[3] for territory in territories(squares))


def largest(squares: Mapping[Spot, Half]) -> int:
    return max((territory[1] for territory in territories(squares)), default=0)


def crowns(squares: Mapping[Spot, Half]) -> int:
    return sum(crown for _, crown in squares.values())


def is_complete(squares: Mapping[Spot, Half], grid: int) -> bool:
    """R27: some grid x grid window around the castle has every square covered, and nothing lies outside it."""
    for west, south in product(range(1 - grid, 1), repeat=2):
        window = set(product(range(west, west + grid), range(south, south + grid)))
        if window == {CASTLE, *squares}:
            return True
    return False


def is_centred(squares: Mapping[Spot, Half]) -> bool:
    """R28: as far to the west edge as to the east edge, as far to the south edge as to the north edge."""
    west, east, south, north = box(squares)
    return -west == east and -south == north


# --- the end, R31-R33 ---


def places(scores: Sequence[tuple[int, int, int]], edition: str) -> tuple[int, ...]:
    """Each seat's place from (points, largest territory, crowns): one more than the number of seats that beat it."""

    def beats(mine: tuple[int, int, int], yours: tuple[int, int, int]) -> bool:
        if mine[0] != yours[0]:
            return mine[0] > yours[0]
        if mine[1] != yours[1]:
            return mine[1] > yours[1]
        return edition == "classic" and mine[2] > yours[2]

    return tuple(1 + sum(beats(other, mine) for other in scores) for mine in scores)


# --- a whole game, R3-R14 ---


class Table:
    """A game on a table: kings, lines and kingdoms as plain lists, changed by move texts that it does not check."""

    def __init__(self, players: int, edition: str, mighty_duel: bool, harmony: bool, middle_kingdom: bool) -> None:
        self.players = players
        self.edition = edition
        self.harmony = harmony
        self.middle_kingdom = middle_kingdom
        self.grid = 7 if mighty_duel else 5  # R15, R29
        self.kings_each = 2 if players == 2 else 1  # R3
        small_lines = players == 3 and edition == "classic"  # R6
        self.line_size = 3 if small_lines else 4  # R4, R5, R6, R29
        if players == 2 and not mighty_duel:
            self.deck_size = 24  # R4
        elif small_lines:
            self.deck_size = 36  # R6
        else:
            self.deck_size = 48  # R5, R6, R29
        self.kings: list[int] | None = None
        self.dealt: list[int] = []
        self.line: list[tuple[int, int]] = []
        self.choice: list[tuple[int, int | None]] = []
        self.acted = 0  # kings of this round (or, in the opening, of the drawn order) that have finished their turn
        self.placed = False  # the king whose turn it is has placed or discarded already
        self.opening = True
        self.over = False
        self.kingdoms: list[Squares] = [{} for _ in range(players)]
        self.discards = [0] * players
        self.thrown_away: list[int] = []

    # queries

    @property
    def unseen(self) -> set[int]:
        return set(DOMINOES) - set(self.dealt)

    @property
    def deal_is_due(self) -> bool:
        return self.kings is not None and not self.over and not self.choice and len(self.dealt) < self.deck_size

    @property
    def phase(self) -> str:
        if self.over:
            return "over"
        if self.kings is None or self.deal_is_due:
            return "chance"
        return "claim" if self.opening or self.placed else "place"

    @property
    def to_act(self) -> int | None:
        if self.phase in ("chance", "over"):
            return None
        if self.opening:
            assert self.kings is not None
            return self.kings[self.acted]
        return self.line[self.acted][1]

    def moves(self) -> list[str]:
        """Every legal decision as text, in the official order."""
        seat = self.to_act
        if seat is None:
            return []
        if self.phase == "claim":
            return [f"={number}" for number, owner in self.choice if owner is None]
        number = self.line[self.acted][0]
        found = placements(self.kingdoms[seat], number, self.grid)
        return [placement_text(number, first, turning) for first, turning in found] or [f"{number}x"]

    # moves

    def play(self, text: str) -> None:
        seat = self.to_act
        if text.startswith("kings "):
            self.kings = [int(word) for word in text.split()[1:]]
        elif text.startswith("deal "):
            numbers = sorted(int(word) for word in text.split()[1:])  # R8
            self.dealt += numbers
            self.choice = [(number, None) for number in numbers]
        elif text.startswith("="):
            assert seat is not None
            self.claim(seat, int(text[1:]))
        elif text.endswith("x"):
            assert seat is not None
            self.discards[seat] += 1
            self.finish_action_one()
        else:
            assert seat is not None
            number, _, where = text.partition("@")
            self.kingdoms[seat] = with_domino(self.kingdoms[seat], int(number), square_named(where[:-1]), where[-1])
            self.finish_action_one()

    def claim(self, seat: int, number: int) -> None:
        self.choice = [(n, seat if n == number else owner) for n, owner in self.choice]
        self.end_turn()

    def finish_action_one(self) -> None:
        """R12, R14: the claim follows, unless there is no next line."""
        self.placed = True
        if not self.choice:
            self.end_turn()

    def end_turn(self) -> None:
        self.acted += 1
        self.placed = False
        if self.acted < self.players * self.kings_each:
            return
        self.acted = 0
        self.opening = False
        self.over = not self.choice
        self.thrown_away += [number for number, owner in self.choice if owner is None]  # R6
        self.line = [(number, owner) for number, owner in self.choice if owner is not None]
        self.choice = []

    # points

    def harmony_bonus(self, seat: int) -> int:
        return 5 if self.over and self.harmony and is_complete(self.kingdoms[seat], self.grid) else 0

    def middle_kingdom_bonus(self, seat: int) -> int:
        return 10 if self.over and self.middle_kingdom and is_centred(self.kingdoms[seat]) else 0

    def total(self, seat: int) -> int:
        return points(self.kingdoms[seat]) + self.harmony_bonus(seat) + self.middle_kingdom_bonus(seat)

    def places(self) -> tuple[int, ...]:
        return places([(self.total(seat), largest(k), crowns(k)) for seat, k in enumerate(self.kingdoms)], self.edition)

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places()) if place == 1 and self.over)
