"""The results of a tournament: each entrant's win share, points and margin over decks, and its rating over games.

A forfeited game counts for shares and ratings. Points, margins and discards leave it out. Ratings are by openskill's
Plackett-Luce model: mu is the strength, sigma its uncertainty.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from math import prod
from pathlib import Path
from statistics import fmean

import kingdomino
from kingdomino.bots import Entrant, Rating
from kingdomino.rules import KingdominoError, Ruleset

from .choices import KINDS, Kind
from .single_game import Played
from .statistics import Estimate, mean_of, share_of
from .store import GAMES_FILE, end_of_whole_records, read_games, read_identity
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


def rate(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """Ratings from the names and places, by seat, of games in their order.

    A name that has several seats in a game gets the changes of all of them: the sum for mu, the product for sigma.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    fresh = model.rating()
    rated: dict[str, Rating] = {}
    for names, places in games:
        before = {name: rated.get(name, Rating(fresh.mu, fresh.sigma, 0)) for name in names}
        teams = [[model.rating(mu=before[name].mu, sigma=before[name].sigma)] for name in names]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        for name, old in before.items():
            own = [new for seat, new in zip(names, after, strict=True) if seat == name]
            mu = old.mu + sum(new.mu - old.mu for new in own)
            sigma = old.sigma * prod(new.sigma / old.sigma for new in own)
            rated[name] = Rating(mu, sigma, old.games + 1)
    return rated


def rate_folders(folders: Sequence[str | Path]) -> dict[str, object]:
    """The content of a file of ratings: the ratings over all games of these tournaments, and a list of the tournaments.

    The games are taken deck by deck from all tournaments in turn, because later games weigh more. A folder named twice
    counts once.
    """
    read = [_read_folder(folder) for folder in {Path(folder).resolve(): Path(folder) for folder in folders}.values()]
    games = sorted(
        ((game, tournament) for tournament, played in read for game in played), key=lambda pair: pair[0].number
    )
    ratings = rate((names_by_seat(tournament, game), game.places) for game, tournament in games)
    return {
        "model": "openskill PlackettLuce",
        "kingdomino": kingdomino.__version__,
        "tournaments": [
            {
                "entrants": [str(entrant) for entrant in tournament.entrants],
                "rules": str(tournament.rules),
                "seed": tournament.seed,
                "games": len(played),
            }
            for tournament, played in read
        ],
        "ratings": _as_json(ratings),
    }


def save_ratings(measured: Mapping[str, object], file: str | Path) -> None:
    """Write a file of ratings, whole or not at all."""
    part = Path(f"{file}.part")
    try:
        if Path(file).is_dir():
            raise KingdominoError("file_is_a_folder", file=str(file))
        part.write_text(json.dumps(measured, indent=2) + "\n", encoding="utf-8")
        part.replace(file)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise KingdominoError("file_not_writable", file=str(file), reason=error.strerror or str(error)) from None


def names_by_seat(tournament: Tournament, game: Played) -> list[str]:
    """The entrants' names in the order of the seats."""
    return [str(entrant) for entrant in tournament.rotations[game.number[1]]]


def _read_folder(folder: Path) -> tuple[Tournament, list[Played]]:
    found = read_identity(folder)
    if found is None:
        raise KingdominoError("no_tournament_in_folder", folder=str(folder))
    try:
        names = found["entrants"]
        if not isinstance(names, list):
            raise TypeError(names)
        entrants = tuple(Entrant.parse(name) for name in names)
        tournament = Tournament(entrants, Ruleset.parse(str(found["rules"])), int(str(found["seed"])))
        content = (folder / GAMES_FILE).read_bytes()
    except (KeyError, TypeError, OSError):
        raise KingdominoError("no_tournament_in_folder", folder=str(folder)) from None
    return tournament, read_games(content[: end_of_whole_records(content)], folder / GAMES_FILE)


def _as_json(ratings: Mapping[str, Rating]) -> dict[str, object]:
    """The weakest first; numbers have two decimals, because sigma is far larger than 0.01."""
    ordered = sorted(ratings.items(), key=lambda item: item[1].mu)
    return {
        name: {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2), "games": rating.games}
        for name, rating in ordered
    }
