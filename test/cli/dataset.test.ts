import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, describe, expect, it } from 'vitest';
import { compiled } from '../compiled.js';

/* `runebound-engine dataset`: how bots stood, as columns. */

const folder = mkdtempSync(join(tmpdir(), 'dataset-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [compiled('src/cli/main.ts'), 'dataset', '--seed', 's', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

describe('a data set', () => {
  it('is the same in both forms', async () => {
    const games = ['--games', '1', '--bots', 'nimble'];
    const csv = run(...games, '--out', 'rows.csv');
    expect([csv.status, csv.stderr]).toEqual([0, '']);
    expect(csv.stdout).toMatch(/^\d+ rows of 1 games that somebody won, of 1, seed s: rows\.csv\n$/);
    expect(run(...games, '--out', 'rows.parquet').status).toBe(0);
    const [head = '', ...lines] = readFileSync(join(folder, 'rows.csv'), 'utf8').trim().split('\n');
    const { buffer } = new Uint8Array(readFileSync(join(folder, 'rows.parquet')));
    const rows = await parquetReadObjects({ file: buffer });
    expect(rows.map((row) => Object.values(row).map(Number))).toEqual(
      lines.map((line) => line.split(',').map(Number)),
    );
    expect(Object.keys(rows[0] ?? {}).join()).toBe(head);
  });

  it.each([
    [['--out', 'rows.json'], /--out is a file that ends with \.csv or \.parquet/],
    [['--out', 'rows.csv', '--bots', 'search'], /--bots is one of/],
    [['--out', 'rows.csv', '--modules', 'nothing'], /cannot be played/],
    [['--out', 'no/such/rows.csv', '--games', '1', '--bots', 'nimble'], /cannot be written/],
  ])('is refused with %j', (args, why) => {
    const { status, stderr, stdout } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(why);
    expect(stdout).toBe('');
  });
});
