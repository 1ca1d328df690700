import type { MeasureForPlayer } from '../../third-edition/abilities/card-effect.js';
import * as parts from '../../third-edition/abilities/effect-parts.js';
import type { Amount, Cost, Effect } from '../../third-edition/abilities/language.js';
import { attributeOf, handSize } from '../../third-edition/base/characters.js';
import type { SeenPlayer } from '../../third-edition/base/state.js';
import type { G } from '../../third-edition/base/vocabulary.js';

/* The worth of effects outside combat, in points: a point is about a gold. */

/** The worth of trophies and story tokens. */
export const TROPHY = 2.2;
const STORY = 7;

/** The share of successes among skills. */
export const successRate = 0.45;

const numberOf = (g: G, player: number, amount: Amount): number => {
  if (typeof amount === 'number') return amount;
  const { count, times = 1, plus = 0 } = amount;
  const counted =
    count === 'body' || count === 'mind' || count === 'spirit' ? attributeOf(g, player, count) : 1.2;
  return Math.max(0, counted * times + plus);
};

export function chanceToPass(
  g: G,
  player: number,
  attribute: 'body' | 'mind' | 'spirit',
  modifier = 0,
): number {
  const cards = Math.max(0, attributeOf(g, player, attribute) + modifier);
  return 1 - (1 - successRate) ** cards;
}

export function worthOf(g: G, player: number, effects: readonly Effect[]): number {
  const measure: MeasureForPlayer = {
    g,
    player,
    own: g.state.players[player] as SeenPlayer,
    trophy: TROPHY,
    story: STORY,
    amount: (amount) => numberOf(g, player, amount),
    list: (list = []) => list.reduce((sum, e) => sum + (parts.worthOf(e).outside?.(e, measure) ?? 0), 0),
    price: priceOf,
    passes: (attribute, modifier) => chanceToPass(g, player, attribute, modifier),
  };
  return measure.list(effects);
}

export const priceOf = ({ exert = 0, gold = 0, delayed, trophies = 0 }: Cost = {}): number =>
  exert * 0.9 + gold + (delayed ? 1.2 : 0) + trophies * TROPHY;

export const roomInHand = (g: G, player: number): number =>
  Math.max(0, handSize(g, player) - (g.state.players[player]?.hand.length ?? 0));
