import { describe, expect, it } from 'vitest';
import { apply, createGame, legalActions, simulate, startGame, viewFor } from '../../src/index.js';

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
