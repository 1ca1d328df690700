import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hook } from '../../src/kernel/index.js';
import * as door from '../../src/second-edition/rules.js';

const isHook = (value: unknown): boolean =>
  typeof value === 'function' && Object.keys(hook('', () => null)).every((key) => key in value);

it('every hook of the door has a line that says what it answers or does, and every step and function has one', () => {
  const lines = readFileSync(new URL('../../docs/hooks.md', import.meta.url), 'utf8').split('\n');
  const row = (name: string) => lines.find((line) => new RegExp(`^\\| \`${name}[(\`]`).test(line));
  for (const [name, value] of Object.entries(door))
    if (isHook(value))
      expect(row(name), name).toMatch(/^\| `\w+\(g: G.*` \| (query|command) \| \S+ .*\.* \|/);
  expect(row('priceOf')).toContain('2e.cards.cost');
  expect(lines).toContain('| `pass` | the rules | `2e.turn.clockwise` |  |');
  expect(lines).toContain(
    '| `answer` | a player, open | `2e.interaction.binding` | `offer/accept`, `offer/decline`, `offer/leave` |',
  );
  // A step that a module brings cites rules of its own, not those of another module with a step of that name.
  const doomTrack = lines.slice(lines.indexOf('### The Doom Track'), lines.indexOf('### Travel Hazards'));
  expect(doomTrack.filter((line) => /`(va|iod)/.test(line))).toEqual([]);
});
