import { and, forbid, type Json, override, type Refusal, why } from '../../../kernel/index.js';
import type { Moment } from '../../abilities/amounts.js';
import { meansSpecial } from '../../abilities/conditions/joining.js';
import type { Terrain } from '../../abilities/language.js';
import { isInForce } from '../../abilities/sources.js';
import { refuseAbility } from '../../abilities/use.js';
import { hasItem, playerState } from '../../base/cards.js';
import { isOvercome, lifeOf } from '../../base/characters.js';
import * as events from '../../base/event-kinds/index.js';
import { harm } from '../../base/frames.js';
import { weigh } from '../../base/harm.js';
import { DICE_TO_USE, diceServeElse } from '../../base/movement-dice.js';
import { countsTowardsLimits, refuseAcquire, refuseItems } from '../../base/possessions.js';
import type { CardId } from '../../base/state.js';
import { type Check, type G, reaction } from '../../base/vocabulary.js';
import { isRecord } from '../../content/check-plain.js';
import { defineModule, type SecondEditionModule } from '../../module.js';
import { check, is, listOf, object } from '../../saves/words.js';
import { arranging } from '../module-state.js';
import { ritualsAndRunesCards } from './content/rituals-and-runes.js';
import { diceEmpower, emptyRitual, fillSymbol } from './empowering.js';
import { ritualEmpowered } from './event-kinds.js';
import { inspectRituals } from './inspect.js';
import { kinds } from './kinds.js';
import { countersForm, ID, memoryOf, moduleState, problemsOfModuleState, SYMBOLS } from './memory.js';
import { countIn, inPrintedOrder, isAwake, type Ritual, refuseInert, ritualOf } from './rituals.js';

/* Rituals in a described position, under `with`: `filled` has the filled symbols of each by player, or `true` for all. */

const described = object('Rituals and Runes', {
  filled: listOf(
    is<unknown>('filled symbols by Ritual', () => true),
    6,
  ).optional(),
});

/** Lays counters on Rituals. The invariants find impossible ones. */
const arrange = arranging(described, (g, { filled = [] }, refuse) => {
  const { length } = g.state.players;
  if (filled.length > length) return refuse('filled', `There are only ${length} players.`);
  for (const [player, each] of filled.entries()) {
    const known = isRecord(each)
      ? Object.entries(each).map(([id, symbols]): [string, unknown] => [
          id,
          symbols === true ? printedOn(g, id) : symbols,
        ])
      : [];
    const counters = isRecord(each) ? Object.fromEntries(known) : each;
    const problems = check(countersForm, counters, `filled/${player}`);
    for (const { path, message } of problems) refuse(path, message);
    if (problems.length > 0) continue;
    const lying = memoryOf(g).counters[player] ?? {};
    for (const [id, symbols] of known as [string, Terrain[]][]) {
      const inOrder = inPrintedOrder(printedOn(g, id), symbols);
      // Symbols that the card does not print stay, and the invariants find them.
      lying[id] = inOrder.length === symbols.length ? inOrder : symbols;
    }
  }
});

const printedOn = (g: G, id: string): readonly Terrain[] =>
  (Object.hasOwn(g.content.cards, id) && ritualOf(g, id)?.symbols) || [];

/** The value from which {@link arrange} sets this part up. */
const describe = (g: G): Json => ({ filled: memoryOf(g).counters });

/* Invariants of Rituals. The limits on Items check that a Hero has no two with a shared word (va46.ritual.shared-word). */

