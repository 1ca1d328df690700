import { describe, expect, it } from 'vitest';
import { InvalidContentError } from '../../../src/index.js';
import {
  assertContent,
  bundledModules,
  type Card,
  type ContentPack,
  composeRuleset,
  knownIn,
  riseOfTheDragonLords,
} from '../../../src/second-edition/index.js';
import { asserted } from '../../asserted.js';

/* A pack that is given after the box stands over it and over every module: who owns the printed cards puts their values in. */

const lists = ['heroes', 'adventures', 'market', 'further'] as const;
const cardsOf = (pack: ContentPack): readonly Card[] =>
  lists.flatMap((list): readonly Card[] => pack[list] ?? []);

/** The same card with another value that rules read. */
function changed(card: Card): Card {
  switch (card.kind) {
    case 'hero':
    case 'ally':
    case 'challenge':
      return { ...card, life: card.life + 7 };
    case 'further':
      return { ...card, life: (card.life ?? 0) + 7 };
    case 'item':
      return { ...card, cost: card.cost + 7 };
    case 'event':
      return { ...card, number: card.number === 1 ? 2 : 1 };
    case 'encounter':
      return { ...card, effects: [{ do: 'gain-gold', amount: 7 }, ...card.effects] };
  }
}

const ownOf = (pack: ContentPack): ContentPack =>
  ({
    id: 'own',
    name: 'Own',
    ...Object.fromEntries(lists.map((list) => [list, (pack[list] ?? []).map(changed)])),
  }) as ContentPack;

const bringing = Object.values(bundledModules).filter(({ content }) => content !== undefined);

describe('a pack of a player replaces the cards', () => {
  it('of every module that brings some', () => {
    expect(bringing.map(({ id }) => id)).toEqual([
      'island-of-dread',
      'rituals-and-runes',
      'weapons-of-legend',
      'traps-and-terrors',
      'beasts-and-bandits',
      'seven-scions',
      'cataclysm',
    ]);
  });

  it.each(bringing.map((module) => [module.id, module] as const))(
    'of %s, each of every deck',
    (_id, module) => {
      const plain = composeRuleset([module]).rules.content;
      const own = ownOf(module.content as ContentPack);
      expect(() => assertContent(own, knownIn(plain, [module]))).not.toThrow();
      const { content } = composeRuleset([module], [riseOfTheDragonLords, own]).rules;
      const replaced = cardsOf(own);
      expect(replaced.length).toBeGreaterThanOrEqual(30);
      for (const card of replaced) expect(content.cards[card.id], card.id).toEqual(card);
      // Nothing else moves: each lies in its deck, at its place.
      expect(Object.keys(content.cards)).toEqual(Object.keys(plain.cards));
      expect(content.decks).toEqual(plain.decks);
      expect(content.fingerprint).not.toBe(plain.fingerprint);
    },
  );

  it('of the base game, each of every deck', () => {
    const own = ownOf(riseOfTheDragonLords);
    const { content } = composeRuleset([], [riseOfTheDragonLords, own]).rules;
    expect(cardsOf(own).length).toBeGreaterThan(150);
    for (const card of cardsOf(own)) expect(content.cards[card.id], card.id).toEqual(card);
  });

  it('in other words alone: saves stay as good as they were', () => {
    for (const module of bringing) {
      const { heroes = [], adventures = [], market = [], further = [] } = module.content as ContentPack;
      const loud = <C extends Card>(cards: readonly C[]): C[] =>
        cards.map((card) => ({ ...card, name: card.name.toUpperCase() }));
      const pack: ContentPack = {
        id: 'loud',
        name: 'Loud',
        heroes: loud(heroes),
        adventures: loud(adventures),
        market: loud(market),
        further: loud(further),
      };
      expect(composeRuleset([module], [riseOfTheDragonLords, pack]).rules.fingerprint).toBe(
        composeRuleset([module]).rules.fingerprint,
      );
    }
    asserted(6);
  });
});

describe('beside a module', () => {
  const island = bringing.filter(({ id }) => id === 'island-of-dread');
  const [first] = riseOfTheDragonLords.adventures ?? [];

  it('what replaces a card of a pack that is left out stays in the box with it', () => {
    if (first === undefined) throw new Error('no adventures');
    const pack: ContentPack = { id: 'own', name: 'Own', adventures: [changed(first) as typeof first] };
    const packs = [riseOfTheDragonLords, pack];
    expect(composeRuleset([], packs).rules.content.cards[first.id]).toEqual(changed(first));
    expect(composeRuleset(island, packs).rules.content.cards[first.id]).toBeUndefined();
    // Unless its pack is the one that is played instead.
    const instead = [riseOfTheDragonLords, { ...pack, insteadOf: [riseOfTheDragonLords.id] }];
    expect(composeRuleset(island, instead).rules.content.cards[first.id]).toEqual(changed(first));
  });

  it('a card that moves to a deck which is not played with leaves no other of its id behind', () => {
    if (first === undefined) throw new Error('no adventures');
    const cataclysm = bringing.filter(({ id }) => id === 'cataclysm');
    const pack: ContentPack = { id: 'own', name: 'Own', adventures: [{ ...first, color: 'red' }] };
    const { cards } = composeRuleset(cataclysm, [riseOfTheDragonLords, pack]).rules.content;
    expect(cards[first.id]).toBeUndefined();
  });

  it('a board of a pack is refused where the module is played on its own', () => {
    const { board } = riseOfTheDragonLords;
    if (board === undefined) throw new Error('no board');
    const packs = [riseOfTheDragonLords, { id: 'own', name: 'Own', board }];
    expect(() => composeRuleset([], packs)).not.toThrow();
    let problems: readonly { path: string; message: string }[] = [];
    try {
      composeRuleset(island, packs);
    } catch (error) {
      if (error instanceof InvalidContentError) problems = error.problems;
    }
    expect(problems).toEqual([
      {
        path: 'packs/1/board',
        message:
          'The module island-of-dread is played on a board of its own: leave the board out of the pack "own".',
      },
    ]);
  });
});
