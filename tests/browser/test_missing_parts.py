"""Parts of the client that do not arrive: said, tried again, and never a blank page."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.people import ME, Person, later, me
from tests.browser.playing import at_the_end, becomes
from tests.browser.serving import Server
from tests.browser.words import named, part


class Missing:
    """Files of the client that do not come for a while."""

    def __init__(self, page: Page, files: str) -> None:
        self.asked = 0
        self._page, self._files = page, f"**/assets/{files}"
        page.route(self._files, self._refuse)

    def _refuse(self, route: Route) -> None:
        self.asked += 1
        route.abort()

    def come(self) -> None:
        """They are there again."""
        self._page.unroute(self._files)


def over_there(server: Server) -> tuple[Person, str]:
    """Somebody who plays both seats of a table, near the beginning."""
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, me("Emre")], start=True)
    freja.play(code, later("place", 2))
    return freja, code


def test_without_words_the_page_says_so_and_goes_on_when_they_come(visit: Visit) -> None:
    page = visit("/")
    words = Missing(page, "en-*.js")
    page.reload()
    expect(page.get_by_role("alert").filter(has_text=part("web-common-page-failed"))).to_be_visible()
    expect(page.get_by_role("button", name=named("web-common-try-again"))).to_be_visible()
    expect(page.get_by_role("heading")).to_have_count(0)
    becomes(page, lambda: words.asked > 2, True)
    page.evaluate("window.stayed = true")
    words.come()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("window.stayed"), "without loading it again and again"


def test_the_name_of_the_game_is_there_before_the_scripts(visit: Visit) -> None:
    page = visit("/", settings={"theme": "dark"})
    scripts = Missing(page, "*.js")
    page.reload()
    expect(page.get_by_text("Kingdomino", exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_css("background-color", "rgb(27, 23, 44)")
    assert scripts.asked


def test_a_language_whose_words_do_not_come_is_told_and_comes_later(visit: Visit) -> None:
    page = visit("/")
    menu = page.get_by_role("combobox", name=named("web-common-language"))
    words = Missing(page, "da-*.js")
    menu.select_option("da")
    expect(page.get_by_role("alert").filter(has_text=part("web-common-words-failed"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    words.come()
    expect(page.locator("html")).to_have_attribute("lang", "da")


def test_the_end_is_there_before_the_game_is_over(visit: Visit, server: Server) -> None:
    freja, code = over_there(server)
    page = visit("/", kept=freja.kept)
    with page.expect_response("**/assets/End-*.js"):
        page.goto(f"/table/{code}")
    page.get_by_role("grid").wait_for()
    Missing(page, "End-*.js")
    freja.play(code)
    expect(at_the_end(page)).to_be_visible()


def test_an_end_that_does_not_come_is_told_and_comes_after_all(visit: Visit, server: Server) -> None:
    freja, code = over_there(server)
    page = visit("/", kept=freja.kept)
    end = Missing(page, "End-*.js")
    page.goto(f"/table/{code}")
    page.get_by_role("grid").wait_for()
    freja.play(code)
    expect(page.get_by_role("heading", name=named("web-common-page-failed"))).to_be_visible()
    assert end.asked
    end.come()
    page.get_by_role("button", name=named("web-common-try-again")).click()
    expect(at_the_end(page)).to_be_visible()
