import { describe, expect, it } from 'vitest';
import { countRows, idsIn, trace } from '../../scripts/trace.js';
import { rule } from '../../src/register/index.js';

describe('ids in a text', () => {
  it('finds quoted ids, ids in comments, and ids before punctuation', () => {
    const text = `
      // 2e.escape.roll: dice plus Mind. See 2e.escape.success.
      forbid('2e.escape.optional');
      "2e.escape.fail/takes-one-wound"
    `;
    expect([...idsIn(text)]).toEqual(
      expect.arrayContaining(['2e.escape.roll', '2e.escape.success', '2e.escape.optional', '2e.escape.fail']),
    );
  });

  it.each([
    ["'2e.escape.fail-choice'", 'a longer last word'],
    ["'2e.escape.fail.twice'", 'a further part'],
    ["'2e.escape.failure'", 'a longer last syllable'],
    ["'2e.escape.fail_choice'", 'an underscore'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text to be searched
    ['`2e.escape.fail-${reason}`', 'an open end'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text to be searched
    ['`2e.escape.fail.${reason}`', 'an open part'],
    ["'x2e.escape.fail'", 'a longer beginning'],
    ["'va.2e.escape.fail'", 'a part before it'],
  ])('does not take %s for 2e.escape.fail', (text) => {
    expect(idsIn(text).has('2e.escape.fail')).toBe(false);
  });

  it('does not take a chapter for its rules', () => {
    expect(idsIn("rulesOf('2e.escape')").has('2e.escape.fail')).toBe(false);
  });

  it('expands a template over the three types of combat', () => {
    const expected = ['ranged', 'melee', 'magic'].map((type) => `2e.combat.${type}-attack-roll`);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text to be searched
    expect([...idsIn('`2e.combat.${type}-attack-roll`')]).toEqual(expect.arrayContaining(expected));
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text to be searched
    expect([...idsIn('`2e.combat.${attack.type}-attack-roll`')]).toEqual(expect.arrayContaining(expected));
  });

  it('does not guess at templates that leave more open', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text to be searched
    const found = idsIn('`2e.combat.${type}-attack-${result}` `2e.${chapter}.fail` `2e.escape.${name}`');
    expect([...found].filter((id) => id.startsWith('2e.'))).toEqual([]);
  });
});

describe('a trace', () => {
  const sources = [{ path: 'src/escape.ts', text: "'2e.escape.fail-choice' // 2e.escape.roll" }];
  const tests = [{ path: 'test/escape.test.ts', text: "it('2e.escape.fail')" }];
  const rules = [
    rule('2e.escape.fail'),
    rule('2e.escape.fail-choice'),
    rule('2e.escape.roll'),
    rule('2e.undefeated.example-escape'),
    rule('2e.symbols.guide'),
  ];
  const vectors = [{ id: '2e.escape.roll/x', rules: ['2e.escape.roll', '2e.escape.fail'] }];
  const rows = trace(rules, sources, tests, vectors, {
    notOfPlay: { '2e.symbols.guide': 'print' },
    testsOnly: { '2e.undefeated.example-escape': 'a picture' },
  });

  it('names the files that cite and show each rule', () => {
    expect(rows.map(({ code, tests }) => [code.length, tests.length])).toEqual([
      [0, 1],
      [1, 0],
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(rows[1]?.code).toEqual(['src/escape.ts']);
  });

  it('asks of an example a test, but no code', () => {
    expect(rows[3]).toMatchObject({ uncited: false, unshown: true });
  });

  it('knows the vectors that list a rule, and asks one of every rule that a vector can show', () => {
    expect(rows.map((row) => row.vectors.length)).toEqual([1, 0, 1, 0, 0]);
    expect(rows.map((row) => row.noVector)).toEqual([false, true, false, false, false]);
  });

  it('asks nothing of an excused rule', () => {
    expect(rows[4]).toMatchObject({ uncited: false, unshown: false, excuse: 'print' });
  });

  it('counts what ought to be there', () => {
    expect(countRows(rows)).toEqual({
      cited: 2,
      toCite: 3,
      shown: 2,
      toShow: 4,
      withVectors: 2,
      testsOnly: 1,
      excused: 1,
    });
  });
});
