"""Learning the value of kingdoms from games that it plays against itself. `train` goes on where a folder left off."""

from .trainer import Progress, Report, train

__all__ = ["Progress", "Report", "train"]
