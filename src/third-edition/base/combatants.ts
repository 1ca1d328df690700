import type { Role } from '../../kernel/index.js';
import type { EnemyCard, VillainCard } from '../content/cards.js';
import { cardOf, discardTogether } from './cards.js';
import { healthOf, isDefeated, standing } from './characters.js';
import { type CombatFrame, combat, type TestFrame, test } from './frames.js';
import type { SeenPlayer } from './state.js';
import { type G, query } from './vocabulary.js';

/** The other side of a combat. */
export const foeOf = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

/** An enemy is played against the hero that it fights (3e.combat.controller), a hero against a hero (3e.pvp.combat); else `null`. */
export function roleOn({ sides }: CombatFrame, side: 0 | 1): Role | null {
  const { card, player } = sides[side];
  const foe = sides[foeOf(side)].player;
  if (foe === null) return null;
  return player === null ? { as: 'enemy', card, player: foe } : { as: 'rival', player: foe };
}

/** After a combat action, what it sets off is resolved before the foe's turn. */
export function acted(g: G, f: CombatFrame): void {
  f.acted = true;
  g.next(f);
}

/**
 * The health of an enemy is on its card (3e.enemy.card-parts). It is calculated whenever it is needed (3e.villain.health-when), because
 * the foe's story tokens change it (3e.margath.lore, 3e.corpse-king.health-mod).
 */
export const healthIn = query('health of a combatant', (g: G, f: CombatFrame, side: 0 | 1): number => {
  const { player, card } = f.sides[side];
  if (player !== null) return healthOf(g, player);
  const enemy = cardOf(g, card) as EnemyCard | VillainCard;
  const foe = f.sides[foeOf(side)].player;
  const plus =
    enemy.healthPlus === undefined || foe === null
      ? 0
      : standing(g, g.state.players[foe] as SeenPlayer, enemy.healthPlus);
  return Math.max(enemy.kind === 'villain' ? enemy.healthFloor : 0, enemy.health + plus);
});

/** A hero in a combat, on either side, stays in its hex (3e.combat.no-move), and no hero begins another combat (3e.combat.only-foe). */
export const fights = (g: G, player: number): boolean =>
  g.find(combat)?.sides.some((side) => side.player === player) === true;

/** 3e.damage.defeat */
export const isBeaten = (g: G, f: CombatFrame, side: 0 | 1): boolean => {
  const { player, damage } = f.sides[side];
  return player === null ? damage >= healthIn(g, f, side) : isDefeated(g, player);
};

/** The combat ends the moment a combatant is defeated; effects not resolved yet lapse (3e.combat.win, 3e.combat.unresolved-lapse). */
export function endIfBeaten(g: G): boolean {
  const f = g.find(combat);
  if (f === undefined || !(isBeaten(g, f, 0) || isBeaten(g, f, 1))) return false;
  // A test that lapses discards its cards (3e.test.discard).
  for (const under of g.state.frames)
    if (under.kind === test.kind)
      discardTogether(g, (under as TestFrame).revealed.splice(0), '3e.test.discard');
  g.unwind(combat, 'over');
  return true;
}

/** A retreat ends the hero's attempt and the combat (3e.combat.retreat). */
export function getAway(g: G): void {
  const f = g.find(combat);
  if (f !== undefined) f.retreated = true;
  g.finish();
}
