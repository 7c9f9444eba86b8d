"""Hypothesis strategies shared by all tests: rulesets, kingdoms, decks, kings, moves, and games in part or in full.

Where a game or a kingdom takes many choices, one drawn seed makes them: Hypothesis varies and shrinks how far it goes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random

from hypothesis import strategies as st

from kingdomino.rules import (
    CASTLE,
    DOMINOES,
    EDITIONS,
    TERRAINS,
    Claim,
    Deal,
    Discard,
    Kingdom,
    Kings,
    Land,
    Move,
    Place,
    Position,
    Ruleset,
    Square,
)
from tests import brute

ALL_RULESETS = tuple(
    Ruleset(players, edition, mighty_duel, harmony, middle_kingdom)
    for players, edition, mighty_duel, harmony, middle_kingdom in product(
        (2, 3, 4), EDITIONS, (False, True), (False, True), (False, True)
    )
    if players == 2 or not mighty_duel
)

seeds = st.integers(min_value=0, max_value=2**32 - 1)
numbers = st.sampled_from(sorted(DOMINOES))
grids = st.sampled_from([5, 7])
seats = st.integers(min_value=0, max_value=3)


def rulesets() -> st.SearchStrategy[Ruleset]:
    """Every mix of players, edition and variants that exists."""
    return st.sampled_from(ALL_RULESETS)


# --- chance ---


def shuffled_deck(rules: Ruleset, random: Random) -> tuple[int, ...]:
    return tuple(random.sample(sorted(DOMINOES), rules.deck_size))


def shuffled_kings(rules: Ruleset, random: Random) -> tuple[int, ...]:
    hand = [seat for seat in range(rules.players) for _ in range(rules.kings_per_player)]
    random.shuffle(hand)
    return tuple(hand)


def decks(rules: Ruleset) -> st.SearchStrategy[tuple[int, ...]]:
    """The dominoes that will be drawn, in draw order."""
    return st.permutations(sorted(DOMINOES)).map(lambda order: tuple(order[: rules.deck_size]))


def kings_orders(rules: Ruleset) -> st.SearchStrategy[tuple[int, ...]]:
    """The seat of each king as it comes out of the hand."""
    hand = [seat for seat in range(rules.players) for _ in range(rules.kings_per_player)]
    return st.permutations(hand).map(tuple)


# --- kingdoms ---


def grow(grid: int, dominoes: int, random: Random) -> brute.Squares:
    """A kingdom that play can lead to: dominoes in random order, each laid somewhere at random where it fits."""
    squares: brute.Squares = {}
    reach = range(1 - grid, grid)
    candidates = [((x, y), turning) for x in reach for y in reach for turning in brute.TURNINGS]
    for number in random.sample(sorted(brute.DOMINOES), dominoes):
        random.shuffle(candidates)
        for first, turning in candidates:
            if brute.may_lie(squares, number, first, turning, grid):
                squares = brute.with_domino(squares, number, first, turning)
                break
    return squares


def as_kingdom(squares: brute.Squares) -> Kingdom:
    return Kingdom({Square(*spot): Land(*half) for spot, half in squares.items()})


@st.composite
def reachable_kingdoms(draw: st.DrawFn, grid: int) -> brute.Squares:
    """Squares of a kingdom grown by legal placements, from the bare castle to one that has no room left."""
    return grow(grid, draw(st.integers(0, grid * grid // 2)), Random(draw(seeds)))


def lands() -> st.SearchStrategy[brute.Half]:
    return st.tuples(st.sampled_from(TERRAINS), st.integers(0, 3))


def odd_kingdoms(reach: int = 3, most: int = 48) -> st.SearchStrategy[brute.Squares]:
    """Any lands on any squares around one castle: nothing need touch, and no box of dominoes need hold them."""
    spots = [spot for spot in product(range(-reach, reach + 1), repeat=2) if spot != CASTLE]
    return st.dictionaries(st.sampled_from(spots), lands(), max_size=most)


@st.composite
def full_kingdoms(draw: st.DrawFn, grid: int) -> brute.Squares:
    """Every square of a whole grid covered, the castle anywhere in it; lands clump, so that territories are large."""
    west, south = draw(st.integers(1 - grid, 0)), draw(st.integers(1 - grid, 0))
    random = Random(draw(seeds))
    few = random.sample(TERRAINS, draw(st.integers(1, 6)))
    window = product(range(west, west + grid), range(south, south + grid))
    return {spot: (random.choice(few), random.choice((0, 0, 0, 1, 2, 3))) for spot in window if spot != CASTLE}


# --- moves ---


def squares_on_the_grid() -> st.SearchStrategy[Square]:
    return st.builds(Square, st.integers(-6, 6), st.integers(-6, 6))


@st.composite
def placements(draw: st.DrawFn) -> Place:
    number = draw(numbers)
    ways = "ne" if DOMINOES[number].halves_are_equal else "nesw"
    return Place(number, draw(squares_on_the_grid()), draw(st.sampled_from(ways)))


def moves() -> st.SearchStrategy[Move]:
    """Any move that has a text, whether or not some game allows it."""
    return st.one_of(
        st.builds(Claim, numbers),
        st.builds(Discard, numbers),
        placements(),
        st.lists(numbers, min_size=3, max_size=4, unique=True).map(lambda line: Deal(tuple(sorted(line)))),
        st.lists(seats, min_size=3, max_size=4).map(lambda order: Kings(tuple(order))),
    )


def rubbish() -> st.SearchStrategy[object]:
    """Wrong types that a caller may pass instead of a text or a number."""
    return st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.binary(),
        st.text().map(lambda text: f"?{text}"),
        st.lists(st.integers()),
        st.just(object()),
    )


# --- games ---


@dataclass(frozen=True)
class Played:
    """A game as it went: `positions[i]` is before `moves[i]`, and the last position is after them all."""

    rules: Ruleset
    deck: tuple[int, ...]
    kings: tuple[int, ...]
    moves: tuple[Move, ...]
    positions: tuple[Position, ...]

    @property
    def position(self) -> Position:
        return self.positions[-1]


Chooser = Callable[[Position, Sequence[Move], Random], Move]


def careless(_: Position, options: Sequence[Move], random: Random) -> Move:
    """Any legal move."""
    return random.choice(options)


def careful(position: Position, options: Sequence[Move], random: Random) -> Move:
    """The placement that leaves the shortest edge: it sometimes fills the grid, which random play almost never does."""

    def edge(move: Move) -> tuple[int, float]:
        if not isinstance(move, Place) or position.to_act is None:
            return 0, random.random()
        kingdom = position.kingdoms[position.to_act].add(move)
        covered = {CASTLE, *kingdom.squares}
        open_sides = sum(neighbour not in covered for square in covered for neighbour in brute.beside(square))
        return open_sides + kingdom.bounds.width + kingdom.bounds.height, random.random()

    return min(options, key=edge)


def chance_move(played: Sequence[Move], rules: Ruleset, deck: Sequence[int], kings: Sequence[int]) -> Move:
    """The dealer's next move: the kings, then line after line from the top of the deck."""
    if not played:
        return Kings(tuple(kings))
    drawn = rules.line_size * sum(isinstance(move, Deal) for move in played)
    return Deal(tuple(sorted(deck[drawn : drawn + rules.line_size])))


