"""The rulesets that environments are tried with."""

from itertools import product

from kingdomino import Ruleset

#: Every ruleset there is.
ALL = [
    Ruleset(players, edition, duel, harmony, middle)
    for players, edition, duel, harmony, middle in product(
        (2, 3, 4), ("classic", "revised"), (False, True), (False, True), (False, True)
    )
    if not duel or players == 2
]

#: Every number of players, both editions, the Mighty Duel and the bonuses, in few games.
SOME = [
    "2 classic",
    "2 revised harmony",
    "3 classic",
    "3 revised middle-kingdom",
    "4 classic harmony",
    "4 revised",
    "2 classic mighty-duel harmony middle-kingdom",
    "2 revised mighty-duel",
]
