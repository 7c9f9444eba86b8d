"""Smoke."""
from playwright.sync_api import expect
from tests.browser.words import named


def test_settings(visit):
    page = visit("/settings")
    expect(page.get_by_role("heading", level=1, name=named("web-settings-title"))).to_be_visible()
