import { describe, expect, it } from 'vitest';
import * as conformance from '../src/conformance/index.js';
import {
  attempts,
  createGame,
  distances,
  EngineError,
  eventsFor,
  explain,
  facesFor,
  follow,
  nearestTowns,
  parseActionCode,
  path,
  predict,
  rule,
  rulesOf,
  searchRules,
  viewFor,
} from '../src/index.js';
import { findRule, isRuleId } from '../src/register/index.js';
import { fromScenario, scenarioProblems } from '../src/scenario/second-edition/index.js';
import { checkContent } from '../src/second-edition/content/check.js';
import { composeRuleset, defineModule, rulesetOf } from '../src/second-edition/index.js';
import { rulesetOf as rulesetOfThird } from '../src/third-edition/bundled.js';
import { checkContent as checkThird } from '../src/third-edition/content/check.js';
import { words } from '../src/words/second-edition/index.js';
import { inheritedNames } from './properties/mutations.js';

/* Names that every object of JavaScript has are the names of nothing: wherever one is looked up, it is not there. */

/** What comes of a question: an answer, or an error of ours. Any other error is a fault. */
function asked(question: () => unknown): unknown {
  try {
    return question();
  } catch (error) {
    if (!(error instanceof EngineError) && (error as Error)?.name !== 'UnknownRuleError') throw error;
    return 'refused';
  }
}

// biome-ignore lint/suspicious/noExplicitAny: names that no type allows are handed in
type Anything = any;

describe.each(inheritedNames)('%s', (name) => {
  const game = createGame({ players: 2, seed: 5 });
  const third = rulesetOfThird('corpse-king');
  const thirdGame = third.createGame({ scenario: 'corpse-king', players: 2, seed: 5 } as Anything);

  it('is no rule, module, edition, scenario, hero', () => {
    expect(asked(() => rule(name as Anything))).toBe('refused');
    expect([findRule(name), isRuleId(name), rulesOf(name)]).toEqual([undefined, false, []]);
    asked(() => searchRules(name));
    for (const options of [
      { players: 2, seed: 1, modules: [name] },
      { players: 2, seed: 1, edition: name },
      { players: 2, seed: 1, edition: 'third-edition', scenario: name },
      { players: [{ hero: name }, {}], seed: 1 },
      { players: [{ hero: name }, {}], seed: 1, edition: 'third-edition', scenario: 'corpse-king' },
    ])
      expect(asked(() => createGame(options as Anything))).toBe('refused');
  });

  it('is in no action of either edition', () => {
    let tried = 0;
    for (const [ruleset, state] of [
      [rulesetOf([]), game],
      [third, thirdGame],
      [rulesetOf(['seven-scions']), createGame({ players: 2, seed: 5, modules: ['seven-scions'] })],
    ] as Anything[])
      for (const [type, { parameters }] of Object.entries<Anything>({
        ...ruleset.rules.actions,
        [name]: {},
      })) {
        const action = Object.fromEntries(
          Object.entries(parameters ?? {}).map(([key, kind]) => [
            key,
            kind === 'id' ? name : kind === 'integers' ? [0] : 0,
          ]),
        );
        const { legal } = ruleset.explain(state, { type, ...action });
        if (Object.values(action).includes(name) || type === name) expect(legal, type).toBe(false);
        expect(asked(() => ruleset.parseActionCode(name))).toBe('refused');
        tried++;
      }
    expect(tried).toBeGreaterThan(80);
    expect(asked(() => parseActionCode(name))).toBe('refused');
    expect(explain(game, { type: name } as Anything).legal).toBe(false);
    expect(asked(() => predict(viewFor(game, 0), { type: name } as Anything))).toBe('refused');
    expect(attempts(game).length).toBeGreaterThan(0);
  });

  it('is no event, space, town, card', () => {
    const event = [{ type: name, rule: name }] as Anything;
    expect(asked(() => follow(viewFor(game, 0), event))).toBe('refused');
    expect(asked(() => eventsFor(event, 0))).toBe('refused');
    for (const question of [
      () => distances(game, name),
      () => path(game, name, name),
      () => facesFor(game, name),
      () => nearestTowns(game, name),
    ] as Anything[])
      expect(asked(question)).toBe('refused');
    const said = words(game) as Anything;
    for (const sort of ['card', 'space', 'town', 'how', name]) asked(() => said.name(sort, name));
  });

  it('is nothing in a description of a position', () => {
    for (const player of [
      { hero: name },
      { space: name },
      { items: [name] },
      { allies: [name] },
      { kept: [name] },
    ])
      expect(
        scenarioProblems({ game: { players: [player, {}] } } as Anything).length,
        JSON.stringify(player),
      ).toBeGreaterThan(0);
    for (const described of [
      { event: name },
      { modules: [name] },
      { edition: name },
      { stacks: { [name]: ['white-blade'] } },
      { with: { [name]: {} }, modules: ['cataclysm'] },
    ])
      expect(asked(() => fromScenario({ game: { players: [{}, {}], ...described } } as Anything))).toBe(
        'refused',
      );
  });

  it('is nothing in a vector', () => {
    const vector = (steps: unknown[], players: unknown[] = [{}, {}]) => ({
      ...{ id: '2e.escape.fail/a-name', title: 'A name', rules: ['2e.escape.fail'], game: { players } },
      steps,
    });
    const { runVector } = conformance as Anything;
    for (const steps of [
      [{ do: { type: name } }],
      [{ do: { type: 'move/step', to: name, die: 1 } }],
      [{ expect: { illegal: [{ action: { type: name }, rule: '2e.escape.fail' }] } }],
      [{ expect: { events: [{ type: name }] } }],
      [{ expect: { state: { [`/${name}`]: 1 } } }],
    ])
      expect((asked(() => runVector(vector(steps))) as Anything).passed ?? false, JSON.stringify(steps)).toBe(
        false,
      );
  });

  it('is no id of content or of a module', () => {
    const market = [{ id: name, kind: 'item', name: 'X', cost: 1, type: 'other', abilities: [] }];
    expect(checkContent({ id: 'a', name: 'A', market } as Anything).length).toBeGreaterThan(0);
    expect(checkContent({ id: name, name: 'A' } as Anything).length).toBeGreaterThan(0);
    expect(checkThird({ id: name, name: 'A' } as Anything).length).toBeGreaterThan(0);
    expect(asked(() => composeRuleset([defineModule({ id: name, title: 'A' } as Anything)]))).toBe('refused');
  });
});
