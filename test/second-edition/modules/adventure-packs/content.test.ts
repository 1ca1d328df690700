import { describe, expect, it } from 'vitest';
import { createGame, UnknownRulesetError } from '../../../../src/index.js';
import { bundledModules } from '../../../../src/second-edition/bundled.js';
import { checkContent } from '../../../../src/second-edition/content/check.js';
import { colors, riseOfTheDragonLords, rulesetOf } from '../../../../src/second-edition/index.js';
import { wordsOf } from '../../../../src/words/second-edition/index.js';
import { asserted } from '../../../asserted.js';
import { cardsOf, packs } from './packs.js';

const ids = packs.map(({ id }) => id);
const { heroes = [], adventures: base = [], market = [] } = riseOfTheDragonLords;
const skills = new Set(heroes.flatMap((hero) => Object.keys(hero.skills ?? {})));
const count = (id: string, color: string, kind: string) =>
  cardsOf(id).filter((card) => card.color === color && card.kind === kind).length;

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z]+/g, '-');

/** What fighting beasts and bandits, and what traps take or leave behind. */
const says = (id: string, what: string) =>
  cardsOf(id).filter((card) => JSON.stringify(card).includes(what)).length;

describe('the packs of adventure cards', () => {
  it('va48.components.adventure-cards: 30 cards, of each color as many of a kind as were published', () => {
    const of = (color: string) =>
      ['challenge', 'event', 'encounter'].map((kind) => count('traps-and-terrors', color, kind));
    expect(cardsOf('traps-and-terrors')).toHaveLength(30);
    expect([of('green'), of('yellow'), of('blue'), of('red')]).toEqual([
      [8, 2, 2],
      [6, 2, 2],
      [5, 1, 1],
      [1, 0, 0],
    ]);
  });

  it('va48.cards.base-rules: its red Challenge is one more Dragon Rune', () => {
    expect(cardsOf('traps-and-terrors').filter(({ color }) => color === 'red')).toMatchObject([
      { kind: 'challenge', rune: true, becomes: { as: 'kept' } },
    ]);
  });

  it('va49.components.adventure-cards: 30 cards; how many of each color and kind is our own choice', () => {
    const of = (color: string) =>
      ['challenge', 'event', 'encounter'].map((kind) => count('beasts-and-bandits', color, kind));
    expect(cardsOf('beasts-and-bandits')).toHaveLength(30);
    expect([of('green'), of('yellow'), of('blue'), of('red')]).toEqual([
      [9, 1, 2],
      [7, 1, 2],
      [6, 1, 1],
      [0, 0, 0],
    ]);
  });

  it('have a character of their own: traps test, robbers take and are robbed back, beasts follow', () => {
    expect(says('traps-and-terrors', '"do":"test"')).toBeGreaterThanOrEqual(18);
    expect(says('traps-and-terrors', '-failed"')).toBeGreaterThanOrEqual(8);
    expect(says('beasts-and-bandits', '"onto":"this"')).toBeGreaterThanOrEqual(10);
    expect(says('beasts-and-bandits', '"do":"take-back"')).toBeGreaterThanOrEqual(10);
    expect(says('beasts-and-bandits', '"do":"follow"')).toBeGreaterThanOrEqual(4);
    for (const id of ids) expect(says(id, '"do":"lay"')).toBeGreaterThanOrEqual(1);
  });
});

describe.each(packs)('the cards of $id', ({ id, pack }) => {
  it('are right content', () => {
    const cards = [...heroes, ...base, ...market].map((card) => card.id);
    expect(checkContent(pack, { skills, cards })).toEqual([]);
  });

  it('are plain data of our own, with ids of their own made from their names, a text and a flavor', () => {
    expect(JSON.parse(JSON.stringify(pack))).toEqual(pack);
    const others = new Set([
      ...[...heroes, ...base, ...market].map((card) => card.id),
      ...ids.filter((other) => other !== id).flatMap((other) => cardsOf(other).map((card) => card.id)),
    ]);
    for (const card of cardsOf(id)) {
      expect(card.id).toBe(idOf(card.name));
      expect(card.source).toBe('original');
      expect(others.has(card.id), card.id).toBe(false);
      others.add(card.id);
      expect(card.text, card.id).toMatch(/\S{2}.*\.$/);
      expect(card.flavor, card.id).toMatch(/\S{2}/);
    }
  });

  it('say in their text every number that people need to know', () => {
    for (const card of cardsOf(id)) {
      const targets = [...JSON.stringify(card).matchAll(/"target":(\d+)/g)].map(([, n]) => `(${n})`);
      for (const target of targets) expect(card.text, card.id).toContain(target);
      const gold = [...JSON.stringify(card).matchAll(/"gain-gold","amount":(\d+)/g)].map(([, n]) => n);
      for (const amount of gold) expect(card.text, card.id).toMatch(new RegExp(`\\b${amount}( more)? gold`));
    }
    asserted(30);
  });

  it('lie in the decks of their colors with all others, sorted in by nothing but chance', () => {
    const { content } = rulesetOf([id]).rules;
    const state = createGame({ players: 2, seed: id, modules: [id] });
    for (const color of colors) {
      const own = cardsOf(id).flatMap((card) => (card.color === color ? [card.id] : []));
      const all = base.flatMap((card) => (card.color === color ? [card.id] : []));
      expect([...(content.decks[color] ?? [])].sort()).toEqual([...all, ...own].sort());
      expect(state.decks[color]?.pool).toHaveLength(all.length + own.length);
    }
    asserted(7);
  });

  it('leave the rules as they are', () => {
    const { overrides = [], steps = [], offers = [], refusals = [], frames = [] } = bundledModules[id] ?? {};
    expect([overrides, steps, offers, refusals, frames].flat()).toEqual([]);
  });

  it('cannot be shuffled in on the Island of Dread, which has no blue deck', () => {
    expect(() => rulesetOf([id, 'island-of-dread'])).toThrow(UnknownRulesetError);
    try {
      rulesetOf(['island-of-dread', id]);
    } catch (error) {
      expect(error).toMatchObject({ rule: 'iod.decks.no-blue' });
    }
  });

  it('have a text made from their data as well, for catalogues without one of their own', () => {
    const words = wordsOf(rulesetOf([id]));
    for (const card of cardsOf(id)) {
      expect(words.text(card.id)).toBe(card.text);
      expect(words.text(card.id, { written: false })).not.toContain('text.');
    }
    asserted(50);
  });
});
