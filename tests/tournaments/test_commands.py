"""`kingdomino tournament` and `kingdomino bots`, as users see them."""

import json
import re
import subprocess
import sys

import pytest
from rich.cells import cell_len

from kingdomino.bots import bot_names
from kingdomino.cli.words import Words
from kingdomino.locales import LANGUAGES, catalogue
from kingdomino.tournaments import run_tournament

from .made import tournament


def test_a_tournament_shows_a_table(run):
    shown = run("tournament", "squire", "page", "--games", 19, "--seed", 3, "--jobs", 2)
    assert shown.code == 0
    assert not shown.err
    assert "Rules: 2 classic. Seed: 3." in shown.out
    assert "20 games: 10 decks × 2 seat rotations." in shown.out, "rounded up to whole decks"
    rows = re.findall(r"^(squire|page) +([\d.]+)% \(([\d.]+)–([\d.]+)\) +[\d.]+ ± [\d.]+ +[+-]", shown.out, re.M)
    assert [row[0] for row in rows] == ["squire", "page"]
    for _, share, low, high in rows:
        assert float(low) <= float(share) <= float(high)
    assert sum(float(row[1]) for row in rows) == pytest.approx(100)


def test_the_table_fits_80_columns_in_every_language(run, here):
    """Played once, then shown again from its folder."""
    command = ("tournament", "squire:123456", "page", "mybots.py:HangingInTheThirdGame", "page@1.125", "--games", 8)
    (here / "mybots.py").write_text((here / "mybots.py").read_text().replace("games > 3", "games > 10**6"))
    numbers = r"[\d.]+% \([\d.]+–[\d.]+\)\u200e? .*\d ± \d.*\d ± \d.*\d ± \d"
    for language in LANGUAGES:
        shown = run("--lang", language, *command, "--sprt", "0.25,0.3", "--out", "out")
        assert shown.code == 0
        assert all(cell_len(line) <= 80 for line in shown.out.split("\n")), language
        assert len(re.findall(numbers, shown.out)) == 4, f"{language}: no number is cut short"
        assert "…" not in shown.out, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_listed_in_every_language_with_what_each_is(run, language):
    shown = run("--lang", language, "bots")
    assert shown.code == 0
    assert all(cell_len(line) <= 80 for line in shown.out.split("\n"))
    words = Words(catalogue(language))
    assert words.text("bots-about-page") in shown.out
    names = re.findall("^\u200e?([a-z]+)(?![a-z])", shown.out, re.M)
    assert list(dict.fromkeys(name for name in names if name in bot_names())) == list(bot_names())


def test_json_tells_everything_exactly(run):
    found = json.loads(run("tournament", "squire:9", "page", "page", "--games", 6, "--sprt", "0.3,0.4", "--json").out)
    assert (found["rules"], found["entrants"], found["seed"]) == ("3 classic", ["squire:9", "page", "page"], 1)
    assert (found["games"], found["games_finished"], found["games_wanted"]) == (6, 6, 6)
    assert (found["decks"], found["rotations"], found["interrupted"], found["failure"]) == (2, 3, False, None)
    squire, page = sorted(found["standings"], key=lambda standing: standing["seats"])
    assert squire["win_share"]["mean"] + 2 * page["win_share"]["mean"] == pytest.approx(1)
    assert squire["points"]["low"] < squire["points"]["mean"] < squire["points"]["high"]
    assert squire["seconds_a_decision"] > 0
    assert squire["rating"]["sigma"] < 25 / 3
    assert found["sprt"] == {"lower": 0.3, "upper": 0.4, "error": 0.05, "decks": 2, "decision": None}


@pytest.mark.usefixtures("here")
def test_budgets_are_given_for_all_who_use_one_or_for_one(run):
    arguments = ("tournament", "mybots.py:First", "page:5", "page", "--games", 1, "--json")
    shown = json.loads(run(*arguments, "--seconds", "0.5").out)
    assert shown["entrants"] == ["mybots.py:First@0.5", "page:5", "page"]
    assert json.loads(run(*arguments, "--playouts", "7").out)["entrants"] == ["mybots.py:First:7", "page:5", "page"]
    assert run(*arguments, "--seconds", "1", "--playouts", "1").code == 2


