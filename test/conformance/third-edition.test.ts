import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readVectors, runVector, runVectors, type Vector, vocabularyOf } from '../../src/conformance/index.js';
import { defineModule } from '../../src/kernel/index.js';
import { rulesetOf } from '../../src/third-edition/whole.js';

/* Vectors of Third Edition: that they run, that a slip in one is told, and that nothing passes which is otherwise. */

const fighting = {
  id: '3e.combat.alternate/for-the-test',
  title: 'A combat in its second round',
  rules: ['3e.combat.alternate'],
  game: {
    edition: 'third-edition',
    scenario: 'corpse-king',
    players: [{ hero: 'corbin', damage: 2, hand: ['ambush'] }, { hero: 'lyssa' }],
    zombies: ['tamalir'],
  },
  given: {
    combat: {
      player: 0,
      enemy: 'corrupted-villagers',
      phase: 'act',
      round: 2,
      attacker: { tokens: { 'corbin-1': { face: 1 }, 'corbin-2': { at: 'spent' } } },
      foe: { damage: 1 },
    },
  },
};

const fight = (wanted: object, more: object = {}): Vector =>
  ({ ...fighting, steps: [{ expect: wanted }], ...more }) as unknown as Vector;

const created = (create: object, more: object = {}): Vector =>
  ({
    id: '3e.setup.first-player/for-the-test',
    title: 'A new game',
    rules: ['3e.setup.first-player'],
    create: { edition: 'third-edition', scenario: 'corpse-king', players: 2, ...create },
    steps: [{ expect: { decision: { actor: 'chance' } } }],
    ...more,
  }) as unknown as Vector;

/** Where a vector speaks of nothing: the paths, and what is said there. */
const problemsOf = (vector: Vector): readonly string[] => {
  const verdict = runVector(vector);
  return verdict.status === 'fail'
    ? (verdict.problems ?? []).map(({ path, message }) => `${path}: ${message}`)
    : [];
};
const messageOf = (vector: Vector): string => {
  const verdict = runVector(vector);
  return verdict.status === 'fail' ? verdict.message : verdict.status;
};
