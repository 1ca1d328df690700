import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '../../src/conformance/index.js';
import { chanceParameters, type Detail } from '../../src/kernel/index.js';
import { bundledModules, rulesetOf, type SecondEditionRuleset } from '../../src/second-edition/index.js';
import { english } from '../../src/words/second-edition/english.js';
import { wordKeys, wordsOf } from '../../src/words/second-edition/index.js';
import { asserted } from '../asserted.js';
import { everyAction, everyEvent, inLists, theMessages, wordsForValues } from './completeness.js';
import { wrongIn } from './sentences.js';

/* Nothing that any module brings lacks words, and no message asks for what it is not given. */

const sets: readonly (readonly string[])[] = [
  [],
  ...Object.values(bundledModules).map(({ id, requires = [] }) => [...requires, id]),
];
const rulesets = sets.map((modules) => [modules.join(' + ') || 'the base game', rulesetOf(modules)] as const);

const lacks = (keys: readonly string[]): string[] => keys.filter((key) => !Object.hasOwn(english, key));

/** Values to try for a detail or a parameter: whatever a message may look at. */
function samples(detail: Detail, { rules }: SecondEditionRuleset): readonly unknown[] {
  const { content } = rules;
  const [card = ''] = Object.keys(content.cards);
  const some: Readonly<Record<string, readonly unknown[]>> = {
    player: [0],
    card: [card],
    space: [content.board.towns[0]?.space, Object.keys(content.board.neighbours)[0]],
    town: [content.board.towns[0]?.id],
    deck: ['green', 'market', ...content.furtherDecks.map(({ id }) => id)],
    integer: [0, 1, 2],
    boolean: [true, false],
    word: detail.words ?? [],
    how: ['dragon-runes', card],
    counts: [{ green: 2, blue: 0 }, {}],
    ability: [[...content.sides.values()].flatMap(({ used }) => used.map(({ id }) => id))[0]],
    text: ['turn-start', 'doom-track'],
  };
  const single = some[detail.kind] ?? ['something'];
  return [
    ...inLists(detail, single),
    ...(detail.nullable ? [null] : []),
    ...(detail.optional ? [undefined] : []),
  ];
}

/** Lists of two, where an event always tells of two sides. */
const pairs: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'hero/exchanged.gold': [
    [0, 0],
    [3, 1],
  ],
};

describe.each(rulesets)('with %s', (_name, ruleset) => {
  const { rules } = ruleset;
  const words = wordsOf(ruleset, { players: ['Ann', 'Bo', 'Cy'] });

  it('every kind of action has words', () => {
    const types = [...Object.keys(rules.actions), ...Object.keys(chanceParameters)];
    expect(lacks(types.map((type) => `action.${type}`))).toEqual([]);
  });

  it('every kind of event has words', () => {
    expect(lacks(Object.keys(rules.events).map((type) => `event.${type}`))).toEqual([]);
  });

  it('every decision has a question, and every frame a name', () => {
    const { decisions } = vocabularyOf(ruleset);
    expect(lacks(Object.keys(decisions).map((kind) => `ask.${kind}`))).toEqual([]);
    expect(lacks(Object.keys(rules.frames).map((kind) => `frame.${kind}`))).toEqual([]);
  });

  it('every word of a parameter, every word that an event tells, and every way to end has a name', () => {
    expect(lacks(wordsForValues(ruleset).map((word) => `word.${word}`))).toEqual([]);
    expect(lacks(Object.keys(vocabularyOf(ruleset).how).map((how) => `how.${how}`))).toEqual([]);
  });

  it('every event is a sentence, whatever of it is missing', () => {
    everyEvent(
      ruleset,
      words,
      '2e.turn.whole',
      (name, detail, type) => pairs[`${type}.${name}`] ?? samples(detail, ruleset),
    );
  });

  it('every action is a sentence and a label', () => {
    const cards = Object.keys(rules.content.cards).slice(0, 1);
    const spaces = [
      rules.content.board.towns[0]?.space,
      ...Object.keys(rules.content.board.neighbours).slice(0, 2),
    ];
    everyAction(ruleset, words, (name) => (name === 'to' || name === 'space' ? spaces : cards), 60);
  });

  it('every question is one', () => {
    for (const [kind, { asks, rule }] of Object.entries(vocabularyOf(ruleset).decisions)) {
      const request = { kind: 'roll', die: 'd10', sides: 10, count: 2 } as const;
      const draw = { kind: 'draw', deck: 'green' } as const;
      for (const one of asks === 'chance' ? [request, draw] : [undefined]) {
        const decision = { kind, rule, actor: asks === 'chance' ? 'chance' : 1, request: one } as never;
        if (!(english[`ask.${kind}`] ?? '').includes('{deck}') || one?.kind === 'draw')
          if (!(english[`ask.${kind}`] ?? '').includes('{count') || one?.kind !== 'draw')
            expect(wrongIn(words.ask(decision)), kind).toBeNull();
        expect(words.ask(decision)).toMatch(asks === 'chance' ? /[.]$/ : /^Bo: .*[?.]$/);
      }
    }
    asserted(40);
  });
});

theMessages(
  english,
  wordKeys(),
  rulesets.map(([, ruleset]) => ruleset),
  join(import.meta.dirname, '../../src/words/second-edition/english.json'),
);
