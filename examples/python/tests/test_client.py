"""The engine in a process of its own."""

from __future__ import annotations

import os
import signal
import sys
import threading
import unittest
from typing import Any

from runebound import Engine, EngineDied, IllegalAction, Refused, WrongCaller


class TheClient(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()
        cls.addClassCleanup(cls.engine.close)

    def test_is_greeted_with_versions_and_editions(self) -> None:
        greeting = self.engine.greeting
        self.assertEqual(greeting["protocol"], 1)
        self.assertEqual([edition["id"] for edition in greeting["editions"]], ["second-edition", "third-edition"])
        self.assertIn("corpse-king", greeting["editions"][1]["scenarios"])

    def test_plays_a_game_by_objects_codes_and_places(self) -> None:
        engine = self.engine
        game = engine.new(players=2, seed="tamalir")
        legal = engine.call("legal", game=game)
        self.assertEqual(len(legal["legal"]), len(legal["codes"]))
        stay = legal["codes"].index("move/stay")
        twin = engine.call("fork", game=game)["game"]
        other = engine.call("fork", game=game)["game"]
        engine.call("apply", game=game, action=legal["legal"][stay])
        engine.call("apply", game=twin, code="move/stay")
        engine.call("apply", game=other, index=stay)
        hashes = {engine.call("serialize", game=each)["hash"] for each in (game, twin, other)}
        self.assertEqual(len(hashes), 1)

    def test_goes_on_from_a_save_exactly(self) -> None:
        engine = self.engine
        seats = {"0": "sensible", "1": "sensible"}
        for options in ({"players": 2, "seed": 4}, {"edition": "third-edition", "scenario": "corpse-king", "players": 2, "seed": 4}):
            game = engine.new(**options)
            engine.call("advance", game=game, seats=seats, most=40)
            copy = engine.call("from", position=engine.call("serialize", game=game)["save"])["game"]
            for each in (game, copy):
                engine.call("advance", game=each, seats=seats, seed="fresh", most=60)
            self.assertEqual(engine.call("serialize", game=game)["hash"], engine.call("serialize", game=copy)["hash"])

    def test_is_told_the_rule_that_forbids_an_action_and_nothing_has_changed(self) -> None:
        engine = self.engine
        game = engine.new(players=2, seed="tamalir")
        before = engine.call("serialize", game=game)["hash"]
        with self.assertRaises(IllegalAction) as caught:
            engine.call("apply", game=game, code="combat/escape")
        self.assertRegex(caught.exception.rule or "", r"^2e\.")
        with self.assertRaises(IllegalAction):
            asked = engine.call("decision", game=game)["decision"]["actor"]
            engine.call("apply", game=game, code="move/stay", by=1 - asked)
        self.assertEqual(engine.call("serialize", game=game)["hash"], before)

    def test_is_refused_in_words(self) -> None:
        for code, type, request in [
            ("unknown-request", "dance", {}),
            ("no-such-game", "legal", {"game": "nowhere"}),
            ("bad-request", "legal", {"game": "g1", "colour": "red"}),
            ("invalid-options", "new", {"options": {"players": 40, "seed": 1}}),
            ("unknown-ruleset", "new", {"options": {"edition": "fourth-edition", "players": 2, "seed": 1}}),
        ]:
            with self.subTest(code), self.assertRaises(Refused) as caught:
                self.engine.call(type, **request)
            self.assertEqual(caught.exception.code, code)

    def test_answers_a_batch_in_order_and_does_what_is_right_in_it(self) -> None:
        replies = self.engine.batch(
            [
                {"type": "new", "game": "batched", "options": {"players": 1, "seed": 1}},
                {"type": "apply", "game": "elsewhere", "index": 0},
                {"type": "apply", "game": "batched", "code": "move/stay"},
            ]
        )
        self.assertEqual([reply["ok"] for reply in replies], [True, False, True])
        self.assertEqual(replies[2]["step"], 1)

    def test_asks_chance_where_it_is_manual(self) -> None:
        engine = self.engine
        game = engine.new(players=1, chance="manual")
        outcomes = engine.call("chanceOutcomes", game=game)["outcomes"]
        self.assertAlmostEqual(sum(outcome["probability"] for outcome in outcomes), 1.0)
        status = engine.call("apply", game=game, action=outcomes[0]["action"], by="chance")
        self.assertEqual(status["step"], 1)

    def test_sees_nothing_that_is_hidden(self) -> None:
        engine = self.engine
        game = engine.new(edition="third-edition", scenario="corpse-king", players=2, seed=11)
        engine.call("advance", game=game, seats={"0": "sensible", "1": "sensible"}, most=200)
        mine, theirs = (engine.call("view", game=game, player=player)["view"] for player in (0, 1))
        self.assertIsNone(mine["chance"]["generator"])
        self.assertNotEqual(mine["players"][1], theirs["players"][1])

    def test_samples_what_a_player_cannot_know(self) -> None:
        engine = self.engine
        game = engine.new(players=2, seed="tamalir")
        outcomes = [engine.call("playout", game=game, bot="random", player=0, seed=seed, most=60, view=True)["view"] for seed in (1, 1, 2)]
        self.assertEqual(outcomes[0], outcomes[1])
        self.assertNotEqual(outcomes[0], outcomes[2])


class Interrupt(Exception):
    """As Ctrl-C, for tests."""


class ACallThatIsInterrupted(unittest.TestCase):
    def test_leaves_no_reply_behind(self) -> None:
        with Engine() as engine:
            game = engine.new(players=2, seed="tamalir")
            learning = engine.call("learning", game=game)
            many = [{"type": "learning", "game": game}] * 8
            stdin, stdout = engine._process.stdin, engine._process.stdout

            def when(stream: Any, name: str, times: int) -> None:
                """The function of a stream is interrupted when it is called so many times: it has done half of what it does."""
                real, left = getattr(stream, name), [times]

                class Proxy:
                    def __getattr__(self, other: str) -> Any:
                        return getattr(stream, other)

                def call(*given: Any) -> Any:
                    left[0] -= 1
                    if left[0] > 0:
                        return real(*given)
                    if name == "write":
                        real(given[0][: len(given[0]) // 2])
                        stream.flush()
                    elif name == "readline":
                        stream.read(1000)
                    raise Interrupt

                proxy = Proxy()
                setattr(proxy, name, call)
                setattr(engine._process, "stdin" if stream is stdin else "stdout", proxy)

            interrupted = 0
            for stream, name in ((stdin, "write"), (stdin, "flush"), (stdout, "readline")):
                for request in ({"type": "learning", "game": game}, {"type": "batch", "requests": many}):
                    when(stream, name, 1)
                    with self.assertRaises(Interrupt):
                        engine.call(**request)
                    engine._process.stdin, engine._process.stdout = stdin, stdout
                    interrupted += 1
                    for _ in range(3):
                        self.assertEqual({**engine.call("learning", game=game), "id": 0}, {**learning, "id": 0})
            self.assertEqual(interrupted, 6)

    @unittest.skipUnless(hasattr(signal, "setitimer"), "there are no timers here")
    def test_by_a_signal_at_any_time_goes_on(self) -> None:
        def stop(*_: object) -> None:
            raise Interrupt

        with Engine() as engine:
            game = engine.new(players=2, seed="tamalir")
            batch = [{"type": "learning", "game": game}] * 5
            before = signal.signal(signal.SIGALRM, stop)
            stopped = 0
            try:
                for time in range(1, 25):
                    try:
                        signal.setitimer(signal.ITIMER_REAL, time / 4000)
                        engine.batch(batch)
                        signal.setitimer(signal.ITIMER_REAL, 0)
                    except Interrupt:
                        stopped += 1
                    self.assertEqual(engine.call("outcome", game=game)["type"], "outcome")
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.signal(signal.SIGALRM, before)
            self.assertGreater(stopped, 0)


class WhatIsNoRequest(unittest.TestCase):
    def test_is_refused_and_the_engine_lives(self) -> None:
        cyclic: "list[Any]" = []
        cyclic.append(cyclic)
        deep: Any = []
        for _ in range(100_000):
            deep = [deep]
        with Engine() as engine:
            for odd in (float("nan"), float("inf"), {1, 2}, object(), cyclic, deep, {("a", 1): 2}):
                with self.subTest(type(odd).__name__), self.assertRaises(Refused) as caught:
                    engine.new(players=2, seed=odd)
                self.assertEqual(caught.exception.code, "bad-request")
            with self.assertRaises(Refused) as caught:
                engine.call("from", position="x" * (17 * 1024 * 1024))
            self.assertEqual(caught.exception.code, "line-too-long")
            self.assertEqual(engine.call("hello")["type"], "hello")

    def test_are_not_numbers_of_numpy_and_not_large_ones(self) -> None:
        class Whole:
            """A whole number as NumPy has them, where there is no NumPy."""

            def __init__(self, value: int) -> None:
                self.value = value

            def __index__(self) -> int:
                return self.value

        wholes: "list[Any]" = [Whole]
        try:
            import numpy

            wholes += [numpy.int64, numpy.uint32]
        except ImportError:
            pass
        with Engine() as engine:
            hashes = [engine.call("serialize", game=engine.new(players=2, seed=seed))["hash"] for seed in (7, *(whole(7) for whole in wholes))]
            self.assertEqual(len(set(hashes)), 1)
            game = engine.new(players=2, seed=7)
            engine.call("apply", game=game, index=wholes[-1](0))
            large = [engine.call("serialize", game=engine.new(players=2, seed=2**60 + more))["hash"] for more in (0, 1)]
            self.assertNotEqual(*large)


class AnotherCaller(unittest.TestCase):
    def test_in_another_thread_at_the_same_time_is_told_so(self) -> None:
        with Engine() as engine:
            game = engine.new(players=2, seed=1)
            told: "list[BaseException]" = []

            def ask() -> None:
                try:
                    engine.call("outcome", game=game)
                except BaseException as error:
                    told.append(error)

            real = engine._process.stdout
            assert real is not None

            class Slow:
                """While a reply is waited for, another thread asks."""

                def readline(self) -> str:
                    engine._process.stdout = real
                    other = threading.Thread(target=ask)
                    other.start()
                    other.join()
                    return real.readline()

            engine._process.stdout = Slow()  # type: ignore[assignment]
            self.assertEqual(engine.call("outcome", game=game)["game"], game)
            self.assertEqual([type(error) for error in told], [WrongCaller])
            self.assertRegex(str(told[0]), "Another thread")
            # One after the other they may.
            other = threading.Thread(target=ask)
            other.start()
            other.join()
            self.assertEqual(len(told), 1)

    @unittest.skipUnless(hasattr(os, "fork"), "there is no fork here")
    def test_in_a_forked_process_is_told_so(self) -> None:
        with Engine() as engine:
            game = engine.new(players=2, seed=1)
            child = os.fork()
            if child == 0:
                code = 1
                try:
                    engine.call("outcome", game=game)
                except WrongCaller as error:
                    code = 0 if "after a fork" in str(error) else 2
                finally:
                    engine.close()
                    os._exit(code)
            self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)
            self.assertEqual(engine.call("outcome", game=game)["game"], game)


class AnEngineThatIsGone(unittest.TestCase):
    def test_is_told_clearly(self) -> None:
        with Engine() as engine:
            os.kill(engine.pid, signal.SIGKILL)
            with self.assertRaisesRegex(EngineDied, "answers no more"):
                for _ in range(3):
                    engine.call("hello")

    def test_that_never_was_there(self) -> None:
        with self.assertRaisesRegex(EngineDied, "cannot be started"):
            Engine(["no-such-command-anywhere"])
        with self.assertRaisesRegex(EngineDied, "no JSON"):
            Engine([sys.executable, "-c", "print('hello')"])

    def test_ends_with_its_client(self) -> None:
        engine = Engine()
        engine.close()
        self.assertEqual(engine._process.returncode, 0)
        engine.close()


if __name__ == "__main__":
    unittest.main()
