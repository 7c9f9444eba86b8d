"""The game for those who study it: Gymnasium, PettingZoo and OpenSpiel, alone or by the thousand.

`KingdominoVector` plays many games in one step, `kingdomino_v1` is PettingZoo's turn-based interface, `Kingdomino-v1`
(`KingdominoSolo`) one learner against bots. `import kingdomino.environment.open_spiel` registers `python_kingdomino`.
"""

from kingdomino.kernel import TableIndex
from kingdomino.rules import MissingExtra

try:
    import gymnasium
    import pettingzoo  # noqa: F401 - only whether it is there
except ModuleNotFoundError as missing:
    raise MissingExtra("extra_not_installed", extra="research", package=str(missing.name)) from missing

from . import kingdomino_v1
from .actions import action_of, move_of
from .bench import measure_environment
from .observation import observation_of
from .solo import KingdominoSolo
from .vector import KingdominoVector

__all__ = [
    "KingdominoSolo",
    "KingdominoVector",
    "TableIndex",
    "action_of",
    "kingdomino_v1",
    "measure_environment",
    "move_of",
    "observation_of",
]

gymnasium.register(
    "Kingdomino-v1",
    "kingdomino.environment:KingdominoSolo",
    vector_entry_point="kingdomino.environment.vector:against",
)