const invariants: readonly Check[] = [
  {
    name: 'counters lie on Rituals that somebody has',
    rule: 'va46.ritual.owner-change',
    check(g) {
      const { counters } = memoryOf(g);
      if (counters.length !== g.state.players.length) return 'counters are laid down for each player';
      for (const [player, rituals] of counters.entries())
        for (const card of Object.keys(rituals)) {
          if (g.content.cards[card] === undefined || ritualOf(g, card) === null)
            return `${card} is no Ritual`;
          if (!hasItem(playerState(g, player), card)) return `player ${player} does not have ${card}`;
        }
      return null;
    },
  },
  {
    name: 'counters lie on symbols that are printed, one on each',
    rule: 'va46.ritual.place-counter',
    check(g) {
      for (const rituals of memoryOf(g).counters)
        for (const [card, covered] of Object.entries(rituals)) {
          const ritual = g.content.cards[card] === undefined ? null : ritualOf(g, card);
          const other =
            ritual && covered.find((terrain) => countIn(covered, terrain) > countIn(ritual.symbols, terrain));
          if (ritual && other)
            return `${card} has ${countIn(covered, other)} counters on ${other}, and ${countIn(ritual.symbols, other)} symbols of it`;
        }
      return null;
    },
  },
];

/* All Rituals but two that share a word (va46.ritual.no-count-limit), such as Inner Fire and Outer Fire (va46.ritual.example-fire). */

const sharedBy = (one: Ritual, other: Ritual): readonly string[] =>
  one.words.filter((word) => other.words.includes(word));

/** Why one Hero may not have these Items together: two Rituals share a word (va46.ritual.shared-word). */
function refuseSharedWord(g: G, items: readonly CardId[]): Refusal | null {
  const before: Ritual[] = [];
  for (const id of items) {
    const ritual = ritualOf(g, id);
    if (ritual === null) continue;
    const other = before.find((one) => sharedBy(one, ritual).length > 0);
    if (other !== undefined)
      return forbid(
        'va46.ritual.shared-word',
        () => why`${other.id} and ${ritual.id} share words: ${and(sharedBy(other, ritual))}.`,
      );
    before.push(ritual);
  }
  return null;
}

/** A player must give up the first of two such Rituals before, or go without the second (va46.ritual.shared-word-gain). */
function refuseSecond(g: G, player: number, id: CardId): Refusal | null {
  const ritual = ritualOf(g, id);
  if (ritual === null) return null;
  const { items } = playerState(g, player);
  const other = items.find(({ card }) => {
    const mine = ritualOf(g, card);
    return mine !== null && sharedBy(mine, ritual).length > 0;
  });
  return other === undefined
    ? null
    : forbid('va46.ritual.shared-word-gain', () => why`Sell or discard ${other.card} first.`);
}

/** Whether the wounds that the Hero is about to take would knock it out. */
function isFatal(g: G, { player }: Moment): boolean {
  const f = g.find(harm);
  const { hero } = playerState(g, player);
  return (
    f !== undefined &&
    f.harm === 'wounds' &&
    f.target === hero.card &&
    isOvercome(g, hero.wounds + f.amount, lifeOf(g, player, hero.card))
  );
}

/**
 * Rituals and Runes: thirty market cards, among them Rituals that need movement dice. The rules of the Second Edition hold unless its
 * section changes them (va46.scope.own-section).
 */
export const ritualsAndRunes: SecondEditionModule<(typeof kinds)[number]> = defineModule({
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
  describeScenario: describe,
  inspect: inspectRituals,
  invariants,
  offers: [{ at: { occasion: DICE_TO_USE }, action: fillSymbol }],
  events: kinds,
  reactions: [
    // All ways in which an Item leaves its owner (va46.ritual.owner-change).
    reaction(events.cardDiscarded, (g, { card }) => emptyRitual(g, card)),
    reaction(events.cardRemoved, (g, { card }) => emptyRitual(g, card)),
    reaction(events.marketSold, (g, { card }) => emptyRitual(g, card)),
    reaction(events.hoardCard, (g, { taken }) => emptyRitual(g, taken)),
    reaction(events.spoilsTaken, (g, { card }) => emptyRitual(g, card)),
    reaction(events.heroExchanged, (g, { cards }) => {
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
      (next) => (g, word, moment) => (word === 'fatal' ? isFatal(g, moment) : next(g, word, moment)),
    ),
  ],
});
