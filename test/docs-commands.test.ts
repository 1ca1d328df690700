import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { program } from '../tools/cli/program.js';

/* What pages tell people to type is there: every `npm run …` is a script, every `npx runebound-engine …` a command with those options. */

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** All pages: of the repository, of the examples and of the site. */
const pages = ['.', 'docs', 'examples', 'site/src', '.changeset', '.github']
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' }).map((name) =>
      join(folder, name).replaceAll('\\', '/'),
    ),
  )
  .filter((name) => /\.(mdx?|ya?ml)$/.test(name) && !name.includes('node_modules/'));

/** The scripts of a folder's package. */
function scriptsIn(folder: string): readonly string[] {
  const file = join(folder, 'package.json');
  return existsSync(join(root, file)) ? Object.keys(JSON.parse(read(file)).scripts ?? {}) : [];
}

const found = (pattern: RegExp) =>
  pages.flatMap((page) =>
    [...read(page).matchAll(pattern)].map((match) => ({ page, said: match[0], match })),
  );

/** What is run by npm, with the rest of its line: a workspace may be named there. */
const scripts = found(/npm (?:run(?: --silent| -s)* ([a-z][\w:-]*)|(test|start)\b)([^`\n]*)/g);
/** What the command is called with. */
const commands = found(/npx (?:-y )?runebound-engine(?:@\S+)? ([^`\n]*)/g);

describe('what pages tell to run', () => {
  it('is looked for on all of them', () => {
    for (const page of ['README.md', 'CONTRIBUTING.md', 'docs/bots.md', 'examples/python/README.md'])
      expect(pages).toContain(page);
    expect(scripts.length).toBeGreaterThan(60);
    expect(commands.length).toBeGreaterThan(40);
  });

  it.each(scripts)('$page: $said', ({ page, match }) => {
    const [, name, short, rest = ''] = match;
    const workspace = /(?:-w|--workspace)[ =](\S+?)[`.,;:)]*(?:\s|$)/.exec(rest)?.[1];
    const script = name ?? short ?? '';
    const there =
      workspace === undefined ? [...scriptsIn('.'), ...scriptsIn(dirname(page))] : scriptsIn(workspace);
    expect(there).toContain(script);
  });

  it.each(found(/npm run generate -- ([a-z][\w-]*)/g))('$page: $said', ({ match }) => {
    expect(existsSync(join(root, `scripts/generate/${match[1]}.ts`))).toBe(true);
  });

  it.each(commands)('$page: $said', ({ match }) => {
    // To the end of the command, without what a shell does with it and without comments.
    const [line = ''] = (match[1] ?? '').split(/\s(?:#|\||>|&&)|["']?\s*$/);
    const words = line.trim().split(/\s+/).filter(Boolean);
    let command: Command = program;
    let word = words.shift();
    while (word !== undefined && /^[a-z][\w-]*$/.test(word)) {
      const next: Command | undefined = command.commands.find((one) => one.name() === word);
      // A command that has commands is called with one of them; another takes words.
      if (next === undefined && command.commands.length > 0) expect.fail(`there is no command ${word}`);
      if (next === undefined) break;
      command = next;
      word = words.shift();
    }
    const known = ['--help', '--version', ...command.options.map(({ long }) => long)];
    const options = [word, ...words].flatMap((one) => /^--([a-z][\w-]*)/.exec(one ?? '')?.[0] ?? []);
    expect(options.filter((option) => !known.includes(option))).toEqual([]);
  });
});
