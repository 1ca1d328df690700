import { deckFor } from '../../../second-edition/base/adventure.js';
import { cardOf, playerState } from '../../../second-edition/base/cards.js';
import { openTowns } from '../../../second-edition/base/market.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import type { Color } from '../../../second-edition/index.js';
import { worthOfAwakening } from '../awakening.js';
import { eachCataclysmGoal } from '../cataclysm-goals.js';
import { costOfLosing, openColors, prizeFor, prizeOf, sampleOf } from '../evaluation.js';
import { healingsFor } from '../journey.js';
import { eachRival } from '../rivals.js';
import { worthOfStack } from '../shopping.js';
import { type Facing, facingOf } from './facing.js';
import { ALLY_WOUND, BARGAIN, BREATH } from './stakes.js';
import { exactStrengthOf } from './strength.js';

export interface Goal {
  readonly space: string;
  /** The color of the card to draw, or the known Challenge. */
  readonly what: string | null;
  readonly prize: number;
  /** The prospects by the Hero's life, and the cost of losing. */
  readonly fight: { readonly facing: Facing; readonly loss: number } | null;
  readonly heals: number;
}

/** All goals of a player on the board. `full` is the life of an unhurt Hero. */
export function goalsFor(g: G, player: number, full: number): Goal[] {
  const calls: Goal[] = [];
  const call = (space: string, prize: number): void => {
    calls.push({ space, what: null, prize, fight: null, heals: 0 });
  };
  eachCataclysmGoal(g, player, call);
  eachRival(g, player, call);
  const awakening = worthOfAwakening(g, player);
  if (awakening > 0) for (const space of g.state.counters.red) call(space, awakening);
  return [...adventures(g, player, full), ...challenges(g, player, full), ...towns(g, player), ...calls];
}

function adventures(g: G, player: number, full: number): Goal[] {
  const waiting = new Set(g.state.track.map((entry) => entry?.space));
  const loss = costOfLosing(g, player);
  const drawing = (color: Color): Goal[] => {
    const facing = facingOf(g, player, sampleOf(g, deckFor(g, player, color)), full);
    if (facing === null) return [];
    const goal = {
      what: color,
      prize: prizeOf(g, player, color),
      fight: { facing, loss },
      heals: 0,
    };
    return g.state.counters[color].flatMap((space) => (waiting.has(space) ? [] : [{ ...goal, space }]));
  };
  return openColors(g, player).flatMap(drawing);
}

function challenges(g: G, player: number, full: number): Goal[] {
  const loss = costOfLosing(g, player);
  return g.state.track.flatMap((entry) => {
    if (entry === null || cardOf(g, entry.card).kind !== 'challenge') return [];
    const { card, space } = entry;
    const facing = facingOf(g, player, [card], full);
    return facing
      ? [{ space, what: card, prize: prizeFor(g, player, card), fight: { facing, loss }, heals: 0 }]
      : [];
  });
}

/** Towns heal and sell; without gold they do neither. */
function towns(g: G, player: number): Goal[] {
  const { hero, allies } = playerState(g, player);
  const heals = healingsFor(g, player);
  const tired = allies.reduce((sum, ally) => sum + ally.exhaustion, hero.exhaustion);
  const hurt = allies.reduce((sum, ally) => sum + ally.wounds, 0);
  const care = heals === 0 ? 0 : ALLY_WOUND * Math.min(heals, hurt) + BREATH * tired;
  return openTowns(g).map(({ id, space }) => ({
    space,
    what: null,
    prize: care + BARGAIN * worthOfStack(g, player, id, exactStrengthOf),
    fight: null,
    heals,
  }));
}
