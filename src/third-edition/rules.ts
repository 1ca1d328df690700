/**
 * For authors of rule modules: the hooks that a module can override, the frames and their steps, the functions that define steps and
 * actions, and the helpers of the rules.
 *
 * It follows the chapters of the rulebook. See docs/writing-a-module.md.
 *
 * @module third-edition/rules
 */

// Abilities: amounts, lists of effects, and what sets abilities off.
export { amountOf } from './abilities/amounts.js';
export { DONE, type EffectRule } from './abilities/rule.js';
export { isStanding, isUsed } from './abilities/uses.js';
// What screens, servers and bots ask: questions for `ruleset.ask(state, question)`.
export { answersNow, attemptsCiting } from './attempts/index.js';
// Adventures and quests.
export { startAdventure } from './base/adventuring.js';
// Damage in a combat.
export { deal, healSide } from './base/blows.js';
// Abilities: amounts, lists of effects, and what sets abilities off.
export { callEffects } from './base/calling.js';
// Cards: their values, and how they move.
export {
  adventureDecks,
  assetOf,
  cardOf,
  countTrophies,
  deckOf,
  discard,
  discardTogether,
  drawFrom,
  heroOf,
  known,
  playerState,
  skillOf,
  takeDrawn,
  takeOut,
  trophiesOf,
  trophyType,
} from './base/cards.js';
// Combat.
export { challenged } from './base/challenges.js';
// Heroes and their values.
export {
  abilitiesOf,
  abilitiesUsed,
  abilityWith,
  attributeOf,
  cardsInForce,
  handSize,
  healthOf,
  inOrder,
  isDefeated,
  isIn,
  mostSpeed,
  nextPlayer,
  speedOf,
  standing,
  statOf,
} from './base/characters.js';
// Combat.
export { controllerOf, enemyTokens, type Foe, heroTokens, startCombat } from './base/combat.js';
export { endIfBeaten, fights, foeOf, getAway, healthIn, isBeaten } from './base/combatants.js';
// The content: cards by their decks, and lists of effects by their cards.
export { deckIds } from './base/content.js';
// Costs of abilities.
// Exerting a skill.
export { exert, payPrice, refusePrice } from './base/costs.js';
// Terrain dice.
export { type Demands, demandsOf, isWild, matches, meet, rollStep, shows } from './base/dice.js';
// Events of the engine.
export * from './base/event-kinds/index.js';
// Folding events on the table, for clients that follow a game.
export {
  comesToLight,
  deckAt,
  drawn,
  leavesHand,
  marketAt,
  onEvent,
  pileAt,
  playerAt,
  type Table,
  takeAway,
} from './base/event-kinds/table.js';
// Frames.
export * from './base/frames.js';
// Limits of what a player may have.
export { heldAfter, mostHeld } from './base/held.js';
export { settle, tooMuch } from './base/limits.js';
// Movement.
export { canGoOn, enterHex, mayGo, placeAt, waysFrom } from './base/movement.js';
export { hexesOf, isAt } from './base/places.js';
// Gaining, paying and losing.
export {
  checkHealth,
  delay,
  discardOwn,
  discardSkill,
  gainAsset,
  gainGold,
  gainStory,
  heal,
  loseAsset,
  loseSkill,
  loseStory,
  payGold,
  suffer,
} from './base/possessions.js';
// Adventures and quests.
export { covered } from './base/quests.js';
// Rest.
export { matchesOfRest, restingDice } from './base/resting.js';
// Markets.
export { cityAt, marketSize, priceOf, takeFromMarket } from './base/shopping.js';
// The story.
export { markedHex } from './base/stories.js';
// Tests of an attribute.
export { makeTest } from './base/testing.js';
// The time track and the acts.
export {
  advanceTime,
  afterTheEnd,
  endAct,
  lastSpace,
  refreshGems,
  refreshSpaces,
  storySpaces,
} from './base/time.js';
// Combat tokens.
export { faceOf, freeIn, isCovered, isFree, mostTokens, showing, sumOf, worthOf } from './base/tokens.js';
// Training.
export { drawSkills, learnSkill } from './base/training.js';
// Abilities: amounts, lists of effects, and what sets abilities off.
export { runTriggers, runTriggersOf, type Trigger } from './base/triggers.js';
// Trophies.
export { gainTrophy, spendTrophy, takeTrophy } from './base/trophies.js';
// A turn and the costs of its actions.
export { actionsInTurn } from './base/turn.js';
export { refuseAction, refuseCost, spendActions } from './base/turn-actions.js';
// The end of the game.
export { endGame } from './base/victory.js';
// The villain.
export { moveVillain, spawnVillain, villainCard, villainGoal } from './base/villain.js';
// Functions that define steps, actions and hooks.
export {
  action,
  auto,
  cachedByPart,
  cachedByPlayer,
  chance,
  command,
  decide,
  type G,
  query,
  reaction,
  steps,
  wrapAuto,
  wrapChance,
  wrapDecide,
} from './base/vocabulary.js';
export {
  distancesOn,
  facesInto,
  inspection,
  oddsNow,
  pathOn,
  placesNear,
  reachable,
} from './inspect/index.js';
export { defineModule, type ThirdEditionModule } from './module.js';
// Forms of saves: of module states and of the frames of modules.
export { on as placeOn, should } from './saves/called.js';
export type { Form, Keys, MaybeForm, ObjectOf, ValueOf } from './saves/words.js';
export * as forms from './saves/words.js';
