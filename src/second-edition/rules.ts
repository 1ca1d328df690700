/**
 * For authors of rule modules: the hooks that a module can override, the frames and their steps, the functions that define steps and
 * actions, and the helpers of the rules.
 *
 * It follows the chapters of the rulebook. See docs/writing-a-module.md.
 *
 * @module second-edition/rules
 */

// Abilities: conditions and changes of values, effects written in the ability language, and when abilities may be used.
export { amountOf, experienceCounters, facedCard, type Moment } from './abilities/amounts.js';
export { meansSpecial } from './abilities/conditions/joining.js';
export { meetsTarget } from './abilities/conditions/rolling.js';
export { holds } from './abilities/conditions.js';
// Exhaustion as a cost.
export { payExhaustion, refuseExhaustion } from './abilities/costs.js';
export { mayLeaveCard } from './abilities/effects/gaining.js';
export { specialEffect } from './abilities/effects/special.js';
export { comesToNothing } from './abilities/interpreter.js';
export { changeOf } from './abilities/modifiers.js';
export { type EffectRule, NOTHING } from './abilities/rule.js';
export { isInForce, type Origin } from './abilities/sources.js';
export { callEffects, runTriggers } from './abilities/triggers.js';
export { refuseAbility, usableIn, useAbility, windowAt } from './abilities/use.js';
// What screens, servers and bots ask: questions for `ruleset.ask(state, question)`.
export { answersNow, attemptsCiting } from './attempts/index.js';
// Activating cards.
export { activate, cardsToRefresh, isActivated, refreshCard, refuseActivation } from './base/activation.js';
// Step 3: Adventure.
export {
  countersAt,
  deckFor,
  drawsAgain,
  hasAdventure,
  heroesAt,
  refuseColor,
  resolveCard,
  reveal,
} from './base/adventure.js';
export { cardOfList } from './base/card-index.js';
// Cards: their values, and how they move.
export {
  allyOf,
  attributeOf,
  canDraw,
  cardOf,
  cardsElsewhere,
  challengeOf,
  colorOf,
  costOf,
  countItems,
  discardAdventure,
  discardCard,
  drawFrom,
  hasAlly,
  hasItem,
  homeOf,
  isAdventure,
  isProtected,
  itemOf,
  leaveTable,
  loseCard,
  marketCardsDrawn,
  ownedBy,
  playerState,
  readyDeck,
  runesOf,
  takeFrom,
  typeOf,
} from './base/cards.js';
export { hoardOf, laidCard } from './base/cards-on-board.js';
// Heroes, Allies and enemies, and their values.
export {
  attributeValue,
  characterIn,
  combatOf,
  companionsOf,
  countersAre,
  counterWorth,
  damageValue,
  ENEMY,
  enemyDamage,
  enemyLife,
  enemyOf,
  enemyValue,
  fightersIn,
  fightOf,
  fightsIn,
  findCharacter,
  hasFoughtIn,
  isHero,
  isOvercome,
  layWounds,
  lifeOf,
  opponentCard,
  partyOf,
  rivalOf,
  staminaOf,
} from './base/characters.js';
// Combat.
export { beginRound, hasBeforeCombat, hasEscapePhase, startCombat } from './base/combat.js';
export { hitDamage, refuseAttack, sufferDamage } from './base/combat-phases.js';
export { mayCarry, refuseEscape } from './base/combatants.js';
// The content: cards by their decks, and lists of effects by their cards.
export { deckOf } from './base/content.js';
// Victory over a Challenge, and escape from one.
export { earnExperience, endsTurn, givesReward, rewardStep, victorsOf } from './base/defeat.js';
// Breaking off what is under way.
export { endByEscape, endByKnockout, leaveBy, leaveFor } from './base/early-exit.js';
export {
  enterSpace,
  entryFaces,
  mayBePutOn,
  nearestTo,
  placeHero,
  refuseEnter,
  walksFrom,
  waysFrom,
} from './base/entering.js';
export { fleesTo, getAway } from './base/escape.js';
// Events of the engine.
export * from './base/event-kinds/index.js';
// Folding events on the table, for clients that follow a game.
export { characterAt, onEvent, playerAt, type Table, takeAway } from './base/event-kinds/table.js';
// Events.
export { emptySunbursts, meetEvent, takesEffect } from './base/events.js';
// Step 5: Experience.
export {
  addBonus,
  costRule,
  counterCost,
  experienceValue,
  hasToSpend,
  levelOf,
  lifeCounterLimit,
  pointsHeld,
  pointsOf,
  refuseBonus,
  turnHoldsMore,
} from './base/experience.js';
// Frames.
export * from './base/frames.js';
// The ground of a space, and the town on it.
export { terrainAt, townAt } from './base/ground.js';
// Wounds and exhaustion.
export {
  type HarmSource,
  heal,
  killAlly,
  takeExhaustion,
  takeWounds,
  tellWounded,
  weigh,
  woundEnemy,
} from './base/harm.js';
// Cards, gold and counters on adventure cards and spaces.
export {
  countOn,
  isInPlay,
  layCard,
  layGold,
  layOnSpace,
  spill,
  takeGold,
} from './base/hoards.js';
// Knockouts.
export {
  cardsAtStake,
  carryTo,
  knockoutRule,
  losesGold,
  refugeChoiceRule,
  refugeRule,
  refuges,
  whoChoosesRefuge,
} from './base/knockout.js';
// Step 4: Market. Its actions can be offered by other frames that trade, in a town or in none.
export {
  buy,
  cardsOnOffer,
  healing,
  healingPrice,
  hire,
  mayLieOnOffer,
  offersAt,
  openTowns,
  priceOf,
  putOnSale,
  refuseSale,
  salePrice,
  sell,
  type Trading,
} from './base/market.js';
// Step 2: Movement.
export {
  DICE_TO_USE,
  type DiceFrame,
  diceOnTable,
  diceRule,
  diceServeElse,
  movementDice,
  unalteredDice,
} from './base/movement-dice.js';
// Negotiating.
export { refuseExchange } from './base/negotiation.js';
// Paying.
export { amountDue, canPay, payGold } from './base/payment.js';
// Ally and Item limits.
export {
  acquire,
  allyLimit,
  becomesAlly,
  becomesItem,
  cardsGained,
  countsTowardsLimits,
  type Holdings,
  isEquippedOtherwise,
  itemLimit,
  keepCard,
  openQuest,
  refuseAcquire,
  refuseAllies,
  refuseItems,
  refuseNumbers,
  refuseTogether,
  usesOf,
} from './base/possessions.js';
// Rolls of the ten-sided dice.
export { makeRoll, type RollOptions, type RollResult, rollTotal } from './base/rolls.js';
// Described positions: the situations and the frames that lead to them.
export {
  cardDescribed,
  comesFrom,
  type Described,
  type DescribedAdventure,
  frameAt,
  leadingTo,
  type MetAs,
  type MetOpponent,
  refuseDescribed,
  stepAfter,
  stepOfDraw,
  type Together,
  turnAt,
} from './base/scenario-frames.js';
// Setup and the course of a turn.
export { isInTheGame, nextPlayer, playersInTheGame, stockedTowns, stockingRule } from './base/setup.js';
// Cards that pass from one player to another.
export { transferCard } from './base/transfer-card.js';
export { hasStep } from './base/turn.js';
// Undefeated Challenges.
export { earnedCounter, leaveTrack, putOnTrack, trackPlaces, undefeatedAt } from './base/undefeated.js';
// The parts of a value.
export {
  type Asked,
  type Change,
  type EffectSpan,
  explained,
  type FighterValue,
  type Parts,
  partsOf,
  settingTo,
  totalOf,
  type Value,
} from './base/value-breakdown.js';
// The object of the game.
export { endGame, goals, hasWon, runesToWin, type Won, win } from './base/victory.js';
// Functions that define steps, actions and hooks.
export {
  action,
  auto,
  cachedByPlayer,
  chance,
  command,
  decide,
  type G,
  orNone,
  query,
  reaction,
  steps,
  wrapAuto,
  wrapChance,
  wrapDecide,
} from './base/vocabulary.js';
export {
  combatOddsOn,
  distancesOn,
  facesInto,
  inspection,
  leadsTo,
  oddsNow,
  pathOn,
  reachable,
  townsOn,
} from './inspect/index.js';
export { defineModule, type SecondEditionModule } from './module.js';
// Upkeep of Allies, where it is in force.
export { owesUpkeep } from './modules/ally-limits/owing.js';
// The parts that all Endgames share, for modules with an Endgame. Its types are exported by themselves: no compiler can read a declared
// namespace of values and types.
export * as endgame from './modules/endgame/index.js';
export type { Endgame, EndgameSetting } from './modules/endgame/setting.js';
// The Stormlords of the Seven Scions, where they are in force.
export { confront, faceStormlords } from './modules/seven-scions/facing.js';
// Travel hazards, where they are in force.
export { type ColorRoll, colorRoll } from './modules/travel-hazards/color.js';
export { hazardAt } from './modules/travel-hazards/hazard.js';
// Forms of saves: of module states and of the frames of modules.
export { begunBy, fightOn, on as placeOn, resolvingIn, should } from './saves/called.js';
export { cardAt } from './saves/of-modules.js';
export type { Form, Keys, MaybeForm, ObjectOf, ValueOf } from './saves/words.js';
export * as forms from './saves/words.js';
