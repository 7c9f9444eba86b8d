"""What comes after a game: the count, the shuffle, the record, and looking at it again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import ME, PAGE, Person
from tests.browser.playing import becomes, open_more, press_while_there
from tests.browser.serving import Server
from tests.browser.words import like, named, part, plain


@pytest.fixture(scope="session")
def freja(server: Server) -> Person:
    """Somebody who has played."""
    return Person(server.address)


@pytest.fixture(scope="session")
def finished(freja: Person) -> tuple[str, str]:
    """A table with a finished game: its code and the game's name."""
    code = freja.table("3 classic harmony", [ME, PAGE, PAGE], start=True)
    return code, str(freja.play(code)["state"]["game"]["id"])


BOX = "one => one.getBoundingClientRect().toJSON()"


def step_of(page: Page) -> tuple[int, int]:
    """Which move is shown, of how many."""
    slider = page.get_by_role("slider")
    return int(slider.input_value()), int(slider.get_attribute("max") or "0")


def expect_step(page: Page, step: int) -> None:
    """Wait until this move is shown."""
    expect(page.get_by_role("slider")).to_have_value(str(step))


def test_the_count_goes_by_itself_and_is_not_repeated_after_a_reload(visit: Visit, freja: Person, finished) -> None:
    page = visit(f"/table/{finished[0]}", kept=freja.kept, settings={"motion": "full"})
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(part("web-end-title"))
    expect(page.get_by_role("table")).to_have_count(3)
    rows = page.get_by_role("row", name=re.compile(r"^Total \d+$"))
    expect(rows).to_have_count(3)
    again = page.get_by_role("button", name=named("web-end-count-again"))
    expect(again).to_be_enabled()
    totals = rows.all_inner_texts()
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\d"))).not_to_have_count(0)
    page.reload()
    expect(again).to_be_enabled()
    expect(page.get_by_role("button", name=named("web-end-play-again"))).to_be_in_viewport(ratio=1)
    for total in rows.all():
        expect(total).to_be_in_viewport(ratio=1)
    becomes(page, lambda: len({total.evaluate(BOX)["top"] for total in rows.all()}), 1)  # all cards are level
    open_more(page)
    for key in ("web-end-replay", "web-end-home"):
        expect(page.get_by_role("link", name=named(key))).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    again.click()
    press_while_there(page.get_by_role("button", name=named("web-end-skip")))
    expect(again).to_be_enabled()
    expect(rows).to_have_text(totals, use_inner_text=True)


def test_the_shuffle_is_checked_against_what_the_browser_noted(visit: Visit, server: Server) -> None:
    emre = Person(server.address, "Emre")
    code = emre.table("2 classic", [ME, PAGE], start=True)
    page = visit(f"/table/{code}", kept=emre.kept)
    page.get_by_role("grid").wait_for()
    emre.play(code)
    open_more(page)
    page.get_by_role("button", name=named("web-end-shuffle")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(part("verify-passed"))
    expect(dialog).to_contain_text(part("web-end-shuffle-noted"))
    expect(dialog).to_contain_text(part("web-end-shuffle-about"))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_record_is_downloaded_and_replayed_from_the_file(
    visit: Visit, freja: Person, finished: tuple[str, str], tmp_path: Path
) -> None:
    page = visit(f"/table/{finished[0]}", kept=freja.kept)
    open_more(page)
    with page.expect_download() as coming:
        page.get_by_role("link", name=named("web-end-record")).click()
    file = tmp_path / "game.txt"
    coming.value.save_as(file)
    assert "[Ruleset" in file.read_text()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("slider")).to_be_visible()
    from_file = step_of(page)
    page.goto(f"/replay/{finished[1]}")
    expect(page.get_by_role("slider")).to_be_visible()
    becomes(page, lambda: step_of(page), from_file)


def test_the_replay_is_moved_through_with_keys_slider_list_and_by_itself(
    visit: Visit, finished: tuple[str, str]
) -> None:
    page = visit("/settings")
    page.clock.install()
    page.goto(f"/replay/{finished[1]}")
    page.get_by_role("slider").wait_for()
    last = step_of(page)[1]
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect_step(page, step)
    expect(page.get_by_role("article")).to_have_count(3)
    for _ in range(3):
        page.keyboard.press("PageUp")
    expect(page.get_by_text(part("web-replay-round", round=3, rounds=12)).first).to_be_visible()
    third = step_of(page)[0]
    page.keyboard.press("PageDown")
    becomes(page, lambda: step_of(page)[0] < third, True)
    page.get_by_role("slider").fill(str(last))
    expect(page.get_by_role("button", name=named("web-replay-on"))).to_be_disabled()
    moves = page.get_by_role("region", name=named("web-replay-moves")).get_by_role("button")
    expect(moves).to_have_count(last + 1)
    moves.nth(5).click()
    expect_step(page, 5)
    expect(moves.nth(5)).to_have_attribute("aria-current", "step")
    page.get_by_role("radio", name=named("web-replay-pace-fast")).check()
    page.get_by_role("button", name=named("web-replay-play")).click()
    expect(page.get_by_role("slider")).not_to_have_value("5")
    page.get_by_role("button", name=named("web-replay-pause")).click()
    expect(page.get_by_role("button", name=named("web-replay-play"))).to_be_visible()
    stopped = step_of(page)[0]
    page.clock.run_for(30_000)
    expect_step(page, stopped)


