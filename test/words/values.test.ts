import { describe, expect, it } from 'vitest';
import { InvalidArgumentError, inspect, type Value } from '../../src/index.js';
import { fromScenario } from '../../src/scenario/second-edition/index.js';
import { german } from '../../src/words/second-edition/german.js';
import { words } from '../../src/words/second-edition/index.js';

/* A value is told with all that makes it up, each part by the name people know it by. */

const state = fromScenario({
  game: {
    players: [
      {
        hero: 'varikas-the-dead',
        experience: { body: 1 },
        items: ['hunting-spear'],
        allies: ['acolyte-of-flame'],
      },
      {},
    ],
  },
  given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'melee' } },
});
const hero = inspect(state).players[0]?.hero;
const melee = hero?.attacks.find(({ type }) => type === 'melee')?.bonus;
const made = (changes: Value['changes']): Value => ({ value: 5, base: 4, changes });

describe('a value in words', () => {
  it('names cards, and what counters are for', () => {
    if (!hero || !melee) throw new Error('Varikas fights.');
    expect(words(state).value(hero.body)).toBe('6 (4, +2 experience)');
    expect(words(state).value(melee)).toMatch(
      /^9 \(4, \+2 experience, \+1 [A-Z][\w' ]+, \+2 [A-Z][\w' ]+\)$/,
    );
    expect(words(state, { catalogues: [german] }).value(hero.body)).toBe('6 (4, +2 Erfahrung)');
  });

  it('is a number where nothing changes it', () => {
    expect(words(state).value(made([]))).toBe('5');
  });

  it('knows what comes from dice, skills, limits and modules', () => {
    const { value } = words(state);
    expect(value(made([{ from: 'dice', dice: [4, 10], change: 14 }]))).toBe('5 (4, +14 dice (4, 10))');
    expect(value(made([{ from: 'skill', skill: 'stealth', change: -1 }]))).toBe('5 (4, −1 stealth)');
    expect(value(made([{ from: 'limit', atLeast: 1, change: 1 }]))).toBe('5 (4, +1 as the least is 1)');
    expect(value(made([{ from: 'module', change: 1 }]))).toBe('5 (4, +1 by rules in force)');
    expect(value(made([{ from: 'module', module: 'doom-track', change: 1 }]))).toMatch(/\+1 .*[Dd]oom/);
  });

  it('refuses what is no value', () => {
    const { value } = words(state);
    for (const junk of [null, 5, {}, { value: 1, base: 1 }, { value: 1, base: 1, changes: [null] }])
      expect(() => value(junk as never)).toThrow(InvalidArgumentError);
  });
});
