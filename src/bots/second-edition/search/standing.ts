import { costOf, playerState, runesOf } from '../../../second-edition/base/cards.js';
import { bonuses } from '../../../second-edition/base/state.js';
import { runesToWin } from '../../../second-edition/base/victory.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import { restedChance, strengthOf, unspentPoints } from '../evaluation.js';
import { healthOf } from '../table.js';

/* The standing of a player in an unfinished game, as named numbers: the inputs of a judgement. */

/** The names of the numbers of a standing, in order. Each number is of about the size of 1. */
export const standingNames = [
  'runes',
  'lastRune',
  'strength',
  'red',
  'blue',
  'yellow',
  'green',
  'grown',
  'unspent',
  'gold',
  'items',
  'allies',
  'health',
  'breath',
] as const;
/** A name of a number of a standing. */
export type StandingName = (typeof standingNames)[number];

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
