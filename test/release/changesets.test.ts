import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/*
 * Changesets become an entry of CHANGELOG.md. Tried with `changeset version` itself in a copy that has only what it reads: the changesets that wait
 * and the package.json of every workspace. So this fails for a changeset that nobody can read, or that names another package.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const { workspaces, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
let copy = '';
const read = (file: string): string => readFileSync(join(copy, file), 'utf8');
const changeset = (text: string): void => writeFileSync(join(copy, '.changeset/tried-by-the-test.md'), text);

/** Runs `changeset version` there. */
function collect() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'],
    { cwd: copy, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'runebound-changesets-'));
  const files = ['.changeset', 'CHANGELOG.md', ...workspaces.map((at: string) => join(at, 'package.json'))];
  for (const file of files) cpSync(join(root, file), join(copy, file), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

describe('a changeset', () => {
  it('becomes the newest entry of CHANGELOG.md with those that wait, above all that stands there', () => {
    const before = read('CHANGELOG.md');
    const others = workspaces
      .filter((at: string) => at !== '.')
      .map((at: string) => join(at, 'package.json'));
    const unchanged = others.map(read);
    changeset("---\n'runebound-engine': minor\n---\n\nTried: `this` is *new*.\n");
    expect(collect()).toMatchObject({ status: 0 });

    const next = JSON.parse(read('package.json')).version;
    expect(next).not.toBe(version);
    const after = read('CHANGELOG.md');
    expect(after.startsWith(`# runebound-engine\n\n## ${next}\n`)).toBe(true);
    expect(after).toContain('### Minor Changes\n\n');
    expect(after).toContain('- Tried: `this` is *new*.\n');
    expect(after.endsWith(before.slice(before.indexOf('\n## ')))).toBe(true);
    expect(others.length).toBeGreaterThan(2);
    expect(others.map(read)).toEqual(unchanged);
  });

  it.each([
    [
      'of another package',
      "---\n'runebound': minor\n---\n\nNew.\n",
      /tried-by-the-test for package runebound /,
    ],
    ['of no known size', "---\n'runebound-engine': huge\n---\n\nNew.\n", /invalid version type "huge"/],
    ['without its beginning', 'New.\n', /missing or invalid frontmatter/],
  ])('%s is refused', (_what, text, said) => {
    changeset(text);
    const refused = collect();
    expect(refused.status).not.toBe(0);
    expect(refused.said).toMatch(said);
  });
});
