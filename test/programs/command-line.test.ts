import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { program } from '../../tools/cli/program.js';
import { called, main } from '../tools/cli/command.js';

/* docs/command-line.md names every command with its options, and what it shows is what they say. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/command-line.md`, 'utf8');

/** The commands that can be called, with the words that call them. Those that stand in no help are nobody's. */
const commandsOf = (command: Command, before = ''): [string, Command][] =>
  command
    .createHelp()
    .visibleCommands(command)
    .filter((each) => each.name() !== 'help')
    .flatMap((each): [string, Command][] => {
      const name = `${before}${each.name()}`;
      return each.commands.length > 0 ? commandsOf(each as Command, `${name} `) : [[name, each as Command]];
    });
const commands = commandsOf(program);

const sections = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((section): [string, string] => [section.split('\n')[0] ?? '', section]),
);

/** What is typed, and what comes of it. */
const examples = [...page.matchAll(/```console\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((each): [string, string] => {
      const [typed = '', ...answer] = each.split('\n');
      return [typed, answer.join('\n').trimEnd()];
    }),
);

describe('docs/command-line.md', () => {
  it('has a section for every command there is, and for none that is not', () => {
    expect([...sections.keys()].sort()).toEqual(commands.map(([name]) => name).sort());
    for (const [name] of commands) expect(page).toContain(`[\`${name}\`](#${name.replace(' ', '-')})`);
  });

  it.each(commands)('%s: names its options, and no others', (name, command) => {
    const named = new Set(
      [...(sections.get(name) ?? '').matchAll(/`(--[a-z]+)/g)].map(([, option]) => option),
    );
    expect([...named].sort()).toEqual(command.options.map(({ long }) => long).sort());
  });

  it('shows an example of each, but for games, which need a terminal', () => {
    for (const [name] of commands)
      expect(sections.get(name)).toMatch(new RegExp(`npx runebound-engine ${name}( |\\n)`));
    expect(examples.length).toBeGreaterThan(9);
  });

  it.each(examples)('%s: says what stands there', async (typed, answer) => {
    // What the shell does something with is left to it.
    const [, words] = /^npx runebound-engine ([^|<>&;$]*)$/.exec(typed) ?? [];
    if (words !== undefined) {
      const args = [...words.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
      const { stdout, stderr } = await called(args);
      return expect((stdout + stderr).trimEnd()).toBe(answer);
    }
    const line = typed.replaceAll('npx runebound-engine', '"$NODE" "$COMMAND"');
    const { stdout } = spawnSync('sh', ['-c', `{ ${line}; } 2>&1`], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE: process.execPath, COMMAND: main },
    });
    expect(stdout.trimEnd()).toBe(answer);
  });
});
