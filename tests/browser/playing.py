"""Ways to play: with the mouse, by dragging, with keys, with fingers."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, Protocol

from playwright.sync_api import Locator, Page, expect

from tests.browser.both_homes import is_page, play_on
from tests.browser.people import Person
from tests.browser.words import like, named, number_in

Due = Literal["claim", "place", "discard", "over"]
#: Games are played to their ends by hand in every test that plays some: for hand-made runs, see CONTRIBUTING.md.
WHOLE_GAMES = bool(os.environ.get("WHOLE_GAMES"))
#: Milliseconds: bots and a busy machine may take their time.
PATIENCE = 120_000

DISCARD = like("web-table-discard", "domino")
CLAIM = like("web-table-claim", "domino")
FITS_NOW = like("web-table-square-fits", "square", number="points")
FITS_TURNED = like("web-table-square-turned", "square")
FITS = re.compile(f"{FITS_NOW.pattern}|{FITS_TURNED.pattern}")


def free_slots(page: Page) -> Locator:
    """The dominoes that may be claimed now."""
    return page.get_by_role("radio", disabled=False).and_(page.locator("[role=radiogroup] [role=radio]"))


def place_button(page: Page, language: str = "en", **state: bool) -> Locator:
    """The button that commits a placement."""
    return page.get_by_role("button", name=named("web-table-place-here", language), **state)


def fitting(page: Page) -> Locator:
    """The squares where the domino fits as it lies, or after turning."""
    return page.get_by_role("gridcell", name=FITS)


def at_the_end(page: Page) -> Locator:
    """Something that only the end of a game shows."""
    return page.get_by_role("region", name=named("web-end-what-next"))


def open_more(page: Page) -> None:
    """At the end of a game: replay, link, record, shuffle and the rest."""
    page.get_by_role("button", name=named("web-common-more")).click()
    page.get_by_role("dialog").wait_for()


def signs(page: Page) -> dict[Due, Locator]:
    """What a window shows when something is due."""
    return {
        "over": at_the_end(page),
        "discard": page.get_by_role("button", name=DISCARD),
        "place": place_button(page),
        "claim": free_slots(page),
    }


def due(page: Page) -> Due:
    """Wait until this player has something to do, and say what."""
    over, discard, place, claim = signs(page).values()
    claim.or_(place).or_(discard).or_(over).first.wait_for(timeout=PATIENCE)
    if over.count():
        return "over"
    if discard.count():
        return "discard"
    return "place" if place.count() else "claim"


def expect_due(page: Page, what: Due) -> None:
    """Wait until it is this that is due, whatever the window showed before."""
    expect(signs(page)[what].first).to_be_visible(timeout=PATIENCE)


def becomes(page: Page, read: Callable[[], object], wanted: object) -> None:
    """Read again and again until the window shows what is wanted; for readings that no `expect` knows."""
    deadline = time.monotonic() + PATIENCE / 1000
    while (found := read()) != wanted:
        assert time.monotonic() < deadline, f"{found!r} instead of {wanted!r}"
        page.wait_for_timeout(20)


def press_while_there(button: Locator) -> None:
    """Press a button that may be gone or disabled by itself before that: a disabled one takes no click."""
    button.evaluate_all("all => all.forEach(one => one.click())")


class Way(Protocol):
    """How somebody acts."""

    def claim(self, page: Page) -> None:
        """Take a domino of the next line."""

    def place(self, page: Page) -> None:
        """Lay the domino that is due."""

    def discard(self, page: Page) -> None:
        """Give up a domino that fits nowhere."""


def act(page: Page, way: Way) -> Due:
    """Do what is due; tells what that was."""
    step = due(page)
    if step == "claim":
        way.claim(page)
    elif step == "place":
        way.place(page)
    elif step == "discard":
        way.discard(page)
    return step


def kinds(done: Iterable[Due]) -> list[Due]:
    """What was done, with a domino that fitted nowhere as one that was placed: which it is depends on the deal."""
    return ["place" if step == "discard" else step for step in done]


def play_out(page: Page, way: Way, most: int = 200) -> list[Due]:
    """Play alone at this window until the game is over; what was done."""
    done: list[Due] = []
    while len(done) < most:
        step = act(page, way)
        if step == "over":
            return done
        done.append(step)
    raise AssertionError(f"still playing after {most} acts")


def play_some(page: Page, way: Way, acts: int = 4) -> list[Due]:
    """The first moves of a game at this window, then the others over its guest's socket; what was done by hand.

    Moves by hand take long, and whole games of them are played elsewhere. With WHOLE_GAMES they are here, too.
    """
    if WHOLE_GAMES:
        return play_out(page, way)
    done = [act(page, way) for _ in range(acts)]
    play_the_rest(page)
    return done


def play_the_rest(*pages: Page) -> None:
    """Finish the game of these windows over the sockets of their guests; the windows look on."""
    with ThreadPoolExecutor() as together:
        playing = []
        for page in pages:
            origin, _, code = page.url.partition("/table/")
            if is_page(page):
                play_on(page, code)
                continue
            guest = Person.known(origin, page.evaluate("localStorage.getItem('guest')"))
            playing.append(together.submit(guest.play, code))
        for one in playing:
            one.result()
    for page in pages:
        expect_due(page, "over")


def due_item(page: Page) -> Locator:
    """The domino that is to be placed, in this round's line."""
    return page.get_by_role("listitem").and_(page.locator("[aria-current=step]"))


