"""Lists of tables and of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from kingdomino.rules import Ruleset
from kingdomino.tables.finished import FinishedGame, Outcome
from kingdomino.tables.messages.shapes import ClockRule, Laid, RulesView, SeatView, Shape, Stage
from kingdomino.tables.views import rules_view

from .replays import final_kingdoms

#: Games on a page of the gallery.
_GALLERY_PAGE: Final = 12

Which = Literal["all", "won", "people"]


class TableListing(Shape, frozen=True):
    """A table in a list. `to_act` are the public numbers of those whose turn it is.

    `fixed_deck`: whoever set it up knows the order of its draw pile.
    """

    code: str
    stage: Stage
    rules: RulesView
    dynasty: bool
    fixed_deck: bool
    listed: bool
    clock: ClockRule | None
    host: int
    seats: tuple[SeatView, ...]
    open_seats: int
    to_act: tuple[int, ...]
    version: int
    created: int
    updated: int


class TableList(Shape, frozen=True):
    """Several tables."""

    tables: tuple[TableListing, ...]


class GameListing(Shape, frozen=True):
    """A finished game of the person who asks; `seats` are those that they had."""

    game: str
    table: str
    number: int
    rules: RulesView
    players: tuple[str, ...]
    seats: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    ended: int


class GameList(Shape, frozen=True):
    """Finished games, newest first; ask again with `before` for older ones, unless it is null."""

    games: tuple[GameListing, ...]
    before: int | None


class GalleryGame(Shape, frozen=True):
    """A finished game with its final kingdoms, by seat, as the dominoes that lie in them."""

    listing: GameListing
    kingdoms: tuple[tuple[Laid, ...], ...]


class GalleryCounts(Shape, frozen=True):
    """How many finished games there are of each kind."""

    all: int
    won: int
    people: int


class Gallery(Shape, frozen=True):
    """Finished games with their kingdoms, newest first; ask again with `before` for older ones, unless it is null."""

    games: tuple[GalleryGame, ...]
    before: int | None
    counts: GalleryCounts


def game_listing(game: FinishedGame, guest: int) -> GameListing:
    """A finished game as a person sees it in their lists."""
    return GameListing(
        game=game.game,
        table=game.table,
        number=game.number,
        rules=rules_view(Ruleset.parse(game.rules)),
        players=game.players,
        seats=tuple(seat for seat, who in enumerate(game.guests) if who == guest),
        points=game.points,
        places=game.places,
        ended=game.ended,
    )


class GalleryPage(Shape, frozen=True):
    """Which games stand on a page of the gallery; and what goes with them."""

    games: tuple[str, ...]
    before: int | None
    counts: GalleryCounts


def gallery_page(outcomes: Sequence[Outcome], guest: int, which: Which, before: int | None) -> GalleryPage:
    """The page of a person's games of a kind that ended before a time."""
    kinds: dict[Which, list[Outcome]] = {
        "all": list(outcomes),
        "won": [outcome for outcome in outcomes if outcome.won_by(guest)],
        "people": [outcome for outcome in outcomes if outcome.with_others(guest)],
    }
    wanted = [outcome for outcome in kinds[which] if before is None or outcome.ended < before]
    page = wanted[:_GALLERY_PAGE]
    return GalleryPage(
        tuple(outcome.game for outcome in page),
        page[-1].ended if len(wanted) > len(page) else None,
        GalleryCounts(**{kind: len(games) for kind, games in kinds.items()}),
    )


def gallery(page: GalleryPage, games: Sequence[FinishedGame], guest: int) -> Gallery:
    """The games of a page, with their final kingdoms."""
    shown = tuple(GalleryGame(game_listing(game, guest), final_kingdoms(game.record)) for game in games)
    return Gallery(shown, page.before, page.counts)
