import type { Json } from '../../../kernel/index.js';
import { type Color, colors } from '../../abilities/language.js';
import { type Content, deckOf } from '../../base/content.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { Endgame } from '../endgame/setting.js';
import type { DoomSetting } from './setting.js';

export type { Endgame };

/**
 * A card on the track: one that everybody saw before it was turned face down, or one of which only the back was ever seen.
 * An unseen card is still in the pool of its deck, and counted in the deck's `aside`.
 */
export type Doomed =
  | {
      /** The card that was seen. */
      readonly card: CardId;
    }
  | {
      /** The color of the back. */
      readonly unseen: Color;
    };

/** A discard pile: cards that were seen, in the order in which they came, and how many more that were not. */
export type Pile = {
  /** The cards that were seen, the first discarded first. */
  seen: CardId[];
  /** How many more lie in it. They are still in the pool of their deck, and counted in its `aside`. */
  unseen: number;
};

/** Where discarded cards go, as events say it. */
export const TO_TRACK = 'doom-track';

/** What a doom track remembers. */
export type DoomMemory = {
  /** The cards on it, from the bottom up. */
  track: Doomed[];
  /** Doom counters: the lowest so many spaces have one. */
  counters: number;
  /** The discard piles that the track is cleared to, by color. */
  piles: Record<Color, Pile>;
  /** Cards discarded and not placed yet, as several were discarded at once. */
  waiting: CardId[];
  /** `null` until the last counter is placed. */
  endgame: Endgame | null;
};

/** A track before its first card. */
export const emptyTrack = (): DoomMemory => ({
  track: [],
  counters: 0,
  piles: {
    green: { seen: [], unseen: 0 },
    yellow: { seen: [], unseen: 0 },
    blue: { seen: [], unseen: 0 },
    red: { seen: [], unseen: 0 },
  },
  waiting: [],
  endgame: null,
});

export const memoryOf = (g: G, { id }: Pick<DoomSetting, 'id'>): DoomMemory =>
  g.state.ext[id] as Json as unknown as DoomMemory;

/** Whether a word, or the name of a deck, is one of the four colors: only their cards come to the track. */
export const isColor = (word: string): word is Color => colors.some((color) => color === word);

/**
 * The color of a card's back: that of the deck it belongs to, whatever color is printed on its face. `null` for a card of no such deck,
 * as a module may have, with which the track has nothing to do.
 */
export function colorOfBack({ cards }: Pick<Content, 'cards'>, id: CardId): Color | null {
  const card = cards[id];
  const home = card === undefined ? null : deckOf(card);
  return home !== null && isColor(home) ? home : null;
}

/** The color of a back, which is all that anybody sees of a card on the track. */
export const backOf = (content: Pick<Content, 'cards'>, doomed: Doomed): Color =>
  'unseen' in doomed ? doomed.unseen : (colorOfBack(content, doomed.card) ?? 'red');

/** How many cards of a color lie on the track and in its pile unseen. */
export const unseenOf = ({ track, piles }: DoomMemory, color: Color): number =>
  piles[color].unseen + track.filter((doomed) => 'unseen' in doomed && doomed.unseen === color).length;

/** Puts the top card of a deck on the track without looking at it. */
export function placeUnseen(g: G, memory: DoomMemory, color: Color): void {
  const deck = g.own('decks')[color];
  if (!deck) return;
  memory.track.push({ unseen: color });
  deck.aside = (deck.aside ?? 0) + 1;
}

/** Where the cards that the track keeps lie. */
export const keptBy = ({ track, piles, waiting }: DoomMemory) => [
  { where: 'the doom track', cards: track.flatMap((doomed) => ('card' in doomed ? [doomed.card] : [])) },
  { where: 'the cards on their way to the doom track', cards: waiting },
  ...colors.map((color) => ({ where: `the ${color} discard pile`, cards: piles[color].seen })),
];
