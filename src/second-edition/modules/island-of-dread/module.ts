import { forbid, override, why } from '../../../kernel/index.js';
import { meansSpecial } from '../../abilities/conditions/joining.js';
import { bringing, specialEffect } from '../../abilities/effects/special.js';
import { comesToNothing } from '../../abilities/interpreter.js';
import { refuseAbility } from '../../abilities/use.js';
import { deckFor } from '../../base/adventure.js';
import { cardsElsewhere, discardAdventure, discardCard } from '../../base/cards.js';
import { companionsOf, enemyDamage, enemyLife } from '../../base/characters.js';
import { hasBeforeCombat, hasEscapePhase } from '../../base/combat.js';
import { refuseAttack } from '../../base/combat-phases.js';
import { refuseEscape } from '../../base/combatants.js';
import { earnExperience } from '../../base/defeat.js';
import { mayBePutOn, waysFrom } from '../../base/entering.js';
import { fleesTo, getAway } from '../../base/escape.js';
import { heroKnockedOut, heroMoved, heroPlaced } from '../../base/event-kinds/index.js';
import { hasToSpend } from '../../base/experience.js';
import { adventure, combat, experience, market, movement, turn } from '../../base/frames.js';
import { terrainAt } from '../../base/ground.js';
import { killAlly, takeWounds } from '../../base/harm.js';
import {
  knockoutRule,
  refugeChoiceRule,
  refugeRule,
  refuges,
  whoChoosesRefuge,
} from '../../base/knockout.js';
import { mayLieOnOffer } from '../../base/market.js';
import { rest, rollDice, stay } from '../../base/movement.js';
import { leadingTo, refuseDescribed } from '../../base/scenario-frames.js';
import { stockedTowns, stockingRule } from '../../base/setup.js';
import { hasStep } from '../../base/turn.js';
import { putOnTrack } from '../../base/undefeated.js';
import { partsOf } from '../../base/value-breakdown.js';
import { runesToWin } from '../../base/victory.js';
import { reaction } from '../../base/vocabulary.js';
import { defineModule, type SecondEditionModule } from '../../module.js';
import { resolvingIn } from '../../saves/called.js';
import { arrange, describe } from './arrange.js';
import { aboard, captainKilled, captainOf, isCaptain, mayLie } from './captains.js';
import { cites } from './cites.js';
import { theIslandOfDread } from './content/the-island-of-dread.js';
import { ledThere, refuseThere } from './described.js';
import { dryWays, terrainUnder } from './event-tiles.js';
import { callCaptain, cardsInHiring, clearTowns, hiringSteps } from './hiring.js';
import { inspectIsland } from './inspect.js';
import { invariants } from './invariants.js';
import { kinds } from './kinds.js';
import * as legendary from './legendary-items.js';
import { canSpendMaps, claim, discover } from './map-counters.js';
import { changes, follow, ID, memoryOf, moduleState, problemsOfModuleState } from './memory.js';
import {
  captainTires,
  deckAtSea,
  discardUnbeaten,
  earnAtSea,
  forfeitsReward,
  isSeaCard,
  seaAdventure,
} from './sea-adventures.js';
import { setupSteps, stocked, stockedBy } from './setup.js';
import { isStranded, leftOf, washedUpAt, wreckChoiceRule, wrecked, wreckRule } from './shipwreck.js';
import * as theIsland from './the-island.js';
import { mayCarry, refuseMoving } from './travel.js';
import { hasLanded, heroLeft, refuseOnFoot, refuseStaying, sail } from './voyaging.js';
import { effects, meaningOf } from './words.js';

/**
 * The Island of Dread: an adventure with its own map, whose Heroes hire Captains, voyage across the Cerridor Sea, and
 * seek the island of Assif Shib-Sa (iod.scope.replaces-adventure). All other rules stay in force
 * (iod.scope.base-rules-apply).
 */
