"""The learned value as weights, in NumPy and in PyTorch: python value_net.py

It says how many points a kingdom will still gain. The rows of all its features are added up; ReLU; a layer of sixteen;
ReLU; one number, and a part of every row goes straight to it. The last layers are apart for kinds of table and phases.
"""

import sys

import numpy as np

from kingdomino import Game, Position, Ruleset
from kingdomino.search import ValueInputs, kingdom_value, quick_move, value_inputs, value_weights

WIDTH, PHASES, ONE, MOST = 64, 6, 1024, 8191


class ValueInNumPy:
    """In whole numbers: the same to the last bit as the search's own."""

    def __init__(self, file: str | None = None) -> None:
        self.weights = value_weights(file)

    def __call__(self, seen: ValueInputs) -> float:
        """The points that the kingdom will end with."""
        weights, head = self.weights, seen.head
        total = weights["rows"][seen.rows].sum(axis=0)
        first = np.clip(total[:WIDTH], 0, MOST)
        second = np.maximum(weights["hidden"][head] @ first + weights["hidden_bias"][head], 0)
        result = weights["bias"][head] + total[WIDTH + head % PHASES] * ONE
        result += (second * weights["last"][head] // ONE).sum()
        return seen.points + result / (ONE * ONE) * seen.unit


def value_in_torch(file: str | None = None) -> "torch.nn.Module":  # noqa: F821
    """In floats, to go on training with: a module that takes rows, offsets of `EmbeddingBag`, and heads."""
    import torch

    weights = {name: torch.tensor(array, dtype=torch.float32) / ONE for name, array in value_weights(file).items()}

    class Value(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.rows = torch.nn.EmbeddingBag.from_pretrained(weights["rows"], freeze=False, mode="sum")
            self.hidden = torch.nn.Parameter(weights["hidden"])
            self.hidden_bias = torch.nn.Parameter(weights["hidden_bias"] / ONE)
            self.last = torch.nn.Parameter(weights["last"])
            self.bias = torch.nn.Parameter(weights["bias"] / ONE)

        def forward(self, rows: torch.Tensor, offsets: torch.Tensor, heads: torch.Tensor) -> torch.Tensor:
            """The gains, in units of `ValueInputs.unit` points."""
            total = self.rows(rows, offsets)
            first = total[:, :WIDTH].clamp(0, MOST / ONE)
            second = torch.relu(torch.einsum("gnw,gw->gn", self.hidden[heads], first) + self.hidden_bias[heads])
            straight = total.gather(1, (WIDTH + heads % PHASES)[:, None])[:, 0]
            return (second * self.last[heads]).sum(1) + self.bias[heads] + straight

    return Value()


def sample(rules: str = "2 classic harmony middle-kingdom", seed: int = 1) -> list[tuple[Position, int]]:
    """All kingdoms between the rounds of a game of players who act by the value."""
    game, found = Game.shuffled(Ruleset.parse(rules), seed), list[tuple[Position, int]]()
    while not game.is_over:
        move = quick_move(game.position)
        after = game.position.play(move)  # before the next line is dealt, if that comes now
        if after.phase == "chance":
            found += [(after, seat) for seat in range(after.rules.players)]
        game.play(move)
    return found


def main() -> None:
    """Compare the values of a game."""
    net, kingdoms = ValueInNumPy(), sample()
    inputs = [value_inputs(*kingdom) for kingdom in kingdoms]
    own = [kingdom_value(*kingdom) for kingdom in kingdoms]
    apart = max(abs(net(one) - its) for one, its in zip(inputs, own, strict=True))
    print(f"{len(kingdoms)} kingdoms; NumPy differs by {apart} points at most")
    try:
        import torch
    except ModuleNotFoundError:
        sys.exit("PyTorch is not installed")
    rows = torch.tensor(np.concatenate([one.rows for one in inputs]))
    offsets = torch.tensor(np.cumsum([0, *(len(one.rows) for one in inputs[:-1])]))
    gains = value_in_torch()(rows, offsets, torch.tensor([one.head for one in inputs])).detach().numpy()
    found = [one.points + gain * one.unit for one, gain in zip(inputs, gains, strict=True)]
    apart = max(abs(one - its) for one, its in zip(found, own, strict=True))
    print(f"PyTorch differs by {apart:.4f} points at most")


if __name__ == "__main__":
    main()
