import { expect, it } from 'vitest';
import { EngineError, InvalidScenarioError, UnknownRulesetError } from '../../src/index.js';
import { fromScenario, type Scenario, scenarioProblems } from '../../src/scenario/second-edition/index.js';
import { rulesetOf, type SecondEditionRuleset } from '../../src/second-edition/index.js';

/* Descriptions from anywhere: whatever comes, the answer is one of ours. */

const nested = (levels: number): unknown => {
  let value: unknown = {};
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};
const cyclic = (): unknown => {
  const value: Record<string, unknown> = { players: 2 };
  value.with = { 'doom-track': value };
  return value;
};
const within = (part: unknown): unknown => ({
  game: { players: 2, modules: ['doom-track'], with: { 'doom-track': part } },
});
const throwing = new Proxy(
  {},
  {
    ownKeys() {
      throw new Error('no');
    },
  },
);

it.each<[string, unknown]>([
  ['null', null],
  ['a number', 5],
  ['nothing', undefined],
  ['a function', () => 0],
  ['a list', []],
  ['a depth of 100,000', nested(100_000)],
  ['a depth of 100,000 under with', within(nested(100_000))],
  ['a million items', { game: { players: Array(1_000_000).fill({}) } }],
  ['a million items under with', within({ track: Array(1_000_000).fill('green') })],
  ['a million holes', { game: { players: Array(1_000_000) } }],
  ['a cycle', { game: cyclic() }],
  ['a proxy that throws', { game: throwing }],
  ['a proxy that throws under with', within(throwing)],
  [
    'a getter',
    {
      get game() {
        throw new Error('no');
      },
    },
  ],
  ['a deck that objects inherit', { game: { players: 2, decks: { constructor: { top: ['mordrog'] } } } }],
  ['a space that objects inherit', { game: { players: [{ space: 'constructor' }] } }],
  ['a card that objects inherit', { game: { players: [{ items: ['constructor'] }] } }],
])('%s is refused with a list of problems', (_what, scenario) => {
  expect(() => fromScenario(scenario as Scenario)).toThrow(InvalidScenarioError);
  const problems = scenarioProblems(scenario);
  expect(problems.length).toBeGreaterThan(0);
  expect(JSON.stringify(problems).length).toBeLessThan(30_000);
});

it('a getter is not asked twice: what is checked is what is laid out', () => {
  let asked = 0;
  const game = {
    players: 2,
    get starting() {
      return asked++;
    },
  };
  expect(() => fromScenario({ game })).toThrow(/getter/);
  expect(asked).toBe(0);
});

it.each([
  null,
  5,
  'second-edition',
  {},
  { rules: null },
  { rules: { edition: 'third-edition' } },
  { ...rulesetOf([]), rules: { ...rulesetOf([]).rules, edition: 'third-edition' } },
])('%# is no ruleset of this edition', (ruleset) => {
  const position = { game: { players: 2 } };
  expect(() => fromScenario(position, ruleset as unknown as SecondEditionRuleset)).toThrow(
    UnknownRulesetError,
  );
  expect(() => fromScenario(position, ruleset as unknown as SecondEditionRuleset)).toThrow(EngineError);
  expect(scenarioProblems(position, ruleset as unknown as SecondEditionRuleset)).toHaveLength(1);
});
