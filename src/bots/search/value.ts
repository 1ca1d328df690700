import { playerState } from '../../second-edition/base/cards.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { type StandingName, standingNames, standingOf } from './standing.js';

/* How likely a player wins a game that is not over. */

/** What one unit of each number of a standing is worth, in the exponent of the odds. */
export type Weights = Readonly<Record<StandingName, number>>;

/**
 * Fitted to how 500 games of two bundled bots ended, 44,433 turns: logistic regression on the difference of their standings. One was set by hand, `breath`: whoever
 * is tired has often just lost, and what was only a sign of that would keep a search from ever using what tires.
 */
export const fitted: Weights = {
  runes: 2.39,
  lastRune: 0.76,
  strength: 0.45,
  red: 1.15,
  blue: 1.16,
  yellow: 0.43,
  green: -0.19,
  grown: 2.85,
  unspent: 0.5,
  gold: 0.17,
  items: 0.02,
  allies: -0.1,
  health: 0.29,
  breath: -0.1,
};

/** How likely a player wins, from 0 to 1: the odds of players are as their weighed standings, taken to the power of e. */
export function worthOfStanding(g: G, player: number, weights: Weights = fitted): number {
  const { outcome, players } = g.state;
  if (outcome !== null) return outcome.winners.includes(player) ? 1 : 0;
  const scores = players.map((_, seat) =>
    playerState(g, seat).hero.card === '' ? 0 : scoreOf(g, seat, weights),
  );
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  return (odds[player] ?? 0) / odds.reduce((sum, one) => sum + one, 0);
}

function scoreOf(g: G, player: number, weights: Weights): number {
  const standing = standingOf(g, player);
  return standingNames.reduce((sum, name, at) => sum + weights[name] * (standing[at] ?? 0), 0);
}
