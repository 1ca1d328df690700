"""The small learning agent."""

from __future__ import annotations

import unittest

from learn import train
from runebound import Engine, LinearAgent


class TheLearningAgent(unittest.TestCase):
    def test_learns_which_kind_of_action_pays(self) -> None:
        agent = LinearAgent(1, rate=0.2)
        for _ in range(300):
            chosen = agent.choose(["good a=1", "bad a=1", "bad a=2"])
            agent.learn(1.0 if chosen == 0 else -1.0)
        self.assertGreater(agent.chances(["good a=1", "bad a=1", "bad a=2"])[0], 0.8)

    def test_trains_in_real_games(self) -> None:
        with Engine() as engine:
            before, after, learner = train(engine, games=4, steps=40)
        self.assertIn("move/roll", learner.weights)
        self.assertTrue(all(abs(worth) < 50 for worth in (before, after)))


if __name__ == "__main__":
    unittest.main()
