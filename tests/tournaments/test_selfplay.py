"""Self-play data: whole games with their decisions, in files that are there wholly or not at all."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from kingdomino import Game, KingdominoError, Position, Ruleset, kernel
from kingdomino.bots import Entrant, bot
from kingdomino.environment import observation_of
from kingdomino.kernel import action_of
from kingdomino.tournaments import Tournament, load_selfplay, run_selfplay, selfplay_plan

from .test_interruption import hear_signals, wait_until


def plan(*names: str, rules: str = "2 classic", seed: int = 1) -> Tournament:
    return selfplay_plan(tuple(map(Entrant.parse, names)), Ruleset.parse(rules), seed)


def rows(folder: Path) -> list[tuple[object, ...]]:
    """Every decision, as one can compare it."""
    columns = load_selfplay(folder, columns=["game", "number", "seat", "position", "move", "share"])
    return list(zip(*(column.tolist() for column in columns.values()), strict=True))


def test_decisions_carry_the_position_the_move_the_search_s_values_and_the_final_result(here):
    outcome = run_selfplay(plan("king:20", "squire"), 2, here / "out")
    assert (outcome.games_finished, outcome.interrupted, outcome.failure) == (2, False, None)
    games, decisions = load_selfplay(here / "out", "games"), load_selfplay(here / "out")
    assert games["players"][0].tolist() == ["king:20", "squire"]
    assert games["players"][1].tolist() == ["squire", "king:20"]
    for number, record in zip(games["game"], games["record"], strict=True):
        game = Game.from_record(record)
        own = decisions["game"] == number
        made = [step for step in zip(game.positions, game.moves, strict=False) if step[0].to_act is not None]
        assert decisions["position"][own].tolist() == [str(position) for position, _ in made]
        assert decisions["move"][own].tolist() == [str(move) for _, move in made]
        assert decisions["action"][own].tolist() == [action_of(*step) for step in made]
        points = [game.position.score(seat).total for seat in (0, 1)]
        seats = decisions["seat"][own]
        assert decisions["points"][own].tolist() == [points[seat] for seat in seats]
        assert decisions["final_margin"][own].tolist() == [points[seat] - points[1 - seat] for seat in seats]
        assert decisions["share"][own].tolist() == [(game.position.winners() == (seat,)) * 1.0 for seat in seats] or (
            len(game.position.winners()) == 2
        )
        kings = seats == games["players"][number].tolist().index("king:20")
        choices = decisions["legal_moves"][own] > 1
        assert (~np.isnan(decisions["wins"][own]) == (kings & choices)).all(), "the squire does not search"
    searched = ~np.isnan(decisions["wins"])
    for row in np.flatnonzero(searched)[:20]:
        assert decisions["actions"][row][0] == decisions["action"][row]
        assert decisions["action_wins"][row][0] == decisions["wins"][row]
        assert len(decisions["actions"][row]) == len(decisions["action_playouts"][row])


def test_what_deciders_saw_comes_in_batches_and_is_what_an_environment_shows(here):
    """Batches at the kernel's speed, beside observations made of each position by itself."""
    run_selfplay(plan("page", "squire", "page", rules="3 revised harmony"), 12, here / "out", decks_a_file=2)
    whole = load_selfplay(here / "out")
    batches = list(load_selfplay(here / "out", columns=["position", "seat"], observe="planes"))
    assert len(batches) == 2
    kept = {name: np.concatenate([batch[name] for batch in batches]) for name in batches[0]}
    assert list(kept) == ["position", "seat", "kingdoms", "table", "action_mask"]
    assert kept["position"].tolist() == whole["position"].tolist()
    for row in range(0, len(kept["seat"]), 7):
        position = Position.parse(kept["position"][row])
        assert position.to_act == kept["seat"][row]
        for name, expected in observation_of(position).items():
            assert np.array_equal(kept[name][row], expected), (row, name)
    (states, *_) = load_selfplay(here / "out", observe="states", split="train")
    assert kernel.to_act(states["states"]).tolist() == states["seat"].tolist()


def test_a_watched_king_plays_as_one_that_is_not_watched(here):
    run_selfplay(plan("king:20"), 1, here / "out")
    decisions = load_selfplay(here / "out")
    watched = plan("king:20")
    for row in range(0, 48, 6):
        position = Position.parse(decisions["position"][row])
        seed = watched.decision_seed((1, 0), row)
        assert str(bot("king").choose(position, playouts=20, seed=seed)) == decisions["move"][row]


def test_files_hold_whole_decks_and_a_deck_is_in_one_split(here):
    run_selfplay(plan("squire", "page"), 20, here / "out", decks_a_file=4)
    names = ["decks-000001-000004.parquet", "decks-000005-000008.parquet", "decks-000009-000010.parquet"]
    for table in ("games", "decisions"):
        assert sorted(path.name for path in (here / "out" / table).iterdir()) == names
    metadata = parquet.read_metadata(here / "out" / "decisions" / names[0])
    assert metadata.row_group(0).column(0).compression == "ZSTD"
    games = load_selfplay(here / "out", "games")
    splits = {deck: set(games["split"][games["deck"] == deck]) for deck in range(1, 11)}
    assert all(len(found) == 1 for found in splits.values())
    parts = [load_selfplay(here / "out", split=split)["game"] for split in ("train", "validation", "test")]
    assert sum(map(len, parts)) == len(rows(here / "out"))
    card = (here / "out" / "README.md").read_text()
    assert "| games | 20 |" in card
    assert f"| decisions | {len(rows(here / 'out'))} |" in card


