import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { botSource } from '../src/bots/player.js';
import * as bots from '../src/bots/second-edition/index.js';
import * as thirdBots from '../src/bots/third-edition/index.js';
import * as conformance from '../src/conformance/index.js';
import * as front from '../src/index.js';
import * as learning from '../src/learning/index.js';
import * as picture from '../src/picture/second-edition/index.js';
import * as thirdPicture from '../src/picture/third-edition/index.js';
import * as register from '../src/register/index.js';
import { UnknownRuleError } from '../src/register/index.js';
import * as review from '../src/review/second-edition/index.js';
import * as thirdReview from '../src/review/third-edition/index.js';
import * as scenario from '../src/scenario/second-edition/index.js';
import * as thirdScenario from '../src/scenario/third-edition/index.js';
import * as contentChecks from '../src/second-edition/entries/content-checks.js';
import * as light from '../src/second-edition/entries/edition.js';
import * as saves from '../src/second-edition/entries/saves.js';
import * as secondEdition from '../src/second-edition/index.js';
import * as table from '../src/table/index.js';
import * as thirdEdition from '../src/third-edition/entries/edition.js';
import * as threads from '../src/threads/index.js';
import * as words from '../src/words/second-edition/index.js';
import * as thirdWords from '../src/words/third-edition/index.js';
import { asserted } from './asserted.js';
import { upTo } from './depth.js';

/* Whatever is passed to a public function, it answers or throws an error of ours, with a code. Never another, and never for ever. (Geometry, which
 * knows no errors of ours, says of each function what it throws.) */

const { createGame, EngineError } = front;
const state = createGame({ players: 2, seed: 1 });
const view = front.viewFor(state, 0);

const cyclic: Record<string, unknown> = { type: 'x' };
cyclic.self = cyclic;
let deep: unknown = [];
for (let i = 0; i < 20_000; i++) deep = [deep];
const boom = (): never => {
  throw new TypeError('the value’s own mistake');
};
const thrower = new Proxy(
  {},
  { get: boom, has: boom, ownKeys: boom, getOwnPropertyDescriptor: boom, getPrototypeOf: boom },
);

const third = createGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 7 });

/** An object that has no text: whoever asks for it fails. */
const speechless = { toString: 1, valueOf: 1 };
class Thing {
  readonly type = 'move/stay';
  readonly self = this;
  get players(): never {
    return boom();
  }
}
function* forever(): Generator<number> {
  for (;;) yield 1;
}
/** Few objects, and more places than can ever be walked through. */
let shared: unknown = {};
let sharedLists: unknown = [];
for (let i = 0; i < 60; i++) {
  shared = { a: shared, b: shared };
  sharedLists = [sharedLists, sharedLists];
}
/** An object that is as deep as it is looked into. */
const bottomless: object = new Proxy(
  {},
  {
    get: (_target, key) => (typeof key === 'symbol' ? undefined : bottomless),
    ownKeys: () => ['a'],
    getOwnPropertyDescriptor: () => ({ value: bottomless, enumerable: true, configurable: true }),
  },
);
const sparse: unknown[] = [];
sparse.length = 1_000_000;
const many = <T>(make: (at: number) => T): T[] => Array.from({ length: 5_000 }, (_, at) => make(at));
const inPlaces = (value: unknown): readonly unknown[] => [
  { edition: 'second-edition', modules: value, players: value, seed: value, game: value, steps: value },
  { ...view, edition: value, modules: value, frames: value, players: value },
];

/** What takes for ever, or has no text, where nobody looks at it before. */
const endless: Readonly<Record<string, unknown>> = {
  'one word very often': 'a '.repeat(100_000),
  'very many words': many((at) => `w${at}`).join(' '),
  'a wide list': many((at) => at),
  'a wide list of names': many((at) => `n${at}`),
  'a wide object': Object.fromEntries(many((at) => [`k${at}`, at])),
  'a list of holes': sparse,
  'something like a list': { length: Number.POSITIVE_INFINITY },
  'a list with a length of its own': new Proxy([], { get: (_list, key) => (key === 'length' ? 1e9 : 0) }),
  'shared objects': shared,
  'shared lists': sharedLists,
  'a bottomless object': bottomless,
  'a Map': new Map([['type', 'x']]),
  'a Set': new Set([1]),
  'an object of a class': new Thing(),
  'a Date': new Date(0),
  bytes: new Uint8Array(100_000),
  'a generator without end': forever(),
  'an iterable without end': { [Symbol.iterator]: forever },
  'an object without a text': speechless,
  'a list of objects without a text': [speechless],
  'a name without a text': { type: speechless, edition: speechless, id: speechless, modules: [speechless] },
  'an object without a prototype': Object.create(null),
  'a state of very many players': { ...state, players: many(() => state.players[0]) },
  'a view of very many frames': { ...view, frames: many(() => view.frames[0]) },
  'a state with shared objects': { ...state, ext: shared },
};

