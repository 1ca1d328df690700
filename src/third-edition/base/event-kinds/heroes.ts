import { listOf, optional } from '../../../kernel/index.js';
import { heldAfter } from '../held.js';
import { hex, integer, player } from './details.js';
import { event } from './event.js';
import { playerAt } from './table.js';

/* What heroes do outside combat, what they have, and what happens to them. */

/**
 * A player rolls terrain dice.
 * Rules: 3e.move.roll, 3e.rest.wilderness, 3e.quest.explore, 3e.combat.retreat, 3e.exert.reroll-result. Shows: dice.
 */
export const diceRolled = event('dice/rolled', {
  player: player(), // Who.
  dice: listOf(integer()), // A face, as the content lists them from 1.
  kept: listOf(integer()), // A face that was rolled before and stays.
});
/** Terrain dice are taken up to be rolled again. Rules: 3e.exert.reroll, 3e.hero.laurel.pathfinding. Shows: dice. */
export const diceTaken = event('dice/taken', {
  player: player(), // Who.
  dice: listOf(integer()), // A face.
});
/** A hero moves to an adjacent hex. Rules: any. Shows: figures, the hero of `player` from `from` to `to`. */
export const heroMoved = event('hero/moved', {
  player: player(), // Whose.
  from: hex(), // From where.
  to: hex(), // Where to.
  die: optional(integer()), // The face of the die that was spent.
}).changes((g, { player, to }) => {
  playerAt(g, player).hex = to;
});
/** A hero suffers damage. Rules: any. Shows: harm, `amount` damage from the supply to `player`. */
export const damageSuffered = event('damage/suffered', {
  player: player(), // Whose.
  amount: integer(), // How much.
  total: integer(), // What lies on its card now.
}).changes((g, { player, total }) => {
  playerAt(g, player).damage = total;
});
/** A hero heals damage. Rules: any. Shows: harm, `amount` damage from `player` to the supply. */
export const damageHealed = event('damage/healed', {
  player: player(), // Whose.
  amount: integer(), // How much.
  total: integer(), // What is left on its card.
}).changes((g, { player, total }) => {
  playerAt(g, player).damage = total;
});
/** A hero is defeated. Rules: 3e.damage.defeat, 3e.damage.check-health-change. Shows: harm. */
export const heroDefeated = event('hero/defeated', {
  player: player(), // Whose.
});
/** A hero is no longer defeated. Rules: 3e.defeat.recover, 3e.defeat.lyssa, 3e.defeat.skill-health. Shows: harm. */
export const heroRecovered = event('hero/recovered', {
  player: player(), // Whose.
});
/** A hero becomes delayed. Rules: 3e.delayed.definition. Shows: figures. */
export const heroDelayed = event('hero/delayed', {
  player: player(), // Whose.
}).changes((g, { player }) => {
  playerAt(g, player).delayed = true;
});
/** A delayed hero stands up. Rules: 3e.delayed.effect. Shows: figures. */
export const heroStoodUp = event('hero/stood-up', {
  player: player(), // Whose.
}).changes((g, { player }) => {
  playerAt(g, player).delayed = false;
});
/** A player gains gold. Rules: any. Shows: gold, `amount` gold from the bank to `player`. */
export const goldGained = event('gold/gained', {
  player: player(), // Who.
  amount: integer(), // How much.
}).changes((g, { player, amount }) => {
  const p = playerAt(g, player);
  p.gold = heldAfter(p.gold, amount);
});
/** A player gives gold to the bank. Rules: any. Shows: gold, `amount` gold from `player` to the bank. */
export const goldPaid = event('gold/paid', {
  player: player(), // Who.
  amount: integer(), // How much.
}).changes((g, { player, amount }) => {
  playerAt(g, player).gold -= amount;
});
/** A player gains story tokens. Rules: any. Shows: tokens, `amount` story tokens from the supply to `player`. */
export const storyGained = event('story/gained', {
  player: player(), // Who.
  amount: integer(), // How many.
}).changes((g, { player, amount }) => {
  const p = playerAt(g, player);
  p.story = heldAfter(p.story, amount);
});
/** A player returns story tokens. Rules: any. Shows: tokens, `amount` story tokens from `player` to the supply. */
export const storyLost = event('story/lost', {
  player: player(), // Who.
  amount: integer(), // How many.
}).changes((g, { player, amount }) => {
  playerAt(g, player).story -= amount;
});
