import { describe, expect, it } from 'vitest';
import { combatOdds } from '../../src/bots/second-edition/index.js';
import { apply, InvalidArgumentError, odds } from '../../src/index.js';
import { fromScenario } from '../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../src/third-edition/bundled.js';
import { german } from '../../src/words/second-edition/german.js';
import { words } from '../../src/words/second-edition/index.js';
import { german as thirdGerman } from '../../src/words/third-edition/german.js';
import { wordsOf as thirdWordsOf } from '../../src/words/third-edition/index.js';

/* A percentage says of what it is. */

const inCombat = (phase: 'escape' | 'melee') =>
  fromScenario({
    game: { players: [{ hero: 'varikas-the-dead' }, {}] },
    given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase } },
  });

describe('the subject of a chance', () => {
  it('is said for each roll that odds gives, in both languages', () => {
    const said = (state: ReturnType<typeof inCombat>, more = {}) =>
      odds(state).options.map((one) => words(state, more).chance(one));
    expect(said(inCombat('melee'))).toEqual(['hits', 'wards the attack off']);
    expect(said(inCombat('escape'))).toEqual(['gets away']);
    expect(said(inCombat('melee'), { catalogues: [german] })).toEqual(['trifft', 'wehrt den Angriff ab']);
  });

  it('is the fight, or a test by its attribute or skill', () => {
    const { chance } = words(inCombat('melee'));
    expect(chance({ is: 'fight' })).toBe('wins the fight');
    expect(chance({ purpose: 'test', attribute: 'spirit', skill: null })).toBe('passes the Spirit test');
    expect(chance({ purpose: 'test', attribute: 'body', skill: 'swim' })).toBe('passes the swim test');
    expect(chance({ is: 'cast' })).toBe('');
    expect(() => chance(null as never)).toThrow(InvalidArgumentError);
  });

  it('is said in Third Edition', () => {
    const ruleset = rulesetOf('corpse-king');
    const test = { is: 'test', attribute: 'mind' };
    expect(thirdWordsOf(ruleset).chance(test)).toBe('passes the test of mind');
    expect(thirdWordsOf(ruleset, { catalogues: [thirdGerman] }).chance(test)).toBe(
      'besteht die Probe (Verstand)',
    );
  });
});

describe('the odds of a fight that an action begins', () => {
  const state = fromScenario({
    game: {
      players: [{ hero: 'varikas-the-dead', space: 'h0708' }, { space: 'h0708' }],
    },
    given: { turn: { player: 0, step: 'adventure' } },
  });
  const attack = { type: 'hero/attack', player: 1 } as const;

  it('are those after it', () => {
    const before = combatOdds(state, { after: attack, player: 0 });
    expect(before?.win).toBeGreaterThan(0);
    expect(before?.win).toBe(combatOdds(apply(state, attack), { player: 0 })?.win);
    expect(combatOdds(state)).toBeNull();
  });

  it('are refused for an action that is not legal', () => {
    expect(() => combatOdds(state, { after: { type: 'combat/escape' } })).toThrow(InvalidArgumentError);
  });
});
