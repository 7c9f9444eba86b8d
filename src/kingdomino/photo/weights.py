"""The weights of the net that reads squares: one file, read alike here and in the page.

The file is a little-endian number of bytes, so many bytes of JSON (the shapes of the layers), then of each layer the
scales and biases of its outputs (float32), and last the weights of all layers (int8).
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Layer(NamedTuple):
    """A convolution (output, input, row, column) or the last, dense layer (output, input)."""

    whole: NDArray[np.int8]
    scale: NDArray[np.float32]
    bias: NDArray[np.float32]

    @property
    def weights(self) -> NDArray[np.float32]:
        """The weights as numbers."""
        return self.whole * self.scale.reshape(-1, *[1] * (self.whole.ndim - 1))


def packed(layers: list[Layer]) -> bytes:
    """The file's bytes."""
    head = json.dumps({"layers": [list(layer.whole.shape) for layer in layers]}, separators=(",", ":")).encode()
    head += b" " * (-len(head) % 4)
    numbers = b"".join(layer.scale.astype("<f4").tobytes() + layer.bias.astype("<f4").tobytes() for layer in layers)
    return len(head).to_bytes(4, "little") + head + numbers + b"".join(layer.whole.tobytes() for layer in layers)


def unpacked(content: bytes) -> list[Layer]:
    """The layers of a file."""
    import numpy as np

    start = 4 + int.from_bytes(content[:4], "little")
    shapes = json.loads(content[4:start])["layers"]
    outputs = [shape[0] for shape in shapes]
    numbers = np.frombuffer(content, "<f4", 2 * sum(outputs), start)
    whole = np.frombuffer(content, np.int8, offset=start + 8 * sum(outputs))
    layers, number, weight = [], 0, 0
    for shape in shapes:
        n, size = shape[0], int(np.prod(shape))
        layers.append(
            Layer(
                whole[weight : weight + size].reshape(shape),
                numbers[number : number + n],
                numbers[number + n : number + 2 * n],
            )
        )
        number, weight = number + 2 * n, weight + size
    return layers


@cache
def shipped() -> tuple[Layer, ...]:
    """The layers that come with the package."""
    return tuple(unpacked(files(__package__).joinpath("squares.bin").read_bytes()))
