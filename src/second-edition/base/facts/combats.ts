import { eventKind, listOf, oneOf, orNull } from '../../../kernel/index.js';
import { attribute, card, combatType, integer, player, text, yesNo } from './details.js';

/* What happens in combats, between Heroes, and with the ten-sided dice. */

/** What a roll is for; `pursuit` is the pursuer's part of a Hero's escape, `table` a roll that a card asks of nobody in particular. */
const purposes = ['attack', 'defend', 'escape', 'pursuit', 'test'] as const;

/**
 * A combat begins.
 *
 * @hidden
 */
export const combatBegan = eventKind(
  'combat/began',
  'A combat begins.',
  {
    player: player('Whose Hero fights.'),
    against: card('The Challenge, the card of the foe, or the other Hero.'),
  },
  { rules: ['2e.challenge.combat', '2e.interaction.attack'] },
);
/**
 * A round of combat begins.
 *
 * @hidden
 */
export const combatRound = eventKind(
  'combat/round',
  'A round of combat begins.',
  {
    player: player('Who attacks in it.'),
    round: integer('The number of the round, from 1.'),
  },
  { rules: ['2e.combat.phases'] },
);
/**
 * Attacker and defender of a Hero combat change places.
 *
 * @hidden
 */
export const combatSwapped = eventKind(
  'combat/swapped',
  'Attacker and defender of a Hero combat change places.',
  {
    attacker: player('Who attacks now.'),
    defender: player('Who attacked before.'),
  },
  { rules: ['2e.hero-combat.swap'] },
);
/**
 * A player goes on with a combat.
 *
 * @hidden
 */
export const combatWentOn = eventKind(
  'combat/went-on',
  'A player goes on with a combat.',
  {
    player: player('Who does.'),
  },
  { rules: ['2e.combat.course'] },
);
/**
 * A player tries to escape from a combat.
 *
 * @hidden
 */
export const combatEscapeTried = eventKind(
  'combat/escape-tried',
  'A player tries to escape from a combat.',
  {
    player: player('Whose Hero.'),
  },
  { rules: ['2e.escape.optional'] },
);
/**
 * A player does not try to escape, and fights on.
 *
 * @hidden
 */
export const combatStood = eventKind(
  'combat/stood',
  'A player does not try to escape, and fights on.',
  {
    player: player('Whose Hero.'),
  },
  { rules: ['2e.escape.optional'] },
);
/**
 * A player attacks or defends in a phase: the roll is to come.
 *
 * @hidden
 */
export const combatActChosen = eventKind(
  'combat/act-chosen',
  'A player attacks or defends in a phase: the roll is to come.',
  {
    player: player('Who acts.'),
    character: card('The Hero or Ally that attacks or defends.'),
    combat: combatType('The phase.'),
    act: oneOf(['attack', 'defend'], 'Which of the two.'),
  },
  { rules: ['2e.combat.phases'] },
);
/**
 * An attack succeeds.
 *
 * @hidden
 */