def due_domino(page: Page) -> str:
    """What this round's line says about the domino that is to be placed."""
    return due_item(page).inner_text()


def expect_due_domino(page: Page, domino: str) -> None:
    """Wait until it is this domino that is to be placed."""
    expect(due_item(page)).to_have_text(domino, use_inner_text=True)


def label_of_board(page: Page) -> str:
    """The name of the board; it tells the points."""
    return page.get_by_role("grid").get_attribute("aria-label") or ""


def expect_label_of_board(page: Page, label: str | re.Pattern[str]) -> None:
    """Wait until the board has this name."""
    expect(page.get_by_role("grid")).to_have_attribute("aria-label", label)


#: Whether another domino than this one, or none, is to be placed.
IS_PLACED = (
    "domino => !Array.from(document.querySelectorAll('[aria-current=step]')).some(one => one.innerText === domino)"
)


def placed(page: Page, domino: str) -> None:
    """Wait until the server has taken a placement: another domino, or none, is due."""
    page.wait_for_function(IS_PLACED, arg=domino)


Point = tuple[float, float]


def middle(target: Locator) -> Point:
    """The middle of a thing, in the window, where it comes to rest: boards are zoomed and lines fly in."""
    thing = target.element_handle()
    thing.wait_for_element_state("stable")
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def in_hand(page: Page, language: str = "en") -> Point:
    """Where the domino that is to be placed lies: between the buttons that turn it."""
    left, right = (
        middle(page.get_by_role("button", name=named(f"web-table-turn-{side}", language))) for side in ("left", "right")
    )
    return (left[0] + right[0]) / 2, left[1]


class Mouse:
    """Clicks: a square, then the button."""

    def where_it_fits(self, page: Page) -> Locator:
        """A square that the domino fits, turned until there is one."""
        target = page.get_by_role("gridcell", name=FITS_NOW)
        for _ in range(4):
            if target.count():
                break
            self.press(page.get_by_role("button", name=named("web-table-turn-right")))
        return target.first

    def press(self, target: Locator) -> None:
        """Press something."""
        target.click()

    def claim(self, page: Page) -> None:
        slot = free_slots(page).first
        domino = number_in(slot.get_attribute("aria-label") or "")
        # The last one that is left is chosen already; pressing it would claim it.
        if slot.get_attribute("aria-checked") != "true":
            self.press(slot)
        button = page.get_by_role("button", name=named("web-table-claim", domino=domino))
        self.press(button)
        expect(button).to_have_count(0)

    def place(self, page: Page) -> None:
        domino = due_domino(page)
        self.lay(page)
        placed(page, domino)

    def lay(self, page: Page) -> None:
        """Bring the domino onto a square where it fits, and say that it shall lie there."""
        self.press(fitting(page).first)
        self.press(place_button(page, disabled=False))

    def discard(self, page: Page) -> None:
        button = page.get_by_role("button", name=DISCARD)
        domino = number_in(button.inner_text())
        self.press(button)
        expect(page.get_by_role("button", name=named("web-table-discard", domino=domino))).to_have_count(0)