const junk: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  Number.NaN,
  1e300,
  5n,
  '',
  'x'.repeat(50_000),
  Symbol('x'),
  () => 1,
  [],
  [null],
  {},
  new Map(),
  cyclic,
  deep,
  thrower,
  { __proto__: { type: 'x' } },
  state,
  view,
];

/** An error of ours: anything else is a fault. */
function isOurs(name: string, error: unknown): void {
  if (!(error instanceof EngineError || error instanceof UnknownRuleError))
    throw new Error(`${name}: ${String(error)}`, { cause: error });
  if (!/^[a-z-]+$/.test(error.code)) expect(error.code, name).toMatch(/^[a-z-]+$/);
}

/** What was promised, until it is known what became of it. */
const promised: Promise<void>[] = [];
afterEach(() => Promise.all(promised.splice(0)));

/** Calls since the test began: a test whose loops are empty fails. */
let tried = 0;
beforeEach(() => {
  tried = 0;
});
const triedAtLeast = (least: number): void => expect(tried, 'calls with junk').toBeGreaterThanOrEqual(least);

/** Answers, or an error of ours. What is an iterator is walked through, what is a promise may be broken by an error of ours. */
function survives(name: string, call: () => unknown): void {
  tried++;
  try {
    const answer = call();
    if (answer instanceof Promise)
      promised.push(
        answer.then(
          () => undefined,
          (error) => isOurs(name, error),
        ),
      );
    else if (typeof answer === 'object' && answer !== null && 'next' in answer && Symbol.iterator in answer)
      for (const _ of answer as Iterable<unknown>) break;
  } catch (error) {
    isOurs(name, error);
  }
}

const isClass = (value: unknown): boolean => /^class\b/.test(Function.prototype.toString.call(value));

/** What authors of modules write by: it takes what the compiler or a check before has seen, and keeps it. */
const builders = [
  'defineModule',
  'override',
  'forbid',
  'why',
  'rulesetWith',
  'compileContent',
  'becomes',
  'fighterOf',
  // What is handed to rulesets is called with their rules.
  ...['answers', 'attempts', 'distances', 'facesFor', 'inspect', 'odds', 'path', 'reach'].map(
    (name) => `${name}Query`,
  ),
];

describe.each(
  Object.entries({
    front,
    secondEdition,
    light,
    saves,
    contentChecks,
    scenario,
    conformance,
    bots,
    register,
    table,
    words,
    picture,
    learning,
    thirdEdition,
    thirdBots,
    thirdPicture,
    thirdScenario,
    thirdWords,
    threads,
    review,
    thirdReview,
  }),
)('every function of %s', (_entry, exported) => {
  const functions = Object.entries(exported).filter(
    ([name, value]) => typeof value === 'function' && !isClass(value) && !builders.includes(name),
  ) as [string, (...args: unknown[]) => unknown][];

  it.each(functions)('%s has an end, whatever it is called with', (name, call) => {
    const all = Object.entries(endless);
    for (const [at, [what, one]] of all.entries()) {
      const asked = [[one], [state, one], [view, one], ...inPlaces(one).map((each) => [each])];
      // In two of five places, which change with the function; in each of them at night.
      for (const [place, given] of asked.entries())
        if ((at + place + name.length) % 5 < upTo(2, 5))
          survives(`${name} with ${what}`, () => call(...given));
    }
    expect(tried).toBe(upTo(2, 5) * all.length);
  });

  it.each(functions)('%s answers junk, or refuses it with an error of ours', (name, call) => {
    survives(name, () => call());
    for (const [at, first] of junk.entries()) {
      survives(name, () => call(first));
      // Every value comes in every place; all pairs of them come at night.
      for (const second of junk.filter((_, other) => (at + other) % upTo(4, 1) === 0)) {
        survives(name, () => call(first, second));
        survives(name, () => call(state, first, second));
      }
    }
    triedAtLeast(upTo(10, 40) * junk.length);
  });
});

/** Calls all functions of something with junk, and with junk after what they could be about. */
function surviveAll(of: object): void {
  const functions = Object.entries(of).filter(([, value]) => typeof value === 'function') as [
    string,
    (...args: unknown[]) => unknown,
  ][];
  for (const [name, call] of functions)
    for (const first of junk) {
      survives(name, () => call(first));
      for (const second of junk) {
        survives(name, () => call(first, second));
        survives(name, () => call(state, first, second));
        survives(name, () => call(view, first, second));
      }
    }
}

it('every function of a game to learn, too', () => {
  surviveAll(learning.learningGame({ players: 2 }));
  triedAtLeast(5 * junk.length ** 2);
});