def test_every_step_shows_every_kingdom_as_it_was(visit: Visit, freja: Person, finished: tuple[str, str]) -> None:
    page = visit(f"/replay/{finished[1]}")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    expect_step(page, step_of(page)[1])
    table = visit(f"/table/{finished[0]}", kept=freja.kept)
    expect(table.get_by_role("table")).to_have_count(3)
    rows = table.get_by_role("row", name=re.compile(r"^Total \d+$"))
    expect(rows).to_have_count(3)
    totals = sorted(int(re.findall(r"\d+", text)[0]) for text in rows.all_inner_texts())
    becomes(page, lambda: sorted(int(re.findall(r"\d+", plain(name))[-1]) for name in labels(page)), totals)
    page.keyboard.press("Home")
    becomes(page, lambda: [bool(re.search(r"\b0 points", plain(name))) for name in labels(page)], [True] * 3)


def labels(page: Page) -> list[str]:
    """The names of the kingdoms: player and points."""
    return list(page.get_by_role("article").evaluate_all("all => all.map(one => one.ariaLabel)"))


def test_a_broken_record_shows_its_sound_part_and_says_where_and_why(
    visit: Visit, finished: tuple[str, str], tmp_path: Path
) -> None:
    record = visit("/replay").request.get(f"/api/games/{finished[1]}/record").text()
    head, tail = record[: record.rindex("deal")], record[record.rindex("deal") :]
    file = tmp_path / "broken.txt"
    file.write_text(head + tail.replace("=", "=9", 1))
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(file)
    alert = page.get_by_role("alert").filter(has_text=re.compile(r"Line \W*\d+\W*, column \W*\d+"))
    expect(alert).to_be_visible()
    page.keyboard.press("End")
    becomes(page, lambda: step_of(page)[0] > 10, True)
    file.write_text("no record at all")
    page.get_by_role("button", name=named("web-replay-other")).click()
    page.locator("input[type=file]").set_input_files(file)
    no_record = part("web-replay-no-record", file=file.name)
    expect(page.get_by_role("alert").filter(has_text=no_record)).to_be_visible()
    expect(page.get_by_role("button", name=named("web-replay-open"))).to_be_enabled()


def test_the_record_of_a_dynasty_has_its_games_and_their_sums(visit: Visit, freja: Person, tmp_path: Path) -> None:
    code = freja.table("2 classic", [ME, PAGE], dynasty=True, start=True)
    page = visit("/replay")
    texts = []
    for _ in range(2):
        game = freja.play(code)["state"]["game"]["id"]
        texts.append(page.request.get(f"/api/games/{game}/record").text())
        freja.say({"type": "again", "table": code})
    file = tmp_path / "dynasty.txt"
    file.write_text("\n".join(texts))
    page.evaluate(
        """text => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], 'dynasty.txt', { type: 'text/plain' }));
          const drop = new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true });
          document.querySelector('main').dispatchEvent(drop);
        }""",
        file.read_text(),
    )
    expect(page.get_by_role("heading", name=named("web-end-standing", games=2))).to_be_visible()
    page.get_by_role("radio", name=named("web-end-game", number=2)).check()
    expect_step(page, 0)
    page.get_by_role("slider").press("ArrowRight")
    expect_step(page, 1)


def test_finished_games_are_shown_as_cards_and_can_be_watched(visit: Visit, freja: Person, finished) -> None:
    page = visit("/replay", kept=freja.kept)
    card = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/replay/{finished[1]}']")).first
    expect(card.locator("svg.kingdom, svg")).not_to_have_count(0)
    page.get_by_role("radio", name=like("web-replay-people", number="games")).check()
    expect(page.get_by_text(part("web-replay-none-here"))).to_be_visible()
    page.get_by_role("radio", name=like("web-replay-all", number="games")).check()
    card.get_by_role("link").first.click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_game_that_is_not_there_is_told_kindly(visit: Visit) -> None:
    page = visit("/replay/ZZZZZ-1")
    expect(page.get_by_role("alert").filter(has_text="ZZZZZ-1")).to_be_visible()
    page.get_by_role("link", name=named("web-replay-other")).click()
    expect(page.get_by_role("button", name=named("web-replay-open"))).to_be_visible()
