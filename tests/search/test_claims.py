"""Taught claims: every term agrees with a slow definition over the rules; the weights count where they were taught."""

import numpy as np
import pytest

from kingdomino import Position
from kingdomino.kernel import to_state
from kingdomino.rules import CLAIM, DOMINOES, Square
from kingdomino.search import NOT_TAUGHT, Judgement
from kingdomino.search.claims import DOUBLE, LANE, RIVAL, row_of
from kingdomino.search.taught_weights import CLAIM_TERMS, ROWS, TABLES, TAUGHT_CLAIMS
from tests.brute import beside
from tests.entries import claim_terms, lane_of
from tests.search.positions import moments

#: A formula under which a claim is worth its crowns to a rival, and nothing else.
CROWNS_ONLY = Judgement(claim_crown=1.0, claim_terrain=0.0, claim_order=0.0)
CLAIMS = [moment for moment in moments(160, seed=12) if moment.phase == CLAIM]
NARROW = [moment for moment in CLAIMS if not moment.rules.mighty_duel]


def terms_of(position: Position, lane: int) -> list[float]:
    found = np.empty(CLAIM_TERMS)
    claim_terms(to_state(position), CROWNS_ONLY, lane, np.eye(CLAIM_TERMS), found)
    return found.tolist()


def expected(position: Position, lane: int) -> list[float]:
    """The terms by the words of `claims`, from the position alone."""
    seat, rules = position.to_act, position.rules
    assert seat is not None
    domino = DOMINOES[position.next_line[lane][0]]
    dealt = len(DOMINOES) - len(position.unseen)
    part = (rules.deck_size - dealt) / max(len(position.unseen), 1)
    shown = [number for number, _ in position.next_line]
    total = np.zeros(CLAIM_TERMS)
    for half in (domino.a, domino.b):
        own = {at: land for at, land in position.kingdoms[seat].squares.items() if land.terrain == half.terrain}
        crowns_to_come = 0.1 * (part * sum_of(position.unseen, half.terrain)[1] + sum_of(shown, half.terrain)[1])
        squares_to_come = 0.1 * (part * sum_of(position.unseen, half.terrain)[0] + sum_of(shown, half.terrain)[0])
        most_squares, most_crowns = largest_open(position, seat, half.terrain)
        total += [
            half.crowns,
            half.crowns * len(own),
            sum(land.crowns for land in own.values()),
            crowns_to_come,
            bool(own),
            half.crowns * squares_to_come,
            0,
            0,
            0,
            most_crowns,
            crowns_to_come * most_squares,
        ]
    total[DOUBLE] = domino.a.terrain == domino.b.terrain
    total[LANE] = lane
    total[RIVAL] = worth_to_rival(position, seat, domino)
    return [float(term) for term in total]


def sum_of(numbers, terrain: str) -> tuple[int, int]:
    halves = [half for number in numbers for half in (DOMINOES[number].a, DOMINOES[number].b)]
    alike = [half for half in halves if half.terrain == terrain]
    return len(alike), sum(half.crowns for half in alike)


def largest_open(position: Position, seat: int, terrain: str) -> tuple[int, int]:
    kingdom, rules = position.kingdoms[seat], position.rules
    taken, half_grid = {*kingdom.squares, *kingdom.castles}, rules.grid // 2
    centred = rules.middle_kingdom and all(max(abs(at.x), abs(at.y)) <= half_grid for at in taken)

    def may_grow(at) -> bool:
        bounds = kingdom.bounds.around(at)
        inside = max(abs(at.x), abs(at.y)) <= half_grid or not centred
        return at not in taken and bounds.width <= rules.grid and bounds.height <= rules.grid and inside

    squares = crowns = 0
    for region in kingdom.score(rules).regions:
        if kingdom.squares[next(iter(region))].terrain != terrain:
            continue
        if any(may_grow(Square(*near)) for at in region for near in beside(at)):
            squares = max(squares, len(region))
            crowns = max(crowns, sum(kingdom.squares[at].crowns for at in region))
    return squares, crowns


def worth_to_rival(position: Position, seat: int, domino) -> int:
    order = [owner for _, owner in position.line] or list(position.kings)
    rivals = [other for other in order[position.turn + 1 :] if other != seat]
    if not rivals:
        return 0
    lands = position.kingdoms[rivals[0]].squares.values()
    return sum(half.crowns * (1 + sum(land.terrain == half.terrain for land in lands)) for half in (domino.a, domino.b))


def lanes(position: Position) -> list[int]:
    return [lane for lane, (_, owner) in enumerate(position.next_line) if owner is None]


@pytest.mark.parametrize("position", CLAIMS)
def test_the_terms_of_a_claim_are_what_their_names_say(position):
    for lane in lanes(position):
        assert terms_of(position, lane) == pytest.approx(expected(position, lane))


@pytest.mark.parametrize(("weight", "lane"), [(-1000.0, 0), (1000.0, -1)])
def test_playouts_claim_by_the_taught_weights(weight, lane):
    weights = np.zeros((TABLES, ROWS, CLAIM_TERMS))
    weights[:, :, LANE] = weight
    for position in NARROW:
        assert lane_of(to_state(position), Judgement(claims=weights), 3) == lanes(position)[lane]


def test_without_taught_weights_the_formula_counts():
    by_order = Judgement(claim_order=1000.0, claims=NOT_TAUGHT)
    for position in NARROW:
        assert lane_of(to_state(position), by_order, 3) == lanes(position)[0]


def test_the_weights_were_not_taught_for_mighty_duel_so_its_claims_stay_as_they_were():
    duels = [moment for moment in CLAIMS if moment.rules.mighty_duel]
    assert duels
    for position in duels:
        state = to_state(position)
        assert lane_of(state, Judgement(), 3) == lane_of(state, Judgement(claims=NOT_TAUGHT), 3)


def test_every_round_has_a_row_of_weights():
    rows = {row_of(to_state(moment)) for moment in NARROW}
    assert rows <= set(range(1, ROWS))
    assert TAUGHT_CLAIMS.shape == (TABLES, ROWS, CLAIM_TERMS)
    assert np.isfinite(TAUGHT_CLAIMS).all()