it.each([
  ...[bots.randomBot, bots.sensibleBot, bots.nimbleBot, bots.easyBot, bots.greedyBot, bots.plannerBot].map(
    (make) => [make(1), state] as const,
  ),
  ...[
    thirdBots.randomBot,
    thirdBots.sensibleBot,
    thirdBots.nimbleBot,
    thirdBots.easyBot,
    thirdBots.greedyBot,
  ].map((make) => [make(1), third] as const),
  [bots.searchBot(1, { passes: 2, budget: Number.POSITIVE_INFINITY }), state] as const,
])('a bot chooses, or refuses with an error of ours', (bot, game) => {
  const { choose } = bot as { choose(...given: unknown[]): unknown };
  const legal = front.legalActions(game);
  const asked = front.decision(game);
  const player = typeof asked?.actor === 'number' ? asked.actor : 0;
  const ruleset =
    game.edition === 'third-edition' ? thirdEdition.rulesetOf('corpse-king') : secondEdition.rulesetOf([]);
  const helpers = { player, decision: asked, ruleset };
  const seen = front.viewFor(game, player);
  let called = 0;
  for (const one of [...junk, ...Object.values(endless)]) {
    survives('choose', () => choose(seen, one, helpers));
    if (bot.name === 'random') survives('choose', () => choose(seen, [one], helpers));
    // A random bot needs no more; the others say what is missing.
    if (bot.name !== 'random') expect(() => choose(seen, legal, one)).toThrow(EngineError);
    called++;
  }
  expect(called).toBeGreaterThan(40);
});

it('a source of chance refuses what is no number from 1 on', () => {
  const source = botSource(1);
  for (const one of [...junk, ...Object.values(endless), 0.5, Number.POSITIVE_INFINITY, 2 ** 60])
    if (!(typeof one === 'number' && Number.isSafeInteger(one) && one >= 1))
      expect(() => source.below(one as number)).toThrow(EngineError);
  asserted(40);
});

it('every function of a ruleset and of a simulation, too', () => {
  const ruleset = secondEdition.rulesetOf([]);
  surviveAll(ruleset);
  const [action] = ruleset.legalActions(view);
  for (const one of junk) {
    survives('eventsFor', () => ruleset.eventsFor([one] as never, 0));
    survives('receiveView', () => ruleset.receiveView(one as never, JSON.stringify(view)));
    survives('predict', () => ruleset.predict(view, action as never, one as never));
    survives('predict', () => ruleset.predict(view, action as never, [one] as never));
  }
  const setting = { ruleset, options: { players: 2, seed: 1 } };
  for (const one of junk) {
    survives('createTable', () => table.createTable({ ruleset: one } as never));
    survives('createTable', () => table.createTable({ ...setting, options: one } as never));
    survives('createTable', () => table.createTable({ ruleset, from: one } as never));
    survives('createTable', () => front.createTable({ from: one } as never));
    survives('createTable', () => front.createTable({ options: one } as never));
    const played = table.createTable(setting);
    for (const name of ['act', 'undo', 'redo', 'view', 'at', 'record', 'save'] as const)
      for (const other of junk)
        survives(name, () => (played[name] as (...args: unknown[]) => unknown)(one, other));
    if (typeof one !== 'function') survives('subscribe', () => played.subscribe(one as never));
  }
  const simulation = ruleset.simulate(state, { seed: 1 });
  for (const name of ['legalActions', 'actorOf', 'apply', 'below', 'fork', 'view'] as const)
    for (const first of junk)
      for (const second of junk)
        survives(name, () => (simulation.fork()[name] as (...args: unknown[]) => unknown)(first, second));
  triedAtLeast(20 * junk.length ** 2);
});

it('every function of words and of a narrator, too', () => {
  const said = words.words(state);
  const ruleset = secondEdition.rulesetOf([]);
  for (const [name, call] of Object.entries(said))
    if (typeof call === 'function')
      for (const first of junk)
        for (const second of junk)
          survives(name, () => (call as (...args: unknown[]) => unknown)(first, second));
  for (const kind of ['card', 'space', 'ability', 'player', 'die', 'how', 'rule', 'word'] as const)
    for (const first of junk) survives(kind, () => said.name(kind, first as string));
  for (const one of junk) {
    survives('a catalogue', () => words.wordsOf(ruleset, { catalogues: [one as never] }));
    survives('messages', () =>
      words.wordsOf(ruleset, { catalogues: [{ locale: 'de', messages: one as never }] }),
    );
    survives('a locale', () => words.wordsOf(ruleset, { locale: one as string }));
    survives('players', () => words.wordsOf(ruleset, { players: one as string[] }).name('player', 0));
    survives('a turn', () => words.turnHeading(said, one as never, 1, 0));
    for (const second of junk)
      survives('tell', () => words.createNarrator(said).tell([one] as never, second as never));
  }
  triedAtLeast(3 * junk.length ** 2);
});
