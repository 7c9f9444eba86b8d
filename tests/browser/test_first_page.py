"""The first page: what one came for can be seen without scrolling, and what it shows is what comes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kingdomino.locales import LANGUAGES
from tests.browser.conftest import Look, Visit
from tests.browser.home import set_up
from tests.browser.words import named, part, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_can_be_opened_without_scrolling(look: Look, language: str) -> None:
    page = look("/", settings={"language": language}, kept={})
    page.set_viewport_size({"width": 1280, "height": 800})
    for key in ("web-daily-title", "web-home-learn", "web-home-pad-real"):
        expect(page.get_by_role("link", name=named(key, language))).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name=named("web-home-friends", language)).click()
    button = page.get_by_role("button", name=named("web-home-open-table", language))
    expect(button).to_be_in_viewport(ratio=1)
    page.evaluate("document.fonts.ready.then(() => true)")
    box = button.bounding_box()
    assert box
    assert box["y"] + box["height"] <= 800


def test_bots_sit_down_with_the_faces_that_were_shown(visit: Visit) -> None:
    page = visit("/")
    faces = [said("bot-goose-herd"), said("bot-kitchen-hand")]
    shown = page.get_by_role("dialog").locator("li b")
    set_up(page, ["page", "page"], go=False)
    for face in faces:
        expect(shown.filter(has_text=face)).to_be_visible()
    page.get_by_role("button", name=named("web-home-start-game")).click()
    for face in faces:
        level = part("web-bots-with-level", name=face, level=said("bot-page"))
        expect(page.get_by_role("article", name=level)).to_be_visible()


def test_play_now_asks_nothing_and_remembers_what_was_set_up(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name=named("web-home-play-now")).click()
    expect(page.get_by_role("article")).to_have_count(3)
    page.goto("/")
    set_up(page, ["page"], variants={"harmony": False})
    expect(page.get_by_role("article")).to_have_count(1)
    page.goto("/")
    expect(page.get_by_text(named("web-home-as-last-time"))).to_be_visible()
    page.get_by_role("button", name=named("web-home-play-now")).click()
    expect(page.get_by_role("article")).to_have_count(1)
