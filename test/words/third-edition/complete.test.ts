import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  chanceParameters,
  type Detail,
  type GameEvent,
  type ParameterKind,
} from '../../../src/kernel/index.js';
import { rulesetOf, scenarioIds } from '../../../src/third-edition/whole.js';
import { compileMessage } from '../../../src/words/format.js';
import { english } from '../../../src/words/third-edition/english/index.js';
import { type Messages, wordKeys, wordsOf } from '../../../src/words/third-edition/index.js';
import { wrongIn } from '../sentences.js';

/* Nothing that the rules or a scenario bring lacks words, and no message asks for what it is not given. */

const rulesets = scenarioIds.map((scenario) => [scenario, rulesetOf(scenario)] as const);
type Ruleset = (typeof rulesets)[number][1];

const lacks = (keys: readonly string[]): string[] => keys.filter((key) => !Object.hasOwn(english, key));

/** Every decision, with whom it asks. */
const decisionsOf = ({ rules }: Ruleset): (readonly [kind: string, does: string])[] =>
  Object.values(rules.frames).flatMap(({ kind, order, steps }) =>
    order.flatMap((step) => {
      const does = steps[step]?.step.does ?? 'auto';
      return does === 'auto' ? [] : [[`${kind}/${step}`, does] as const];
    }),
  );

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
  const whole =
    detail.list === 2
      ? [
          [[], single],
          [single, []],
        ]
      : detail.list === 1
        ? [[], [single[0]], [single[0], single.at(-1)]]
        : single;
  return [...whole, ...(detail.optional || detail.hidden ? [undefined] : [])];
}

/** Each value of each name once with the first of all others, as far as there are not too many. */
function variants(lists: readonly (readonly [string, readonly unknown[]])[]): Record<string, unknown>[] {
  return lists.reduce<Record<string, unknown>[]>(
    (all, [name, values]) =>
      all.length * values.length > 400
        ? all.map((one, at) => ({ ...one, [name]: values[at % values.length] }))
        : all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
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
    const ofParameters = Object.values(rules.actions).flatMap(({ parameters }) =>
      Object.values(parameters).flatMap((kind) => (typeof kind === 'string' ? [] : kind)),
    );
    const ofEvents = Object.values(rules.events).flatMap(({ details }) =>
      Object.values(details).flatMap(({ words: ones = [] }) => ones),
    );
    const shown = Object.values(rules.content.tokens).flatMap(({ faces }) =>
      faces.map(({ symbol }) => symbol),
    );
    const grounds = rules.content.board.hexes.map(({ terrain }) => terrain);
    expect(lacks([...ofParameters, ...ofEvents, ...shown, ...grounds].map((word) => `word.${word}`))).toEqual(
      [],
    );
    expect(lacks(grounds.map((ground) => `land.${ground}`))).toEqual([]);
  });

  it('every event is a sentence, whatever of it is missing', () => {
    for (const kind of Object.values(rules.events)) {
      const lists = Object.entries(kind.details).map(
        ([name, detail]) => [name, pairs[`${kind.type}.${name}`] ?? samples(name, detail, ruleset)] as const,
      );
      for (const values of variants(lists)) {
        const event = { type: kind.type, rule: '3e.turn.end', ...values } as GameEvent;
        for (const form of ['long', 'short'] as const)
          expect(wrongIn(words.describe(event, { form })), JSON.stringify(event)).toBeNull();
        expect(words.describe(event)).toMatch(/[.!]$/);
      }
    }
  });

  it('every action is a sentence and a label', () => {
    const valuesOf = (name: string, kind: ParameterKind): readonly unknown[] => {
      if (kind === 'id')
        return name === 'to' ? ['h0706', 'h0101'] : name === 'deck' ? ['social'] : ['corbin'];
      if (kind === 'integers') return [[], [1], [1, 2]];
      return kind === 'integer' ? [0, 1, 2] : kind;
    };
    for (const kind of Object.values(rules.actions))
      for (const values of variants(
        Object.entries(kind.parameters).map(([name, each]) => [name, valuesOf(name, each)] as const),
      )) {
        const action = { type: kind.type, ...values };
        for (const form of ['long', 'short'] as const)
          expect(wrongIn(words.describe(action, { form })), JSON.stringify(action)).toBeNull();
        expect(words.describe(action)).toMatch(/[.!]$/);
        expect(words.describe(action, { form: 'short' })).not.toMatch(/[.!]$/);
        expect(words.describe(action, { form: 'short' }).length, kind.type).toBeLessThan(80);
      }
  });

  it('every question is one, also where nothing is known of the state', () => {
    for (const [kind, does] of decisionsOf(ruleset)) {
      const request = (english[`ask.${kind}`] ?? '').includes('{deck}')
        ? { kind: 'draw', deck: 'combat' }
        : { kind: 'roll', die: 'terrain', sides: 6, count: 2 };
      const decision = { kind, actor: does === 'chance' ? 'chance' : 1, request } as never;
      expect(wrongIn(words.ask(decision)), kind).toBeNull();
      expect(words.ask(decision)).toMatch(does === 'chance' ? /\.$/ : /^Bo: .*\?$/);
    }
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

describe('the English messages', () => {
  it('can all be read, and use no value that their moment does not have', () => {
    const keys = new Map(wordKeys().map((key) => [key.key, key]));
    for (const [key, text] of Object.entries(english)) {
      const { needs } = compileMessage(text, 'en');
      const there = keys.get(key)?.values ?? [];
      expect(
        needs.filter((name) => !there.includes(name)),
        key,
      ).toEqual([]);
    }
  });

  it('are of something that exists: no action, event, question or frame is gone', () => {
    const spoken = new Set(
      rulesets.flatMap(([, ruleset]) => [
        ...[...Object.keys(ruleset.rules.actions), ...Object.keys(chanceParameters)].map(
          (type) => `action.${type}`,
        ),
        ...Object.keys(ruleset.rules.events).map((type) => `event.${type}`),
        ...decisionsOf(ruleset).map(([kind]) => `ask.${kind}`),
        ...Object.keys(ruleset.rules.frames).map((kind) => `frame.${kind}`),
        'action.by',
        'ask.by',
      ]),
    );
    const gone = Object.keys(english)
      .filter((key) => /^(action|event|ask|frame)\./.test(key))
      .filter((key) => !spoken.has(key.replace(/\.short$/, '')));
    expect(gone).toEqual([]);
  });

  it('stand in one place each', async () => {
    const folder = join(import.meta.dirname, '../../../src/words/third-edition/english');
    const files = await Promise.all(
      readdirSync(folder).map((name) => import(join(folder, name)) as Promise<Record<string, Messages>>),
    );
    const keys = files
      .flatMap((file) => Object.values(file))
      // The file with all of them only gathers them.
      .filter((messages) => Object.keys(messages).length < Object.keys(english).length)
      .flatMap((messages) => Object.keys(messages));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(keys.length).toBe(Object.keys(english).length);
  });
});
