"""What is asked besides play: the server's paths, answered by the functions that its handlers call."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import msgspec

from kingdomino.analysis import PLAYOUTS
from kingdomino.rules import KingdominoError
from kingdomino.tables import challenge
from kingdomino.tables.answers import box, daily, lists, pad, puzzles, replays, reviews, statistics
from kingdomino.tables.answers.guests import GuestChange, NewGuest, Registered
from kingdomino.tables.finished import Attempt, FinishedGame, GuestResult, Outcome, Sums
from kingdomino.tables.messages import Reader
from kingdomino.tables.messages.shapes import GuestView
from kingdomino.tables.views import rules_view

from .host import Host
from .live import PERSON
from .rows import DAY, GAME, LISTING, RESULT, Me
from .saving import bring_in, saved

_PAGE: Final = 50


@dataclass(frozen=True, slots=True)
class Answer:
    """A status as HTTP has them, and a body: JSON, unless the question was for a file."""

    status: int
    body: str


@dataclass(frozen=True, slots=True)
class _Asked:
    host: Host
    facts: dict[str, str]
    query: dict[str, str]
    body: str
    secret: str | None

    @property
    def me(self) -> Me:
        """Whoever asks; refused to a stranger."""
        return self.host.check(self.secret)

    def read(self, kind: Any) -> Any:  # noqa: ANN401 - a struct, and its value
        """The body."""
        return Reader[Any](kind, "unreadable_body").read(self.body)

    def before(self) -> int | None:
        """Only what ended before this time."""
        text = self.query.get("before")
        return int(text) if text and text.isdecimal() else None

    def day(self) -> date:
        """The day of the path; refused where it cannot be played."""
        first, last = challenge.FIRST_DAY, self.host.today()
        try:
            day = date.fromisoformat(self.facts["day"])
        except ValueError:
            day = date.min
        if not first <= day <= last:
            raise KingdominoError("no_such_day", day=self.facts["day"], first=str(first), last=str(last))
        return day


def ask(host: Host, method: str, path: str, body: str = "", secret: str | None = None) -> Answer:
    """The answer to a question: a body with status 200, nothing with 204, a code and its facts with another one."""
    parts = urlsplit(path)
    query = {name: values[0] for name, values in parse_qs(parts.query).items()}
    try:
        for wanted, pattern, handler in _ROUTES:
            found = pattern.fullmatch(parts.path)
            if found is not None and wanted == method:
                said = handler(_Asked(host, found.groupdict(), query, body, secret))
                return Answer(204, "") if said is None else Answer(200, _text(said))
        raise KingdominoError("not_here")
    except KingdominoError as error:
        return Answer(422, _text({"code": error.code, "facts": error.facts}))


def _text(said: object) -> str:
    return said if isinstance(said, str) else msgspec.json.encode(said).decode()


# --- the person ---


def _registered(me: Me) -> Registered:
    return Registered(GuestView(PERSON, me.name, me.language), me.secret)


def _register(asked: _Asked) -> Registered:
    wish: NewGuest = asked.read(NewGuest)
    return _registered(asked.host.register(wish.name, wish.language))


def _who(asked: _Asked) -> GuestView:
    return GuestView(PERSON, asked.me.name, asked.me.language)


def _change(asked: _Asked) -> GuestView:
    wish: GuestChange = asked.read(GuestChange)
    assert asked.me
    me = asked.host.change(wish.name, wish.language)
    return GuestView(PERSON, me.name, me.language)


def _forget(asked: _Asked) -> None:
    assert asked.me
    asked.host.forget()


# --- lists ---


def _games(host: Host) -> list[FinishedGame]:
    """All finished games, newest first."""
    return sorted(host.rows.all(GAME, FinishedGame), key=lambda game: -game.ended)


def _finished(asked: _Asked) -> FinishedGame:
    found = asked.host.rows.get(f"{GAME}/{asked.facts['game']}", FinishedGame)
    if found is None:
        raise KingdominoError("no_such_finished_game", game=asked.facts["game"])
    return found


def _table(asked: _Asked) -> lists.TableListing:
    found = asked.host.rows.get(f"{LISTING}/{asked.facts['code']}", lists.TableListing)
    if found is None:
        raise KingdominoError("no_such_table", table=asked.facts["code"])
    return found


def _my_tables(asked: _Asked) -> lists.TableList:
    assert asked.me
    found = asked.host.rows.all(LISTING, lists.TableListing)
    mine = [each for each in found if each.stage != "finished" and any(seat.guest == PERSON for seat in each.seats)]
    return lists.TableList(tuple(sorted(mine, key=lambda each: -each.updated)))


def _my_games(asked: _Asked) -> lists.GameList:
    assert asked.me
    before = asked.before()
    found = [game for game in _games(asked.host) if before is None or game.ended < before][:_PAGE]
    games = tuple(lists.game_listing(game, PERSON) for game in found)
    return lists.GameList(games, found[-1].ended if len(found) == _PAGE else None)


def _gallery(asked: _Asked) -> lists.Gallery:
    assert asked.me
    which = asked.query.get("which", "all")
    if which not in ("all", "won", "people"):
        raise KingdominoError("wrong_field", field="which", problem="not_a_choice")
    games = {game.game: game for game in _games(asked.host)}
    outcomes = [Outcome(game.game, game.guests, game.places, game.ended) for game in games.values()]
    page = lists.gallery_page(outcomes, PERSON, which, asked.before())  # type: ignore[arg-type]
    return lists.gallery(page, [games[name] for name in page.games], PERSON)


class BroughtIn(msgspec.Struct, frozen=True):
    """How many games of a file were new."""

    games: int


def _saved(asked: _Asked) -> str:
    assert asked.me
    return saved(asked.host.rows)


def _bring_in(asked: _Asked) -> BroughtIn:
    assert asked.me
    return BroughtIn(bring_in(asked.host.rows, asked.body))


# --- figures ---


def _results(host: Host) -> list[GuestResult]:
    """All results that count, newest first."""
    counted = [result for result in host.rows.all(RESULT, GuestResult) if result.counted]
    return sorted(counted, key=lambda result: -result.ended)


def _sums(results: list[GuestResult]) -> list[Sums]:
    """A sum of its own for every game: adding up is the same."""
    return [
        Sums(
            each.players, each.variant, each.level, each.hints > 0, 1, each.won, each.points,
            each.harmony, each.middle_kingdom, each.terrains,
        )
        for each in results
    ]  # fmt: skip


def _statistics(asked: _Asked) -> statistics.GuestStatistics:
    assert asked.me
    text = asked.query.get("players")
    if text not in (None, "2", "3", "4"):
        raise KingdominoError("wrong_field", field="players", problem="not_a_choice")
    players = None if text is None else int(text)
    results = _results(asked.host)
    plain = [each for each in results if not each.hints and players in (None, each.players)]
    best = max(plain, key=lambda each: (each.points, -each.ended), default=None)
    game = None if best is None else asked.host.rows.get(f"{GAME}/{best.game}", FinishedGame)
    kingdom = None if best is None or game is None else statistics.best_kingdom(best, game)
    return statistics.statistics(_sums(results), plain[: statistics.MOST_RESULTS], [], kingdom, players)


def _rows(asked: _Asked) -> statistics.ResultRows:
    assert asked.me
    return statistics.rows(_results(asked.host), [])


# --- days ---


def _attempt(host: Host, attempt: Attempt | None) -> daily.AttemptView | None:
    if attempt is None:
        return None
    game = host.live(attempt.table).table.game if attempt.points is None else None
    now_in = None if game is None else game.position.round
    return daily.AttemptView(attempt.table, attempt.counted, now_in, attempt.game, attempt.points, attempt.place)


def _today(asked: _Asked) -> daily.Today:
    host, day = asked.host, asked.host.today()
    attempt = host.rows.get(f"{DAY}/{day}", Attempt)
    midnight = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    return daily.Today(
        day=day.isoformat(),
        now=host.now(),
        next=int(midnight.timestamp() * 1000),
        rules=rules_view(challenge.RULES),
        bots=tuple(challenge.BOTS.values()),
        results=int(attempt is not None and attempt.counted and attempt.points is not None),
        mine=_attempt(host, attempt),
    )


def _day_table(asked: _Asked) -> daily.DayTable:
    host, me, day = asked.host, asked.me, asked.day()
    wish: daily.DayWish = asked.read(daily.DayWish)
    for level in challenge.BOTS.values():
        host.choices.check_level(level)
    attempt = host.rows.get(f"{DAY}/{day}", Attempt)
    if wish.again and (attempt is None or attempt.points is None):
        raise KingdominoError("day_not_finished", day=day.isoformat())
    if attempt is not None and not wish.again:
        return daily.DayTable(attempt.table, attempt.counted, finished=attempt.points is not None)
    counted = not wish.again and day == host.today()
    live = host.set_up(host.new_code(), challenge.created(day, counted=counted, guest=PERSON, name=me.name))
    host.start(live)
    if not wish.again:
        host.rows.put(f"{DAY}/{day}", Attempt(PERSON, day.isoformat(), live.table.code, counted, host.now()))
    return daily.DayTable(live.table.code, counted, finished=False)


def _day(asked: _Asked) -> daily.DayResult:
    """One's own result: of others a browser knows nothing."""
    host, day = asked.host, asked.day().isoformat()
    assert asked.me
    attempt = host.rows.get(f"{DAY}/{day}", Attempt)
    mine = _attempt(host, attempt)
    if attempt is None or attempt.points is None or attempt.game is None:
        return daily.DayResult(day, 0, mine, None, None, None, None, None, None, None, None)
    game = host.rows.get(f"{GAME}/{attempt.game}", FinishedGame)
    assert game is not None, "it is kept together with the result"
    kingdom, end = daily.final(game.record)
    return daily.DayResult(
        day=day,
        results=int(attempt.counted),
        mine=mine,
        kingdom=kingdom,
        score=end.scores[challenge.PERSON],
        points=tuple(score.total for score in end.scores),
        places=end.places,
        less=0,
        distribution=None,
        king=None,
        story=None,
    )