class Dragger(Mouse):
    """Drags the king onto a domino, and the domino from the hand onto a square where it fits as it lies; where there is
    none, turns it first.
    """

    def claim(self, page: Page) -> None:
        slot = free_slots(page).first
        domino = number_in(slot.get_attribute("aria-label") or "")
        hand = page.get_by_role("region", name=named("web-table-hand"))
        self.drag(page, middle(hand.locator("svg").first), middle(slot))
        taken = free_slots(page).and_(page.get_by_role("radio", name=re.compile(rf"^\W*{domino}\b")))
        button = page.get_by_role("button", name=named("web-table-claim", domino=domino), disabled=False)
        self.confirm(page, lambda: taken.count() == 0, button)

    def place(self, page: Page) -> None:
        domino = due_domino(page)
        self.lay(page)
        self.confirm(page, lambda: bool(page.evaluate(IS_PLACED, domino)), place_button(page, disabled=False))

    def confirm(self, page: Page, done: Callable[[], bool], button: Locator) -> None:
        """Wait until a drop was done. One that met a lost connection lies where it fell, and is sent by the button."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not done():
            assert time.monotonic() < deadline, "the drop was not taken"
            press_while_there(button)
            page.wait_for_timeout(50)

    def lay(self, page: Page) -> None:
        self.drag(page, in_hand(page), middle(self.where_it_fits(page)))

    def drag(self, page: Page, start: Point, end: Point) -> None:
        """Press at one point, move to another, let go."""
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*end, steps=4)
        page.mouse.up()


class Finger(Mouse):
    """Taps."""

    def press(self, target: Locator) -> None:
        """Press something."""
        target.tap()


class SlidingFinger(Finger):
    """Drags the domino with a finger, above which it rides, and confirms where it lies."""

    #: So far above the finger is what it carries.
    RIDES = 56

    def lay(self, page: Page) -> None:
        x, y = middle(self.where_it_fits(page))
        slide(page, in_hand(page), (x, y + self.RIDES))
        self.press(place_button(page, disabled=False))


def slide(page: Page, start: Point, end: Point, steps: int = 6) -> None:
    """One finger from one point to another, told as a screen tells it: what it means is the browser's affair."""
    session = page.context.new_cdp_session(page)
    for step in range(steps + 1):
        x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
        touch = {"type": "touchStart" if step == 0 else "touchMove", "touchPoints": [{"x": x, "y": y}]}
        session.send("Input.dispatchTouchEvent", touch)
    # It rests before it is lifted: otherwise it is a flick, and Chromium takes the next tap for the flick's end.
    page.wait_for_timeout(120)
    session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": end[0], "y": end[1]}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


class Keys:
    """Only the keyboard, with the table's own keys."""

    def claim(self, page: Page) -> None:
        domino = number_in(free_slots(page).first.get_attribute("aria-label") or "")
        line = page.get_by_role("radiogroup").get_by_role("radio")
        index = [number_in(name or "") for name in line.evaluate_all("all => all.map(one => one.ariaLabel)")].index(
            domino
        )
        page.keyboard.press(str(index + 1))
        button = page.get_by_role("button", name=named("web-table-claim", domino=domino))
        expect(button).to_be_enabled()
        tab_to(page, button)
        page.keyboard.press("Enter")
        expect(button).to_have_count(0)

    def place(self, page: Page) -> None:
        domino = due_domino(page)
        page.keyboard.press("n")
        expect(place_button(page)).to_be_enabled()
        page.keyboard.press("Enter")
        placed(page, domino)

    def discard(self, page: Page) -> None:
        button = page.get_by_role("button", name=DISCARD)
        tab_to(page, button)
        page.keyboard.press("Enter")
        expect(button).to_have_count(0)


def tab_to(page: Page, target: Locator, most: int = 120) -> None:
    """Walk with the Tab key until the focus is on a thing; nothing else moves it."""
    handle = target.element_handle()
    for _ in range(most):
        if handle.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not get there")


def is_up(page: Page) -> bool:
    """Whether this window has something to do now, or the game is over."""
    discard = page.get_by_role("button", name=DISCARD)
    return free_slots(page).or_(place_button(page)).or_(discard).or_(at_the_end(page)).count() > 0


def play_together(pages: list[Page], way: Way, acts: int = 400) -> list[list[Due]]:
    """Several windows play one game, to its end or until so many acts were done; what each did."""
    done: list[list[Due]] = [[] for _ in pages]
    while sum(map(len, done)) < acts:
        for index, page in enumerate(pages):
            while is_up(page):
                step = act(page, way)
                if step == "over":
                    break
                done[index].append(step)
        if all(at_the_end(page).count() for page in pages):
            return done
        pages[0].wait_for_timeout(20)
    return done
