"""python3 conformance.py FOLDER ENGINE...: runs a set of vectors against any engine. docs/runner.md says what it is asked."""
import json, os, subprocess, sys
from collections import Counter

ABSENT = object()  # What a pointer leads to where nothing is.
TESTS = {
    "$length": lambda wanted, actual: isinstance(actual, (list, str, dict)) and len(actual) == wanted,
    "$includes": lambda wanted, actual: isinstance(actual, list) and some(wanted, actual),
    "$excludes": lambda wanted, actual: isinstance(actual, list) and not some(wanted, actual),
    "$all": lambda wanted, actual: all(like(one, actual) for one in wanted),
    "$any": lambda wanted, actual: any(like(one, actual) for one in wanted),
    "$not": lambda wanted, actual: not like(wanted, actual),
    "$absent": lambda wanted, actual: (actual is ABSENT) == wanted,
}

def like(expected, actual, partly=True):  # With `partly`, an object may have further keys.
    if isinstance(expected, dict) and len(expected) == 1 and (test := next(iter(expected))) in TESTS:
        return TESTS[test](expected[test], actual)
    if isinstance(expected, dict):
        return (isinstance(actual, dict) and (partly or actual.keys() <= expected.keys())
                and all(like(value, actual.get(key, ABSENT), partly) for key, value in expected.items()))
    if isinstance(expected, list):
        return isinstance(actual, list) and len(expected) == len(actual) and all(like(*pair, partly) for pair in zip(expected, actual))
    return expected == actual and isinstance(expected, bool) == isinstance(actual, bool)

def some(partial, values):
    return any(like(partial, value) for value in values)

def at(value, pointer):
    for key in pointer.split("/")[1:]:
        value = dict(enumerate(value)) if isinstance(value, list) else value if isinstance(value, dict) else {}
        value = value.get(int(key) if 0 in value else key.replace("~1", "/").replace("~0", "~"), ABSENT)
    return value

class Failed(Exception): ...

def demand(met, *told):
    if not met:
        raise Failed(" ".join(one if isinstance(one, str) else json.dumps(one, default=repr)[:300] for one in told))

def every(wanted, met, told):
    for one in wanted:
        demand(met(one), told, one)

def alike(wanted, found, partly=True, pointer=""):
    demand(like(wanted, found, partly), pointer, "Found:", found, "Expected:", wanted)

def places(wanted, value):
    [alike(expected, at(value, pointer), False, pointer) for pointer, expected in wanted.items()]

def whose(partial):  # The player of an action (`None`: the one who is asked), and what the action is like.
    return partial.get("actor"), {key: value for key, value in partial.items() if key != "actor"}

class Game:  # A game of the engine, and what has happened since the last expectation.
    def __init__(self, engine, anytime, opened):
        self.engine, self.anytime, self.name, self.events = engine, anytime, opened["game"], opened["happened"]
    def ask(self, type, **request):
        return self.engine({"type": type, "game": self.name, **request})
    def look(self, part):
        return self.ask(part)[part] if part in ("decision", "outcome") else self.ask("look", **{"with": [part]})[part]
    def asked(self):
        return (self.look("decision") or {}).get("actor")
    def legal(self, player):
        return self.ask("legal", **({} if player is None else {"player": player}))["legal"]
    def act(self, by_chance, action, actor):
        demand((self.asked() == "chance") == by_chance, "Asked is", self.asked(), "and not for", action)
        reply = self.ask("apply", action=action, by=self.asked() if actor is None else actor, **{"with": ["happened"]})
        demand(reply["ok"], "This is not done:", action, reply.get("error"))
        every(reply["happened"], lambda event: event.get("rule"), "An event cites no rule:")
        self.events += reply["happened"]
    def count(self, wanted):
        return sum(like(wanted, event) for event in self.events)
    def refuse(self, action, actor=None, rule=None, asked=None, **_):
        waiting = self.look("decision") or {"actor": None}
        by = waiting["actor"] if actor is None else actor
        # Without a named player it must be refused to everybody: what another may do proves nothing.
        replies = [self.ask("apply", action=action, **({} if one is None else {"by": one})) for one in ([None, by] if actor is None else [by])]
        demand(not any(reply["ok"] for reply in replies), "This should be refused:", action)
        decides = replies[-1]["error"].get("rule")
        demand(rule is None or decides == rule or decides in list(rule), "Refused by", decides, "and not by", rule)
        demand(asked is None or asked == waiting.get("rule") and decides in (None, asked), "Not refused by the question", asked)
    def only(self, wanted):
        asked, told = self.asked(), [whose(one) for one in wanted]
        for player in {None, *(actor for actor, _ in told)}:
            own = [action for actor, action in told if actor == player or asked in (actor, player) and None in (actor, player)]
            free = self.anytime if player in (None, asked) else ()
            every(self.legal(player), lambda one: one["type"] in free or any(like(action, one) for action in own), "This is legal, too:")
    def none(self, wanted):
        for actor, action in map(whose, wanted):
            players = [None, *self.ask("legal")["mayAct"]] if actor is None else [actor]
            demand(not any(some(action, self.legal(player)) for player in players), "This should not be legal:", action)
    def chances(self, count=None, some=()):
        answers = self.ask("chanceOutcomes")["outcomes"]
        demand(count in (None, len(answers)), "Chance has another number of answers:", len(answers))
        for action, (part, whole) in [(one["action"], map(int, one["probability"].split("/"))) for one in some]:
            found = [one["probability"] for one in answers if like(action, one["action"])]
            demand(found and abs(found[0] - part / whole) < 1e-9, "Chance has another answer or probability:", action, found)

