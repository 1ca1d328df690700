"""Many games in one process, stepped with one line: for learners, whom a line for each step would keep waiting."""

from __future__ import annotations

from typing import Any, Optional, Sequence

from .client import Engine, check
from .environment import mask_at, numpy, row_of

Json = Any


class VectorEnv:
    """So many games at once. Each step takes one action for each game, by whoever is asked there, and costs one line in and one line out.

    A game that is over, or has taken ``max_steps`` actions, is begun anew with the next seed; its last status stands in ``finished``, with the place of
    the game in ``ended``. With ``actions="numbers"`` actions are numbers that are the same in every game, and :meth:`masks`, :meth:`observations` and
    :meth:`movers` are what a network is fed with; ``finished`` has ``scores`` then: what each game was worth to each player, as far as it went.
    """

    def __init__(
        self, engine: Engine, games: int, *, players: int = 2, seed: "int | str" = 0, max_steps: int = 2000, shown: "Optional[Sequence[str]]" = None,
        actions: str = "places", **options: Json
    ) -> None:
        if actions not in ("places", "numbers"):
            raise ValueError('actions are "places" or "numbers"')
        self.engine, self.max_steps, self.seed = engine, max_steps, seed
        self._named_by = "index" if actions == "places" else "number"
        usual = ("codes",) if actions == "places" else ("numbers", "observation", "scores")
        self._shown, self._options = list(usual if shown is None else shown), {**options, "players": players}
        self._learning: "Optional[dict[str, Json]]" = None
        self.ended: "list[int]" = []
        self._begun = 0
        self.finished: "list[dict[str, Json]]" = []
        self.statuses = [check(reply) for reply in engine.batch(self._new() for _ in range(games))]

    def step(self, actions: Sequence[int]) -> "list[dict[str, Json]]":
        """Takes the action of this place in the legal ones of each game. Gives where each game stands: ``decision``, ``codes``, ``outcome``.

        If an action is refused, that is raised at the end: the other games have gone on, and those that are over were begun anew.
        """
        if len(actions) != len(self.statuses):
            raise ValueError(f"There are {len(self.statuses)} games: give as many actions.")
        asked = [
            {"type": "apply", "game": status["game"], self._named_by: int(action), "with": self._shown}
            for status, action in zip(self.statuses, actions)
        ]
        replies = self.engine.batch(asked)
        # What was refused has changed nothing; the games before and after it have gone on.
        self.statuses = [reply if reply["ok"] else status for reply, status in zip(replies, self.statuses)]
        self.ended = over = [at for at, status in enumerate(self.statuses) if status["outcome"] or status["step"] >= self.max_steps]
        self.finished = [self.statuses[at] for at in over]
        if over:
            self.engine.batch({"type": "close", "game": status["game"]} for status in self.finished)
            for at, reply in zip(over, self.engine.batch(self._new() for _ in over)):
                self.statuses[at] = check(reply)
        for reply in replies:
            check(reply)
        return self.statuses

    @property
    def learning(self) -> "dict[str, Json]":
        """The numbers of these rules: ``numActions``, ``kinds``, the ``layout`` of an observation, and their versions."""
        if self._learning is None:
            self._learning = self.engine.call("learning", game=self.statuses[0]["game"])
        return self._learning

    def masks(self) -> Any:
        """Which actions are legal, a row of ``numActions`` for each game: an int8 array, or lists where there is no NumPy."""
        size = self.learning["numActions"]
        return _stacked([mask_at(status["numbers"], size) for status in self.statuses])

    def observations(self) -> Any:
        """What whoever is asked sees, a row for each game: a float32 array, or lists where there is no NumPy."""
        return _stacked([row_of(status["observation"]) for status in self.statuses])

    def movers(self) -> "list[int]":
        """Who is asked in each game."""
        return [status["decision"]["actor"] for status in self.statuses]

    def close(self) -> None:
        """Ends all games."""
        self.engine.batch({"type": "close", "game": status["game"]} for status in self.statuses)
        self.statuses = []

    def _new(self) -> "dict[str, Json]":
        self._begun += 1
        return {"type": "new", "options": {**self._options, "seed": f"{self.seed}/{self._begun}"}, "with": self._shown}


def _stacked(rows: "list[Any]") -> Any:
    return rows if numpy is None else numpy.stack(rows)
