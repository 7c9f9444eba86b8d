"""The dominoes and the bots, as they are."""

from kingdomino.bots import LEVELS
from kingdomino.rules import DOMINOES
from kingdomino.tables.answers import box
from tests.tables.answering import told


def test_the_48_dominoes_are_those_of_the_box():
    shown = told(box.dominoes())["dominoes"]
    assert [(one["number"], one["a"]["terrain"], one["a"]["crowns"]) for one in shown] == [
        (domino.number, *domino.a) for domino in DOMINOES.values()
    ]
    assert [tuple(one["b"].values()) for one in shown] == [tuple(domino.b) for domino in DOMINOES.values()]


def test_the_bots_are_listed_from_the_weakest_to_the_strongest():
    bots = told(box.bots())["bots"]
    assert [bot["level"] for bot in bots] == list(LEVELS)
    strengths = [bot["rating"]["mu"] for bot in bots]
    assert strengths == sorted(strengths)
    assert all(bot["rating"]["games"] >= 80 for bot in bots)
