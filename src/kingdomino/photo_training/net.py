"""The net that reads a square, as PyTorch trains it; the weights that the readers use, in eight bits."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from kingdomino.photo import KINDS, Layer

#: Pixels of a square as the net sees it.
SIDE = 40
WIDTHS = (16, 28, 48, 72)


class SquareNet(nn.Module):
    """Four convolutions, two of them followed by a pooling, and the mean of what is left."""

    def __init__(self, widths: tuple[int, int, int, int] = WIDTHS) -> None:
        super().__init__()
        a, b, c, d = widths
        self.blocks = nn.ModuleList([_block(3, a, 5, 2), _block(a, b), _block(b, c), _block(c, d)])
        self.drop, self.out = nn.Dropout(0.1), nn.Linear(d, len(KINDS))

    def forward(self, x: Tensor) -> Tensor:
        """Logits of squares in 0…1."""
        first, second, third, fourth = self.blocks
        x = first((x - 0.45) / 0.25)
        x = functional.max_pool2d(second(x), 2)
        x = fourth(functional.max_pool2d(third(x), 2))
        logits: Tensor = self.out(self.drop(x.mean((2, 3))))
        return logits

    def layers(self) -> list[Layer]:
        """The layers with their normalisation folded in, each output channel rounded to eight bits."""
        layers = []
        for block in self.blocks:
            convolution, norm = block[0], block[1]
            gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            layers.append(
                _rounded(convolution.weight * gain[:, None, None, None], norm.bias - norm.running_mean * gain)
            )
        return [*layers, _rounded(self.out.weight, self.out.bias)]


def _block(inputs: int, outputs: int, size: int = 3, stride: int = 1) -> nn.Sequential:
    convolution = nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False)
    return nn.Sequential(convolution, nn.BatchNorm2d(outputs), nn.ReLU())


def _rounded(weights: Tensor, bias: Tensor) -> Layer:
    values = weights.detach().numpy()
    scale = (np.abs(values).reshape(len(values), -1).max(1) / 127).astype(np.float32)
    whole = np.round(values / scale.reshape(-1, *[1] * (values.ndim - 1))).clip(-127, 127).astype(np.int8)
    return Layer(whole, scale, bias.detach().numpy().astype(np.float32))
