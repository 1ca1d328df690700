import { type Override, override } from '../../../kernel/index.js';
import { deckFor, drawsAgain } from '../../base/adventure.js';
import {
  canDraw,
  cardOf,
  cardsElsewhere,
  discardAdventure,
  leaveTable,
  ownedBy,
  readyDeck,
} from '../../base/cards.js';
import { cardDiscarded } from '../../base/event-kinds/index.js';
import { isEndgameDue } from './endgame.js';
import { doom } from './frames.js';
import { colorOfBack, keptBy, memoryOf, TO_TRACK } from './memory.js';
import { canRenew, reasonFor, renew } from './piles.js';
import type { DoomSetting } from './setting.js';

/** The overrides of a doom track, before the Endgame and in it. */
export const trackOverrides = (setting: DoomSetting): readonly Override[] => [
  // Every discarded card of the four colors goes to the track, wherever it came from.
  override(discardAdventure, (next) => (g, card, rule = '2e.defeat.discard', owner) => {
    if (colorOfBack(g.content, card) === null) return next(g, card, rule, owner);
    const reason = reasonFor(g, setting, card, rule);
    leaveTable(g, card);
    memoryOf(g, setting).waiting.push(card);
    g.emit(cardDiscarded, { ...ownedBy(owner), card, to: TO_TRACK, rule: reason });
    g.call(doom, {});
  }),
  override(cardsElsewhere, (next) => (g) => [...next(g), ...keptBy(memoryOf(g, setting))]),
  // A card can be drawn from an empty deck if its discard pile can form a new one.
  override(canDraw, (next) => (g, deck) => next(g, deck) || canRenew(g, setting, deck)),
  override(readyDeck, (next) => (g, deck) => {
    next(g, deck);
    renew(g, setting, deck);
  }),
  // Events leave their deck for the track, so drawing ends even with Events only. The last counter ends it too.
  override(drawsAgain, (next) => (g, f) => {
    const { player, card, color } = f;
    if (card === null || color === null || isEndgameDue(g, setting)) return false;
    if (colorOfBack(g.content, card) === null) return next(g, f);
    return cardOf(g, card).kind !== 'challenge' && canDraw(g, deckFor(g, player, color));
  }),
];
