import { listOf, oneOf, orNull, raised } from '../../../kernel/index.js';
import { transferCard } from '../transfer-card.js';
import { attribute, card, combatType, integer, player, text, yesNo } from './details.js';
import { event } from './event.js';
import { playerAt } from './table.js';

/** What a roll is for; `pursuit` is the pursuer's part of a Hero's escape, `table` a roll that a card asks of nobody in particular. */
const purposes = ['attack', 'defend', 'escape', 'pursuit', 'test'] as const;

/** A combat begins. Rules: 2e.challenge.combat, 2e.interaction.attack. Shows: fights. */
export const combatBegan = event('combat/began', {
  player: player(), // Whose Hero fights.
  against: card(), // The Challenge, the card of the foe, or the other Hero.
});
/** A round of combat begins. Rules: 2e.combat.phases. Shows: fights. */
export const combatRound = event('combat/round', {
  player: player(), // Who attacks in it.
  round: integer(), // The number of the round, from 1.
});
/** Attacker and defender of a Hero combat change places. Rules: 2e.hero-combat.swap. Shows: fights. */
export const combatSwapped = event('combat/swapped', {
  attacker: player(), // Who attacks now.
  defender: player(), // Who attacked before.
});
/** A player goes on with a combat. Rules: 2e.combat.course. Shows: fights. */
export const combatWentOn = event('combat/went-on', {
  player: player(), // Who does.
});
/** A player tries to escape from a combat. Rules: 2e.escape.optional. Shows: fights. */
export const combatEscapeTried = event('combat/escape-tried', {
  player: player(), // Whose Hero.
});
/** A player does not try to escape, and fights on. Rules: 2e.escape.optional. Shows: fights. */
export const combatStood = event('combat/stood', {
  player: player(), // Whose Hero.
});
/** A player attacks or defends in a phase: the roll is to come. Rules: 2e.combat.phases. Shows: fights. */
export const combatActChosen = event('combat/act-chosen', {
  player: player(), // Who acts.
  character: card(), // The Hero or Ally that attacks or defends.
  combat: combatType(), // The phase.
  act: oneOf(['attack', 'defend']), // Which of the two.
});
/**
 * An attack succeeds.
 * Rules: 2e.before-combat.granted-attack, 2e.combat.magic-attack-success, 2e.combat.melee-attack-success,
 * 2e.combat.ranged-attack-success. Shows: fights.
 */
export const combatHit = event('combat/hit', {
  player: player(), // Who attacks.
  character: card(), // The Hero or Ally that attacks.
  combat: combatType(), // The phase.
  amount: integer(), // The damage it deals.
});
/** An attack that a card grants fails, and costs nothing. Rules: 2e.before-combat.attack-miss. Shows: fights. */
export const combatMissed = event('combat/missed', {
  player: player(), // Who attacks.
  character: card(), // The Hero or Ally that attacks.
  combat: combatType(), // The phase.
});
/**
 * An attack or a defense fails.
 * Rules: 2e.combat.magic-attack-failure, 2e.combat.magic-defend-failure, 2e.combat.melee-attack-failure,
 * 2e.combat.melee-defend-failure, 2e.combat.ranged-attack-failure, 2e.combat.ranged-defend-failure. Shows: fights.
 */
export const combatFailed = event('combat/failed', {
  player: player(), // Who acts.
  character: card(), // The Hero or Ally that attacks or defends.
  combat: combatType(), // The phase.
  act: orNull(oneOf(['attack', 'defend'])), // Which of the two; `null` only if nobody acted.
  amount: integer(), // The damage that the enemy deals for it.
});
/**
 * A defense succeeds.
 * Rules: 2e.combat.magic-defend-success, 2e.combat.melee-defend-success, 2e.combat.ranged-defend-success,
 * 2e.combat.zero-damage-skip-roll. Shows: fights.
 */
export const combatDefended = event('combat/defended', {
  player: player(), // Who defends.
  combat: combatType(), // The phase.
  rolled: yesNo(), // Whether a roll was needed.
});

/** A Hero gets away from a combat. Rules: 2e.escape.success. Shows: fights. */
export const heroEscaped = event('hero/escaped', {
  player: player(), // Whose Hero.
});
/** A Hero defeats another. Rules: 2e.hero-combat.winner. Shows: fights. */
export const heroDefeated = event('hero/defeated', {
  player: player(), // The winner.
  loser: player(), // The loser.
});
/** A Hero is knocked out. Rules: 2e.knockout.threshold. Shows: harm. */
export const heroKnockedOut = event('hero/knocked-out', {
  player: player(), // Whose Hero.
});

