"""AlphaZero's method in NumPy: many games side by side, every step of every search one call of the kernel.

`python alphazero.py 20` plays and learns for twenty rounds and prints the mean points of each: a frame to build on,
because a net this small learns little in them. Trees are open: a node is the decisions that lead to it, and chance is
drawn anew on every visit.
"""

import sys

import numpy as np

from kingdomino import Position, Ruleset, kernel

RULES, HIDDEN, RATE, BATCH = Ruleset(players=2), 64, 0.05, 64
INPUTS = 2 * kernel.PLANES * 9 * 9 + kernel.TABLE_SIZE


class Net:
    """One hidden layer; a number for every action, and the value of the position for whoever is to act."""

    def __init__(self) -> None:
        draw = np.random.default_rng(1).normal
        self.first, self.second = draw(0, 0.02, (INPUTS, HIDDEN)), draw(0, 0.02, (HIDDEN, kernel.action_count(5) + 1))

    def __call__(self, seen: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Probabilities of all actions, legal or not, and values from -1 to 1."""
        self.hidden = np.maximum(seen @ self.first, 0)
        out = self.hidden @ self.second
        odds = np.exp(out[:, :-1] - out[:, :-1].max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), np.tanh(out[:, -1])

    def learn(self, seen: np.ndarray, policy: np.ndarray, value: np.ndarray) -> None:
        """One step towards what a search preferred and how the games ended."""
        odds, guess = self(seen)
        error = np.column_stack([odds - policy, (guess - value) * (1 - guess**2)]) / len(seen)
        inner = (error @ self.second.T) * (self.hidden > 0)
        self.second -= RATE * self.hidden.T @ error
        self.first -= RATE * seen.T @ inner


def look(states: np.ndarray) -> np.ndarray:
    """What the players to act see, as rows of numbers between 0 and about 1."""
    kingdoms, table = kernel.views(states, RULES, kernel.to_act(states).clip(0), kernel.due(states) == kernel.OVER)
    return np.hstack([kingdoms.reshape(len(states), -1), np.log2(1.0 + table.clip(0)) / 3])


def search(roots: np.ndarray, net: Net, generators: np.ndarray, visits: int) -> np.ndarray:
    """The share of the visits that every action of every game gets."""
    trees: list[dict[tuple[int, ...], np.ndarray]] = [{} for _ in roots]  # by decisions: prior, visits, worth
    for _ in range(visits + 1):
        states, walking, trails = roots.copy(), np.ones(len(roots), bool), [[] for _ in roots]
        paths: list[tuple[int, ...]] = [() for _ in roots]
        while walking.any():
            masks, seats, actions = kernel.legal_masks(states), kernel.to_act(states), np.full(len(roots), -1)
            for game in np.flatnonzero(walking):
                node = trees[game].get(paths[game])
                walking[game] = node is not None and seats[game] >= 0
                if walking[game]:
                    prior, tried, worth = node
                    bound = worth / tried.clip(1) + 2 * (prior + 0.01) * np.sqrt(1 + tried.sum()) / (1 + tried)
                    actions[game] = np.where(masks[game], bound, -np.inf).argmax()
                    trails[game].append((node, actions[game], seats[game]))
                    paths[game] += (int(actions[game]),)
            kernel.step(states, actions)
            kernel.play_chance(states, generators)
        policy, values = net(look(states))
        for game, (seat, leads) in enumerate(zip(kernel.to_act(states), kernel.scores(states), strict=True)):
            lead = values[game] if seat >= 0 else np.tanh((leads[0] - leads[1]) / 20)
            trees[game].setdefault(paths[game], np.array([policy[game], 0 * policy[game], 0 * policy[game]]))
            for node, action, mover in trails[game]:
                node[1:, action] += 1, lead if mover == max(seat, 0) else -lead
    tried = np.array([tree[()][1] for tree in trees])
    return tried / tried.sum(axis=1, keepdims=True)


def play(net: Net, games: int, visits: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, float]:
    """Self-play: what was seen, what the searches preferred, how it ended for who decided; and the mean points."""
    states, generators = kernel.to_states([Position.start(RULES)] * games), np.arange(games, dtype=np.uint64) + seed
    kernel.play_chance(states, generators)
    random, rows = np.random.default_rng(seed), []
    while (seats := kernel.to_act(states))[0] >= 0:  # with two players all games are equally long
        shares = search(states, net, generators, visits)
        rows.append((look(states), shares, seats))
        kernel.step(states, np.array([random.choice(len(share), p=share) for share in shares]))
        kernel.play_chance(states, generators)
    leads = np.tanh(np.diff(kernel.scores(states))[:, 0] / -20)
    seen, policies, seats = (np.concatenate(parts) for parts in zip(*rows, strict=True))
    return seen, policies, np.where(seats == 0, 1, -1) * np.tile(leads, len(rows)), float(kernel.scores(states).mean())


def main(rounds: int, games: int = 16, visits: int = 8) -> list[float]:
    """Play and learn in turn; the mean points of each round."""
    net, found, random = Net(), [], np.random.default_rng(0)
    for number in range(rounds):
        seen, policies, values, points = play(net, games, visits, 1000 * number)
        for batch in np.array_split(random.permutation(len(seen)), max(1, len(seen) // BATCH)):
            net.learn(seen[batch], policies[batch], values[batch])
        print(f"round {number + 1}: {points:.1f} points", flush=True)
        found.append(points)
    return found


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