JUDGES = {
    **{part: lambda game, wanted, part=part: alike(wanted, game.look(part)) for part in ("decision", "combat", "outcome")},
    **{part: lambda game, wanted, part=part: places(wanted, game.look(part)) for part in ("state", "values")},
    "views": lambda game, wanted: [places(one["state"], game.ask("view", player=one["player"])["view"]) for one in wanted],
    "legal": lambda game, wanted: every(map(whose, wanted), lambda one: some(one[1], game.legal(one[0])), "This should be legal:"),
    "only": lambda game, wanted: [JUDGES["legal"](game, wanted), game.only(wanted)],
    "none": Game.none,
    "illegal": lambda game, wanted: [game.refuse(**one) for one in wanted],
    "events": lambda game, wanted: every(wanted, lambda event, rest=iter(game.events): some(event, rest), "This did not happen:"),
    "noEvents": lambda game, wanted: every(wanted, lambda event: not some(event, game.events), "This should not happen:"),
    "eventCounts": lambda game, wanted: every(wanted, lambda one: game.count(one["event"]) == one["count"], "Another count:"),
    "chances": lambda game, wanted: game.chances(**wanted),
    "perft": lambda game, wanted: every(wanted, lambda one: like(one, {"depth": one["depth"]} | game.ask("perft", depth=one["depth"])), "Other counts:"),
}

def play(ask, vector, anytime):
    asked = {"type": "new", "options": {"chance": "manual", **vector["create"]}} if "create" in vector else {
        "type": "from", "position": {key: vector[key] for key in ("game", "given") if key in vector}}
    opened = ask({**asked, **{key: vector[key] for key in ["content"] if key in vector}, "with": ["happened"]})
    if "refused" in vector:
        demand(not opened["ok"], "This should be refused.")
        rule, path = vector["refused"].get("rule"), vector["refused"].get("path")
        fits = [one for one in opened["error"].get("problems", [opened["error"]])
                if (rule is None or one.get("rule") == rule or one.get("rule") in list(rule)) and path in (None, one.get("path"))]
        return demand(fits, "This is refused otherwise:", opened["error"])
    demand(opened["ok"], "The position is refused:", opened.get("error"))
    game = Game(ask, anytime, opened)
    for step in vector["steps"]:
        if "expect" in step:
            [JUDGES[part](game, wanted) for part, wanted in step["expect"].items()]
            game.events = []
        else:
            game.act("chance" in step, step.get("chance") or step.get("do"), step.get("actor"))
    game.ask("close")

def engine(command):
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
    def ask(request):
        print(json.dumps(request), file=process.stdin, flush=True)
        return json.loads(process.stdout.readline() or sys.exit("The engine has ended."))
    return ask, json.loads(process.stdout.readline())

def main(folder, *command):  # In the environment: ONLY=text in file and id; WITHOUT=values,perft passes over what needs these.
    read = lambda name: json.load(open(os.path.join(folder, name), encoding="utf-8"))
    only, without = os.environ.get("ONLY", ""), {*os.environ.get("WITHOUT", "").split(",")}
    manifest, (ask, greeting), table = read("manifest.json"), engine(command), {}
    has = {one["id"]: {one["id"], *one["modules"], *one["scenarios"]} for one in greeting["editions"]}
    for chapter in manifest["chapters"]:
        for vector, known in zip(read(chapter["file"]).get("vectors", []), chapter["vectors"]):
            if only not in f"{chapter['file']} {known['id']}": continue
            verdict = "passed"
            if not {known["edition"], *known["parts"]} <= has.get(known["edition"], set()) or without & {*known["needs"]}:
                verdict = "not applicable"
            else:
                try:
                    play(ask, vector, manifest["anytime"][known["edition"]])
                except Failed as failure:
                    verdict = "failed"
                    print(f"FAIL {known['id']}: {failure}", file=sys.stderr)
            table.setdefault(f"{chapter['document']} {chapter['chapter']}", Counter())[verdict] += 1
    table["all"] = total = sum(table.values(), Counter())
    print(f"{manifest['set']} {manifest['version']}\n\n| chapter | passed | failed | not applicable |\n| --- | ---: | ---: | ---: |")
    for name, counts in table.items():
        print(f"| {name} | {counts['passed']} | {counts['failed']} | {counts['not applicable']} |")
    sys.exit(1 if total["failed"] or not total["passed"] else 0)

main(*sys.argv[1:])
