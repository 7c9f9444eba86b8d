"""The built client: its files, and its one page for every address that it knows how to show."""

from __future__ import annotations

import hashlib
import os
import re
from functools import lru_cache
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from anyio import to_thread
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Receive, Scope, Send

from kingdomino.locales import FALLBACK, RIGHT_TO_LEFT, catalogue, language_of
from kingdomino.rules import KingdominoError

from .encodings import ENDINGS, PLAIN, best_encoding

BUILT: Final = Path(__file__).parent.parent / "static"

_INDEX: Final = "index.html"
#: Names with a hash of their content in them never mean anything else.
_HASHED: Final = "assets/"
#: The workers that play and think in a page compile WebAssembly; nothing else of the client does.
_COMPILING: Final = re.compile(r"assets/(worker|thinker)-[\w-]+\.js")
_COMPILING_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'"
)
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_PAGES: Final = frozenset(
    ("", "index.html", "learn", "pad", "settings", "replay", "join", "device", "daily", "statistics", "bots", "puzzles")
)
_NOT_FOUND: Final = 404
_UNBUILT: Final = 503
_MOST_WISHES: Final = 20


class _Route:
    """Stands for the client's addresses in logs and figures, so that they do not have one each."""

    path = "/{page}"


class Pages:
    """Answers requests that match no route of the API: a file, the client's page, or a refusal."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._folder = folder
        self._files = _Files(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file, the client's page, or a refusal."""
        if scope["type"] != "http" or scope["path"].startswith("/api"):
            raise KingdominoError("no_such_page") if scope["type"] == "http" else HTTPException(_NOT_FOUND)
        if scope["method"] not in ("GET", "HEAD"):
            raise KingdominoError("wrong_method")
        scope["route"] = _Route
        response = await self._answer(scope)
        await response(scope, receive, send)

    async def _answer(self, scope: Scope) -> Response:
        path = scope["path"].lstrip("/")
        if ".." in path.split("/"):  # `assets/../index.html` is another file than its address says
            raise KingdominoError("no_such_page")
        if path not in ("", _INDEX):
            try:
                return await self._file(path, scope)
            except (HTTPException, ValueError):  # no such file, or a name that no file can have
                if path.startswith(_HASHED) or not _wants_a_page(scope):
                    raise KingdominoError("no_such_page") from None
        if not (self._folder / _INDEX).is_file():
            return await to_thread.run_sync(unbuilt_page, Headers(scope=scope).get("accept-language", ""))
        page = await self._file(_INDEX, scope)
        if page.status_code < _NOT_FOUND and not is_page(path):
            page.status_code = _NOT_FOUND
        return page

    async def _file(self, path: str, scope: Scope) -> Response:
        response = await self._files.get_response(path, scope)
        response.headers["Cache-Control"] = _FOR_EVER if path.startswith(_HASHED) else _ASK_AGAIN
        if _COMPILING.fullmatch(path):
            response.headers["Content-Security-Policy"] = _COMPILING_POLICY
        return response


class _Files(StaticFiles):
    """Files, each in the smallest variant that the browser accepts of those that the build made."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file or one of its variants; nothing where the browser has it already."""
        path, asked = os.fspath(full_path), Headers(scope=scope)
        if path.endswith(tuple(ENDINGS.values())):  # part of another file's answer, no page of its own
            raise HTTPException(_NOT_FOUND)
        variants = {name: found for name, ending in ENDINGS.items() if (found := _found(path + ending))}
        encoding = best_encoding(", ".join(asked.getlist("accept-encoding")), variants)
        headers = {}
        if variants:
            headers["Vary"] = "Accept-Encoding"
        if encoding != PLAIN:
            headers["Content-Encoding"] = encoding
            path, stat_result = path + ENDINGS[encoding], variants[encoding]
        headers["ETag"] = _tag(path, stat_result.st_mtime_ns, stat_result.st_size)
        kind = guess_type(full_path)[0]
        response = FileResponse(path, status_code, headers, media_type=kind, stat_result=stat_result)
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


def _found(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)  # noqa: PTH116 - called for every request
    except OSError:
        return None


@lru_cache(maxsize=1024)
def _tag(path: str, changed: int, size: int) -> str:  # noqa: ARG001 - a file that changes is read again
    """A hash of the content: two versions of a page may well have the same size and, once installed, the same date."""
    return f'"{hashlib.sha256(Path(path).read_bytes()).hexdigest()[:32]}"'


def is_page(path: str) -> bool:
    """Whether the client has a page at this address; for others it says so itself, under status 404."""
    first, _, rest = path.partition("/")
    return first in _PAGES or (first in ("table", "review") and bool(rest))


def _wants_a_page(scope: Scope) -> bool:
    return is_page(scope["path"].lstrip("/")) or "text/html" in Headers(scope=scope).get("accept", "")


def unbuilt_page(wishes: str) -> Response:
    """What to do where the client was not built, in the reader's language."""
    words = catalogue(language := _language(wishes))
    return _page(language, words.text("serve-no-client-title"), words.text("serve-no-client-about"), _UNBUILT)


def refusal_page(error: KingdominoError, status: int, wishes: str) -> Response:
    """The sentence of a refusal, in the reader's language."""
    words = catalogue(language := _language(wishes))
    facts = {name: str(value) for name, value in error.facts.items()}
    about = words.text(f"error-{error.code.replace('_', '-')}", **facts)
    return _page(language, words.text("serve-refused-title"), about, status)


def _page(language: str, title: str, about: str, status: int) -> Response:
    title, about = escape(title), escape(about)
    direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    text = (
        f'<!doctype html><html lang="{language}" dir="{direction}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{about}</p></html>"
    )
    headers = {"Content-Language": language, "Cache-Control": _ASK_AGAIN, "Vary": "Accept-Language"}
    return HTMLResponse(text, status, headers)


def _language(wishes: str) -> str:
    """The first of our languages that a browser asks for, as it orders them."""
    for wish in wishes.split(",")[:_MOST_WISHES]:
        if language := language_of(wish.partition(";")[0].strip()):
            return language
    return FALLBACK
