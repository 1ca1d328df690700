import { deckFor } from '../../../second-edition/base/adventure.js';
import { cardOf, playerState } from '../../../second-edition/base/cards.js';
import { openTowns } from '../../../second-edition/base/market.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import type { Color } from '../../../second-edition/index.js';
import { worthOfAwakening } from '../awakening.js';
import { eachCataclysmGoal } from '../cataclysm-goals.js';
import { costOfLosing, modelAgainst, openColors, prizeFor, prizeOf, sampleOf } from '../evaluation.js';
import type { FightModel } from '../fight-model.js';
import { healingsFor } from '../journey.js';
import { eachRival } from '../rivals.js';
import { worthOfStack } from '../shopping.js';
import { ALLY_WOUND, BARGAIN, BREATH, LIFE, MANY } from './stakes.js';
import { exactStrengthOf } from './strength.js';
import { keyOf, type Prospects, Tactics } from './tactics.js';

/* Possible fights by the Hero's life at their start. */

/** The prospects of a fight, by the Hero's life from 0 to full. */
type Facing = readonly Prospects[];

const stake = { win: 4, lose: -1, life: LIFE, allyLife: 0.05, ally: 3 };

/** A fight depends on its numbers alone: the cache holds for every game. */
const known = new Map<string, Facing>();
const MANY_FACINGS = 4_000;

function facingIn({ side, enemy }: FightModel, full: number): Facing {
  const [hero, ...others] = side.fighters;
  if (!hero) return [];
  // A larger party is computed without the Allies that joined last.
  const allies = others.slice(0, MANY - 1);
  const fighters = [{ ...hero, life: full }, ...allies];
  const bout: FightModel = { side: { ...side, fighters }, enemy };
  const key = keyOf(bout);
  const found = known.get(key);
  if (found) return found;
  if (known.size > MANY_FACINGS) known.clear();
  const tactics = new Tactics(bout, stake);
  const lives = allies.map(({ life }) => life);
  const facing = Array.from({ length: full + 1 }, (_, life) =>
    life === 0 ? { worth: stake.lose, win: 0, life: 0 } : tactics.round([life, ...lives], enemy.life),
  );
  known.set(key, facing);
  return facing;
}

/** The prospects against equally likely Challenges; `null` without any. `full` is the life of an unhurt Hero. */
function facingOf(g: G, player: number, cards: readonly string[], full: number): Facing | null {
  if (cards.length === 0) return null;
  const facings = cards.map((card) => facingIn(modelAgainst(g, player, card), full));
  const mean = (of: (prospects: Prospects) => number, life: number): number =>
    facings.reduce((sum, facing) => sum + of(facing[life] as Prospects), 0) / facings.length;
  return Array.from({ length: full + 1 }, (_, at) => ({
    worth: mean(({ worth }) => worth, at),
    win: mean(({ win }) => win, at),
    life: mean(({ life }) => life, at),
  }));
}

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
