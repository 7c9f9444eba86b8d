"""Photos of kingdoms on the score pad: read in the browser, checked by hand or key, and sent nowhere."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import Locator, Page, expect

from kingdomino.photo import read_photo
from kingdomino.rules import Kingdom, Ruleset
from tests.browser.conftest import Visit
from tests.browser.measuring import overflowing, small_targets, violations
from tests.browser.playing import becomes, middle
from tests.browser.static_site import Site
from tests.browser.test_score_pad import PHONE, expect_total, open_ranking, ranking, set_up, to_player
from tests.browser.words import named
from tests.photo.drawing import Photo, kingdom_of, photograph, some_kinds

Photos = list[tuple[Path, Photo]]
RULES = "4 classic harmony middle-kingdom"


def _photo(seed: int, grid: int = 5, left_out: int = 0) -> Photo:
    chance = np.random.default_rng(seed)
    return photograph(some_kinds(chance, grid, left_out), chance, tilt=20, size=(800, 600))


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> Photos:
    """Four kingdoms of one table, the last of them with holes."""
    folder = tmp_path_factory.mktemp("photos")
    made = []
    for number, seed in enumerate((40, 41, 44, 43)):
        photo = _photo(seed, left_out=2 if number == 3 else 0)
        photo.picture.save(folder / f"{number}.png")
        made.append((folder / f"{number}.png", photo))
    return made


def _points(kingdom: Kingdom, rules: str = RULES) -> int:
    return int(kingdom.score(Ruleset.parse(rules)).total)


def _choose(page: Page, *files: Path) -> None:
    page.locator("input[data-photo=file]").set_input_files([str(file) for file in files])


def _ring(page: Page, number: int) -> Locator:
    return page.get_by_role("button", name=re.compile(r"^Corner, ")).nth(number)


def _put_corners(page: Page, photo: Photo) -> None:
    """By keys: to the corners of the photo's frame."""
    expect(_ring(page, 3)).to_be_visible()
    shown = page.locator(".stage svg").bounding_box()
    assert shown
    scale = shown["width"] / photo.picture.width
    for number, (x, y) in enumerate(photo.corners * scale):
        ring = _ring(page, number)
        for axis, wanted, keys in ((0, x, ("ArrowRight", "ArrowLeft")), (1, y, ("ArrowDown", "ArrowUp"))):
            away = round(float(wanted)) - _place(ring)[axis]
            key = keys[away < 0]
            for press, times in ((f"Shift+{key}", abs(away) // 10), (key, abs(away) % 10)):
                for _ in range(times):
                    ring.press(press)


def _place(ring: Locator) -> list[int]:
    name = ring.get_attribute("aria-label") or ""
    return [int(number) for number in re.findall(r"\d+", name.replace(",", ""))]


def _recognise(page: Page) -> None:
    page.get_by_role("button", name=named("web-pad-photo-recognise")).click()
    expect(page.get_by_role("group", name=named("web-pad-photo-what"))).to_be_visible()


def _shown(page: Page) -> dict[str, str]:
    """What the board says of each square, by its name."""
    cells = page.get_by_role("gridcell").all()
    said = [re.sub(r"[\u2066-\u2069]", "", cell.get_attribute("aria-label") or "") for cell in cells]
    return {text.split(", ")[0]: text for text in said}


def _look(page: Page) -> None:
    """Nothing is cut off, too small for a finger, or wrong for those who do not see it."""
    wrong = [line for width in (360, 1440) for line in overflowing(page, width)]
    assert [*wrong, *small_targets(page), *violations(page)] == []


def _count(page: Page) -> None:
    """Everything that is unsure is taken as right, and the kingdom goes to the pad."""
    go_on = page.get_by_role("button", name=named("web-pad-photo-right"))
    count = page.get_by_role("button", name=named("web-pad-photo-count"))
    expect(go_on.or_(count)).to_be_visible()
    while go_on.count():
        go_on.click()
    count.click()


def _said(kingdom: Kingdom, page: Page) -> bool:
    """Whether the board shows this kingdom, wherever its castle stands."""
    shown = _shown(page)
    castle = next(name for name, text in shown.items() if text.startswith(f"{name}, castle"))
    for square, land in kingdom.squares.items():
        letter, number = chr(ord(castle[0]) + square.x), int(castle[1:]) + square.y
        text = shown.get(f"{letter}{number}", "")
        if not re.match(rf"{letter}{number}, {land.terrain}, {land.crowns or 'no'} crown", text):
            return False
    return sum("empty" not in text for text in shown.values()) == len(kingdom.squares) + 1


def test_the_page_reads_what_the_command_reads_and_sends_nothing(visit: Visit, photos: Photos) -> None:
    file, photo = photos[3]
    page = visit("/pad")
    asked: list[str] = []
    _choose(page, file)
    _put_corners(page, photo)
    page.on("request", lambda request: asked.append(request.url))
    shown = page.locator(".stage svg").bounding_box()
    assert shown
    scale = photo.picture.width / shown["width"]
    corners = [number * scale for index in range(4) for number in _place(_ring(page, index))]
    _look(page)
    _recognise(page)
    _look(page)
    reading = read_photo(file, 5, corners)
    assert _said(reading.kingdom, page)
    ringed = page.locator(".unsure")
    expect(ringed).to_have_count(len(reading.unsure))
    _count(page)
    expect_total(page, _points(reading.kingdom))
    # The pad's own question to the engine has squares in it, and no picture.
    assert {url.rpartition("/")[2] for url in asked} <= {"score"}


def test_a_whole_table_is_photographed_and_ranked_in_a_site_of_files(visit: Visit, site: Site, photos: Photos) -> None:
    page = visit(f"{site.address}pad", at=site.address)
    _choose(page, *[file for file, _ in photos])
    for number, (_, photo) in enumerate(photos, 1):
        expect(
            page.get_by_role("group", name=named("web-pad-kingdoms")).get_by_role("button").nth(number - 1)
        ).to_have_attribute("aria-pressed", "true")
        _put_corners(page, photo)
        _recognise(page)
        _count(page)
    wanted = [_points(kingdom_of(photo.kinds)) for _, photo in photos]
    expect_total(page, wanted[3])
    for number in range(1, 5):
        to_player(page, number)
        expect_total(page, wanted[number - 1])
        page.get_by_role("textbox", name=named("web-pad-name")).fill(f"Lady {number}")
    open_ranking(page)
    becomes(page, lambda: sorted(points for _, _, points in ranking(page)), sorted(wanted))


def test_on_a_phone_a_corner_is_dragged_and_a_square_is_put_right_by_taps(visit: Visit, photos: Photos) -> None:
    file, photo = photos[0]
    page = visit("/pad", **PHONE)
    page.locator("input[data-photo=camera]").set_input_files(str(file))
    expect(page.get_by_role("button", name=named("web-pad-photo-recognise"))).to_be_visible()
    ring = _ring(page, 2)
    before = _place(ring)
    x, y = middle(ring)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 20, y - 12, steps=3)
    expect(page.locator("canvas.lens")).to_be_visible()
    page.mouse.up()
    expect(page.locator("canvas.lens")).to_have_count(0)
    after = _place(ring)
    assert [abs(two - one - step) <= 1 for one, two, step in zip(before, after, (-20, -12), strict=True)] == [
        True,
        True,
    ]
    _put_corners(page, photo)
    _recognise(page)
    page.get_by_role("gridcell").first.click(force=True)
    first = page.get_by_role("gridcell").first.get_attribute("data-square") or ""
    what = page.get_by_role("group", name=named("web-pad-photo-what"))
    what.get_by_role("button", name=re.compile("mine", re.I)).tap()
    page.get_by_role("button", name=named("web-pad-crowns-count", crowns=3)).tap()
    expect(page.locator(f"[data-square={first}]")).to_have_attribute("aria-label", re.compile("mine"))
    _count(page)
    expect(page.get_by_label(named("web-pad-total"))).to_have_text(re.compile(r"^\d+$"))


def test_what_is_no_photo_of_a_kingdom_says_what_helps_and_leaves_the_pad_as_it_was(
    visit: Visit, tmp_path: Path
) -> None:
    (tmp_path / "note.png").write_text("not a picture")
    (tmp_path / "photo.heic").write_bytes(b"\x00\x00\x00\x18ftypheic" + b"\x00" * 200)
    Image.new("RGB", (60, 400)).save(tmp_path / "narrow.png")
    Image.new("RGB", (800, 600), (4, 4, 6)).save(tmp_path / "dark.png")
    page = visit("/pad")
    for name, code in (("note.png", "not-a-picture"), ("photo.heic", "heic"), ("narrow.png", "too-small")):
        _choose(page, tmp_path / name)
        expect(page.get_by_role("alert").filter(has_text=named(f"web-pad-photo-trouble-{code}"))).to_be_visible()
        expect(page.get_by_role("gridcell", name=re.compile("castle"))).to_have_count(1)
    plate = Image.new("RGB", (800, 600), (120, 84, 60))
    ImageDraw.Draw(plate).ellipse((200, 100, 600, 500), fill=(230, 230, 220))
    plate.save(tmp_path / "plate.png")
    # Dark from rim to rim; something on a table, but no lands in its squares.
    for name, reads in (("dark.png", False), ("plate.png", True)):
        _choose(page, tmp_path / name)
        if reads:
            page.get_by_role("button", name=named("web-pad-photo-recognise")).click()
        none = page.get_by_label(named("web-pad-photo-corners")).get_by_text(named("web-pad-photo-none"))
        expect(none).to_be_visible()
        page.get_by_role("button", name=named("web-common-cancel")).click()
    expect(page.get_by_role("gridcell")).to_have_count(25)
    expect(page.get_by_label(named("web-pad-total"))).to_have_text("–")


@pytest.mark.parametrize("way", ["drop", "paste"])
def test_a_picture_is_dropped_anywhere_or_pasted(visit: Visit, photos: Photos, way: str) -> None:
    page = visit("/pad")
    page.locator("input[data-photo=file]").wait_for(state="attached")
    content = base64.b64encode(photos[0][0].read_bytes()).decode()
    page.evaluate(
        """([way, content]) => {
          const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
          const things = new DataTransfer();
          things.items.add(new File([bytes], 'kingdom.png', { type: 'image/png' }));
          const more = { bubbles: true, cancelable: true };
          if (way === 'paste') dispatchEvent(new ClipboardEvent('paste', { clipboardData: things, ...more }));
          else for (const type of ['dragover', 'drop'])
            document.body.dispatchEvent(new DragEvent(type, { dataTransfer: things, ...more }));
        }""",
        [way, content],
    )
    expect(_ring(page, 3)).to_be_visible()


def test_a_photo_of_48_megapixels_is_read(visit: Visit, tmp_path: Path) -> None:
    photo = _photo(50, grid=7)
    photo.picture.resize((8000, 6000), Image.Resampling.NEAREST).save(tmp_path / "huge.jpg", quality=70)
    page = visit("/pad")
    set_up(page, grid=7)
    _choose(page, tmp_path / "huge.jpg")
    _put_corners(page, photo)
    _recognise(page)
    _count(page)
    expect_total(page, _points(kingdom_of(photo.kinds), "2 classic mighty-duel harmony middle-kingdom"))
