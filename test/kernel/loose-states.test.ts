import { describe, expect, it } from 'vitest';
import {
  apply,
  createGame,
  InvalidSaveError,
  legalActions,
  simulate,
  startGame,
  viewFor,
} from '../../src/index.js';

/* A simulation's state is mutable and its own: looking at it or playing on from it must not freeze it. */

describe('states that somebody may still change', () => {
  const running = () => simulate(createGame({ players: 2, seed: 1 }), { seed: 1 });
  const first = <T>(list: readonly T[]): T => list[0] as T;

  it('a view of one leaves it as it was', () => {
    const game = running();
    const view = viewFor(game.state, 0);
    const seen = JSON.stringify(view);
    expect(() => game.apply(first(game.legalActions()))).not.toThrow();
    expect(JSON.stringify(view)).toBe(seen);
    expect(Object.isFrozen(view)).toBe(true);
  });

  it('apply plays on from one without touching it', () => {
    const game = running();
    const before = JSON.stringify(game.state);
    const next = apply(game.state, first(legalActions(game.state)));
    expect(JSON.stringify(game.state)).toBe(before);
    const kept = JSON.stringify(next);
    for (let i = 0; i < 30; i++) game.apply(first(game.legalActions()));
    expect(JSON.stringify(next)).toBe(kept);
  });
});

describe('a simulation', () => {
  const start = createGame({ players: 3, seed: 5 });
  const state = simulate(start, { chance: 'state' });
  state.playout('random', { most: 60 });
  const given = state.snapshot();
  const sources = {
    'a state': () => given,
    'its clone': () => structuredClone(given),
    'its JSON': () => JSON.parse(JSON.stringify(given)) as typeof given,
    'a view': () => viewFor(given, 0),
    'the clone of a view': () => structuredClone(viewFor(given, 0)),
  };

  it.each(Object.entries(sources))('of %s plays as that of any other, and leaves it as it was', (_, make) => {
    const source = make();
    const before = JSON.stringify(source);
    const game = simulate(source, { seed: 'same', check: false });
    expect(game.playout('random', { most: 400 })).toBe(400);
    const expected = simulate(given, { seed: 'same' });
    expected.playout('random', { most: 400 });
    const { chance: _chance, ...position } = game.snapshot();
    expect(expected.snapshot()).toMatchObject(position);
    expect(JSON.stringify(source)).toBe(before);
  });

  it('of a clone does not see what is written to the clone later', () => {
    const source = structuredClone(given) as { -readonly [N in keyof typeof given]: (typeof given)[N] };
    const game = simulate(source, { seed: 'same' });
    const before = JSON.stringify(game.state);
    for (const part of Object.keys(source) as (keyof typeof source)[]) {
      const inner = source[part];
      if (typeof inner !== 'object' || inner === null) continue;
      for (const key of Object.keys(inner)) Reflect.set(inner, key, null);
    }
    expect(JSON.stringify(game.state)).toBe(before);
    // Read again at each call: what was right once may be wrong now.
    expect(() => simulate(source)).toThrow(InvalidSaveError);
  });

  it('of a value that is no plain JSON is refused, with the place', () => {
    const wrong: readonly [path: string, value: unknown][] = [
      ['ext/odd', Number.NaN],
      ['ext/odd', () => 1],
      ['ext/odd', JSON.parse('{"constructor":1}')],
      ['ext/odd/1', [1, undefined, 2]],
      ['ext/odd', 'x'.repeat(20_001)],
    ];
    for (const [path, odd] of wrong) {
      const refused = expect.objectContaining({
        problems: [expect.objectContaining({ path: expect.stringContaining(path) })],
      });
      expect(() => simulate({ ...given, ext: { odd } } as never)).toThrow(refused);
    }
  });
});

describe('startGame', () => {
  it('gives the same state as createGame, and the facts of the setup', () => {
    const { state, events } = startGame({ players: 3, seed: 'x' });
    expect(state).toEqual(createGame({ players: 3, seed: 'x' }));
    expect(events.filter((e) => e.type === 'hero/given').map((e) => e.card)).toEqual(
      state.players.map((p) => p.hero.card),
    );
    expect(events.filter((e) => e.type === 'market/stocked')).toHaveLength(7);
  });
});

it('a state of more players than a table has room for is refused before its rules look at it', () => {
  const state = createGame({ players: 2, seed: 1 });
  const crowded = { ...state, players: Array.from({ length: 32 }, () => state.players[0]) } as typeof state;
  for (const ask of [() => legalActions(crowded), () => simulate(crowded), () => viewFor(crowded, 0)])
    expect(ask).toThrow(/players: No game has more than 31 players/);
});
