import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/* The lock file says what package.json says: neither `npm install` nor `npm ci` has anything to change in it. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { packages } = read('package-lock.json');
const { workspaces: listed } = read('package.json') as { workspaces: string[] };
/** The root stands among them for changesets, which release no other package. */
const workspaces = listed.filter((folder) => folder !== '.');

/** What npm copies from a package.json into the lock file. */
const copied = [
  'version',
  'license',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'bin',
  'engines',
  'workspaces',
] as const;

/** Those of them that say something. */
const saidBy = (value: Record<string, unknown>) =>
  Object.fromEntries(
    copied.flatMap((key) => {
      const said = value[key];
      const isEmpty =
        said === undefined || (typeof said === 'object' && Object.keys(said ?? {}).length === 0);
      return isEmpty ? [] : [[key, said]];
    }),
  );

it('has the root and every workspace', () => expect(workspaces.length).toBeGreaterThan(2));

it.each(['', ...workspaces])('package-lock.json is up to date with package.json in "%s"', (folder) => {
  const own = read(join(folder, 'package.json'));
  // npm writes the paths of commands without the dot.
  if (own.bin)
    own.bin = Object.fromEntries(
      Object.entries(own.bin).map(([name, path]) => [name, String(path).replace(/^\.\//, '')]),
    );
  expect(saidBy(packages[folder])).toEqual(saidBy(own));
});

it('package-lock.json says nothing that npm 10, which comes with Node 20, takes out: what npm 11 says of C libraries', () => {
  expect(Object.keys(packages).filter((name) => 'libc' in packages[name])).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
});
