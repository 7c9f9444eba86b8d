"""The score pad for owners of the box: what is painted scores what the rules say."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from kingdomino.rules import DOMINOES, Kingdom, Ruleset
from tests.browser.cables import Cable
from tests.browser.conftest import Come, Visit
from tests.browser.playing import becomes, middle
from tests.browser.serving import Server
from tests.browser.words import like, named, part, plain, said

RULES = "4 classic harmony middle-kingdom"
TERRAINS = {"w": "wheat", "f": "forest", "l": "lake", "m": "meadow", "s": "swamp", "n": "mine"}
FULL = """
w0 w0 w1 f0 f0
w0 n1 n2 f1 f0
l0 n0 ## f0 m0
l1 l0 l0 m0 m2
s0 s0 l1 m0 m1
"""
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def points_of(picture: str, rules: str = RULES) -> int:
    """What the rules say."""
    return Kingdom.from_text(picture.strip().replace(" ", "")).score(Ruleset.parse(rules)).total


def squares_of(picture: str) -> dict[str, tuple[str, int]]:
    """Terrain and crowns by the square's name; the castle is g7."""
    rows = [row.split() for row in picture.split("\n") if row.strip()]
    castle = next((x, y) for y, row in enumerate(rows) for x, text in enumerate(row) if text == "##")
    return {
        f"{'abcdefghijklm'[x - castle[0] + 6]}{castle[1] - y + 7}": (TERRAINS[text[0]], int(text[1]))
        for y, row in enumerate(rows)
        for x, text in enumerate(row)
        if text not in ("##", "..")
    }


def cell(page: Page, square: str) -> Locator:
    """A square, whatever lies on it."""
    return page.get_by_role("gridcell", name=re.compile(rf"^\W*{square}\b"))


def choose_paint(page: Page, terrain: str, crowns: int = 0) -> None:
    """What the next squares become."""
    paints = page.get_by_role("radiogroup", name=named("web-pad-squares"))
    paints.get_by_role("radio", name=re.compile(rf"^{said(f'terrain-{terrain}')}", re.I)).check()
    page.get_by_role("radio", name=named("web-pad-crowns-count", crowns=crowns)).check()


def paint(page: Page, picture: str) -> None:
    """Paint a whole kingdom, square by square."""
    squares = squares_of(picture)
    for kind in sorted(set(squares.values())):
        choose_paint(page, *kind)
        for square in [square for square, here in squares.items() if here == kind]:
            cell(page, square).click()


def total(page: Page) -> Locator:
    """The points of the kingdom that is painted."""
    return page.get_by_label(named("web-pad-total"))


def expect_total(page: Page, points: int) -> None:
    """The server's count comes a moment after the paint."""
    expect(total(page)).to_have_text(re.compile(rf"^{points}$"))


def to_player(page: Page, number: int) -> None:
    """Turn the page of the pad."""
    page.get_by_role("group", name=named("web-pad-kingdoms")).get_by_role("button").nth(number - 1).click()


def set_up(page: Page, *, players: int | None = None, grid: int | None = None, edition: str | None = None) -> None:
    """How many play what."""
    page.get_by_role("button", name=named("web-pad-game")).click()
    dialog = page.get_by_role("dialog")
    if players:
        dialog.get_by_role("radio", name=str(players), exact=True).check()
    if grid:
        dialog.get_by_role("radio", name=f"{grid} × {grid}").check()
    if edition:
        dialog.get_by_role("radio", name=named(f"web-home-edition-{edition}")).check()
    dialog.get_by_role("button", name=named("web-pad-done")).click()


