import { afterAll, describe, expect, it } from 'vitest';
import { createGame, type GameState, simulate, viewFor } from '../../src/index.js';
import { bundledModules, composeRuleset } from '../../src/second-edition/bundled.js';
import { createPool, type PlayoutsOptions, playouts } from '../../src/threads/index.js';

/* Games on many threads are the games of one. */

const file = new URL('./mine.mjs', import.meta.url);
const pool = createPool({ threads: 3 });
afterAll(() => pool.close());

const second = [2, 3].map((players) => createGame({ players, seed: `second ${players}` }));
const third = (['corpse-king', 'ascendance-of-margath'] as const).map((scenario) =>
  createGame({ edition: 'third-edition', scenario, players: 2, seed: scenario }),
);
const positions = [...second, ...third];

/** The same games by 0 to 3 threads. */
async function alike(states: Parameters<typeof playouts>[0], options: PlayoutsOptions) {
  const alone = await pool.playouts(states, { ...options, threads: 0 }).all();
  expect(alone).toHaveLength(states.length * (options.count ?? 1));
  for (const threads of [1, 2, 3])
    expect(await pool.playouts(states, { ...options, threads }).all(), `${threads} threads`).toEqual(alone);
  return alone;
}

describe('games on several threads', () => {
  it('are those of one, at random, in both editions', async () => {
    const games = await alike(positions, { count: 4, seed: 'random', most: 40, keep: 'state' });
    expect(games.map(({ state, game }) => `${state}/${game}`)).toEqual(
      positions.flatMap((_, state) => Array.from({ length: 4 }, (_, game) => `${state}/${game}`)),
    );
    expect(new Set(games.map(({ kept }) => JSON.stringify(kept))).size).toBe(games.length);
  });

  it('are those that a simulation plays with the same seed', async () => {
    const games = await playouts(positions, {
      count: 2,
      seed: 'same',
      most: 80,
      keep: 'state',
      threads: 2,
    }).all();
    for (const { state, seed, actions, outcome, kept } of games) {
      const sim = simulate(positions[state] as GameState, { seed });
      expect(sim.playout('random', { most: 80 })).toBe(actions);
      expect([sim.outcome, sim.snapshot()]).toEqual([outcome, kept]);
    }
    expect(games).toHaveLength(8);
  });

  it('are those of one among bots, in both editions', async () => {
    const by = (policy: 'nimble' | 'sensible') =>
      alike(positions.slice(1, 3), { count: 2, seed: 1, policy, most: 20, keep: 'state' });
    const [nimble, sensible] = [await by('nimble'), await by('sensible')];
    expect(nimble.map(({ kept }) => kept)).not.toEqual(sensible.map(({ kept }) => kept));
  });

  it('are those of one by a policy from a file, with what another function keeps', async () => {
    const options = { policy: { file, name: 'last' }, keep: { file, name: 'gold' }, seed: 2, most: 50 };
    const games = await alike(second, options);
    expect(games.map(({ kept }) => kept)).toEqual(
      second.map(({ players }) => ({ gold: players.map(() => expect.any(Number)), modules: [] })),
    );
    await alike(positions, { policy: { file: file.href }, seed: 2, most: 50, check: false, count: 3 });
  });

  it('begin at views as well, with what is hidden dealt for each game', async () => {
    const views = [...second, ...third].map((state) => viewFor(state, 0));
    await alike(views, { count: 3, seed: 'views', most: 30, keep: 'state' });
    await alike(views, { count: 2, seed: 'views', most: 10, keep: 'state', policy: 'nimble' });
  });

  it('are left after turns, after rounds, or when a function says so', async () => {
    const turns = await alike(second, { seed: 3, count: 3, until: { turns: 4 }, keep: 'state' });
    expect(turns.map(({ kept }) => (kept as GameState).turn)).toEqual(Array(6).fill(5));
    const rounds = await alike(third, { seed: 3, count: 2, until: { rounds: 2 }, keep: 'state' });
    expect(rounds.map(({ kept }) => (kept as { round: number }).round)).toEqual(
      rounds.map(({ state }) => (third[state]?.round ?? 0) + 2),
    );
    const until = { file, name: 'afterTurnEight' };
    for (const policy of ['random', 'nimble'] as const) {
      const games = await alike(second, { seed: 3, until, policy, keep: 'state' });
      expect(games.map(({ kept }) => (kept as GameState).turn)).toEqual([9, 9]);
    }
  });

  it('are played to their end if nothing is said, and need no states', async () => {
    const state = createGame({ players: 2, seed: 'end', modules: ['doom-track'] });
    const games = await playouts([state], { count: 2, seed: 4, threads: 2 }).all();
    expect(games.map(({ outcome, kept }) => [outcome !== null, kept])).toEqual(Array(2).fill([true, null]));
    expect(await playouts([]).all()).toEqual([]);
  });

  it('are the same one by one, and each time anew; without a seed they have one of the system', async () => {
    const games = pool.playouts(second, { count: 9, most: 20, ahead: 4, keep: 'state' });
    const one = [];
    for await (const game of games) one.push(game);
    expect(one).toHaveLength(18);
    expect(await games.all()).toEqual(one);
    expect(one[0]?.seed).toBe(`${games.seed}/0/0`);
    expect(pool.playouts(second).seed).not.toBe(games.seed);
  });
});

describe('rules from a file', () => {
  it('are modules, put together with those of the package', async () => {
    const { hardier } = await import(file.href);
    const ruleset = composeRuleset([...Object.values(bundledModules).slice(0, 1), hardier]);
    const states = [ruleset.createGame({ players: 2, seed: 'own' }), createGame({ players: 2, seed: 'own' })];
    const games = await alike(states, {
      rules: file,
      seed: 5,
      most: 60,
      count: 2,
      keep: { file, name: 'gold' },
    });
    expect(games.map(({ kept }) => (kept as { modules: string[] }).modules)).toEqual([
      ...Array(2).fill(['doom-track', 'hardier-heroes']),
      ...Array(2).fill([]),
    ]);
  });

  it('are missed with the ids that there are not', async () => {
    const { hardier } = await import(file.href);
    const state = composeRuleset([hardier]).createGame({ players: 2, seed: 'own' });
    for (const threads of [0, 2])
      await expect(pool.playouts([state], { threads }).all()).rejects.toMatchObject({
        kind: 'unknown-ruleset',
        state: 0,
        game: 0,
        reason: expect.stringContaining('"hardier-heroes"'),
      });
  });

  it('are rulesets, found by what a state says of itself', async () => {
    const rules = new URL('./rulesets.mjs', import.meta.url);
    const { own, kings } = await import(rules.href);
    const states = [
      own.createGame({ players: 2, seed: 'own' }),
      kings[0].createGame({ players: 2, seed: 'own' }),
    ];
    const games = await alike(states, { rules, seed: 6, most: 40, keep: { file, name: 'gold' } });
    expect(games.map(({ kept }) => (kept as { modules: string[] }).modules)).toEqual([
      ['item-limits'],
      ['corpse-king'],
    ]);
    await expect(pool.playouts(states, { threads: 2 }).all()).rejects.toMatchObject({
      kind: 'invalid-save',
      reason: expect.stringContaining('other content'),
    });
  });
});
