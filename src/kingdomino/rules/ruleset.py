"""Which game is played: players, edition, variants (R3-R6, R27-R29)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .errors import InvalidNotation, KingdominoError, clipped, whole_number

CLASSIC: Final = "classic"
REVISED: Final = "revised"
EDITIONS: Final = (CLASSIC, REVISED)

#: The names of seats without players' names (R2).
COLOURS: Final = ("pink", "yellow", "green", "blue")

_VARIANTS: Final = {"mighty-duel": "mighty_duel", "harmony": "harmony", "middle-kingdom": "middle_kingdom"}


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A choice of players, edition and variants; everything else about the set-up follows."""

    players: int = 4
    edition: str = CLASSIC
    mighty_duel: bool = False
    harmony: bool = False
    middle_kingdom: bool = False

    def __post_init__(self) -> None:
        players = whole_number(self.players)
        if players is None or not 2 <= players <= 4:
            raise KingdominoError("players_out_of_range", players=clipped(self.players), least=2, most=4)
        object.__setattr__(self, "players", players)
        if self.edition not in EDITIONS:
            raise KingdominoError("unknown_edition", edition=clipped(self.edition), known=EDITIONS)
        for word, name in _VARIANTS.items():
            if type(getattr(self, name)) is not bool:
                raise KingdominoError("variant_not_yes_or_no", variant=word, value=clipped(getattr(self, name)))
        if self.mighty_duel and self.players != 2:
            raise KingdominoError("mighty_duel_needs_two", players=self.players)

    @property
    def grid(self) -> int:
        """How wide and high a kingdom may be (R15, R29)."""
        return 7 if self.mighty_duel else 5

    @property
    def kings_per_player(self) -> int:
        """Two with 2 players, one otherwise (R3)."""
        return 2 if self.players == 2 else 1

    @property
    def kings(self) -> int:
        """All kings on the table, and so the turns in a round."""
        return self.players * self.kings_per_player

    @property
    def line_size(self) -> int:
        """Dominoes in a line (R4-R6)."""
        return 3 if self.players == 3 and self.edition == CLASSIC else 4

    @property
    def rounds(self) -> int:
        """Rounds of placing (R13)."""
        return 6 if self.players == 2 and not self.mighty_duel else 12

    @property
    def deck_size(self) -> int:
        """Dominoes that will be turned up in the game; the others stay out (R4-R6)."""
        return self.line_size * self.rounds

    def __str__(self) -> str:
        variants = [word for word, name in _VARIANTS.items() if getattr(self, name)]
        return " ".join([str(self.players), self.edition, *variants])

    @staticmethod
    def parse(text: str) -> Ruleset:
        """Read a ruleset's text: players, edition, then mighty-duel, harmony, middle-kingdom in this order."""
        words = text.split(" ", 6) if isinstance(text, str) else []
        if len(words) < 2 or words[0] not in ("2", "3", "4") or words[1] not in EDITIONS:
            raise InvalidNotation("unreadable_ruleset", text=clipped(text))
        variants = words[2:]
        if variants != [word for word in _VARIANTS if word in variants]:
            raise InvalidNotation("unreadable_ruleset", text=clipped(text))
        try:
            return Ruleset(int(words[0]), words[1], **{name: word in variants for word, name in _VARIANTS.items()})
        except KingdominoError as error:
            raise InvalidNotation(error.code, **error.facts) from None


def check_ruleset(rules: Ruleset) -> None:
    """Refuse a value that is no `Ruleset`, such as its text."""
    if not isinstance(rules, Ruleset):
        raise KingdominoError("not_a_ruleset", value=clipped(rules))
