"""A bot on its seat: what it is told and what it answers. That it plays in tournaments is tested where the command is."""

from __future__ import annotations

import io
import json
import unittest

from runebound.bot import play


def told(*messages: "dict[str, object]") -> io.StringIO:
    return io.StringIO("".join(json.dumps(message) + "\n" for message in messages))


BEGIN = {"type": "begin", "protocol": 1, "seed": "s", "player": 1, "view": {}}


class ABot(unittest.TestCase):
    def test_answers_what_is_asked_and_nothing_else(self) -> None:
        heard: "list[object]" = []
        said = io.StringIO()
        outcome = play(
            lambda begin: lambda asked: asked["codes"][begin["player"]] if len(asked["codes"]) > 1 else 0,
            observe=heard.extend,
            read=told(
                BEGIN,
                {"type": "observe", "events": [{"type": "turn/began"}]},
                {"type": "choose", "codes": ["move/stay", "move/roll dice=5"]},
                {"type": "choose", "codes": ["move/stay"]},
                {"type": "end", "outcome": {"winners": [1]}, "view": {}},
            ),
            write=said,
        )
        self.assertEqual(
            [json.loads(line) for line in said.getvalue().splitlines()],
            [{"with": ["codes"], "observe": True}, {"code": "move/roll dice=5"}, {"index": 0}],
        )
        self.assertEqual((heard, outcome), ([{"type": "turn/began"}], {"winners": [1]}))

    def test_names_actions_by_numbers_if_it_says_so(self) -> None:
        said = io.StringIO()
        play(lambda _: lambda asked: asked["numbers"][0], shown=("numbers",), numbers=True, read=told(BEGIN, {"type": "choose", "numbers": [41]}), write=said)
        self.assertEqual(json.loads(said.getvalue().splitlines()[1]), {"number": 41})

    def test_does_not_play_in_a_language_it_does_not_know(self) -> None:
        with self.assertRaisesRegex(SystemExit, "version 1 of the protocol, not 2"):
            play(lambda _: lambda asked: 0, read=told({**BEGIN, "protocol": 2}), write=io.StringIO())


if __name__ == "__main__":
    unittest.main()
