import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asJson, bring, reasonOf, staleIn } from '../../scripts/generate/files.js';

/* `npm run generate`: what it calls stale, and what it does about it. That the files of the house are not stale is for `npm run check`. */

let root = '';
const files = { 'a.md': 'a\n', 'lists/b.json': '1\n', 'deep/er/c.ts': 'c\n' };
const put = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'));
  mkdirSync(join(root, 'lists'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a generated file', () => {
  it('is stale if it is missing, has another text, or is left over in a folder where all is generated', () => {
    put('a.md', 'a\n');
    put('lists/b.json', '2\n');
    put('lists/gone.json', '3\n');
    expect(staleIn(root, files)).toEqual(['lists/b.json', 'deep/er/c.ts']);
    expect(staleIn(root, files, ['lists', 'nowhere'])).toEqual([
      'lists/b.json',
      'deep/er/c.ts',
      'lists/gone.json',
    ]);
    expect(readFileSync(join(root, 'lists/b.json'), 'utf8'), 'looking writes nothing').toBe('2\n');
  });

  it('is not stale once it is brought, and no other is touched', () => {
    put('a.md', 'a\n');
    put('lists/gone.json', '3\n');
    put('own.md', 'mine\n');
    bring(root, files, staleIn(root, files, ['lists']));
    expect(staleIn(root, files, ['lists'])).toEqual([]);
    expect(readdirSync(join(root, 'lists'))).toEqual(['b.json']);
    expect(readFileSync(join(root, 'own.md'), 'utf8')).toBe('mine\n');
  });
});

it('JSON is written as the formatter wants it: a list of plain values on one line, as far as it fits there', () => {
  const word = 'x'.repeat(30);
  expect(asJson({ a: [1, 'b'], long: [word, word, word, word], deep: [{ c: [] }], none: {} })).toBe(
    [
      '{',
      '  "a": [1, "b"],',
      '  "long": [',
      ...[1, 2, 3].map(() => `    "${word}",`),
      `    "${word}"`,
      '  ],',
      '  "deep": [',
      '    {',
      '      "c": []',
      '    }',
      '  ],',
      '  "none": {}',
      '}',
      '',
    ].join('\n'),
  );
});

describe('the error of a generator', () => {
  it('is its sentence, without a stack', () => {
    expect(reasonOf(new Error('src/a.ts:7: No rule emits it.'), '/home/')).toBe(
      'src/a.ts:7: No rule emits it.',
    );
    expect(reasonOf('gone', '/home/')).toBe('gone');
  });

  it('of a fault in the sources says where that is', () => {
    const fault = new ReferenceError('integer is not defined');
    fault.stack = `${fault}\n    at node:internal/1:2\n    at file:///home/src/a.ts:7:12\n    at /home/src/b.ts:1:1`;
    expect(reasonOf(fault, '/home/')).toBe('src/a.ts:7: integer is not defined');
    fault.stack = '';
    expect(reasonOf(fault, '/home/')).toBe('integer is not defined');
  });
});
