#!/usr/bin/env python3
"""Measures how many steps a second can be played through the pipe: python3 examples/python/measure.py"""

from __future__ import annotations

import argparse
import platform
import random
import time
from typing import Callable

from runebound import AECEnv, Engine, VectorEnv


def one_by_one(engine: Engine, steps: int, views: bool) -> int:
    """A game at a time, a line for each step."""
    env = AECEnv(engine, players=2, observations="view" if views else None)
    dice = random.Random(7)
    taken = 0
    while taken < steps:
        env.reset(seed=taken)
        while env.agents and not any(env.terminations.values()) and not any(env.truncations.values()) and taken < steps:
            env.step(dice.randrange(len(env.infos[env.agent_selection]["legal"])))
            taken += 1
    env.close()
    return taken


def batches(engine: Engine, steps: int, games: int) -> int:
    """Many games at a time, a line for a step of all of them."""
    env = VectorEnv(engine, games, players=2, seed="measure")
    dice = random.Random(7)
    taken = 0
    while taken < steps:
        env.step([dice.randrange(len(status["codes"])) for status in env.statuses])
        taken += games
    env.close()
    return taken


def rows(engine: Engine, steps: int, games: int) -> int:
    """Many games at a time as networks see them: numbers of actions and rows of numbers, with masks and observations made of both."""
    env = VectorEnv(engine, games, players=2, seed="measure", actions="numbers")
    dice = random.Random(7)
    taken = 0
    while taken < steps:
        env.masks(), env.observations()
        env.step([dice.choice(status["numbers"]) for status in env.statuses])
        taken += games
    env.close()
    return taken


def bundled(engine: Engine, steps: int) -> int:
    """Both seats played by bundled bots: nothing goes over the pipe but where the game stands at last."""
    taken = 0
    while taken < steps:
        game = engine.new(players=2, seed=taken)
        taken += engine.call("advance", game=game, seats={"0": "random", "1": "random"}, most=steps - taken)["taken"]
        engine.call("close", game=game)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=5000, help="steps of each way")
    steps = parser.parse_args().steps
    ways: "list[tuple[str, Callable[[Engine], int]]]" = [
        ("one game, codes of actions", lambda engine: one_by_one(engine, steps, False)),
        ("one game, codes and views", lambda engine: one_by_one(engine, steps // 4, True)),
        ("64 games in a batch, codes", lambda engine: batches(engine, steps, 64)),
        ("64 games in a batch, numbers", lambda engine: rows(engine, steps, 64)),
        ("bundled random bots", lambda engine: bundled(engine, steps)),
    ]
    with Engine() as engine:
        print(f"Engine {engine.greeting['engine']}, Python {platform.python_version()}, 2 players, Second Edition, random moves")
        for name, way in ways:
            began = time.perf_counter()
            taken = way(engine)
            print(f"{name:30} {taken / (time.perf_counter() - began):8,.0f} steps a second")


if __name__ == "__main__":
    main()
