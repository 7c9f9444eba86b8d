"""Training of the net that reads squares: `python -m kingdomino.photo_training`. Needs `[photo-train]`."""
