"""The engine in a process of its own: requests go in as lines of JSON, replies come out as lines of JSON."""

from __future__ import annotations

import json
import operator
import os
import shlex
import subprocess
import threading
from typing import Any, Iterable, Optional, Sequence, Union

PROTOCOL = 1
"""The version of the protocol that this client speaks."""

LONGEST_LINE = 16 * 1024 * 1024
"""The longest line that the engine reads, in characters."""

SAFE = 2**53 - 1
"""Whole numbers up to here arrive as they are; larger ones would be rounded."""

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


class WrongCaller(RuntimeError):
    """An engine was asked by a forked process, or by two threads at the same time."""


def seed_of(seed: Any) -> Any:
    """A seed as it is sent: NumPy's whole numbers are whole numbers, and one that would be rounded goes as text."""
    if isinstance(seed, (str, float, bool)) or seed is None:
        return seed
    try:
        number = operator.index(seed)
    except TypeError:
        return seed
    return number if abs(number) <= SAFE else str(number)


def _plain(value: Any) -> Any:
    """What JSON does not know: NumPy's numbers and arrays, and whatever else is a whole number."""
    if hasattr(value, "tolist"):
        return value.tolist()
    return operator.index(value)


def _line_of(request: "dict[str, Json]") -> str:
    """A request as a line. Raises :class:`Refused` for what is no JSON: nothing is sent then."""
    try:
        line = json.dumps(request, separators=(",", ":"), allow_nan=False, default=_plain)
    except (TypeError, ValueError) as error:
        told = f"The request is no JSON: {error}. NaN and infinity are no numbers there, and sets and objects no values."
    except RecursionError:
        told = "The request is nested too deeply."
    else:
        if len(line) <= LONGEST_LINE:
            return line
        raise Refused({"code": "line-too-long", "message": f"A line has {LONGEST_LINE} characters at most, and this one {len(line)}: split it."})
    raise Refused({"code": "bad-request", "message": told})


def command_of(command: Union[str, Sequence[str], None] = None) -> "list[str]":
    """The command that starts the engine: given, or ``RUNEBOUND_COMMAND``, or ``npx runebound-engine serve --stdio``."""
    chosen = command or os.environ.get("RUNEBOUND_COMMAND") or "npx runebound-engine serve --stdio"
    return shlex.split(chosen) if isinstance(chosen, str) else list(chosen)


class Engine:
    """A running engine. It can play many games at the same time, for one thread of one process at a time.

    A call that is interrupted (by Ctrl-C, say) may have been carried out or not; the next one is answered as always.

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
        self._owner = os.getpid()
        # An interrupt just before it is let go leaves it to this thread, which may go on.
        self._busy = threading.RLock()
        self._interrupted = False
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
        :raises WrongCaller: in a forked process, and while another thread asks
        """
        return _done(self._ask({"type": type, **request}))

    def batch(self, requests: "Iterable[dict[str, Json]]") -> "list[dict[str, Json]]":
        """Asks for many things with one line. Replies are in the order of the requests; one that was refused has ``ok`` false."""
        return self.call("batch", requests=list(requests))["replies"]

    def new(self, *, game: Optional[str] = None, **options: Json) -> str:
        """Opens a game with the options of ``createGame`` and gives its name."""
        if "seed" in options:
            options["seed"] = seed_of(options["seed"])
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
        if os.getpid() != self._owner:
            return  # A forked process lets go of its copies; the engine is its parent's.
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
        if os.getpid() != self._owner:
            raise WrongCaller(f"This engine belongs to process {self._owner}: after a fork, start an Engine of your own.")
        if not self._busy.acquire(blocking=False):
            raise WrongCaller("Another thread is asking this engine: give each thread an Engine of its own, or share a lock.")
        try:
            return self._answered(request)
        finally:
            self._busy.release()

    def _answered(self, request: "dict[str, Json]") -> "dict[str, Json]":
        asked = self._asked + 1
        line = _line_of({"id": asked, **request})
        stdin = self._process.stdin
        assert stdin is not None
        # Of a call that was interrupted half a line may have been sent, and half a reply been read: neither is anything to this one.
        behind, self._asked, self._interrupted = self._interrupted, asked, True
        try:
            stdin.write(f"\n{line}\n" if behind else f"{line}\n")
            stdin.flush()
        except (OSError, ValueError) as error:
            raise EngineDied(self._ended()) from error
        while True:
            reply = self._read(behind)
            if reply.get("id") == asked:
                break
            if behind:
                continue
            if reply.get("ok") is False and reply.get("id") is None:
                break  # The line was refused before its id was read.
            raise EngineDied(f"Request {asked} was answered with {json.dumps(reply)[:200]}.")
        self._interrupted = False
        return reply

    def _read(self, behind: bool = False) -> "dict[str, Json]":
        stdout = self._process.stdout
        assert stdout is not None
        try:
            line = stdout.readline()
        except (OSError, ValueError) as error:
            raise EngineDied(self._ended()) from error
        if line == "":
            raise EngineDied(self._ended())
        try:
            read = json.loads(line)
        except ValueError as error:
            if behind:
                return {}  # The end of a reply whose beginning was read before.
            raise EngineDied(f"The engine said what is no JSON: {line[:200]!r}") from error
        return read if isinstance(read, dict) else {}

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
