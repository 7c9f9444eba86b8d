"""The lobby, a table as a joiner sees it, my tables and my games; records and replays of what was really played."""

import pytest

from kingdomino import Game
from tests.server.front.playing import Player
from tests.server.front.serving import ask


@pytest.fixture(scope="module")
def played(server):
    """A person with a finished game."""
    player = Player(server)
    return player, player.table(play=True, rules="2 classic harmony")


def test_the_lobby_lists_only_tables_that_are_listed_and_gather(server, player):
    gathering = [{"kind": "me"}, {"kind": "open"}]
    listed = player.table(seats=gathering, listed=True)
    private = player.table(seats=gathering)
    codes = [table["code"] for table in server.get("/api/tables").json()["tables"]]
    assert listed in codes
    assert private not in codes


def test_the_lobby_lists_no_table_that_nobody_waits_at(server, player):
    def listed():
        return [table["code"] for table in server.get("/api/tables").json()["tables"]]

    bots = [{"kind": "bot", "level": "page"}, {"kind": "open"}]
    with server.socket() as socket:
        ask(socket, {"type": "hello", "secret": player.secret})
        code = ask(socket, {"type": "create", "rules": "2 classic", "seats": bots, "listed": True})[0]["table"]
        assert code in listed(), "its host is there"
        ask(socket, {"type": "exit", "table": code})
        assert code not in listed()
        ask(socket, {"type": "sit", "table": code, "seat": 1})
        assert code not in listed(), "it is full"
        ask(socket, {"type": "clear", "table": code, "seat": 0})
        assert code in listed()
        ask(socket, {"type": "leave", "table": code})
        assert code not in listed()


