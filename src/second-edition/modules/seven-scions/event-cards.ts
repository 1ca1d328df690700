import { type Deck, drawable, forbid } from '../../../kernel/index.js';
import { deckFor } from '../../base/adventure.js';
import { cardOf, discardAdventure } from '../../base/cards.js';
import type { AdventureFrame } from '../../base/frames.js';
import { playersInTheGame } from '../../base/setup.js';
import type { CardId } from '../../base/state.js';
import { action, auto, decide, type G, steps } from '../../base/vocabulary.js';
import { counterDeclined, counterTaken, encounterPassed, eventOver } from './event-kinds.js';
import { type CountersFrame, scionCounters } from './frames.js';
import { memoryOf, slumbering } from './memory.js';
import { returnCounter } from './scions.js';

/* An Event replenishes (va50.event.replenish) and offers all scion counters; the rest does nothing (va50.event.no-lasting-effect). */

/** An Encounter has no effect; another card is drawn (va50.encounter.discard). */
export function passEncounter(g: G, player: number, card: CardId): void {
  g.emit(encounterPassed, { player, card, rule: 'va50.encounter.discard' });
  discardAdventure(g, card);
}

/** Scion counters that can be taken: those on slumbering Scions. */
const countersLeft = (g: G): readonly CardId[] => {
  const { held } = memoryOf(g);
  return slumbering(g).filter((card) => held[card] === undefined);
};

/** Take a scion counter (va50.event.choose-one). */
const take = action<CountersFrame>()('scion/take-counter', {
  parameters: { card: 'id' },
  moment: 'va50.event.choose-one',
  candidates(g, _f, add) {
    for (const card of countersLeft(g)) add({ type: 'scion/take-counter', card });
  },
  refuse: (g, _f, { card }) =>
    countersLeft(g).includes(card)
      ? null
      : forbid('va50.event.choose-one', 'Name a Scion on which a counter lies.'),
  run(g, f, { card }) {
    const player = f.asking.shift() as number;
    g.emit(counterTaken, { player, card, rule: 'va50.event.choose-one' });
  },
});

const decline = action<CountersFrame>()('scion/no-counter', {
  moment: 'va50.event.choose-one',
  run(g, f) {
    const player = f.asking.shift() as number;
    g.emit(counterDeclined, { player, rule: 'va50.event.choose-one' });
  },
});

export const counterSteps = steps(
  scionCounters,
  // All players return their counters first, even to take the same again (va50.event.return-counters).
  auto('return', (g) => {
    for (const card of Object.keys(memoryOf(g).held)) returnCounter(g, card, 'va50.event.return-counters');
  }),
  // The player who drew the Event first, then clockwise (va50.event.choose-order). Awakened Scions may leave too few for all.
  decide('choose', {
    time: 'the choice of scion counters',
    rule: 'va50.event.choose-one',
    actor: (_g, f) => f.asking[0] as number,
    role: null,
    offers: () => [take, decline],
    skip: (g, f) => f.asking.length === 0 || countersLeft(g).length === 0,
  }),
  // The Event goes under its deck, and another card is drawn (va50.event.discard-and-draw).
  auto('done', (g, f) => {
    g.emit(eventOver, { player: f.player, card: f.card, rule: 'va50.event.discard-and-draw' });
    if (g.state.revealed.includes(f.card)) discardAdventure(g, f.card, 'va50.event.discard-and-draw');
    g.finish();
  }),
);

export const chooseCounters = (g: G, player: number, card: CardId): void =>
  g.call(scionCounters, { player, card, asking: playersInTheGame(g, player) });

/** Drawing ends if only Events discarded in this Adventure step are left. */
export function drawsAfterEvent(g: G, { player, card, color }: AdventureFrame): boolean | null {
  if (card === null || color === null || cardOf(g, card).kind !== 'event') return null;
  const deck = g.state.decks[deckFor(g, player, color)] as Deck;
  const { events } = memoryOf(g);
  const hasOther = drawable(deck) > deck.bottom.length;
  return hasOther || deck.bottom.some((id) => !events.includes(id));
}
