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
    page.set_viewport_size({"width": 1440, "height": 900})
    button = page.get_by_role("button", name=named("web-home-open-table", language))
    expect(button).to_be_in_viewport(ratio=1)
    page.evaluate("document.fonts.ready.then(() => true)")
    box = button.bounding_box()
    assert box
    assert box["y"] + box["height"] <= 900


def test_bots_sit_down_with_the_faces_that_were_shown(visit: Visit) -> None:
    page = visit("/")
    faces = [said("bot-goose-herd"), said("bot-kitchen-hand")]
    shown = page.locator("main li b")
    set_up(page, ["page", "page"], go=False)
    for face in faces:
        expect(shown.filter(has_text=face)).to_be_visible()
    page.get_by_role("button", name=named("web-home-start-game")).click()
    for face in faces:
        level = part("web-bots-with-level", name=face, level=said("bot-page"))
        expect(page.get_by_role("article", name=level)).to_be_visible()
