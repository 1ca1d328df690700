import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entries, specifier } from '../scripts/entries.js';

/* One list says what can be imported; what is not written from it agrees with it. */

const root = join(import.meta.dirname, '..');

describe('the entries', () => {
  it('are files, each named once', () => {
    for (const { file } of entries) expect(existsSync(join(root, `src/${file}.ts`)), file).toBe(true);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });

  it('have a line each in docs/size.md, with their limits', () => {
    const rows = readFileSync(join(root, 'docs/size.md'), 'utf8').split('\n');
    for (const { name, limit } of entries) {
      const [row, ...others] = rows.filter(
        (line) => line.startsWith('| ') && line.split('<br>')[0]?.includes(`'${specifier(name)}'`),
      );
      expect(row, `${specifier(name)}: npm run size -- --write`).toMatch(new RegExp(`\\| ${limit} \\|$`));
      expect(others).toEqual([]);
    }
  });
});
