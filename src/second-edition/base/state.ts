import type { DeepReadonly, Envelope } from '../../kernel/index.js';
import type { Attribute, Color } from '../abilities/language.js';

/** The id of a card, as content has it: there is one copy of each. Empty where no card is known yet. */
export type CardId = string;
/** The id of a space of the map, such as `h0714`, or of a place that a module knows besides. */
export type SpaceId = string;
/** The id of a town, such as `tamalir`; its space has another. */
export type TownId = string;

/** The five kinds of experience counter. */
export const bonuses = ['mind', 'body', 'spirit', 'stamina', 'life'] as const;
/** One kind of experience counter, by what it adds to. */
export type Bonus = Attribute | 'stamina' | 'life';

/** A Hero or an Ally: somebody who can be hurt and tired. */
export interface Character {
  /** The card that stands for it; empty for a Hero that is not given out yet. */
  card: CardId;
  /** Wound counters on the card (2e.harm.wounds-place). Those that reach its Life defeat it. */
  wounds: number;
  /** Exhaustion counters on the card, as many as its Stamina at most (2e.harm.exhaustion-excess). */
  exhaustion: number;
}

/** A player's Hero, and its figure. */
export interface HeroState extends Character {
  /** Where the figure stands; `null` before its player's first turn (2e.movement.first-turn-placement). */
  space: SpaceId | null;
  /** The space from which it last entered its present one; `null` if it was put there (2e.escape.move-back). */
  cameFrom: SpaceId | null;
  /** Experience counters, by bonus. */
  experience: Record<Bonus, number>;
}

/** An Item that a player has, of the market or an adventure card that became one. */
export interface ItemState {
  /** The card; what it is as an Item says `itemOf`. */
  card: CardId;
  /** True once activated, until it is refreshed. */
  faceDown: boolean;
}

/** An Encounter that is open with a player. */
export interface QuestState {
  /** The Encounter. */
  card: CardId;
  /** Counters on it, 0 at first; what they mean is for its text to say. */
  progress: number;
}

/** All that a player has. Everything of it lies open. */
export interface PlayerState {
  /** The Hero, whose figure stands for its Allies too (2e.movement.figure-is-party). */
  hero: HeroState;
  /** Gold in hand, 0 or more. */
  gold: number;
  /** Unspent adventure counters, by color. */
  counters: Record<Color, number>;
  /** Experience points noted down because no change could be given (2e.experience.no-change). */
  points: number;
  /** Allies, of the market or adventure cards that became Allies, in the order in which they came. */
  allies: Character[];
  /** Items, face up or face down, in the order in which they came. */
  items: ItemState[];
  /** Adventure cards kept for a later effect. */
  kept: CardId[];
  /** Encounters that stay open with the player (2e.encounter.nature). */
  quests: QuestState[];
}

/** What a player has, to be read only. */
export type SeenPlayer = DeepReadonly<PlayerState>;

/** A Challenge on the undefeated challenge track. */
export interface TrackEntry {
  /** The Challenge; no wounds are kept on it (2e.escape.wounds-removed). */
  card: CardId;
  /** Where its counter lies. */
  space: SpaceId;
  /** When it came: the lowest has been on the track longest (2e.undefeated.full). */
  order: number;
  /** The player whose Hero it follows, if a card has it follow one. */
  follows?: number;
}

/** What lies on an adventure card that is in play and nobody's: what it has taken, and counters that its text speaks of. */
export interface Hoard {
  /** Gold, 0 or more. */
  gold: number;
  /** Items and Allies, without anything that lay on them, in the order in which they came. */
  cards: CardId[];
  /** Counters; what they mean is for the text of the card to say. */
  progress: number;
}

/** An Encounter that lies on a space, for whoever comes there. */
export interface LaidCard {
  /** The Encounter. */
  card: CardId;
  /** Where it lies. */
  space: SpaceId;
}

/** The version of the state's form that games are played in now. Saves of earlier ones are brought to it. */
export const stateVersion = 2;

/** The state of a game of Runebound Second Edition. */
export interface SecondEditionDraft extends Envelope {
  /** Tells its games from those of other editions. */
  edition: 'second-edition';
  /** The players, clockwise; everywhere else a player is an index into this list. Rules write to one that `playerState` gives. */
  readonly players: readonly SeenPlayer[];
  /** Index of the starting player. */
  starting: number;
  /** How many turns have begun. */
  turn: number;
  /** Spaces with an adventure counter, by its color. A space stands once for each counter. */
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
  /** Adventure cards out of play for good. */
  removed: CardId[];
  /** What lies on adventure cards, by card: only those on which something does, and left out while there is none. */
  hoards?: Record<CardId, Hoard>;
  /** Encounters that lie on spaces, in the order in which they were laid; left out while there are none. */
  laid?: LaidCard[];
}
