import { hexDistance } from '../../hex/index.js';
import { lastSpace } from '../../third-edition/base/time.js';
import { actionsInTurn } from '../../third-edition/base/turn.js';
import { villainGoal } from '../../third-edition/base/villain.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import { chanceToBeat, heroStrength, villainStrength } from './outlook.js';

/* When to go for the villain: a hero who loses to it is out of the game, and all have lost once time has run out. */

/** Rounds until the end of Act 2. */
export const roundsLeft = (g: G): number => {
  const { space, act, over } = g.state.time;
  return over ? 0 : lastSpace - space + (act === 1 ? lastSpace : 0);
};

/** A hero's chance to beat the villain, as it is or with another amount of damage. */
export function chanceAgainstVillain(g: G, player: number, damage?: number): number {
  const villain = villainStrength(g, player);
  return villain === null ? 0 : chanceToBeat(heroStrength(g, player, damage), villain);
}

/** Rounds of a villain's march once time has run out; 0 if it does not march. */
function marchOf(g: G): number {
  const { villain } = g.state;
  const goal = villainGoal(g);
  // Five dice bring five sixths of a wild in a round.
  return villain === null || goal === null ? 0 : (hexDistance(villain, goal) * 6) / 5;
}

/** The chance that a hero demands with some rounds to spare. At the end it demands nothing: waiting loses the game for all. */
function daring(g: G, spare: number): number {
  if (spare > 1.2) return spare > 6 ? 0.65 : spare > 4 ? 0.5 : 0.35;
  return spare + 0.4 * marchOf(g) > 3 ? 0.2 : 0;
}

/** The worth of winning the game. */
export const VICTORY = 60;

/** Whether a hero would go for the villain at this chance and distance; or must, as there will be no other chance. */
export function dares(g: G, chance: number, far: number): 'would' | 'must' | null {
  const least = daring(g, roundsLeft(g) - (far + 1) / actionsInTurn);
  if (least === 0) return 'must';
  return chance >= least ? 'would' : null;
}