/** A player is ready for a roll. Rules: 2e.combat.roll-bonuses. Shows: dice. */
export const rollStarted = event('roll/started', {
  player: player(), // Who rolls.
  character: card(), // The Hero or Ally that rolls.
  for: oneOf(purposes), // What for.
});
/** Ten-sided dice are rolled. Rules: 2e.dice.sum, 2e.dice.use. Shows: dice. */
export const diceRolled = event('dice/rolled', {
  player: player(), // Who rolls.
  /** The Hero or Ally that rolls; `null` where a card asks for nothing but the dice. */
  character: orNull(card()),
  for: oneOf([...purposes, 'table']), // What for.
  dice: listOf(integer()), // A face, from 1 to 10.
});
/**
 * A roll comes to its total.
 * Rules: 2e.combat.roll-bonuses, 2e.escape.fail, 2e.escape.success, 2e.test.failure, 2e.test.success. Shows: dice.
 */
export const rollMade = event('roll/made', {
  player: player(), // Who rolls.
  character: card(), // The Hero or Ally that rolls.
  for: oneOf(purposes), // What for.
  attribute: attribute(), // The attribute that is added.
  total: integer(), // Dice and everything that is added.
  target: orNull(integer()), // What has to be reached; `null` if the roll sets it for another.
  success: orNull(yesNo()), // Whether it is reached; `null` if the roll sets the target for another.
});
/** A player lets a roll stand. Rules: 2e.combat.roll-bonuses. Shows: dice. */
export const rollAccepted = event('roll/accepted', {
  player: player(), // Who rolled.
  character: card(), // The Hero or Ally that rolled.
  for: oneOf(purposes), // What for.
});
/** A roll is made again. Rules: 2e.cards.text. Shows: dice. */
export const rollAgain = event('roll/again', {
  player: player(), // Who rolls.
  by: orNull(card()), // The card that allows it.
});

/** A player begins to talk with another. Rules: 2e.interaction.negotiate-forfeits-attack. Shows: choices. */
export const heroNegotiated = event('hero/negotiated', {
  player: player(), // Who begins.
  other: player(), // With whom.
});
/** The gold in an offer changes. Rules: 2e.interaction.exchange. Shows: choices. */
export const goldOffered = event('offer/gold', {
  player: player(), // Who would give it.
  amount: integer(), // How much is in the offer now.
});
/** A card comes into an offer. Rules: 2e.interaction.exchange. Shows: choices. */
export const offerCardAdded = event('offer/card-added', {
  player: player(), // Who would give it.
  card: card(), // The card.
});
/** A card leaves an offer. Rules: 2e.interaction.exchange. Shows: choices. */
export const offerCardWithdrawn = event('offer/card-withdrawn', {
  player: player(), // Who would have given it.
  card: card(), // The card.
});
/** A player proposes an offer. Rules: 2e.interaction.exchange. Shows: choices. */
export const offerProposed = event('offer/proposed', {
  player: player(), // Who does.
  other: player(), // Who has to answer.
});
/** A player ends the talk with another. Rules: 2e.interaction.turn-continues. Shows: choices. */
export const offerLeft = event('offer/left', {
  player: player(), // Who does.
  other: player(), // With whom.
});
/**
 * Two players exchange what they agreed on.
 * Rules: 2e.interaction.binding. Shows: cards, `cards` and `gold` gold from `player` and `other` to each other.
 */
export const heroExchanged = event('hero/exchanged', {
  player: player(), // Who offered.
  other: player(), // Who accepted.
  gold: listOf(integer()), // What each gives, the offering player first.
  cards: listOf(listOf(card())), // The cards that each gives, the offering player first.
}).changesAndInvalidates((g, { player, other, gold, cards }) => {
  const [a, b] = [playerAt(g, player), playerAt(g, other)];
  const [given = 0, got = 0] = gold;
  a.gold = raised(a.gold, got - given);
  b.gold = raised(b.gold, given - got);
  const [going = [], coming = []] = cards;
  for (const card of going) transferCard(a, b, card);
  for (const card of coming) transferCard(b, a, card);
});
/** A player declines an offer. Rules: 2e.interaction.exchange. Shows: choices. */
export const heroDeclined = event('hero/declined', {
  player: player(), // Who declines.
});

/** A player uses an ability. Rules: 2e.effects.owner-uses. Shows: cards. */
export const abilityUsed = event('ability/used', {
  player: player(), // Who does.
  card: card(), // The card.
  ability: text(), // The id of the ability on it.
});
/** A player chooses what a card leaves open. Rules: any. Shows: choices. */
export const effectChosen = event('effect/chosen', {
  player: player(), // Who chooses.
  card: card(), // The card.
  choice: text(), // What is chosen: a card, a space, a course, or a word of the card.
});
/** Something sets an ability off. Rules: 2e.effects.owner-uses. Shows: cards. */
export const abilityTriggered = event('ability/triggered', {
  player: player(), // For whom it acts.
  card: card(), // The card.
  trigger: text(), // What set it off, in the words of the ability language.
});
