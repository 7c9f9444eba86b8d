"""Lists: the lobby, one table as a joiner sees it, my tables, my games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, cast

from fastapi import Depends, Path, Query

from kingdomino.rules import KingdominoError, Ruleset
from kingdomino.server.storage import Summary
from kingdomino.tables import with_faces
from kingdomino.tables.answers.lists import (
    Gallery,
    GameList,
    TableList,
    TableListing,
    Which,
    gallery,
    gallery_page,
    game_listing,
)
from kingdomino.tables.messages import codec, written
from kingdomino.tables.messages.shapes import Stage
from kingdomino.tables.views import rules_view

from .access import GuesserDep, HubDep, Known, Services, ServicesDep, Threads, ThreadsDep
from .errors import problems
from .routes import Routes

router = Routes(prefix="/api", tags=["tables"])

_PAGE: Final = 50

TableCode = Annotated[str, Path(pattern="^[A-HJ-Z2-8]{5}$", examples=["KMPQR"])]
Kind = Annotated[Which, Query(description="Which games: `people` are those with others.")]
Before = Annotated[int | None, Query(ge=0, le=2**53, description="Only games that ended before this time (ms).")]


async def known_table(code: TableCode, services: ServicesDep, guesser: GuesserDep) -> Summary:
    """A table by its code; wrong codes are limited, so that nobody can try them all."""
    guesser.check()
    summary = await services.store.summary(code)
    if summary is None:
        guesser.was_wrong()
        raise KingdominoError("no_such_table", table=code)
    return summary


KnownTable = Annotated[Summary, Depends(known_table)]


@router.get("/tables", responses=problems(503))
async def lobby(services: ServicesDep, hub: HubDep, threads: ThreadsDep) -> TableList:
    """Listed tables with an open seat, newest first, where a person sits or whose host is connected."""
    return await _list(await services.store.lobby(_PAGE, hub.hosted()), services, threads)


@router.get("/tables/{code}", responses=problems(404, 422, 503))
async def table(found: KnownTable, services: ServicesDep) -> TableListing:
    """A table for a person who has its code and has not entered it. Looking for tables that do not exist is limited."""
    set_decks = await services.store.with_set_decks([found.code])
    return _listing(found, fixed_deck=found.code in set_decks)


@router.get("/my/tables", responses=problems(401, 503))
async def my_tables(guest: Known, services: ServicesDep, threads: ThreadsDep) -> TableList:
    """Tables where I have a seat and the game is not over, last changed first."""
    return await _list(await services.store.tables_of(guest.number), services, threads)


@router.get("/my/games", responses=problems(401, 422, 503))
async def my_games(guest: Known, services: ServicesDep, before: Before = None) -> GameList:
    """My finished games, newest first."""
    found = await services.store.finished_of(guest.number, _PAGE, before)
    games = tuple(game_listing(game, guest.number) for game in found)
    return GameList(games, found[-1].ended if len(found) == _PAGE else None)


@router.get("/my/gallery", responses=problems(401, 422, 503))
async def my_gallery(
    guest: Known, services: ServicesDep, threads: ThreadsDep, which: Kind = "all", before: Before = None
) -> Gallery:
    """My finished games with their final kingdoms: all, those I won, or those with other people."""
    outcomes = await services.store.outcomes_of(guest.number)
    page = await threads.run(lambda: gallery_page(outcomes, guest.number, which, before))
    found = await services.store.finished_games(page.games)
    return await threads.run(lambda: written(gallery(page, found, guest.number)))


async def _list(summaries: Sequence[Summary], services: Services, threads: Threads) -> TableList:
    """Tables as lists show them."""
    set_decks = await services.store.with_set_decks([summary.code for summary in summaries])
    return await threads.run(
        lambda: written(TableList(tuple(_listing(each, fixed_deck=each.code in set_decks) for each in summaries)))
    )


def _listing(summary: Summary, *, fixed_deck: bool) -> TableListing:
    return TableListing(
        code=summary.code,
        stage=cast(Stage, summary.stage),
        rules=rules_view(Ruleset.parse(summary.rules)),
        dynasty=summary.dynasty,
        fixed_deck=fixed_deck,
        listed=summary.listed,
        clock=None if summary.clock is None else codec.read_clock(summary.clock),
        host=summary.host,
        seats=with_faces(codec.read_seats(summary.seats)),
        open_seats=summary.open_seats,
        to_act=summary.to_act,
        version=summary.version,
        created=summary.created,
        updated=summary.updated,
    )
