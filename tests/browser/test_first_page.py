"""The first page: what one came for can be seen without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kingdomino.locales import LANGUAGES
from tests.browser.conftest import Look
from tests.browser.words import named


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
