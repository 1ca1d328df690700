import { describe, expect, it } from 'vitest';
import type { Ability } from '../../src/third-edition/abilities/language.js';
import { mostSpeed } from '../../src/third-edition/base/characters.js';
import type { Content } from '../../src/third-edition/base/content.js';
import { choicesOf, mostTokens } from '../../src/third-edition/base/tokens.js';

/* The most that anybody can ever have: what saves are held to, and how many numbers a choice of tokens takes. */

/** Content with these cards, and nothing else that these bounds look at. */
const withCards = (cards: readonly object[], more: object = {}): Content =>
  ({
    cards: Object.fromEntries(cards.map((card, at) => [`card-${at}`, { id: `card-${at}`, ...card }])),
    tokens: {},
    enemyTokens: { always: [], act2: [] },
    ...more,
  }) as unknown as Content;

const bonus = (stat: string, add: unknown): Ability => ({ always: 'bonus', stat, add }) as unknown as Ability;
const swift = (add: number, type = 'body') => ({ kind: 'skill', type, abilities: [bonus('speed', add)] });
const worn = (type: string, ...abilities: readonly Ability[]) => ({ kind: 'asset', type, abilities });

describe('3e.hero.speed: the most dice that a hero can roll', () => {
  it('are those of the fastest hero, with every skill and the best asset of each type (3e.asset.one-per-type)', () => {
    const heroes = [2, 4, 3].map((speed) => ({ kind: 'hero', speed }));
    const most = (...cards: readonly object[]) => mostSpeed(withCards([...heroes, ...cards]));
    expect(most()).toBe(4);
    expect(most(swift(1), swift(2, 'mind'))).toBe(7);
    expect(most(worn('mount', bonus('speed', 2)), worn('mount', bonus('speed', 3)), worn('mount'))).toBe(7);
    expect(most(worn('mount', bonus('speed', 2)), worn('boots', bonus('speed', 1), bonus('speed', 1)))).toBe(
      8,
    );
  });

  it('are no fewer for penalties, and no more for other bonuses or for what is counted', () => {
    const hero = { kind: 'hero', speed: 4 };
    const most = (...cards: readonly object[]) => mostSpeed(withCards([hero, ...cards]));
    expect(most(swift(-1), worn('armor', bonus('speed', -2)))).toBe(4);
    expect(most(worn('ring', bonus('health', 5), { always: 'no-surge' }))).toBe(4);
    expect(most(worn('ring', bonus('speed', { count: 'story' })))).toBe(4);
    expect(most({ kind: 'enemy', abilities: [bonus('speed', 9)] }, { kind: 'event' }, worn('pack'))).toBe(4);
  });

  it('are counted once for a box', () => {
    const content = withCards([{ kind: 'hero', speed: 3 }, swift(1)]);
    expect(mostSpeed(content)).toBe(4);
    Object.assign(content.cards, { more: { id: 'more', ...swift(2) } });
    expect([mostSpeed(content), mostSpeed({ ...content })]).toEqual([4, 6]);
  });
});

describe('3e.combat.hero-tokens: the most tokens that one can cast', () => {
  const own = (card: string, many: number) =>
    Object.fromEntries(Array.from({ length: many }, (_, at) => [`${card}-${at}`, { of: { card } }]));
  const content = (more: { heroes?: number; enemies?: number; always?: number; act2?: number }) =>
    withCards(
      [
        { kind: 'hero' },
        { kind: 'villain' },
        { kind: 'asset', type: 'weapon', token: 'a' },
        { kind: 'asset', type: 'weapon', token: 'b' },
        { kind: 'asset', type: 'armor', token: 'c' },
        { kind: 'asset', type: 'goods' },
        { kind: 'skill', token: 'd' },
      ],
      {
        tokens: {
          ...own('card-0', more.heroes ?? 3),
          ...own('card-1', more.enemies ?? 1),
          enemy: { of: 'enemy' },
        },
        enemyTokens: { always: Array(more.always ?? 0).fill('x'), act2: Array(more.act2 ?? 0).fill('y') },
      },
    );

  it('are its own and one for each type of asset that has any', () => {
    expect(mostTokens(content({}))).toBe(5);
    expect(mostTokens(content({ heroes: 4 }))).toBe(6);
  });

  it('or all that are for enemies, and those of the villain (3e.enemy.tokens, 3e.villain.tokens)', () => {
    expect(mostTokens(content({ always: 5, act2: 1 }))).toBe(7);
    expect(mostTokens(content({ always: 5, act2: 1, enemies: 3 }))).toBe(9);
  });

  it('of which every choice is listed once, the smaller ones first', () => {
    expect(choicesOf([4, 7, 9])).toEqual([[4], [7], [9], [4, 7], [4, 9], [7, 9], [4, 7, 9]].sort(byLength));
    expect(choicesOf([])).toEqual([]);
  });
});

const byLength = (a: readonly number[], b: readonly number[]): number => a.length - b.length;
