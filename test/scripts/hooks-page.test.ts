import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hook } from '../../src/kernel/index.js';
import * as second from '../../src/second-edition/rules.js';
import * as third from '../../src/third-edition/rules.js';

const isHook = (value: unknown): boolean =>
  typeof value === 'function' && Object.keys(hook('', () => null)).every((key) => key in value);

const linesOf = (page: string): readonly string[] =>
  readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8').split('\n');

const rowIn = (lines: readonly string[], name: string) =>
  lines.find((line) => new RegExp(`^\\| \`${name}[(\`]`).test(line));

it.each([
  ['hooks.md', second, 130],
  ['hooks-third-edition.md', third, 35],
] as const)(
  '%s has a line that says what it answers or does for every hook of the door',
  (page, door, atLeast) => {
    const lines = linesOf(page);
    const hooks = Object.entries(door).filter(([, value]) => isHook(value));
    expect(hooks.length).toBeGreaterThan(atLeast);
    for (const [name] of hooks)
      expect(rowIn(lines, name), name).toMatch(/^\| `\w+\(_?g: G.*` \| (query|command) \| \S+ .*\.* \|/);
  },
);

it('steps and functions have their rules, offers and locals', () => {
  const lines = linesOf('hooks.md');
  expect(rowIn(lines, 'priceOf')).toContain('2e.cards.cost');
  expect(lines).toContain('| `pass` | the rules | `2e.turn.clockwise` |  |');
  expect(lines).toContain(
    '| `answer` | a player, open | `2e.interaction.binding` | `offer/accept`, `offer/decline`, `offer/leave` |',
  );
  // A step that a module brings cites rules of its own, not those of another module with a step of that name.
  const doomTrack = lines.slice(lines.indexOf('### The Doom Track'), lines.indexOf('### Travel Hazards'));
  expect(doomTrack.filter((line) => /`(va|iod)/.test(line))).toEqual([]);
  // Locals that frames share with others are in a file of their own.
  expect(lines.find((line) => line.startsWith('A ranged, melee or magic phase'))).toContain(
    '`used`, `boosts`',
  );
});

it('the page of Third Edition has the steps of its frames, and those of its scenarios', () => {
  const lines = linesOf('hooks-third-edition.md');
  expect(rowIn(lines, 'priceOf')).toContain('3e.shop');
  expect(lines).toContain('| `roll` | chance | `3e.combat.retreat` |  |');
  expect(lines.find((line) => line.startsWith('A rolled move'))).toContain('`player`, `dice`, `rolling`');
  expect(lines.indexOf('#### `omen`')).toBeGreaterThan(lines.indexOf('### The Ascendance of Margath'));
});
