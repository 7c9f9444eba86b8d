"""The lessons, played to their ends one after the other, and the rules in full."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Come, Visit
from tests.browser.playing import DISCARD, PATIENCE, Dragger, Finger, Mouse, free_slots, place_button
from tests.browser.words import like, named, part, plain

LESSONS = ("place", "castle", "crowns", "claim", "limit", "scoring")
GO_ON = named("web-learn-go-on")
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def progress(page: Page) -> Locator:
    """How many steps of the lesson are done."""
    return page.get_by_role("img", name=like("web-learn-progress", "done", "all"))


def expect_all_done(page: Page) -> None:
    """Wait until every step of the lesson is done."""
    _, of = re.findall(r"\d+", plain(progress(page).get_attribute("aria-label") or ""))
    assert int(of) > 0
    expect(progress(page)).to_have_attribute("aria-label", named("web-learn-progress", done=of, all=of))


def onward(page: Page) -> Locator:
    """What only the end of a lesson offers: the next one, or a game."""
    return page.get_by_role("link", name=like("web-learn-next", "lesson")).or_(
        page.get_by_role("button", name=named("web-learn-play"))
    )


def work_through(page: Page, way: Mouse) -> list[str]:
    """Do whatever the lesson asks, until it is finished; what that was."""
    claim, place, discard = free_slots(page), place_button(page), page.get_by_role("button", name=DISCARD)
    go_on = page.get_by_role("button", name=GO_ON)
    done: list[str] = []
    while len(done) < 20:
        claim.or_(place).or_(discard).or_(go_on).or_(onward(page)).first.wait_for(timeout=PATIENCE)
        if onward(page).count():
            return done
        if go_on.count():
            way.press(go_on)
            expect(go_on).to_have_count(0)
            continue
        before = progress(page).get_attribute("aria-label") or ""
        if discard.count():
            done.append("discard")
            way.discard(page)
        elif place.count():
            done.append("place")
            way.lay(page)
        else:
            done.append("claim")
            way.claim(page)
        expect(progress(page)).not_to_have_attribute("aria-label", before)
    raise AssertionError("the lesson never ends")


def count_up(page: Page) -> None:
    """The last lesson is a question and two switches."""
    page.get_by_role("button", name=re.compile(r"^\d+$")).first.wait_for()
    guesses = page.get_by_role("button", name=re.compile(r"^\d+$"))
    expect(guesses).to_have_count(3)
    guesses.first.click()
    task = page.get_by_role("main")
    expect(task.get_by_text(like("web-learn-scoring-wrong", "squares", "crowns"))).to_be_visible()
    expect(guesses.first).to_be_disabled()
    guesses.nth(1).click()
    page.get_by_role("button", name=GO_ON).click()
    counted = page.get_by_role("main").get_by_role("listitem").filter(has_text="×")
    expect(counted.nth(3)).to_be_visible()  # every territory is counted
    worth = [int(plain(text).rsplit("=")[-1]) for text in counted.all_inner_texts()]
    for variant in ("harmony", "middle-kingdom"):
        page.get_by_role("switch", name=part(f"variant-{variant}")).click()
    expect(task.get_by_text(named("web-learn-scoring-done", points=sum(worth) + 5 + 10))).to_be_visible()


def test_all_six_lessons_are_played_to_the_end_and_leave_no_game_behind(visit: Visit) -> None:
    page = visit("/learn")
    page.get_by_role("link", name=part("web-learn-place")).click()
    asked = {}
    for lesson in LESSONS:
        expect(page.get_by_role("heading", level=1)).to_have_text(named(f"web-learn-{lesson}"))
        if lesson == "scoring":
            count_up(page)
        else:
            asked[lesson] = work_through(page, Mouse())
            expect(page.get_by_role("main")).to_contain_text(last_words(page, lesson))
        expect_all_done(page)
        onward(page).click()
    assert asked == {
        "place": ["place"] * 4,
        "castle": ["place"] * 3,
        "crowns": ["place"] * 4,
        "claim": ["claim", "claim", "place", "claim", "place", "claim"],
        "limit": ["place", "place", "discard"],
    }
    expect(page.get_by_role("region", name=named("web-table-hand"))).to_be_visible()
    page.goto("/")
    to_continue = page.get_by_role("link", name=re.compile(part("web-home-back-named", names="").pattern))
    expect(to_continue).to_have_count(1)
    page.goto("/learn")
    expect(page.get_by_text(named("web-learn-learned"))).to_have_count(len(LESSONS))


def last_words(page: Page, lesson: str) -> re.Pattern[str]:
    """The last sentence of a lesson; one of them tells the points of the kingdom beside it."""
    points = re.findall(r"\d+", page.get_by_role("grid").get_attribute("aria-label") or "")
    return part(f"web-learn-{lesson}-done", points=int(points[-1]))


def test_a_lesson_is_played_by_dragging(come: Come) -> None:
    assert work_through(come("/learn/crowns"), Dragger()) == ["place"] * 4


def test_a_lesson_is_played_with_a_finger(visit: Visit) -> None:
    page = visit("/learn/castle", **PHONE)
    for width, height in ((844, 390), (360, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(place_button(page)).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("gridcell").first).to_be_in_viewport(ratio=1)
    assert work_through(page, Finger()) == ["place"] * 3


def test_a_lesson_begun_anew_begins_at_the_beginning(visit: Visit) -> None:
    page = visit("/learn/castle")
    place_button(page).wait_for(timeout=PATIENCE)
    Mouse().lay(page)
    expect(progress(page)).to_have_attribute("aria-label", named("web-learn-progress", done=1, all=3))
    page.get_by_role("button", name=named("web-learn-again")).click()
    expect(progress(page)).to_have_attribute("aria-label", named("web-learn-progress", done=0, all=3))
    assert work_through(page, Mouse()) == ["place"] * 3


def test_the_rules_in_full_are_found_by_their_contents(visit: Visit) -> None:
    page = visit("/learn")
    page.get_by_role("link", name=part("web-learn-rules-about")).click()
    contents = page.get_by_role("navigation", name=named("web-learn-contents"))
    links = contents.get_by_role("link")
    expect(links.nth(9)).to_be_visible()
    for key in ("placing", "discard", "scoring", "editions"):
        contents.get_by_role("link", name=named(f"web-learn-rules-{key}")).click()
        expect(page.get_by_role("heading", name=named(f"web-learn-rules-{key}"))).to_be_in_viewport()
    expect(page.get_by_text(named("web-learn-rules-editions-three-about"))).to_be_visible()
    rows = page.get_by_role("table").get_by_role("row")
    squares = [int(rows.nth(row).get_by_role("cell").last.inner_text()) for row in range(1, rows.count())]
    assert sum(squares) == 96, "48 dominoes have so many squares"
