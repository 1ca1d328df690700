import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { entries, specifier } from '../scripts/entries.js';
import { programsOf } from '../scripts/release/blocks.js';

/* The code in README and docs runs, and prints what its comments say: `console.log(x); // what it prints`. */

const root = join(import.meta.dirname, '..');
const scratch = join(import.meta.dirname, '.scratch');
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const blocks = pages.flatMap((page) =>
  programsOf(readFileSync(join(root, page), 'utf8')).map((program, at) => ({ page, at, ...program })),
);

/** Inside the repository the package is its sources. */
const local = (code: string): string =>
  code.replace(/from '(runebound-engine(?:\/[\w-]+)*)'/g, (_all, from: string) => {
    const entry = entries.find(({ name }) => specifier(name) === from);
    expect(entry, `${from} can be imported`).toBeDefined();
    return `from '../../src/${entry?.file}.js'`;
  });

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('code in the documentation', () => {
  it('is there', () => expect(blocks.length).toBeGreaterThan(3));

  it.each(blocks)('$page, block $at', async ({ page, at, code, prints }) => {
    mkdirSync(scratch, { recursive: true });
    const file = join(scratch, `${page.replace(/\W/g, '-')}-${at}.ts`);
    writeFileSync(file, `${local(code)}\nexport {};\n`);
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await import(/* @vite-ignore */ file);
    const printed = log.mock.calls.map((call) => call.map(String).join(' '));
    log.mockRestore();
    expect(printed).toEqual(prints);
  });
});
