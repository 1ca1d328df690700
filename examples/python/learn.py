#!/usr/bin/env python3
"""A player learns from short games against a random one: python3 examples/python/learn.py --games 300"""

from __future__ import annotations

import argparse

from runebound import AECEnv, Engine, LinearAgent, RandomAgent


def play(env: AECEnv, agents: "list[object]", seed: str) -> "list[float]":
    """Plays a game and gives what it was worth to each player."""
    env.reset(seed=seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        agent = agents[env.possible_agents.index(env.agent_selection)]
        env.step(agent.choose(env.infos[env.agent_selection]["legal"]))  # type: ignore[attr-defined]
    return [env.rewards[name] for name in env.possible_agents]


def against(env: AECEnv, agent: object, seed: str, games: int, learner: "LinearAgent | None" = None) -> float:
    """The mean of what games were worth to an agent against a random one; seats change from game to game."""
    total = 0.0
    for number in range(games):
        seat = number % 2
        agents: "list[object]" = [RandomAgent(number), RandomAgent(number)]
        agents[seat] = agent
        worth = play(env, agents, f"{seed}/{number // 2}")[seat]
        total += worth
        if learner is not None:
            learner.learn(worth)
    return total / games


def train(engine: Engine, games: int, steps: int = 150, seed: int = 1) -> "tuple[float, float, LinearAgent]":
    """Trains an agent and gives what it was worth before and after, in games that it did not learn from."""
    env = AECEnv(engine, players=2, max_steps=steps, reward="score", observations=None)
    learner = LinearAgent(seed)
    tests = max(40, games // 4)
    before = against(env, learner, "test", tests)
    learner.forget()
    against(env, learner, "train", games, learner)
    after = against(env, learner, "test", tests)
    env.close()
    return before, after, learner


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games to learn from")
    parser.add_argument("--steps", type=int, default=150, help="steps after which a game is cut short and scored")
    given = parser.parse_args()
    with Engine() as engine:
        before, after, learner = train(engine, given.games, given.steps)
    print(f"Score above a random player's, before {before:+.2f}, after {given.games} games {after:+.2f}")
    ranked = sorted(learner.weights.items(), key=lambda each: each[1])
    print("does more often:", ", ".join(f"{kind} {weight:+.2f}" for kind, weight in reversed(ranked[-4:])))
    print("does less often:", ", ".join(f"{kind} {weight:+.2f}" for kind, weight in ranked[:4]))


if __name__ == "__main__":
    main()
