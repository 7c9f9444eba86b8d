"""Long campaigns go on where they were interrupted, and a soak notices what grows."""

import json

import pytest

from tests.server import soak
from tests.server.campaign import Campaign, OtherCampaign, parts_of


def test_a_campaign_goes_on_after_the_portions_that_are_done(tmp_path):
    journal = tmp_path / "kills.jsonl"
    campaign = Campaign(journal, 3, kills=60)
    assert list(campaign.left()) == [0, 1, 2]
    campaign.done(1, {"moves": 40})
    with journal.open("a") as file:
        file.write('{"portion": 2, "resu')  # it was killed in the middle of a line
    resumed = Campaign(journal, 3, kills=60)
    assert list(resumed.left()) == [0, 2]
    resumed.done(0, {"moves": 2})
    resumed.done(2, {"moves": 3})
    whole = Campaign(journal, 3, kills=60)
    assert list(whole.left()) == []
    assert whole.total("moves") == 45
    assert json.loads(journal.read_text().partition("\n")[0]) == {"portions": 3, "kills": 60}


def test_a_campaign_with_other_options_is_not_resumed(tmp_path):
    journal = tmp_path / "kills.jsonl"
    Campaign(journal, 1, kills=60).done(0, {})
    with pytest.raises(OtherCampaign):
        Campaign(journal, 1, kills=61)


def test_portions_add_up():
    assert parts_of(300, 25) == [25] * 12
    assert parts_of(10, 4) == [4, 3, 3]
    assert parts_of(1, 25) == [1]


def test_a_soak_samples_the_memory_of_a_server_that_people_play_on():
    soaked = soak.run(1.0, tables=4, seed=3, least=20)
    assert soaked.moves >= 20
    assert soaked.tables > 0
    assert min(soaked.server) > 0
    assert len(soaked.server) == len(soaked.bots)


def test_memory_that_grows_is_noticed():
    assert soak.growth([50, *[100] * 30], since=1) == 1
    assert soak.growth([100 + number for number in range(50)], since=1) > 1.2
    filled = [*range(100, 130), *[130] * 20]
    assert soak.growth(filled, since=1) > 1.1
    assert soak.growth(filled, since=3) == 1
