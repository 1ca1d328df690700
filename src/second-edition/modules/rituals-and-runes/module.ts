import { override } from '../../../kernel/index.js';
import { meansSpecial } from '../../abilities/conditions/joining.js';
import { isInForce } from '../../abilities/sources.js';
import { refuseAbility } from '../../abilities/use.js';
import {
  cardDiscarded,
  cardRemoved,
  heroExchanged,
  hoardCard,
  marketSold,
  spoilsTaken,
} from '../../base/event-kinds/index.js';
import { weigh } from '../../base/harm.js';
import { DICE_TO_USE, diceServeElse } from '../../base/movement-dice.js';
import { countsTowardsLimits, refuseAcquire, refuseItems } from '../../base/possessions.js';
import { reaction } from '../../base/vocabulary.js';
import { defineModule, type SecondEditionModule } from '../../module.js';
import { arrange } from './arrange.js';
import { ritualsAndRunesCards } from './content/rituals-and-runes.js';
import { diceEmpower, emptyRitual, fillSymbol } from './empowering.js';
import { ritualEmpowered, ritualFacts } from './event-kinds.js';
import { inspectRituals } from './inspect.js';
import { invariants } from './invariants.js';
import { refuseSecond, refuseSharedWord } from './limits.js';
import { ID, moduleState, problemsOfModuleState, SYMBOLS } from './memory.js';
import { meaningOf } from './recall.js';
import { isAwake, refuseInert, ritualOf } from './rituals.js';

/** @hidden */
export type RitualKind = (typeof ritualFacts)[number];

/**
 * Rituals and Runes: thirty market cards, among them Rituals that need movement dice. The rules of the Second Edition hold unless its
 * section changes them (va46.scope.own-section).
 */
export const ritualsAndRunes: SecondEditionModule<RitualKind> = defineModule({
  id: ID,
  title: 'Rituals and Runes',
  calls: [],
  // All of its cards go into the market deck before the first draw (va46.setup.shuffle).
  content: ritualsAndRunesCards,
  // Five symbols, and the words that no other Ritual of the same Hero may have.
  understands: {
    itemClasses: {
      ritual: {
        needs: {
          words: 'va46.ritual.shared-word',
          symbols: { rule: 'va46.ritual.five-symbols', many: SYMBOLS },
        },
      },
    },
  },
  moduleState,
  problemsOfModuleState,
  applyScenario: arrange,
  inspect: inspectRituals,
  invariants,
  offers: [{ at: { occasion: DICE_TO_USE }, action: fillSymbol }],
  events: ritualFacts,
  reactions: [
    // All ways in which an Item leaves its owner (va46.ritual.owner-change).
    reaction(cardDiscarded, (g, { card }) => emptyRitual(g, card)),
    reaction(cardRemoved, (g, { card }) => emptyRitual(g, card)),
    reaction(marketSold, (g, { card }) => emptyRitual(g, card)),
    reaction(hoardCard, (g, { taken }) => emptyRitual(g, taken)),
    reaction(spoilsTaken, (g, { card }) => emptyRitual(g, card)),
    reaction(heroExchanged, (g, { cards }) => {
      for (const given of cards) for (const card of given) emptyRitual(g, card);
    }),
    // A Ritual that comes into force may change Life and Stamina.
    reaction(ritualEmpowered, weigh),
  ],
  overrides: [
    override(
      diceServeElse,
      (next) => (g, player, dice) => diceEmpower(g, player, dice) || next(g, player, dice),
    ),
    override(isInForce, (next) => (g, player, card) => isAwake(g, player, card) && next(g, player, card)),
    override(
      refuseAbility,
      (next) => (g, player, entry) => refuseInert(g, player, entry.card) ?? next(g, player, entry),
    ),
    // Rituals are unlimited, also where Items are limited by class and type (va46.ritual.no-count-limit).
    override(countsTowardsLimits, (next) => (g, id) => ritualOf(g, id) === null && next(g, id)),
    override(refuseItems, (next) => (g, items) => next(g, items) ?? refuseSharedWord(g, items)),
    override(refuseAcquire, (next) => (g, player, id) => refuseSecond(g, player, id) ?? next(g, player, id)),
    override(
      meansSpecial,
      (next) => (g, word, moment) => meaningOf(g, word, moment) ?? next(g, word, moment),
    ),
  ],
});
