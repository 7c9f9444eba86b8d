"""Whatever the server refuses, each language has a sentence for it, with the facts that the code really gives."""

import pytest
from fastapi.exceptions import RequestValidationError
from msgspec import convert
from starlette.exceptions import HTTPException

from kingdomino import KingdominoError
from kingdomino.cli.words import Words
from kingdomino.locales import LANGUAGES, catalogue
from kingdomino.server.front.api.errors import refusal_of
from kingdomino.server.front.limits import Buckets, Connections
from kingdomino.server.front.people import People, checked_language
from kingdomino.server.operation.settings import Settings, check, settings_from
from kingdomino.server.process.start import listen
from kingdomino.server.storage import StorageUnavailable
from kingdomino.tables.answers.pad import KingdomsToScore, scored
from kingdomino.tables.answers.replays import replay
from kingdomino.tables.names import checked_name


def square_twice():
    spot = {"x": 1, "y": 0, "terrain": "wheat", "crowns": 0}
    scored(convert({"kingdoms": [{"squares": [spot, spot]}], "rules": "2 classic"}, KingdomsToScore))


def raised(error):
    found = refusal_of(error)
    assert found is not None
    raise found


REFUSALS = [
    lambda: settings_from({"port": "x"}),
    lambda: check(Settings(workers=2)),
    lambda: check(Settings(bot_processes=0)),
    lambda: listen("192.0.2.1", 1),
    lambda: Buckets(1, 0).take("x"),
    lambda: Buckets(1, 0).check("x"),
    lambda: Connections(0).one("x").__enter__(),
    lambda: checked_name(""),
    lambda: checked_name("\x00"),
    lambda: checked_language("xx"),
    lambda: People._parts(None),
    lambda: People._parts("x"),
    lambda: replay('[Ruleset "2 classic"]\nkings 0 1 1 0\n' * 20),
    square_twice,
    lambda: raised(StorageUnavailable("storage_gone")),
    lambda: raised(RequestValidationError([{"type": "missing", "loc": ("body", "name"), "msg": "", "input": None}])),
    lambda: raised(RequestValidationError([{"type": "json_invalid", "loc": ("body", 1), "msg": "", "input": None}])),
    *(lambda status=status: raised(HTTPException(status)) for status in (400, 404, 405)),
    lambda: raised(HTTPException(413, "8192")),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("refusal", REFUSALS, ids=range(len(REFUSALS)))
def test_a_refusal_becomes_a_sentence(refusal, language):
    with pytest.raises(KingdominoError) as refused:
        refusal()
    sentence = Words(catalogue(language)).error(refused.value)
    assert len(sentence) > 8
    assert refused.value.code not in sentence
