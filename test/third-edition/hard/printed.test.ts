import { describe, expect, it } from 'vitest';
import { findRule } from '../../../src/register/index.js';
import type { HeroCard, TokenFace } from '../../../src/third-edition/content/cards.js';
import { heroes } from '../../../src/third-edition/content/heroes.js';
import { tokens } from '../../../src/third-edition/content/tokens.js';

/* What is printed on hero cards and on tokens, read off the register and compared with the data. */

const text = (id: string): string => findRule(id)?.text ?? '';

/** The number that stands after a word. */
const printed = (said: string, word: string): number => Number(said.match(new RegExp(`${word} (\\d+)`))?.[1]);

/** A face as the register writes it: a number, a symbol, and whether it is golden. */
function face(said: string): TokenFace {
  const count = Number(said.match(/^\d+/)?.[0] ?? 1);
  const symbol = said
    .replace(/^\d+ /, '')
    .replace(/ ?gold$/, '')
    .replace('enemy damage', 'enemy');
  return {
    symbol: symbol as TokenFace['symbol'],
    ...(count > 1 ? { count } : {}),
    ...(said.endsWith('gold') ? { gold: true } : {}),
  };
}

const faces = (said: string): TokenFace[][] =>
  said
    .replace(/\.$/, '')
    .split('; ')
    .map((token) => token.split(' / ').map((one) => face(one.trim())));

describe('a hero card', () => {
  it.each([
    ['corbin', '3e.hero.corbin.stats', '3e.hero.corbin.tokens'],
    ['elder-mok', '3e.hero.mok.stats', '3e.hero.mok.tokens'],
    ['laurel-of-bloodwood', '3e.hero.laurel.stats', '3e.hero.laurel.tokens'],
    ['lyssa', '3e.hero.lyssa.stats', '3e.hero.lyssa.tokens'],
    ['lord-hawthorne', '3e.hero.hawthorne.stats', '3e.hero.hawthorne.tokens'],
    ['master-thorn', '3e.hero.thorn.stats', '3e.hero.thorn.tokens'],
  ])(
    '%s has the values and the three tokens of the register (%s, %s, 3e.components.hero-tokens-each)',
    (id, stats, three) => {
      const { speed, health, hand, body, mind, spirit, gold } = heroes.find(
        (one) => one.id === id,
      ) as HeroCard;
      const said = text(stats);
      expect({ speed, health, hand, body, mind, spirit, gold }).toEqual({
        speed: printed(said, 'speed'),
        health: printed(said, 'health'),
        hand: printed(said, 'hand size'),
        body: printed(said, 'body'),
        mind: printed(said, 'mind'),
        spirit: printed(said, 'spirit'),
        gold: printed(said, 'starting gold'),
      });
      const own = tokens.filter(({ of }) => typeof of === 'object' && of.card === id);
      expect(own.map((token) => [...token.faces])).toEqual(faces(text(three).split('): ')[1] ?? ''));
    },
  );
});

describe('an enemy token', () => {
  it.each([
    ['enemy-1', '3e.enemy.token-1'],
    ['enemy-2', '3e.enemy.token-2'],
    ['enemy-3', '3e.enemy.token-3'],
    ['enemy-4', '3e.enemy.token-4'],
    ['enemy-5', '3e.enemy.token-5'],
    ['enemy-act-2', '3e.enemy.token-act-2'],
    ['high-lord-margath-1', '3e.enemy.token-margath'],
    ['vorakesh-1', '3e.enemy.token-vorakesh'],
  ])('%s has the two faces of the register (%s)', (id, of) => {
    const token = tokens.find((one) => one.id === id);
    expect([[...(token?.faces ?? [])]]).toEqual(faces(text(of).split(': ')[1] ?? ''));
  });
});
