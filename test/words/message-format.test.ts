import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { compileMessage } from '../../src/words/format.js';
import { english } from '../../src/words/second-edition/english.js';
import { german } from '../../src/words/second-edition/german.js';
import { english as thirdEnglish } from '../../src/words/third-edition/english.js';
import { german as thirdGerman } from '../../src/words/third-edition/german.js';

/* Our reader of messages says what the reference library of ICU MessageFormat says. */

const rawValues = [
  0,
  1,
  2,
  5,
  21,
  1234,
  'none',
  'other',
  'female',
  'plural',
  'true',
  'sea_lane',
  '1',
] as const;

const byLibrary = (text: string, locale: string, values: Readonly<Record<string, string | number>>): string =>
  String(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format({ ...values }));

const odd = [
  '',
  "It''s '{here}' and 'there",
  "'",
  "a '<b>' '>c",
  '} alone',
  '<b>{x}</b>',
  '{x,plural,=0{none}one{#}other{# of {y}}}',
  "{x, plural, offset:1 =1 {exact} one {# more} other {'#' # '{#}'}}",
  '{x, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  '{x, plural, other {{y, select, female {# she} other {#}} #}}',
  '{x, select, none {} female {{y, plural, one {a} other {b #}}} other {{x}}}',
  '{ x } {x, number} { x , select , other {  spaced  } }',
  '# {x} #',
];

const wrong = [
  '{',
  '{}',
  '{x',
  '{x,}',
  '{x, select}',
  '{x, select, }',
  '{x, select, a {b}}',
  '{x, plural, one {a}}',
  '{x, plural, =a {b} other {c}}',
  '{x, select, a {b} a {c} other {d}}',
  '{x, select, other {a}',
  '{x, nothing, other {a}}',
];

describe('a message', () => {
  it.each([
    ['English', 'en', english],
    ['German', 'de', german.messages],
    ['English of Third Edition', 'en', thirdEnglish],
    ['German of Third Edition', 'de', thirdGerman.messages],
    ['odd messages', 'en', Object.fromEntries(odd.map((text) => [text, text]))],
    ['odd messages in Polish', 'pl', Object.fromEntries(odd.map((text) => [text, text]))],
  ] as const)('is said as by the library: %s', (_, locale, messages) => {
    let said = 0;
    for (const [nth, text] of Object.values(messages).entries()) {
      const { needs, say } = compileMessage(text, locale);
      for (let turn = 0; turn < (needs.length > 0 ? 4 : 1); turn++) {
        const values = Object.fromEntries(
          needs.map((name, at) => [name, rawValues[(nth + turn * 3 + at * 5) % rawValues.length] ?? 0]),
        );
        const ours = Object.fromEntries(
          Object.entries(values).map(([name, raw]) => [name, { plain: String(raw), raw }]),
        );
        expect([text, say(ours)]).toEqual([text, byLibrary(text, locale, values)]);
        said++;
      }
    }
    expect(said).toBeGreaterThanOrEqual(odd.length);
  });

  it.each(wrong)('is refused where the library refuses it: %s', (text) => {
    expect(() => new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true })).toThrow();
    expect(() => compileMessage(text, 'en')).toThrow(SyntaxError);
  });

  it('asks for its values, and says which one is missing', () => {
    const message = compileMessage('{a} {b, plural, one {{c}} other {{d_gender}}}', 'en');
    expect(message.needs).toEqual(['a', 'b', 'c', 'd_gender']);
    const a = { plain: 'A', raw: 'a' };
    expect(() => message.say({ a })).toThrow('The message has no value "b".');
    expect(message.say({ a, b: { plain: '2', raw: 2 } })).toBe('A none');
    const d = { plain: 'D', raw: 'd', grammar: () => 'female' };
    expect(message.say({ a, b: { plain: '2', raw: 2 }, d })).toBe('A female');
  });
});
