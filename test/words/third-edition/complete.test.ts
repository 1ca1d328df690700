import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chanceParameters, type Detail } from '../../../src/kernel/index.js';
import { rulesetOf, scenarioIds } from '../../../src/third-edition/bundled.js';
import { english } from '../../../src/words/third-edition/english.js';
import { wordKeys, wordsOf } from '../../../src/words/third-edition/index.js';
import { asserted } from '../../asserted.js';
import {
  decisionsOf,
  everyAction,
  everyEvent,
  inLists,
  theMessages,
  wordsForValues,
} from '../completeness.js';
import { wrongIn } from '../sentences.js';

/* Nothing that the rules or a scenario bring lacks words, and no message asks for what it is not given. */

const rulesets = scenarioIds.map((scenario) => [scenario, rulesetOf(scenario)] as const);
type Ruleset = (typeof rulesets)[number][1];

const lacks = (keys: readonly string[]): string[] => keys.filter((key) => !Object.hasOwn(english, key));

/** Values to try for a detail: whatever a message may look at. */
function samples(name: string, detail: Detail, { rules }: Ruleset): readonly unknown[] {
  const { content } = rules;
  const some: Readonly<Record<string, readonly unknown[]>> = {
    player: [0],
    card: ['corbin', content.decks.combat?.[0]],
    hex: ['h0706', content.board.places[0]?.hex],
    city: [content.board.places[0]?.id],
    deck: Object.keys(content.decks),
    token: ['A03', 'corbin-1'],
    ability: ['brutal-assault'],
    integer: name === 'side' || name === 'winner' ? [0, 1] : [0, 1, 2],
    boolean: [true, false],
    word: detail.words ?? [],
    how: Object.keys(rules.ends),
    text: name === 'what' ? ['double shield', 'no-surge', 'reflect physical'] : ['gold', '2', 'done'],
  };
  const single = some[detail.kind] ?? ['something'];
  return [...inLists(detail, single), ...(detail.optional || detail.hidden ? [undefined] : [])];
}

/** Lists of two, where an event always tells of two sides. */
const pairs: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'exchange/proposed.gold': [
    [0, 0],
    [3, 1],
  ],
};

describe.each(rulesets)('with %s', (_name, ruleset) => {
  const { rules } = ruleset;
  const words = wordsOf(ruleset, { players: ['Ann', 'Bo', 'Cy'] });

  it('every kind of action and of event has words', () => {
    const types = [...Object.keys(rules.actions), ...Object.keys(chanceParameters)];
    expect(lacks(types.map((type) => `action.${type}`))).toEqual([]);
    expect(lacks(Object.keys(rules.events).map((type) => `event.${type}`))).toEqual([]);
  });

  it('every decision has a question, every frame, deck and way to end a name', () => {
    expect(lacks(decisionsOf(ruleset).map(([kind]) => `ask.${kind}`))).toEqual([]);
    expect(lacks(Object.keys(rules.frames).map((kind) => `frame.${kind}`))).toEqual([]);
    expect(lacks(Object.keys(rules.content.decks).map((deck) => `deck.${deck}.name`))).toEqual([]);
    expect(lacks(Object.keys(rules.ends).map((how) => `how.${how}`))).toEqual([]);
  });

  it('every word of a parameter and of an event has a name, and so has whatever a token or a die shows', () => {
    const shown = Object.values(rules.content.tokens).flatMap(({ faces }) =>
      faces.map(({ symbol }) => symbol),
    );
    const grounds = rules.content.board.hexes.map(({ terrain }) => terrain);
    expect(lacks([...wordsForValues(ruleset), ...shown, ...grounds].map((word) => `word.${word}`))).toEqual(
      [],
    );
    expect(lacks(grounds.map((ground) => `land.${ground}`))).toEqual([]);
  });

  it('every event is a sentence, whatever of it is missing', () => {
    everyEvent(
      ruleset,
      words,
      '3e.turn.end',
      (name, detail, type) => pairs[`${type}.${name}`] ?? samples(name, detail, ruleset),
    );
  });

  it('every action is a sentence and a label', () => {
    everyAction(
      ruleset,
      words,
      (name) => (name === 'to' ? ['h0706', 'h0101'] : name === 'deck' ? ['social'] : ['corbin']),
      80,
    );
  });

  it('every question is one, also where nothing is known of the state', () => {
    for (const [kind, { asks }] of decisionsOf(ruleset)) {
      const request = (english[`ask.${kind}`] ?? '').includes('{deck}')
        ? { kind: 'draw', deck: 'combat' }
        : { kind: 'roll', die: 'terrain', sides: 6, count: 2 };
      const decision = { kind, actor: asks === 'chance' ? 'chance' : 1, request } as never;
      expect(wrongIn(words.ask(decision)), kind).toBeNull();
      expect(words.ask(decision)).toMatch(asks === 'chance' ? /\.$/ : /^Bo: .*\?$/);
    }
    asserted(40);
  });

  it('every card, hex and ability is called by a name', () => {
    const { content } = rules;
    for (const card of Object.values(content.cards)) {
      expect(words.name('card', card.id)).toBe(card.name);
      for (const ability of ('abilities' in card ? card.abilities : undefined) ?? [])
        if ('label' in ability) expect(words.name('ability', `${card.id}/${ability.id}`)).toBe(ability.label);
    }
    const hexes = content.board.hexes.map(({ id }) => words.name('hex', id));
    expect(new Set(hexes).size).toBe(hexes.length);
    for (const hex of hexes) expect(hex).not.toMatch(/\bh\d{4}\b|-/);
  });
});

theMessages(
  english,
  wordKeys(),
  rulesets.map(([, ruleset]) => ruleset),
  join(import.meta.dirname, '../../../src/words/third-edition/english.json'),
);
