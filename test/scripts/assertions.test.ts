import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { weakTests } from '../../scripts/assertions/strength.js';
import { silentTests } from '../../scripts/assertions.js';

/* `npm run assertions`: which tests may pass in silence. */

/** Whether a test with this body may. */
const isSilent = (body: string, more = ''): boolean =>
  silentTests('test/none/made.test.ts', undefined, `${more}\nit('asserts', () => {\n${body}\n});\n`).length >
  0;

it.each<[where: string, body: string, more?: string]>([
  ['a loop', 'for (const one of ones()) expect(one).toBe(1);'],
  ['a list that is filtered', 'for (const one of [1, 2].filter(isRare)) expect(one).toBe(1);'],
  ['a callback', 'ones().forEach((one) => expect(one).toBe(1));'],
  ['a condition', 'if (one > 1) expect(one).toBe(1);'],
  ['half a condition', 'one > 1 && expect(one).toBe(1);'],
  ['one of two ways', 'if (one > 1) expect(one).toBe(1); else look();'],
  ['what an error leads to', 'try { look(); } catch { expect(1).toBe(1); }'],
  ['what a return leaves out', 'if (one > 1) return;\nexpect(one).toBe(1);'],
  ['a call that may not be made', 'table?.refuses();'],
  ['a value that is only described', 'look(expect.any(Number));'],
  [
    'a helper that asserts in a loop',
    'check();',
    'function check() { for (const a of as) expect(a).toBe(1); }',
  ],
])('finds a test that asserts only in %s', (_where, body, more) => {
  expect(isSilent(body, more)).toBe(true);
});

it.each<[where: string, body: string, more?: string]>([
  ['on its way', 'expect(1).toBe(1);'],
  ['after a loop', 'for (const one of ones()) look(one);\nexpect(seen).toBeGreaterThan(3);'],
  ['over a list that is written out', 'for (const one of [1, 2]) expect(one).toBe(1);'],
  ['over a list that has a name', 'for (const one of ones) expect(one).toBe(1);', 'const ones = [1, 2];'],
  ['so many times', 'for (let at = 0; at < 5; at++) expect(at).toBe(1);'],
  ['both ways', 'if (one > 1) { expect(one).toBe(1); } else expect(one).toBe(2);'],
  ['before it returns', 'if (one > 1) { expect(one).toBe(1); return; }\nexpect(one).toBe(2);'],
  ['for each example of a property', 'fc.assert(fc.property(fc.nat(), (one) => { expect(one).toBe(1); }));'],
  ['in a helper', 'check();', 'const check = () => expect(1).toBe(1);'],
  [
    'in a helper that calls what it is given',
    'always(() => expect(1).toBe(1));',
    'const always = (f) => { f(1); };',
  ],
  ['by a method', 'table().refuses();', 'class Table { refuses() { expect(1).toBe(1); return this; } }'],
])('passes a test that asserts %s', (_where, body, more) => {
  expect(isSilent(body, more)).toBe(false);
});

it('says where, and follows helpers into their files', () => {
  const text = `import { asserted } from '../asserted.js';
it.each([1])('finds %s', () => {
  for (const one of ones()) look(one);
});
it('counts', () => {
  for (const one of ones()) look(one);
  asserted(3);
});
`;
  expect(silentTests('test/none/made.test.ts', undefined, text)).toEqual([
    { file: 'test/none/made.test.ts', line: 2, title: "'finds %s'" },
  ]);
});

describe('a list of cases', () => {
  it.each([it, describe])('that is empty fails where its file is read', (suite) => {
    expect(() => suite.each([])('%s', () => undefined)).toThrow('There is no case to test.');
  });
});

/** The titles of the tests in a file that judge bots by too few games. */
const judging = (code: string): string[] =>
  weakTests(
    ts.createSourceFile(
      'made.test.ts',
      `import '../../src/bots/x.js';\n${code}`,
      ts.ScriptTarget.Latest,
      true,
    ),
  ).map(({ title }) => title);

const won = 'expect(playGame(options).outcome?.winners).toEqual([0]);';

it.each([
  ['asserts the winner of one game', `it('plays', () => { ${won} });`, [`'plays'`]],
  [
    'compares in its title',
    `it('beats chance', () => { expect(playGame(a).turns).toBe(5); });`,
    [`'beats chance'`],
  ],
  [
    'judges games of a helper',
    `const end = () => playGame(a);\nit('ends', () => { expect(end().how).toBe('b'); });`,
    [`'ends'`],
  ],
  ['is a characterisation', `it('characterisation: plays', () => { ${won} });`, []],
  [
    'is in a characterisation',
    `describe('characterisation: bots', () => { it('play', () => { ${won} }); });`,
    [],
  ],
  ['plays twenty seeds', `it('plays', () => { const ends = twentySeeds.map(play); ${won} });`, []],
  ['judges no bot', `it('ends', () => { expect(state.outcome?.winners).toEqual([0]); });`, []],
])('a test that %s', (_what, code, weak) => {
  expect(judging(code)).toEqual(weak);
});
