"""Six catalogues with the same keys and variables, none missing, none unused, plurals as each language needs them."""

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from tools.words import PLURAL_FORMS, TYPES, messages, types, walk

import kingdomino
from kingdomino.locales import LANGUAGES, catalogue, catalogue_text, entries_of
from tests.locales.avoided import AVOIDED, ENFORCED
from tests.refusals import codes_in

SOURCES = Path(kingdomino.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
#: The plural forms of whole numbers in CLDR.
PLURALS = {
    "en": {"one", "other"},
    "he": {"one", "two", "other"},
    "tr": {"one", "other"},
    "da": {"one", "other"},
    "bg": {"one", "other"},
    "el": {"one", "other"},
}
#: What every sentence that could need it is given, whether it selects on it or not: `mouse` or `touch`, and in the
#: reasons of a review `you` or `other` for the player who moved. Each language decides where it needs them.
OPTIONAL = {"pointer", "mover"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_can_be_read_and_no_key_is_there_twice(language):
    entries = FluentParser().parse(catalogue_text(language)).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk
    keys = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_that_are_parsed_one_by_one_are_those_of_the_whole_file(language):
    whole = messages(language)
    for key, text in entries_of(catalogue_text(language)).items():
        assert whole[key].equals(FluentParser().parse_entry(text), ["span", "comment"])
    assert entries_of(catalogue_text(language)).keys() == whole.keys()


def variables(message: ast.Message) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ast.VariableReference)}


