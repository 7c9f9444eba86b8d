"""Lists: the lobby, one table as a joiner sees it, my tables, my games."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query
from pydantic import TypeAdapter

from kingdomino.rules import KingdominoError, Ruleset
from kingdomino.server.protocol.shapes import ClockRule, SeatView, Stage
from kingdomino.server.protocol.views import rules_view
from kingdomino.server.storage.finished import FinishedGame, Outcome
from kingdomino.server.storage.store import Guest, Summary
from kingdomino.server.tables import with_faces

from .access import Asker, HubDep, Known, Services, ServicesDep, in_a_thread
from .errors import problems
from .list_shapes import Gallery, GalleryCounts, GalleryGame, GameList, GameListing, TableList, TableListing
from .replaying import final_kingdoms

router = APIRouter(prefix="/api", tags=["tables"])

_PAGE: Final = 50
_GALLERY_PAGE: Final = 12
_seats: Final[TypeAdapter[tuple[SeatView, ...]]] = TypeAdapter(tuple[SeatView, ...])
_clock: Final[TypeAdapter[ClockRule]] = TypeAdapter(ClockRule)
_stage: Final[TypeAdapter[Stage]] = TypeAdapter(Stage)

TableCode = Annotated[str, Path(pattern="^[A-HJ-Z2-8]{5}$", examples=["KMPQR"])]
Which = Annotated[Literal["all", "won", "people"], Query(description="Which games: `people` are those with others.")]
Before = Annotated[int | None, Query(ge=0, le=2**53, description="Only games that ended before this time (ms).")]


@router.get("/tables", responses=problems(503))
async def lobby(services: ServicesDep, hub: HubDep) -> TableList:
    """Listed tables with an open seat, newest first, where a person sits or whose host is connected."""
    return TableList(tuple(map(listing, await services.store.lobby(_PAGE, hub.hosted()))))


@router.get("/tables/{code}", responses=problems(404, 422, 503))
async def table(code: TableCode, services: ServicesDep, key: Asker) -> TableListing:
    """A table for a person who has its code and has not entered it. Looking for tables that do not exist is limited."""
    return listing(await known_table(code, services, key))


@router.get("/my/tables", responses=problems(401, 503))
async def my_tables(guest: Known, services: ServicesDep) -> TableList:
    """Tables where I have a seat and the game is not over, last changed first."""
    return TableList(tuple(map(listing, await services.store.tables_of(guest.number))))


@router.get("/my/games", responses=problems(401, 422, 503))
async def my_games(guest: Known, services: ServicesDep, before: Before = None) -> GameList:
    """My finished games, newest first."""
    found = await services.store.finished_of(guest.number, _PAGE, before)
    return GameList(tuple(_game(game, guest) for game in found), found[-1].ended if len(found) == _PAGE else None)


@router.get("/my/gallery", responses=problems(401, 422, 503))
async def my_gallery(
    guest: Known, services: ServicesDep, key: Asker, which: Which = "all", before: Before = None
) -> Gallery:
    """My finished games with their final kingdoms: all, those I won, or those with other people."""
    outcomes = await services.store.outcomes_of(guest.number)
    kinds: dict[str, list[Outcome]] = {
        "all": list(outcomes),
        "won": [outcome for outcome in outcomes if outcome.won_by(guest.number)],
        "people": [outcome for outcome in outcomes if outcome.with_others(guest.number)],
    }
    wanted = [outcome for outcome in kinds[which] if before is None or outcome.ended < before]
    page = wanted[:_GALLERY_PAGE]
    found = await services.store.finished_games([outcome.game for outcome in page])
    kingdoms = await in_a_thread(services, key, lambda: [final_kingdoms(game.record) for game in found])
    return Gallery(
        tuple(GalleryGame(_game(game, guest), lands) for game, lands in zip(found, kingdoms, strict=True)),
        page[-1].ended if len(wanted) > len(page) else None,
        GalleryCounts(**{kind: len(games) for kind, games in kinds.items()}),
    )


async def known_table(code: str, services: Services, key: str) -> Summary:
    """A table by its code; wrong codes of one address are limited, so that nobody can try them all."""
    services.limits.wrong_codes.check(key)
    summary = await services.store.summary(code)
    if summary is None:
        services.limits.wrong_codes.take(key)
        raise KingdominoError("no_such_table", table=code)
    return summary


def listing(summary: Summary) -> TableListing:
    """A table as lists show it."""
    return TableListing(
        code=summary.code,
        stage=_stage.validate_python(summary.stage),
        rules=rules_view(Ruleset.parse(summary.rules)),
        dynasty=summary.dynasty,
        listed=summary.listed,
        clock=None if summary.clock is None else _clock.validate_json(summary.clock),
        host=summary.host,
        seats=with_faces(_seats.validate_json(summary.seats)),
        open_seats=summary.open_seats,
        to_act=summary.to_act,
        version=summary.version,
        created=summary.created,
        updated=summary.updated,
    )


def _game(game: FinishedGame, guest: Guest) -> GameListing:
    return GameListing(
        game=game.game,
        table=game.table,
        number=game.number,
        rules=rules_view(Ruleset.parse(game.rules)),
        players=game.players,
        seats=tuple(seat for seat, who in enumerate(game.guests) if who == guest.number),
        points=game.points,
        places=game.places,
        ended=game.ended,
    )
