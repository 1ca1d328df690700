"""Environments, held to what PettingZoo and Gymnasium ask of theirs."""

from __future__ import annotations

import random
import unittest
from typing import Any

from runebound import AECEnv, Engine, IllegalAction, RandomAgent, Refused, ScriptedAgent, SoloEnv, VectorEnv, returns


class WithAnEngine(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()
        cls.addClassCleanup(cls.engine.close)


def played(env: AECEnv, seed: Any, agent: Any) -> "tuple[list[str], list[float]]":
    """A game played by one agent for all: the codes of its actions, and what it was worth to each player."""
    codes: "list[str]" = []
    worth = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for name in env.agent_iter():
        observation, reward, termination, truncation, info = env.last(observe=False)
        worth[name] += reward
        if termination or truncation:
            env.step(None)
            continue
        action = agent.choose(info["legal"])
        codes.append(info["legal"][action])
        env.step(action)
    return codes, list(worth.values())


class Agents(WithAnEngine):
    def test_take_turns_as_pettingzoo_asks(self) -> None:
        for options in ({"players": 3}, {"players": 2, "edition": "third-edition", "scenario": "ascendance-of-margath"}):
            env = AECEnv(self.engine, max_steps=120, **options)
            env.reset(seed=1)
            self.assertEqual(env.agents, env.possible_agents)
            dice, steps = random.Random(1), 0
            for agent in env.agent_iter():
                self.assertIn(agent, env.agents)
                for kept in (env.rewards, env.terminations, env.truncations, env.infos):
                    self.assertEqual(set(kept), set(env.agents))
                observation, reward, termination, truncation, info = env.last()
                self.assertEqual(set(observation), {"observation", "action_mask"})
                self.assertEqual(len(observation["action_mask"]), env.action_space_size())
                if termination or truncation:
                    self.assertEqual(sum(observation["action_mask"]), 0)
                    env.step(None)
                    continue
                self.assertEqual(reward, 0)
                self.assertEqual(observation["observation"]["viewer"], int(agent[-1]))
                self.assertEqual(sum(info["action_mask"]), len(info["legal"]))
                self.assertFalse(info["cut"])
                env.step(dice.randrange(len(info["legal"])))
                steps += 1
            self.assertEqual((env.agents, steps), ([], 120))
            env.close()

    def test_repeat_their_games_from_a_seed(self) -> None:
        env = AECEnv(self.engine, max_steps=150, observations=None)
        first, again, other = (played(env, seed, RandomAgent(5))[0] for seed in ("a", "a", "b"))
        self.assertEqual(first, again)
        self.assertNotEqual(first, other)

    def test_are_paid_once_at_the_end(self) -> None:
        env = AECEnv(self.engine, max_steps=40, reward="score", observations=None)
        _, worth = played(env, 1, ScriptedAgent(1))
        self.assertAlmostEqual(sum(worth), 0.0)
        env = AECEnv(self.engine, max_steps=40, observations=None)
        self.assertEqual(played(env, 1, ScriptedAgent(1))[1], [0.0, 0.0])
        self.assertEqual(returns({"winners": [1]}, 2), [-1.0, 1.0])
        self.assertEqual(returns({"winners": []}, 3), [-1.0, -1.0, -1.0])

    def test_take_options_of_createGame_for_a_game(self) -> None:
        for env in (AECEnv(self.engine, actions="numbers"), SoloEnv(self.engine, actions="numbers")):
            inner = env._env if isinstance(env, SoloEnv) else env
            env.reset(seed=1)
            usual = inner.action_space_size()
            env.reset(seed=1, options={"modules": ["cataclysm"]})
            view = self.engine.call("view", game=inner._game, player=None)["view"]
            self.assertIn("cataclysm", view["modules"])
            self.assertGreater(inner.action_space_size(), usual)
            self.assertEqual(len(inner.infos[inner.agent_selection]["action_mask"]), inner.action_space_size())
            game = inner._game
            with self.assertRaises(Refused):
                env.reset(seed=1, options={"modules": ["no-such-module"]})
            self.assertEqual(inner._game, game)
            self.assertEqual(self.engine.call("outcome", game=game)["outcome"], None)
            for taken in ("players", "seed"):
                with self.assertRaisesRegex(ValueError, taken):
                    env.reset(options={taken: 3})
            env.reset(seed=1)
            self.assertEqual(inner.action_space_size(), usual)
            env.close()

    def test_come_to_the_end_of_a_game(self) -> None:
        env = SoloEnv(self.engine, max_steps=5000, observations=None)
        env.reset(seed="tamalir")
        inner = env._env
        inner._take(self.engine.call("advance", game=inner._game, seats={"0": "sensible", "1": "sensible"}, most=4999, **inner._shown()))
        self.assertEqual(set(inner.terminations.values()), {True})
        self.assertEqual(sorted(inner.rewards.values()), [-1.0, 1.0])

    def test_cannot_do_what_is_masked(self) -> None:
        env = AECEnv(self.engine)
        env.reset(seed=3)
        legal = env.infos[env.agent_selection]["legal"]
        for action in (len(legal), -1, None):
            with self.assertRaises(IllegalAction):
                env.step(action)
        self.assertEqual(env.infos[env.agent_selection]["legal"], legal)
        env.step(0)
        self.assertEqual(env.steps, 1)

    def test_know_actions_by_numbers_and_positions_by_rows(self) -> None:
        for options in ({}, {"edition": "third-edition", "scenario": "corpse-king"}, {"modules": ["cataclysm"]}):
            env = AECEnv(self.engine, actions="numbers", observations="row", max_steps=25, **options)
            size, length = env.action_space_size(), env.observation_size()
            env.reset(seed=5)
            dice = random.Random(5)
            for agent in env.agent_iter():
                seen, reward, termination, truncation, info = env.last()
                row, mask = seen["observation"], seen["action_mask"]
                self.assertEqual((len(row), len(mask)), (length, size))
                if termination or truncation:
                    env.step(None)
                    continue
                self.assertTrue(all(-1 <= value <= 1 for value in row) and any(row))
                legal = [number for number in range(size) if mask[number]]
                self.assertEqual(legal, sorted(info["numbers"]))
                chosen = dice.choice(info["numbers"])
                code = info["legal"][info["numbers"].index(chosen)]
                before = self.engine.call("fork", game=env._game)["game"]
                after = self.engine.call("apply", game=before, code=code, **{"with": ["key"], "as": 0})["key"]
                env.step(chosen)
                self.assertEqual(self.engine.call("look", game=env._game, **{"with": ["key"], "as": 0})["key"], after)
            self.assertEqual(env.steps, 25)

    def test_see_from_their_own_seat(self) -> None:
        env = AECEnv(self.engine, actions="numbers", observations="row", players=2)
        env.reset(seed=5)
        first, second = (env.observe(agent)["observation"] for agent in env.agents)
        self.assertNotEqual(list(first), list(second))
        with self.assertRaises(IllegalAction):
            env.step(next(number for number, open in enumerate(env.infos[env.agent_selection]["action_mask"]) if not open))
        self.assertEqual(env.steps, 0)

    def test_play_thousands_of_steps(self) -> None:
        env = AECEnv(self.engine, max_steps=1500, observations=None)
        self.assertEqual(sum(len(played(env, seed, RandomAgent(seed))[0]) for seed in (1, 2)), 3000)


class OneAgent(WithAnEngine):
    def test_is_asked_only_for_its_own_seat(self) -> None:
        env = SoloEnv(self.engine, seat=1, players=3, max_steps=200)
        observation, info = env.reset(seed=2)
        dice, over, steps = random.Random(2), False, 0
        while not over:
            self.assertEqual(observation["observation"]["viewer"], 1)
            self.assertEqual(env._env.decision["actor"], 1)
            observation, reward, terminated, truncated, info = env.step(dice.randrange(len(info["legal"])))
            over = terminated or truncated
            steps += 1
        self.assertLess(steps, 200)
        self.assertEqual(reward, 0)
        env.close()


class ManyGames(WithAnEngine):
    def test_go_the_same_ways_together_as_alone(self) -> None:
        env = VectorEnv(self.engine, 8, seed="v", max_steps=30)
        agents = [RandomAgent(number) for number in range(8)]
        ended = []
        for _ in range(30):
            env.step([agent.choose(status["codes"]) for agent, status in zip(agents, env.statuses)])
            ended += env.finished
        self.assertEqual([status["step"] for status in ended], [30] * 8)
        self.assertEqual([status["step"] for status in env.statuses], [0] * 8)
        alone = self.engine.new(players=2, seed="v/3")
        third, codes = RandomAgent(2), self.engine.call("legal", game=alone)["codes"]
        for _ in range(30):
            status = self.engine.call("apply", game=alone, index=third.choose(codes), **{"with": ["codes"]})
            codes = status["codes"]
        self.assertEqual(codes, ended[2]["codes"])
        env.close()

    def test_feed_networks(self) -> None:
        env = VectorEnv(self.engine, 3, seed="n", max_steps=12, actions="numbers")
        size, length = env.learning["numActions"], env.learning["layout"]["size"]
        dice = random.Random(3)
        ended = []
        for _ in range(12):
            masks, rows = env.masks(), env.observations()
            self.assertEqual([len(mask) for mask in masks], [size] * 3)
            self.assertEqual([len(row) for row in rows], [length] * 3)
            for status, mask in zip(env.statuses, masks):
                self.assertEqual([at for at in range(size) if mask[at]], sorted(status["numbers"]))
            self.assertTrue(set(env.movers()) <= {0, 1})
            env.step([dice.choice(status["numbers"]) for status in env.statuses])
            ended += env.ended
        self.assertEqual(ended, [0, 1, 2])
        self.assertTrue(all(len(status["scores"]) == 2 and 0 <= min(status["scores"]) for status in env.finished))
        env.close()

    def test_go_on_where_one_of_them_was_refused(self) -> None:
        env = VectorEnv(self.engine, 2, seed="r", actions="numbers")
        masked = next(at for at, open in enumerate(env.masks()[1]) if not open)
        with self.assertRaises(IllegalAction):
            env.step([env.statuses[0]["numbers"][0], masked])
        self.assertEqual([status["step"] for status in env.statuses], [1, 0])
        env.step([status["numbers"][0] for status in env.statuses])
        self.assertEqual([status["step"] for status in env.statuses], [2, 1])
        env.close()

    def test_go_on_where_one_is_refused_while_others_end(self) -> None:
        env = VectorEnv(self.engine, 3, seed="e", max_steps=2)
        env.step([0, 0, 0])
        with self.assertRaises(Refused):
            env.step([0, 9999, 0])
        self.assertEqual(env.ended, [0, 2])
        self.assertEqual([status["step"] for status in env.statuses], [0, 1, 0])
        for _ in range(4):
            env.step([0, 0, 0])
        self.assertEqual([status["step"] for status in env.statuses], [0, 1, 0])
        env.close()

    def test_ask_for_as_many_actions_as_there_are_games(self) -> None:
        env = VectorEnv(self.engine, 2)
        with self.assertRaisesRegex(ValueError, "2 games"):
            env.step([0])
        env.close()


if __name__ == "__main__":
    unittest.main()
