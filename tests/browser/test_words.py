"""Words between players: said by keys and by touch, seen and read aloud, and not heard by who wants to hear none."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.people import ME, Person
from tests.browser.serving import Server
from tests.browser.words import named, part, plain, said

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
OPEN = {"kind": "open"}
#: From now on: what a page reads aloud politely, which words it shows, and what these lie upon.
LISTEN = """() => {
  window.heard = [];
  window.seen = [];
  window.covered = [];
  const region = document.querySelector('[role=status][aria-live=polite]');
  const plain = (node) => node.textContent.replace(/[\\u2066-\\u2069\\u00a0]/g, '').trim();
  new MutationObserver(() => window.heard.push(plain(region))).observe(region, {
    childList: true, characterData: true, subtree: true,
  });
  const boxed = (node) => [node, node.getBoundingClientRect()];
  const boxes = (selector) => [...document.querySelectorAll(selector)].map(boxed);
  const look = () => {
    for (const node of document.querySelectorAll('.said')) window.seen.push(plain(node));
    for (const [tag, one] of boxes('.said svg, .said b'))
      for (const [node, other] of boxes('article .score, article:not(.speaking) .mini, .bar .mine, [role=radio]'))
        if (one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
          window.covered.push(`${plain(tag.parentElement)} lies on ${node.getAttribute('class')}`);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
SHOWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.heard))))"


@pytest.fixture
def three(server: Server) -> tuple[str, Person, Person, Person]:
    """A game of three people, each at a device of their own."""
    freja, emre, tove = (Person(server.address, name) for name in ("Freja", "Emre", "Tove"))
    code = freja.table("3 classic", [ME, OPEN, OPEN])
    for seat, person in ((1, emre), (2, tove)):
        person.say({"type": "sit", "table": code, "seat": seat, "name": person.name})
    freja.say({"type": "start", "table": code})
    return code, freja, emre, tove


def spoken(name: str, word: str) -> str:
    return plain(said("web-say-heard", name=name, word=said(f"web-say-{word}")))


def card(page: Page, seat: int) -> Locator:
    return page.locator(f"article[data-seat='{seat}']")


def heard_by(socket: WebSocket, seat: int) -> Any:
    """Wait for the word of a seat to come over a page's connection."""

    def is_word(frame: str | bytes) -> bool:
        message = json.loads(frame)
        return bool(message["type"] == "signalled" and message["seat"] == seat)

    return socket.expect_event("framereceived", is_word)


def at_table(visit: Visit, code: str, person: Person) -> tuple[Page, WebSocket]:
    """A player's window at a table, and the WebSocket that it has opened."""
    page = visit(f"/table/{code}", kept=person.kept)
    page.get_by_role("grid").wait_for()
    with page.expect_event("websocket") as opening:
        page.reload()
    page.get_by_role("grid").wait_for()
    return page, opening.value


def say_by_touch(page: Page, key: str) -> None:
    page.get_by_role("button", name=named("web-table-menu")).tap()
    page.get_by_role("dialog").get_by_role("button", name=named("web-say")).tap()
    dialog = page.get_by_role("dialog", name=named("web-say"))
    expect(dialog.get_by_role("textbox")).to_have_count(0)  # nothing to type
    dialog.get_by_role("button", name=part(key)).tap()
    expect(dialog).to_have_count(0)


def test_six_words_by_keys_and_touch_are_seen_read_aloud_and_can_be_switched_off(
    visit: Visit, three: tuple[str, Person, Person, Person]
) -> None:
    code, freja, emre, tove = three
    page, socket = at_table(visit, code, freja)
    phone = visit(f"/table/{code}", kept=emre.kept, **PHONE)
    phone.get_by_role("grid").wait_for()
    for window in (page, phone):
        window.evaluate(LISTEN)

    page.keyboard.press("e")
    dialog = page.get_by_role("dialog", name=named("web-say"))
    keys = ("well-done", "ouch", "thinking", "thank-you", "hurry", "good-game")
    for key in keys:
        expect(dialog.get_by_role("button", name=part(f"web-say-{key}"))).to_be_visible()
    expect(dialog.get_by_role("button", name=part("web-say-hurry"))).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("1")
    expect(dialog).to_have_count(0)
    phone.wait_for_function("wanted => window.heard.includes(wanted)", arg=spoken("Freja", "well-done"))

    _mute_with_keys(page, "Emre")
    with heard_by(socket, 1):
        say_by_touch(phone, "web-say-good-game")
    assert spoken("Emre", "good-game") not in page.evaluate(SHOWN)

    with heard_by(socket, 2):
        tove.say({"type": "signal", "table": code, "seat": 2, "word": "thank_you"})
    page.wait_for_function("wanted => window.heard.includes(wanted)", arg=spoken("Tove", "thank-you"))
    for window, words in ((page, ("well-done", "thank-you")), (phone, ("well-done", "good-game", "thank-you"))):
        for key in words:
            window.wait_for_function("wanted => window.seen.includes(wanted)", arg=said(f"web-say-{key}"))
        assert window.evaluate("window.covered") == []
    assert said("web-say-good-game") not in page.evaluate("window.seen")
    page.keyboard.press("Escape")
    assert not any(said("web-say-thank-you") in line for line in page.locator("[role=log]").all_inner_texts())


def _mute_with_keys(page: Page, name: str) -> None:
    page.get_by_role("button", name=named("web-table-look-at", name=name)).press("Enter")
    switch = page.get_by_role("switch", name=named("web-say-show-of", name=name))
    expect(switch).to_be_checked()
    switch.press("Space")
    expect(switch).not_to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_who_wants_to_hear_nobody_hears_nobody_here_and_later(
    visit: Visit, three: tuple[str, Person, Person, Person]
) -> None:
    code, freja, emre, tove = three
    page, socket = at_table(visit, code, freja)
    page.evaluate(LISTEN)
    with heard_by(socket, 1):
        emre.say({"type": "signal", "table": code, "seat": 1, "word": "ouch"})
    page.wait_for_function("wanted => window.heard.includes(wanted)", arg=spoken("Emre", "ouch"))
    page.get_by_role("button", name=named("web-say")).click()
    switch = page.get_by_role("switch", name=part("web-say-show"))
    switch.click()
    expect(switch).not_to_be_checked()
    page.keyboard.press("Escape")
    with heard_by(socket, 2):
        tove.say({"type": "signal", "table": code, "seat": 2, "word": "thinking"})
    assert spoken("Tove", "thinking") not in page.evaluate(SHOWN)
    expect(card(page, 2).locator(".word")).to_have_count(0)
    page.goto("/settings")
    expect(page.get_by_role("switch", name=part("web-say-show"))).not_to_be_checked()
