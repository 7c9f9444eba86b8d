"""Is it good to come first? 10,000 trials for each order of the kings: python first_player.py first-player.svg

Every trial begins where only the order of the kings is known, so that all decks are equally likely and the differences
are those of the seats. All seats act by the learned value for two rounds, which then says who is likely to win.
"""

import sys
from pathlib import Path

from kingdomino import Position, Ruleset
from kingdomino.search import Outlook, expect

TRIALS = 10_000
ORDERS = {"2 classic": ("0 1 1 0", "0 1 0 1", "0 0 1 1"), "3 classic": ("0 1 2",), "4 classic": ("0 1 2 3",)}
COLOURS = ("#d2648c", "#d9a521", "#3f8f5f", "#3d6fb4")


def measure(trials: int) -> dict[tuple[str, str], Outlook]:
    """The shares of the victory by seat, with standard errors, for every order."""
    found = {}
    for rules, orders in ORDERS.items():
        for order in orders:
            position = Position.start(Ruleset.parse(rules)).play(f"kings {order}")
            found[rules, order] = expect(position, playouts=trials, seed=1, threads=2)
    return found


def table(found: dict[tuple[str, str], Outlook]) -> str:
    """A line for each order: by seat, the share in percent and its standard error."""
    lines = []
    for (rules, order), outlook in found.items():
        shares = zip(outlook.shares, outlook.errors, strict=True)
        seats = "  ".join(f"{100 * share:.2f} ± {100 * error:.2f}" for share, error in shares)
        lines.append(f"{rules}, kings {order:<8} {seats}")
    return "\n".join(lines)


def picture(found: dict[tuple[str, str], Outlook]) -> str:
    """Bars for the difference from an equal share, in percentage points, with two standard errors."""
    parts, x = [], 40
    for (rules, order), outlook in found.items():
        players, left = len(outlook.shares), x
        for seat, (share, error) in enumerate(zip(outlook.shares, outlook.errors, strict=True)):
            height, reach = 800 * (share - 1 / players), 1600 * error
            top = 200 - max(height, 0)
            parts.append(f'<rect x="{x}" y="{top:.1f}" width="26" height="{abs(height):.1f}" fill="{COLOURS[seat]}"/>')
            parts.append(f'<path d="M{x + 13} {200 - height - reach:.1f}V{200 - height + reach:.1f}" stroke="#333"/>')
            parts.append(f'<text x="{x + 13}" y="372">{seat + 1}</text>')
            x += 30
        parts.append(f'<text x="{(left + x - 4) / 2}" y="392">{rules[0]} players</text>')
        parts.append(
            f'<text x="{(left + x - 4) / 2}" y="408">{"-".join(str(int(s) + 1) for s in order.split())}</text>'
        )
        x += 40
    lines = [f'<path d="M34 {200 - 40 * n}H{x - 30}" stroke="#{"ccc" if n else "333"}"/>' for n in range(-4, 5)]
    marks = [f'<text x="17" y="{204 - 40 * n}">{5 * n:+d}</text>' for n in range(-4, 5)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {x} 420" font-family="sans-serif" font-size="12" '
        f'text-anchor="middle"><rect width="{x}" height="420" fill="#fff"/>{"".join(lines + marks + parts)}</svg>\n'
    )


def main() -> None:
    """Measure, print and draw."""
    found = measure(TRIALS)
    print(table(found))
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(picture(found), encoding="utf-8")


if __name__ == "__main__":
    main()
