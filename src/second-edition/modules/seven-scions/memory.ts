import { type Deck, drawable, type Json, type Problem } from '../../../kernel/index.js';
import type { Color } from '../../abilities/language.js';
import { deckOf } from '../../base/content.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { cardIds, check, count, is, listOf, object, seats, whole, word } from '../../saves/words.js';
import type { Endgame } from '../endgame/setting.js';

/* What a game with the Seven Scions remembers besides the table of the base game. */

export const ID = 'seven-scions';

/** The colors of Storm cards, from lowest to highest; Stormlords come after all of them (va50.storm-step.color-order). */
export const stormColors = ['green', 'yellow', 'blue'] as const satisfies readonly Color[];
/** A color of Storm cards. */
export type StormColor = (typeof stormColors)[number];

/** The deck of the Storm cards of a color. */
export const stormDeck = (color: StormColor): string => `storm-${color}`;
const stormDecks: readonly (string | null)[] = /* @__PURE__ */ stormColors.map(stormDeck);
/** The deck of the Stormlords; those of this game lie at its bottom, open to all (va50.setup.stormlords-visible). */
export const STORMLORDS = 'stormlords';
/** Where Scions slumber, open to all, in the order of the spaces of the undefeated challenge track (va50.setup.scion-space-number). */
export const SCIONS = 'scions';

/** How a Hero has done in the Endgame. */
export interface Deeds {
  /** Stormlords that it has defeated. */
  defeated: number;
  /** Wounds on the one that knocked it out; 0 before, and if none has. */
  wounds: number;
}

/** The Endgame: its order, who is out, and the deeds of each player's Hero. */
export interface StormEndgame extends Endgame {
  /** What each player's Hero has done in it. */
  deeds: Deeds[];
}

/** What the module remembers, in the state under `ext['seven-scions']`. */
export interface Memory {
  /** The space of the storm counter: 1 is the lowest market stack, 0 below it (va50.setup.storm-counter). */
  counter: number;
  /** The highest color of a Challenge that was defeated since the storm counter moved last; `null` if none was. */
  beaten: StormColor | null;
  /** Scion counters that players hold: who, by Scion. All others lie on their Scions. */
  held: Record<CardId, number>;
  /** Events discarded in the present Adventure step. */
  events: CardId[];
  /** `null` until only Stormlords are left. */
  endgame: StormEndgame | null;
}

export const memoryOf = (g: G): Memory => g.state.ext[ID] as unknown as Memory;

/** No player holds a scion counter at the start (va50.setup.scion-counters). */
export const remembers = (): Json => ({ counter: 0, beaten: null, held: {}, events: [], endgame: null });

const held = is<Record<CardId, number>>(
  'who holds each scion counter: the index of a player, by Scion',
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((player) => Number.isSafeInteger(player) && player >= 0 && player < 6),
);
const deeds = object('what a Hero has done in the Endgame', { defeated: whole(0, 6), wounds: count });
const form = object('what is remembered of the Seven Scions', {
  counter: whole(0, 100),
  beaten: word(stormColors).nullable(),
  held,
  events: cardIds,
  endgame: object('the Endgame', { order: seats, out: seats, deeds: listOf(deeds, 6) }).nullable(),
});

/** What is wrong with the form of a memory that a save claims. What it means is for the invariants. */
export const problemsOfMemory = (memory: Json): readonly Problem[] => check(form, memory, '');

/** The Endgame, once it has begun. */
export const endgameOf = (g: G): StormEndgame | null => memoryOf(g).endgame;

/** The deck to which a card belongs that an id names; `null` for an id of none. */
function home(g: G, id: CardId): string | null {
  const card = g.content.cards[id];
  return card === undefined ? null : deckOf(card);
}

export const isScion = (g: G, card: CardId): boolean => home(g, card) === SCIONS;
export const isStormlord = (g: G, card: CardId): boolean => home(g, card) === STORMLORDS;
export const isStormCard = (g: G, card: CardId): boolean => stormDecks.includes(home(g, card));

/** Scions that slumber, in the order of their spaces. */
export const slumbering = (g: G): readonly CardId[] => g.state.decks[SCIONS]?.top ?? [];

/** The Stormlords of this game; one that is being fought is not among them. */
export const stormlordsLeft = (g: G): readonly CardId[] => g.state.decks[STORMLORDS]?.bottom ?? [];

/** The lowest color that still has Storm cards; `null` if nothing but Stormlords is left. */
export const lowestColor = (g: G): StormColor | null =>
  stormColors.find((color) => drawable(g.state.decks[stormDeck(color)] as Deck) > 0) ?? null;

/** All players clockwise, one of them first. */
export const clockwiseFrom = (g: G, first: number): number[] =>
  g.state.players.map((_, at) => (first + at) % g.state.players.length);
