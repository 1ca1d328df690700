import { expect, it } from 'vitest';
import { examplesOfFile, programsOfPage } from '../../scripts/snippets/programs.js';
import { problemsOf } from '../../scripts/snippets.js';

const fence = '```';

it('names the file and the line of a wrong snippet, under the flags of the strictest readers', () => {
  const page = [
    '# A page',
    `${fence}ts`,
    'const list: string[] = [];',
    'list[0].length;',
    'export const given: { by?: number } = { by: undefined };',
    fence,
  ].join('\n');
  const comment = [
    '/**',
    ' * Adds.',
    ' *',
    ' * @example',
    ` * ${fence}ts`,
    ' * 1 + nothing;',
    ` * ${fence}`,
    ' */',
  ];
  const found = problemsOf(
    [...programsOfPage('docs/page.md', page), ...examplesOfFile('src/sum.ts', comment.join('\n'))],
    'node_modules/.cache/wrong-snippets',
  );
  const problems = found.split('\n').filter((line) => !line.startsWith(' '));
  expect(problems.map((line) => /^(\S+): error (\w+)/.exec(line)?.slice(1))).toEqual([
    ['docs/page.md:4', 'TS2532'],
    ['docs/page.md:5', 'TS2375'],
    ['src/sum.ts:6', 'TS2304'],
  ]);
});
