"""One net trained on some squares; every epoch is kept, so that a run can go on where it stopped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from .augment import varied
from .net import SquareNet

_BATCH = 64
_RATE = 6e-3


def as_tensor(pixels: NDArray[np.uint8]) -> torch.Tensor:
    """Stored squares as the net's input: channels first, 0…1."""
    return torch.from_numpy(np.ascontiguousarray(pixels.transpose(0, 3, 1, 2))).float() / 255


def fit(
    kept: Path,
    pixels: NDArray[np.uint8],
    kinds: NDArray[np.int64],
    odds: NDArray[np.float64],
    epochs: int,
    squares: int,
    tell: Callable[[str], None],
) -> SquareNet:
    """Train for so many epochs of so many squares each, drawn by their odds; `kept` holds the last epoch."""
    torch.manual_seed(1)
    # Channels last is the order in which a processor goes through a convolution fastest.
    net: SquareNet = SquareNet().to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=_RATE, weight_decay=2e-3)
    steps = squares // _BATCH
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, _RATE, epochs * steps, pct_start=0.2)
    done = 0
    if kept.exists():
        state = torch.load(kept, weights_only=True)
        done = state["done"]
        net.load_state_dict(state["net"])
        optimiser.load_state_dict(state["optimiser"])
        pace.load_state_dict(state["pace"])
    answers = torch.from_numpy(kinds)
    for epoch in range(done, epochs):
        chance, order = torch.Generator().manual_seed(epoch), np.random.default_rng(epoch)
        net.train()
        total = 0.0
        for _ in range(steps):
            batch = order.choice(len(pixels), _BATCH, p=odds)
            seen = varied(as_tensor(pixels[batch]), chance).contiguous(memory_format=torch.channels_last)
            loss = functional.cross_entropy(net(seen), answers[batch], label_smoothing=0.03)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            pace.step()
            total += loss.item()
        tell(f"{kept.stem}: epoch {epoch + 1} of {epochs}, loss {total / steps:.3f}")
        partial = kept.with_suffix(".part")
        torch.save(
            {
                "done": epoch + 1,
                "net": net.state_dict(),
                "optimiser": optimiser.state_dict(),
                "pace": pace.state_dict(),
            },
            partial,
        )
        partial.replace(kept)
    net.eval()
    return net
