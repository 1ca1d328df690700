import { describe, expect, it } from 'vitest';
import { type PromiseName, tryRules } from '../../src/conformance/index.js';
import { InvalidArgumentError, InvalidOptionsError } from '../../src/index.js';
import { override } from '../../src/kernel/index.js';
import { composeRuleset as light } from '../../src/second-edition/entries/edition.js';
import {
  composeRuleset,
  defineModule,
  rulesetOf,
  type SecondEditionModule,
} from '../../src/second-edition/index.js';
import {
  auto,
  type G,
  goldGained,
  healingPrice,
  type TurnFrame,
  turn,
} from '../../src/second-edition/rules.js';
import { rulesetOf as rulesetOfScenario } from '../../src/third-edition/bundled.js';

/* Rules that keep what is promised, and rules that break each promise. */

const trial = (...modules: SecondEditionModule[]) =>
  tryRules(composeRuleset(modules), { games: 3, actions: 60 });

/** A module with a step of its own in the end of each turn. */
const every = (run: (g: never, f: TurnFrame) => void, more: Partial<SecondEditionModule> = {}) =>
  defineModule({
    id: 'odd',
    title: 'Odd',
    steps: [{ frame: turn, before: 'end', insert: auto<TurnFrame>('odd', run as never) }],
    ...more,
  });

const goldOf = (g: unknown, player: number): { gold: number } =>
  (g as { player(seat: number): { gold: number } }).player(player);

describe('rules that keep what is promised', () => {
  it.each([
    ['the base game', []],
    ['with a doom track and hazards', ['doom-track', 'travel-hazards']],
    ['with The Cataclysm', ['cataclysm']],
  ])('%s', (_, modules) => {
    const { broken, games, actions, taken } = tryRules(rulesetOf(modules), { games: 2, actions: 50 });
    expect(broken).toEqual([]);
    expect(games).toBe(2);
    expect(actions).toBe(100);
    expect(Object.values(taken).reduce((sum, times) => sum + times)).toBe(100);
  });

  it('those of Third Edition', () => {
    const ruleset = rulesetOfScenario('corpse-king');
    const { broken, never } = tryRules(ruleset, { games: 2, actions: 40 });
    expect(broken).toEqual([]);
    expect(never.length).toBeGreaterThan(0);
  });

  it('the same games with the same seed, others with another', () => {
    const taken = (seed: number) => tryRules(rulesetOf([]), { games: 1, actions: 40, seed }).taken;
    expect(taken(7)).toEqual(taken(7));
    expect(taken(7)).not.toEqual(taken(8));
  });
});

describe('rules that break what is promised', () => {
  let calls = 0;
  const broken: readonly (readonly [PromiseName, string, SecondEditionModule])[] = [
    [
      'faults',
      'a step throws',
      every(() => {
        throw new Error('of all things');
      }),
    ],
    [
      'events',
      'gold comes to a player, and nobody is told',
      every((g, { player }) => {
        goldOf(g, player).gold += 1;
      }),
    ],
    [
      'invariants',
      'a third turn begins, where there are only two',
      defineModule({
        id: 'short',
        title: 'Short',
        invariants: [
          { name: 'two turns', check: (g) => (g.state.turn > 2 ? 'This is a third turn.' : null) },
        ],
      }),
    ],
    [
      'saves',
      'what is remembered is not what may be remembered',
      every(() => undefined, {
        moduleState: () => 1,
        problemsOfModuleState: (memory) => (memory === 2 ? [] : [{ path: '', message: 'It should be 2.' }]),
      }),
    ],
    [
      'executors',
      'a rule asks what no state knows',
      every((g, { player }) => {
        calls += 1;
        goldOf(g, player).gold = calls;
      }),
    ],
    [
      'lists',
      'a rule answers otherwise each time',
      defineModule({
        id: 'fickle',
        title: 'Fickle',
        overrides: [
          override(healingPrice, (next) => (g, player) => {
            calls += 1;
            return calls % 2 === 0 ? 1000 : next(g, player);
          }),
        ],
      }),
    ],
  ];

  it.each(broken)('%s: %s', (promise, _, module) => {
    const found = trial(module).broken;
    expect(found.map((one) => one.promise)).toContain(promise);
  });

  it('an event that cites a rule of a module without a text is reported', () => {
    const careless = every((g, { player }) => {
      (g as G).emit(goldGained, { player, amount: 1, rule: 'house.odd.misspelt' });
    });
    expect(trial(careless).broken).toMatchObject([
      {
        promise: 'faults',
        message:
          'The event gold/gained cites house.odd.misspelt, a rule that no module in force brings: give its text under rules.',
      },
    ]);
  });

  it('a memory that fails is reported before the first action', () => {
    const forgetful = defineModule({
      id: 'forgetful',
      title: 'Forgetful',
      moduleState: () => {
        throw new Error('what was it');
      },
    });
    expect(trial(forgetful).broken).toMatchObject([
      {
        promise: 'faults',
        message: 'The module forgetful failed in what it remembers: what was it',
        actions: [],
      },
    ]);
  });

  it('are shown by a game that can be played again', () => {
    const [, , module] = broken[0] as (typeof broken)[number];
    const ruleset = composeRuleset([module]);
    const [found] = tryRules(ruleset, { games: 3, actions: 60 }).broken;
    expect(found?.message).toContain('of all things');
    const { game, actions } = found as NonNullable<typeof found>;
    const before = actions.slice(0, -1).map((code) => ruleset.parseActionCode(code));
    const state = before.reduce((at, action) => ruleset.apply(at, action), ruleset.createGame(game as never));
    const last = ruleset.parseActionCode(actions.at(-1) as string);
    expect(() => ruleset.apply(state, last)).toThrow('of all things');
  });
});

it('what cannot be tried is refused', () => {
  expect(() => tryRules({} as never)).toThrow(InvalidArgumentError);
  // A ruleset that checks no saves breaks no promise: it made none.
  expect(() => tryRules(light([]) as never)).toThrow(/reads and checks no states/);
  expect(() => tryRules(rulesetOf([]), { games: 0 })).toThrow(
    new InvalidArgumentError('Rules are tried with a whole number above 0 of games.'),
  );
  expect(() => tryRules(rulesetOf([]), { actions: 1.5 })).toThrow(InvalidArgumentError);
  expect(() => tryRules(rulesetOf([]), { game: 1 } as never)).toThrow('game: There is no such option');
  expect(() => tryRules(rulesetOf([]), { players: 9 })).toThrow(InvalidOptionsError);
});
