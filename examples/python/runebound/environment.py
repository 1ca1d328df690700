"""Environments: one in the form of PettingZoo's AEC, in which agents take turns, and one in the form of Gymnasium, with one agent.

An action is a place in the list of legal actions, and the mask says which places there are: the first ``len(infos["legal"])`` of ``max_actions``.
With ``actions="numbers"`` it is the action's number, which is the same in every game of these rules, and the mask has a place for each number: that is
what a network is taught. An observation is a view, a row of numbers with ``observations="row"``, or what ``observe`` makes of a view.
"""

from __future__ import annotations

from typing import Any, Callable, Optional, Sequence

from .client import Engine, IllegalAction, seed_of
from .scores import returns, score

Json = Any
Observation = Any

try:  # NumPy where it is there, lists where it is not.
    import numpy
except ImportError:  # pragma: no cover
    numpy = None  # type: ignore[assignment]

MAX_ACTIONS = 512
"""Places in a mask. A longer list of legal actions is cut, which ``infos["cut"]`` tells."""


def mask_of(count: int, size: int) -> Any:
    """A mask with the first ``count`` places open: an int8 array, or a list where there is no NumPy."""
    open_places = min(count, size)
    if numpy is None:
        return [1] * open_places + [0] * (size - open_places)
    mask = numpy.zeros(size, dtype=numpy.int8)
    mask[:open_places] = 1
    return mask


def mask_at(places: "Sequence[Optional[int]]", size: int) -> Any:
    """A mask with these places open; ``None`` is no place."""
    mask = mask_of(0, size)
    for place in places:
        if place is not None:
            mask[place] = 1
    return mask


def row_of(sparse: "dict[str, Json]") -> Any:
    """An observation as a row of numbers: a float32 array, or a list where there is no NumPy."""
    if numpy is not None:
        row = numpy.zeros(sparse["size"], dtype=numpy.float32)
        row[sparse["at"]] = sparse["values"]
        return row
    row = [0.0] * sparse["size"]
    for place, value in zip(sparse["at"], sparse["values"]):
        row[place] = value
    return row


