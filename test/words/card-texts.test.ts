import { describe, expect, it } from 'vitest';
import { riseOfTheDragonLords as bare, composeRuleset } from '../../src/second-edition/entries/edition.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { wordsOf } from '../../src/words/second-edition/index.js';
import { coursesOf } from '../../src/words/second-edition/naming.js';
import { asserted } from '../asserted.js';
import { wrongIn } from './sentences.js';

const rulesets = [[], ['island-of-dread'], ['rituals-and-runes']].map(rulesetOf);
const cards = new Map(
  rulesets.flatMap((ruleset) =>
    Object.values(ruleset.rules.content.cards).map(
      (card) => [card.id, { card, words: wordsOf(ruleset) }] as const,
    ),
  ),
);

const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  second: 2,
  third: 3,
};

/** The numbers in a written text, in figures and in words. */
const numbersIn = (text: string): number[] =>
  [...text.toLowerCase().matchAll(/\d+|[a-z]+/g)].flatMap(([found]) =>
    /\d/.test(found) ? [Number(found)] : (numberWords[found] ?? []),
  );

/** Every number in a value, whatever its sign; a list counts with its length, as `faces` do, and a row of a table tells where the next begins. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  if (Array.isArray(value)) return [value.length, ...value.flatMap(numbersOf)];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => [
      ...numbersOf(item),
      ...(name === 'upTo' ? [Number(item) + 1] : []),
    ]);
  return [];
}

/** Numbers that a text says and the data does not, with the reason. */
const exceptions: Readonly<Record<string, readonly number[]>> = {
  // How far the Life of the god is lowered is a rule of the module (iod.legendary.book-life), not of the card.
  'book-of-korsec-amin': [7],
};

describe('the text of a card', () => {
  it('as it is written says no number that its data does not have', () => {
    const strange = [...cards.values()].flatMap(({ card }) => {
      const { text = '', source, ...data } = card;
      const known = new Set([...numbersOf(data), ...(exceptions[card.id] ?? [])]);
      const odd = numbersIn(text).filter((number) => !known.has(number));
      return odd.length > 0 ? [`${card.id}: ${odd.join(', ')} in "${text}"`] : [];
    });
    expect(strange).toEqual([]);
  });

  it('made from the data is made of sentences, for every card', () => {
    for (const { card, words } of cards.values()) {
      const text = words.text(card.id, { written: false });
      if (text === '') expect(JSON.stringify(card)).not.toMatch(/"(do|always)":/);
      else expect(wrongIn(text), card.id).toBeNull();
      expect(text, card.id).not.toMatch(/text\.|word\./);
    }
    asserted(590);
  });

  it('made from the data says every amount of gold, wounds and exhaustion that is in it', () => {
    for (const { card, words } of cards.values()) {
      const said = numbersIn(words.text(card.id, { written: false }));
      const amounts = [...JSON.stringify(card).matchAll(/"(?:amount|target|gold|exhaustion|wounds)":(\d+)/g)];
      for (const [, amount] of amounts) expect(said, card.id).toContain(Number(amount));
    }
    asserted(320);
  });

  it('comes from a catalogue first, then from the card, then from the data', () => {
    const [ruleset] = rulesets;
    if (!ruleset) throw new Error('no ruleset');
    const german = { locale: 'de', messages: { 'card.red-scorpion.text': 'Trifft sie, wirkt es stärker.' } };
    expect(wordsOf(ruleset, { catalogues: [german] }).text('red-scorpion')).toBe(
      'Trifft sie, wirkt es stärker.',
    );
    expect(wordsOf(ruleset).text('red-scorpion')).toBe(ruleset.rules.content.cards['red-scorpion']?.text);
    expect(wordsOf(ruleset).text('dragon-cultists', { written: false })).toBe('Reward: gain 3 gold.');
    expect(() => wordsOf(ruleset).text('nobody')).toThrow('by the id of a card in play');
  });

  it('is not that of a bundled card, nor its flavor, where the card has been changed or is called otherwise', () => {
    const scorpion = bare.heroes?.find(({ id }) => id === 'red-scorpion');
    if (!scorpion) throw new Error('no such Hero');
    const played = (changes: object) =>
      wordsOf(composeRuleset([], [bare, { id: 'own', name: 'Own', heroes: [{ ...scorpion, ...changes }] }]));
    const [printed] = rulesets.map((ruleset) => wordsOf(ruleset));
    expect(played({}).text(scorpion.id)).toBe(printed?.text(scorpion.id));
    expect(played({ life: 9 }).text(scorpion.id)).toBe(played({}).text(scorpion.id, { written: false }));
    expect(played({ name: 'Roter Skorpion' }).flavor(scorpion.id)).toBe('');
    expect(played({ life: 9, text: 'Mine.', flavor: 'My own.' }).text(scorpion.id)).toBe('Mine.');
    expect(played({ flavor: 'My own.' }).flavor(scorpion.id)).toBe('My own.');
    expect(played({ flavor: 'My own.' }).text(scorpion.id)).toBe(printed?.text(scorpion.id));
    expect(() => printed?.flavor('nobody')).toThrow('by the id of a card in play');
    const german = { locale: 'de', messages: { 'card.red-scorpion.flavor': 'Sie wartet.' } };
    expect(wordsOf(composeRuleset([]), { catalogues: [german] }).flavor(scorpion.id)).toBe('Sie wartet.');
  });
});