def open_ranking(page: Page) -> None:
    """The dialog with the places."""
    page.get_by_role("button", name=named("web-pad-ranking")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def ranking(page: Page) -> list[tuple[str, int, int]]:
    """Name, place and points of everybody, from the dialog as it is now."""
    found = []
    for row in page.get_by_role("dialog").get_by_role("listitem").all():
        text = plain(row.inner_text())
        name, place = re.search(r"Lady \d", text), re.search(r"(\d)(?:st|nd|rd|th) place", text)
        if place:
            found.append((name[0] if name else "", int(place[1]), int(text.split("\n")[-1])))
    return found


def _any(pattern: re.Pattern[str]) -> str:
    return pattern.pattern.replace("^", "").replace("(.+?)", r"(\d+)").replace("$", "")


def test_a_painted_kingdom_scores_what_the_rules_say_and_is_kept(come: Come) -> None:
    page = come("/pad")
    paint(page, FULL)
    expect_total(page, points_of(FULL))
    assert points_of(FULL) > 15
    page.get_by_role("switch", name=part("variant-harmony")).click()
    expect_total(page, points_of(FULL) - 5)
    page.reload()
    expect_total(page, points_of(FULL) - 5)
    page.get_by_role("button", name=named("web-pad-clear")).click()
    expect(total(page)).to_have_text("–")
    page.get_by_role("button", name=named("web-pad-undo")).click()
    expect_total(page, points_of(FULL) - 5)


def test_strokes_and_second_taps_and_keys_paint_too(visit: Visit) -> None:
    page = visit("/pad")
    choose_paint(page, "wheat")
    page.mouse.move(*middle(cell(page, "e9")))
    page.mouse.down()
    page.mouse.move(*middle(cell(page, "i9")), steps=12)
    page.mouse.up()
    expect(page.get_by_role("gridcell", name=part("terrain-wheat"))).to_have_count(5)
    cell(page, "g9").click()
    expect_total(page, 5)
    # After the mouse a letter chooses the paint; after an arrow it paints the square that has the focus.
    page.keyboard.press("n")
    page.keyboard.press("3")
    cell(page, "g8").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("n")
    page.keyboard.press("2")
    expect(cell(page, "h8")).to_have_attribute(
        "aria-label", named("web-pad-square-land", square="h8", terrain="mine", crowns=2)
    )
    expect_total(page, 5 + 2 * 5)
    page.keyboard.press("Backspace")
    expect(cell(page, "h8")).to_have_attribute("aria-label", named("web-pad-square-empty", square="h8"))
    expect_total(page, 5 + 3)


def test_a_kingdom_of_dominoes_scores_what_the_rules_say(visit: Visit) -> None:
    page = visit("/pad")
    page.get_by_role("radio", name=named("web-pad-dominoes")).check()
    right = page.get_by_role("button", name=named("web-pad-turn-right"))

    def pick(number: int) -> Locator:
        return page.get_by_role("radio", name=re.compile(rf"^\W*{number}\W*:"))

    pick(48).check()
    cell(page, "h7").click()
    pick(19).check()
    right.click()
    cell(page, "g9").click()
    picture = f".. {_half(19, 'a')} .. ..\n.. {_half(19, 'b')} .. ..\n.. ## {_half(48, 'a')} {_half(48, 'b')}"
    expect_total(page, points_of(picture, "4 classic"))
    expect(pick(48)).to_have_accessible_name(
        re.compile(_any(like("web-pad-domino-used", "domino")).replace(r"(\d+)", ".+"))
    )
    expect(pick(47)).not_to_have_accessible_name(re.compile(re.escape("already placed")))
    cell(page, "i9").click()
    expect(cell(page, "i9")).to_have_attribute(
        "aria-label", like("web-pad-square-land", "square", "terrain", number="crowns")
    )
    cell(page, "e5").click()
    expect(cell(page, "e5")).to_have_attribute("aria-label", named("web-pad-square-empty", square="e5"))


def _half(number: int, side: str) -> str:
    terrain, crowns = getattr(DOMINOES[number], side)
    letters = {name: letter for letter, name in TERRAINS.items()}
    return f"{letters[terrain]}{crowns}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kingdoms_are_compared(visit: Visit, players: int) -> None:
    """With three and four, some are equal in all that counts and share the victory."""
    rows = ["## w1 w0", ".. f0\n## f1\n.. f0", ".. w0\n## w1\n.. w0", ".. l0\n## l1\n.. l0"]
    pictures = [rows[0], *rows[2:]][:players] if players < 4 else rows
    rules = f"{players} classic"
    page = visit("/pad")
    set_up(page, players=players)
    for variant in ("harmony", "middle-kingdom"):
        page.get_by_role("switch", name=part(f"variant-{variant}")).click()
    for number, picture in enumerate(pictures, 1):
        to_player(page, number)
        page.get_by_role("textbox", name=named("web-pad-name")).fill(f"Lady {number}")
        paint(page, picture)
        expect_total(page, points_of(picture, rules))
    points = [points_of(picture, rules) for picture in pictures]
    wanted = sorted((1 + sum(other > own for other in points), number, own) for number, own in enumerate(points, 1))
    open_ranking(page)
    becomes(page, lambda: ranking(page), [(f"Lady {number}", place, own) for place, number, own in wanted])
    ties = page.get_by_text(like("score-tie-shared-first", "players"))
    expect(ties).to_have_count(1 if points.count(max(points)) > 1 else 0)


def test_equal_points_are_decided_as_the_edition_says(visit: Visit) -> None:
    """Two points and two squares each; the second has one crown more."""
    page = visit("/pad")
    set_up(page, players=2)
    for variant in ("harmony", "middle-kingdom"):
        page.get_by_role("switch", name=part(f"variant-{variant}")).click()
    for number, picture in enumerate(["## w1 w0", "## l1 m1\n.. s0 s0"], 1):
        to_player(page, number)
        paint(page, picture)
        expect_total(page, 2)
    dialog = page.get_by_role("dialog")
    open_ranking(page)
    becomes(page, lambda: [place for _, place, _ in ranking(page)], [1, 2])
    expect(dialog.get_by_text(like("score-tie-crowns", "players"))).to_be_visible()
    page.keyboard.press("Escape")
    set_up(page, edition="revised")
    expect(dialog).to_have_count(0)
    expect_total(page, 2)
    page.get_by_role("button", name=named("web-pad-ranking")).click()
    expect(dialog.get_by_text(like("score-tie-shared-first", "players"))).to_be_visible()


def test_defects_are_named_and_shown(visit: Visit) -> None:
    page = visit("/pad")
    paint(page, "## w1 w0\n.. .. ..\nl0 .. ..")
    squares = page.get_by_text(part("defect-half-a-domino-left-over", count=3))
    expect(squares).to_be_visible()
    away = page.get_by_role("listitem").filter(has_text=part("defect-not-connected-to-the-castle", squares="g5"))
    expect(away).to_be_visible()
    show = away.get_by_role("button", name=named("web-pad-show"))
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    choose_paint(page, "lake")
    cell(page, "g6").click()
    expect(away).to_have_count(0)
    expect(squares).to_have_count(0)


def test_what_no_box_holds_together_is_named(visit: Visit) -> None:
    page = visit("/pad")
    set_up(page, players=2)
    for number in (1, 2):
        to_player(page, number)
        paint(page, "## n3 w0")
        expect_total(page, 3)
    open_ranking(page)
    expect(page.get_by_role("dialog").get_by_role("heading", name=named("web-pad-together"))).to_be_visible()
    sentence = part("defect-more-than-the-box-holds-together", count=2, terrain="mine", crowns=3, in_the_box=1)
    expect(page.get_by_role("dialog").get_by_text(sentence)).to_be_visible()


def test_a_mighty_duel_has_seven_by_seven_squares_and_all_can_be_painted_with_a_finger(visit: Visit) -> None:
    page = visit("/pad", **PHONE)
    set_up(page, grid=7)
    expect(page.get_by_role("gridcell")).to_have_count(49)
    expect(page.get_by_role("group", name=named("web-pad-kingdoms")).get_by_role("button")).to_have_count(2)
    choose_paint(page, "lake", 1)
    for square in ("d4", "j10", "d10", "j4"):
        cell(page, square).tap()
    expect_total(page, 4 + 10)
    side = cell(page, "d4").bounding_box()
    assert side
    assert side["width"] >= 44, "as large as a fingertip"


def test_the_pad_goes_on_while_the_server_is_away(visit: Visit, server: Server) -> None:
    with Cable(server.port) as cable:
        page = visit("/pad", at=cable.address)
        choose_paint(page, "lake", 1)
        cell(page, "h7").click()
        expect_total(page, 1)
        cable.cut()
        cell(page, "i7").click()
        expect_total(page, 4)
        expect(page.get_by_text(named("web-pad-away"))).to_be_visible()
        paint(page, FULL)
        expect_total(page, points_of(FULL))  # as the engine counts
        cable.mend()
        expect(page.get_by_text(named("web-pad-away"))).to_have_count(0)
        expect_total(page, points_of(FULL))
