import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { asFile, programsOfPages } from '../scripts/snippets/programs.js';
import { local } from './local.js';

/* The code in README and docs runs, and prints what its comments say: `console.log(x); // what it prints`. */

const scratch = join(import.meta.dirname, '.scratch');

const blocks = programsOfPages();

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('code in the documentation', () => {
  it('is there', () => expect(blocks.length).toBeGreaterThan(3));

  it.each(blocks)('$file, line $line', async (block) => {
    mkdirSync(scratch, { recursive: true });
    const file = join(scratch, `${block.file.replace(/\W/g, '-')}-${block.line}.ts`);
    writeFileSync(file, local(asFile(block, '../../')));
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await import(/* @vite-ignore */ file);
    const printed = log.mock.calls.map((call) => call.map(String).join(' '));
    log.mockRestore();
    expect(printed).toEqual(block.prints);
  });
});
