import { describe, expect, it } from 'vitest';
import { heroOf, mostPlayers } from '../../scripts/common/seats.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { fewestPlayers } from '../../tools/workshop/rules.js';
import { asserted } from '../asserted.js';

/* What scripts that play games know of the rules. */

describe('the fewest and the most players', () => {
  it('are one and six, unless a module says otherwise', () => {
    for (const modules of [[], ['doom-track'], ['travel-hazards', 'doom-track'], ['advanced-runebound']])
      expect(fewestPlayers(rulesetOf(modules).rules)).toBe(1);
    expect(fewestPlayers(rulesetOf(['item-limits', 'island-of-dread']).rules)).toBe(2);
    expect(mostPlayers(rulesetOf(['item-limits', 'island-of-dread']).rules)).toBe(6);
    expect(mostPlayers(rulesetOf(['cataclysm']).rules)).toBe(5);
  });
});

describe('heroes by number and seat', () => {
  it.each(['', 'island-of-dread'])('are six different ones in every game (%s)', (module) => {
    const { heroes } = rulesetOf(module === '' ? [] : [module]).rules.content;
    for (let number = 0; number < heroes.length; number++) {
      const six = [0, 1, 2, 3, 4, 5].map((seat) => heroOf(heroes, number, seat));
      expect(new Set(six).size).toBe(6);
    }
    asserted(10);
  });
});
