"""How much is fetched before anything can be done."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Request

from tests.browser.people import ME, PAGE, Person, is_due
from tests.browser.serving import Server

#: Bytes, compressed. Once a domino lies a table also fetches the page of its end, while there is a network.
MOST_AT_FIRST, MOST_AT_A_TABLE, MOST_WITH_THE_END = 110_000, 136_000, 147_000


@pytest.mark.parametrize("language", ["en-GB", "el-GR"])
def test_the_first_page_and_the_table_are_light(browser: Browser, server: Server, language: str) -> None:
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, PAGE], start=True)
    later = freja.table("2 classic", [ME, PAGE], start=True)
    freja.play(later, is_due("place"))
    freja.play(later, is_due("claim"))
    pages = (("/", MOST_AT_FIRST), (f"/table/{code}", MOST_AT_A_TABLE), (f"/table/{later}", MOST_WITH_THE_END))
    for path, most in pages:
        weights = weighed(browser, server.address + path, language)
        assert any(name.endswith(".js") for name in weights), "something was weighed"
        assert sum(weights.values()) <= most, sorted(weights.items(), key=lambda item: -item[1])


def weighed(browser: Browser, address: str, language: str) -> dict[str, int]:
    """The bytes that a browser that was never here is sent, as they are sent: compressed; by name, fonts apart."""
    context = browser.new_context(locale=language, service_workers="block")
    page = context.new_page()
    fetched: list[Request] = []
    page.on("requestfinished", lambda request: fetched.append(request))  # noqa: PLW0108 - a built-in method cannot be marked as heard
    page.goto(address)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    weights = {
        request.url: request.sizes()["responseBodySize"] for request in fetched if request.resource_type != "font"
    }
    context.close()
    return weights
