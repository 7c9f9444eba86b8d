"""Tournaments played by real processes: the same games with any number of them, none lost, none played twice."""

import json
import shutil
from pathlib import Path

import pytest

from kingdomino import Game, KingdominoError
from kingdomino.bots.page import Page
from kingdomino.bots.registry import _MAKERS
from kingdomino.notation import split_records
from kingdomino.tournaments import Hypotheses, Journal, TournamentSeats, play_game, run_tournament
from kingdomino.tournaments.store import end_of_whole_records

from .made import tournament


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of four games of squire and page, to be copied: processes that play again cost more."""
    folder: Path = tmp_path_factory.mktemp("tournament") / "out"
    assert run_tournament(tournament("squire", "page"), 4, folder=folder).games_counted == 4
    return folder


@pytest.fixture
def out(here: Path, once: Path) -> Path:
    """A copy of it, for this test."""
    return Path(shutil.copytree(once, here / "out"))


def records(folder: Path) -> list[str]:
    return [piece.text.strip() for piece in split_records((folder / "games.txt").read_text())]


def test_the_result_does_not_depend_on_how_many_processes_play(here):
    plan = tournament("mybots.py:Seeded:7", "page", "mybots.py:Seeded:8")
    one = run_tournament(plan, 12, jobs=1, folder=here / "one")
    three = run_tournament(plan, 12, jobs=3, folder=here / "three")
    assert one.games_counted == three.games_counted == 12
    assert sorted(records(here / "one")) == sorted(records(here / "three"))
    shown = [
        [(s.entrant, s.share, s.points, s.margin, s.discards, s.rating) for s in outcome.standings]
        for outcome in (one, three)
    ]
    assert shown[0] == shown[1]


def test_the_order_of_finishing_changes_nothing_but_the_order_in_the_file(here):
    plan = tournament("mybots.py:Seeded", "page")
    run_tournament(plan, 4, folder=here / "a")
    records_there = records(here / "a")
    (here / "b").mkdir()
    (here / "b" / "tournament.json").write_text((here / "a" / "tournament.json").read_text())
    (here / "b" / "games.txt").write_text("".join(f"{record}\n\n" for record in reversed(records_there)))
    again = run_tournament(plan, 4, folder=here / "b")
    assert again.standings[0].points == run_tournament(plan, 4, folder=here / "a").standings[0].points
    assert again.standings[0].rating == run_tournament(plan, 4, folder=here / "a").standings[0].rating


def test_another_seed_gives_other_games(here):
    run_tournament(tournament("page", "squire", seed=1), 2, folder=here / "one")
    run_tournament(tournament("page", "squire", seed=2), 2, folder=here / "two")
    assert not set(records(here / "one")) & set(records(here / "two"))


def test_every_record_is_a_sound_game_of_its_deck(here):
    run_tournament(tournament("squire", "page", rules="2 classic harmony"), 4, jobs=2, folder=here / "out")
    games = [Game.from_record(record) for record in records(here / "out")]
    assert len(games) == 4
    assert all(game.is_over for game in games)
    assert {game.players for game in games} == {("squire", "page"), ("page", "squire")}
    assert {str(game.rules) for game in games} == {"2 classic harmony"}
    assert len({game.revealed().seed for game in games}) == 2


def test_nothing_is_written_without_a_folder(here):
    before = sorted(path for path in here.rglob("*") if "__pycache__" not in str(path))
    run_tournament(tournament("page", "squire"), 2)
    assert sorted(path for path in here.rglob("*") if "__pycache__" not in str(path)) == before


def test_a_finished_tournament_can_be_shown_again_and_prolonged(here):
    plan, out = tournament("squire", "page"), here / "out"
    first = run_tournament(plan, 4, folder=out)
    kept = (out / "games.txt").read_text()
    again = run_tournament(plan, 4, folder=out)
    assert (out / "games.txt").read_text() == kept
    assert [s.points for s in again.standings] == [s.points for s in first.standings]
    assert [s.discards for s in again.standings] == [s.discards for s in first.standings]
    longer = run_tournament(plan, 8, folder=out)
    assert (out / "games.txt").read_text().startswith(kept)
    assert longer.games_counted == 8
    assert run_tournament(plan, 4, folder=out).games_counted == 4


@pytest.mark.parametrize("lost", [1, 400, 1500])
def test_a_record_that_was_cut_off_is_played_again(out, lost):
    whole = (out / "games.txt").read_bytes()
    (out / "games.txt").write_bytes(whole[:-lost])
    outcome = run_tournament(tournament("squire", "page"), 4, folder=out)
    assert outcome.games_counted == 4
    assert (out / "games.txt").read_bytes() == whole


def test_wherever_a_record_is_cut_only_whole_ones_are_kept():
    plan = tournament("page", "page@1")
    record = play_game(plan, TournamentSeats(plan.distinct), (1, 0)).record.encode() + b"\n"
    for at in range(len(record)):
        assert end_of_whole_records(record + record[:at]) == len(record), at
        assert end_of_whole_records(record[:at]) == 0, at
    assert end_of_whole_records(record + record) == 2 * len(record)
    assert end_of_whole_records(record + bytes(4096)) == len(record), "a disk that lost power"


@pytest.mark.parametrize(
    ("names", "rules", "seed", "field"),
    [
        (("page", "squire"), "2 classic", 1, "entrants"),
        (("squire:5", "page"), "2 classic", 1, "entrants"),
        (("squire", "page"), "2 revised", 1, "rules"),
        (("squire", "page"), "2 classic", 2, "seed"),
    ],
)
def test_another_tournament_s_folder_is_refused(out, names, rules, seed, field):
    before = (out / "games.txt").read_bytes()
    with pytest.raises(KingdominoError) as refused:
        run_tournament(tournament(*names, rules=rules, seed=seed), 2, folder=out)
    assert (refused.value.code, refused.value.facts["name"]) == ("another_tournament", field)
    assert (out / "games.txt").read_bytes() == before


@pytest.mark.parametrize("name", ["mybots.py:First", "mybots:First", "pack.deep:First"])
def test_games_of_a_bot_whose_file_has_changed_are_not_mixed(here, name):
    (here / "pack").mkdir()
    (here / "pack" / "deep.py").write_text((here / "mybots.py").read_text())
    plan = tournament(name, "page")
    run_tournament(plan, 2, folder=here / "out")
    assert run_tournament(plan, 4, folder=here / "out").games_counted == 4, "nothing has changed yet"
    path = here / "pack" / "deep.py" if "deep" in name else here / "mybots.py"
    before = path.read_text()
    path.write_text(before.replace("return moves[0]", "return moves[-1]"))
    with pytest.raises(KingdominoError) as refused:
        run_tournament(plan, 6, folder=here / "out")
    assert (refused.value.code, refused.value.facts["bot"]) == ("another_file_of_the_bot", name)
    path.write_text(before)
    assert run_tournament(plan, 6, folder=here / "out").games_counted == 6


def test_a_folder_without_fingerprints_is_gone_on_with_for_our_own_levels_only(here):
    for names in (("squire", "page"), ("squire", "mybots.py:First")):
        folder = here / names[1].replace(":", "-")
        run_tournament(tournament(*names), 2, folder=folder)
        identity = json.loads((folder / "tournament.json").read_text())
        assert ("files" in identity) == (names[1] != "page")
        (folder / "tournament.json").write_text(json.dumps({key: identity[key] for key in identity if key != "files"}))
    assert run_tournament(tournament("squire", "page"), 4, folder=here / "page").games_counted == 4
    with pytest.raises(KingdominoError, match="another_file_of_the_bot"):
        run_tournament(tournament("squire", "mybots.py:First"), 4, folder=here / "mybots.py-First")


def test_no_folder_is_made_for_a_bot_whose_file_is_not_there(here):
    with pytest.raises(KingdominoError, match=r"unloadable_bot.*nowhere\.py.*FileNotFoundError"):
        run_tournament(tournament("nowhere.py:First", "page"), 2, folder=here / "out")
    assert not (here / "out").exists()


def test_games_of_another_version_of_the_program_are_not_mixed(out):
    path = out / "tournament.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), "kingdomino": "0.0.0"}))
    with pytest.raises(KingdominoError, match=r"another_tournament.*kingdomino"):
        run_tournament(tournament("squire", "page"), 2, folder=out)


def test_a_folder_of_something_else_is_refused(here):
    with pytest.raises(KingdominoError, match="not_a_tournament_folder"):
        run_tournament(tournament("squire", "page"), 2, folder=here)
    assert {path.name for path in here.iterdir()} == {"mybots.py"}


def test_a_folder_that_cannot_be_made_is_refused(here):
    with pytest.raises(KingdominoError, match="folder_not_writable"):
        run_tournament(tournament("squire", "page"), 2, folder=here / "mybots.py" / "out")


def test_two_processes_never_write_to_one_folder(out):
    plan = tournament("squire", "page")
    with Journal(out, plan), pytest.raises(KingdominoError, match="tournament_in_use"):
        run_tournament(plan, 2, folder=out)
    assert run_tournament(plan, 2, folder=out).games_counted == 2


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text.replace('[Result "', '[Result "x', 1),
        lambda text: text.replace("[DeckNumber", "[Number", 1),
        lambda text: text.replace('[Discards "', '[Discards "-', 1),
        lambda text: text.replace("kings", "queens", 1),
        lambda text: text + text,
    ],
)
def test_a_damaged_file_is_refused_and_left_alone(out, damage):
    path = out / "games.txt"
    path.write_text(damage(path.read_text()))
    damaged = path.read_text()
    with pytest.raises(KingdominoError, match="damaged_games_file"):
        run_tournament(tournament("squire", "page"), 2, folder=out)
    assert path.read_text() == damaged


@pytest.mark.usefixtures("here")
def test_a_bot_that_cannot_be_loaded_ends_the_tournament_and_is_named():
    outcome = run_tournament(tournament("page", "mybots.py:Missing"), 8)
    assert outcome.failure is not None
    assert outcome.failure.code == "unloadable_bot"
    assert "mybots.py:Missing" in str(outcome.failure)
    assert (outcome.games_counted, outcome.standings) == (0, ())


@pytest.mark.parametrize("bot", ["mybots.py:InWords", "mybots.py:InWordsAlone"])
def test_a_bot_may_choose_by_a_moves_text(here, bot):
    """The same games as with the bot that chooses the same moves as values."""
    spoken = run_tournament(tournament("page", bot), 2, folder=here / "spoken")
    shown = run_tournament(tournament("page", "mybots.py:First"), 2, folder=here / "shown")
    assert spoken.failure is None
    assert shown.failure is None
    moves = [
        [Game.from_record(record).moves for record in records(folder)] for folder in (here / "spoken", here / "shown")
    ]
    assert moves[0] == moves[1]


def test_a_test_stops_the_tournament_at_the_same_deck_however_many_play():
    plan = tournament("squire", "page")
    outcomes = [run_tournament(plan, 400, jobs=jobs, hypotheses=Hypotheses(0.5, 0.6)) for jobs in (1, 2)]
    for outcome in outcomes:
        assert outcome.test is not None
        assert outcome.test.decision == "above"
        assert outcome.decks_counted == outcome.test.decks == outcomes[0].decks_counted < 50
    assert outcomes[0].standings[0].points == outcomes[1].standings[0].points
    lost = run_tournament(tournament("page", "squire"), 400, jobs=2, hypotheses=Hypotheses(0.5, 0.6))
    assert lost.test is not None
    assert lost.test.decision == "below"


def test_a_test_that_is_decided_stays_so_when_the_folder_is_opened_again(here):
    plan, hypotheses = tournament("squire", "page"), Hypotheses(0.5, 0.6)
    first = run_tournament(plan, 400, jobs=2, folder=here / "out", hypotheses=hypotheses)
    kept = (here / "out" / "games.txt").read_text()
    again = run_tournament(plan, 400, jobs=2, folder=here / "out", hypotheses=hypotheses)
    assert again.decks_counted == first.decks_counted
    assert (here / "out" / "games.txt").read_text() == kept


def test_a_bot_cannot_be_tested_against_itself():
    with pytest.raises(KingdominoError, match="nothing_to_compare"):
        run_tournament(tournament("page", "page"), 2, hypotheses=Hypotheses(0.5, 0.6))


def test_a_bot_that_only_this_process_knows_is_refused_before_anything_begins(here, monkeypatch):
    monkeypatch.setattr("kingdomino.bots.registry._MAKERS", {**_MAKERS, "mine": Page})
    with pytest.raises(KingdominoError) as refused:
        run_tournament(tournament("mine", "page"), 2, folder=here / "out")
    assert (refused.value.code, refused.value.facts) == ("bot_in_this_process_only", {"bot": "mine"})
    assert not (here / "out").exists()


def test_a_test_may_have_as_many_games_as_it_likes():
    """The games are not listed in memory: the list would not fit."""
    outcome = run_tournament(tournament("squire", "page"), 10**15, hypotheses=Hypotheses(0.5, 0.6))
    assert outcome.test is not None
    assert outcome.test.decision == "above"
    assert (outcome.games_wanted, outcome.decks_counted) == (10**15, outcome.test.decks)


@pytest.mark.parametrize("jobs", [0, -1, 10**6])
def test_an_impossible_number_of_processes_is_refused(jobs):
    with pytest.raises(KingdominoError, match="unusable_jobs"):
        run_tournament(tournament("page", "squire"), 2, jobs=jobs)


def test_progress_is_told_game_by_game():
    told: list[tuple[int, int]] = []
    run_tournament(tournament("page", "squire"), 3, progress=lambda *numbers: told.append(numbers))
    assert told == [(finished, 4) for finished in range(5)]
