import { describe, expect, it } from 'vitest';
import { searched } from '../../scripts/trace/searched.js';
import { rulesOf } from '../../site/.vitepress/theme/player/load.js';
import { stage } from '../../site/.vitepress/theme/player/second-edition.js';
import type { Scene, Vector } from '../../site/.vitepress/theme/player/stage.js';
import { read } from '../../site/gather/places.js';
import { upTo } from '../depth.js';

/* What the board on a page shows of a vector. */

function vector(path: string, id: string): Vector {
  const { vectors } = JSON.parse(read(path)) as { vectors: Vector[] };
  const found = vectors.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no vector ${id} in ${path}.`);
  return found;
}

const fleeing = vector('conformance/second-edition/escape.json', '2e.escape.fail/takes-one-wound');

const told = ({ told: lines }: Scene): string => lines.map(({ text }) => text.trim()).join(' ');

it('shows what is done, what comes of it, and what must then be true', () => {
  const { passed, scenes } = stage(fleeing);
  expect(passed).toBe(true);
  expect(scenes.map(({ is }) => is)).toEqual(['position', 'action', 'chance', 'expectation']);
  expect(scenes[2]?.title).toBe('The dice show 1 and 2.');
  expect(scenes[2] && told(scenes[2])).toContain('takes 1 wound');
  expect(scenes[2]?.waits).toContain('Do you try to escape?');
  expect(scenes[3]?.expected.map(({ what }) => what)).toEqual(['the state', 'may', 'may not', 'happened']);
  expect(scenes[3]?.expected[2]).toMatchObject({
    rule: '2e.combat.phases',
    because: expect.stringMatching(/./),
  });
});

it('draws the table of each scene, light and dark', () => {
  const [first] = stage(fleeing).scenes;
  expect(first?.draw('light')).toMatch(/^<svg/);
  expect(first?.draw('dark')).not.toBe(first?.draw('light'));
});

it('stops where a vector fails, and says how', () => {
  const steps = [
    ...(fleeing.steps ?? []).slice(0, -1),
    { expect: { state: { '/players/0/hero/wounds': 2 } } },
  ];
  const { passed, fault, scenes } = stage({ ...fleeing, steps });
  expect(passed).toBe(false);
  expect(fault).toContain('/players/0/hero/wounds');
  expect(scenes.map(({ is }) => is)).toEqual(['position', 'action', 'chance']);
});

it('says of what is no vector what is wrong with it', () => {
  const { passed, fault, scenes } = stage({ ...fleeing, rules: ['2e.escape.flight'] });
  expect(passed).toBe(false);
  expect(fault).toContain('2e.escape.flight');
  expect(scenes).toEqual([]);
});

describe('a vector of each file', () => {
  const { vectors } = searched();
  const files = new Map(vectors.map((one) => [one.path, one]));

  // Counting trees takes its time, and is done elsewhere.
  const told = [...files.values()].filter(({ path }) => !path.includes('/perft/'));

  it.each(told.map(({ path, id }) => [path, id]))(
    '%s: %s is shown from its beginning to its end',
    async (path, id) => {
      const found = vector(path, id);
      const { passed, fault, scenes } = (await rulesOf(found)).stage(found);
      expect(fault).toBe('');
      expect(passed).toBe(true);
      expect(scenes.length).toBeGreaterThan(0);
      for (const [at, { expected, draw }] of scenes.entries()) {
        for (const { text } of expected) expect(text).not.toMatch(/undefined|\[object/);
        // The last table has all that came before on it; each one is drawn at night.
        if (at >= upTo(scenes.length - 1, 0)) expect(() => draw('light')).not.toThrow();
      }
      expect(scenes.at(-1)?.expected.length).toBeGreaterThan(0);
    },
  );
});
