import { describe, expect, it } from 'vitest';
import { apply, createGame, decision, type GameState, legalActions, simulate } from '../../src/index.js';
import { copyJson, freezeJson, keepJson } from '../../src/kernel/index.js';
import { asserted } from '../asserted.js';

/* States that follow each other share what did not change, and every state is frozen to its depths. */

const isDeeplyFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));

describe('keepJson alone', () => {
  it('leaves what goes on being changed as it is, and keeps no part of it', () => {
    const before = freezeJson({ a: { x: 1 }, b: [{ y: 1 }] });
    const now = { a: { x: 1 }, b: [{ y: 2 }] };
    const kept = keepJson(before, now);
    (now.b[0] as { y: number }).y = 3;
    now.a.x = 9;
    expect(kept).toEqual({ a: { x: 1 }, b: [{ y: 2 }] });
  });
});

describe('keepJson', () => {
  const before = freezeJson({ a: { x: 1 }, b: [{ y: 1 }, { y: 2 }], c: 'z' });

  it('gives the former value back where nothing changed', () => {
    expect(keepJson(before, copyJson(before))).toBe(before);
  });

  it('keeps unchanged parts by identity and freezes changed ones', () => {
    const after = copyJson(before);
    (after.b[1] as { y: number }).y = 3;
    const shared = keepJson(before, after);
    expect(shared).toEqual({ a: { x: 1 }, b: [{ y: 1 }, { y: 3 }], c: 'z' });
    expect(shared.a).toBe(before.a);
    expect(shared.b[0]).toBe(before.b[0]);
    expect(isDeeplyFrozen(shared)).toBe(true);
    expect(before.b[1]?.y).toBe(2);
  });

  it.each([
    ['a part that is gone', { a: { x: 1 }, c: 'z' }],
    ['a part that is new', { a: { x: 1 }, b: [{ y: 1 }, { y: 2 }], c: 'z', d: 0 }],
    ['a shorter list', { a: { x: 1 }, b: [{ y: 1 }], c: 'z' }],
    ['a longer list', { a: { x: 1 }, b: [{ y: 1 }, { y: 2 }, { y: 3 }], c: 'z' }],
    ['another type', { a: [1], b: null, c: 'z' }],
    ['nothing left', {}],
  ])('takes over %s', (_what, after: unknown) => {
    const shared = keepJson<unknown>(before, copyJson(after));
    expect(shared).toEqual(after);
    expect(isDeeplyFrozen(shared)).toBe(true);
  });

  it.each([
    ['an empty object', {}, 'nothing', null],
    ['an empty object', {}, 'a number', 0],
    ['an empty object', {}, 'an empty text', ''],
    ['an empty object', {}, 'an empty list', []],
    ['an empty list', [], 'an empty object', {}],
    ['an empty list', [], 'nothing', null],
    ['an empty list', [], 'a list of nothing', [null]],
    ['nothing', null, 'an empty object', {}],
    ['nothing', null, 'an empty list', []],
    ['a number', 0, 'an empty text', ''],
  ] as const)('does not take %s (%j) for %s', (_was, was, _is, is) => {
    expect(keepJson<unknown>(freezeJson({ part: was }), { part: is })).toEqual({ part: is });
    expect(keepJson<unknown>(freezeJson([was]), [is])).toEqual([is]);
    expect(keepJson<unknown>(freezeJson(was), is)).toEqual(is);
  });

  it('keeps the unchanged parts of a list that has become longer or shorter', () => {
    const longer = keepJson(before.b, [...copyJson(before.b), { y: 3 }]);
    expect(longer).toEqual([{ y: 1 }, { y: 2 }, { y: 3 }]);
    expect([longer[0] === before.b[0], longer[1] === before.b[1]]).toEqual([true, true]);
    expect(isDeeplyFrozen(longer)).toBe(true);
    const shorter = keepJson(before.b, copyJson(before.b).slice(0, 1));
    expect(shorter).toEqual([{ y: 1 }]);
    expect(shorter[0]).toBe(before.b[0]);
  });
});

describe('apply', () => {
  const walk = (visit: (before: GameState, after: GameState) => void): void => {
    let game = createGame({ players: 3, seed: 'sharing' });
    for (let i = 0; i < 300 && !game.outcome; i++) {
      const actions = legalActions(game);
      const next = apply(game, actions[(i * 7) % actions.length] as (typeof actions)[number]);
      visit(game, next);
      game = next;
    }
  };

  it('gives states that are frozen to their depths', () => {
    walk((_before, after) => expect(isDeeplyFrozen(after)).toBe(true));
    asserted(150);
  });

  it('shares every part that came out equal', () => {
    let shared = 0;
    walk((before, after) => {
      for (const part of Object.keys(after) as (keyof GameState)[])
        if (typeof after[part] === 'object' && JSON.stringify(before[part]) === JSON.stringify(after[part])) {
          expect(after[part], part).toBe(before[part]);
          shared++;
        }
    });
    expect(shared).toBeGreaterThan(1000);
  });
});

describe('players are lent', () => {
  const played = (actions: number) => {
    const simulation = simulate(createGame({ players: 4, seed: 'lent' }), { seed: 3, check: false });
    simulation.playout('random', { most: actions });
    return simulation;
  };

  it('a fork changes nobody of the simulation it came from, nor that one anybody of the fork', () => {
    const simulation = played(300);
    const before = simulation.snapshot();
    const fork = simulation.fork();
    fork.playout('random', { most: 200 });
    expect(simulation.snapshot()).toEqual(before);
    const other = simulation.fork();
    simulation.playout('random', { most: 200 });
    expect(simulation.snapshot().players).not.toEqual(before.players);
    expect(other.snapshot().players).toEqual(before.players);
  });

  it('forks of forks are as much apart', () => {
    const simulation = played(300);
    const fork = simulation.fork();
    fork.playout('random', { most: 1 });
    const before = fork.snapshot();
    const again = fork.fork();
    again.playout('random', { most: 200 });
    simulation.playout('random', { most: 200 });
    expect(fork.snapshot()).toEqual(before);
  });

  it('an action on a state leaves whomever it does not touch the very same', () => {
    const before = createGame({ players: 4, seed: 'lent' });
    const { actor } = decision(before) ?? {};
    const [action] = legalActions(before);
    if (action === undefined) throw new Error('Nobody can do anything.');
    const after = apply(before, action);
    const others = [0, 1, 2, 3].filter((at) => at !== actor);
    expect(others.map((at) => after.players[at] === before.players[at])).toEqual([true, true, true]);
  });

  it('looking at a state copies nobody: an illegal action or a list leaves the next state sharing as much', () => {
    const first = played(40).snapshot();
    const action = legalActions(first)[0];
    if (action === undefined) throw new Error('The game is over.');
    const state = apply(first, action);
    expect(() => apply(state, { type: 'market/buy', card: 'mordrog' })).toThrow();
    legalActions(state, 1);
    const then = legalActions(state)[0];
    if (then === undefined) throw new Error('The game is over.');
    const next = apply(state, then);
    expect(next.players.filter((player, at) => player === state.players[at]).length).toBeGreaterThan(1);
  });
});