def _calendar(asked: _Asked) -> daily.Calendar:
    assert asked.me
    month = asked.facts["month"]
    tries = [each for each in asked.host.rows.all(DAY, Attempt) if each.day.startswith(f"{month}-")]
    days = tuple(daily.CalendarDay(each.day, each.counted, each.points) for each in tries)
    first, today = challenge.FIRST_DAY.isoformat(), asked.host.today().isoformat()
    return daily.Calendar(month=month, first=first, today=today, days=days)


def _scored(asked: _Asked) -> pad.Scored:
    wish: pad.KingdomsToScore = asked.read(pad.KingdomsToScore)
    return pad.scored(wish)


def _verified(asked: _Asked) -> object:
    wish: replays.RecordToVerify = asked.read(replays.RecordToVerify)
    return replays.verified(wish.record, wish.noted)


def _number(asked: _Asked) -> int:
    return int(asked.facts["number"])


# --- reviews ---


def _review_game(asked: _Asked) -> reviews.ReviewView:
    assert asked.me
    found = _finished(asked)
    return asked.host.reviews.ask(reviews.new_review(found.record, PLAYOUTS, found.game))


def _review_record(asked: _Asked) -> reviews.ReviewView:
    assert asked.me
    return asked.host.reviews.ask(reviews.review_of_record(asked.read(reviews.RecordToReview), PLAYOUTS))


