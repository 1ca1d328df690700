import { describe, expect, it } from 'vitest';
import { assertEmitted, kindsIn } from '../../scripts/generate/event-kinds.js';

/* What the declaration of an event says in comments is read from there, and what is forgotten is named with its place. */

const said = 'A Hero sleeps.\n * Rules: 2e.harm.wounds-place, 2e.harm.exhaustion-place.';
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
    });
    const above = '{\n/** Whose it is. */\nplayer: player(),\n/** How many. */\namount: integer(),\n}';
    const [many] = kindsIn('a.ts', source('A Hero sleeps. Rules: any.', above));
    expect(many).toMatchObject({ rules: 'any', details: { player: 'Whose it is.', amount: 'How many.' } });
    expect(kindsIn('a.ts', source('A Hero sleeps.\n * Rules: none.'))[0]?.rules).toEqual([]);
    const changing = source()
      .replace('= event(', '= changingEvent(')
      .replace(/(\{ player[^}]*\})/, '{ invalidates: true, details: $1, follow() {} }');
    expect(kindsIn('a.ts', changing)).toEqual([kind]);
  });

  it.each([
    ['no rules', source('A Hero sleeps.'), /^a\.ts:6: The comment of the event inn\/slept is a sentence/],
    ['a rule that does not exist', source('A Hero sleeps. Rules: 2e.inns.'), /^a\.ts:6: .* cites 2e\.inns,/],
    ['a silent detail', source(said, '{\nplayer: player(),\n}'), /^a\.ts:8: No comment says what "player"/],
    ['no export', source(said, '{}', ''), /^a\.ts:7: The event inn\/slept is not exported/],
  ])('is refused with its place for %s', (_, text, message) => {
    expect(() => kindsIn('a.ts', text)).toThrow(message);
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
