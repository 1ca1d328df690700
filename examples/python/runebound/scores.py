"""What a game is worth to each player: at its end by its rules, before that by a rough figure of our own."""

from __future__ import annotations

from typing import Any, Optional


def returns(outcome: "Optional[dict[str, Any]]", players: int) -> "list[float]":
    """What each player gets: 1 for having won, -1 for not having won, 0 while the game goes on.

    With two players and one winner that is a sum of 0; where everybody lost it is ``-players``, where all won together ``players``.
    """
    if outcome is None:
        return [0.0] * players
    return [1.0 if player in outcome["winners"] else -1.0 for player in range(players)]


_worth = {"green": 1.0, "yellow": 2.0, "blue": 3.0, "red": 5.0}


def score(view: "dict[str, Any]", player: int) -> float:
    """How far a player has come, as a rough figure. No rule says so: it is for learners whose games are cut short."""
    seat = view["players"][player]
    if view["edition"] == "third-edition":
        gained = 4 * len(seat["skills"]) + 2 * len(seat["trophies"]) + len(seat["assets"]) + seat["story"]
        return float(gained + 0.3 * seat["gold"] - 0.2 * seat["damage"])
    experience = sum(value for value in seat["hero"]["experience"].values() if isinstance(value, int)) if seat["hero"] else 0
    counters = sum(_worth.get(color, 0.0) * count for color, count in seat["counters"].items())
    owned = 1.5 * len(seat["items"]) + 2 * len(seat["allies"])
    return float(4 * experience + counters + owned + 0.3 * seat["gold"])
