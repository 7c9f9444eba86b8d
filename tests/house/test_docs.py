"""The documents are correct: their Python runs, their commands print the shown output, their links exist."""

import re
import shlex
from pathlib import Path

import pytest

from kingdomino.cli import main

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)


def blocks(document: Path, language: str) -> list[str]:
    return [body for kind, body in BLOCK.findall(document.read_text()) if kind == language]


def name_of(document: Path) -> str:
    return str(document.relative_to(ROOT))


@pytest.mark.parametrize("document", [document for document in DOCUMENTS if blocks(document, "python")], ids=name_of)
def test_python_blocks_run_from_top_to_bottom(document, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {}
    for body in blocks(document, "python"):
        exec(compile(body, name_of(document), "exec"), namespace)


@pytest.mark.parametrize("document", [document for document in DOCUMENTS if blocks(document, "console")], ids=name_of)
def test_commands_print_what_the_page_says(document, tmp_path, monkeypatch, capsys):
    """Lines after `$ kingdomino …` are its output; `$ cat FILE` makes the file that it shows."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LANGUAGE", "en")
    for body in blocks(document, "console"):
        for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", body, re.M):
            words = shlex.split(command)
            if words[0] == "cat":
                Path(words[1]).write_text(output)
            elif words[0] == "kingdomino":
                main(words[1:])
                shown = capsys.readouterr()
                if output.strip():
                    assert stripped(shown.out + shown.err) == stripped(output), command


def stripped(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().split("\n"))


def test_the_readme_has_code_and_commands_to_run():
    assert blocks(ROOT / "README.md", "python")
    assert blocks(ROOT / "README.md", "console")


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_links_and_pictures_are_there(document):
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text()):
        assert (document.parent / target).exists(), target


def test_every_rule_is_in_the_rules_page_once():
    numbers = re.findall(
        r"^- \*{0,2}R(\d+)\b|^\*{0,2}R(\d+)\b|^#+ R(\d+)\b|^\| R(\d+) ", (ROOT / "docs/rules.md").read_text(), re.M
    )
    found = [int(next(filter(None, groups))) for groups in numbers]
    assert sorted(found) == list(range(1, 34))