def test_a_test_says_what_it_decided(run):
    command = ("tournament", "squire", "page", "--games", 400, "--jobs", 2, "--sprt", "0.5,0.6")
    shown = run(*command).out
    assert re.search(r"Decided after \d+ decks: squire wins more than 50% \(risk 5%", shown)
    assert "chosen in advance" in " ".join(shown.split())
    undecided = run("tournament", "squire", "page", "--games", 2, "--sprt", "0.5,0.6").out
    assert "Undecided after 1 deck: squire may win more than 50% or less than 60%." in undecided


def test_a_test_without_shares_is_about_par_and_takes_no_bot_for_its_shares(run, here):
    """Shares are counted by the seat, so par is the same for a bot with several seats. What was played is kept."""
    for words, pair in (
        (("squire", "page", "--games", 2, "--sprt"), (0.5, 0.55)),
        (("--games", 2, "--sprt", "squire", "page"), (0.5, 0.55)),
        (("squire", "--sprt", "page", "--games", 2), (0.5, 0.55)),
        (("squire", "page", "--sprt", "--games", 2), (0.5, 0.55)),
        (("squire", "page", "page", "--games", 2, "--sprt"), (1 / 3, 1 / 3 + 0.05)),
        (("squire", "squire", "page", "page", "--games", 2, "--sprt"), (0.25, 0.3)),
        (("--sprt", "0.4,0.6", "squire", "page", "--games", 2), (0.4, 0.6)),
        (("--sprt=0.4,0.6", "squire", "page", "--games", 2), (0.4, 0.6)),
    ):
        bots = [word for word in words if word in ("squire", "page")]
        found = json.loads(run("tournament", *words, "--out", here / "-".join(bots), "--json").out)
        assert (found["sprt"]["lower"], found["sprt"]["upper"]) == pytest.approx(pair), words
        assert found["entrants"] == bots


