import { listOf, oneOf, orNull } from '../../../kernel/index.js';
import { attribute, card, combatType, integer, player, text, yesNo } from './details.js';
import { fact } from './fact.js';

/* What happens in combats, between Heroes, and with the ten-sided dice. */

/** What a roll is for; `pursuit` is the pursuer's part of a Hero's escape, `table` a roll that a card asks of nobody in particular. */
const purposes = ['attack', 'defend', 'escape', 'pursuit', 'test'] as const;

/**
 * A combat begins.
 *
 * @hidden
 */
export const combatBegan = fact('combat/began', {
  player: player(),
  against: card(),
});
/**
 * A round of combat begins.
 *
 * @hidden
 */
export const combatRound = fact('combat/round', {
  player: player(),
  round: integer(),
});
/**
 * Attacker and defender of a Hero combat change places.
 *
 * @hidden
 */
export const combatSwapped = fact('combat/swapped', {
  attacker: player(),
  defender: player(),
});
/**
 * A player goes on with a combat.
 *
 * @hidden
 */
export const combatWentOn = fact('combat/went-on', {
  player: player(),
});
/**
 * A player tries to escape from a combat.
 *
 * @hidden
 */
export const combatEscapeTried = fact('combat/escape-tried', {
  player: player(),
});
/**
 * A player does not try to escape, and fights on.
 *
 * @hidden
 */
export const combatStood = fact('combat/stood', {
  player: player(),
});
/**
 * A player attacks or defends in a phase: the roll is to come.
 *
 * @hidden
 */
export const combatActChosen = fact('combat/act-chosen', {
  player: player(),
  character: card(),
  combat: combatType(),
  act: oneOf(['attack', 'defend']),
});
/**
 * An attack succeeds.
 *
 * @hidden
 */
export const combatHit = fact('combat/hit', {
  player: player(),
  character: card(),
  combat: combatType(),
  amount: integer(),
});
/**
 * An attack that a card grants fails, and costs nothing.
 *
 * @hidden
 */
export const combatMissed = fact('combat/missed', {
  player: player(),
  character: card(),
  combat: combatType(),
});
/**
 * An attack or a defense fails.
 *
 * @hidden
 */
export const combatFailed = fact('combat/failed', {
  player: player(),
  character: card(),
  combat: combatType(),
  act: orNull(oneOf(['attack', 'defend'])),
  amount: integer(),
});
/**
 * A defense succeeds.
 *
 * @hidden
 */
export const combatDefended = fact('combat/defended', {
  player: player(),
  combat: combatType(),
  rolled: yesNo(),
});

/**
 * A Hero gets away from a combat.
 *
 * @hidden
 */
export const heroEscaped = fact('hero/escaped', {
  player: player(),
});
/**
 * A Hero defeats another.
 *
 * @hidden
 */
export const heroDefeated = fact('hero/defeated', {
  player: player(),
  loser: player(),
});
/**
 * A Hero is knocked out.
 *
 * @hidden
 */
export const heroKnockedOut = fact('hero/knocked-out', {
  player: player(),
});

/**
 * A player is ready for a roll.
 *
 * @hidden
 */
export const rollStarted = fact('roll/started', {
  player: player(),
  character: card(),
  for: oneOf(purposes),
});
/**
 * Ten-sided dice are rolled.
 *
 * @hidden
 */
export const diceRolled = fact('dice/rolled', {
  player: player(),
  character: orNull(card()),
  for: oneOf([...purposes, 'table']),
  dice: listOf(integer()),
});
/**
 * A roll comes to its total.
 *
 * @hidden
 */
export const rollMade = fact('roll/made', {
  player: player(),
  character: card(),
  for: oneOf(purposes),
  attribute: attribute(),
  total: integer(),
  target: orNull(integer()),
  success: orNull(yesNo()),
});
/**
 * A player lets a roll stand.
 *
 * @hidden
 */
export const rollAccepted = fact('roll/accepted', {
  player: player(),
  character: card(),
  for: oneOf(purposes),
});
/**
 * A roll is made again.
 *
 * @hidden
 */
export const rollAgain = fact('roll/again', {
  player: player(),
  by: orNull(card()),
});

/**
 * A player begins to talk with another.
 *
 * @hidden
 */
export const heroNegotiated = fact('hero/negotiated', {
  player: player(),
  other: player(),
});
/**
 * The gold in an offer changes.
 *
 * @hidden
 */
export const goldOffered = fact('offer/gold', {
  player: player(),
  amount: integer(),
});
/**
 * A card comes into an offer.
 *
 * @hidden
 */
export const offerCardAdded = fact('offer/card-added', {
  player: player(),
  card: card(),
});
/**
 * A card leaves an offer.
 *
 * @hidden
 */
export const offerCardWithdrawn = fact('offer/card-withdrawn', {
  player: player(),
  card: card(),
});
/**
 * A player proposes an offer.
 *
 * @hidden
 */
export const offerProposed = fact('offer/proposed', {
  player: player(),
  other: player(),
});
/**
 * A player ends the talk with another.
 *
 * @hidden
 */
export const offerLeft = fact('offer/left', {
  player: player(),
  other: player(),
});
/**
 * Two players exchange what they agreed on.
 *
 * @hidden
 */
export const heroExchanged = fact(
  'hero/exchanged',
  {
    player: player(),
    other: player(),
    gold: listOf(integer()),
    cards: listOf(listOf(card())),
  },
  { renews: true },
);
/**
 * A player declines an offer.
 *
 * @hidden
 */
export const heroDeclined = fact('hero/declined', {
  player: player(),
});

/**
 * A player uses an ability.
 *
 * @hidden
 */
export const abilityUsed = fact('ability/used', {
  player: player(),
  card: card(),
  ability: text(),
});
/**
 * A player chooses what a card leaves open.
 *
 * @hidden
 */
export const effectChosen = fact('effect/chosen', {
  player: player(),
  card: card(),
  choice: text(),
});
/**
 * Something sets an ability off.
 *
 * @hidden
 */
export const abilityTriggered = fact('ability/triggered', {
  player: player(),
  card: card(),
  trigger: text(),
});

/**
 * Events of combats, rolls and meetings.
 *
 * @hidden
 */
export const combatFacts = [
  combatBegan,
  combatRound,
  combatSwapped,
  combatWentOn,
  combatEscapeTried,
  combatStood,
  combatActChosen,
  combatHit,
  combatMissed,
  combatFailed,
  combatDefended,
  heroEscaped,
  heroDefeated,
  heroKnockedOut,
  rollStarted,
  diceRolled,
  rollAccepted,
  rollMade,
  rollAgain,
  heroNegotiated,
  goldOffered,
  offerCardAdded,
  offerCardWithdrawn,
  offerProposed,
  offerLeft,
  heroExchanged,
  heroDeclined,
  abilityUsed,
  effectChosen,
  abilityTriggered,
];
