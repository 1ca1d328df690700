import type { G } from '../../../third-edition/base/vocabulary.js';
import { ownLuck, shareOf } from '../../search/share.js';
import type { ScoreOf } from '../../search/trained.js';
import { isIn, type StandingName, standingNames, standingOf } from './standing.js';

/* How likely a player wins a game that is not over. */

/** What one unit of each number of a standing is worth, in the exponent of the odds: written by hand. */
const byHand: Readonly<Partial<Record<StandingName, number>>> = {
  story: 2,
  skills: 2,
  assets: 1,
  gold: 0.5,
  trophies: 1,
  health: 0.2,
};

const ownScore: ScoreOf = (standing) =>
  standingNames.reduce((sum, name, at) => sum + (byHand[name] ?? 0) * (standing[at] ?? 0), 0);

/** The score of whoever is out of the game. */
const OUT = -8;

/** How likely a player wins, from 0 to 1: the odds of players are as their scores, taken to the power of e. */
export const worthOfStanding = (g: G, player: number): number =>
  shareIn(g, scoresOf(g, ownScore), player, false);

/**
 * How likely a player wins, by what becomes of it after a position; what becomes of the others counts in part.
 *
 * @param score - what makes a score of a standing: a trained value. Then 0 is the score of nobody, who wins where all lose
 */
export function worthAfter(start: G, player: number, score?: ScoreOf): (g: G) => number {
  const scoreOf = score ?? ownScore;
  const before = scoresOf(start, scoreOf);
  return (g) => shareIn(g, ownLuck(before, scoresOf(g, scoreOf), player), player, score !== undefined);
}

function shareIn(
  { state: { outcome } }: G,
  scores: readonly number[],
  player: number,
  nobody: boolean,
): number {
  if (outcome !== null) return outcome.winners.includes(player) ? 1 : 0;
  return shareOf(nobody ? [...scores, 0] : scores, player);
}

const scoresOf = (g: G, score: ScoreOf): number[] =>
  g.state.players.map((_, seat) => (isIn(g, seat) ? score(standingOf(g, seat)) : OUT));
