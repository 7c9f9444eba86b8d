"""Games that a net plays against itself, in compiled code, and what can be learned from them.

Every player draws its temper for a game. Some are careless for their first rounds: they judge with much noise, and may
give up the Middle Kingdom for nothing. From then on they play as well as they can, and only then they are learned from,
so that the net knows what becomes of kingdoms as people build them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kingdomino.kernel import FloatArray, WordArray
from kingdomino.kernel.compiled import (
    IS_WIDE,
    LINE,
    NEXT_LINE,
    OWNERS,
    PLAYERS,
    STATE_WORDS,
    Word,
    advance,
    bonuses,
    entry,
    keyed,
    play_chance,
    points,
    popcount,
    routine,
)
from kingdomino.search.compiled import (
    MOST_FEATURES,
    NONE,
    POINTS,
    ROW,
    Desk,
    Net,
    Temper,
    add_rows,
    copy_words,
    domino_features,
    finish_round,
    head_of,
    kingdom_features,
    lay,
    make_plan,
    new_desk,
    output,
    piece_at,
    placements_left,
    set_of,
    solve_claims,
    table_features,
    uniform,
)

_0, _2, _3 = Word(0), Word(2), Word(3)
#: Samples that a game can give.
MOST_SAMPLES: Final = 64
#: The noise of those who play well, so that games differ, and of careless ones.
_EXPLORING: Final = 0.3
_CARELESS: Final = np.array([2.0, 5.0, 12.0, 60.0])
_PART_CARELESS: Final = 0.45
_LANES: Final = 4


class Samples(NamedTuple):
    """Kingdoms at the end of a round and what became of them: a row each."""

    features: npt.NDArray[np.uint16]
    counts: npt.NDArray[np.int16]
    heads: npt.NDArray[np.int16]
    #: Whether the board is the larger one.
    boards: npt.NDArray[np.int16]
    #: Points at that time, and those that the net is to foresee.
    points: npt.NDArray[np.float32]
    targets: npt.NDArray[np.float32]
    #: What the net said.
    values: npt.NDArray[np.float32]


def new_samples(count: int) -> Samples:
    """Room for so many samples."""
    return Samples(
        np.zeros((count, MOST_FEATURES), np.uint16),
        np.zeros(count, np.int16),
        np.zeros(count, np.int16),
        np.zeros(count, np.int16),
        np.zeros(count, np.float32),
        np.zeros(count, np.float32),
        np.zeros(count, np.float32),
    )


@routine
def _close_sample(net: Net, state: WordArray, left: int, end: int, row: int, desk: Desk, samples: Samples) -> None:
    """Complete a sample whose features are on the desk: what the net says about it."""
    board = int(np.int64(state[IS_WIDE]))
    for column in range(ROW):
        desk.total[column] = 0
    add_rows(net, board, desk.features, 0, end, desk.total)
    head = head_of(state, left)
    samples.points[row] = np.float32(desk.survey.facts[POINTS])
    value = np.float64(desk.survey.facts[POINTS]) + output(net, desk.total, head, desk.active)
    samples.values[row] = np.float32(value)
    samples.counts[row], samples.heads[row], samples.boards[row] = end, head, board
    for index in range(end):
        samples.features[row, index] = desk.features[index]


@routine
def _sample_end(
    net: Net, state: WordArray, seat: Word, left: int, line: Word, lanes: int, row: int, desk: Desk, samples: Samples
) -> None:
    """The sample of a kingdom at the end of a round, with the lanes of the line that it has claimed."""
    end = table_features(state, left, desk.features)
    end = kingdom_features(state, seat, left, desk.survey, desk.features, end)
    for lane in range(_LANES):
        if (lanes >> lane) & 1:
            piece = int(np.int64(piece_at(line, lane)))
            end = domino_features(piece, lane, 0, desk.survey, desk.features, end)
    _close_sample(net, state, left, end, row, desk, samples)


@routine
def _sample_between(
    net: Net, before: WordArray, seat: Word, lanes: int, row: int, desk: Desk, samples: Samples
) -> None:
    """The sample of a kingdom between the two placements of a round."""
    one = two = -1
    for turn in range(int(np.int64(popcount(before[LINE])))):
        if (before[OWNERS] >> (_2 * Word(turn))) & _3 == seat:
            one, two = (turn, two) if one < 0 else (one, turn)
    copy_words(before, desk.after)
    action = Word(desk.plan.first[int(np.int64(seat)), lanes])
    lay(desk.after, seat, piece_at(before[LINE], one), action)
    left = placements_left(before) + 1
    end = table_features(desk.after, left, desk.features)
    end = kingdom_features(desk.after, seat, left, desk.survey, desk.features, end)
    piece = int(np.int64(piece_at(before[LINE], two)))
    end = domino_features(piece, two, 1, desk.survey, desk.features, end)
    _close_sample(net, desk.after, left, end, row, desk, samples)


@entry
def play_games(
    net: Net,
    starts: WordArray,
    chances: FloatArray,
    games: int,
    seed: Word,
    portion: int,
    trust: float,
    samples: Samples,
    results: FloatArray,
) -> int:
    """Play a portion of games and write samples with their targets; how many there are.

    Each game begins with one of `starts`, drawn by the ascending `chances`. A target is the final points, mixed with
    what the net said later in the game: the further `trust` is below 1, the more. `results` has by start: games, the
    mean points of those who were never careless, the sum of squares of errors, samples.
    """
    desk = new_desk()
    state, before = np.zeros(STATE_WORDS, np.uint64), np.zeros(STATE_WORDS, np.uint64)
    temper = Temper(np.zeros(4), np.zeros(4), np.zeros(4, np.int64))
    careless_until, careless_noise = np.zeros(4, np.int64), np.zeros(4)
    rows, moments, given = np.zeros((4, 32), np.int64), np.zeros((4, 32), np.int64), np.zeros(4, np.int64)
    generator = desk.generator
    written = 0
    for game in range(games):
        generator[0] = keyed(keyed(seed, Word(portion)), Word(game))
        draw, start = uniform(generator), 0
        while chances[start] < draw:
            start += 1
        copy_words(starts[start], state)
        players = int(np.int64(state[PLAYERS]))
        for seat in range(players):
            least = 0.7 if players == 2 else 0.2
            temper.denial[seat] = least + (1.0 - least) * uniform(generator)
            careless_until[seat] = temper.roams[seat] = given[seat] = 0
            if uniform(generator) < _PART_CARELESS:
                rounds = 6.0 if players == 2 and state[IS_WIDE] == _0 else 12.0
                careless_until[seat] = 1 + int(np.int64(rounds * uniform(generator)))
                careless_noise[seat] = _CARELESS[int(np.int64(4.0 * uniform(generator)))]
        moment = 0
        while True:
            play_chance(state, generator)
            copy_words(state, before)
            for seat in range(players):
                careless = moment < careless_until[seat]
                temper.noise[seat] = careless_noise[seat] if careless else _EXPLORING
                temper.roams[seat] = 1 if careless and advance(generator) & _3 != _0 else 0
                make_plan(net, state, Word(seat), temper, desk, desk.plan)
                if careless:
                    for lanes in range(16):
                        desk.plan.values[seat, lanes] += 0.5 * careless_noise[seat] * uniform(generator)
            solve_claims(state, temper, desk.plan, desk, NONE)
            left, line, sets = placements_left(state), state[NEXT_LINE], 0
            for seat in range(players):
                sets |= set_of(state, seat, desk) << (4 * seat)
            finish_round(state, desk.plan, desk)
            moment += 1
            for seat in range(players):
                if moment < careless_until[seat]:
                    continue
                lanes = (sets >> (4 * seat)) & 15
                if players == 2 and before[LINE] != _0 and moment > careless_until[seat]:
                    _sample_between(net, before, Word(seat), lanes, written, desk, samples)
                    rows[seat, given[seat]], moments[seat, given[seat]] = written, 0
                    given[seat] += 1
                    written += 1
                if line != _0:
                    _sample_end(net, state, Word(seat), left, line, lanes, written, desk, samples)
                    rows[seat, given[seat]], moments[seat, given[seat]] = written, 1
                    given[seat] += 1
                    written += 1
            if line == _0:
                break
        results[start, 0] += 1.0
        for seat in range(players):
            total = np.float64(int(np.int64(points(state, Word(seat)) + bonuses(state, Word(seat)))))
            if careless_until[seat] == 0:
                results[start, 1] += total
                results[start, 4] += 1.0
            for index in range(given[seat] - 1, -1, -1):
                row = rows[seat, index]
                samples.targets[row] = np.float32(total)
                error = total - np.float64(samples.values[row])
                results[start, 2] += error * error
                results[start, 3] += 1.0
                if moments[seat, index] == 1:
                    total = trust * total + (1.0 - trust) * np.float64(samples.values[row])
    return written
