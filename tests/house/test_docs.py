"""The documents are correct: their Python runs, their commands exist and print the shown output, their links exist.

`python -m tests.wheel` runs the same, and the commands too, from a wheel in an empty environment.
"""

import re
import shlex
from importlib.util import find_spec

import pytest
from tools import outputs

from kingdomino.cli.main import options_of
from kingdomino.cli.words import Words
from kingdomino.locales import catalogue
from tests.guides import DOCUMENTS, ROOT, blocks, commands, elsewhere, name_of, shortened


@pytest.mark.parametrize("document", [document for document in DOCUMENTS if blocks(document, "python")], ids=name_of)
def test_python_blocks_run_from_top_to_bottom(document, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {}
    for body in blocks(document, "python"):
        exec(compile(body, name_of(document), "exec"), namespace)


@pytest.mark.parametrize("document", [document for document in DOCUMENTS if blocks(document, "console")], ids=name_of)
def test_commands_print_what_the_page_says(document, tmp_path, monkeypatch):
    """When this fails: `python -m tools.outputs` makes them anew."""
    monkeypatch.chdir(tmp_path)
    for name, value in outputs.TERMINAL.items():
        monkeypatch.setenv(name, value)
    for command, output, printed in outputs.shown(document):
        assert printed == outputs.stripped(output), command


@pytest.mark.parametrize("document", [document for document in DOCUMENTS if list(commands(document))], ids=name_of)
def test_every_command_is_understood_and_its_files_are_there(document):
    """As it stands and as the campaign shortens it; others are known, with who runs them."""
    english = Words(catalogue("en"))
    for command in commands(document):
        for words in map(shlex.split, (command, shortened(command))):
            if words[0] == "kingdomino":
                assert options_of(words[1:], english).run, command
            elif not elsewhere(command):
                assert words[0] == "python", command
                assert (ROOT / words[1]).exists(), command
            for module in re.findall(r"-m (tests\.\S+|benchmarks\.\S+|kingdomino\.\S+)", command):
                assert find_spec(module), command


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
