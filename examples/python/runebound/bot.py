"""A bot for tournaments: a program that the engine starts, tells what happens and asks what it does, a line of JSON each."""

from __future__ import annotations

import json
import sys
from typing import Any, Callable, Optional, Sequence, TextIO

from .client import PROTOCOL

Json = Any
Choice = "int | str"


def play(
    begin: "Callable[[dict[str, Json]], Callable[[dict[str, Json]], int | str]]",
    *,
    shown: Sequence[str] = ("codes",),
    observe: "Optional[Callable[[list[dict[str, Json]]], None]]" = None,
    numbers: bool = False,
    read: TextIO = sys.stdin,
    write: TextIO = sys.stdout,
) -> "Optional[dict[str, Json]]":
    """Plays one game and gives its outcome, ``None`` if it did not come to one.

    ``begin`` is told the seat, the seed and the first view, and gives what chooses: a function of what is ``shown``, whose answer is a place in the
    legal actions, or the code of one. With ``numbers=True`` whole numbers are numbers of actions instead of places.
    """
    choose: "Optional[Callable[[dict[str, Json]], int | str]]" = None

    def say(answer: "dict[str, Json]") -> None:
        write.write(json.dumps(answer, separators=(",", ":")) + "\n")
        write.flush()

    for line in read:
        told = json.loads(line)
        if told["type"] == "begin":
            if told["protocol"] != PROTOCOL:
                raise SystemExit(f"This bot speaks version {PROTOCOL} of the protocol, not {told['protocol']}.")
            choose = begin(told)
            say({"with": list(shown), "observe": observe is not None})
        elif told["type"] == "choose" and choose is not None:
            chosen = choose(told)
            say({"code": chosen} if isinstance(chosen, str) else {"number" if numbers else "index": int(chosen)})
        elif told["type"] == "observe" and observe is not None:
            observe(told["events"])
        elif told["type"] == "end":
            return told["outcome"]
    return None
