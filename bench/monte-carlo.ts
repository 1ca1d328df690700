import type { Action } from '../src/index.js';
import type { Sim } from './walks.js';

/* Playing on at random from a position, and the plainest search that can be made of it. */

/** How far a playout goes: five turns of each of four players. */
const TURNS = 20;

/** In which turn a playout from here stops. */
export const horizon = (root: Sim): number => root.state.turn + TURNS;

/**
 * Plays on at random, and says what that came to for each player, from 0 to 1: who won the game, or else each one's share of all
 * experience, spent or not.
 */
export function playedOut(sim: Sim, lastTurn: number): number[] {
  sim.playout('random', { until: ({ turn }) => turn >= lastTurn });
  const { players, outcome } = sim.state;
  if (outcome !== null) return players.map((_, player) => (outcome.winners.includes(player) ? 1 : 0));
  const experience = players.map(({ counters: { green, yellow, blue, red }, hero }) =>
    [
      green,
      2 * yellow,
      3 * blue,
      4 * red,
      ...Object.values(hero.experience).map((bought) => 4 * bought),
    ].reduce((sum, points) => sum + points),
  );
  const all = experience.reduce((sum, points) => sum + points);
  return experience.map((points) => points / Math.max(1, all));
}

/** Flat Monte-Carlo: each legal action is tried as often as the others, and what did best on average is taken. */
export function flatMonteCarlo(root: Sim, iterations: number): Action {
  const player = root.decision()?.actor as number;
  const tried = root.legalActions().map((action) => ({ action, total: 0, visits: 0 }));
  for (let i = 0; i < iterations; i++) {
    const one = tried[i % tried.length] as (typeof tried)[number];
    const sim = root.fork();
    sim.apply(one.action);
    one.total += playedOut(sim, horizon(root))[player] as number;
    one.visits++;
  }
  const mean = (one: (typeof tried)[number]): number => one.total / Math.max(1, one.visits);
  return tried.reduce((best, one) => (mean(one) > mean(best) ? one : best)).action;
}
