import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { effectRules } from '../src/second-edition/abilities/effects/index.js';
import { stats, triggers, whos, windows } from '../src/second-edition/abilities/language.js';
import { contentSchema } from '../src/second-edition/content/schema.js';
import { checkContent } from '../src/second-edition/index.js';
import { checkContentFiles } from '../tools/cli/content.js';

/* docs/content.md teaches the whole ability language, and what it shows is right. */

const page = readFileSync('docs/content.md', 'utf8');
const prose = page.replace(/```[\s\S]*?```/g, '');
const words = new Set([...prose.matchAll(/`([^`]+)`/g)].map((match) => match[1]));

describe('docs/content.md', () => {
  it.each([...Object.keys(effectRules)])('has an entry for the effect %s', (effect) => {
    expect([...page.matchAll(/^\| (`.*?) \|/gm)].some((row) => row[1]?.includes(`\`${effect}\``))).toBe(true);
  });

  it.each([...windows, ...triggers, ...stats, ...whos])('names %s', (word) => expect(words).toContain(word));

  it('shows a pack that is right', () => {
    const pack: unknown = JSON.parse(page.match(/```json\n(\{\n {2}"id"[\s\S]*?)```/)?.[1] ?? '');
    expect(checkContent(pack)).toEqual([]);
    expect(contentSchema.safeParse(pack).success).toBe(true);
  });

  it('points to an example pack that is right', () => {
    const [report] = checkContentFiles(['examples/content/ashen-roads.json']);
    expect(report?.lines).toEqual([
      'examples/content/ashen-roads.json: all is well (1 hero, 1 adventure card, 1 market card)',
    ]);
  });
});
