import { describe, expect, it } from 'vitest';
import { InvalidContentError } from '../../../../src/index.js';
import { terrains } from '../../../../src/second-edition/abilities/language.js';
import type { ContentPack, ItemCard } from '../../../../src/second-edition/content/cards.js';
import { checkContent } from '../../../../src/second-edition/content/check.js';
import {
  bundledModules,
  composeRuleset,
  riseOfTheDragonLords,
  ritualsAndRunes,
  ritualsAndRunesCards,
} from '../../../../src/second-edition/index.js';

const cards = (ritualsAndRunesCards.market ?? []) as readonly ItemCard[];
const rituals = cards.filter((card) => card.class === 'ritual');
const runes = cards.filter((card) => card.class === 'rune');

/** Words that count in no title, though one may open it. */
const small = ['a', 'an', 'the', 'of', 'upon', 'against'];

describe('the pack', () => {
  it('va46.components.market-cards, va46.components.rituals, va46.components.runes: 20 Rituals and 10 Runes', () => {
    expect([cards.length, rituals.length, runes.length]).toEqual([30, 20, 10]);
  });

  it('is right content, of plain data, with ids of its own made from the names', () => {
    expect(checkContent(ritualsAndRunesCards, { modules: [ritualsAndRunes] })).toEqual([]);
    expect(JSON.parse(JSON.stringify(ritualsAndRunesCards))).toEqual(ritualsAndRunesCards);
    for (const { id, name } of cards) expect(id).toBe(name.toLowerCase().replace(/[^a-z]+/g, '-'));
    const packs = Object.values(bundledModules).map(({ content }) => content as ContentPack | undefined);
    const others = [riseOfTheDragonLords, ...packs];
    const ids = others.flatMap((pack) => [
      ...(pack?.heroes ?? []),
      ...(pack?.adventures ?? []),
      ...(pack?.market ?? []),
      ...(pack?.further ?? []),
    ]);
    for (const { id, name } of cards) {
      expect(ids.filter((other) => other.id === id)).toHaveLength(1);
      expect(ids.filter((other) => other.name === name)).toHaveLength(1);
    }
  });

  it('names its source where the name is published, and is ours in everything else', () => {
    const named = cards.filter(({ source }) => source !== 'original').map(({ name }) => name);
    expect(named).toEqual(['Inner Fire', 'Outer Fire', 'Recall Rune']);
  });

  it.each(cards)('$name says what it does, and sets a mood', (card) => {
    expect(card.text).toMatch(/^[A-Z].*\.$/);
    expect(card.text?.startsWith('Activate.')).toBe(card.use === 'activate');
    expect(card.text?.startsWith('Discard.')).toBe(card.use === 'discard');
    expect(card.flavor).toMatch(/^[A-Z].*[.?]$/);
  });
});

describe('Rituals', () => {
  it.each(rituals)(
    'va46.ritual.five-symbols: $name has five, in the order of the terrains',
    ({ symbols }) => {
      expect(symbols).toHaveLength(5);
      expect(symbols).toEqual(terrains.flatMap((each) => symbols?.filter((symbol) => symbol === each) ?? []));
    },
  );

  it.each(rituals)(
    'va46.ritual.shared-word: $name lists the capitalized words of its title',
    ({ name, words }) => {
      const capitalized = name.split(' ').filter((word) => /^[A-Z]/.test(word));
      expect(words).toEqual(
        capitalized.map((word) => word.toLowerCase()).filter((word) => !small.includes(word)),
      );
    },
  );

  it('va46.ritual.shared-word: some share one, so that the limit matters, and none shares with a Rune', () => {
    const all = rituals.flatMap(({ words = [] }) => words);
    const shared = new Set(all.filter((word, at) => all.indexOf(word) !== at));
    expect([...shared].sort()).toEqual(['blade', 'circle', 'fire', 'moon', 'oath', 'song', 'veil', 'ward']);
    for (const { words, symbols } of runes) expect([words, symbols]).toEqual([undefined, undefined]);
  });

  it('have other symbols each: no two of them wait for the same five', () => {
    const printed = rituals.map(({ symbols }) => String(symbols));
    expect(new Set(printed).size).toBe(20);
  });

  it.each([
    ['words', { symbols: ['road', 'road', 'road', 'road', 'road'] }],
    ['symbols', { words: ['straw'] }],
  ])('of other packs are refused without %s, whenever rules are composed', (key, has) => {
    const straw = {
      kind: 'item',
      id: 'straw-ritual',
      name: 'Straw Ritual',
      source: 'original',
      cost: 3,
      class: 'ritual',
      type: 'straw',
      use: 'always',
      abilities: [],
      ...has,
    };
    const pack = { id: 'straw', name: 'Straw', market: [straw] };
    const message = `An Item of class "ritual" has ${key === 'symbols' ? '5 symbols' : key}.`;
    const known = { modules: [ritualsAndRunes] };
    expect(checkContent(pack, known).map((problem) => problem.message)).toEqual([
      expect.stringContaining(message),
    ]);
    expect(() => composeRuleset([ritualsAndRunes], [riseOfTheDragonLords, pack as never])).toThrow(
      InvalidContentError,
    );
    expect(checkContent({ ...pack, market: [{ ...straw, class: 'gear' }] })).toEqual([]);
  });

  it('have five symbols in other packs, too', () => {
    const { symbols: [first = 'road'] = [], ...card } = rituals[0] as ItemCard;
    const pack = { id: 'straw', name: 'Straw', market: [{ ...card, id: 'straw', symbols: [first] }] };
    expect(checkContent(pack, { modules: [ritualsAndRunes] })).not.toEqual([]);
  });
});
