"""From a folder of labelled squares to the weights and their model card."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kingdomino.photo import KINDS, packed
from kingdomino.rules import MissingExtra

from .figures import write_card
from .labelled import LabelledSet, read_folder

try:
    import torch

    from .fitting import fit
    from .net import SquareNet
except ModuleNotFoundError as missing:
    raise MissingExtra("extra_not_installed", extra="photo-train", package="torch") from missing

_WHOLE = "all"


def main() -> None:
    """Train a net for each fold, then one on everything; what was trained already is taken from the run's folder."""
    parser = argparse.ArgumentParser(prog="python -m kingdomino.photo_training", description=__doc__)
    parser.add_argument("folder", type=Path, help="sets of labelled squares: SET/KIND/PICTURE-….jpg or SET.npz")
    parser.add_argument("run", type=Path, help="where the run is kept; run again to go on")
    parser.add_argument(
        "--kingdoms",
        nargs=2,
        action="append",
        default=[],
        metavar=("SET", "FILE"),
        help="which pictures of a set show the same kingdom",
    )
    parser.add_argument("--no-figures", action="append", default=[], metavar="SET", help="a set that only teaches")
    parser.add_argument("--folds", type=int, default=5)
    parser.add_argument("--epochs", type=int, default=32)
    parser.add_argument("--squares", type=int, default=3296, help="squares an epoch")
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    try:
        sets = read_folder(options.folder, {name: Path(file) for name, file in options.kingdoms})
    except (OSError, ValueError) as wrong:
        parser.error(str(wrong))
    options.run.mkdir(parents=True, exist_ok=True)
    for fold in [*range(options.folds), _WHOLE]:
        net = _trained(sets, fold, options)
        (options.run / f"squares-{fold}.bin").write_bytes(packed(net.layers()))
    write_card(sets, options.run, options.folds, options.no_figures)


def _trained(sets: list[LabelledSet], fold: int | str, options: argparse.Namespace) -> SquareNet:
    """The net that has not seen the squares of a fold."""
    taught = [one.fold(options.folds) != fold if fold != _WHOLE else np.ones(len(one.kinds), bool) for one in sets]
    pixels = np.concatenate([one.pixels[which] for one, which in zip(sets, taught, strict=True)])
    kinds = np.concatenate([one.kinds[which] for one, which in zip(sets, taught, strict=True)])
    odds = np.concatenate([_odds(one.kinds[which]) for one, which in zip(sets, taught, strict=True)])
    kept = options.run / f"fold-{fold}.pt"
    return fit(
        kept, pixels, kinds, odds / odds.sum(), options.epochs, options.squares, lambda line: print(line, flush=True)
    )


def _odds(kinds: NDArray[np.int64]) -> NDArray[np.float64]:
    """Rare kinds are drawn more often than they occur, and large sets less often."""
    odds: NDArray[np.float64] = 1 / np.sqrt(np.bincount(kinds, minlength=len(KINDS))[kinds])
    odds *= np.sqrt(len(kinds)) / odds.sum()
    return odds


if __name__ == "__main__":
    main()
