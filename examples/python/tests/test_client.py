"""The engine in a process of its own."""

from __future__ import annotations

import os
import signal
import sys
import unittest

from runebound import Engine, EngineDied, IllegalAction, Refused


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
