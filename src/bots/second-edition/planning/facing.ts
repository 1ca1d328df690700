import type { G } from '../../../second-edition/base/vocabulary.js';
import { modelAgainst } from '../evaluation.js';
import type { FightModel } from '../fight-model.js';
import { LIFE, MANY } from './stakes.js';
import { keyOf, type Prospects, Tactics } from './tactics.js';

/* How fights would go that are not under way, by the life with which the Hero would go into them. */

/** What comes of a fight with so much life left to the Hero, from 0 to all. */
export type Facing = readonly Prospects[];

/** What is fought for in fights that are only thought of: how likely they are won, and with how many wounds. */
const stake = { win: 4, lose: -1, life: LIFE, allyLife: 0.05, ally: 3 };

/** Bare numbers are all that a fight hangs on: what was reckoned once holds in every game. */
const known = new Map<string, Facing>();
const MANY_FACINGS = 4_000;

function facingIn({ side, enemy }: FightModel, full: number): Facing {
  const [hero, ...others] = side.fighters;
  if (!hero) return [];
  // A larger party is thought of without those who joined it last.
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

/** How facing one of these Challenges would go, each as likely as the others; `null` if there are none. `full` is the life of a Hero without wounds. */
export function facingOf(g: G, player: number, cards: readonly string[], full: number): Facing | null {
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
