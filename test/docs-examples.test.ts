import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { asFile, examplesOfSources } from '../scripts/snippets/programs.js';
import { local } from './local.js';

/* The examples in comments run, and their values are those that they say: `rulesOf('2e.escape').length; // 12`. */

const scratch = join(import.meta.dirname, '.scratch-examples');

const literal = /^(?:'[^']*'|"[^"]*"|-?[\d.]+|true|false|null|undefined|\{.*\}|\[.*\])$/;

/** Values that are said after a statement, or on the line below, are asserted; those with an ellipsis are not whole. */
const asserting = (code: string): string =>
  code.replace(
    /^(?!const |let |for |if |throw |\s)(.+?);?(?: |\n)\/\/ (.+)$/gm,
    (all, expression: string, said: string) => {
      const [value = ''] = said.split(/: (?=[a-z])/).filter((part) => literal.test(part));
      return value === '' || /…|\.\.\./.test(value) ? all : `expect(${expression}).toEqual(${value});\n`;
    },
  );

// Workers, a server that listens, and whole games take long; pages and tests of their own run them.
const examples = examplesOfSources().filter(
  ({ file }) => !/^src\/(threads|adapters|learning\/game|.*\/play-(game|match))\b/.test(file),
);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('examples in comments', () => {
  it('are there', () => expect(examples.length).toBeGreaterThan(100));

  it.each(examples)('$file, line $line', async (example) => {
    mkdirSync(scratch, { recursive: true });
    const file = join(scratch, `${example.file.replace(/\W/g, '-')}-${example.line}.ts`);
    const code = local(asFile({ ...example, code: asserting(example.code) }, '../../'));
    writeFileSync(file, `import { expect } from 'vitest'; ${code}`);
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await expect(import(/* @vite-ignore */ file)).resolves.toBeDefined();
    log.mockRestore();
  });
});
