"""Many games in one process, stepped with one line: for learners, whom a line for each step would keep waiting."""

from __future__ import annotations

from typing import Any, Sequence

from .client import Engine, check

Json = Any


class VectorEnv:
    """So many games at once. Each step takes one action for each game, by whoever is asked there, and costs one line in and one line out.

    A game that is over, or has taken ``max_steps`` actions, is begun anew with the next seed; its last status stands in ``finished``.
    """

    def __init__(
        self, engine: Engine, games: int, *, players: int = 2, seed: "int | str" = 0, max_steps: int = 2000, shown: Sequence[str] = ("codes",), **options: Json
    ) -> None:
        self.engine, self.max_steps, self.seed = engine, max_steps, seed
        self._shown, self._options = list(shown), {**options, "players": players}
        self._begun = 0
        self.finished: "list[dict[str, Json]]" = []
        self.statuses = [check(reply) for reply in engine.batch(self._new() for _ in range(games))]

    def step(self, actions: Sequence[int]) -> "list[dict[str, Json]]":
        """Takes the action of this place in the legal ones of each game. Gives where each game stands: ``decision``, ``codes``, ``outcome``."""
        if len(actions) != len(self.statuses):
            raise ValueError(f"There are {len(self.statuses)} games: give as many actions.")
        asked = [
            {"type": "apply", "game": status["game"], "index": int(action), "with": self._shown}
            for status, action in zip(self.statuses, actions)
        ]
        self.statuses = [check(reply) for reply in self.engine.batch(asked)]
        over = [at for at, status in enumerate(self.statuses) if status["outcome"] or status["step"] >= self.max_steps]
        self.finished = [self.statuses[at] for at in over]
        if over:
            self.engine.batch({"type": "close", "game": status["game"]} for status in self.finished)
            for at, reply in zip(over, self.engine.batch(self._new() for _ in over)):
                self.statuses[at] = check(reply)
        return self.statuses

    def close(self) -> None:
        """Ends all games."""
        self.engine.batch({"type": "close", "game": status["game"]} for status in self.statuses)
        self.statuses = []

    def _new(self) -> "dict[str, Json]":
        self._begun += 1
        return {"type": "new", "options": {**self._options, "seed": f"{self.seed}/{self._begun}"}, "with": self._shown}
