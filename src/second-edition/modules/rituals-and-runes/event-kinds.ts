import { oneOf } from '../../../kernel/index.js';
import { type Terrain, terrains } from '../../abilities/language.js';
import { eventKind } from '../../base/event-kinds/event.js';
import { details } from '../../base/event-kinds/index.js';
import { countersOf } from './memory.js';
import { inPrintedOrder } from './rituals.js';

const { card, integer, player } = details;

// Shows: tokens, a `terrain` counter from the supply to `card`.
export const symbolFilled = eventKind('ritual/filled', {
  meaning: 'A movement die is spent on a Ritual: a counter covers one of its symbols.',
  details: {
    player: player('Whose Ritual it is.'),
    card: card('The Ritual.'),
    terrain: oneOf(terrains, 'The symbol.'),
    die: integer('The face that the die shows.'),
  },
  rules: ['va46.ritual.place-counter'],
}).changes((g, { player, card, terrain }) => {
  const counters = countersOf(g, player);
  const printed = g.content.cards[card];
  const symbols: readonly Terrain[] = (printed?.kind === 'item' && printed.symbols) || [];
  counters[card] = inPrintedOrder(symbols, [...(counters[card] ?? []), terrain]);
});
// Shows: cards.
export const ritualEmpowered = eventKind('ritual/empowered', {
  meaning: 'Every symbol of a Ritual is filled: its Hero may use it from now on.',
  details: {
    player: player('Whose Ritual it is.'),
    card: card('The Ritual.'),
  },
  rules: ['va46.ritual.empowered'],
});
// Shows: tokens, all counters from `card` to the supply.
export const ritualEmptied = eventKind('ritual/emptied', {
  meaning: 'A Ritual has left its owner, and the counters come off.',
  details: {
    player: player('Whose it was.'),
    card: card('The Ritual.'),
  },
  rules: ['va46.ritual.owner-change'],
}).changes((g, { player, card }) => {
  delete countersOf(g, player)[card];
});