class AECEnv:
    """A game in which each player is an agent: ``player_0``, ``player_1`` and so on.

    The names and the order of things are PettingZoo's::

        env.reset(seed=7)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            env.step(None if termination or truncation else policy(observation, info))

    An observation is ``{"observation": view, "action_mask": mask}``; ``infos[agent]`` has ``action_mask``, and for the agent that is selected
    ``legal``, the actions by their codes. Rewards are those of :func:`returns`, given once, at the end. ``max_steps`` cuts a game short:
    rewards are 0 then, or with ``reward="score"`` the difference of scores to the mean of the others.
    An action that is no legal one raises :class:`IllegalAction`, and the game stands where it stood.
    """

    metadata = {"name": "runebound_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(
        self,
        engine: Engine,
        *,
        players: int = 2,
        max_steps: int = 2000,
        max_actions: int = MAX_ACTIONS,
        reward: str = "outcome",
        actions: str = "places",
        observations: "Optional[str]" = "view",
        observe: "Optional[Callable[[Json, int], Observation]]" = None,
        **options: Json,
    ) -> None:
        if reward not in ("outcome", "score"):
            raise ValueError('reward is "outcome" or "score"')
        self.engine, self.players, self.options = engine, players, options
        self.max_steps, self.max_actions, self.reward = max_steps, max_actions, reward
        if actions not in ("places", "numbers"):
            raise ValueError('actions are "places" or "numbers"')
        if observations not in ("view", "row", None):
            raise ValueError('observations are "view", "row" or None')
        if observe is not None and observations != "view":
            raise ValueError('observe makes observations of views: leave observations="view"')
        self._numbered, self.observations, self._make = actions == "numbers", observations, observe
        self._learning: "Optional[dict[str, Json]]" = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: "list[str]" = []
        self._game: Optional[str] = None
        self._episode = 0
        self._given = options

    def reset(self, seed: "int | str | None" = None, options: "Optional[dict[str, Json]]" = None) -> None:
        """Begins a new game. Equal seeds, equal games; without one, a game follows from how many were begun before.

        ``options`` are those of ``createGame`` for this game, in place of those that the environment was made with. If they are refused, the game
        that was open is open still. How many play, and by which seed, is not said there.
        """
        for taken, place in (("players", "AECEnv(players=…)"), ("seed", "reset(seed=…)")):
            if options and taken in options:
                raise ValueError(f'"{taken}" is no option of reset: say it by {place}.')
        chosen = seed_of(seed) if seed is not None else f"episode {self._episode + 1}"
        given = {**self.options, **(options or {})}
        status = self.engine.call("new", options={**given, "players": self.players, "seed": chosen}, **self._shown())
        self._episode += 1
        self.close_game()
        self._game = status["game"]
        if given != self._given:
            self._given, self._learning = given, None
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._take(status)

    def step(self, action: Optional[int]) -> None:
        """Carries out an action of the selected agent; ``None`` takes an agent off whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("When an agent's game is over, the only action is None.")
            return self._take_off(agent)
        named = self._named(action)
        status = self.engine.call("apply", game=self._game, **named, **self._shown())
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._take(status)
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]

    def observe(self, agent: str) -> "dict[str, Observation]":
        """What an agent sees now, with its mask: empty for whoever is not asked."""
        return {"observation": self._seen_by(agent), "action_mask": self.infos[agent]["action_mask"]}

    def _seen_by(self, agent: str) -> Observation:
        if self.observations is None:
            return None
        seat = self.possible_agents.index(agent)
        shown = "view" if self.observations == "view" else "observation"
        if agent == self.agent_selection and self._status.get(shown) is not None:
            found = self._status[shown]
        elif shown == "view":
            found = self.engine.call("view", game=self._game, player=seat)["view"]
        else:
            found = self.engine.call("look", game=self._game, **{"as": seat, "with": [shown]})[shown]
        if self.observations == "row":
            return row_of(found)
        return self._make(found, seat) if self._make else found

    def _named(self, action: Optional[int]) -> "dict[str, int]":
        """How an action is told to the engine. Raises if it is masked."""
        if self._numbered:
            if action is not None and int(action) in self._numbers:
                return {"index": self._numbers.index(int(action))}
            told = f"Action {action} is masked: it is none of the numbers of {len(self._legal)} legal actions."
        else:
            if action is not None and 0 <= int(action) < len(self._legal):
                return {"index": int(action)}
            told = f"Action {action} is masked: there are {len(self._legal)}, from 0."
        raise IllegalAction({"code": "illegal-action", "message": told})

    @property
    def learning(self) -> "dict[str, Json]":
        """The numbers of these rules: ``numActions``, ``kinds`` of actions, the ``layout`` of an observation, and their versions, to be kept with what is learnt."""
        if self._learning is None:
            game = self._game or self.engine.new(players=self.players, seed=0, **self.options)
            self._learning = self.engine.call("learning", game=game)
            if self._game is None:
                self.engine.call("close", game=game)
        return self._learning

    def observation_size(self) -> int:
        """How many numbers a row has."""
        return self.learning["layout"]["size"]

    def last(self, observe: bool = True) -> "tuple[Any, float, bool, bool, dict[str, Json]]":
        """Observation, reward since its last action, termination, truncation and infos of the selected agent."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> "Any":
        """The agents in the order in which they are asked, until all are taken off."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def action_space_size(self) -> int:
        """How many places a mask has."""
        return self.learning["numActions"] if self._numbered else self.max_actions

    def close(self) -> None:
        """Ends the game. The engine goes on: it may play for others."""
        self.close_game()

    def close_game(self) -> None:
        """Closes the game that is open, if one is."""
        if self._game is not None:
            game, self._game = self._game, None
            self.engine.call("close", game=game)

    def _shown(self) -> "dict[str, Json]":
        seen = {"view": ["view"], "row": ["observation"], None: []}[self.observations]
        return {"with": ["codes", *(["numbers"] if self._numbered else []), *seen]}

    def _take(self, status: "dict[str, Json]") -> None:
        self.steps, self.outcome, self.decision = status["step"], status["outcome"], status["decision"]
        self._status = status
        cut = self.outcome is None and self.steps >= self.max_steps
        over = self.outcome is not None or cut
        codes = [] if over else status["codes"]
        size = self.action_space_size()
        self._legal = codes if self._numbered else codes[:size]
        self._numbers: "list[Optional[int]]" = status.get("numbers", []) if not over else []
        if over:
            self.terminations = dict.fromkeys(self.agents, not cut)
            self.truncations = dict.fromkeys(self.agents, cut)
            self.rewards = dict(zip(self.agents, self._final(cut)))
            self._status = {}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.decision["actor"]]
        self.infos = {agent: {"action_mask": mask_of(0, size)} for agent in self.agents}
        mask = mask_at(self._numbers, size) if self._numbered else mask_of(len(self._legal), size)
        cut = None in self._numbers if self._numbered else len(codes) > len(self._legal)
        self.infos[self.agent_selection].update(action_mask=mask, legal=self._legal, cut=cut)
        if self._numbered:
            self.infos[self.agent_selection].update(numbers=self._numbers)

    def _final(self, cut: bool) -> "list[float]":
        if self.reward == "outcome" or not cut:
            return returns(self.outcome, self.players)
        view = self.engine.call("view", game=self._game, player=None)["view"]
        scores = [score(view, seat) for seat in range(self.players)]
        if self.players == 1:
            return scores
        return [own - (sum(scores) - own) / (self.players - 1) for own in scores]

    def _take_off(self, agent: str) -> None:
        self.agents.remove(agent)
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            kept.pop(agent, None)
        if self.agents:
            self.agent_selection = self.agents[0]


class SoloEnv:
    """One agent, in the form of Gymnasium: bundled bots play the other seats, and ``step`` comes back when the agent is asked again."""

    def __init__(
        self, engine: Engine, *, seat: int = 0, others: str = "sensible", players: int = 2, max_steps: int = 2000, **more: Json
    ) -> None:
        self._env = AECEnv(engine, players=players, max_steps=max_steps, **more)
        self.engine, self.seat, self.others = engine, seat, others

    def reset(self, *, seed: "int | str | None" = None, options: "Optional[dict[str, Json]]" = None) -> "tuple[Any, dict[str, Json]]":
        """Begins a game and gives the first observation and infos."""
        self._env.reset(seed, options)
        self._advance()
        return self._seen()

    def step(self, action: int) -> "tuple[Any, float, bool, bool, dict[str, Json]]":
        """Observation, reward, terminated, truncated and infos, after the action and what the others did then."""
        env, agent = self._env, self._env.possible_agents[self.seat]
        env.step(action)
        self._advance()
        seen, info = self._seen()
        return seen, env.rewards[agent], env.terminations[agent], env.truncations[agent], info

    def close(self) -> None:
        """Ends the game."""
        self._env.close()

    def _advance(self) -> None:
        env = self._env
        asked = env.decision["actor"] if env.decision else None
        if asked is None or asked == self.seat or env.steps >= env.max_steps:
            return
        seats = {str(other): self.others for other in range(env.players) if other != self.seat}
        most = env.max_steps - env.steps
        env._take(env.engine.call("advance", game=env._game, seats=seats, most=most, **env._shown()))

    def _seen(self) -> "tuple[Any, dict[str, Json]]":
        agent = self._env.possible_agents[self.seat]
        return self._env.observe(agent), self._env.infos[agent]
