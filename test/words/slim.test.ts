import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../src/picture/second-edition/index.js';
import * as slimPicture from '../../src/picture/second-edition/slim.js';
import { composeBundled } from '../../src/second-edition/compose.js';
import { bundledModules } from '../../src/second-edition/index.js';
import { wordsOf } from '../../src/words/second-edition/index.js';
import * as slim from '../../src/words/second-edition/slim.js';

/* The slim entries say and draw what the whole ones do, once they have the parts of the modules in force. */

const sets = Object.values(bundledModules).map(({ id, requires = [] }) => [...requires, id]);
const capitals = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const partOf = (of: object, id: string, what: string): never[] => {
  const part = (of as Readonly<Record<string, unknown>>)[`${capitals(id)}${what}`];
  return part === undefined ? [] : [part as never];
};
const english = (modules: readonly string[]) => [
  ...modules.flatMap((id) => partOf(slim, id, 'Words')),
  ...(modules.includes('ally-limits') ? [slim.variantsWords] : []),
];

describe.each(sets.map((modules) => [modules.join(', '), modules] as const))('with %s', (_, modules) => {
  const ruleset = composeBundled(
    modules.map((id) => bundledModules[id as keyof typeof bundledModules] as never),
  );

  it('slim words have every message', () => {
    const whole = wordsOf(ruleset);
    const words = slim.wordsOf(ruleset, { english: english(modules) });
    const { actions, events, frames } = ruleset.rules;
    const spoken = [
      ...Object.keys(actions).flatMap((type) => [`action.${type}`, `action.${type}.short`]),
      ...Object.keys(events).map((type) => `event.${type}`),
      ...Object.values(frames).flatMap(({ kind, order }) => [
        `frame.${kind}`,
        ...order.map((step) => `ask.${kind}/${step}`),
      ]),
    ];
    expect(spoken.length).toBeGreaterThan(100);
    const say = (at: typeof words, key: string) => `${key}: ${at.message(key)}`;
    expect(spoken.map((key) => say(words, key))).toEqual(spoken.map((key) => say(whole, key)));
  });

  it('slim words with the words of cards have every text', () => {
    const whole = wordsOf(ruleset);
    const words = slim.wordsOf(ruleset, { english: [...english(modules), slim.cardWords] });
    const bare = slim.wordsOf(ruleset, { english: english(modules) });
    const cards = Object.keys(ruleset.rules.content.cards);
    expect(cards.length).toBeGreaterThan(100);
    expect(cards.map((card) => words.text(card))).toEqual(cards.map((card) => whole.text(card)));
    expect(cards.map((card) => words.flavor(card))).toEqual(cards.map((card) => whole.flavor(card)));
    const made = (card: string) => whole.text(card, { written: false });
    const unwritten = cards.filter((card) => slim.cardWords[`card.${card}.text`] !== undefined);
    expect(unwritten.map((card) => bare.text(card))).toEqual(unwritten.map(made));
  });

  it('slim pictures are the same', () => {
    const state = ruleset.createGame({ players: 2, seed: 'slim', modules } as never);
    const layers = modules.flatMap((id) => partOf(slimPicture, id, 'Picture'));
    const { text } = wordsOf(ruleset);
    const drawn = slimPicture.drawingOf(ruleset, state, { layers, text });
    expect(drawn).toEqual(drawingOf(ruleset, state));
  });
});

it('slim pictures and words without parts are those of the base game', () => {
  const ruleset = composeBundled([bundledModules['doom-track'] as never]);
  const state = ruleset.createGame({ players: 2, seed: 'slim' });
  expect(slimPicture.pictureOf(ruleset, state)).not.toContain('rb-doom');
  expect(slimPicture.pictureOf(ruleset, state, { layers: [slimPicture.doomTrackPicture] })).toContain(
    'rb-doom',
  );
  expect(() => slimPicture.pictureOf(ruleset, state, { text: 'none' as never })).toThrow(/text of a card/);
  expect(() => slim.wordsOf(ruleset, { english: [7] as never })).toThrow(/no messages/);
});
