import type { DeepReadonly, Envelope } from '../../kernel/index.js';
import type { AdventureType } from '../content/board-types.js';

/** The id of a card, as content has it: there is one copy of each. Empty in a view for a card that its viewer may not know. */
export type CardId = string;
/** The id of a hex, such as `h0706`. */
export type HexId = string;
/** The id of a city, which is that of its market. */
export type CityId = string;

/** A rumor that a hero keeps (3e.event.rumor). */
export interface RumorState {
  /** The event. */
  card: CardId;
  /** The option that was chosen. */
  option: string;
}

/** All that a player has. */
export interface PlayerState {
  /** The hero card; empty until one is chosen. */
  hero: CardId;
  /** Where the figure stands; `null` before it is placed, and once its player is out of the game. */
  hex: HexId | null;
  /** Damage on the hero card (3e.damage.tokens). As much as its health, and it is defeated (3e.damage.defeat). */
  damage: number;
  /** Gold, 0 or more. */
  gold: number;
  /** Story tokens: lore or companions, as the scenario says (3e.components.story-tokens). */
  story: number;
  /** Skill cards in hand, hidden from the others (3e.game.public-info). */
  hand: CardId[];
  /** Learned skills, in the order in which they were learned. */
  skills: CardId[];
  /** Assets, of each type one at most. */
  assets: CardId[];
  /** Trophies that everybody has seen, facedown (3e.trophies.definition). */
  trophies: CardId[];
  /** Trophies drawn from a deck, by type: their fronts their owner alone may look at (3e.trophies.look). */
  secret: Record<AdventureType, CardId[]>;
  /** Quests (3e.quest.keep). */
  quests: CardId[];
  /** Events kept as rumors. */
  rumors: RumorState[];
  /** The figure lies on its side (3e.delayed.definition). */
  delayed: boolean;
  /** True once the hero is eliminated (3e.villain.eliminated-cleanup). */
  out: boolean;
  /** Abilities limited to once per game and hero that were used, as `card/player`. */
  used: string[];
}

/** What a player has, to be read only. */
export type SeenPlayer = DeepReadonly<PlayerState>;

/** Where the time token is (3e.time.two-acts). */
export interface TimeState {
  /** 1 to 12 (3e.time.length). */
  space: number;
  /** The side of the token. */
  act: 1 | 2;
  /** True once Act 2 has ended: the token no longer moves (3e.time.end-act-2). */
  over: boolean;
}

/** The version of the state's form that games are played in now. */
export const stateVersion = 1;

/** The decks besides those of adventures: skills, assets, and the story of the scenario. */
export const SKILLS = 'skills';
/** The asset deck. */
export const ASSETS = 'assets';
/** The story deck. */
export const STORY = 'story';

/** The state of a game of Runebound Third Edition. */
export interface ThirdEditionDraft extends Envelope {
  /** Tells its games from those of other editions. */
  edition: 'third-edition';
  /** The players, clockwise; everywhere else a player is an index into this list. Rules write to one that `playerState` gives. */
  readonly players: readonly SeenPlayer[];
  /** Who begins each round (3e.setup.first-player). */
  first: number;
  /** The round, counted from 1; 0 during setup. */
  round: number;
  /** Where the time token is. */
  time: TimeState;
  /** Hexes of facedown gems; all others are faceup (3e.adventure.flip). */
  facedown: HexId[];
  /** Cards of each market, faceup (3e.setup.markets). */
  readonly markets: DeepReadonly<Record<CityId, CardId[]>>;
  /** Discard piles by deck, the latest card last (3e.game.discard-piles). */
  readonly discards: DeepReadonly<Record<string, CardId[]>>;
  /** Story quests in the slots above the board, the first slot first (3e.story.quest). */
  slots: (CardId | null)[];
  /** Where the villain's token is; `null` before it is spawned. */
  villain: HexId | null;
  /** Hexes with a zombie, each as often as there are zombies (3e.corpse-king.zombies). */
  zombies: HexId[];
  /** Cards faceup on the table that are being resolved. */
  revealed: CardId[];
  /** Cards out of the game (3e.villain.eliminated-cleanup). */
  removed: CardId[];
}
