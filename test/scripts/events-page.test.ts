import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('the page on events and their types tell what the declarations say', () => {
  expect(textOf('docs/events.md')).toContain(
    '| `gold/gained` | A player gains gold. | `amount` gold: the bank → `player` |',
  );
  expect(textOf('src/second-edition/event-types.ts')).toContain("  readonly type: 'gold/gained';\n");
});
