"""The public contract of `kingdomino.analysis.review`, line by line."""

import _thread
from math import fsum
from random import Random

import pytest

from kingdomino import Game, KingdominoError, Position, Ruleset
from kingdomino.analysis import (
    GRADES,
    Decision,
    Review,
    Reviewing,
    ReviewProgress,
    accuracy_of,
    analyse,
    costliest,
    is_current,
    read_step,
    review,
    write_step,
)
from kingdomino.notation import read_record
from kingdomino.rules import Deal
from tests.games.playing import finished, play_on
from tests.strategies import ALL_RULESETS

TWO, FOUR = Ruleset(players=2), Ruleset(players=4)
GAME = finished(TWO, 12, players=["Ann", "Ben"])
TEXT = GAME.record()


@pytest.fixture(scope="module")
def made() -> Review:
    return review(TEXT, playouts=60, seed=7)


# r = review(record_text, seconds=1.0, progress=…); or playouts=N, seed=, threads=


def test_it_shows_how_far_it_is():
    shown = list[ReviewProgress]()
    review(TEXT, playouts=2, seed=1, threads=2, progress=shown.append)
    total = len(GAME.moves)
    assert [progress.done for progress in shown] == list(range(1, total + 1))
    assert {progress.total for progress in shown} == {total}
    assert all(progress.seconds_left >= 0.0 for progress in shown)
    assert shown[-1].seconds_left == 0.0


def test_seconds_are_per_decision():
    making = Reviewing(TEXT, seconds=0.003)
    assert making.seconds_left > 0.003
    assert making.run().complete
    with pytest.raises(KingdominoError) as refused:
        review(TEXT, seconds=1.0, playouts=10)
    assert refused.value.code == "two_budgets"


def test_the_same_seed_gives_the_same_review_with_one_thread(made):
    again = review(TEXT, playouts=60, seed=7)
    assert (again.steps, again.balance, again.accuracy) == (made.steps, made.balance, made.accuracy)
    assert review(TEXT, playouts=60, seed=8).steps != made.steps


# r.decisions: in order: .number .seat .move .best .grade .wins_before .wins_after .lost_wins .lost_points .error
# .alternatives; forced moves have grade None


def test_every_decision_is_there_in_order(made):
    decided = [
        (number, position.to_act, move)
        for number, (position, move) in enumerate(zip(GAME.positions, GAME.moves, strict=False), start=1)
        if position.to_act is not None
    ]
    assert [(decision.number, decision.seat, decision.move) for decision in made.decisions] == decided
    for decision in made.decisions:
        legal = GAME.positions[decision.number - 1].legal_moves()
        assert decision.best in legal
        assert (decision.grade is None) == (len(legal) == 1)
        assert decision.grade in (None, *GRADES)
        assert 0.0 <= decision.wins_before <= 1.0
        assert 0.0 <= decision.wins_after <= 1.0
        assert decision.lost_wins >= 0.0
        assert decision.lost_points >= 0.0
        assert decision.error >= 0.0
        if decision.grade is not None:
            assert sorted(str(other.move) for other in decision.alternatives) == sorted(map(str, legal))
        if decision.best == decision.move:
            assert (decision.lost_wins, decision.lost_points, decision.causes) == (0.0, 0.0, ())
            assert decision.grade in (None, "best")


def test_alternatives_are_those_of_analyse(made):
    for decision in [decision for decision in made.decisions if decision.grade][::9]:
        position = GAME.positions[decision.number - 1]
        assert decision.alternatives == analyse(position, playouts=60, seed=decision.seed).candidates


def test_a_review_is_one_story(made):
    assert len(made.values) == len(GAME.positions)
    for step in made.steps:
        assert step.before == made.values[step.number - 1]
        for value in (step.before, step.shares):
            assert sum(value) == pytest.approx(1.0)
            assert all(0.0 <= share <= 1.0 for share in value)
    for decision in made.decisions:
        assert decision.wins_before == decision.before[decision.seat]
        assert decision.wins_after == decision.shares[decision.seat]
        assert decision.wins_before - decision.wins_after == decision.lost_wins
    for draw in (*made.deals, made.kings):
        behind = next(step for step in made.steps[draw.number :] if not isinstance(step, Decision) or step.grade)
        assert draw.shares == behind.before


def test_a_forced_move_changes_nothing(made):
    forced = [decision for decision in made.decisions if decision.grade is None]
    assert forced
    for decision in forced:
        assert decision.before == decision.shares
        assert decision.alternatives == ()


def test_the_last_round_is_exact(made):
    for decision in made.decisions:
        position = GAME.positions[decision.number - 1]
        if position.round == TWO.rounds:
            assert set(decision.shares) <= {0.0, 0.5, 1.0} or decision.grade is None
            assert decision.error == 0.0
            assert decision.exact == (decision.grade is not None)


# r.deals: in order: .number .luck (by seat)


