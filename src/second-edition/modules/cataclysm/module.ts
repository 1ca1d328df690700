import { override } from '../../../kernel/index.js';
import { bringing, specialEffect } from '../../abilities/effects/special.js';
import type { EffectRule } from '../../abilities/rule.js';
import { refuseAbility, windowAt } from '../../abilities/use.js';
import { cardsToRefresh, isActivated, refreshCard } from '../../base/activation.js';
import { countersAt, hasAdventure } from '../../base/adventure.js';
import { cardsElsewhere, discardAdventure, marketCardsDrawn } from '../../base/cards.js';
import { earnExperience } from '../../base/defeat.js';
import { refuseEnter } from '../../base/entering.js';
import * as events from '../../base/event-kinds/index.js';
import { turnHoldsMore } from '../../base/experience.js';
import { adventure, game, market, movement } from '../../base/frames.js';
import { terrainAt, townAt } from '../../base/ground.js';
import { carryTo, refuges } from '../../base/knockout.js';
import { cardsOnOffer, healing, putOnSale, sell } from '../../base/market.js';
import { diceOnTable } from '../../base/movement-dice.js';
import { amountDue, payGold } from '../../base/payment.js';
import { leadingTo, refuseDescribed } from '../../base/scenario-frames.js';
import { stockedTowns } from '../../base/setup.js';
import { earnedCounter, putOnTrack, trackPlaces } from '../../base/undefeated.js';
import { counted, goals, hasWon, runesToWin, type Won } from '../../base/victory.js';
import { reaction } from '../../base/vocabulary.js';
import { defineModule, type SecondEditionModule } from '../../module.js';
import { resolvingIn } from '../../saves/called.js';
import { arrange, describe } from './arrange.js';
import { cites } from './cites.js';
import { claim, isCurseFight, returnToDeck } from './claims.js';
import { theCataclysm } from './content/the-cataclysm.js';
import { curseCard, curses, deckOf } from './curses.js';
import { ledToCurse, refuseAfterCataclysm } from './described.js';
import { inspectCataclysm } from './inspect.js';
import { invariants } from './invariants.js';
import { kinds } from './kinds.js';
import { beginDiscount, discountLeft, useDiscount } from './market.js';
import { changes, ID, memoryOf, moduleState, problemsOfModuleState } from './memory.js';
import { divide, rollPool, tradingSteps } from './pools.js';
import * as quests from './quests.js';
import * as seekers from './seeking.js';
import { placesLeft, setupSteps } from './setup.js';
import { groundAt, isOpen, orStay, refuseRuins, tellOfStaying } from './towns.js';
import * as trading from './trade.js';
import { checkVictory, hasPoints, pointsToWin, victoryPoints } from './victory.js';

/** The tests of a Level I card are passed: the Hero claims it (va51.level1.claim). */
const claimThis: EffectRule<'special'> = {
  act(g, f) {
    if (g.state.revealed.includes(f.card)) claim(g, f.player, f.card);
  },
};

const layOpen: EffectRule<'special'> = {
  act: (g, f) => seekers.openTask(g, f.player, f.card),
  // The quest opens regardless of the condition, which is about its task.
  readsIf: true,
};

const effects: Readonly<Record<string, EffectRule<'special'>>> = {
  'claim-this': claimThis,
  'quest-visit': layOpen,
  'quest-defeat': layOpen,
  'quest-carry': layOpen,
  'quest-pay': layOpen,
};

