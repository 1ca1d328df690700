#!/usr/bin/env python3
"""Trains a value for the searching bot: python3 examples/python/train_value.py standings.csv --out value.json

Reads what `npx runebound-engine dataset --out standings.csv` wrote. A small network makes a score of how a player stands; the odds of the players of
a table are as their scores, taken to the power of e, and the network learns to say who won. In Third Edition all may lose: then nobody wins, whose score
is 0. Nothing but the standard library is needed.
"""

from __future__ import annotations

import argparse
import csv
import json
import math
import random

Table = "tuple[int, list[list[float]], list[float]]"
"""A position: its game, the standing of each player, and who won; in Third Edition nobody is the last, and has no standing."""


def read(path: str, every: int = 1) -> "tuple[list[str], list[Table]]":
    """The names of the inputs, and the tables of a data set; of the turns of a game every n-th."""
    with open(path, newline="", encoding="utf-8") as file:
        rows = csv.reader(file)
        head = next(rows)
        if head[:4] not in (["game", "turn", "seat", "won"], ["game", "round", "seat", "won"]):
            raise SystemExit(f"{path} is no data set of `runebound-engine dataset`: it begins with {head[:4]}.")
        tables: "dict[tuple[int, int], tuple[list[list[float]], list[float]]]" = {}
        for row in rows:
            game, turn = int(float(row[0])), int(float(row[1]))
            if turn % every:
                continue
            standings, won = tables.setdefault((game, turn), ([], []))
            standings.append([float(value) for value in row[4:]])
            won.append(float(row[3]))
    if head[1] == "round":  # Third Edition
        for _, won in tables.values():
            won.append(1 - sum(won))
    return head[4:], [(game, *table) for (game, _), table in tables.items()]


class Network:
    """A linear layer, or one of tanh before it."""

    def __init__(self, inputs: int, hidden: int, seed: int = 1) -> None:
        chance = random.Random(seed)
        widths = [inputs, hidden, 1] if hidden else [inputs, 1]
        self.layers = [
            [[chance.gauss(0, 1) / math.sqrt(before) * (0.5 if hidden else 0) for _ in range(before + 1)] for _ in range(after)]
            for before, after in zip(widths, widths[1:])
        ]

    def run(self, values: "list[float]") -> "list[list[float]]":
        """What each layer makes of a standing; the last is the score."""
        made = [values]
        for at, layer in enumerate(self.layers):
            out = [row[-1] + sum(weight * value for weight, value in zip(row, made[-1])) for row in layer]
            made.append(out if at == len(self.layers) - 1 else [math.tanh(value) for value in out])
        return made

    def score(self, values: "list[float]") -> float:
        return self.run(values)[-1][0]

    def slopes(self, made: "list[list[float]]", wrong: float, into: "list[list[list[float]]]") -> None:
        """Adds to the slopes what one player of a table says of them."""
        back = [wrong]
        for at in range(len(self.layers) - 1, -1, -1):
            layer, values = self.layers[at], made[at]
            for row, pull in zip(into[at], back):
                for which, value in enumerate(values):
                    row[which] += pull * value
                row[-1] += pull
            if at:
                back = [
                    sum(pull * row[which] for row, pull in zip(layer, back)) * (1 - value * value)
                    for which, value in enumerate(values)
                ]

    def exported(self, names: "list[str]") -> "dict[str, object]":
        layers = [
            {"weights": [[round(w, 6) for w in row[:-1]] for row in layer], "biases": [round(row[-1], 6) for row in layer]}
            for layer in self.layers
        ]
        return {"version": 1, "inputs": names, "layers": layers}


def shares(scores: "list[float]") -> "list[float]":
    """How likely each player wins."""
    most = max(scores)
    odds = [math.exp(score - most) for score in scores]
    return [one / sum(odds) for one in odds]


def scores_of(network: Network, table: Table) -> "list[float]":
    """The score of each player, and of nobody, where nobody may win."""
    _, standings, won = table
    return [network.score(standing) for standing in standings] + [0.0] * (len(won) - len(standings))


def surprise(network: Network, tables: "list[Table]") -> float:
    """The mean log loss: how much tables surprise by who won there."""
    total = 0.0
    for table in tables:
        _, _, won = table
        likely = shares(scores_of(network, table))
        total -= sum(share * math.log(max(chance, 1e-12)) for share, chance in zip(won, likely))
    return total / len(tables)


def train(network: Network, tables: "list[Table]", epochs: int, rate: float = 0.01, pull: float = 1e-4, seed: int = 1) -> None:
    """Adam (Kingma and Ba 2015), with a little pull to 0."""
    chance = random.Random(seed)
    zeros = lambda: [[[0.0] * len(row) for row in layer] for layer in network.layers]  # noqa: E731
    mean, spread, step = zeros(), zeros(), 0
    order = list(tables)
    for _ in range(epochs):
        chance.shuffle(order)
        for start in range(0, len(order), 64):
            batch = order[start : start + 64]
            slope = zeros()
            for _, standings, won in batch:
                made = [network.run(standing) for standing in standings]
                scores = [one[-1][0] for one in made] + [0.0] * (len(won) - len(made))
                for each, likely, share in zip(made, shares(scores), won):
                    network.slopes(each, (likely - share) / len(batch), slope)
            step += 1
            for at, layer in enumerate(network.layers):
                for out, row in enumerate(layer):
                    for which, weight in enumerate(row):
                        g = slope[at][out][which] + pull * weight
                        m = mean[at][out][which] = 0.9 * mean[at][out][which] + 0.1 * g
                        v = spread[at][out][which] = 0.999 * spread[at][out][which] + 0.001 * g * g
                        row[which] -= rate * (m / (1 - 0.9**step)) / (math.sqrt(v / (1 - 0.999**step)) + 1e-8)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("dataset", help="what `npx runebound-engine dataset --out standings.csv` wrote")
    parser.add_argument("--out", default="value.json", help="where the value is kept")
    parser.add_argument("--hidden", type=int, default=8, help="units between the inputs and the score; 0: a weighted sum")
    parser.add_argument("--epochs", type=int, default=5, help="how often it sees each position")
    parser.add_argument("--every", type=int, default=2, help="of the turns, or rounds, of a game every n-th is learned from")
    given = parser.parse_args()
    names, tables = read(given.dataset, given.every)
    seen = [table for table in tables if table[0] % 5]
    unseen = [table for table in tables if not table[0] % 5]
    if not seen or not unseen:
        raise SystemExit("Too few games to learn from and to be tried on: ask for ten at least.")
    network = Network(len(names), given.hidden)
    before = surprise(network, unseen)
    train(network, seen, given.epochs)
    with open(given.out, "w", encoding="utf-8") as file:
        json.dump(network.exported(names), file)
    print(f"log loss of games held out: {surprise(network, unseen):.3f}, before {before:.3f}; {len(seen)} positions learned from")
    print(f"kept in {given.out}")


if __name__ == "__main__":
    main()
