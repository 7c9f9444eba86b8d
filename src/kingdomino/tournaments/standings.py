"""The results of a tournament: each entrant's win share, points and margin over decks, and its rating over games.

A forfeited game counts for shares and ratings. Points, margins and discards leave it out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean

from kingdomino.bots import Entrant, Rating

from .forfeits import KINDS, Kind
from .ratings import names_by_seat, rate
from .single_game import Played
from .statistics import Estimate, mean_of, share_of
from .tournament import GameNumber, Tournament


@dataclass(frozen=True, slots=True)
class Forfeits:
    """The games that an entrant forfeited in one way, and the first of them."""

    kind: Kind
    games: int
    first: GameNumber
    reason: str


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant's results per seat and game: with three seats, the mean of the three."""

    entrant: Entrant
    seats: int
    games: int
    share: Estimate
    #: None, like margin and discards, if every game was forfeited.
    points: Estimate | None
    margin: Estimate | None
    discards: float | None
    rating: Rating
    forfeits: tuple[Forfeits, ...]
    #: Over the games played in this run; None if all games were read from a folder.
    seconds_a_decision: float | None


def standings(tournament: Tournament, games: Sequence[Played]) -> tuple[Standing, ...]:
    """The results over complete decks in their order; the best win share first."""
    if not games:
        return ()
    ratings = rate((names_by_seat(tournament, game), game.places) for game in games)
    found = [_standing(tournament, entrant, games, ratings[str(entrant)]) for entrant in tournament.distinct]
    return tuple(sorted(found, key=lambda standing: -standing.share.mean))


def deck_means(
    tournament: Tournament, entrant: Entrant, games: Sequence[Played], value: Callable[[Played], Sequence[float]]
) -> list[float]:
    """One observation a deck: the mean of a value over all rotations and all seats of the entrant."""
    seats = [_seats_of(entrant, rotation) for rotation in tournament.rotations]
    return [
        fmean(value(game)[seat] for game in deck for seat in seats[game.number[1]])
        for _, deck in groupby(games, key=lambda game: game.number[0])
    ]


def _standing(tournament: Tournament, entrant: Entrant, games: Sequence[Played], rating: Rating) -> Standing:
    played_out = [game for game in games if game.forfeit is None]

    def over_decks(value: Callable[[Played], Sequence[float]]) -> list[float]:
        return deck_means(tournament, entrant, played_out, value)

    return Standing(
        entrant=entrant,
        seats=tournament.entrants.count(entrant),
        games=len(games),
        share=share_of(deck_means(tournament, entrant, games, lambda game: game.shares)),
        points=mean_of(over_decks(lambda game: game.points)) if played_out else None,
        margin=mean_of(over_decks(lambda game: game.margins)) if played_out else None,
        discards=fmean(over_decks(lambda game: game.discards)) if played_out else None,
        rating=rating,
        forfeits=_forfeits(tournament, entrant, games),
        seconds_a_decision=_seconds_a_decision(tournament, entrant, games),
    )


def _forfeits(tournament: Tournament, entrant: Entrant, games: Sequence[Played]) -> tuple[Forfeits, ...]:
    own = [
        (game.number, game.forfeit)
        for game in games
        if game.forfeit and tournament.rotations[game.number[1]][game.forfeit.seat] == entrant
    ]
    found = []
    for kind in KINDS:
        alike = [(number, forfeit) for number, forfeit in own if forfeit.kind == kind]
        if alike:
            found.append(Forfeits(kind, len(alike), alike[0][0], alike[0][1].reason))
    return tuple(found)


def _seconds_a_decision(tournament: Tournament, entrant: Entrant, games: Sequence[Played]) -> float | None:
    seats = [_seats_of(entrant, rotation) for rotation in tournament.rotations]
    watched = [(game, seat) for game in games if game.decisions for seat in seats[game.number[1]]]
    decisions = sum(game.decisions[seat] for game, seat in watched)
    return sum(game.seconds[seat] for game, seat in watched) / decisions if decisions else None


def _seats_of(entrant: Entrant, rotation: tuple[Entrant, ...]) -> list[int]:
    return [seat for seat, sitting in enumerate(rotation) if sitting == entrant]
