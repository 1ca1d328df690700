import { costOf, playerState, runesOf } from '../../../second-edition/base/cards.js';
import { bonuses } from '../../../second-edition/base/state.js';
import { runesToWin } from '../../../second-edition/base/victory.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import { ownLuck, shareOf } from '../../search/share.js';
import type { ScoreOf } from '../../search/trained.js';
import { restedChance, strengthOf, unspentPoints } from '../evaluation.js';
import { healthOf } from '../table.js';

/** Points that an experience counter costs, roughly. */
const COUNTER = 5;

export function standingOf(g: G, player: number): number[] {
  const p = playerState(g, player);
  const { hero, gold, items, allies } = p;
  const needed = runesToWin(g);
  const runes = runesOf(g, p);
  const priceOf = (cards: readonly { readonly card: string }[]): number =>
    cards.reduce((sum, { card }) => sum + costOf(g, card), 0);
  return [
    runes / needed,
    runes >= needed - 1 ? 1 : 0,
    strengthOf(g, player),
    ...(['red', 'blue', 'yellow', 'green'] as const).map((color) => restedChance(g, player, color)),
    bonuses.reduce((sum, bonus) => sum + hero.experience[bonus], 0) / 10,
    unspentPoints(p) / COUNTER,
    Math.min(gold, 30) / 10,
    priceOf(items) / 20,
    priceOf(allies) / 20,
    healthOf(g, player),
    hero.exhaustion / 5,
  ];
}

/** The module with which all players win or lose together. */
const TOGETHER = 'seven-scions-cooperative';

/** The weight of each number of a standing, in the exponent of the odds: `npm run fit-standing -- --games 500` fits and prints them. */
const fitted = {
  runes: 2.23,
  lastRune: 0.95,
  strength: 0.51,
  red: 1.02,
  blue: 0.85,
  yellow: 0.1,
  green: 0.17,
  grown: 2.44,
  unspent: 0.37,
  gold: 0.23,
  items: 0.17,
  allies: 0.19,
  health: 0.42,
  breath: -0.18,
};

/** A name of a number of a standing. */
export type StandingName = keyof typeof fitted;
/** The names of the numbers of a standing, in order. Each number is of about the size of 1. */
export const standingNames = /* @__PURE__ */ Object.keys(fitted) as readonly StandingName[];

const fittedScore: ScoreOf = (standing) =>
  standingNames.reduce((sum, name, at) => sum + fitted[name] * (standing[at] ?? 0), 0);

/** The mean score of those games: with it, players who win or lose together have an even chance. */
const EVEN = 3.2;

/** A player's chance to win, from 0 to 1, by the weighted standings; of all players where they win or lose together. */
export const worthOfStanding = (g: G, player: number): number => shareIn(g, scoresOf(g, fittedScore), player);

/**
 * A player's chance to win, judged by the changes since a position; changes of other players count in part.
 *
 * @param score - scores a standing: the fitted weights, or a trained value
 */
export function worthAfter(start: G, player: number, score: ScoreOf = fittedScore): (g: G) => number {
  const before = scoresOf(start, score);
  return (g) => {
    const scores = scoresOf(g, score);
    if (isTogether(g)) return shareIn(g, scores, player);
    return shareIn(g, ownLuck(before, scores, player), player);
  };
}

const isTogether = (g: G): boolean => g.state.modules.includes(TOGETHER);

function shareIn(g: G, scores: readonly number[], player: number): number {
  const { outcome } = g.state;
  if (outcome !== null) return outcome.winners.includes(player) ? 1 : 0;
  if (!isTogether(g)) return shareOf(scores, player);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return shareOf([mean, EVEN], 0);
}

const scoresOf = (g: G, score: ScoreOf): number[] =>
  g.state.players.map((_, seat) => (playerState(g, seat).hero.card === '' ? 0 : score(standingOf(g, seat))));
