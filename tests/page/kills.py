"""Kill the page in the middle of play: python -m tests.page.kills --games 50

Before a move is kept, after it, between bots' moves: what was acknowledged is there when the page opens again.
"""

import argparse
import json
from random import Random

from .test_host import BOT, ME, Browser


def play(dice: Random) -> tuple[int, int]:
    """A game to its end; how many moves were acknowledged, and how often the page was killed."""
    tab = Browser()
    tab.come()
    code = tab.game(ME, *[BOT] * dice.choice((1, 2, 3)))
    moves = kills = acknowledged = 0
    while True:
        news = tab.table(code)
        assert news["version"] >= acknowledged, f"version {acknowledged} of {code} is lost"
        turn = news["you"]["turn"]
        if turn is None:
            assert news["state"]["game"]["result"] is not None
            return moves, kills
        message = {"table": code, "version": news["version"], "move": dice.choice(turn["moves"])["move"]}
        if dice.random() < 0.3:  # nothing of it is kept, and nobody was told that it was done
            tab.host.receive(1, json.dumps({"type": "move", "id": 0, **message}))
        else:
            said = tab.say("move", **message)
            assert said["type"] == "done", said
            acknowledged, moves = said["version"], moves + 1
            if dice.random() < 0.5:
                tab.host.think()
            if dice.random() < 0.5:
                tab.keep()
        if dice.random() < 0.6:
            tab.open()
            tab.greet()
            tab.table(code)
            kills += 1
        tab.think()


def main() -> None:
    """Play games and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    dice = Random(options.seed)
    played = [play(dice) for _ in range(options.games)]
    moves, kills = map(sum, zip(*played, strict=True))
    print(f"{options.games} games: {moves} moves were acknowledged, the page was killed {kills} times; nothing is lost")


if __name__ == "__main__":
    main()
