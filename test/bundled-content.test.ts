import { describe, expect, it } from 'vitest';
import { bundledModules, composeRuleset, rulesetOf } from '../src/second-edition/bundled.js';
import * as light from '../src/second-edition/entries/edition.js';
import { composeBox, composeRuleset as composeScenario, scenarioIds } from '../src/third-edition/box.js';
import { rulesetOf as scenarioOf } from '../src/third-edition/bundled.js';

/* What comes with the package is composed without a look at its packs: it is the same as with one. */

/** Each module with those that it requires. */
const sets: readonly (readonly string[])[] = [
  [],
  ...Object.values(bundledModules).map(({ id, requires = [] }) => [...requires, id]),
  ['weapons-of-legend', 'traps-and-terrors', 'beasts-and-bandits', 'rituals-and-runes', 'doom-track'],
];

describe('content that comes with the package', () => {
  it.each(sets.map((ids) => [ids]))('is composed as packs are that are looked at: with %j', (ids) => {
    const modules = Object.values(bundledModules).filter(({ id }) => ids.includes(id));
    expect(modules).toHaveLength(ids.length);
    const own = rulesetOf(ids).rules;
    const looked = composeRuleset(modules).rules;
    expect(own.content).toEqual(looked.content);
    expect(own.fingerprint).toBe(looked.fingerprint);
    expect(Object.values(own.content.cards).every(Object.isFrozen)).toBe(true);
  });

  it('makes games of Second Edition alone that its composed rules play on', () => {
    const state = light.createGame({ players: 2, seed: 'bundled' });
    expect(light.composeRuleset().legalActions(state)).toEqual(light.legalActions(state));
  });

  it.each(scenarioIds)('is composed as packs are that are looked at: %s', (id) => {
    const looked = composeScenario(id).rules;
    expect(composeBox(id).rules.content).toEqual(looked.content);
    expect(scenarioOf(id).rules.content).toEqual(looked.content);
    expect(composeBox(id).rules.fingerprint).toBe(looked.fingerprint);
  });
});