/** The Cataclysm: towns are destroyed or cursed, and Heroes free them. Everything else is as in the base game (va51.play.base). */
export const cataclysm: SecondEditionModule<(typeof kinds)[number]> = defineModule({
  id: ID,
  title: 'The Cataclysm',
  calls: [...resolvingIn(seekers.seeking, 'resolve'), ...resolvingIn(seekers.questDraw, 'resolve')],
  seats: { atLeast: 2, atMost: 5, rule: 'va51.players.number' },
  conflicts: [
    // Both doom tracks end with red cards, which stay in the box.
    { module: 'doom-track', rule: 'va51.setup.red-cards-out' },
    { module: 'advanced-runebound', rule: 'va51.setup.red-cards-out' },
    // The islands have an adventure and towns of their own.
    { module: 'island-of-dread', rule: 'faq.combination.one-adventure' },
    // Both use the undefeated challenge counters, and each has a victory of its own.
    { module: 'seven-scions', rule: 'faq.combination.one-adventure' },
  ],
  content: theCataclysm,
  // Cards of Level III are activated while kept (va51.level3.ability).
  understands: { activatedWhenKept: curses.map((curse) => deckOf(curse, 3)) },
  moduleState,
  inspect: inspectCataclysm,
  problemsOfModuleState,
  applyScenario: arrange,
  describeScenario: describe,
  frames: [trading.tradeSteps, seekers.seekingSteps, seekers.questDrawSteps],
  steps: [
    ...setupSteps.steps.map((insert) => ({ frame: game, before: 'turn', insert })),
    ...[...tradingSteps.steps].reverse().map((insert) => ({ frame: movement, after: 'walk', insert })),
    { frame: movement, after: 'after', insert: quests.arriveForQuests },
    { frame: adventure, before: 'choose', insert: seekers.noteArrival },
    { frame: market, before: 'ready', insert: beginDiscount },
  ],
  offers: [
    { at: { frame: movement, step: 'choose' }, action: divide },
    { at: { frame: movement, step: 'walk' }, action: rollPool },
    { at: { frame: adventure, step: 'choose' }, action: seekers.seek },
    { at: { frame: adventure, step: 'choose' }, action: quests.takeUp },
    { at: { frame: adventure, step: 'choose' }, action: quests.pay },
    { at: 'any time', action: quests.claimQuest },
    { at: 'any time', action: quests.withdraw },
  ],
  refusals: [
    { action: sell, refuse: trading.refuseEarlySale },
    { action: healing, refuse: trading.refuseMoreHealing },
  ],
  events: kinds,
  cites,
  changes,
  reactions: [
    reaction(events.challengeDefeated, (g, { player, card }) => quests.defeatForQuests(g, player, card)),
    reaction(events.marketBought, (g, { card }) => trading.boughtOnTheRoad(g, card)),
    // Cards that change hands may bring enough points to win (va51.curse.taken-by-other-hero).
    reaction(events.spoilsTaken, (g) => checkVictory(g)),
  ],
  overrides: [
    override(stockedTowns, () => () => []),
    override(cardsElsewhere, (next) => (g) => [
      ...next(g),
      { where: 'the open quests', cards: memoryOf(g).quests },
    ]),

    override(townAt, (next) => (g, space) => (isOpen(g, space) ? next(g, space) : null)),
    override(terrainAt, (next) => (g, space) => groundAt(g, space, next(g, space))),
    override(refuseEnter, (next) => (g, player, to) => refuseRuins(g, to) ?? next(g, player, to)),
    override(refuges, (next) => (g, player) => orStay(g, player, next(g, player))),
    override(carryTo, (next) => (g, player, to) => {
      tellOfStaying(g, player, to);
      next(g, player, to);
    }),

    // Quests take positions of the track.
    override(trackPlaces, (next) => (g) => placesLeft(g, next(g))),

    // Red jewels are no adventures (va51.adventure.red-jewels).
    override(countersAt, (next) => (g, space) => {
      const here = next(g, space);
      return here.includes('red') ? here.filter((color) => color !== 'red') : here;
    }),
    override(earnedCounter, (next) => (g, fight) => {
      const color = next(g, fight);
      return color === 'red' ? null : color;
    }),

    // Trade on the road.
    override(
      windowAt,
      (next) => (g, f) =>
        (trading.isTrade(f) && f.step === 'dice') || (f.kind === movement.kind && f.step === 'trading')
          ? 'moving'
          : next(g, f),
    ),
    override(
      refuseAbility,
      (next) => (g, player, entry) => trading.refuseOtherUse(g, entry) ?? next(g, player, entry),
    ),
    override(diceOnTable, (next) => (g) => trading.diceOfTrade(g) ?? next(g)),
    override(marketCardsDrawn, (next) => (g) => {
      const f = g.find(trading.trade);
      return f === undefined ? next(g) : [...next(g), ...f.offers];
    }),
    override(cardsOnOffer, (next) => (g, f) => (trading.isTrade(f) ? f.offers : next(g, f))),
    override(
      putOnSale,
      (next) => (g, f, card) => (trading.isTrade(f) ? trading.sellAway(g, card) : next(g, f, card)),
    ),

    override(amountDue, (next) => (g, player, price) => {
      const due = next(g, player, price);
      return due - Math.min(discountLeft(g, player), due);
    }),
    override(payGold, (next) => (g, player, price, rule, card) => {
      const due = amountDue(g, player, price);
      next(g, player, price, rule, card);
      useDiscount(g, player, price);
      trading.paidOnTheRoad(g, due);
    }),

    // Curse cards. A player who has fulfilled a quest is asked before the turn ends (va51.level2.claim).
    override(turnHoldsMore, (next) => (g, player) => quests.canClaim(g, player) || next(g, player)),
    override(
      hasAdventure,
      (next) => (g, player) => next(g, player) || seekers.canSeek(g, player) || quests.canServe(g, player),
    ),
    override(earnExperience, (next) => (g, fight) => {
      if (fight.opponent.is === 'challenge' && isCurseFight(g, fight))
        claim(g, fight.attacker, fight.opponent.card);
      else next(g, fight);
    }),
    override(putOnTrack, (next) => (g, fight) => {
      if (fight.opponent.is === 'challenge' && isCurseFight(g, fight)) returnToDeck(g, fight.opponent.card);
      else next(g, fight);
    }),
    override(
      discardAdventure,
      (next) => (g, id, rule, owner) =>
        curseCard(g, id) === null ? next(g, id, rule, owner) : returnToDeck(g, id),
    ),

    // Claimed cards that are activated (va51.level3.ability).
    override(
      isActivated,
      (next) => (g, player, card) => memoryOf(g).activated.includes(card) || next(g, player, card),
    ),
    override(cardsToRefresh, (next) => (g, player) => {
      const { activated } = memoryOf(g);
      if (activated.length === 0) return next(g, player);
      const mine = g.state.players[player]?.kept.filter((card) => activated.includes(card)) ?? [];
      return [...next(g, player), ...mine];
    }),
    override(refreshCard, (next) => (g, player, card) => {
      if (!memoryOf(g).activated.includes(card)) return next(g, player, card);
      g.emit(events.cardRefreshed, { player, card, rule: '2e.refresh.reusable' });
    }),

    // No runes win.
    override(runesToWin, () => () => Number.POSITIVE_INFINITY),
    override(goals, (next) => (g) => [
      counted(g, 'victory-points', 'va51.winning.condition', pointsToWin(g), (player) =>
        victoryPoints(g, player),
      ),
      ...next(g),
    ]),
    override(hasWon, (next) => (g, player): Won | null => {
      if (!hasPoints(g, player)) return next(g, player);
      const points = victoryPoints(g, player);
      return {
        message: `${points} points and a freed town, which win the game`,
        rule: 'va51.winning.condition',
      };
    }),

    override(refuseDescribed, (next) => (g, now) => {
      const refusal = refuseAfterCataclysm(g, now);
      return refusal === undefined ? next(g, now) : refusal;
    }),
    override(leadingTo, (next) => (g, now) => ledToCurse(g, now, next(g, now))),

    override(specialEffect, bringing(effects)),
  ],
  ends: { 'victory-points': 'A Hero has freed a town and has victory points enough.' },
  invariants,
  citesInstead: {
    '2e.market.town-only': 'va51.market.freed-only',
    '2e.knockout.move': 'va51.knockout.place',
    '2e.knockout.move-tie': 'va51.knockout.place',
  },
});