def test_every_deal_has_its_luck(made):
    dealt = [number for number, move in enumerate(GAME.moves, start=1) if isinstance(move, Deal)]
    assert [deal.number for deal in made.deals] == dealt
    for deal in made.deals:
        before, after = deal.before, deal.shares
        assert deal.luck == tuple(new - old for new, old in zip(after, before, strict=True))
        assert sum(deal.luck) == pytest.approx(0.0, abs=1e-9)
    assert made.kings is not None
    assert made.kings.number == 1


# r.accuracy: by seat, 0..100, None without a decision


def test_accuracy_is_of_the_graded_moves(made):
    for seat, accuracy in enumerate(made.accuracy):
        graded = [decision.lost_points for decision in made.decisions if decision.seat == seat and decision.grade]
        assert accuracy == accuracy_of(graded)
        assert 0.0 <= accuracy <= 100.0
    opened = Game.from_deck(TWO, deck=list(range(1, 25)), kings=[0, 1, 1, 0])
    assert review(opened.record(), playouts=2).accuracy == (None, None)


# r.balance: by seat: .start .luck .own .others .result, start + luck + own + others == result


@pytest.mark.parametrize("rules", ALL_RULESETS, ids=str)
def test_the_balance_adds_up_exactly(rules):
    seed = ALL_RULESETS.index(rules)
    whole = seed % 4 == 0
    game = play_on(Game.shuffled(rules, seed), Random(seed), None if whole else 3 + seed)
    found = review(game.record(), playouts=2, seed=seed)
    assert found.complete
    assert len(found.balance) == rules.players
    for seat, balance in enumerate(found.balance):
        assert balance.start == 1.0 / rules.players
        assert balance.start + balance.luck + balance.own + balance.others == balance.result
        assert balance.result == found.result[seat]
        kings = found.kings.luck[seat] if found.kings else 0.0
        assert balance.luck == pytest.approx(kings + sum(deal.luck[seat] for deal in found.deals))
        mine = [made for made in found.decisions if made.seat == seat]
        assert balance.own == -fsum(made.lost_wins for made in mine) <= 0.0
    if whole:
        winners = game.position.winners()
        assert [balance.result for balance in found.balance] == [
            1.0 / len(winners) if seat in winners else 0.0 for seat in range(rules.players)
        ]


# r.failure: None, or the first thing in the record that could not be replayed


def test_a_broken_record_is_reviewed_as_far_as_it_goes(made):
    assert made.failure is None
    words = TEXT.split("\n\n", 1)
    broken = words[0] + "\n\n" + " ".join(words[1].split()[:20]) + " 48@a1n =1"
    found = review(broken, playouts=2)
    assert found.failure is not None
    assert found.failure.code in ("another_domino_is_due", "not_now", "already_claimed", "outgrows_the_grid")
    assert found.complete
    assert 0 < len(found.steps) < len(GAME.moves)
    assert Game.from_record(found.record()).moves == [*GAME.moves[: len(found.steps)]]


@pytest.mark.parametrize("text", ["once upon a time", "", '[Ruleset "5 classic"]', None])
def test_what_is_no_record_is_refused(text):
    with pytest.raises(KingdominoError):
        review(text)


def test_a_record_from_a_position_begins_with_the_value_of_that_position():
    position = next(moment for moment in GAME.positions if moment.round == 3 and moment.phase == "place")
    game = play_on(Game.from_position(position, seed=4), Random(4))
    found = review(game.record(), playouts=20)
    assert found.values[0] == found.start
    assert sum(found.start) == pytest.approx(1.0)
    for seat, balance in enumerate(found.balance):
        assert balance.start == found.start[seat]
        assert balance.start + balance.luck + balance.own + balance.others == balance.result
    assert Game.from_record(found.record()).positions == game.positions


def test_an_over_position_and_a_game_without_moves_can_be_reviewed():
    over = review(Game.from_position(GAME.position, seed=1).record(), playouts=2)
    assert over.steps == ()
    assert [balance.result for balance in over.balance] == list(over.start)
    empty = review('[Ruleset "3 revised"]\n', playouts=2)
    assert empty.balance[0].start == empty.balance[0].result == 1.0 / 3.0


# r.record(): the record with comments after moves, a tag [Analysis "engine budget version"]; Game.from_record reads it


def test_the_record_is_annotated_and_still_a_record(made):
    text = made.record()
    assert '[Analysis "learned playouts=60 3"]' in text
    again = Game.from_record(text)
    assert (again.moves, again.positions, again.players) == (GAME.moves, GAME.positions, GAME.players)
    comments = dict(again.comments)
    for decision in made.decisions:
        parts = comments[decision.number].split()
        assert parts[0] == "%w"
        assert float(parts[1]) == pytest.approx(decision.wins_after, abs=0.006)
        if decision.grade is None:
            assert "%g" not in parts
        else:
            assert parts[2] == "%p"
            assert parts[3][0] in "+-"
            assert parts[4:] == ["%g", decision.grade, "%b", str(decision.best)]
    for deal in made.deals:
        key, *luck = comments[deal.number].split()
        assert key == "%l"
        assert [float(share) for share in luck] == pytest.approx(deal.luck, abs=0.006)
        assert all(share[0] in "+-" and share[1] in ".1" for share in luck)


