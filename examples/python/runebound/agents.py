"""Players: at random, by a short script, and one that learns. Each chooses a place in the list of legal actions, given by their codes."""

from __future__ import annotations

import math
import random
from typing import Protocol, Sequence


class Agent(Protocol):
    """Somebody who plays."""

    def choose(self, codes: Sequence[str]) -> int:
        """A place in ``codes``, which is never empty."""


class RandomAgent:
    """Each legal action is as likely as the others."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, codes: Sequence[str]) -> int:
        return self._random.randrange(len(codes))


class ScriptedAgent:
    """Prefers kinds of action: of the first kind in its script that is legal, any; else any action but those that it never does."""

    SCRIPT = ("combat/attack", "adventure/draw", "adventure/face", "move/step", "move/roll", "market/buy", "market/done")
    NEVER = ("card/discard", "offer/", "combat/escape")

    def __init__(self, seed: int = 0, script: Sequence[str] = SCRIPT, never: Sequence[str] = NEVER) -> None:
        self._random = random.Random(seed)
        self._script, self._never = script, tuple(never)

    def choose(self, codes: Sequence[str]) -> int:
        for wanted in self._script:
            found = [at for at, code in enumerate(codes) if code.startswith(wanted)]
            if found:
                return self._random.choice(found)
        sane = [at for at, code in enumerate(codes) if not code.startswith(self._never)]
        return self._random.choice(sane or range(len(codes)))


def kind_of(code: str) -> str:
    """The kind of an action: its type."""
    return code.split(" ", 1)[0]


class LinearAgent:
    """Learns a weight for each kind of action and chooses by the softmax of weights: REINFORCE with a baseline, in plain Python.

    That is as small as a learner can be. It knows nothing of the position, and still it learns what pays: to fight, to buy, to move on.
    """

    def __init__(self, seed: int = 0, rate: float = 0.05) -> None:
        self.weights: "dict[str, float]" = {}
        self.rate = rate
        self._random = random.Random(seed)
        self._steps: "dict[str, float]" = {}
        self._chosen = 0
        self._baseline = 0.0
        self._spread = 1.0

    def chances(self, codes: Sequence[str]) -> "list[float]":
        """How likely each action is chosen: first a kind, then any of that kind."""
        kinds = [kind_of(code) for code in codes]
        counts: "dict[str, int]" = {}
        for kind in kinds:
            counts[kind] = counts.get(kind, 0) + 1
        shares = {kind: math.exp(min(20.0, max(-20.0, self.weights.get(kind, 0.0)))) for kind in counts}
        total = sum(shares.values())
        return [shares[kind] / total / counts[kind] for kind in kinds]

    def choose(self, codes: Sequence[str]) -> int:
        chances = self.chances(codes)
        at = self._random.choices(range(len(codes)), chances)[0]
        expected: "dict[str, float]" = {}
        for code, chance in zip(codes, chances):
            expected[kind_of(code)] = expected.get(kind_of(code), 0.0) + chance
        if len(expected) > 1:
            self._chosen += 1
            for kind, chance in expected.items():
                step = (1.0 if kind == kind_of(codes[at]) else 0.0) - chance
                self._steps[kind] = self._steps.get(kind, 0.0) + step
        return at

    def learn(self, reward: float) -> None:
        """Told at the end of a game what it was worth: what was done is done more, or less, the next time."""
        self._spread += 0.05 * (abs(reward - self._baseline) - self._spread)
        advantage = max(-3.0, min(3.0, (reward - self._baseline) / max(self._spread, 0.1)))
        self._baseline += 0.05 * (reward - self._baseline)
        for kind, step in self._steps.items():
            self.weights[kind] = self.weights.get(kind, 0.0) + self.rate * advantage * step
        self.forget()

    def forget(self) -> None:
        """Forgets the game that is going on, without learning from it."""
        self._steps.clear()
        self._chosen = 0