def _review(asked: _Asked) -> reviews.ReviewView:
    since = asked.query.get("since", "0")
    return asked.host.reviews.view(asked.facts["key"], int(since) if since.isdecimal() else 0)


def _position(asked: _Asked) -> reviews.ReviewPosition:
    record = asked.host.reviews.of(asked.facts["key"]).record
    return reviews.position_view(reviews.position_in(record, _number(asked)))


def _try(asked: _Asked) -> reviews.TriedMove:
    return asked.host.reviews.tried(asked.facts["key"], asked.read(reviews.MoveToTry))


_GAME_ID: Final = r"(?P<game>[A-HJ-Z2-8]{5}-[0-9]{1,6})"
_REVIEW: Final = r"/reviews/(?P<key>[0-9a-f]{32})"
_CODE: Final = r"(?P<code>[A-HJ-Z2-8]{5})"
_DATE: Final = r"(?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2})"
_PUZZLE: Final = r"/puzzles/(?P<number>[0-9]{1,4})"
_WRITTEN: Final[tuple[tuple[str, str, Callable[[_Asked], object]], ...]] = (
    ("POST", "/guests", _register),
    ("GET", "/guest", _who),
    ("PATCH", "/guest", _change),
    ("DELETE", "/guest", _forget),
    ("GET", "/tables", lambda _: lists.TableList(())),
    ("GET", f"/tables/{_CODE}", _table),
    ("GET", "/my/tables", _my_tables),
    ("GET", "/my/games", _my_games),
    ("GET", "/my/gallery", _gallery),
    ("GET", "/my/games/file", _saved),
    ("POST", "/my/games/file", _bring_in),
    ("GET", "/my/statistics", _statistics),
    ("GET", "/my/results.json", _rows),
    ("GET", "/my/results.csv", lambda asked: statistics.as_csv(_rows(asked))),
    ("GET", f"/games/{_GAME_ID}", lambda asked: replays.replay(_finished(asked).record)),
    ("GET", f"/games/{_GAME_ID}/record", lambda asked: _finished(asked).record),
    ("POST", "/replay", lambda asked: replays.replay(asked.read(replays.RecordToRead).record)),
    ("POST", "/verify", _verified),
    ("POST", "/score", _scored),
    ("POST", f"/games/{_GAME_ID}/review", _review_game),
    ("POST", "/reviews", _review_record),
    ("GET", _REVIEW, _review),
    ("POST", _REVIEW, lambda asked: asked.host.reviews.resume(asked.facts["key"])),
    ("DELETE", _REVIEW, lambda asked: asked.host.reviews.leave(asked.facts["key"])),
    ("GET", f"{_REVIEW}/game", lambda asked: replays.replay(asked.host.reviews.of(asked.facts["key"]).record)),
    ("GET", f"{_REVIEW}/positions/(?P<number>[0-9]{{1,4}})", _position),
    ("POST", f"{_REVIEW}/tries", _try),
    ("GET", "/bots", lambda _: box.bots()),
    ("GET", "/dominoes", lambda _: box.dominoes()),
    ("GET", "/puzzles", lambda asked: puzzles.puzzles(asked.host.today())),
    ("GET", _PUZZLE, lambda asked: puzzles.puzzle(_number(asked))),
    ("POST", _PUZZLE, lambda asked: puzzles.attempt(_number(asked), asked.read(puzzles.PuzzleMove).move)),
    ("GET", f"{_PUZZLE}/best", lambda asked: puzzles.best(_number(asked))),
    ("POST", f"{_PUZZLE}/why", lambda asked: puzzles.why(_number(asked), asked.read(puzzles.PuzzleMove).move)),
    ("GET", "/daily", _today),
    ("GET", f"/daily/{_DATE}", _day),
    ("POST", f"/daily/{_DATE}/table", _day_table),
    ("GET", r"/daily/calendar/(?P<month>[0-9]{4}-(0[1-9]|1[0-2]))", _calendar),
)
_ROUTES: Final = [(method, re.compile(path), handler) for method, path, handler in _WRITTEN]
