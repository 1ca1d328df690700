import { type Deck, drawable } from '../../../kernel/index.js';
import type { RuleId } from '../../../register/rule-ids.js';
import type { Color } from '../../abilities/language.js';
import { cardOf } from '../../base/cards.js';
import { cardRemoved } from '../../base/event-kinds/index.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { AdventureCard } from '../../content/cards.js';
import { deckRenewed, doomPlaced, doomRecognized } from './event-kinds.js';
import { colorOfBack, type DoomMemory, isColor, memoryOf } from './memory.js';
import type { DoomSetting } from './setting.js';

/* Where discarded cards go: to the track, or to discard piles, one for each color. A pile forms a new deck when a card must be drawn and the deck is empty. */

/** In the Endgame the red deck has Challenges only. */
const takesPart =
  (g: G, setting: DoomSetting, color: Color) =>
  (id: CardId): boolean => {
    const card = cardOf(g, id) as AdventureCard;
    return color === 'red' && memoryOf(g, setting).endgame !== null
      ? card.kind === 'challenge'
      : setting.renews(card);
  };

export function canRenew(g: G, setting: DoomSetting, deckId: string): boolean {
  if (!isColor(deckId)) return false;
  const { piles } = memoryOf(g, setting);
  const { pool } = g.state.decks[deckId] as Deck;
  const pile = piles[deckId];
  const fits = takesPart(g, setting, deckId);
  return pile.seen.some(fits) || (pile.unseen > 0 && pool.some(fits));
}

/** An empty deck is formed again from the shuffled discard pile of its color. */
export function renew(g: G, setting: DoomSetting, color: string): void {
  if (!isColor(color) || drawable(g.state.decks[color] as Deck) > 0) return;
  const memory = memoryOf(g, setting);
  nameLastUnseen(g, memory, color, setting.cite.renew);
  if (!canRenew(g, setting, color)) return;
  const fits = takesPart(g, setting, color);
  const { seen, unseen } = memory.piles[color];
  const [taken, rest] = [seen.filter(fits), seen.filter((id) => !fits(id))];
  const amount = taken.length + unseen;
  g.emit(deckRenewed, { deck: color, amount, cards: taken, rule: setting.cite.renew });
  for (const card of rest) {
    g.state.removed.push(card);
    g.emit(cardRemoved, { card, rule: setting.cite.gone });
  }
}

/** If one card of an empty deck is unseen, it is known: all others were seen. */
function nameLastUnseen(g: G, { track, piles }: DoomMemory, color: Color, rule: RuleId): void {
  const [card, ...others] = (g.state.decks[color] as Deck).pool;
  if (card === undefined || others.length > 0) return;
  const at = track.findIndex((doomed) => 'unseen' in doomed && doomed.unseen === color);
  if (at < 0 && piles[color].unseen === 0) return;
  g.emit(doomRecognized, { card, color, place: at >= 0 ? at + 1 : null, rule });
}

/** Puts a card face down on the next free space of the track. Without a free space it goes to its discard pile. */
export function place(g: G, setting: DoomSetting, card: CardId): void {
  const { track } = memoryOf(g, setting);
  const town = setting.towns(g)[track.length];
  g.emit(doomPlaced, {
    card,
    color: colorOfBack(g.content, card),
    place: town === undefined ? null : track.length + 1,
    town: town ?? null,
    rule: setting.cite.nextSpace,
  });
}

/** The rules by which a used card leaves its player. */
const usedUp: readonly RuleId[] = [
  '2e.defeat.card-kept-for-effect',
  '2e.items.discard',
  '2e.effects.owner-uses',
];

/** The rule that sends a discarded card to the track, by its kind and the reason of the discard. */
export function reasonFor(g: G, { cite }: DoomSetting, id: CardId, rule: RuleId): RuleId {
  if (usedUp.includes(rule)) return cite.held;
  const { kind } = cardOf(g, id);
  if (kind === 'event') return rule === '2e.event.lower-discard' ? cite.event : cite.discard;
  if (kind === 'encounter') return cite.encounter;
  return rule === '2e.defeat.discard' ? cite.challenge : cite.discard;
}
