"""A value that is trained on standings."""

from __future__ import annotations

import json
import math
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from train_value import Network, read, shares, surprise, train


def dataset(folder: str) -> str:
    """Two inputs: who has more of the second wins, and the first means nothing."""
    path = os.path.join(folder, "standings.csv")
    with open(path, "w", encoding="utf-8") as file:
        file.write("game,turn,seat,won,noise,worth\n")
        for game in range(60):
            better = game % 2
            for turn in (1, 2):
                for seat in (0, 1):
                    file.write(f"{game},{turn},{seat},{int(seat == better)},{(game * 7 + seat * 3) % 5 / 5},{int(seat == better)}\n")
    return path


class Values(unittest.TestCase):
    def test_learn_what_decides(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            names, tables = read(dataset(folder))
        self.assertEqual(names, ["noise", "worth"])
        self.assertEqual(len(tables), 120)
        for hidden in (0, 4):
            network = Network(2, hidden)
            train(network, tables, 40, rate=0.05)
            self.assertLess(surprise(network, tables), 0.2)
            self.assertGreater(network.score([0.0, 1.0]), network.score([1.0, 0.0]) + 1)

    def test_learn_how_likely_nobody_wins(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "standings.csv")
            with open(path, "w", encoding="utf-8") as file:
                file.write("game,round,seat,won,worth\n")
                for game in range(60):
                    for seat in (0, 1):
                        # Of three games the first player wins one, and nobody two.
                        file.write(f"{game},1,{seat},{int(game % 3 == 0 and seat == 0)},{1 - seat}\n")
            _, tables = read(path)
        self.assertEqual(tables[0][2], [1.0, 0.0, 0.0])
        self.assertEqual(tables[1][2], [0.0, 0.0, 1.0])
        network = Network(1, 0)
        train(network, tables, 400, rate=0.05)
        likely = shares([network.score([1.0]), network.score([0.0]), 0.0])
        self.assertAlmostEqual(likely[0], 1 / 3, delta=0.05)
        self.assertAlmostEqual(likely[2], 2 / 3, delta=0.05)
        self.assertLess(surprise(network, tables), 0.75)

    def test_slopes_are_those_of_the_surprise(self) -> None:
        network = Network(2, 3, seed=5)
        tables = [(1, [[0.3, 0.9], [0.8, 0.1]], [1.0, 0.0])]
        slope = [[[0.0] * len(row) for row in layer] for layer in network.layers]
        made = [network.run(standing) for standing in tables[0][1]]
        for each, likely, share in zip(made, shares([one[-1][0] for one in made]), tables[0][2]):
            network.slopes(each, likely - share, slope)
        for at, layer in enumerate(network.layers):
            for out, row in enumerate(layer):
                for which in range(len(row)):
                    was = row[which]
                    row[which] = was + 1e-5
                    above = surprise(network, tables)
                    row[which] = was - 1e-5
                    below = surprise(network, tables)
                    row[which] = was
                    self.assertTrue(math.isclose((above - below) / 2e-5, slope[at][out][which], abs_tol=1e-6))

    def test_say_what_goes_in_and_are_json(self) -> None:
        value = json.loads(json.dumps(Network(2, 3).exported(["noise", "worth"])))
        self.assertEqual((value["version"], value["inputs"]), (1, ["noise", "worth"]))
        self.assertEqual([len(layer["weights"]) for layer in value["layers"]], [3, 1])
        self.assertEqual([len(layer["weights"][0]) for layer in value["layers"]], [2, 3])


if __name__ == "__main__":
    unittest.main()
