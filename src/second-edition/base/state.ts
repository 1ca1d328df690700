import type { Envelope } from '../../kernel/index.js';
import type { Attribute, Color } from '../abilities/language.js';

export type CardId = string;
export type SpaceId = string;
export type TownId = string;

/** The five kinds of experience counter. */
export const bonuses = ['mind', 'body', 'spirit', 'stamina', 'life'] as const;
export type Bonus = Attribute | 'stamina' | 'life';

/** A Hero or an Ally: somebody who can be hurt and tired. */
export interface Character {
  card: CardId;
  wounds: number;
  exhaustion: number;
}

export interface HeroState extends Character {
  /** Where the figure stands; `null` before its player's first turn (2e.movement.first-turn-placement). */
  space: SpaceId | null;
  /** The space from which it last entered its present one; `null` if it was put there (2e.escape.move-back). */
  cameFrom: SpaceId | null;
  /** Experience counters, by bonus. */
  experience: Record<Bonus, number>;
}

export interface ItemState {
  card: CardId;
  /** True once activated, until it is refreshed. */
  faceDown: boolean;
}

/** An Encounter that is open with a player. */
export interface QuestState {
  card: CardId;
  progress: number;
}

export interface PlayerState {
  hero: HeroState;
  gold: number;
  /** Unspent adventure counters, by color. */
  counters: Record<Color, number>;
  /** Experience points noted down because no change could be given (2e.experience.no-change). */
  points: number;
  allies: Character[];
  items: ItemState[];
  /** Adventure cards kept for a later effect. */
  kept: CardId[];
  quests: QuestState[];
}

/** A Challenge on the undefeated challenge track. */
export interface TrackEntry {
  card: CardId;
  /** Where its counter lies. */
  space: SpaceId;
  /** When it came: the lowest has been on the track longest (2e.undefeated.full). */
  order: number;
}

/** The state of a game of Runebound Second Edition. */
export interface SecondEditionState extends Envelope {
  players: PlayerState[];
  /** Index of the starting player. */
  starting: number;
  /** How many turns have begun. */
  turn: number;
  /** Spaces with an adventure counter, by its color. A space stands once for each counter. */
  counters: Record<Color, SpaceId[]>;
  /** Adventure counters in the central pile. */
  pile: Record<Color, number>;
  /** The six positions of the undefeated challenge track. */
  track: (TrackEntry | null)[];
  /** Face-up market stacks, by town; the latest card last. */
  stacks: Record<TownId, CardId[]>;
  /** The Event in play. */
  event: CardId | null;
  /** Adventure cards face up on the table, being resolved. */
  revealed: CardId[];
  /** Adventure cards out of play for good. */
  removed: CardId[];
}
