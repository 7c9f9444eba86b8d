"""A square as another camera, table and light might show it."""

from __future__ import annotations

import math

import torch
from torch import Generator, Tensor
from torch.nn import functional

from .labelled import SHOWN
from .net import SIDE


def varied(stored: Tensor, chance: Generator) -> Tensor:
    """Turned, moved, tilted; other gamma, colour of light, exposure, shadow, glare, sharpness, noise."""
    n = len(stored)

    def some(*shape: int) -> Tensor:
        return torch.rand(*shape, generator=chance)

    def each(least: float, most: float) -> Tensor:
        return least + (most - least) * some(n, 1, 1, 1)

    def sometimes(share: float) -> Tensor:
        return (some(n, 1, 1, 1) < share).float()

    turn = torch.randint(0, 4, (n,), generator=chance) * (math.pi / 2) + (some(n) - 0.5) * 0.24
    x = _sampled(
        stored,
        turn,
        0.87 + 0.25 * some(n),
        (some(n, 2) - 0.5) * 0.2,
        (some(n, 2) - 0.5) * 0.16,
        (some(n, 2) - 0.5) * 0.1,
    )
    x = x.clamp(1e-3, 1) ** torch.exp(each(-0.35, 0.35))
    warm = each(-1, 1) * sometimes(0.3)  # tungsten light and the blue of shade lie on one line
    light = torch.cat([torch.exp(0.35 * warm), torch.exp(0.02 * warm), torch.exp(-0.6 * warm)], 1)
    x = (
        x
        * light
        * torch.exp((some(n, 3, 1, 1) - 0.5) * 0.3)
        * torch.exp(each(-0.35, 0.25) - each(0, 0.9) * sometimes(0.15))
    )
    grey = x.mean(1, keepdim=True)
    x = grey + (x - grey) * each(0.7, 1.2)
    line = torch.linspace(-1, 1, SIDE)
    angle = each(0, 2 * math.pi)
    ramp = torch.cos(angle) * line[None, None, None] + torch.sin(angle) * line[None, None, :, None]
    x = x * (1 + ramp * each(-0.3, 0.3))
    x = x * (1 - (ramp > each(-1, 1)).float() * each(0, 0.55) * sometimes(0.2))
    across, down, wide = each(-1, 1), each(-1, 1), each(0.15, 1.2)
    spot = torch.exp(
        -((line[None, None, None] - across) ** 2 + (line[None, None, :, None] - down) ** 2) / (2 * wide**2)
    )
    x = x + spot * each(0, 0.8) * sometimes(0.2)
    for share, size in ((0.25, 3), (0.08, 5)):
        chosen = some(n) < share
        if chosen.any():
            padded = functional.pad(x[chosen], [size // 2] * 4, mode="replicate")
            x[chosen] = functional.avg_pool2d(padded, size, 1)
    coarse = some(n) < 0.12
    if coarse.any():
        small = functional.interpolate(x[coarse], size=16, mode="bilinear", align_corners=False)
        x[coarse] = functional.interpolate(small, size=SIDE, mode="bilinear", align_corners=False)
    return (x + torch.randn(x.shape, generator=chance) * each(0, 0.05)).clamp(0, 1)


def _sampled(stored: Tensor, turn: Tensor, size: Tensor, aside: Tensor, tilt: Tensor, shear: Tensor) -> Tensor:
    line = (torch.arange(SIDE) + 0.5) / SIDE * 2 - 1
    y, x = torch.meshgrid(line, line, indexing="ij")
    x, y = x[None], y[None]
    away = 1 + tilt[:, :1, None] * x + tilt[:, 1:, None] * y
    x, y = x / away + shear[:, :1, None] * y, y / away
    cosine, sine = torch.cos(turn), torch.sin(turn)
    cosine, sine = (cosine * size / SHOWN)[:, None, None], (sine * size / SHOWN)[:, None, None]
    at = torch.stack([cosine * x - sine * y + aside[:, :1, None], sine * x + cosine * y + aside[:, 1:, None]], -1)
    return functional.grid_sample(stored, at, align_corners=False, padding_mode="reflection")
