import {
  cardsIn,
  type Deck,
  drawable,
  type Json,
  putUnder,
  setAside,
  takeCard,
} from '../../../kernel/index.js';
import type { Color } from '../../abilities/language.js';
import { deckOf } from '../../base/content.js';
import { adventureAttempted, challengeDefeated, turnBegan } from '../../base/event-kinds/index.js';
import { onEvent, type Table } from '../../base/event-kinds/table.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { AdventureCard } from '../../content/cards.js';
import * as schema from '../../saves/words.js';
import { changeEndgame, endgameBegan } from '../endgame/event-kinds.js';
import { type Extended, problemsBy } from '../module-state.js';

export const ID = 'seven-scions';

/** The colors of Storm cards from lowest to highest; Stormlords come last (va50.storm-step.color-order). */
export const stormColors = ['green', 'yellow', 'blue'] as const satisfies readonly Color[];
/** A color of Storm cards. */
export type StormColor = (typeof stormColors)[number];

export const stormDeck = (color: StormColor): string => `storm-${color}`;
const stormDecks: readonly (string | null)[] = /* @__PURE__ */ stormColors.map(stormDeck);
/** The deck of the Stormlords; those of this game are at its bottom, open (va50.setup.stormlords-visible). */
export const STORMLORDS = 'stormlords';
/** The deck of slumbering Scions, open, in the order of the spaces of the undefeated challenge track (va50.setup.scion-space-number). */
export const SCIONS = 'scions';

const deeds = schema.object('what a Hero has done in the Endgame', {
  /** Stormlords defeated. */
  defeated: schema.whole(0, 6),
  /** Wounds on the Stormlord that knocked it out; otherwise 0. */
  wounds: schema.count,
});
/** A Hero's results in the Endgame. */
export type Deeds = schema.ValueOf<typeof deeds>;

const endgame = schema.object('the Endgame', {
  order: schema.seats,
  out: schema.seats,
  /** The results, by player. */
  deeds: schema.listOf(deeds, 6),
});
/** The Endgame: its order, who is out, and each Hero's results. */
export type StormEndgame = schema.ValueOf<typeof endgame>;

const form = schema.object('what is remembered of the Seven Scions', {
  /** The space of the storm counter: 1 is the lowest market stack, 0 is below it (va50.setup.storm-counter). */
  counter: schema.whole(0, 100),
  /** The highest color of a Challenge defeated since the storm counter moved, or `null`. */
  beaten: schema.word(stormColors).nullable(),
  /** The player of each held scion counter, by Scion. Other counters are on their Scions. */
  held: schema.byName('who holds each scion counter: the index of a player, by Scion', schema.seat),
  /** Events discarded in the present Adventure step. */
  events: schema.cardIds,
  /** `null` before the Endgame. */
  endgame: endgame.nullable(),
});
/** The module state, in `ext['seven-scions']`. */
export type Memory = schema.ValueOf<typeof form>;

export const memoryOf = ({ state }: Extended): Memory => state.ext[ID] as unknown as Memory;
export const problemsOfModuleState = problemsBy(form);

/** Initially no player has a scion counter (va50.setup.scion-counters). */
export const moduleState = (): Json => ({ counter: 0, beaten: null, held: {}, events: [], endgame: null });

export const endgameOf = (g: G): StormEndgame | null => memoryOf(g).endgame;

function home(g: G, id: CardId): string | null {
  const card = g.content.cards[id];
  return card === undefined ? null : deckOf(card);
}

export const isScion = (g: G, card: CardId): boolean => home(g, card) === SCIONS;
export const isStormlord = (g: G, card: CardId): boolean => home(g, card) === STORMLORDS;
export const isStormCard = (g: G, card: CardId): boolean => stormDecks.includes(home(g, card));

/** Slumbering Scions, in the order of their spaces. */
export const slumbering = (g: G): readonly CardId[] => g.state.decks[SCIONS]?.top ?? [];

/** The Stormlords of this game, except one in combat. */
export const stormlordsLeft = (g: G): readonly CardId[] => g.state.decks[STORMLORDS]?.bottom ?? [];

/** The lowest color with Storm cards left; `null` if only Stormlords are left. */
export const lowestColor = (g: G): StormColor | null =>
  stormColors.find((color) => drawable(g.state.decks[stormDeck(color)] as Deck) > 0) ?? null;

export const clockwiseFrom = (g: G, first: number): number[] =>
  g.state.players.map((_, at) => (first + at) % g.state.players.length);

/** A Stormlord of this game lies open. */
export function chooseStormlord(g: Table, card: string): void {
  takeCard(g, STORMLORDS, card);
  putUnder(g, STORMLORDS, card);
}

/** Leaves out unused Storm cards (va50.setup.storm-unused). */
export function leaveOutStorm(g: Table, used: (deck: string) => number): void {
  for (const id of [...stormColors.map(stormDeck), STORMLORDS]) {
    const deck = g.own('decks')[id];
    if (deck) setAside(deck, (g.content.decks[id] ?? []).length - used(id));
  }
}

/** The red adventure deck is not used (va50.setup.red-cards-out). */
export function takeOutRed(g: Table): void {
  const red = g.own('decks').red as Deck;
  g.state.removed.push(...cardsIn(red));
  Object.assign(red, { top: [], pool: [], bottom: [] });
}

/** What events of others change in the module's state. */
export const changes = [
  // The highest color counts (va50.storm-step.advance-first), but no Storm Challenge, Stormlord or awakening.
  onEvent(challengeDefeated, (g, { card: id }) => {
    const card = g.content.cards[id] as AdventureCard;
    const color = stormColors.find((one) => one === card.color && card.deck !== stormDeck(one));
    const memory = memoryOf(g);
    if (card.kind !== 'challenge' || color === undefined) return;
    if (memory.beaten === null || stormColors.indexOf(color) > stormColors.indexOf(memory.beaten))
      memory.beaten = color;
  }),
  onEvent(turnBegan, (g) => {
    Object.assign(memoryOf(g), { events: [], beaten: null });
  }),
  onEvent(adventureAttempted, (g) => {
    memoryOf(g).events = [];
  }),
  onEvent(endgameBegan, (g) => {
    memoryOf(g).endgame = {
      order: [],
      out: [],
      deeds: g.state.players.map(() => ({ defeated: 0, wounds: 0 })),
    };
  }),
  ...changeEndgame((g) => memoryOf(g).endgame),
];
