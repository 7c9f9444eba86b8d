"""Whole games, played by clicking and dragging to their ends."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import Dragger, Mouse, act, at_the_end, play_out
from tests.browser.words import named


def test_one_person_against_three_bots_by_dragging(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name=named("web-home-play-now")).click()
    done = play_out(page, Dragger())
    assert done.count("place") + done.count("discard") == 12
    assert done.count("claim") == 12
    expect(at_the_end(page)).to_be_visible()
