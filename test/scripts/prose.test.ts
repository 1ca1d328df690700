import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/* `npm run prose` and `npm run prose:code`: what they refuse in a page, and in code. */

/** The rules that a text breaks, in their order. */
function brokenBy(text: string, file = 'docs/page.md', more: readonly string[] = []): readonly string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/textlint/bin/textlint.js',
      ...['--rulesdir', 'scripts/prose/rules', '--format', 'json', '--stdin', '--stdin-filename', file],
      ...more,
    ],
    { input: text, encoding: 'utf8' },
  );
  return JSON.parse(stdout)[0].messages.map(({ ruleId }: { ruleId: string }) => ruleId);
}

it('refuses retired words, long paragraphs, lines and sentences, and passes what is right', () => {
  expect(brokenBy('# A page\n\nThe player who moves is asked. There is none.\n')).toEqual([]);
  expect(brokenBy('Whoever moves is told.\n')).toEqual(['retired-words', 'retired-words']);
  expect(brokenBy('```ts\n// whoever\n```\n\nUse `whoever`.\n')).toEqual([]);
  expect(brokenBy(`${'A line.\n'.repeat(6)}`)).toEqual([]);
  expect(brokenBy(`${'A line.\n'.repeat(7)}`)).toEqual(['page-shape']);
  expect(brokenBy(`${'A sentence. '.repeat(11)}\n`)).toEqual(['page-shape']);
  expect(brokenBy(`${'so it goes on\n'.repeat(5).repeat(4)}`)).toEqual(
    expect.arrayContaining(['sentence-length', 'page-shape']),
  );
  expect(brokenBy(`| a | b |\n| --- | --- |\n| ${'A sentence. '.repeat(20)} | b |\n`)).toEqual([]);
});

it('reads comments and sentences of code, and no code', () => {
  const inCode = (text: string) => brokenBy(text, 'src/a.ts', ['-c', 'scripts/prose/code-config.cjs']);
  expect(inCode("/** Whoever moves. */\nconst whoever = 'whoever';\n")).toEqual(['retired-words']);
  expect(inCode('/**\n * The player is\n * told, and `is told` is code.\n */\nexport {};\n')).toEqual([
    'retired-words',
  ]);
  expect(inCode("throw new Error('This player is none, really.');\n// as ever\n")).toEqual([
    'retired-words',
    'retired-words',
  ]);
  expect(inCode('/**\n * @example\n * ```ts\n * // whoever\n * ```\n */\nexport {};\n')).toEqual([]);
});

it('reads the titles of tests, and of their files nothing else', () => {
  const inTest = (text: string) => brokenBy(text, 'test/a.test.ts', ['-c', 'scripts/prose/code-config.cjs']);
  expect(inTest("it('is told', () => {});\n")).toEqual(['retired-words']);
  expect(
    inTest("describe('x', () => { it.each([1])(`of whoever asks: this is none`, () => {}); });\n"),
  ).toEqual(['retired-words', 'retired-words']);
  expect(
    inTest("// whoever\nit('is reported', () => { expect('of whoever asks').toBe('is told so'); });\n"),
  ).toEqual([]);
});
