"""The example bots of the documents play whole games."""

import re

import numpy as np
import pytest
from tools.client import find_node

from kingdomino import Position, Ruleset
from kingdomino.tournaments import run_tournament
from tests.examples import EXAMPLES, example
from tests.guides import ROOT

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


def test_first_players_are_measured_and_drawn():
    script = example("first_player")
    found = script.measure(40)
    assert [len(outlook.shares) for outlook in found.values()] == [2, 2, 2, 3, 4]
    assert all(sum(outlook.shares) == pytest.approx(1) for outlook in found.values())
    assert script.table(found).count("±") == 2 + 2 + 2 + 3 + 4
    assert script.picture(found).count("<rect") == 1 + 2 + 2 + 2 + 3 + 4


def test_shares_of_first_players_in_the_page_are_those_of_the_present_value():
    """Within four standard errors of fewer trials. When this fails: `python -m tools.outputs first_player`."""
    script = example("first_player")
    rules, order = "4 classic", "0 1 2 3"
    start = Position.start(Ruleset.parse(rules)).play(f"kings {order}")
    found = script.expect(start, playouts=400, seed=2, threads=2)
    (line,) = re.findall(rf"^{rules}, kings {order} +(.*)$", (ROOT / "docs/guides/examples.md").read_text(), re.M)
    for share, error, shown in zip(found.shares, found.errors, re.findall(r"([\d.]+) ±", line), strict=True):
        assert abs(float(shown) - 100 * share) < 4 * 100 * error


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
