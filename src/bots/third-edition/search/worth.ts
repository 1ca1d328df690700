import { assetOf } from '../../../third-edition/base/cards.js';
import { healthOf } from '../../../third-edition/base/characters.js';
import type { G } from '../../../third-edition/base/vocabulary.js';
import { adventureTypes } from '../../../third-edition/content/board-types.js';
import { ownLuck, shareOf } from '../../search/share.js';

/* How likely a player wins, by what it has: written by hand. */

/** What things are worth, in gold. */
const SKILL = 8;
const TROPHY = 4;
const STORY = 8;
/** A hero in full health, above one that is nearly defeated. */
const HEALTH = 4;
/** So much gold more than another makes a player nearly three times as likely to win. */
const DECIDES = 20;

/** How likely a player wins, from 0 to 1: the odds of players are as what they have, taken to the power of e. */
export const worthOfStanding = (g: G, player: number): number => shareIn(g, scoresOf(g), player);

/** How likely a player wins, by what becomes of it after a position; what becomes of the others counts in part. */
export function worthAfter(start: G, player: number): (g: G) => number {
  const before = scoresOf(start);
  return (g) => shareIn(g, ownLuck(before, scoresOf(g), player), player);
}

function shareIn(g: G, scores: readonly number[], player: number): number {
  const { outcome } = g.state;
  return outcome === null ? shareOf(scores, player) : outcome.winners.includes(player) ? 1 : 0;
}

const scoresOf = (g: G): number[] => g.state.players.map((_, seat) => wealthOf(g, seat) / DECIDES);

function wealthOf(g: G, player: number): number {
  const p = g.state.players[player];
  if (p === undefined || p.out || p.hero === '') return 0;
  const bought = p.assets.reduce((sum, card) => sum + assetOf(g, card).cost, 0);
  const hidden = adventureTypes.reduce((sum, type) => sum + p.secret[type].length, 0);
  const health = healthOf(g, player);
  return (
    p.gold +
    bought +
    SKILL * p.skills.length +
    TROPHY * (p.trophies.length + hidden) +
    STORY * p.story +
    HEALTH * (health > 0 ? 1 - p.damage / health : 0)
  );
}