def test_bots_may_stand_between_and_behind_options(run):
    mixed = run("tournament", "squire", "--games", 2, "page", "--seed", 4, "page", "--json")
    assert json.loads(mixed.out)["entrants"] == ["squire", "page", "page"]
    assert run("tournament", "squire", "--nonsense", "page").code == 2


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("squire", "page", "page", "--rules", "2 classic"), "A table of 2 needs 2 bots, not 3."),
        (("squire",), "There can be 2 to 4 players, not 1"),
        (("squire", "page", "--rules", "2 baroque"), "is not a ruleset"),
        (("squire", "page", "page", "--rules", "3 classic mighty-duel"), "Mighty Duel is for 2"),
        (("squire", "jester"), "There is no bot called jester. The bots are page, squire"),
        (("squire", "mybots.py"), "write mybots.py:MyBot, with the name of its class"),
        (("squire", "page@soon"), "write king@0.1 for seconds"),
        (("squire", "page@0"), "0.0 is not valid for seconds"),
        (("squire", "page", "--playouts", "-5"), "-5 is not valid for playouts"),
        (("squire", "page", "--games", "0"), "0 games are too few"),
        (("squire", "page", "--jobs", "0"), "processes, not 0"),
        (("squire", "page", "--seed", "-1"), "-1 cannot be a seed"),
        (("squire", "page", "--sprt", "0.6"), "is not a pair of win shares"),
        (("page", "page", "--sprt", "0.5,0.6"), "two different bots"),
        (("squire", "page", "--out", "."), "is not a tournament folder"),
        (("squire", "page", "--out", "mybots.py/out"), "Cannot write to the folder"),
        (("squire", "mybots.py:Missing"), "mybots.py:Missing cannot be loaded: AttributeError"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(run, arguments, part):
    left = run("tournament", *arguments)
    assert left.code == 1
    assert part in " ".join(left.err.split())


@pytest.mark.usefixtures("here")
def test_a_bot_that_cannot_be_loaded_is_named_in_every_language(run):
    left = run("tournament", "mybots.py:Forgetful", "page", "--games", 2)
    assert left.code == 1
    assert "mybots.py:Forgetful" in left.err
    failure = run_tournament(tournament("mybots.py:Forgetful", "page"), 2).failure
    assert failure is not None
    assert all("mybots.py:Forgetful" in Words(catalogue(language)).error(failure) for language in LANGUAGES)


def test_what_is_in_a_folder_is_said_in_every_language(run, here):
    run("tournament", "squire", "page", "--games", 2, "--out", "out")
    for language in LANGUAGES:
        left = run("--lang", language, "tournament", "page", "squire", "--games", 2, "--out", "out")
        assert left.code == 1
        assert "squire page" in left.err
        assert "page squire" in left.err
    (here / "out" / "games.txt").write_text("x\n\n")
    for language in LANGUAGES:
        assert "games.txt" in run("--lang", language, "tournament", "squire", "page", "--out", "out").err


@pytest.mark.usefixtures("here")
def test_what_bots_print_does_not_mix_with_the_output():
    command = [sys.executable, "-m", "kingdomino", "tournament", "mybots.py:Talking", "page", "--games", "2", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 2
    assert "I am thinking" in done.stderr


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_bot_s_fault(here, closed):
    program = f'"{sys.executable}" -m kingdomino tournament mybots.py:Talking page --games 2 --out out {closed}'
    done = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    games = (here / "out" / "games.txt").read_text()
    assert games.count("[Result") == 2
    assert "Forfeit" not in games
    assert "thinking" not in games + done.stdout + done.stderr
    assert "thinking" in (here / "out" / "stderr" / "1-mybots.py-Talking.txt").read_text()


@pytest.mark.usefixtures("here")
def test_a_process_that_cannot_be_started_is_no_lost_output():
    code = (
        "import resource, sys; from kingdomino.cli import main;"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (12, 12)); sys.exit(main(sys.argv[1:]))"
    )
    command = ("--lang", "en", "tournament", "squire", "page", "--games", "20", "--jobs", "6", "--json")
    done = subprocess.run([sys.executable, "-c", code, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert json.loads(done.stdout)["failure"] == "process_not_started"
    assert re.search(r"Refused\. Process \d of the tournament could not be started: .*--jobs", done.stderr)


def test_bots_are_rated_from_tournaments(run, here):
    for seed in (1, 2):
        run("tournament", "squire", "page@0.5", "--games", 4, "--seed", seed, "--out", f"out{seed}")
    shown = run("bots", "--from", "out1", "out2", "--save", "ratings.json")
    assert shown.code == 0
    assert re.search(r"^squire +[\d.]+ ± [\d.]+ +8 ", shown.out, re.M)
    assert re.search(r"^page@0.5 +[\d.]+ ± [\d.]+ +8 +Plays at random", shown.out, re.M), (
        "the level, as it was measured"
    )
    assert re.search(r"^knight +– +– ", shown.out, re.M)
    assert re.search(r"^Not measured yet: knight, duke, king\.", shown.out, re.M)
    saved = json.loads((here / "ratings.json").read_text())
    assert {**saved, "levels": list(bot_names())} == json.loads(run("bots", "--from", "out1", "out2", "--json").out)
    nowhere = run("bots", "--from", "nowhere")
    assert (nowhere.code, nowhere.err) == (1, "Refused. There is no tournament in nowhere.\n")
    assert run("bots", "--from", "out1", "--save", "nowhere/ratings.json").code == 1


def test_a_level_is_shown_as_it_is_or_else_with_the_budget_that_was_measured_most(run, monkeypatch):
    ratings = {"duke:9": (31.0, 100), "duke@0.0125": (30.0, 400), "king:50": (41.0, 900), "king": (40.0, 8)}
    measured = {"ratings": {name: {"mu": mu, "sigma": 1.0, "games": games} for name, (mu, games) in ratings.items()}}
    monkeypatch.setattr("kingdomino.cli.bots.measured_ratings", lambda: measured)
    shown = run("bots").out
    assert re.findall(r"^((?:duke|king)\S*) +([\d.]+) ± ", shown, re.M) == [
        ("duke@0.0125", "30.0"),
        ("duke:9", "31.0"),
        ("king", "40.0"),
        ("king:50", "41.0"),
    ]
    assert re.search(r"^duke@0.0125 .* Looks a round ahead", shown, re.M)
    assert "Not measured yet: page, squire, knight." in shown
