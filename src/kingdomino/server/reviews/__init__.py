"""Reviews of finished games as jobs in the storage, made move by move."""

from .making import ReviewMaker, Timing

__all__ = ["ReviewMaker", "Timing"]
