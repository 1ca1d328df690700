import type { Json, Problem } from '../../../kernel/index.js';
import { type Color, colors } from '../../abilities/language.js';
import { type Content, deckOf } from '../../base/content.js';
import type { Table } from '../../base/event-kinds/table.js';
import type { CardId } from '../../base/state.js';
import * as schema from '../../saves/words.js';
import type { Extended } from '../module-state.js';
import type { DoomSetting } from './setting.js';

export const eachColor = <T>(of: schema.Form<T>) => ({ green: of, yellow: of, blue: of, red: of });

/** A card on the track, seen by all before it was turned face down, or by its back only: then it is in its deck's pool and `aside`. */
const doomed = schema.either(
  'a card that was seen, { card }, or one that was not, { unseen } with its color',
  schema.object('a card that was seen', { card: schema.cardId }),
  schema.object('a card that was not seen', { unseen: schema.word(colors) }),
);

/** A discard pile: seen cards in the order in which they came, and the number of unseen cards, which are still in the pool of their deck. */
const pile = schema.object('a discard pile', { seen: schema.cardIds, unseen: schema.count });

const form = schema.object('what a doom track remembers', {
  /** The cards on it, from the bottom up. */
  track: schema.listOf(doomed, 100),
  /** The number of doom counters. They fill the spaces from the lowest up. */
  counters: schema.count,
  /** The discard piles that the track is cleared to, by color. */
  piles: schema.object('the discard piles', eachColor(pile)),
  /** Cards of a simultaneous discard that are not placed yet. */
  waiting: schema.cardIds,
  /** `null` until the last counter is placed. */
  endgame: schema.object('the Endgame', { order: schema.seats, out: schema.seats }).nullable(),
});
/** The module state of a doom track. */
export type DoomMemory = schema.ValueOf<typeof form>;
/** A card on the doom track. */
export type Doomed = DoomMemory['track'][number];

export const problemsOfModuleState = (memory: Json): readonly Problem[] => schema.check(form, memory, '');

/** The destination of discarded cards in events. */
export const TO_TRACK = 'doom-track';

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

export const memoryOf = ({ state }: Extended, { id }: Pick<DoomSetting, 'id'>): DoomMemory =>
  state.ext[id] as unknown as DoomMemory;

/** Whether a text is one of the four colors, the names of the decks. Only their cards come to the track. */
export const isColor = (word: string): word is Color => colors.some((color) => color === word);

/** The color of a card's back: that of its deck. `null` for a card of another deck, which the track ignores. */
export function colorOfBack({ cards }: Pick<Content, 'cards'>, id: CardId): Color | null {
  const card = cards[id];
  const home = card === undefined ? null : deckOf(card);
  return home !== null && isColor(home) ? home : null;
}

/** The color of the back of a card on the track. Players see nothing else of it. */
export const backOf = (content: Pick<Content, 'cards'>, doomed: Doomed): Color =>
  'unseen' in doomed ? doomed.unseen : (colorOfBack(content, doomed.card) ?? 'red');

/** The number of unseen cards of a color on the track and in its pile. */
export const unseenOf = ({ track, piles }: DoomMemory, color: Color): number =>
  piles[color].unseen + track.filter((doomed) => 'unseen' in doomed && doomed.unseen === color).length;

/** Puts the top card of a deck on the track unseen. */
export function placeUnseen(g: Table, memory: DoomMemory, color: Color): void {
  const deck = g.own('decks')[color];
  if (!deck) return;
  memory.track.push({ unseen: color });
  deck.aside = (deck.aside ?? 0) + 1;
}

export const keptBy = ({ track, piles, waiting }: DoomMemory) => [
  { where: 'the doom track', cards: track.flatMap((doomed) => ('card' in doomed ? [doomed.card] : [])) },
  { where: 'the cards on their way to the doom track', cards: waiting },
  ...colors.map((color) => ({ where: `the ${color} discard pile`, cards: piles[color].seen })),
];
