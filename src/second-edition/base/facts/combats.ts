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
export const combatBegan = fact(
  'combat/began',
  {
    player: player(),
    against: card(),
  },
  { rules: ['2e.challenge.combat', '2e.interaction.attack'] },
);
/**
 * A round of combat begins.
 *
 * @hidden
 */
export const combatRound = fact(
  'combat/round',
  {
    player: player(),
    round: integer(),
  },
  { rules: ['2e.combat.phases'] },
);
/**
 * Attacker and defender of a Hero combat change places.
 *
 * @hidden
 */
export const combatSwapped = fact(
  'combat/swapped',
  {
    attacker: player(),
    defender: player(),
  },
  { rules: ['2e.hero-combat.swap'] },
);
/**
 * A player goes on with a combat.
 *
 * @hidden
 */
export const combatWentOn = fact(
  'combat/went-on',
  {
    player: player(),
  },
  { rules: ['2e.combat.course'] },
);
/**
 * A player tries to escape from a combat.
 *
 * @hidden
 */
export const combatEscapeTried = fact(
  'combat/escape-tried',
  {
    player: player(),
  },
  { rules: ['2e.escape.optional'] },
);
/**
 * A player does not try to escape, and fights on.
 *
 * @hidden
 */
export const combatStood = fact(
  'combat/stood',
  {
    player: player(),
  },
  { rules: ['2e.escape.optional'] },
);
/**
 * A player attacks or defends in a phase: the roll is to come.
 *
 * @hidden
 */
export const combatActChosen = fact(
  'combat/act-chosen',
  {
    player: player(),
    character: card(),
    combat: combatType(),
    act: oneOf(['attack', 'defend']),
  },
  { rules: ['2e.combat.phases'] },
);
/**
 * An attack succeeds.
 *
 * @hidden
 */
export const combatHit = fact(
  'combat/hit',
  {
    player: player(),
    character: card(),
    combat: combatType(),
    amount: integer(),
  },
  {
    rules: [
      '2e.before-combat.granted-attack',
      '2e.combat.magic-attack-success',
      '2e.combat.melee-attack-success',
      '2e.combat.ranged-attack-success',
    ],
  },
);
/**
 * An attack that a card grants fails, and costs nothing.
 *
 * @hidden
 */
export const combatMissed = fact(
  'combat/missed',
  {
    player: player(),
    character: card(),
    combat: combatType(),
  },
  { rules: ['2e.before-combat.attack-miss'] },
);
/**
 * An attack or a defense fails.
 *
 * @hidden
 */
export const combatFailed = fact(
  'combat/failed',
  {
    player: player(),
    character: card(),
    combat: combatType(),
    act: orNull(oneOf(['attack', 'defend'])),
    amount: integer(),
  },
  {
    rules: [
      '2e.combat.magic-attack-failure',
      '2e.combat.magic-defend-failure',
      '2e.combat.melee-attack-failure',
      '2e.combat.melee-defend-failure',
      '2e.combat.ranged-attack-failure',
      '2e.combat.ranged-defend-failure',
    ],
  },
);
/**
 * A defense succeeds.
 *
 * @hidden
 */
export const combatDefended = fact(
  'combat/defended',
  {
    player: player(),
    combat: combatType(),
    rolled: yesNo(),
  },
  {
    rules: [
      '2e.combat.magic-defend-success',
      '2e.combat.melee-defend-success',
      '2e.combat.ranged-defend-success',
      '2e.combat.zero-damage-skip-roll',
    ],
  },
);

/**
 * A Hero gets away from a combat.
 *
 * @hidden
 */
export const heroEscaped = fact(
  'hero/escaped',
  {
    player: player(),
  },
  { rules: ['2e.escape.success'] },
);
/**
 * A Hero defeats another.
 *
 * @hidden
 */
export const heroDefeated = fact(
  'hero/defeated',
  {
    player: player(),
    loser: player(),
  },
  { rules: ['2e.hero-combat.winner'] },
);
/**
 * A Hero is knocked out.
 *
 * @hidden
 */
