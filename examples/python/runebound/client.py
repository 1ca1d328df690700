"""The engine in a process of its own: requests go in as lines of JSON, replies come out as lines of JSON."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from typing import Any, Iterable, Optional, Sequence, Union

PROTOCOL = 1
"""The version of the protocol that this client speaks."""

Json = Any
Request = "dict[str, Json]"


class Refused(Exception):
    """The engine has not done what was asked. Nothing has changed."""

    def __init__(self, error: "dict[str, Json]") -> None:
        super().__init__(f"{error['code']}: {error['message']}")
        self.code: str = error["code"]
        self.message: str = error["message"]
        self.rule: Optional[str] = error.get("rule")
        self.problems: "list[dict[str, str]]" = error.get("problems", [])


class IllegalAction(Refused):
    """The rules forbid the action: ``rule`` says which one does."""


class EngineDied(Exception):
    """The engine's process has ended, or speaks another language than this client."""


def command_of(command: Union[str, Sequence[str], None] = None) -> "list[str]":
    """The command that starts the engine: given, or ``RUNEBOUND_COMMAND``, or ``npx runebound-engine serve --stdio``."""
    chosen = command or os.environ.get("RUNEBOUND_COMMAND") or "npx runebound-engine serve --stdio"
    return shlex.split(chosen) if isinstance(chosen, str) else list(chosen)


class Engine:
    """A running engine. It can play many games at the same time.

    >>> with Engine() as engine:
    ...     game = engine.new(players=2, seed="tamalir")
    ...     engine.call("apply", game=game, index=0)["decision"]["kind"]
    """

    def __init__(self, command: Union[str, Sequence[str], None] = None, cwd: Optional[str] = None) -> None:
        started = command_of(command)
        try:
            self._process = subprocess.Popen(
                started, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=cwd, encoding="utf-8"
            )
        except OSError as error:
            raise EngineDied(f"The engine cannot be started with {started}: {error}") from error
        self._asked = 0
        try:
            self.greeting = self._read()
            if self.greeting.get("protocol") != PROTOCOL:
                raise EngineDied(f"The engine greets with {self.greeting}; this client speaks protocol {PROTOCOL}.")
        except EngineDied:
            self.close()
            raise

    @property
    def pid(self) -> int:
        """The id of the engine's process."""
        return self._process.pid

    def call(self, type: str, **request: Json) -> "dict[str, Json]":
        """Asks for one thing and gives the reply.

        :raises IllegalAction: for an action that the rules forbid
        :raises Refused: for anything else that was not done
        :raises EngineDied: if the engine answers no more
        """
        return _done(self._ask({"type": type, **request}))

    def batch(self, requests: "Iterable[dict[str, Json]]") -> "list[dict[str, Json]]":
        """Asks for many things with one line. Replies are in the order of the requests; one that was refused has ``ok`` false."""
        return self.call("batch", requests=list(requests))["replies"]

    def new(self, *, game: Optional[str] = None, **options: Json) -> str:
        """Opens a game with the options of ``createGame`` and gives its name."""
        request: "dict[str, Json]" = {"options": options}
        if game is not None:
            request["game"] = game
        return self.call("new", **request)["game"]

    def close(self) -> None:
        """Ends the engine. Safe to call more than once."""
        process = self._process
        for stream in (process.stdin, process.stdout):
            try:
                if stream is not None:
                    stream.close()
            except OSError:
                pass  # The other end is gone already.
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, request: "dict[str, Json]") -> "dict[str, Json]":
        self._asked += 1
        line = json.dumps({"id": self._asked, **request}, separators=(",", ":"))
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(line + "\n")
            stdin.flush()
        except (OSError, ValueError) as error:
            raise EngineDied(self._ended()) from error
        reply = self._read()
        if reply.get("id") != self._asked:
            raise EngineDied(f"Request {self._asked} was answered with {json.dumps(reply)[:200]}.")
        return reply

    def _read(self) -> "dict[str, Json]":
        stdout = self._process.stdout
        assert stdout is not None
        try:
            line = stdout.readline()
        except (OSError, ValueError) as error:
            raise EngineDied(self._ended()) from error
        if line == "":
            raise EngineDied(self._ended())
        try:
            return json.loads(line)
        except ValueError as error:
            raise EngineDied(f"The engine said what is no JSON: {line[:200]!r}") from error

    def _ended(self) -> str:
        try:
            code: Optional[int] = self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            code = None
        return f"The engine's process {self.pid} answers no more; it ended with {code}."


def _done(reply: "dict[str, Json]") -> "dict[str, Json]":
    if reply.get("ok"):
        return reply
    error = reply["error"]
    raise (IllegalAction if error["code"] == "illegal-action" else Refused)(error)


def check(reply: "dict[str, Json]") -> "dict[str, Json]":
    """A reply of a batch, if what it answers was done. Raises like :meth:`Engine.call` if not."""
    return _done(reply)
