import { oneOf, optional, orNull, raised } from '../../../kernel/index.js';
import { card, integer, player } from './details.js';
import { event } from './event.js';
import { characterAt } from './table.js';

/** Wounds or exhaustion. */
const harms = ['wounds', 'exhaustion'] as const;

/**
 * A Hero or an Ally takes wounds.
 * Rules: 2e.combat.magic-attack-failure, 2e.combat.magic-defend-failure, 2e.combat.melee-attack-failure,
 * 2e.combat.melee-defend-failure, 2e.combat.ranged-attack-failure, 2e.combat.ranged-defend-failure,
 * 2e.escape.fail, 2e.harm.exhaustion-excess, 2e.harm.wounds-place. Shows: harm, `amount` wounds from the supply to `character`.
 */
export const woundsTaken = event('wounds/taken', {
  player: player(), // Whose it is.
  character: card(), // The Hero or Ally.
  amount: integer(), // How many.
  by: orNull(card()), // The card they come from; `null` if from none.
}).changesViews((g, { player, character, amount }) => {
  const who = characterAt(g, player, character);
  if (who) who.wounds = raised(who.wounds, amount);
});
/**
 * A Hero or an Ally takes exhaustion.
 * Rules: 2e.harm.exhaustion-as-cost, 2e.harm.exhaustion-place. Shows: harm, `amount` exhaustion from the supply to `character`.
 */
export const exhaustionTaken = event('exhaustion/taken', {
  player: player(), // Whose it is.
  character: card(), // The Hero or Ally.
  amount: integer(), // How many counters.
  /** The card it comes from; `null` if from none, and not told where it is taken as a cost. */
  by: optional(orNull(card())),
}).changesViews((g, { player, character, amount }) => {
  const who = characterAt(g, player, character);
  if (who) who.exhaustion = raised(who.exhaustion, amount);
});
/**
 * Exhaustion beyond Stamina is taken off, to become wounds.
 * Rules: 2e.harm.exhaustion-excess. Shows: harm, `amount` exhaustion from `character` to the supply.
 */
export const exhaustionConverted = event('exhaustion/converted', {
  player: player(), // Whose it is.
  character: card(), // The Hero or Ally.
  amount: integer(), // How many counters.
}).changesViews((g, { player, character, amount }) => {
  const who = characterAt(g, player, character);
  if (who) who.exhaustion -= amount;
});
/** A player lets harm come as it is. Rules: any. Shows: harm. */
export const harmAccepted = event('harm/accepted', {
  player: player(), // Whose it is.
  character: card(), // The Hero or Ally that is to take it.
  harm: oneOf(harms), // What comes.
  amount: integer(), // How much of it.
});
/** Harm is cancelled before it is taken. Rules: 2e.terms.cancel. Shows: harm. */
export const harmCancelled = event('harm/cancelled', {
  player: player(), // Whose it is that is spared.
  character: card(), // The Hero or Ally that is spared.
  harm: oneOf(harms), // What is cancelled.
  amount: integer(), // How much of it.
  by: card(), // The card that cancels it.
});
/** Another takes the harm in place of its target. Rules: 2e.cards.text. Shows: harm. */
export const harmRedirected = event('harm/redirected', {
  player: player(), // Whose it is that takes it.
  character: card(), // The Hero or Ally that takes it.
  harm: oneOf(harms), // What is taken.
  amount: integer(), // How much of it.
  by: card(), // The card that allows it.
});
/**
 * Wounds or exhaustion are discarded.
 * Rules: 2e.harm.discarded-counters, 2e.knockout.counters, 2e.movement.rest-discard.
 * Shows: harm, `wounds` wounds and `exhaustion` exhaustion from `character` to the supply.
 */
export const harmHealed = event('harm/healed', {
  player: player(), // Whose it is.
  character: card(), // The Hero or Ally.
  wounds: integer(), // How many wounds.
  exhaustion: integer(), // How many exhaustion counters.
}).changesViews((g, { player, character, wounds, exhaustion }) => {
  const who = characterAt(g, player, character);
  if (!who) return;
  who.wounds -= wounds;
  who.exhaustion -= exhaustion;
});
/** A Challenge or a foe takes wounds. Rules: 2e.harm.wounds-place. Shows: harm, `amount` wounds from the supply to `card`. */
export const enemyWounded = event('enemy/wounded', {
  player: player(), // Whose enemy it is.
  card: card(), // The Challenge, or the card that describes the foe.
  amount: integer(), // How many.
  wounds: integer(), // How many it has now.
});
/**
 * Wounds of a Challenge or a foe are discarded.
 * Rules: 2e.harm.discarded-counters. Shows: harm, `amount` wounds from `card` to the supply.
 */
export const enemyHealed = event('enemy/healed', {
  player: player(), // Whose enemy it is.
  card: card(), // The Challenge, or the card that describes the foe.
  amount: integer(), // How many.
  wounds: integer(), // How many it has now.
});
/** An Ally is killed. Rules: 2e.allies.killed. Shows: harm. */
export const allyKilled = event('ally/killed', {
  player: player(), // Whose it was.
  card: card(), // The Ally.
});
