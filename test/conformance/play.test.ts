import { describe, expect, it } from 'vitest';
import { playVector, runVector, type Vector, type VectorStep } from '../../src/conformance/index.js';

/* A vector that is watched: every position it comes to. */

const escaping = (...steps: object[]): Vector => ({
  id: '2e.escape.fail/for-the-test',
  title: 'A failed escape costs one wound',
  rules: ['2e.escape.fail'],
  game: { players: [{ hero: 'varikas-the-dead' }, {}] },
  given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape' } },
  steps: steps as VectorStep[],
});

const tries = { do: { type: 'combat/escape' } };
const rolls = { chance: { type: 'chance/roll', dice: [1, 2] } };
const wounded = (wounds: number) => ({ expect: { state: { '/players/0/hero/wounds': wounds } } });

describe('playVector', () => {
  it('keeps the position it begins with, and the one after each step with what happened by it', () => {
    const { verdict, ruleset, moments, refused } = playVector(escaping(wounded(0), tries, rolls, wounded(1)));
    expect(verdict.status).toBe('pass');
    expect(refused).toEqual([]);
    expect(moments.map(({ step }) => step)).toEqual([null, 0, 1, 2, 3]);
    expect(moments.map(({ state }) => ruleset?.decision(state)?.actor)).toEqual([0, 0, 'chance', 0, 0]);
    const happened = moments.map(({ events }) => events.some(({ type }) => type === 'wounds/taken'));
    expect(happened).toEqual([false, false, false, true, false]);
  });

  it('stops at the step that fails, and judges as runVector does', () => {
    const failing = escaping(tries, rolls, wounded(2), wounded(1));
    const { verdict, moments } = playVector(failing);
    expect(verdict).toEqual(runVector(failing));
    expect(verdict).toMatchObject({ status: 'fail', step: 2 });
    expect(moments.map(({ step }) => step)).toEqual([null, 0, 1]);
  });

  it('says why a position is refused', () => {
    const { verdict, ruleset, moments, refused } = playVector({
      id: '2e.experience.life-max-three/for-the-test',
      title: 'A position with a fourth Life counter is refused',
      rules: ['2e.experience.life-max-three'],
      game: { players: [{ experience: { life: 4 } }, {}] },
      refused: { rule: '2e.experience.life-max-three' },
    });
    expect(verdict.status).toBe('pass');
    expect([ruleset, moments]).toEqual([null, []]);
    expect(refused).toMatchObject([{ rule: '2e.experience.life-max-three' }]);
  });

  it('shows nothing of what is no vector', () => {
    const { verdict, ruleset, moments } = playVector(
      escaping({ do: { type: 'combat/run-away' } }, wounded(1)),
    );
    expect(verdict).toMatchObject({ status: 'fail', problems: [{ path: 'steps/0/do/type' }] });
    expect([ruleset, moments]).toEqual([null, []]);
  });
});
