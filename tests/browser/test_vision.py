"""Terrains tell apart for eyes that see fewer colours, or none: by their figures. The pictures are kept."""

from __future__ import annotations

import base64
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.people import ME, PAGE, Person, later
from tests.browser.playing import expect_due
from tests.browser.serving import Server

TERRAINS = ("wheat", "meadow", "swamp", "lake", "forest", "mine")
EYES = ("none", "achromatopsia", "protanopia", "deuteranopia", "tritanopia")
#: Sizes of a square on the board and in an opponent's kingdom.
SIZES = (72, 36)

#: Every terrain in its three variants, without crowns, on a page of their own.
_SHOW = """
size => {
  const square = (terrain, x, variant) =>
    `<use href="#${terrain}-${variant}" x="${x * size}" y="${variant * size}" width="${size}" height="${size}"/>`;
  const row = (variant) => TERRAINS.map((terrain, x) => square(terrain, x, variant)).join('');
  const picture = document.createElement('div');
  picture.id = 'terrains';
  picture.style = 'position:fixed;inset:0;z-index:99;background:#888';
  picture.innerHTML = `<svg width="${6 * size}" height="${3 * size}">${row(0)}${row(1)}${row(2)}</svg>`;
  document.getElementById('terrains')?.remove();
  document.body.append(picture);
}
""".replace("TERRAINS", str(list(TERRAINS)))

#: The lightness of each terrain's squares, each with its own mean taken away: what is left are the figures.
_FIGURES = """
async ([data, size]) => {
  const image = new Image();
  image.src = data;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  return Array.from({ length: 6 }, (_, column) => {
    const { data } = pen.getImageData(column * size, 0, size, size);
    const light = Array.from({ length: size * size }, (_, at) =>
      0.2126 * data[4 * at] + 0.7152 * data[4 * at + 1] + 0.0722 * data[4 * at + 2]);
    const mean = light.reduce((sum, one) => sum + one, 0) / light.length;
    return { mean, figure: light.map((one) => one - mean) };
  });
}
"""


@pytest.mark.parametrize("eyes", EYES)
def test_terrains_differ_in_their_figures_not_only_in_colour(visit: Visit, artifacts: Path, eyes: str) -> None:
    page = visit("/settings")
    for terrain in TERRAINS:
        page.locator(f"#{terrain}-2").wait_for(state="attached")
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
    for size in SIZES:
        page.evaluate(_SHOW, size)
        picture = page.locator("#terrains svg").screenshot(path=artifacts / f"vision-{eyes}-{size}.png")
        squares = _figures(page, picture, size)
        for one, two in combinations(range(6), 2):
            differs = _rms([a - b for a, b in zip(squares[one]["figure"], squares[two]["figure"], strict=True)])
            assert differs > 12, f"{TERRAINS[one]} and {TERRAINS[two]} at {size} px: {differs:.1f}"


def _figures(page: Page, picture: bytes, size: int) -> list[dict[str, list[float]]]:
    # Pictures from data are forbidden on our own pages; an empty one has no such rules.
    blank = page.context.new_page()
    data = "data:image/png;base64," + base64.b64encode(picture).decode()
    found: list[dict[str, list[float]]] = blank.evaluate(_FIGURES, [data, size])
    blank.close()
    return found


def _rms(values: list[float]) -> float:
    return float((sum(value * value for value in values) / len(values)) ** 0.5)


def test_a_table_is_kept_as_every_eye_sees_it(visit: Visit, server: Server, artifacts: Path) -> None:
    freja = Person(server.address)
    code = freja.table("4 classic", [ME, PAGE, PAGE, PAGE], start=True)
    freja.play(code, later("place", 6))
    page = visit(f"/table/{code}", kept=freja.kept)
    expect_due(page, "place")
    session = page.context.new_cdp_session(page)
    pictures = set()
    for eyes in EYES:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        pictures.add(page.screenshot(path=artifacts / f"vision-{eyes}-table.png"))
    assert len(pictures) == len(EYES), "every eye sees something else"
