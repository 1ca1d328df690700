import type { DeepReadonly, Envelope } from '../../kernel/index.js';
import type { Attribute, Color } from '../abilities/language.js';

/** The id of a card in the content. There is one copy of each card. Empty while the card is not known. */
export type CardId = string;
/** The id of a space of the map, such as `h0714`, or of a further place of a module. */
export type SpaceId = string;
/** The id of a town, such as `tamalir`. The id of its space differs. */
export type TownId = string;

/** The five kinds of experience counter. */
export const bonuses = ['mind', 'body', 'spirit', 'stamina', 'life'] as const;
/** One kind of experience counter, by the value that it raises. */
export type Bonus = Attribute | 'stamina' | 'life';

/** A Hero or an Ally with its counters. */
export interface Character {
  /** Its card; empty for a Hero that is not given out yet. */
  card: CardId;
  /** Wound counters on the card (2e.harm.wounds-place). As many as its Life defeat it. */
  wounds: number;
  /** Exhaustion counters on the card, at most its Stamina (2e.harm.exhaustion-excess). */
  exhaustion: number;
}

/** A player's Hero with its figure. */
export interface HeroState extends Character {
  /** The space of the figure; `null` before its player's first turn (2e.movement.first-turn-placement). */
  space: SpaceId | null;
  /** The space from which it entered its present one; `null` if it was put there (2e.escape.move-back). */
  cameFrom: SpaceId | null;
  /** Experience counters, by bonus. */
  experience: Record<Bonus, number>;
}

/** A player's Item: a market card, or an adventure card that became an Item. */
export interface ItemState {
  /** The card. `itemOf` gives its values as an Item. */
  card: CardId;
  /** True once activated, until it is refreshed. */
  faceDown: boolean;
}

/** An Encounter that is open with a player. */
export interface QuestState {
  /** The Encounter. */
  card: CardId;
  /** Counters on it, 0 at first. The text of the card gives them a meaning. */
  progress: number;
}

/** Everything that a player has. All of it is open. */
export interface PlayerState {
  /** The Hero. Its figure stands for its Allies too (2e.movement.figure-is-party). */
  hero: HeroState;
  /** Gold in hand, 0 or more. */
  gold: number;
  /** Unspent adventure counters, by color. */
  counters: Record<Color, number>;
  /** Experience points noted down because no change could be given (2e.experience.no-change). */
  points: number;
  /** Allies, from the market or adventure cards that became Allies, in the order in which they came. */
  allies: Character[];
  /** Items, face up or face down, in the order in which they came. */
  items: ItemState[];
  /** Adventure cards kept for a later effect. */
  kept: CardId[];
  /** Encounters that stay open with the player (2e.encounter.nature). */
  quests: QuestState[];
}

/** A player's part of the state, read only. */
export type SeenPlayer = DeepReadonly<PlayerState>;

/** A Challenge on the undefeated challenge track. */
export interface TrackEntry {
  /** The Challenge. It keeps no wounds (2e.escape.wounds-removed). */
  card: CardId;
  /** The space of its counter. */
  space: SpaceId;
  /** The order of arrival: the lowest has been on the track longest (2e.undefeated.full). */
  order: number;
  /** The player whose Hero it follows, if its text makes it follow. */
  follows?: number;
}

/** Gold, cards and counters on an adventure card that is in play and belongs to no player. */
export interface Hoard {
  /** Gold, 0 or more. */
  gold: number;
  /** Items and Allies, without their counters, in the order in which they came. */
  cards: CardId[];
  /** Counters. The text of the card gives them a meaning. */
  progress: number;
}

/** An Encounter on a space, for the next Hero there. */
export interface LaidCard {
  /** The Encounter. */
  card: CardId;
  /** Its space. */
  space: SpaceId;
}

/** The present version of the state. Saves of earlier versions are migrated to it. */
export const stateVersion = 2;

/** The state of a game of Runebound Second Edition. */
export interface SecondEditionDraft extends Envelope {
  /** Marks its games as those of this edition. */
  edition: 'second-edition';
  /** The players, clockwise. Elsewhere a player is an index into this list. Rules write only to a player from `playerState`. */
  readonly players: readonly SeenPlayer[];
  /** Index of the starting player. */
  starting: number;
  /** The number of turns that have begun. */
  turn: number;
  /** Spaces with an adventure counter, by its color. A space is listed once for each counter. */
  readonly counters: DeepReadonly<Record<Color, SpaceId[]>>;
  /** Adventure counters in the central pile. */
  pile: Record<Color, number>;
  /** The six positions of the undefeated challenge track. */
  track: (TrackEntry | null)[];
  /** Face-up market stacks, by town; the latest card last. */
  readonly stacks: DeepReadonly<Record<TownId, CardId[]>>;
  /** The Event in play. */
  event: CardId | null;
  /** Adventure cards face up on the table, being resolved. */
  revealed: CardId[];
  /** Adventure cards out of play for the rest of the game. */
  removed: CardId[];
  /** The contents of adventure cards, by card. Empty cards are not listed; the field is left out while there are none. */
  hoards?: Record<CardId, Hoard>;
  /** Encounters on spaces, in the order in which they were laid. Left out while there are none. */
  laid?: LaidCard[];
}
