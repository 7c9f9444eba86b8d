"""The OpenAPI description is complete, and the server keeps to it whatever it is sent."""

from contextlib import suppress
from functools import cache
from importlib import import_module
from inspect import iscoroutinefunction
from pkgutil import iter_modules
from typing import get_args

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable

from kingdomino.locales import LANGUAGES
from kingdomino.rules import TERRAINS
from kingdomino.server.front import api
from kingdomino.tables.answers.guests import Language
from kingdomino.tables.messages.shapes import Terrain
from tests.server.front.playing import Player


@pytest.fixture(scope="module")
def described(server):
    return server.get("/api/openapi.json").json()


def operations(described):
    return [
        (path, method, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]


def test_what_routes_depend_on_is_asynchronous():
    """All else the framework does in a thread, which costs more than many an answer."""

    def all_below(dependant):
        return [each for below in dependant.dependencies for each in (below, *all_below(below))]

    modules = [import_module(f"{api.__name__}.{found.name}") for found in iter_modules(api.__path__)]
    routes = [route for module in modules if hasattr(module, "router") for route in module.router.routes]
    calls = {each.call for route in routes for each in all_below(route.dependant)}
    assert len(routes) > 40
    assert len(calls) > 10
    for call in calls:
        assert iscoroutinefunction(call) or iscoroutinefunction(type(call).__call__), call


def test_every_operation_says_which_refusals_it_has(described):
    for path, method, operation in operations(described):
        statuses = set(operation["responses"])
        if path.startswith("/api"):
            assert "429" in statuses, path
        if "requestBody" in operation:
            assert {"400", "413", "422"} <= statuses, path
        if method != "get":
            assert "403" in statuses, path
        if "security" in operation:
            assert "401" in statuses, path
        for status, answer in operation["responses"].items():
            if status.startswith(("4", "5")):
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}


def test_the_words_of_the_description_are_those_of_the_game():
    assert get_args(Language) == LANGUAGES
    assert get_args(Terrain) == TERRAINS


def test_nothing_that_anybody_sends_is_an_accident(server):
    """A short run over every operation, by somebody with a secret and by somebody without."""
    # It takes seconds to be imported: only the process that runs this test waits for it.
    import schemathesis
    from schemathesis.core.result import Ok

    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    player = Player(server)
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):
            attack(operation, {}, mode)
        if operation.path in ("/api/my/tables", "/api/my/games", "/api/guest/link"):
            attack(operation, player.headers, schemathesis.GenerationMode.POSITIVE)


def attack(operation, headers, mode):
    @settings(
        max_examples=2, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def hostile(case):
        case.call_and_validate(checks=checks(), headers=headers)

    with suppress(Unsatisfiable):  # what takes nothing can be given nothing wrong
        hostile()


@cache
def checks():
    """What an answer is held against."""
    from schemathesis.checks import load_all_checks, not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_headers_conformance,
        response_schema_conformance,
        status_code_conformance,
        unsupported_method,
    )

    load_all_checks()
    return (
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_headers_conformance,
        response_schema_conformance,
        unsupported_method,
    )
