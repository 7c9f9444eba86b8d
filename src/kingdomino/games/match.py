"""Dynasty: three games in a row, the highest sum of points wins (R30)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kingdomino.notation import Piece, split_records
from kingdomino.rules import (
    KingdominoError,
    Move,
    Position,
    Ruleset,
    check_ruleset,
    clipped,
    whole_number,
)

from .dealer import derived_seed
from .game import Game
from .observers import Observer

GAMES_IN_A_DYNASTY: Final = 3


class Dynasty:
    """Three games of the same players under one ruleset: `begin` adds the next game, `play` makes a move in it."""

    def __init__(self, rules: Ruleset) -> None:
        check_ruleset(rules)
        self._rules = rules
        self._games: list[Game] = []

    @staticmethod
    def shuffled_game(
        rules: Ruleset,
        seed: int,
        number: int,
        *,
        players: Sequence[str] | None = None,
        observers: Iterable[Observer] = (),
    ) -> Game:
        """Game 1, 2 or 3 of the Dynasty with this seed: each with a deck and kings of its own."""
        which = whole_number(number)
        if which not in range(1, GAMES_IN_A_DYNASTY + 1):
            raise KingdominoError("no_such_game", number=clipped(number), count=GAMES_IN_A_DYNASTY)
        return Game.shuffled(rules, derived_seed(seed, f"dynasty-{which}"), players=players, observers=observers)

    @classmethod
    def from_record(cls, text: str) -> Dynasty:
        """The Dynasty of up to three records, one after the other."""
        games = [_game_of(piece) for piece in split_records(text)]
        dynasty = cls(games[0].rules)
        for game in games:
            dynasty.begin(game)
        return dynasty

    def __repr__(self) -> str:
        return f"<Dynasty {self._rules}, game {len(self._games)} of {GAMES_IN_A_DYNASTY}>"

    @property
    def rules(self) -> Ruleset:
        """The ruleset of each game."""
        return self._rules

    @property
    def games(self) -> tuple[Game, ...]:
        """The games begun so far."""
        return tuple(self._games)

    @property
    def game(self) -> Game:
        """The game that runs, or the last one that did."""
        if not self._games:
            raise KingdominoError("no_game_begun")
        return self._games[-1]

    def begin(self, game: Game) -> Game:
        """Start the next game: same rules and players, when the one before is over."""
        if not isinstance(game, Game):
            raise KingdominoError("not_a_game", value=clipped(game))
        if len(self._games) == GAMES_IN_A_DYNASTY:
            raise KingdominoError("dynasty_is_over", games=GAMES_IN_A_DYNASTY)
        if self._games and not self.game.is_over:
            raise KingdominoError("game_still_runs", game=len(self._games))
        if game.rules != self._rules:
            raise KingdominoError("another_ruleset", ruleset=str(game.rules), expected=str(self._rules))
        if self._games and game.players != self.game.players:
            raise KingdominoError("other_players", players=game.players, expected=self.game.players)
        counted = next((at for at, other in enumerate(self._games, start=1) if _same(game, other)), None)
        if counted is not None:
            raise KingdominoError("game_already_counted", game=counted)
        self._games.append(game)
        return game

    def play(self, move: Move | str) -> Position:
        """Make a move in the game that runs."""
        return self.game.play(move)

    @property
    def is_over(self) -> bool:
        """Whether all three games are."""
        return len(self._games) == GAMES_IN_A_DYNASTY and self.game.is_over

    @property
    def points(self) -> tuple[tuple[int, ...], ...]:
        """Points by game and seat; of a running game, those so far (R26)."""
        return tuple(
            tuple(game.position.score(seat).total for seat in range(self._rules.players)) for game in self._games
        )

    @property
    def totals(self) -> tuple[int, ...]:
        """The running sums by seat."""
        return tuple(sum(game[seat] for game in self.points) for seat in range(self._rules.players))

    def places(self) -> tuple[int, ...]:
        """By the sums alone: equal sums share a place (R30)."""
        totals = self.totals
        return tuple(1 + sum(other > total for other in totals) for total in totals)

    def leaders(self) -> tuple[int, ...]:
        """The seats with the highest sum so far; at the end, the winners."""
        return tuple(seat for seat, place in enumerate(self.places()) if place == 1)

    def winners(self) -> tuple[int, ...]:
        """The seats that won or share the victory; refused before the end."""
        if not self.is_over:
            raise KingdominoError("not_before_the_end")
        return self.leaders()

    def record(self) -> str:
        """The records of its games, one after the other."""
        return "\n".join(game.record() for game in self._games)


def _same(game: Game, other: Game) -> bool:
    """Whether it is one game: the same object, or a finished one with the same commitment and the same moves."""
    alike = game.is_over and game.commitment == other.commitment and game.moves == other.moves
    return game is other or alike


def _game_of(piece: Piece) -> Game:
    """One game of a file of several."""
    try:
        return Game.from_record(piece.text)
    except KingdominoError as failure:
        raise piece.located(failure) from None