export const heroKnockedOut = fact(
  'hero/knocked-out',
  {
    player: player(),
  },
  { rules: ['2e.knockout.threshold'] },
);

/**
 * A player is ready for a roll.
 *
 * @hidden
 */
export const rollStarted = fact(
  'roll/started',
  {
    player: player(),
    character: card(),
    for: oneOf(purposes),
  },
  { rules: ['2e.combat.roll-bonuses'] },
);
/**
 * Ten-sided dice are rolled.
 *
 * @hidden
 */
export const diceRolled = fact(
  'dice/rolled',
  {
    player: player(),
    character: orNull(card()),
    for: oneOf([...purposes, 'table']),
    dice: listOf(integer()),
  },
  { rules: ['2e.dice.sum', '2e.dice.use'] },
);
/**
 * A roll comes to its total.
 *
 * @hidden
 */
export const rollMade = fact(
  'roll/made',
  {
    player: player(),
    character: card(),
    for: oneOf(purposes),
    attribute: attribute(),
    total: integer(),
    target: orNull(integer()),
    success: orNull(yesNo()),
  },
  {
    rules: [
      '2e.combat.roll-bonuses',
      '2e.escape.fail',
      '2e.escape.success',
      '2e.test.failure',
      '2e.test.success',
    ],
  },
);
/**
 * A player lets a roll stand.
 *
 * @hidden
 */
export const rollAccepted = fact(
  'roll/accepted',
  {
    player: player(),
    character: card(),
    for: oneOf(purposes),
  },
  { rules: ['2e.combat.roll-bonuses'] },
);
/**
 * A roll is made again.
 *
 * @hidden
 */
export const rollAgain = fact(
  'roll/again',
  {
    player: player(),
    by: orNull(card()),
  },
  { rules: ['2e.cards.text'] },
);

/**
 * A player begins to talk with another.
 *
 * @hidden
 */
export const heroNegotiated = fact(
  'hero/negotiated',
  {
    player: player(),
    other: player(),
  },
  { rules: ['2e.interaction.negotiate-forfeits-attack'] },
);
/**
 * The gold in an offer changes.
 *
 * @hidden
 */
export const goldOffered = fact(
  'offer/gold',
  {
    player: player(),
    amount: integer(),
  },
  { rules: ['2e.interaction.exchange'] },
);
/**
 * A card comes into an offer.
 *
 * @hidden
 */
export const offerCardAdded = fact(
  'offer/card-added',
  {
    player: player(),
    card: card(),
  },
  { rules: ['2e.interaction.exchange'] },
);
/**
 * A card leaves an offer.
 *
 * @hidden
 */
export const offerCardWithdrawn = fact(
  'offer/card-withdrawn',
  {
    player: player(),
    card: card(),
  },
  { rules: ['2e.interaction.exchange'] },
);
/**
 * A player proposes an offer.
 *
 * @hidden
 */
export const offerProposed = fact(
  'offer/proposed',
  {
    player: player(),
    other: player(),
  },
  { rules: ['2e.interaction.exchange'] },
);
/**
 * A player ends the talk with another.
 *
 * @hidden
 */
export const offerLeft = fact(
  'offer/left',
  {
    player: player(),
    other: player(),
  },
  { rules: ['2e.interaction.turn-continues'] },
);
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
  { rules: ['2e.interaction.binding'], renews: true },
);
/**
 * A player declines an offer.
 *
 * @hidden
 */
export const heroDeclined = fact(
  'hero/declined',
  {
    player: player(),
  },
  { rules: ['2e.interaction.exchange'] },
);

/**
 * A player uses an ability.
 *
 * @hidden
 */
export const abilityUsed = fact(
  'ability/used',
  {
    player: player(),
    card: card(),
    ability: text(),
  },
  { rules: ['2e.effects.owner-uses'] },
);
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
export const abilityTriggered = fact(
  'ability/triggered',
  {
    player: player(),
    card: card(),
    trigger: text(),
  },
  { rules: ['2e.effects.owner-uses'] },
);

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
