"""The example bots of the documents play whole games."""

import re

import numpy as np
import pytest
from tools.client import find_node
from tools.outputs import ROOT, marked

from kingdomino.tournaments import run_tournament
from tests.examples import EXAMPLES, example

from .made import tournament


@pytest.mark.parametrize("rules", ["2 classic mighty-duel", "3 revised harmony"])
def test_the_bot_in_javascript_plays_by_the_rules_and_better_than_at_random(rules):
    command = f"cmd:{' '.join(find_node().node)} {EXAMPLES / 'bot.mjs'}"
    plan = tournament(command, *["page"] * (int(rules[0]) - 1), rules=rules)
    best, *others = run_tournament(plan, 2).standings
    assert (str(best.entrant), best.forfeits, best.share.mean) == (command, (), 1.0)
    assert not any(found.forfeits for found in others)


def test_the_bot_in_ten_lines_beats_one_that_plays_at_random():
    best, page = run_tournament(tournament(f"{EXAMPLES / 'crowns.py'}:Crowns", "page"), 2).standings
    assert (best.forfeits, best.share.mean, str(page.entrant)) == ((), 1.0, "page")


def test_the_page_about_first_players_says_what_the_program_finds():
    """Within four standard errors of fewer games; their seed is the same in every run."""
    script = example("first_player")
    found = script.measure(5_000)
    assert [len(outlook.shares) for outlook in found.values()] == [2, 2, 2, 3, 4]
    (output,) = [one for one in marked(ROOT / "docs" / "guides" / "examples.md") if "first_player" in one["command"]]
    lines = output["output"].strip("`\n").splitlines()[1:]
    for line, printed, outlook in zip(lines, script.table(found).splitlines(), found.values(), strict=True):
        assert line.split("  ")[0] == printed.split("  ")[0]
        shares = [float(share) / 100 for share in re.findall(r"([0-9.]+) ±", line)]
        assert len(shares) == len(outlook.shares)
        for share, measured, error in zip(shares, outlook.shares, outlook.errors, strict=True):
            assert abs(share - measured) < 4 * error, line
    assert script.picture(found).count("<rect") == 1 + 2 + 2 + 2 + 3 + 4


def test_searches_of_many_games_by_the_kernel_s_batch_interface_play_and_learn():
    script = example("alphazero")
    net = script.Net()
    seen, policies, values, points = script.play(net, games=3, visits=2, seed=5)
    assert (len(seen), len(policies), len(values)) == (3 * 48,) * 3
    assert policies.sum(axis=1) == pytest.approx(1)
    assert points > 0
    before = net(seen)[0]
    net.learn(seen, policies, values)
    assert -(policies * np.log(net(seen)[0])).sum() < -(policies * np.log(before)).sum()