export const combatHit = eventKind(
  'combat/hit',
  'An attack succeeds.',
  {
    player: player('Who attacks.'),
    character: card('The Hero or Ally that attacks.'),
    combat: combatType('The phase.'),
    amount: integer('The damage it deals.'),
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
export const combatMissed = eventKind(
  'combat/missed',
  'An attack that a card grants fails, and costs nothing.',
  {
    player: player('Who attacks.'),
    character: card('The Hero or Ally that attacks.'),
    combat: combatType('The phase.'),
  },
  { rules: ['2e.before-combat.attack-miss'] },
);
/**
 * An attack or a defense fails.
 *
 * @hidden
 */
export const combatFailed = eventKind(
  'combat/failed',
  'An attack or a defense fails.',
  {
    player: player('Who acts.'),
    character: card('The Hero or Ally that attacks or defends.'),
    combat: combatType('The phase.'),
    act: orNull(oneOf(['attack', 'defend'], 'Which of the two; `null` only if nobody acted.')),
    amount: integer('The damage that the enemy deals for it.'),
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
export const combatDefended = eventKind(
  'combat/defended',
  'A defense succeeds.',
  {
    player: player('Who defends.'),
    combat: combatType('The phase.'),
    rolled: yesNo('Whether a roll was needed.'),
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
export const heroEscaped = eventKind(
  'hero/escaped',
  'A Hero gets away from a combat.',
  {
    player: player('Whose Hero.'),
  },
  { rules: ['2e.escape.success'] },
);
/**
 * A Hero defeats another.
 *
 * @hidden
 */
export const heroDefeated = eventKind(
  'hero/defeated',
  'A Hero defeats another.',
  {
    player: player('The winner.'),
    loser: player('The loser.'),
  },
  { rules: ['2e.hero-combat.winner'] },
);
/**
 * A Hero is knocked out.
 *
 * @hidden
 */
export const heroKnockedOut = eventKind(
  'hero/knocked-out',
  'A Hero is knocked out.',
  {
    player: player('Whose Hero.'),
  },
  { rules: ['2e.knockout.threshold'] },
);

/**
 * A player is ready for a roll.
 *
 * @hidden
 */
export const rollStarted = eventKind(
  'roll/started',
  'A player is ready for a roll.',
  {
    player: player('Who rolls.'),
    character: card('The Hero or Ally that rolls.'),
    for: oneOf(purposes, 'What for.'),
  },
  { rules: ['2e.combat.roll-bonuses'] },
);
/**
 * Ten-sided dice are rolled.
 *
 * @hidden
 */
export const diceRolled = eventKind(
  'dice/rolled',
  'Ten-sided dice are rolled.',
  {
    player: player('Who rolls.'),
    character: orNull(
      card('The Hero or Ally that rolls; `null` where a card asks for nothing but the dice.'),
    ),
    for: oneOf([...purposes, 'table'], 'What for.'),
    dice: listOf(integer('A face, from 1 to 10.')),
  },
  { rules: ['2e.dice.sum', '2e.dice.use'] },
);
/**
 * A roll comes to its total.
 *
 * @hidden
 */
export const rollMade = eventKind(
  'roll/made',
  'A roll comes to its total.',
  {
    player: player('Who rolls.'),
    character: card('The Hero or Ally that rolls.'),
    for: oneOf(purposes, 'What for.'),
    attribute: attribute('The attribute that is added.'),
    total: integer('Dice and everything that is added.'),
    target: orNull(integer('What has to be reached; `null` if the roll sets it for another.')),
    success: orNull(yesNo('Whether it is reached; `null` if the roll sets the target for another.')),
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
export const rollAccepted = eventKind(
  'roll/accepted',
  'A player lets a roll stand.',
  {
    player: player('Who rolled.'),
    character: card('The Hero or Ally that rolled.'),
    for: oneOf(purposes, 'What for.'),
  },
  { rules: ['2e.combat.roll-bonuses'] },
);
/**
 * A roll is made again.
 *
 * @hidden
 */
export const rollAgain = eventKind(
  'roll/again',
  'A roll is made again.',
  {
    player: player('Who rolls.'),
    by: orNull(card('The card that allows it.')),
  },
  { rules: ['2e.cards.text'] },
);

/**
 * A player begins to talk with another.
 *
 * @hidden
 */
export const heroNegotiated = eventKind(
  'hero/negotiated',
  'A player begins to talk with another.',
  {
    player: player('Who begins.'),
    other: player('With whom.'),
  },
  { rules: ['2e.interaction.negotiate-forfeits-attack'] },
);
/**
 * The gold in an offer changes.
 *
 * @hidden
 */
export const goldOffered = eventKind(
  'offer/gold',
  'The gold in an offer changes.',
  {
    player: player('Who would give it.'),
    amount: integer('How much is in the offer now.'),
  },
  { rules: ['2e.interaction.exchange'] },
);
/**
 * A card comes into an offer.
 *
 * @hidden
 */
export const offerCardAdded = eventKind(
  'offer/card-added',
  'A card comes into an offer.',
  {
    player: player('Who would give it.'),
    card: card('The card.'),
  },
  { rules: ['2e.interaction.exchange'] },
);
/**
 * A card leaves an offer.
 *
 * @hidden
 */
export const offerCardWithdrawn = eventKind(
  'offer/card-withdrawn',
  'A card leaves an offer.',
  {
    player: player('Who would have given it.'),
    card: card('The card.'),
  },
  { rules: ['2e.interaction.exchange'] },
);
/**
 * A player proposes an offer.
 *
 * @hidden
 */
export const offerProposed = eventKind(
  'offer/proposed',
  'A player proposes an offer.',
  {
    player: player('Who does.'),
    other: player('Who has to answer.'),
  },
  { rules: ['2e.interaction.exchange'] },
);
/**
 * A player ends the talk with another.
 *
 * @hidden
 */
export const offerLeft = eventKind(
  'offer/left',
  'A player ends the talk with another.',
  {
    player: player('Who does.'),
    other: player('With whom.'),
  },
  { rules: ['2e.interaction.turn-continues'] },
);
/**
 * Two players exchange what they agreed on.
 *
 * @hidden
 */
export const heroExchanged = eventKind(
  'hero/exchanged',
  'Two players exchange what they agreed on.',
  {
    player: player('Who offered.'),
    other: player('Who accepted.'),
    gold: listOf(integer('What each gives, the offering player first.')),
    cards: listOf(listOf(card('The cards that each gives, the offering player first.'))),
  },
  { rules: ['2e.interaction.binding'], renews: true },
);
/**
 * A player declines an offer.
 *
 * @hidden
 */
export const heroDeclined = eventKind(
  'hero/declined',
  'A player declines an offer.',
  {
    player: player('Who declines.'),
  },
  { rules: ['2e.interaction.exchange'] },
);

/**
 * A player uses an ability.
 *
 * @hidden
 */
export const abilityUsed = eventKind(
  'ability/used',
  'A player uses an ability.',
  {
    player: player('Who does.'),
    card: card('The card.'),
    ability: text('The id of the ability on it.'),
  },
  { rules: ['2e.effects.owner-uses'] },
);
/**
 * A player chooses what a card leaves open.
 *
 * @hidden
 */
export const effectChosen = eventKind('effect/chosen', 'A player chooses what a card leaves open.', {
  player: player('Who chooses.'),
  card: card('The card.'),
  choice: text('What is chosen: a card, a space, a course, or a word of the card.'),
});
/**
 * Something sets an ability off.
 *
 * @hidden
 */
export const abilityTriggered = eventKind(
  'ability/triggered',
  'Something sets an ability off.',
  {
    player: player('For whom it acts.'),
    card: card('The card.'),
    trigger: text('What set it off, in the words of the ability language.'),
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
