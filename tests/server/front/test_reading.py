"""What never changes, and records and kingdoms that somebody brings: the answers are tested in `tests/tables`."""

from kingdomino import Ruleset
from tests.games.playing import finished


def test_the_box_may_be_kept_for_a_day(server):
    answer = server.get("/api/dominoes")
    assert len(answer.json()["dominoes"]) == 48
    assert answer.headers["cache-control"] == "public, max-age=86400"
    assert len(server.get("/api/bots").json()["bots"]) == 5


def test_kingdoms_and_records_are_read_from_bodies(server):
    game = finished(Ruleset(players=2), 11)
    scored = server.post("/api/score", json={"kingdoms": [{"picture": "##w1w0"}], "rules": "2 classic"}).json()
    assert scored["kingdoms"][0]["score"]["total"] == 2
    replay = server.post("/api/replay", json={"record": game.record()}).json()
    assert len(replay["games"][0]["positions"]) == len(game.moves) + 1
    assert server.post("/api/verify", json={"record": game.record(), "noted": [game.commitment]}).json()["passed"]
    refused = server.post("/api/replay", json={"record": "nonsense"})
    assert (refused.status_code, refused.json()["facts"]["line"]) == (422, 1)