def test_comments_and_unknown_keys_are_kept_and_old_values_replaced(made):
    reading = read_record(TEXT)
    assert reading.failure is None
    head, moves = TEXT.split("\n\n", 1)
    first = next(decision.number for decision in made.decisions if decision.grade)
    words = moves.split("\n")
    words[1] = words[1].replace(
        f" {GAME.moves[first - 1]} ", f" {GAME.moves[first - 1]} {{well played}} {{so so %w .99 %clock 12 s}} ", 1
    )
    commented = f'{head}\n[Event "kitchen"]\n[Analysis "old"]\n\n' + "\n".join(words)
    found = review(commented, playouts=60, seed=7).record()
    assert '[Event "kitchen"]' in found
    assert found.count("[Analysis ") == 1
    flat = " ".join(found.split())
    assert "{well played} {so so %w ." in flat
    assert "%clock 12 s}" in flat
    assert "%w .99" not in flat
    assert " ".join(review(found, playouts=60, seed=7).record().split()) == flat


def test_the_costliest_decisions_are_grave_by_points(made):
    worst = costliest(made.decisions, 3)
    assert worst
    losses = [decision.lost_points for decision in worst]
    assert losses == sorted(losses, reverse=True)
    assert {decision.grade for decision in worst} <= {"inaccuracy", "mistake", "blunder"}


def test_a_record_that_a_former_coach_annotated_is_still_read(made):
    text = made.record().replace("learned playouts=60 3", "fair playouts=60 1")
    assert not is_current("fair playouts=60 1")
    assert is_current(made.made_by)
    assert Game.from_record(text).moves == GAME.moves
    again = review(text, playouts=60, seed=7).record()
    assert again.count("[Analysis ") == 1
    assert "learned" in again


# interruption


@pytest.mark.usefixtures("ctrl_c")
def test_an_interrupted_review_keeps_what_is_done_and_goes_on(made):
    making = Reviewing(TEXT, playouts=60, seed=7)

    def interrupt(progress: ReviewProgress) -> None:
        if progress.done == 15:
            _thread.interrupt_main()

    with pytest.raises(KeyboardInterrupt):
        making.run(interrupt)
    part = making.review()
    assert not part.complete
    assert 15 <= len(part.steps) < making.total
    assert part.steps == made.steps[: len(part.steps)]
    for balance in part.balance:
        assert balance.start + balance.luck + balance.own + balance.others == balance.result
    Game.from_record(part.record())
    later = Reviewing(TEXT, playouts=60, seed=7, steps=part.steps)
    assert later.run().steps == making.run().steps == made.steps


def test_progress_can_end_a_review_early():
    found = review(TEXT, playouts=2, progress=lambda progress: progress.done < 5)
    assert len(found.steps) == 5
    assert not found.complete


def test_a_review_sees_positions_only():
    """Values before a deal do not depend on what is dealt later: decks that differ from there give the same steps."""
    deck = list(range(1, 25))
    games = [Game.from_deck(TWO, deck=[*deck[:8], *rest], kings=[0, 1, 1, 0]) for rest in (deck[8:], deck[:7:-1])]
    found = []
    for game in games:
        play_on(game, Random(3), 14)
        found.append(review(game.record(), playouts=10))
    shared = next(
        index for index, (one, other) in enumerate(zip(games[0].moves, games[1].moves, strict=False)) if one != other
    )
    assert shared >= 10
    assert found[0].steps[:shared] == found[1].steps[:shared]


def test_position_lines_are_not_needed_by_a_value():
    assert review(Game.from_position(Position.start(FOUR), seed=1).record(), playouts=2).start == (0.25,) * 4


# Steps as text, and the grades of moves that were not played


def test_a_step_that_is_written_and_read_is_equal(made):
    assert tuple(read_step(write_step(step)) for step in made.steps) == made.steps


def test_each_step_alone_is_the_same_as_in_one_go(made):
    alone = Reviewing(TEXT, playouts=60, seed=7)
    for index in (0, 1, 5, len(GAME.moves) - 1):
        behind = made.steps[index - 1].shares if index else made.start
        assert alone.step_at(index, behind) == made.steps[index]


def test_every_legal_move_has_the_grade_that_its_values_allow(made):
    for decision in made.decisions:
        legal = GAME.positions[decision.number - 1].legal_moves()
        grades = {move: decision.grade_of(move) for move in legal}
        assert grades[decision.move] == decision.grade
        if decision.grade is None:
            assert len(legal) == 1
            continue
        assert decision.best == decision.move or grades[decision.best] == "best"
        assert set(grades.values()) <= set(GRADES)
    graded = next(decision for decision in made.decisions if decision.grade)
    with pytest.raises(KingdominoError) as refused:
        graded.grade_of(Deal((1, 2, 3, 4)))
    assert refused.value.code == "not_an_alternative"
