import type { G } from '../../../third-edition/base/vocabulary.js';
import { ownLuck, shareOf } from '../../search/share.js';
import type { ScoreOf } from '../../search/trained.js';
import { isIn, type StandingName, standingNames, standingOf } from './standing.js';

/**
 * The weight of each number of a standing, in the exponent of the odds. Fitted to the results of games of bundled bots,
 * and printed, by `npm run fit-standing -- --edition third-edition --games 300`.
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

/** The constant of every player's score; the odds that all lose have the score 0. */
const EVERYBODY = -1.05;

const fittedScore: ScoreOf = (standing) =>
  standingNames.reduce((sum, name, at) => sum + fitted[name] * (standing[at] ?? 0), EVERYBODY);

/** The score of a player who is out of the game. */
const OUT = -8;

/**
 * A player's chance to win, from 0 to 1: the odds of each player, and of a common loss, are `e` to the power of their
 * scores.
 */
export const worthOfStanding = (g: G, player: number): number => shareIn(g, scoresOf(g, fittedScore), player);

/**
 * A player's chance to win, judged by the changes since a position; changes of other players count in part.
 *
 * @param score - scores a standing: the fitted weights, or a trained value
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
