"""What an operator can watch, and that nobody can be found in it."""

import os
import re

from prometheus_client.parser import text_string_to_metric_families

from kingdomino.server.operation.metrics import Metrics
from kingdomino.tables.messages.events import MoveMade
from tests.server.front.playing import Player
from tests.server.front.serving import ask


def figures(server):
    text = server.get("/metrics").text
    return text, {
        (sample.name, *sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_moves_requests_refusals_and_commits_are_counted(server):
    player = Player(server, "Rumpelstiltskin")
    player.table(play=True)
    server.get("/api/tables/AAAAA")
    with server.socket() as socket:
        ask(socket, {"type": "ping"})
        text, found = figures(server)
        assert found["kingdomino_connections",] == 1
    assert found["kingdomino_moves_total", ("by", "person")] >= 48
    assert found["kingdomino_refusals_total", ("code", "no_such_table")] >= 1
    assert found["kingdomino_refusals_total", ("code", "hello_first")] >= 1
    assert found["kingdomino_steps_committed_total",] >= found["kingdomino_commits_total",] >= 1
    assert found["kingdomino_move_seconds_count",] == found["kingdomino_moves_total", ("by", "person")]
    assert (
        found["kingdomino_move_seconds_bucket", ("le", "+Inf")]
        >= found["kingdomino_move_seconds_bucket", ("le", "0.1")]
    )
    assert found["kingdomino_commit_seconds_count",] == found["kingdomino_commits_total",]
    labels = (("method", "GET"), ("route", "/api/tables/{code}"), ("status", "404"))
    assert found[("kingdomino_request_seconds_count", *labels)] >= 1
    for personal in ("Rumpelstiltskin", player.secret, "AAAAA", "127.0.0.1"):
        assert personal not in text


def test_made_up_methods_and_addresses_do_not_fill_the_memory(server):
    for number in range(30):
        server.get(f"/nowhere/{number}")
        server.get(f"/api/nowhere/{number}")
        server.http.request(f"METHOD{number}", "/healthz")
    text, _ = figures(server)
    assert "nowhere" not in text
    assert "METHOD" not in text
    assert len(set(re.findall(r"kingdomino_request_seconds_count\{[^}]*\}", text))) < 20


def test_two_servers_in_one_process_count_for_themselves():
    one, other = Metrics(), Metrics()
    one.stored([MoveMade(0, "=1", "bot", (), 0, 0)])
    one.thought("page", 0.01)
    one.tables(3)
    assert b'kingdomino_moves_total{by="bot"} 1.0' in one.text()
    assert b"kingdomino_tables_in_memory 3.0" in one.text()
    assert b'level="page"' in one.text()
    assert b'kingdomino_moves_total{by="bot"} 0.0' in other.text()


def test_the_figures_of_several_processes_are_summed(tmp_path):
    one, other = Metrics(), Metrics()
    one.share(tmp_path)
    others = other.share(tmp_path)
    for metrics in (one, other):
        metrics.stored([MoveMade(0, "=1", "bot", (), 0, 0)])
        metrics.connected(2)
        metrics.moved(0.003)
    others.publish()
    text = one.text().decode()
    assert 'kingdomino_moves_total{by="bot"} 2.0' in text
    assert "kingdomino_connections 4.0" in text
    assert 'kingdomino_move_seconds_bucket{le="0.0025"} 0.0' in text
    assert 'kingdomino_move_seconds_bucket{le="0.005"} 2.0' in text
    assert "kingdomino_move_seconds_count 2.0" in text
    assert text.count("# TYPE kingdomino_move_seconds histogram") == 1
    assert text.count("\nprocess_start_time_seconds ") == 1


def test_a_process_that_died_keeps_its_counts_and_loses_its_gauges(tmp_path):
    one, other = Metrics(), Metrics()
    one.share(tmp_path)
    before = set(tmp_path.iterdir())
    others = other.share(tmp_path)
    other.stored([MoveMade(0, "=1", "bot", (), 0, 0)])
    other.connected(2)
    others.publish()
    (file,) = set(tmp_path.iterdir()) - before
    os.utime(file, (0, 0))
    text = one.text().decode()
    assert 'kingdomino_moves_total{by="bot"} 1.0' in text
    assert "kingdomino_connections 0.0" in text
