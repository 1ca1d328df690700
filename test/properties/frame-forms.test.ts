import { expect, it } from 'vitest';
import { createGame, type GameState, rulesetFor } from '../../src/index.js';
import type { Frame } from '../../src/kernel/index.js';

/* What the forms of frames write out by name is what a frame holds: copies are equal to the letter, and no difference goes unnoticed. */

/** Another value than this one, of its sort where that has more than one. */
const other = (value: unknown): unknown =>
  typeof value === 'number'
    ? value + 1
    : typeof value === 'string'
      ? `${value}-`
      : typeof value === 'boolean'
        ? !value
        : Array.isArray(value)
          ? [...value, 'more']
          : value === null
            ? 0
            : { ...(value as object), more: 0 };

it.each([
  ['Second Edition', createGame({ players: 4, seed: 'forms' })],
  [
    'Third Edition',
    createGame({
      edition: 'third-edition',
      scenario: 'ascendance-of-margath',
      players: 4,
      seed: 'forms',
    }) as unknown as GameState,
  ],
])('frames of %s are copied and kept as they are', (_, start) => {
  let state = start;
  const ruleset = rulesetFor(state);
  const { stack } = ruleset.rules.plan;
  const left = new Set(
    Object.values(ruleset.rules.frames).flatMap(({ kind, form }) => (form === undefined ? [] : [kind])),
  );
  expect(left.size).toBeGreaterThan(5);
  const sim = ruleset.simulate(state, { seed: 'forms', check: false });
  for (let actions = 0; actions < 20_000 && left.size > 0; actions++) {
    if (sim.playout('random', { most: 1 }) === 0) break;
    if (!sim.state.frames.some(({ kind }) => left.has(kind))) continue;
    state = sim.snapshot();
    const frames = state.frames as Frame[];
    const copy = stack.copy(frames);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(frames));
    expect(stack.keep(frames, copy)).toBe(frames);
    for (const [at, { kind, ...frame }] of frames.entries()) {
      if (!left.delete(kind)) continue;
      const changes = [
        ...Object.entries(frame).map(([name, value]) => ({ [name]: other(value) })),
        { result: 1 },
      ];
      for (const change of changes) {
        const changed = stack.copy(frames);
        Object.assign(changed[at] as Frame, change);
        const kept = stack.keep(frames, changed);
        expect(JSON.stringify(kept), kind).toBe(JSON.stringify(changed));
        expect(kept[at], `${kind} ${JSON.stringify(change)}`).not.toBe(frames[at]);
        expect(Object.values(kept[at] as Frame).every(Object.isFrozen), kind).toBe(true);
      }
    }
  }
  expect([...left]).toEqual([]);
});
