import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, describe, expect, it } from 'vitest';
import { called } from './command.js';

/* `runebound-engine dataset`: how bots stood, as columns. */

const folder = mkdtempSync(join(tmpdir(), 'dataset-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => called(['dataset', '--seed', 's', ...args], { cwd: folder });

describe('a data set', () => {
  it('is the same in both forms', async () => {
    const games = ['--games', '1', '--bots', 'nimble'];
    const csv = await run(...games, '--out', 'rows.csv');
    expect([csv.status, csv.stderr]).toEqual([0, '']);
    expect(csv.stdout).toMatch(/^\d+ rows of 1 games that somebody won, of 1, seed s: rows\.csv\n$/);
    expect((await run(...games, '--out', 'rows.parquet')).status).toBe(0);
    const [head = '', ...lines] = readFileSync(join(folder, 'rows.csv'), 'utf8').trim().split('\n');
    const { buffer } = new Uint8Array(readFileSync(join(folder, 'rows.parquet')));
    const rows = await parquetReadObjects({ file: buffer });
    expect(rows.map((row) => Object.values(row).map(Number))).toEqual(
      lines.map((line) => line.split(',').map(Number)),
    );
    expect(Object.keys(rows[0] ?? {}).join()).toBe(head);
  });

  it.each([
    [
      ['--edition', 'third-edition', '--modules', 'doom-track'],
      'Third Edition has no --modules: they are rules of Second Edition.',
    ],
    [
      ['--edition', 'second-edition', '--scenario', 'corpse-king'],
      'Second Edition has no --scenario: that is for Third Edition.',
    ],
  ])('passes over nothing that the edition does not have: %j', async (options, told) => {
    const { status, stderr } = await run(...options, '--games', '1', '--out', 'none.csv');
    expect([status, stderr]).toEqual([2, `runebound-engine: ${told}\n`]);
  });

  it('is made of games of Third Edition, too', async () => {
    const { status, stdout } = await run(
      ...['--edition', 'third-edition', '--scenario', 'corpse-king', '--bots', 'nimble'],
      ...['--games', '1', '--out', 'third.csv'],
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^\d+ rows of 1 games that came to an end, [01] of them won by somebody, of 1, seed s: third\.csv\n$/,
    );
    expect(readFileSync(join(folder, 'third.csv'), 'utf8')).toMatch(/^game,round,seat,won,story,/);
    const short = ['--scenario', 'corpse-king', '--bound', '1', '--games', '1', '--out', 'none.csv'];
    expect(await run(...short)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/None of the games came to an end/),
    });
  });

  it.each([
    [['--out', 'rows.csv', '--scenario', 'nowhere'], /--scenario is one of/],
    [['--out', 'rows.csv', '--edition', 'fourth'], /--edition is one of/],
    [['--out', 'rows.json'], /--out is a file that ends with \.csv or \.parquet/],
    [['--out', 'rows.csv', '--bots', 'search'], /--bots is one of/],
    [['--out', 'rows.csv', '--modules', 'nothing'], /cannot be played/],
    [['--out', 'no/such/rows.csv', '--games', '1', '--bots', 'nimble'], /cannot be written/],
  ])('is refused with %j', async (args, why) => {
    const { status, stderr, stdout } = await run(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(why);
    expect(stdout).toBe('');
  });
});