describe('a course of a card', () => {
  const words = wordsOf(rulesetOf([]));

  it('says what it does, and what it costs', () => {
    expect(words.course('masterless-war-hound', 'sell-collar')).toBe('Gain 2 gold');
    expect(words.course('the-dragons-bargain', 'sell-blood')).toBe('Pay 2 wounds and gain 6 gold');
    expect(words.course('the-dragons-bargain', 'back-away')).toBe('Nothing happens');
  });

  it('is empty for what is no course of the card, and wants a card', () => {
    expect(words.course('loyal-hound', 'feed')).toBe('');
    expect(() => words.course('no-such-card', 'feed')).toThrow(/by the id of a card in play/);
  });

  it('has a text for every choice of every card', () => {
    for (const ruleset of rulesets) {
      const said = wordsOf(ruleset);
      for (const [card, courses] of coursesOf(ruleset.rules.content))
        for (const id of courses.keys()) expect(wrongIn(said.course(card, id)), `${card} ${id}`).toBeNull();
    }
    asserted(60);
  });
});

describe('an ability of a card', () => {
  const words = wordsOf(rulesetOf([]));

  it('says what it costs and does, without the rest of the card, also once the card is taken', () => {
    expect(words.ability('ysolde-saltblade', 'take-to-the-water')).toBe(
      '1 exhaustion: move up to 1 space, through river and towns',
    );
    expect(words.ability('swamp-wisp', 'follow-the-wisp-out')).toBe('Discard the card: you get away');
    expect(words.ability('grandmother-ferrox', 'pounce')).toBe('1 exhaustion: it makes a melee attack');
    expect(words.ability('ronan-of-the-wild', 'find-another-path')).toBe('Roll up to 2 movement dice again');
  });

  it('is empty for what is no ability of the card, and wants a card', () => {
    expect(words.ability('loyal-hound', 'feed')).toBe('');
    expect(() => words.ability('no-such-card', 'feed')).toThrow(/by the id of a card in play/);
  });

  it('has a text for every ability that is used, of every card', () => {
    for (const ruleset of rulesets) {
      const said = wordsOf(ruleset);
      const { sides, takenSides } = ruleset.rules.content;
      for (const side of [sides, takenSides])
        for (const [card, { used }] of side)
          for (const { id } of used) expect(wrongIn(said.ability(card, id)), `${card} ${id}`).toBeNull();
    }
    asserted(60);
  });
});
