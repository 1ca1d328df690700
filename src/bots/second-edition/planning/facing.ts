import type { G } from '../../../second-edition/base/vocabulary.js';
import { modelAgainst } from '../evaluation.js';
import type { FightModel } from '../fight-model.js';
import { LIFE, MANY } from './stakes.js';
import { keyOf, type Prospects, Tactics } from './tactics.js';

/* Possible fights by the Hero's life at their start. */

/** The prospects of a fight, by the Hero's life from 0 to full. */
export type Facing = readonly Prospects[];

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
