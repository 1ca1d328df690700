import { describe, expect, it } from 'vitest';
import { assertEmitted, kindsIn, shownOf } from '../../scripts/generate/event-kinds.js';
import { shownIn } from '../../scripts/generate/shown.js';

/* What the declaration of an event says in comments is read from there, and what is forgotten is named with its place. */

const said = 'A Hero sleeps.\n * Rules: 2e.harm.wounds-place, 2e.harm.exhaustion-place. Shows: harm.';
const source = (comment = said, details = '{ player: player(), // Whose it is.\n}', exported = 'export ') =>
  `import { event } from './event.js';\n/**\n * ${comment}\n * @hidden\n */\n${exported}const slept = event('inn/slept', ${details});\n`;

describe('the declaration of an event', () => {
  it('says its meaning, its rules and its details in comments', () => {
    const [kind, ...others] = kindsIn('a.ts', source());
    expect(others).toEqual([]);
    expect(kind).toEqual({
      name: 'slept',
      type: 'inn/slept',
      meaning: 'A Hero sleeps.',
      rules: ['2e.harm.wounds-place', '2e.harm.exhaustion-place'],
      details: { player: 'Whose it is.' },
      shown: { shows: 'harm', moves: [] },
    });
    const above = '{\n/** Whose it is. */\nplayer: player(),\n/** How many. */\namount: integer(),\n}';
    const [many] = kindsIn(
      'a.ts',
      source(
        'A Hero sleeps. Rules: any. Shows: harm, `amount` wounds from `player` to the supply; a token from the bed to the box.',
        above,
      ),
    );
    expect(many).toMatchObject({ rules: 'any', details: { player: 'Whose it is.', amount: 'How many.' } });
    expect(many?.shown.moves).toEqual([
      { what: '{amount} wounds', from: '{player}', to: 'the supply' },
      { what: 'a token', from: 'the bed', to: 'the box' },
    ]);
    expect(kindsIn('a.ts', source('A Hero sleeps.\n * Rules: none. Shows: choices.'))[0]?.rules).toEqual([]);
    expect(kindsIn('a.ts', source().replace(');', ', ({ player }) => [player]);'))).toEqual([kind]);
    expect(kindsIn('a.ts', source().replace(');', ').changes(() => undefined);'))).toEqual([kind]);
  });

  it.each([
    ['no rules', source('A Hero sleeps.'), /^a\.ts:6: The comment of the event inn\/slept is a sentence/],
    [
      'a rule that does not exist',
      source('A Hero sleeps. Rules: 2e.inns. Shows: harm.'),
      /^a\.ts:6: .* cites 2e\.inns,/,
    ],
    ['a silent detail', source(said, '{\nplayer: player(),\n}'), /^a\.ts:8: No comment says what "player"/],
    ['nothing to show', source('A Hero sleeps. Rules: any.'), /^a\.ts:6: .*"Shows: "/],
    ['a group that does not exist', source('A Hero sleeps. Rules: any. Shows: beds.'), /^a\.ts:6: .*"beds"/],
    [
      'a move of nothing',
      source('A Hero sleeps. Rules: any. Shows: harm, `bed` from here to there.'),
      /^a\.ts:6: .* no detail "bed"/,
    ],
    ['a move to nowhere', source('A Hero sleeps. Rules: any. Shows: harm, a bed.'), /^a\.ts:6: .*"a bed"/],
    ['no export', source(said, '{}', ''), /^a\.ts:7: The event inn\/slept is not exported/],
  ])('is refused with its place for %s', (_, text, message) => {
    expect(() => kindsIn('a.ts', text)).toThrow(message);
  });
});

describe('the declaration of an event of a module', () => {
  const declared = (comment: string) =>
    `${comment}export const rained = eventKind('sky/rained', { meaning: 'It rained.', details: { hours: integer('How long.') } });\n`;

  it('says in its comment what a screen shows', () => {
    expect(shownIn('a.ts', declared('// Shows: tokens, `hours` drops from the sky to the board.\n'))).toEqual(
      {
        'sky/rained': {
          shows: 'tokens',
          moves: [{ what: '{hours} drops', from: 'the sky', to: 'the board' }],
        },
      },
    );
    expect(Object.keys(shownOf('second-edition')).length).toBeGreaterThan(190);
    expect(Object.keys(shownOf('third-edition')).length).toBeGreaterThan(75);
  });

  it.each([
    ['no comment', '', /^a\.ts:1: .* no sentence "Shows: /],
    ['no detail', '// Shows: tokens, `drops` from the sky to the board.\n', /^a\.ts:2: .* no detail "drops"/],
  ])('is refused with its place for %s', (_, comment, message) => {
    expect(() => shownIn('a.ts', declared(comment))).toThrow(message);
  });
});

describe('an event that no rule emits', () => {
  const declared: readonly [string, string] = ['events.ts', source()];
  const emits = (text: string) => () => assertEmitted([declared, ['inn.ts', text]]);

  it('is refused with the place of its declaration', () => {
    expect(emits('reaction(slept, pay); events: [slept];')).toThrow(
      /^events\.ts:7: No rule emits the event inn\/slept: its chapter should call g\.emit\(slept,/,
    );
  });

  it.each([
    ['its name', 'g.emit(slept, { player, rule });'],
    [
      'another name in its file',
      "import { slept as rested } from './events.js';\ng.emit(\n  rested,\n  {});",
    ],
    ['a choice of two', 'g.emit(early ? woken : slept, { player });'],
  ])('is not one that is emitted by %s', (_, text) => {
    expect(emits(text)).not.toThrow();
  });
});
