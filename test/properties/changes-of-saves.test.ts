import { expect, it } from 'vitest';
import { position, walk } from '../../scripts/keep-third-edition-saves.js';
import { createGame, type Json } from '../../src/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { rulesetOf as rulesetOfThird } from '../../src/third-edition/bundled.js';
import { inheritedNames, mutationOf, numbersFrom } from './mutations.js';
import { changed } from './third-edition.js';

/* The fuzz of saves looks where faults were found from outside: each of these changes comes up, in both editions. */

const kinds = {
  'a name of every object, where a space stands': ({ path, to }) =>
    /(space|hex)$/.test(path) && inheritedNames.includes(to as string),
  'a key that every object has': ({ to }) =>
    typeof to === 'object' && to !== null && inheritedNames.some((name) => Object.hasOwn(to, name)),
  'a frame taken out': ({ path, from, to }) =>
    path === 'frames' && Array.isArray(to) && to.length < (from as Json[]).length && to.length > 0,
  'a frame twice': ({ path, from, to }) =>
    path === 'frames' && Array.isArray(to) && to.length === (from as Json[]).length + 1,
  'a number that nothing passes': ({ to }) => to === 1_000_000_000,
  'a number that most do not reach': ({ to }) => to === 48,
  'a list with one of its items many times': ({ from, to }) =>
    Array.isArray(to) && Array.isArray(from) && to.length >= from.length + 48,
  'a seat named twice': ({ from, to }) =>
    Array.isArray(from) && from.every(Number.isInteger) && Array.isArray(to) && to.length > new Set(to).size,
} satisfies Record<
  string,
  (change: { path: string; from: Json | undefined; to: Json | undefined }) => boolean
>;

function count(changes: Iterable<{ path: string; from: Json | undefined; to: Json | undefined }>) {
  const found = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0]));
  for (const change of changes)
    for (const [kind, is] of Object.entries(kinds)) if (is(change)) found[kind] = (found[kind] ?? 0) + 1;
  return found;
}

const all = Object.fromEntries(
  Object.keys(kinds).map((kind) => [kind, expect.toSatisfy((n: number) => n > 0)]),
);

it('saves of Second Edition are changed in each of these ways', () => {
  const state = createGame({ players: 3, seed: 5, modules: ['seven-scions'] });
  const hook = {
    ...{ kind: 'joint-battle', step: 'fight', player: 0, card: 'x', group: false, fighting: [0, 1, 2] },
    ...{ away: [], returning: [], struck: [], sharing: null },
  };
  const save = { ...state, frames: [...state.frames, ...state.frames, hook] };
  const ruleset = rulesetOf(['seven-scions']);
  const below = numbersFrom(1);
  const changes = Array.from(
    { length: 20_000 },
    () => mutationOf(save as never, ruleset, below) ?? [],
  ).flat();
  expect(count(changes)).toEqual(all);
});

it('saves of Third Edition too', { timeout: 60_000 }, () => {
  const ruleset = rulesetOfThird('corpse-king');
  const state = position('corpse-king', ({ frames }) => frames.at(-1)?.kind === 'move');
  expect([...walk(ruleset, state, 1, 1)].length).toBeGreaterThan(1);
  const below = numbersFrom(1);
  const at = (whole: unknown, path: string): Json | undefined =>
    path
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], whole) as
      | Json
      | undefined;
  const changes = Array.from({ length: 6000 }, () => {
    const [where, save] = changed(state, ruleset, below);
    const [path = ''] = where.split(' := ');
    return { path, from: at(state, path), to: at(save, path) };
  });
  expect(count(changes)).toEqual(all);
});
