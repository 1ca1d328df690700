import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/* What a push tries less often, the night tries in full. */

const root = join(import.meta.dirname, '../..');

it('the nightly run has every test that a push plays less deeply', () => {
  const night = readFileSync(join(root, '.github/workflows/nightly.yml'), 'utf8');
  const run = /npx vitest run ([^']*?) --testTimeout/.exec(night)?.[1]?.split(' ') ?? [];
  const deeper = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\/\w[^/]*\.test\.ts$/.test(name) && !name.includes('/.'))
    .filter((name) => /depth\.js'|\bRANDOM_GAMES\b/.test(readFileSync(join(root, name), 'utf8')))
    .filter((name) => name !== 'test/scripts/nightly.test.ts');
  expect(deeper.length).toBeGreaterThan(25);
  expect(deeper.filter((name) => !run.some((part) => name === part || name.startsWith(`${part}/`)))).toEqual(
    [],
  );
});
