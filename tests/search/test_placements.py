"""Taught placements: the terms agree with a slow definition over the rules; weights count where they were taught."""

from itertools import product

import numpy as np
import pytest

from kingdomino import Place, Position
from kingdomino.kernel import action_of, to_state
from kingdomino.rules import DOMINOES, PLACE, Kingdom, Square
from kingdomino.search import NOT_TAUGHT, Judgement
from kingdomino.search.placements import rounds_after, row_for
from kingdomino.search.taught_weights import EDGES, GAIN, PLACEMENT_TERMS, ROWS, TABLES, TAUGHT_PLACEMENTS
from tests import brute
from tests.entries import MOST_RANKED, placed, placement_values, ranking
from tests.search.positions import moments
from tests.search.test_claims import sum_of

PLACES = [moment for moment in moments(160, seed=14) if moment.phase == PLACE]
NARROW = [moment for moment in PLACES if not moment.rules.mighty_duel and moment.round < moment.rules.rounds]


def terms_of(position: Position) -> dict[int, list[float]]:
    """By number of a placement that a playout considers: its terms."""
    actions, found = np.empty(MOST_RANKED, np.int64), np.empty(MOST_RANKED)
    columns = []
    for weights in np.eye(PLACEMENT_TERMS):
        count = placement_values(to_state(position), Judgement(), weights, actions, found)
        columns.append(found[:count].tolist())
    return dict(zip(actions[:count].tolist(), map(list, zip(*columns, strict=True)), strict=True))


def kingdom_of(position: Position) -> Kingdom:
    assert position.to_act is not None
    return position.kingdoms[position.to_act]


def room_of(position: Position) -> set[Square]:
    """The empty squares in reach of the kingdom's box that keep it inside the grid."""
    kingdom, grid = kingdom_of(position), position.rules.grid
    taken = {*kingdom.squares, *kingdom.castles}
    ranges = []
    for axis in (0, 1):
        low, high = min(at[axis] for at in taken), max(at[axis] for at in taken)
        reach = min(2, grid - 1 - (high - low))
        ranges.append(range(low - reach, high + reach + 1))
    return {Square(x, y) for x, y in product(*ranges)} - taken


def centre_of(position: Position) -> set[Square]:
    """The grid around the castle, while the kingdom lies in it and that counts."""
    half = position.rules.grid // 2
    around = {Square(x, y) for x, y in product(range(-half, half + 1), repeat=2)}
    inside = {*kingdom_of(position).squares} <= around
    return around if position.rules.middle_kingdom and inside else set()


def considered(position: Position) -> tuple[list[Place], set[Square]]:
    """The placements that a playout looks at, and the empty squares that count."""
    places = [move for move in position.legal_moves() if isinstance(move, Place)]
    room, centre = room_of(position), centre_of(position)
    inside = [place for place in places if {*cells_of(place)} <= centre]
    return (inside, room & centre) if inside else (places, room)


def cells_of(place: Place) -> tuple[Square, Square]:
    return place.first, place.second


def pieces_of(squares: set[Square]) -> list[set[Square]]:
    """The pieces that the squares fall into."""
    left, found = set(squares), []
    while left:
        edge = {left.pop()}
        piece = set(edge)
        while edge:
            edge = {Square(*near) for at in edge for near in brute.beside(at)} & left
            left -= edge
            piece |= edge
        found.append(piece)
    return found


def near(squares: set[Square]) -> set[Square]:
    return {Square(*at) for square in squares for at in brute.beside(square)} - squares


def territories(kingdom: Kingdom) -> list[tuple[str, set[Square], int]]:
    """Terrain, squares and crowns."""
    found = []
    for terrain in {land.terrain for land in kingdom.squares.values()}:
        for piece in pieces_of({at for at, land in kingdom.squares.items() if land.terrain == terrain}):
            found.append((terrain, piece, sum(kingdom.squares[at].crowns for at in piece)))
    return found


