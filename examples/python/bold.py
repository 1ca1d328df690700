#!/usr/bin/env python3
"""A bot for tournaments: npx runebound-engine tournament --bots sensible,examples/python/bold.py --games 20"""

from __future__ import annotations

from runebound import ScriptedAgent
from runebound.bot import play


def begin(told: "dict[str, object]") -> "object":
    """Plays by the short script of the example, with a chance of its own that follows from the seed."""
    agent = ScriptedAgent(hash_of(str(told["seed"])))
    return lambda asked: agent.choose(asked["codes"])


def hash_of(seed: str) -> int:
    """A number of a text that is the same in every process: Python's own differs from start to start."""
    number = 0
    for letter in seed:
        number = (number * 31 + ord(letter)) % 2**32
    return number


if __name__ == "__main__":
    play(begin)  # type: ignore[arg-type]
