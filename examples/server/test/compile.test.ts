import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile } from '../scripts/compile.js';

it('a newer server takes the place of an older one, and the tables that are kept beside it stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'runebound-compiled-'));
  for (const [name, file] of [
    ['data', 'tables'],
    ['src', 'gone.js'],
  ] as const) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, file), '');
  }
  await compile(folder);
  expect(['data/tables', 'src/gone.js', 'src/main.js'].map((name) => existsSync(join(folder, name)))).toEqual(
    [true, false, true],
  );
  rmSync(folder, { recursive: true });
});