def play_game(
    rules: Ruleset,
    deck: Sequence[int],
    kings: Sequence[int],
    random: Random,
    *,
    most_moves: int = 1000,
    choose: Chooser = careless,
) -> Played:
    """Play with this deck until the end or until this number of moves, chance moves included."""
    moves: list[Move] = []
    positions = [Position.start(rules)]
    while len(moves) < most_moves and not positions[-1].is_over:
        position = positions[-1]
        if options := position.legal_moves():
            move = choose(position, options, random)
        else:
            move = chance_move(moves, rules, deck, kings)
        moves.append(move)
        positions.append(position.play(move))
    return Played(rules, tuple(deck), tuple(kings), tuple(moves), tuple(positions))


@st.composite
def games(draw: st.DrawFn, *, finished: bool = False, choosers: Sequence[Chooser] = (careless, careful)) -> Played:
    """A game of any ruleset, played by careless or careful players, part way or (`finished`) to the end."""
    rules = draw(rulesets())
    random = Random(draw(seeds))
    deck, kings = shuffled_deck(rules, random), shuffled_kings(rules, random)
    most_moves = 1000 if finished else draw(st.integers(0, 110))
    choose = draw(st.sampled_from(choosers))
    return play_game(rules, deck, kings, random, most_moves=most_moves, choose=choose)


def positions() -> st.SearchStrategy[Position]:
    """A position of any ruleset, from before the kings are drawn to the end."""
    return games().map(lambda game: game.position)
