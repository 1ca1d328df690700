import type { DeepReadonly, Envelope } from '../../kernel/index.js';
import type { AdventureType } from '../content/board-types.js';

/** The id of a card in the content; there is one copy of each card. Empty in a view for a card that its viewer may not know. */
export type CardId = string;
/** The id of a hex, such as `h0706`. */
export type HexId = string;
/** The id of a city and its market. */
export type CityId = string;

/** A rumor that a hero keeps (3e.event.rumor). */
export interface RumorState {
  /** The id of the event card. */
  card: CardId;
  /** The option that was chosen. */
  option: string;
}

/** The state of a player. */
export interface PlayerState {
  /** The hero card; empty until the player chooses one. */
  hero: CardId;
  /** The hex of the figure; `null` before it is placed, and after the player is out of the game. */
  hex: HexId | null;
  /** Damage on the hero card (3e.damage.tokens). Damage equal to its health defeats the hero (3e.damage.defeat). */
  damage: number;
  /** Gold, 0 or more. */
  gold: number;
  /** Story tokens: lore or companions, as the scenario says (3e.components.story-tokens). */
  story: number;
  /** Skill cards in hand, hidden from other players (3e.game.public-info). */
  hand: CardId[];
  /** Learned skills, in the order in which they were learned. */
  skills: CardId[];
  /** Assets, at most one of each type. */
  assets: CardId[];
  /** Trophies that everybody has seen, facedown (3e.trophies.definition). */
  trophies: CardId[];
  /** Trophies drawn from a deck, by type: only their owner may look at the fronts (3e.trophies.look). */
  secret: Record<AdventureType, CardId[]>;
  /** Quests (3e.quest.keep). */
  quests: CardId[];
  /** Events kept as rumors. */
  rumors: RumorState[];
  /** The figure lies on its side (3e.delayed.definition). */
  delayed: boolean;
  /** True once the hero is eliminated (3e.villain.eliminated-cleanup). */
  out: boolean;
  /** Abilities used that are limited to once per game and hero, as `card/player`. */
  used: string[];
}

/** The state of a player, read-only. */
export type SeenPlayer = DeepReadonly<PlayerState>;

/** Where the time token is (3e.time.two-acts). */
export interface TimeState {
  /** The space of the time track, 1 to 12 (3e.time.length). */
  space: number;
  /** The act, by the side of the token. */
  act: 1 | 2;
  /** True once Act 2 has ended: the token no longer moves (3e.time.end-act-2). */
  over: boolean;
}

/** The current version of the state. */
export const stateVersion = 1;

/** The skill deck. */
export const SKILLS = 'skills';
/** The asset deck. */
export const ASSETS = 'assets';
/** The story deck. */
export const STORY = 'story';

/** The state of a game of Runebound Third Edition. */
export interface ThirdEditionDraft extends Envelope {
  /** Tells its games from those of other editions. */
  edition: 'third-edition';
  /** The players, clockwise; everywhere else a player is an index into this list. Rules write to what `playerState` returns. */
  readonly players: readonly SeenPlayer[];
  /** The player who begins each round (3e.setup.first-player). */
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
  /** The hex of the villain's token; `null` before it is spawned. */
  villain: HexId | null;
  /** Hexes with a zombie; a hex with several zombies stands here several times (3e.corpse-king.zombies). */
  zombies: HexId[];
  /** Faceup cards on the table that are being resolved. */
  revealed: CardId[];
  /** Cards out of the game (3e.villain.eliminated-cleanup). */
  removed: CardId[];
}