def test_a_host_who_is_deleted_takes_their_tables_out_of_the_lobby(server, player):
    code = player.table(seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    assert code in server.get("/api/tables").text
    player.ask("DELETE", "/api/guest")
    assert code not in server.get("/api/tables").text


def test_a_joiner_sees_the_stage_the_rules_and_the_seats(server, player):
    code = player.table(seats=[{"kind": "me"}, {"kind": "open"}], rules="2 revised mighty-duel")
    table = server.get(f"/api/tables/{code}").json()
    assert (table["stage"], table["open_seats"], table["host"]) == ("gathering", 1, player.number)
    assert table["rules"]["text"] == "2 revised mighty-duel"
    assert table["rules"]["grid"] == 7
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [("person", "Ann"), ("open", None)]


def test_a_table_whose_deck_was_set_says_so_in_every_list(server):
    host = Player(server)
    plain, arranged = host.table(listed=True), host.table(listed=True, deck=list(range(1, 25)), kings=[0, 1, 0, 1])
    listed = host.ask("GET", "/api/my/tables").json()["tables"]
    assert {table["code"]: table["fixed_deck"] for table in listed} == {plain: False, arranged: True}
    assert server.get(f"/api/tables/{arranged}").json()["fixed_deck"]


def test_looking_for_a_table_makes_none(server):
    for _ in range(2):
        answer = server.get("/api/tables/ZZZZZ")
        assert (answer.status_code, answer.json()) == (404, {"code": "no_such_table", "facts": {"table": "ZZZZZ"}})
    assert server.get("/api/tables/zzzzz").status_code == 422


def test_guessing_codes_is_limited_for_tables_and_games_alike(serve):
    server = serve(wrong_codes_per_minute=3)
    paths = ["/api/tables/AAAAA", "/api/games/AAAAA-1", "/api/games/AAAAB-1/record", "/api/tables/AAAAC"]
    assert [server.get(path).status_code for path in paths] == [404, 404, 404, 429]
    known = Player(server).table()
    assert server.get(f"/api/tables/{known}").status_code == 429, "also what exists: nothing is learned"
    assert server.get(f"/api/tables/{known}", headers={"X-Forwarded-For": "198.51.100.9"}).status_code == 200
    assert Player(server).ask("GET", f"/api/tables/{known}").status_code == 200, "who guessed nothing at this address"


def test_links_that_nobody_gave_out_are_limited(serve):
    server = serve(wrong_codes_per_minute=2)
    tries = [server.post("/api/guests/from-link", json={"code": "A" * 22}).status_code for _ in range(3)]
    assert tries == [404, 404, 429]


def test_my_tables_are_the_unfinished_ones_where_i_sit(server, played):
    player, finished = played
    running = player.table(start=True)
    other = Player(server, "Ben").table()
    mine = player.ask("GET", "/api/my/tables").json()["tables"]
    codes = [table["code"] for table in mine]
    assert running in codes
    assert finished not in codes
    assert other not in codes
    assert next(table for table in mine if table["code"] == running)["to_act"] == [player.number]


def test_my_games_tell_how_they_ended(played):
    player, code = played
    listed = player.ask("GET", "/api/my/games").json()
    game = next(game for game in listed["games"] if game["table"] == code)
    assert game["game"] == f"{code}-1"
    assert game["players"] == ["Ann", "Ben"]
    assert game["seats"] == [0, 1]
    assert sorted(game["places"]) == [1, 2] or game["places"] == [1, 1]
    assert listed["before"] is None
    older = player.ask("GET", f"/api/my/games?before={game['ended']}").json()["games"]
    assert all(found["game"] != game["game"] for found in older)


def test_the_gallery_shows_the_final_kingdoms_of_my_games_a_page_at_a_time(server):
    player = Player(server)
    codes = [player.table(play=True, rules="2 classic") for _ in range(2)]
    found = player.ask("GET", "/api/my/gallery").json()
    assert [game["listing"]["table"] for game in found["games"]] == codes[::-1]
    assert (found["before"], found["counts"]) == (None, {"all": 2, "won": 2, "people": 0})
    for game in found["games"]:
        replay = server.get(f"/api/games/{game['listing']['game']}").json()["games"][0]
        last = replay["positions"][-1]["kingdoms"]
        assert game["kingdoms"] == [replay["kingdoms"][index]["laid"] for index in last]
        assert any(game["kingdoms"])
    older = player.ask("GET", f"/api/my/gallery?before={found['games'][0]['listing']['ended']}").json()
    assert [game["listing"]["table"] for game in older["games"]] == codes[:1]
    assert player.ask("GET", "/api/my/gallery?which=people").json()["games"] == []
    assert len(player.ask("GET", "/api/my/gallery?which=won").json()["games"]) == 2
    assert player.ask("GET", "/api/my/gallery?which=lost").status_code == 422
    assert server.get("/api/my/gallery").status_code == 401


def test_a_finished_game_s_record_is_a_file_that_every_reader_reads(server, played):
    _, code = played
    answer = server.get(f"/api/games/{code}-1/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f'filename="kingdomino-{code}-1.txt"' in answer.headers["content-disposition"]
    game = Game.from_record(answer.text)
    assert game.is_over
    assert game.players == ("Ann", "Ben")
    assert server.post("/api/verify", json={"record": answer.text}).json()["passed"] is True


def test_a_finished_game_replays_as_it_was_played(server, played):
    _, code = played
    game = Game.from_record(server.get(f"/api/games/{code}-1/record").text)
    replay = server.get(f"/api/games/{code}-1").json()
    assert replay == server.post("/api/replay", json={"record": game.record()}).json()
    assert [position["move"] for position in replay["games"][0]["positions"][1:]] == [str(move) for move in game.moves]


def test_a_running_game_has_no_record_yet_and_to_ask_for_it_is_no_guess(serve):
    server = serve(wrong_codes_per_minute=1)
    code = Player(server).table(start=True)
    for path in (f"/api/games/{code}-1", f"/api/games/{code}-1/record", f"/api/games/{code}-1"):
        answer = server.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_finished_game")


def test_a_forgotten_guest_s_name_is_gone_from_finished_games(server):
    player = Player(server, "Rumpelstiltskin")
    code = player.table(play=True)
    assert "Rumpelstiltskin" in server.get(f"/api/games/{code}-1/record").text
    player.ask("DELETE", "/api/guest")
    for path in (f"/api/games/{code}-1/record", f"/api/games/{code}-1", f"/api/tables/{code}"):
        assert "Rumpelstiltskin" not in server.get(path).text, path
