import { listOf, optional } from '../../../kernel/index.js';
import { ability, card, damageType, integer, player, text, token, yesNo } from './details.js';

import { event } from './event.js';

/* What happens in combats. A side is 0 for the attacker and 1 for its foe. */

/** A combat begins. Rules: any. Shows: fights. */
export const combatBegan = event('combat/began', {
  player: player(), // The attacker.
  card: optional(card()), // The enemy.
  foe: optional(player()), // The player whose hero is the foe.
  controller: player(), // Who decides for the foe.
});
/** A combat round begins. Rules: 3e.combat.rounds, 3e.combat.new-round. Shows: fights. */
export const combatRound = event('combat/round', {
  round: integer(), // Counted from 1.
});
/** A combatant casts its tokens. Rules: 3e.combat.cast. Shows: tokens. */
export const tokensCast = event('tokens/cast', {
  side: integer(), // Whose.
  tokens: listOf(token()), // A token.
  faces: listOf(integer()), // The face it shows, 0 or 1, in the same order.
});
/** It is settled who has initiative. Rules: 3e.combat.initiative, 3e.combat.initiative-tie. Shows: fights. */
export const initiativeTaken = event('combat/initiative', {
  side: integer(), // Who has it.
  golden: listOf(integer()), // How many golden faces each side shows, the attacker first.
});
/** A combatant spends tokens. Rules: any. Shows: tokens, `tokens` from the pool to the spent tokens. */
export const tokensSpent = event('tokens/spent', {
  side: integer(), // Whose.
  tokens: listOf(token()), // A token.
});
/** A token is turned to another face, or cast again. Rules: any. Shows: tokens. */
export const tokenTurned = event('token/turned', {
  side: integer(), // Whose.
  token: token(), // Which.
  face: integer(), // The face it shows now.
  cast: yesNo(), // Whether chance decided it.
  back: yesNo(), // Whether it came back to the pool.
});
/** A token is removed for the rest of the round. Rules: 3e.combat.remove. Shows: tokens, `token` from the pool to out of the round. */
export const tokenRemoved = event('token/removed', {
  side: integer(), // Whose.
  token: token(), // Which.
});
/** A token is laid on a double token. Rules: 3e.combat.double. Shows: tokens, `token` from the pool to `on`. */
export const tokenDoubled = event('token/doubled', {
  side: integer(), // Whose.
  token: token(), // Which.
  on: token(), // The double token.
});
/** A combatant uses an ability. Rules: any. Shows: fights. */
export const combatAbilityUsed = event('combat/ability', {
  side: integer(), // Who.
  card: card(), // The card it stands on.
  ability: ability(), // Which.
  x: optional(integer()), // The surge symbols that are X.
});
/** The foe cancels an ability. Rules: any. Shows: fights. */
export const abilityCancelled = event('ability/cancelled', {
  side: integer(), // Who cancels it.
  card: card(), // The card it stands on.
  ability: ability(), // Which.
});
/** Damage is dealt in a combat. Rules: any. Shows: harm. */
export const damageDealt = event('damage/dealt', {
  side: integer(), // Who is to suffer it.
  damage: damageType(), // Which kind.
  amount: integer(), // How much.
  attack: yesNo(), // Whether it is an attack.
});
/** Damage is blocked with shields. Rules: 3e.combat.block. Shows: harm. */
export const damageBlocked = event('damage/blocked', {
  side: integer(), // Who blocks.
  tokens: listOf(token()), // A token.
  amount: integer(), // How much is prevented.
});
/** An enemy suffers damage. Rules: 3e.combat.suffer. Shows: harm, `amount` damage from the supply to the enemy. */
export const enemyHurt = event('enemy/hurt', {
  side: integer(), // Which.
  amount: integer(), // How much.
  total: integer(), // What it has now.
});
/** An enemy heals damage. Rules: any. Shows: harm, `amount` damage from the enemy to the supply. */
export const enemyHealed = event('enemy/healed', {
  side: integer(), // Which.
  amount: integer(), // How much.
  total: integer(), // What is left.
});
/** Something holds until the end of the combat round. Rules: any. Shows: fights. */
export const roundChanged = event('combat/changed', {
  side: integer(), // For whom.
  what: text(), // What: `double` and a symbol, `no-surge`, or `reflect` and a kind of damage.
});
/** A combatant passes. Rules: 3e.combat.pass, 3e.combat.pass-forced, 3e.combat.pass-useless. Shows: fights. */
export const combatPassed = event('combat/passed', {
  side: integer(), // Who.
});
/** A hero tries to retreat. Rules: 3e.combat.retreat. Shows: fights. */
export const retreatTried = event('combat/retreat', {
  player: player(), // Who.
});
/** A combat is over. Rules: any. Shows: fights. */
export const combatEnded = event('combat/ended', {
  winner: optional(integer()), // The side that has won; nobody if it is not there.
  retreated: yesNo(), // Whether a hero got away.
});