export const islandOfDread: SecondEditionModule<(typeof kinds)[number]> = defineModule({
  id: ID,
  title: 'The Island of Dread',
  calls: resolvingIn(theIsland.island, 'resolve'),
  // iod.scope.player-count
  seats: { atLeast: 2, atMost: 6, rule: 'iod.scope.player-count' },
  conflicts: [
    // Hazards could ask for blue adventures, which do not exist here.
    { module: 'travel-hazards', rule: 'iod.decks.no-blue' },
    { module: 'advanced-runebound', rule: 'iod.decks.no-blue' },
    // The doom track's Endgame belongs to the base game's adventure.
    { module: 'doom-track', rule: 'iod.scope.replaces-adventure' },
  ],
  // The base game's market cards and Heroes stay in use (iod.components.standard-used, iod.decks.heroes-option); this
  // box replaces its adventures (iod.decks.replace-base, iod.decks.base-adventures-out). Its twelve adventure counters
  // join those of the base game (iod.counters.combined-supply).
  content: theIslandOfDread,
  understands: {
    sorts: {
      // A Captain is hired for gold, fights, and takes wounds and exhaustion.
      captain: {
        deck: 'captains',
        needs: {
          cost: 'iod.hire.pay',
          life: 'iod.combat.captain-fails',
          stamina: 'iod.experience.captain-exhaustion',
          mind: 'iod.combat.captain-attack',
          body: 'iod.combat.captain-attack',
          spirit: 'iod.combat.captain-attack',
        },
      },
    },
  },
  moduleState,
  inspect: inspectIsland,
  problemsOfModuleState,
  applyScenario: arrange,
  describeScenario: describe,
  frames: [hiringSteps, theIsland.islandSteps],
  steps: [
    ...setupSteps,
    { frame: adventure, before: 'choose', insert: seaAdventure },
    { frame: experience, before: 'choose', insert: captainTires },
    { frame: combat, after: 'round', insert: legendary.startInPhase },
    { frame: turn, before: 'over', insert: clearTowns },
    { frame: turn, before: 'over', insert: theIsland.leaveIsland },
  ],
  offers: [
    { at: { frame: movement, step: 'choose' }, action: sail },
    { at: { frame: market, step: 'trade' }, action: callCaptain },
    { at: { frame: experience, step: 'choose' }, action: claim },
    { at: { frame: experience, step: 'choose' }, action: discover },
  ],
  refusals: [
    { action: rollDice, refuse: refuseOnFoot },
    { action: rest, refuse: refuseOnFoot },
    { action: stay, refuse: refuseStaying },
  ],
  events: kinds,
  cites,
  changes,
  follow,
  reactions: [
    reaction(heroMoved, (g, { player, from, to }) => heroLeft(g, player, from, to)),
    reaction(heroPlaced, (g, { player, from, to }) => heroLeft(g, player, from, to)),
    reaction(heroKnockedOut, (g, { player }) => wrecked(g, player)),
  ],
  overrides: [
    override(stockedTowns, () => stocked),
    override(stockingRule, () => (_g, town) => stockedBy(town)),
    override(cardsElsewhere, (next) => (g) => [
      ...next(g),
      { where: 'the Captains of players', cards: memoryOf(g).captains.flatMap((one) => one?.card ?? []) },
      { where: 'the Captains being hired', cards: cardsInHiring(g) },
      { where: 'the silver discards', cards: memoryOf(g).silver },
    ]),

    override(mayLieOnOffer, (next) => (g, card) => mayLie(card) || next(g, card)),
    override(companionsOf, (next) => (g, player) => {
      const others = next(g, player);
      const mine = aboard(g, player);
      return mine.length === 0 ? others : [...others, ...mine];
    }),
    override(refuseAttack, (next) => (g, f, by) => {
      const refusal = next(g, f, by);
      return refusal !== null && captainOf(g, f.player)?.card === by
        ? forbid(
            'iod.combat.captain-attack',
            aboard(g, f.player).length > 0
              ? why`The Captain has attacked in this round.`
              : why`The Captain fights at sea only.`,
          )
        : refusal;
    }),
    override(
      killAlly,
      (next) => (g, player, id) => (isCaptain(g, id) ? captainKilled(g, player, id) : next(g, player, id)),
    ),

    override(hasStep, (next) => (g, f, step) => !(step === 'adventure' && hasLanded(f)) && next(g, f, step)),
    override(deckFor, (next) => (g, player, color) => deckAtSea(g, player, next(g, player, color))),
    override(putOnTrack, (next) => (g, fight) => {
      const card = fight.opponent.is === 'challenge' ? fight.opponent.card : null;
      if (card !== null && (isSeaCard(g, card) || theIsland.isSilverCard(g, card))) discardUnbeaten(g, fight);
      else next(g, fight);
    }),
    override(earnExperience, (next) => (g, fight) => {
      const { opponent } = fight;
      if (opponent.is === 'challenge' && isSeaCard(g, opponent.card)) earnAtSea(g, fight);
      else next(g, fight);
    }),
    override(comesToNothing, (next) => (g, f, e) => forfeitsReward(g, f, e) || next(g, f, e)),
    override(hasToSpend, (next) => (g, player) => canSpendMaps(g, player) || next(g, player)),

    // After an escape, on land too, the Hero stays where it is (iod.escape.remain). The turn still ends (iod.escape.turn-ends).
    override(fleesTo, () => () => null),

    // Shipwrecks, and knockouts on the island.
    override(refuges, (next) => (g, player) => washedUpAt(g, player) ?? next(g, player)),
    override(refugeRule, (next) => (g, player) => wreckRule(g, player) ?? next(g, player)),
    override(refugeChoiceRule, (next) => (g, player) => wreckChoiceRule(g, player) ?? next(g, player)),
    override(
      knockoutRule,
      (next) => (g, player) => (isStranded(g, player) ? 'iod.shipwreck.causes' : next(g, player)),
    ),
    override(
      whoChoosesRefuge,
      (next) => (g, player) => (wreckRule(g, player) === null ? next(g, player) : leftOf(g, player)),
    ),

    // The island. Combat there is normal except for escapes (iod.island.combat-standard).
    override(
      refuseEscape,
      (next) => (g, f) => (theIsland.isIslandFight(g, f) ? forbid('iod.island.no-escape') : next(g, f)),
    ),
    override(
      hasEscapePhase,
      (next) => (g, f) => !theIsland.isIslandFight(g, f) && !legendary.skipsEscape(f) && next(g, f),
    ),
    override(getAway, (next) => (g, f, player) => {
      if (!theIsland.isIslandFight(g, f)) next(g, f, player);
    }),
    override(
      discardAdventure,
      (next) => (g, id, rule, owner) =>
        theIsland.isSilverCard(g, id) ? theIsland.discardSilver(g, id, owner) : next(g, id, rule, owner),
    ),

    // No runes win this adventure.
    override(runesToWin, () => () => Number.POSITIVE_INFINITY),

    override(
      discardCard,
      (next) => (g, id, rule, owner) =>
        legendary.isLegendary(g, id) ? legendary.backToPool(g, id, owner) : next(g, id, rule, owner),
    ),
    override(hasBeforeCombat, (next) => (g, f) => !legendary.skipsBeforeCombat(f) && next(g, f)),
    override(enemyLife, (next) => (g, f) => legendary.lifeWhenBound(f, next(g, f))),
    override(enemyDamage, (next) => (g, f, type, of) => (legendary.isHarmless(f) ? 0 : next(g, f, type, of))),
    override(partsOf, (next) => (g, asked) => legendary.partsWhenBound(asked, next(g, asked))),
    override(takeWounds, legendary.blunted),

    // The map.
    override(terrainAt, (next) => (g, space) => terrainUnder(g, space, next(g, space))),
    override(waysFrom, (next) => (g, space) => dryWays(g, next(g, space))),
    override(
      mayBePutOn,
      (next) => (g, player, to, card) => mayCarry(g, player, to, card) && next(g, player, to, card),
    ),
    override(
      refuseAbility,
      (next) => (g, player, entry) => refuseMoving(g, player, entry.list) ?? next(g, player, entry),
    ),

    override(refuseDescribed, (next) => (g, now) => {
      const refusal = refuseThere(g, now);
      return refusal === undefined ? next(g, now) : refusal;
    }),
    override(leadingTo, (next) => (g, now) => ledThere(g, now, next(g, now))),

    override(specialEffect, bringing(effects)),
    override(
      meansSpecial,
      (next) => (g, word, moment) => meaningOf(g, word, moment) ?? next(g, word, moment),
    ),
  ],
  invariants,
  // The first player to defeat Assif Shib-Sa wins (iod.victory.object).
  citesInstead: {
    '2e.game.win-margath': 'iod.victory.first-wins',
    '2e.setup.market-stacks': 'iod.setup.market-others',
  },
});
