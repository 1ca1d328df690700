import { describe, expect, it } from 'vitest';
import register from '../../../rules/third-edition.json' with { type: 'json' };
import type { TokenFace } from '../../../src/third-edition/content/cards.js';
import { heroes } from '../../../src/third-edition/content/heroes.js';
import { assetTokens, enemyTokens, heroTokens, tokens } from '../../../src/third-edition/content/tokens.js';
import { asserted } from '../../asserted.js';
import { count, isUsed, untold, wordsOf } from './reading.js';

const rule = (id: string): string => {
  const found = register.rules.find((each) => each.id === id);
  if (!found) throw new Error(`There is no rule ${id}.`);
  return found.text;
};

/** A face as the register writes it. */
const written = ({ symbol, count: many = 1, gold }: TokenFace): string => {
  const name = symbol === 'enemy' ? 'enemy damage' : symbol;
  const numbered = ['agility', 'double', 'dash'].includes(symbol) ? name : `${many} ${name}`;
  return gold ? `${numbered} gold` : numbered;
};
const facesOf = (id: string): string => {
  const token = tokens.find((each) => each.id === id);
  if (!token) throw new Error(`There is no token ${id}.`);
  return token.faces.map(written).join(' / ');
};

describe('combat tokens', () => {
  it('are 18 of heroes, 34 of assets and 8 of enemies (3e.components.combat-tokens)', () => {
    expect([heroTokens.length, assetTokens.length, enemyTokens.length]).toEqual([18, 34, 8]);
    expect(new Set(tokens.map(({ id }) => id)).size).toBe(60);
  });

  it('are labelled A01 to A11, B01 to B11 and C01 to C12 (3e.components.asset-token-codes)', () => {
    const codes = (letter: string, many: number): string[] =>
      Array.from({ length: many }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`);
    expect(assetTokens.map(({ id }) => id)).toEqual([
      ...codes('A', 11),
      ...codes('B', 11),
      ...codes('C', 12),
    ]);
    expect(assetTokens.every(({ of }) => of === 'asset')).toBe(true);
  });

  it('show no symbol zero times, and count only what can be more than one', () => {
    for (const { id, faces } of tokens)
      for (const { symbol, count: many } of faces)
        if (many !== undefined) {
          expect(many, id).toBeGreaterThan(1);
          expect(['agility', 'double', 'dash'], id).not.toContain(symbol);
        }
    asserted(30);
  });

  it.each([
    ['enemy-1', '3e.enemy.token-1'],
    ['enemy-2', '3e.enemy.token-2'],
    ['enemy-3', '3e.enemy.token-3'],
    ['enemy-4', '3e.enemy.token-4'],
    ['enemy-5', '3e.enemy.token-5'],
    ['enemy-act-2', '3e.enemy.token-act-2'],
    ['high-lord-margath-1', '3e.enemy.token-margath'],
    ['vorakesh-1', '3e.enemy.token-vorakesh'],
  ])('%s shows what %s says', (token, id) => {
    expect(rule(id)).toContain(`: ${facesOf(token)}.`);
  });

  it('of enemies are cast by all of them, from Act 2 on, or by one villain (3e.components.enemy-tokens-split)', () => {
    expect(enemyTokens.map(({ of }) => of)).toEqual([
      ...Array(5).fill('enemy'),
      'act-2',
      { card: 'high-lord-margath' },
      { card: 'vorakesh' },
    ]);
  });
});

describe('the heroes', () => {
  it('are six (3e.components.hero-cards)', () => {
    expect(heroes.map(({ name }) => name)).toEqual([
      'Corbin',
      'Elder Mok',
      'Laurel of Bloodwood',
      'Lord Hawthorne',
      'Lyssa',
      'Master Thorn',
    ]);
  });

  const short: Record<string, string> = {
    'elder-mok': 'mok',
    'laurel-of-bloodwood': 'laurel',
    'lord-hawthorne': 'hawthorne',
    'master-thorn': 'thorn',
  };

  it.each(heroes.map((hero) => [hero.name, hero] as const))(
    '%s has the values of the register',
    (name, hero) => {
      const { id, speed, health, hand, body, mind, spirit, gold } = hero;
      expect(rule(`3e.hero.${short[id] ?? id}.stats`)).toBe(
        `${name}: speed ${speed}, health ${health}, maximum hand size ${hand}, body ${body}, mind ${mind}, spirit ${spirit}, starting gold ${gold}.`,
      );
    },
  );

  it.each(heroes.map((hero) => [hero.name, hero] as const))(
    '%s has three tokens of the register',
    (_, { id }) => {
      const own = heroTokens.filter(({ of }) => typeof of === 'object' && of.card === id);
      expect(own).toHaveLength(3);
      expect(rule(`3e.hero.${short[id] ?? id}.tokens`).replaceAll('1 agility', 'agility')).toContain(
        `: ${own.map((token) => facesOf(token.id)).join('; ')}.`,
      );
    },
  );

  it('begin at all three kinds of place, two at each', () => {
    expect(count(heroes.map(({ start }) => start))).toEqual({ stronghold: 2, shrine: 2, town: 2 });
  });

  it('say on the card what they can do', () => {
    for (const { name, text = '', setup, abilities } of heroes) {
      expect(untold(text, abilities), name).toEqual([]);
      const [first = ''] = text.split('. ', 1);
      for (const word of setup.flatMap((effect) => wordsOf(effect))) expect(first, name).toContain(word);
    }
    asserted(10);
  });

  it('have two abilities each, one of which costs surge unless it is that of Lord Hawthorne', () => {
    for (const { id, abilities } of heroes) {
      expect(abilities, id).toHaveLength(2);
      const surges = abilities.filter(
        (ability) => isUsed(ability) && 'use' in ability && ability.use === 'surge',
      );
      expect(surges, id).toHaveLength(id === 'lord-hawthorne' ? 0 : 1);
    }
    asserted(10);
  });

  it('say which setup abilities are our own', () => {
    const ours = heroes.filter(
      ({ source }) => typeof source === 'object' && source.section.includes('setup ability is ours'),
    );
    expect(ours.map(({ id }) => id)).toEqual(['corbin', 'lord-hawthorne', 'lyssa', 'master-thorn']);
  });
});
