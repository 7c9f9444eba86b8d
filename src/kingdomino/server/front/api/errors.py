"""Refusals over HTTP: always a code with facts, under the status that fits it."""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import Any, Final

from anyio import to_thread
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from kingdomino.rules import KingdominoError
from kingdomino.server.operation.metrics import Metrics
from kingdomino.server.storage import StorageUnavailable
from kingdomino.tables.messages import FieldProblem, WrongField
from kingdomino.tables.messages.shapes import Facts, Shape

#: The status of a code; other refusals of the rules or of the readers are 422.
_STATUS: Final = {
    "unreadable_body": HTTPStatus.BAD_REQUEST,
    "no_secret": HTTPStatus.UNAUTHORIZED,
    "wrong_secret": HTTPStatus.UNAUTHORIZED,
    "expired_secret": HTTPStatus.UNAUTHORIZED,
    "foreign_origin": HTTPStatus.FORBIDDEN,
    "not_your_review": HTTPStatus.FORBIDDEN,
    "cannot_open_here": HTTPStatus.FORBIDDEN,
    "game_not_shared": HTTPStatus.FORBIDDEN,
    "not_the_host": HTTPStatus.FORBIDDEN,
    "no_such_page": HTTPStatus.NOT_FOUND,
    "no_such_table": HTTPStatus.NOT_FOUND,
    "no_such_finished_game": HTTPStatus.NOT_FOUND,
    "no_such_review": HTTPStatus.NOT_FOUND,
    "no_such_puzzle": HTTPStatus.NOT_FOUND,
    "no_such_day": HTTPStatus.NOT_FOUND,
    "wrong_link": HTTPStatus.NOT_FOUND,
    "wrong_method": HTTPStatus.METHOD_NOT_ALLOWED,
    "unknown_host": HTTPStatus.MISDIRECTED_REQUEST,
    "body_too_large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "too_many_requests": HTTPStatus.TOO_MANY_REQUESTS,
    "too_many_reviews": HTTPStatus.TOO_MANY_REQUESTS,
    "server_error": HTTPStatus.INTERNAL_SERVER_ERROR,
    "storage_unavailable": HTTPStatus.SERVICE_UNAVAILABLE,
    "server_busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "restarting": HTTPStatus.SERVICE_UNAVAILABLE,
}

#: By the framework's words for what is wrong with a parameter; words that end in `_type` or `_parsing` are wrong types.
_PROBLEMS: Final[dict[str, FieldProblem]] = {
    "missing": "missing",
    "literal_error": "not_a_choice",
    "string_too_short": "too_short",
    "string_too_long": "too_long",
    "greater_than_equal": "too_small",
    "less_than_equal": "too_large",
    "int_parsing_size": "too_large",
}


class Problem(Shape, frozen=True):
    """Why a request was refused; the sentence is in the catalogue of the reader's language."""

    code: str
    facts: Facts


def status_of(error: KingdominoError) -> HTTPStatus:
    """The status for a refusal."""
    return _STATUS.get(error.code, HTTPStatus.UNPROCESSABLE_ENTITY)


def answer(error: KingdominoError) -> Response:
    """A refusal as a response."""
    status = status_of(error)
    headers = {}
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        headers["Retry-After"] = str(error.facts.get("seconds", 1))
    if status == HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    body = json.dumps({"code": error.code, "facts": error.facts}, ensure_ascii=False, separators=(",", ":"))
    return Response(body, status, headers, media_type="application/json")


def refusal_of(error: Exception) -> KingdominoError | None:
    """The refusal that an exception stands for; None for an unexpected one."""
    match error:
        case KingdominoError():
            return error
        case StorageUnavailable():
            return KingdominoError("storage_unavailable", reason=error.code)
        case RequestValidationError():
            return _misread(error)
        case HTTPException():
            return _plain(error)
    return None


def _misread(error: RequestValidationError) -> KingdominoError:
    """The first parameter of a path or query that is not as it should be."""
    first = error.errors()[0]
    kind = first["type"]
    problem = _PROBLEMS.get(kind, "wrong_type" if kind.endswith(("_type", "_parsing")) else "wrong_form")
    return WrongField(".".join(map(str, first["loc"])), problem)


def _plain(error: HTTPException) -> KingdominoError:
    """What the framework refuses by status alone."""
    match error.status_code:
        case HTTPStatus.NOT_FOUND:
            return KingdominoError("no_such_page")
        case HTTPStatus.METHOD_NOT_ALLOWED:
            return KingdominoError("wrong_method")
        case HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            return KingdominoError("body_too_large", most=int(error.detail))
    return KingdominoError("unreadable_body")


def answer_of(error: Exception) -> Response | None:
    """The response to an exception; None for an accident."""
    refusal = refusal_of(error)
    return None if refusal is None else answer(refusal)


def install(app: FastAPI, metrics: Metrics) -> None:
    """Let every refusal of an application be answered this way, and counted."""

    async def handle(request: Request, error: Exception) -> Response:
        refusal = refusal_of(error)
        assert refusal is not None
        metrics.refused(refusal.code)
        response = answer(refusal)
        if response.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            response.headers["Allow"] = ", ".join(await _methods(app, request)) or "GET, HEAD"
        return response

    for kind in (KingdominoError, StorageUnavailable, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, handle)


async def _methods(app: FastAPI, request: Request) -> list[str]:
    """What can be done at an address: the framework alone tells only the first of several routes."""
    path = getattr(request.scope.get("route"), "path", "")
    described = await to_thread.run_sync(app.openapi)  # made once, which takes a while
    return sorted(method.upper() for method in described["paths"].get(path, ()))


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: the refusals that a route may answer with, besides those that every route may.

    They refer to `Problem`, which the application adds to the description.
    """
    known = sorted({*statuses, HTTPStatus.TOO_MANY_REQUESTS})
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {int(status): {"content": content, "description": HTTPStatus(status).phrase} for status in known}
