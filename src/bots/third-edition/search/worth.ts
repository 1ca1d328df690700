import type { G } from '../../../third-edition/base/vocabulary.js';
import { ownLuck, shareOf } from '../../search/share.js';
import type { ScoreOf } from '../../search/trained.js';
import { isIn, type StandingName, standingNames, standingOf } from './standing.js';

/* How likely a player wins a game that is not over. */

/**
 * What one unit of each number of a standing is worth, in the exponent of the odds. Fitted to how games of bundled bots ended, and printed, by
 * `npm run fit-standing -- --edition third-edition --games 300`.
 */
const fitted: Readonly<Record<StandingName, number>> = {
  story: -0.08,
  skills: 0.7,
  hand: -0.18,
  assets: 1.16,
  gold: 0.45,
  trophies: 0.75,
  quests: -0.19,
  attack: 0.31,
  guard: -0.57,
  health: 0.07,
  rested: 1.13,
  ready: 0.18,
  near: -0.01,
  villain: 0.05,
  late: -1.72,
  march: -0.15,
  zombies: -0.11,
};

/** What every player has besides: the score of nobody, who wins where all lose, is 0. */
const EVERYBODY = -1.05;

const fittedScore: ScoreOf = (standing) =>
  standingNames.reduce((sum, name, at) => sum + fitted[name] * (standing[at] ?? 0), EVERYBODY);

/** The score of whoever is out of the game. */
const OUT = -8;

/** How likely a player wins, from 0 to 1: the odds of players, and of nobody, are as their scores, taken to the power of e. */
export const worthOfStanding = (g: G, player: number): number => shareIn(g, scoresOf(g, fittedScore), player);

/**
 * How likely a player wins, by what becomes of it after a position; what becomes of the others counts in part.
 *
 * @param score - what makes a score of a standing: the fitted weights, or a trained value
 */
export function worthAfter(start: G, player: number, score: ScoreOf = fittedScore): (g: G) => number {
  const before = scoresOf(start, score);
  return (g) => shareIn(g, ownLuck(before, scoresOf(g, score), player), player);
}

function shareIn({ state: { outcome } }: G, scores: readonly number[], player: number): number {
  if (outcome !== null) return outcome.winners.includes(player) ? 1 : 0;
  return shareOf([...scores, 0], player);
}

const scoresOf = (g: G, score: ScoreOf): number[] =>
  g.state.players.map((_, seat) => (isIn(g, seat) ? score(standingOf(g, seat)) : OUT));
