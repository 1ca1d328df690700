import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVectors, runVector } from '../../src/conformance/index.js';
import {
  type Action,
  apply,
  createGame,
  createRecord,
  EngineError,
  explain,
  type GameOptions,
  type GameState,
  legalActions,
  parseActionCode,
  parseState,
  replay,
  serialize,
} from '../../src/index.js';
import { fromScenario, type Scenario } from '../../src/scenario/second-edition/index.js';
import { assertContent, composeRuleset, riseOfTheDragonLords } from '../../src/second-edition/index.js';

/*
 * Everything that comes from outside: values that are almost right, and plain junk. What is not accepted is refused by an
 * error of ours; anything else (a TypeError, an endless loop) is a bug.
 */

const RUNS = Number(process.env.RANDOM_GAMES ?? 16) * 5;

/** Only errors of ours come out. Says whether one did. */
function refuses(use: () => unknown): boolean {
  try {
    use();
    return false;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    expect(error.message.length).toBeGreaterThan(10);
    return true;
  }
}

const junk: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, '', 'x', 0, -1, 1.5, 1e9, [], {}, [[]], [null]),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>('__proto__', 'constructor', { type: 'toString' }, Array(3)),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.anything() },
);

/** Where in a value something is changed, and how. */
const changes = fc.array(
  fc.record({
    way: fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
    how: fc.constantFrom('replace', 'remove', 'double', 'move'),
    by: junk,
  }),
  { minLength: 1, maxLength: 3 },
);

type Change = Readonly<{ way: readonly number[]; how: string; by: unknown }>;

/** A copy with some of its inner values changed. */
function tampered<T>(value: T, list: readonly Change[]): T {
  const copy = structuredClone(value);
  for (const { way, how, by } of list) {
    let place: Record<string, unknown> = copy as Record<string, unknown>;
    for (const [depth, number] of way.entries()) {
      const keys = Object.keys(place);
      const key = keys[number % Math.max(1, keys.length)];
      if (key === undefined) break;
      const inner = place[key];
      if (depth < way.length - 1 && typeof inner === 'object' && inner !== null) {
        place = inner as Record<string, unknown>;
        continue;
      }
      if (how === 'remove') Array.isArray(place) ? place.splice(Number(key), 1) : delete place[key];
      else if (how === 'double' && Array.isArray(place)) place.push(structuredClone(inner));
      else if (how === 'move') place[keys[0] ?? key] = inner;
      else place[key] = by;
      break;
    }
  }
  return copy;
}

const options: GameOptions = {
  players: [{ hero: 'varikas-the-dead' }, {}],
  seed: 'fuzz',
  modules: [],
  chance: 'seeded',
  edition: 'second-edition',
};
const scenario: Scenario = {
  game: {
    players: [
      { hero: 'varikas-the-dead', wounds: 1, gold: 7, items: ['lightning-mace'], counters: { green: 2 } },
      { hero: 'mordrog', space: 'tamalir' },
    ],
    stacks: { tamalir: ['healing-potion'] },
  },
  given: { turn: { player: 1, step: 'market' } },
};
const states: readonly GameState[] = [
  createGame({ players: 2, seed: 3 }),
  fromScenario({
    game: { players: [{ hero: 'varikas-the-dead', space: 'h0714' }, {}] },
    given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape' } },
  }),
];
const vectors: readonly unknown[] = ['combat', 'setup', 'limits', 'undefeated'].flatMap((chapter) => {
  const file = new URL(`../../conformance/second-edition/${chapter}.json`, import.meta.url);
  const { vectors: all } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: unknown[] };
  return all.slice(0, 12);
});

/** Values that are almost right, and junk. */
const near = <T>(...good: readonly T[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom(...good), changes).map(([value, list]) => tampered(value, list)),
    },
    { weight: 1, arbitrary: junk },
  );

/** A value as text; what cannot be written as JSON (a value that holds itself) becomes a text that is none. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'nothing';
  } catch {
    return 'no JSON';
  }
}

/** Tries values, most of which are refused: were few, they would hardly differ from good ones. */
function fuzz(values: fc.Arbitrary<unknown>, use: (value: unknown) => unknown): void {
  let refused = 0;
  fc.assert(
    fc.property(values, (value) => {
      if (refuses(() => use(value))) refused += 1;
    }),
    { numRuns: RUNS },
  );
  expect(refused, 'values that were refused').toBeGreaterThan(RUNS / 5);
}

describe('nothing from outside breaks the engine', { timeout: 120_000 }, () => {
  it('options', () =>
    fuzz(near(options), (value) => {
      const state = createGame(value as GameOptions);
      expect(legalActions(state).length).toBeGreaterThan(0);
    }));

  it('actions', () => {
    for (const state of states)
      fuzz(near<unknown>(...legalActions(state)), (value) => {
        const ruling = explain(state, value);
        expect(ruling.reason.length).toBeGreaterThan(5);
        expect(refuses(() => apply(state, value as Action))).toBe(!ruling.legal);
        if (!ruling.legal) apply(state, value as Action);
      });
  });

  it('action codes', () => {
    const codes = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc
        .tuple(
          fc.constantFrom('move/step', 'market/buy', 'chance/roll', 'offer/add-gold'),
          fc.string({ maxLength: 40 }),
        )
        .map(([type, rest]) => `${type} ${rest}`),
    );
    fuzz(codes, (code) => parseActionCode(code as string));
  });

  it('states, as values and as texts', () =>
    fuzz(near<unknown>(...states), (value) => {
      const state = parseState(textOf(value));
      expect(serialize(state).length).toBeGreaterThan(100);
      for (const action of legalActions(state).slice(0, 5)) apply(state, action);
    }));

  it('states that were never checked', () =>
    fuzz(near<unknown>(...states), (value) => {
      const legal = legalActions(value as GameState);
      if (legal[0]) apply(value as GameState, legal[0]);
    }));

  it('scenarios', () =>
    fuzz(near<unknown>(scenario), (value) => {
      const state = fromScenario(value as Scenario);
      expect(legalActions(state).length).toBeGreaterThan(0);
    }));

  it('content packs', () => {
    const { adventures = [], market = [], heroes = [] } = riseOfTheDragonLords;
    const pack = {
      id: 'fuzz',
      name: 'Fuzz',
      heroes: heroes.slice(0, 1),
      adventures: adventures.slice(0, 3),
      market: market.slice(0, 3),
    };
    fuzz(near<unknown>(pack), (value) => {
      const ruleset = composeRuleset([], [riseOfTheDragonLords, assertContent(value)]);
      ruleset.createGame({ players: 1, seed: 1 });
    });
  });

  it('vectors', () =>
    fuzz(near<unknown>(...vectors), (value) => {
      for (const vector of readVectors(value)) expect(runVector(vector).id).toBe(vector.id);
    }));

  it('records', () => {
    const start = createGame(options);
    const record = createRecord(options, legalActions(start).slice(0, 1));
    fuzz(near<unknown>(record), (value) => {
      for (const state of replay(value as typeof record)) expect(state.edition).toBe('second-edition');
    });
  });
});