def expected(position: Position, place: Place, room: set[Square]) -> list[float]:
    """The terms by the words of `placements`, from the position alone."""
    rules, kingdom = position.rules, kingdom_of(position)
    domino, cells = DOMINOES[place.domino], {*cells_of(place)}
    after = Kingdom({**kingdom.squares, **dict(zip(cells_of(place), (domino.a, domino.b), strict=True))})
    empty = room - cells
    part = (rules.deck_size - (len(DOMINOES) - len(position.unseen))) / max(len(position.unseen), 1)
    shown = [number for number, _ in position.next_line]

    def to_come(terrain: str, which: int) -> float:
        return 0.1 * (part * sum_of(position.unseen, terrain)[which] + sum_of(shown, terrain)[which])

    def freedom(terrain: str, squares: set[Square], crowns: int, free: set[Square]) -> float:
        return crowns * min(len(near(squares) & free), 4) * to_come(terrain, 0)

    before, now = territories(kingdom), territories(after)
    joined = [one for one in before if not any(one[1] == other[1] for other in now)]
    grown = [one for one in now if one[1] & cells]
    others = [one for one in before if one not in joined]
    promise = 0.0
    for terrain in {domino.a.terrain, domino.b.terrain}:
        sizes = [len(squares) for kind, squares, _ in now if kind == terrain and near(squares) & empty]
        promise += max(sizes, default=0) * to_come(terrain, 1)
    neighbours = {at: len(near({at}) & empty) for at in empty}
    pieces = pieces_of(empty)
    return [
        sum(len(squares) * crowns for _, squares, crowns in now)
        - sum(len(squares) * crowns for _, squares, crowns in before),
        sum(count == 0 for count in neighbours.values()),
        len(pieces),
        sum(abs(sum(1 if (at.x + at.y) % 2 else -1 for at in piece)) for piece in pieces),
        len(near(cells) & empty),
        promise,
        sum(max(abs(at.x), abs(at.y)) == 1 and 0 in at for at in cells),
        sum(freedom(*one, empty) - freedom(*one, room) for one in others),
        sum(freedom(*one, empty) for one in grown) - sum(freedom(*one, room) for one in joined),
        sum(count == 1 for count in neighbours.values()),
        sum(len(piece) == 2 for piece in pieces),
        sum(len(piece) == 3 for piece in pieces),
    ]


@pytest.mark.parametrize("position", PLACES)
def test_the_terms_of_a_placement_are_what_their_names_say(position):
    places, room = considered(position)
    wanted = {action_of(position, place): expected(position, place, room) for place in places}
    assert {action: pytest.approx(terms) for action, terms in wanted.items()} == terms_of(position)


@pytest.mark.parametrize("weight", [-1000.0, 1000.0])
def test_playouts_place_by_the_taught_weights(weight):
    weights = np.zeros((TABLES, ROWS, PLACEMENT_TERMS))
    weights[:, :, EDGES] = weight
    for position in NARROW:
        state = to_state(position)
        placed(state, Judgement(placements=weights, sample=1000.0), 3)
        terms = {action: row[EDGES] for action, row in terms_of(position).items()}
        best = max(terms.values()) if weight > 0 else min(terms.values())
        after = [position.play(place) for place in considered(position)[0] if terms[action_of(position, place)] == best]
        assert any(np.array_equal(state, to_state(one)) for one in after)


def test_without_taught_weights_in_the_last_round_and_in_mighty_duel_the_formula_counts():
    last = [moment for moment in PLACES if moment.round == moment.rules.rounds]
    duels = [moment for moment in PLACES if moment.rules.mighty_duel]
    assert last
    assert duels
    for position in [*last, *duels]:
        by_weights, by_formula = to_state(position), to_state(position)
        placed(by_weights, Judgement(), 3)
        placed(by_formula, Judgement(placements=NOT_TAUGHT), 3)
        assert np.array_equal(by_weights, by_formula)


def test_placements_off_the_centre_that_is_wanted_count_with_the_same_terms_and_are_worth_less():
    seen = 0
    for position in NARROW:
        places = [move for move in position.legal_moves() if isinstance(move, Place)]
        inside, room = considered(position)
        if not centre_of(position) or len(inside) == len(places):
            continue
        weights = TAUGHT_PLACEMENTS[0 if position.rules.players == 2 else 1, row_for(to_state(position))]
        values = {
            action_of(position, place): float(np.dot(weights, expected(position, place, room)))
            - (0.0 if place in inside else Judgement().off_centre)
            for place in places
        }
        actions, found = np.empty(MOST_RANKED, np.int64), np.empty(MOST_RANKED)
        count = ranking(to_state(position), Judgement(), actions, found, 0)
        best = max(values.values())
        lost = {action: pytest.approx(value - best) for action, value in values.items()}
        assert dict(zip(actions[:count].tolist(), found[:count].tolist(), strict=True)) == lost
        seen += 1
    assert seen


def test_all_placements_are_ranked_by_what_they_lose_against_the_best():
    for position in NARROW:
        actions, found = np.empty(MOST_RANKED, np.int64), np.empty(MOST_RANKED)
        count = ranking(to_state(position), Judgement(), actions, found, 0)
        places = [move for move in position.legal_moves() if isinstance(move, Place)]
        assert sorted(actions[:count]) == sorted(action_of(position, place) for place in places)
        assert found[0] == 0.0
        assert all(found[:count][:-1] >= found[:count][1:])


def test_every_round_but_the_last_has_a_row_of_weights():
    rows = {row_for(to_state(moment)) for moment in NARROW}
    assert rows <= set(range(1, ROWS))
    assert all(rounds_after(to_state(moment)) == moment.rules.rounds - moment.round for moment in PLACES)
    assert TAUGHT_PLACEMENTS.shape == (TABLES, ROWS, PLACEMENT_TERMS)
    assert np.isfinite(TAUGHT_PLACEMENTS).all()
    assert (TAUGHT_PLACEMENTS[:, 1:6, GAIN] > 0).all()
