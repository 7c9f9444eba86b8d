"""Routes whose bodies and answers are structs: read and written by msgspec, described in OpenAPI by its schemas.

The framework knows pydantic's types only. What it does not know is told here: a body is read after everything else that
a route depends on, and schemas are put beside those of the framework.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable
from threading import Lock
from typing import Any, Final, get_type_hints

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import Response
from msgspec import Raw, Struct
from msgspec.json import Encoder

from kingdomino.tables.messages import Reader, WrongField, definitions

_REFERENCE: Final = "#/components/schemas/{name}"
#: The name of the request where a handler has no parameter for it: the framework gives it to one.
_REQUEST: Final = "request_with_body"
_json: Final = Encoder().encode

Handler = Callable[..., Awaitable[Any]]


class Routes(APIRouter):
    """A router for handlers that take a struct as their body and return one. `read` and `written` are all of them."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - as the framework's
        super().__init__(**options)
        self.read: set[type] = set()
        self.written: set[type] = set()

    def add_api_route(self, path: str, endpoint: Handler, **options: Any) -> None:  # noqa: ANN401 - as the framework's
        """Add a handler. What it answers with is its return type, or `response_model` where it returns a response."""
        hints = get_type_hints(endpoint, include_extras=True)
        returned, declared = hints.pop("return", None), options.pop("response_model", None)
        status = options["status_code"] = options.get("status_code") or 200
        responses = dict(options.pop("responses", None) or {})
        answer = next((kind for kind in (declared, returned) if _is_struct(kind)), None)
        if answer is not None:
            self.written.add(answer)
            responses[status] = {"description": "Successful Response", **_content(answer)}
        body = next((name for name, kind in hints.items() if _is_struct(kind)), None)
        if body is not None:
            self.read.add(hints[body])
            options["openapi_extra"] = {"requestBody": {**_content(hints[body]), "required": True}}
        super().add_api_route(
            path, _translated(endpoint, hints, body, status), response_model=None, responses=responses, **options
        )


def _is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _content(kind: type) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": {"$ref": _REFERENCE.format(name=kind.__name__)}}}}


def _translated(endpoint: Handler, hints: dict[str, Any], body: str | None, status: int) -> Handler:
    """A handler as the framework takes it: it reads the body itself, and returns a response."""
    reader = None if body is None else Reader[Any](hints[body], "unreadable_body")

    request_name = next((name for name, kind in hints.items() if kind is Request), _REQUEST)

    async def handle(**given: Any) -> Any:  # noqa: ANN401 - whatever the handler takes and returns
        request: Request = given.pop(_REQUEST) if request_name == _REQUEST else given[request_name]
        if body is not None and reader is not None:
            if not _says_json(request):
                raise WrongField("", "wrong_type")
            given[body] = reader.read(await request.body())
        answer = await endpoint(**given)
        return answer_with(answer, status) if isinstance(answer, Struct | Raw) else answer

    own = inspect.signature(endpoint).parameters.values()
    taken = [each.replace(annotation=hints[each.name], kind=each.KEYWORD_ONLY) for each in own if each.name != body]
    if request_name == _REQUEST:
        taken.append(inspect.Parameter(_REQUEST, inspect.Parameter.KEYWORD_ONLY, annotation=Request))
    setattr(handle, "__signature__", inspect.Signature(taken))  # noqa: B010 - functions may have one
    handle.__name__, handle.__doc__ = endpoint.__name__, endpoint.__doc__
    return handle


def _says_json(request: Request) -> bool:
    """Whether a body is said to be JSON: no form of another page can say so."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    return kind == "application/json" or (kind.startswith("application/") and kind.endswith("+json"))


def answer_with(answer: Struct | Raw, status: int = 200, **headers: str) -> Response:
    """A struct as a response; `cache_control` is the header `Cache-Control`."""
    named = {name.replace("_", "-").title(): value for name, value in headers.items()}
    return Response(_json(answer), status, named, media_type="application/json")


def describe(app: FastAPI, routers: Iterable[Routes], *further: type) -> None:
    """Put the structs of these routers, and further ones, into the description of the API."""
    routers = tuple(routers)
    read = {kind for router in routers for kind in router.read}
    written = {*(kind for router in routers for kind in router.written), *further}
    by_framework, making = app.openapi, Lock()

    def openapi() -> dict[str, Any]:
        with making:  # it takes a while: threads that ask at once wait for the first
            if app.openapi_schema is None:
                schemas = by_framework().setdefault("components", {}).setdefault("schemas", {})
                schemas.update(definitions(_by_name(read), _by_name(written), _REFERENCE))
        assert app.openapi_schema is not None
        return app.openapi_schema

    setattr(app, "openapi", openapi)  # noqa: B010 - as the framework's guide has it


def _by_name(kinds: Iterable[type]) -> list[type]:
    return sorted(kinds, key=lambda kind: kind.__name__)
