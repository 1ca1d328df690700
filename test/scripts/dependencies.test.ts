import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/* Every dependency has a row in CONTRIBUTING.md that says what it is for, and no row is left over. */

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The places of the table, and the folders they stand for. */
const places = {
  package: '.',
  board: 'examples/board',
  server: 'examples/server',
  'slim-app': 'examples/slim-app',
  site: 'site',
};
const kinds = { dependencies: '', peerDependencies: ' peer', devDependencies: ' dev' };

it('every dependency of every package is justified in the table of CONTRIBUTING.md, and nothing else is', () => {
  const { workspaces } = JSON.parse(textOf('package.json'));
  expect([...workspaces].sort()).toEqual(Object.values(places).sort());
  const there = Object.entries(places).flatMap(([place, folder]) => {
    const project = JSON.parse(textOf(`${folder}/package.json`));
    return Object.entries(kinds).flatMap(([kind, word]) =>
      Object.keys(project[kind] ?? {}).map((name) => `${name}: ${place}${word}`),
    );
  });
  const [, table = ''] = textOf('CONTRIBUTING.md').split('## Dependencies\n');
  const rows = [...table.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \| (\d+\.\d) \| ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(50);
  const justified = rows.flatMap(([, name, where = '']) =>
    where.split(', ').map((place) => `${name}: ${place}`),
  );
  expect(justified.sort()).toEqual(there.sort());
});
