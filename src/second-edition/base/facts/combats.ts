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
export const combatBegan = eventKind('combat/began', 'A combat begins.', {
  player: player('Whose Hero fights.'),
  against: card('The Challenge, the card of the foe, or the other Hero.'),
});
/**
 * A round of combat begins.
 *
 * @hidden
 */
export const combatRound = eventKind('combat/round', 'A round of combat begins.', {
  player: player('Who attacks in it.'),
  round: integer('The number of the round, from 1.'),
});
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
);
/**
 * An attack succeeds.
 *
 * @hidden
 */
export const combatHit = eventKind('combat/hit', 'An attack succeeds.', {
  player: player('Who attacks.'),
  character: card('The Hero or Ally that attacks.'),
  combat: combatType('The phase.'),
  amount: integer('The damage it deals.'),
});
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
);
/**
 * An attack or a defense fails.
 *
 * @hidden
 */
export const combatFailed = eventKind('combat/failed', 'An attack or a defense fails.', {
  player: player('Who acts.'),
  character: card('The Hero or Ally that attacks or defends.'),
  combat: combatType('The phase.'),
  act: orNull(oneOf(['attack', 'defend'], 'Which of the two; `null` only if nobody acted.')),
  amount: integer('The damage that the enemy deals for it.'),
});
/**
 * A defense succeeds.
 *
 * @hidden
 */
export const combatDefended = eventKind('combat/defended', 'A defense succeeds.', {
  player: player('Who defends.'),
  combat: combatType('The phase.'),
  rolled: yesNo('Whether a roll was needed.'),
});

/**
 * A Hero gets away from a combat.
 *
 * @hidden
 */
export const heroEscaped = eventKind('hero/escaped', 'A Hero gets away from a combat.', {
  player: player('Whose Hero.'),
});
/**
 * A Hero defeats another.
 *
 * @hidden
 */
export const heroDefeated = eventKind('hero/defeated', 'A Hero defeats another.', {
  player: player('The winner.'),
  loser: player('The loser.'),
});
/**
 * A Hero is knocked out.
 *
 * @hidden
 */
export const heroKnockedOut = eventKind('hero/knocked-out', 'A Hero is knocked out.', {
  player: player('Whose Hero.'),
});

/**
 * Ten-sided dice are rolled.
 *
 * @hidden
 */
export const diceRolled = eventKind('dice/rolled', 'Ten-sided dice are rolled.', {
  player: player('Who rolls.'),
  character: orNull(card('The Hero or Ally that rolls; `null` where a card asks for nothing but the dice.')),
  for: oneOf([...purposes, 'table'], 'What for.'),
  dice: listOf(integer('A face, from 1 to 10.')),
});
/**
 * A roll comes to its total.
 *
 * @hidden
 */
export const rollMade = eventKind('roll/made', 'A roll comes to its total.', {
  player: player('Who rolls.'),
  character: card('The Hero or Ally that rolls.'),
  for: oneOf(purposes, 'What for.'),
  attribute: attribute('The attribute that is added.'),
  total: integer('Dice and everything that is added.'),
  target: orNull(integer('What has to be reached; `null` if the roll sets it for another.')),
  success: orNull(yesNo('Whether it is reached; `null` if the roll sets the target for another.')),
});
/**
 * A roll is made again.
 *
 * @hidden
 */
export const rollAgain = eventKind('roll/again', 'A roll is made again.', {
  player: player('Who rolls.'),
  by: orNull(card('The card that allows it.')),
});

/**
 * A player begins to talk with another.
 *
 * @hidden
 */
export const heroNegotiated = eventKind('hero/negotiated', 'A player begins to talk with another.', {
  player: player('Who begins.'),
  other: player('With whom.'),
});
/**
 * Two players exchange what they agreed on.
 *
 * @hidden
 */
export const heroExchanged = eventKind('hero/exchanged', 'Two players exchange what they agreed on.', {
  player: player('Who offered.'),
  other: player('Who accepted.'),
  gold: listOf(integer('What each gives, the offering player first.')),
  cards: listOf(listOf(card('The cards that each gives, the offering player first.'))),
});
/**
 * A player declines an offer.
 *
 * @hidden
 */
export const heroDeclined = eventKind('hero/declined', 'A player declines an offer.', {
  player: player('Who declines.'),
});

/**
 * A player uses an ability.
 *
 * @hidden
 */
export const abilityUsed = eventKind('ability/used', 'A player uses an ability.', {
  player: player('Who does.'),
  card: card('The card.'),
  ability: text('The id of the ability on it.'),
});
/**
 * Something sets an ability off.
 *
 * @hidden
 */
export const abilityTriggered = eventKind('ability/triggered', 'Something sets an ability off.', {
  player: player('For whom it acts.'),
  card: card('The card.'),
  trigger: text('What set it off, in the words of the ability language.'),
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
  combatHit,
  combatMissed,
  combatFailed,
  combatDefended,
  heroEscaped,
  heroDefeated,
  heroKnockedOut,
  diceRolled,
  rollMade,
  rollAgain,
  heroNegotiated,
  heroExchanged,
  heroDeclined,
  abilityUsed,
  abilityTriggered,
];