def selectors(message: ast.Message) -> list[set[str]]:
    """The keys of each choice between numbers in a message; choices between words have no plural forms."""
    choices = [
        {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        for node in walk(message)
        if isinstance(node, ast.SelectExpression)
    ]
    return [forms for forms in choices if forms <= PLURAL_FORMS or forms & PLURAL_FORMS - {"other"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_or_too_many(language):
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_uses_the_same_variables(language):
    for key, message in messages("en").items():
        assert variables(messages(language)[key]) - OPTIONAL == variables(message) - OPTIONAL, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_the_language(language):
    needed = PLURALS[language]
    chosen = [(key, forms) for key, message in messages(language).items() for forms in selectors(message)]
    assert chosen, "this language has plural forms somewhere"
    for key, forms in chosen:
        assert forms in (needed, {"other"}), f"{key}: all forms, or none beside exact numbers"


def test_the_clients_types_for_numbers_are_fresh():
    """When this fails: `python -m tools.words`. The type checker then holds every call of the client to them."""
    assert TYPES.read_text(encoding="utf-8") == types()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_spoken_with_every_number(language):
    words = catalogue(language)
    numbers = (0, 1, 2, 3, 5, 11, 21, 100)
    for key, message in messages(language).items():
        named = variables(message)
        for value in [*numbers, *(f"«{number}»" for number in numbers)] if named else [0]:
            text = words.text(key, **dict.fromkeys(named, value))
            assert text.strip(), key
            assert "{" not in text, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_translations_not_copies(language):
    if language == "en":
        assert catalogue("en").text("terrain-wheat") == "wheat"
        return
    same = [
        key
        for key in messages("en")
        if pattern(language, key) == pattern("en", key) and re.search("[a-z]{3}", pattern("en", key))
    ]
    loanwords = {"terrain-mine", "colour-pink", "score-harmony", "variant-harmony"}
    loanwords |= {"tournament-rating", "bots-rating", "web-table-menu"}
    loanwords |= {"review-start", "web-review-part-start", "web-review-stop", "web-daily-middle", "web-bots-seat"}
    assert not set(same) - loanwords


@pytest.mark.parametrize("language", ENFORCED)
def test_words_to_avoid_stay_out(language):
    found = [
        f"{key}: “{match[0]}”; better: {instead}"
        for key, text in entries_of(catalogue_text(language)).items()
        for avoided, instead in AVOIDED[language].items()
        for match in re.finditer(avoided, text.partition("=")[2].partition("\n#")[0], re.IGNORECASE)
    ]
    assert not found


def pattern(language: str, key: str) -> str:
    """A message's own words, without variables."""
    return "".join(node.value for node in walk(messages(language)[key]) if isinstance(node, ast.TextElement))


def test_codes_are_found_however_they_are_written():
    source = """
code = "one" if there else "two"
raise KingdominoError(code, seat=1)
Why("three" if here else "four")
IllegalMove(
    "five", move=1)
other("six")
raise KingdominoError(offer.why.code)
"""
    assert codes_in(source) == {"one", "two", "three", "four", "five"}


def test_every_key_is_used_and_every_used_key_is_there():
    """A key is used where it stands in quotes, or as one of a family: its other half is a code, a terrain…"""
    code = "\n".join(path.read_text() for path in SOURCES.rglob("*.py"))
    literal = set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)+)"', code))
    families = {
        "error": set().union(*(codes_in(path.read_text()) for path in SOURCES.rglob("*.py"))),
        "reason": {found for found in codes(code, r"Reason\(\"([a-z_]+)\"") if not found.endswith("not_played")},
        "defect": set(
            codes(code, r"\"([a-z_]+)\"(?= if found_tiling)|Defect\(\"([a-z_]+)\"|else \"(no_such_dominoes[a-z_]+)\"")
        ),
        "verify": set(codes(code, r"Check\(\"([a-z_]+)\"")),
        "terrain": {"wheat", "forest", "lake", "meadow", "swamp", "mine"},
        "colour": {"pink", "yellow", "green", "blue"},
        "due": {"kings", "deal", "claim", "place", "over"},
        "score": {"place", "player", "largest"},
        "tournament": {"wins", "points", "margin", "rating", "forfeits"},
        "forfeit": {"crash", "timeout", "illegal", "rubbish", "flood", "error", "unflushed"},
        "bot-check": {"start", "moves", "ignores", "time", "stop", "quit"},
        "grade": {"best", "good", "inaccuracy", "mistake", "blunder"},
        "cause": set(codes(code, r"Cause\(\"([a-z_]+)\"")),
        "hint": set(
            codes(
                (SOURCES / "analysis" / "hints.py").read_text(),
                r"_cause\(\"([a-z_]+)\"|_of_territory\(\"([a-z_]+)\"|\": \"([a-z_]+)\",\n|, \"(look_[a-z_]+)\"",
            )
        ),
        "review": {"start", "luck", "own", "others", "result"},
        "bots-about": {"page", "squire", "knight", "duke", "king"},
    }
    used = {f"{family}-{name.replace('_', '-')}" for family, names in families.items() for name in names}
    from kingdomino.cli.main import COMMANDS
    from kingdomino.server import TABLE

    used |= {f"{name}-summary" for name in COMMANDS} | {setting.key for setting in TABLE}
    there = set(messages("en"))
    used |= client_keys(there)
    assert not sorted(used - there), "used but not there"
    assert not sorted(there - used - literal), "there but not used"


def test_every_key_that_the_client_speaks_is_there_and_shipped():
    there = set(messages("en"))
    used = client_keys(there)
    assert used, "the client speaks"
    assert not used - there, "spoken but not there"
    shipped = tuple(json.loads((CLIENT / "words" / "shipped.json").read_text()))
    assert not {key for key in used if not key.startswith(shipped)}, "spoken but left out of the client"


def client_keys(there: set[str]) -> set[str]:
    """The keys in the client: whole ones, and all that begin and end as a template literal does."""
    sources = [
        path for kind in ("*.ts", "*.svelte") for path in CLIENT.rglob(kind) if not path.name.endswith(".test.ts")
    ]
    code = "\n".join(path.read_text() for path in sources)
    keys = set(re.findall(r"""\b(?:t|has)\(\s*['"]([a-z][a-z0-9-]+)['"]""", code))
    keys |= set(re.findall(r"""['"](web-[a-z0-9-]+)['"]""", code))
    for template in re.findall(r"`((?:[a-z0-9]+-)+\$\{[^`]*)`", code):
        family = re.compile("[a-z0-9-]+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template)))
        members = {key for key in there if family.fullmatch(key)}
        keys |= members
        if template.startswith("web-"):
            assert members, f"no key is like {template}"
    return keys


def codes(text: str, expression: str) -> list[str]:
    return [
        name
        for found in re.findall(expression, text)
        for name in ([found] if isinstance(found, str) else found)
        if name
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_key_or_a_missing_value_is_an_error_not_a_blank(language):
    words = catalogue(language)
    with pytest.raises(KeyError):
        words.text("cli-example")
    with pytest.raises(LookupError):
        words.text("no-such-key")
    assert words.has("cli-example")
    assert not words.has("no-such-key")
