import { listOf, optional } from '../../../kernel/index.js';
import { heldAfter } from '../held.js';
import { hex, integer, player } from './details.js';
import { changingEvent, event } from './event.js';
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
export const heroMoved = changingEvent('hero/moved', {
  details: {
    player: player(), // Whose.
    from: hex(), // From where.
    to: hex(), // Where to.
    die: optional(integer()), // The face of the die that was spent.
  },
  follow(table, { player, to }) {
    playerAt(table, player).hex = to;
  },
});
/** A hero suffers damage. Rules: any. Shows: harm, `amount` damage from the supply to `player`. */
export const damageSuffered = changingEvent('damage/suffered', {
  details: {
    player: player(), // Whose.
    amount: integer(), // How much.
    total: integer(), // What lies on its card now.
  },
  follow(table, { player, total }) {
    playerAt(table, player).damage = total;
  },
});
/** A hero heals damage. Rules: any. Shows: harm, `amount` damage from `player` to the supply. */
export const damageHealed = changingEvent('damage/healed', {
  details: {
    player: player(), // Whose.
    amount: integer(), // How much.
    total: integer(), // What is left on its card.
  },
  follow(table, { player, total }) {
    playerAt(table, player).damage = total;
  },
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
export const heroDelayed = changingEvent('hero/delayed', {
  details: {
    player: player(), // Whose.
  },
  follow(table, { player }) {
    playerAt(table, player).delayed = true;
  },
});
/** A delayed hero stands up. Rules: 3e.delayed.effect. Shows: figures. */
export const heroStoodUp = changingEvent('hero/stood-up', {
  details: {
    player: player(), // Whose.
  },
  follow(table, { player }) {
    playerAt(table, player).delayed = false;
  },
});
/** A player gains gold. Rules: any. Shows: gold, `amount` gold from the bank to `player`. */
export const goldGained = changingEvent('gold/gained', {
  details: {
    player: player(), // Who.
    amount: integer(), // How much.
  },
  follow(table, { player, amount }) {
    const p = playerAt(table, player);
    p.gold = heldAfter(p.gold, amount);
  },
});
/** A player gives gold to the bank. Rules: any. Shows: gold, `amount` gold from `player` to the bank. */
export const goldPaid = changingEvent('gold/paid', {
  details: {
    player: player(), // Who.
    amount: integer(), // How much.
  },
  follow(table, { player, amount }) {
    playerAt(table, player).gold -= amount;
  },
});
/** A player gains story tokens. Rules: any. Shows: tokens, `amount` story tokens from the supply to `player`. */
export const storyGained = changingEvent('story/gained', {
  details: {
    player: player(), // Who.
    amount: integer(), // How many.
  },
  follow(table, { player, amount }) {
    const p = playerAt(table, player);
    p.story = heldAfter(p.story, amount);
  },
});
/** A player returns story tokens. Rules: any. Shows: tokens, `amount` story tokens from `player` to the supply. */
export const storyLost = changingEvent('story/lost', {
  details: {
    player: player(), // Who.
    amount: integer(), // How many.
  },
  follow(table, { player, amount }) {
    playerAt(table, player).story -= amount;
  },
});
