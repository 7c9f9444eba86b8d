"""Reviews of finished games as jobs in the storage: asked for, made move by move, read as far as they are."""

from .asking import new_review
from .making import ReviewMaker, Timing
from .reading import StepFound, accuracy, figures, joined, whole_step

__all__ = ["ReviewMaker", "StepFound", "Timing", "accuracy", "figures", "joined", "new_review", "whole_step"]