def test_more_games_prolong_it_and_the_rows_do_not_depend_on_how_they_came(here):
    run_selfplay(plan("page"), 5, here / "out", decks_a_file=4)
    longer = run_selfplay(plan("page"), 11, here / "out", decks_a_file=4, jobs=2)
    assert (longer.games_wanted, longer.games_finished) == (11, 11)
    run_selfplay(plan("page"), 11, here / "once", decks_a_file=3)
    assert rows(here / "out") == rows(here / "once")


def test_killed_at_any_time_and_resumed_no_row_is_lost_or_doubled(here):
    command = [sys.executable, "-m", "kingdomino", "selfplay", "squire", "page", "--games", "24", "--out", "out"]
    command += ["--decks-per-file", "2", "--json"]
    killed = subprocess.Popen(command, stdout=subprocess.PIPE, preexec_fn=hear_signals, start_new_session=True)
    wait_until(lambda: len(list((here / "out" / "games").glob("*.parquet"))) >= 2)
    killed.kill()
    killed.communicate()
    kept = {path: path.read_bytes() for path in (here / "out" / "games").glob("*.parquet")}
    assert 2 <= len(kept) < 6
    # As if it had been killed between the two files of some decks: decisions without their games count for nothing.
    orphan = here / "out" / "decisions" / "decks-000011-000012.parquet"
    orphan.write_bytes((here / "out" / "decisions" / "decks-000001-000002.parquet").read_bytes())
    interrupted = subprocess.Popen(command, stdout=subprocess.PIPE, preexec_fn=hear_signals, start_new_session=True)
    wait_until(lambda: len(list((here / "out" / "games").glob("*.parquet"))) > len(kept))
    os.killpg(interrupted.pid, signal.SIGINT)
    told = json.loads(interrupted.communicate()[0])
    assert told["games_finished"] == 4 * len(list((here / "out" / "games").glob("*.parquet")))
    done = subprocess.run(command, capture_output=True, check=True)
    assert json.loads(done.stdout)["games_finished"] == 24
    assert all(path.read_bytes() == content for path, content in kept.items())
    run_selfplay(plan("squire", "page"), 24, here / "never", decks_a_file=12)
    assert rows(here / "out") == rows(here / "never")


def test_a_script_without_a_main_function_may_play(here):
    """The processes that play do not run the script again."""
    (here / "script.py").write_text(
        "from kingdomino import Ruleset\nfrom kingdomino.bots import Entrant\n"
        "from kingdomino.tournaments import Tournament, run_selfplay, run_tournament, selfplay_plan\n"
        "print('begun', flush=True)\n"
        "two = (Entrant.parse('page'), Entrant.parse('squire'))\n"
        "print(run_tournament(Tournament(two, Ruleset(players=2)), 4, jobs=2).games_counted)\n"
        "print(run_selfplay(selfplay_plan(two, Ruleset(players=2)), 2, 'out').games_finished)\n"
    )
    done = subprocess.run([sys.executable, "script.py"], capture_output=True, text=True, check=False)
    assert (done.stdout.split(), done.stderr) == (["begun", "4", "2"], "")


def test_a_program_s_info_lines_are_kept_as_its_thoughts(here):
    (here / "first.py").write_text(
        "import sys\nfrom kingdomino import Position\n"
        "for line in sys.stdin:\n"
        "    word, _, rest = line.strip().partition(' ')\n"
        "    if word == 'kingdomino-bot': print('ready name=first author=test', flush=True)\n"
        "    if word == 'position': position = Position.parse(rest)\n"
        "    if word == 'go':\n"
        "        print('info wins=0.25 playouts=9 margin=?')\n"
        "        print('move', position.legal_moves()[0], flush=True)\n"
    )
    assert run_selfplay(plan(f"cmd:{sys.executable} first.py", "page"), 1, here / "out").failure is None
    decisions = load_selfplay(here / "out")
    assert set(decisions["wins"][~np.isnan(decisions["wins"])]) == {0.25}
    assert set(decisions["playouts"][~np.isnan(decisions["playouts"])]) == {9}
    assert np.isnan(decisions["margin"]).all()


def test_data_that_are_not_there_are_refused(here):
    run_selfplay(plan("page"), 1, here / "out")
    for arguments, code in (
        ({"table": "moves"}, "no_such_data"),
        ({"split": "exam"}, "no_such_data"),
        ({"columns": ["seat", "mood"]}, "no_such_data"),
        ({"observe": "feelings"}, "no_such_data"),
        ({"observe": "planes", "table": "games"}, "no_such_data"),
        ({"folder": "nowhere"}, "no_selfplay_in_folder"),
    ):
        with pytest.raises(KingdominoError) as refused:
            load_selfplay(**{"folder": here / "out", **arguments})
        assert refused.value.code == code


@pytest.mark.usefixtures("here")
def test_other_bots_another_seed_and_other_folders_are_refused(run, monkeypatch):
    assert run("selfplay", "page", "--games", 2, "--out", "out").code == 0
    assert "another tournament" in run("selfplay", "squire", "--games", 2, "--out", "out").err
    with monkeypatch.context() as before_compiling:
        before_compiling.setattr("kingdomino.cli.selfplay.compile_for", lambda *_: pytest.fail("compiled first"))
        assert "another tournament" in run("selfplay", "king:5", "--games", 2, "--out", "out").err
    assert "another tournament" in run("selfplay", "page", "--games", 2, "--seed", 2, "--out", "out").err
    assert "is not a tournament folder" in run("selfplay", "page", "--out", ".").err
    assert run("selfplay", "page").code == 2
    assert "0 is not valid for decks_a_file" in run("selfplay", "page", "--decks-per-file", 0, "--out", "new").err
