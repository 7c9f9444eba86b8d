"""The documentation site builds without a warning, has every door, and asks no other host for anything."""

import json
import re
from enum import Enum
from html import unescape
from importlib import import_module
from inspect import isclass, isfunction, signature
from pathlib import Path

import pytest
from tools.site import ROOT, build


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    assert build(folder) == 0, "warnings are errors"
    return folder


def test_no_page_loads_anything_from_another_host(site):
    """Links to follow are allowed. The theme's scripts know other hosts only for diagrams and repositories."""
    pages = list(site.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        text = page.read_text()
        loading = re.findall(r'<(?!a\b)\w+[^>]*?\s(?:src|href|action|data|poster|srcset)="(?:https?:)?//[^"]*"', text)
        assert not [tag for tag in loading if 'rel="canonical"' not in tag], page
        assert "mermaid" not in re.sub(r"<script.*?</script>", "", text, flags=re.S), page
        assert 'data-md-component="source"' not in text, page
    for style in site.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", style.read_text()), style


def test_every_door_its_pages_and_its_names_can_be_found(site):
    home = (site / "index.html").read_text()
    guides = ("host", "research", "write-a-bot", "self-play", "cluster", "examples")
    rooms = ("kingdomino", "rules", "kernel", "bots", "search", "analysis", "environment", "tournaments")
    pages = [*(f"guides/{guide}" for guide in guides), *(f"api/{room}" for room in rooms)]
    for page in ("rules", "notation", "protocol", "bot-protocol", *pages):
        assert f'href="{page}.html"' in home, page
    found = json.loads((site / "search" / "search_index.json").read_text())
    locations = {entry["location"] for entry in found["docs"]}
    for room in rooms:
        module = import_module(room if room == "kingdomino" else f"kingdomino.{room}")
        public = [name for name in module.__all__ if isclass(vars(module)[name]) or isfunction(vars(module)[name])]
        assert len(public) > 5
        for name in public:
            assert any(re.fullmatch(rf"api/{room}\.html#kingdomino\S*\.{name}", where) for where in locations), name
    for name in ("search.Search", "search.Report", "environment.kingdomino_v1.env"):
        assert any(where.endswith(f"kingdomino.{name}") for where in locations), name


def test_every_public_function_and_class_has_its_parameters_and_a_sentence(site):
    """In the reference, under its name: every parameter of the signature, and the words of its documentation."""
    counted = 0
    for room in sorted(page.stem for page in (site / "api").glob("*.html")):
        module = import_module(room if room == "kingdomino" else f"kingdomino.{room}")
        page = unescape(re.sub(r"<[^>]+>", "", (site / "api" / f"{room}.html").read_text()))
        for name in module.__all__:
            public = vars(module)[name]
            if not (isclass(public) or isfunction(public)) or name in NOT_OURS:
                continue
            counted += 1
            assert public.__doc__, name
            assert not public.__doc__.startswith(f"{name}("), f"{name} has only what dataclasses write by themselves"
            first = public.__doc__.split("\n")[0].replace("`", "")
            assert first in page, f"{room}.{name}: {first}"
            for parameter in parameters_of(public):
                assert re.search(rf"\b{parameter}\b", page), f"{room}.{name}: {parameter}"
    assert counted > 200


def test_every_public_constant_has_a_sentence(site):
    """By the comment above it, or in the words above the reference of its room."""
    counted = 0
    for room in sorted(page.stem for page in (site / "api").glob("*.html")):
        module = import_module(room if room == "kingdomino" else f"kingdomino.{room}")
        words = (ROOT / "docs" / "api" / f"{room}.md").read_text()
        page = (site / "api" / f"{room}.html").read_text()
        for name in module.__all__:
            if isclass(vars(module)[name]) or isfunction(vars(module)[name]) or name.startswith("__"):
                continue
            counted += 1
            own = re.search(rf'id="kingdomino\S*\.{name}".*?<div class="doc doc-contents[^"]*">(.*?)</div>', page, re.S)
            assert f"`{name}`" in words or (own and "<p>" in own[1]), f"{room}.{name}"
    assert counted > 60


#: Names that are types of other libraries' making.
NOT_OURS = ("Word", "NumberArray", "WordArray", "FlagArray", "FloatArray")


def parameters_of(public: object) -> list[str]:
    if isclass(public) and issubclass(public, Enum):
        return list(public.__members__)
    try:
        return [name for name in signature(public).parameters if name not in ("self", "args", "kwargs")]
    except ValueError:  # errors of Python's own making
        return []


def test_links_into_the_repository_are_plain_text_on_the_site(site):
    assert "dominoes.csv" in (site / "notation.html").read_text()
    assert 'href="../tests' not in (site / "notation.html").read_text()
