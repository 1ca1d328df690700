import type { Color } from '../../abilities/language.js';
import type { CardId, TownId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { backOf, memoryOf } from './memory.js';
import type { DoomSetting } from './setting.js';

/** A card on the doom track, face down. */
export interface DoomCard {
  /** The card, if players saw it before it was turned face down; `null` if no player has seen it. */
  readonly card: CardId | null;
  /** The color of its back. */
  readonly color: Color;
}

/** A doom track for people to read. */
export interface DoomInspection {
  /** The spaces of the track, from the bottom up, with their cards and counters. */
  readonly spaces: readonly {
    /** The town that the space is named after. */
    readonly town: TownId;
    /** The card on it, or `null`. */
    readonly card: DoomCard | null;
    /** Whether a doom counter lies on it. */
    readonly counter: boolean;
  }[];
  /** The number of cards on the track that adds a doom counter. */
  readonly trigger: number;
  /** The number of cards on it. */
  readonly cards: number;
  /** The number of doom counters on it. The last one opens the Endgame. */
  readonly counters: number;
  /** The number of cards in the discard pile of each color. */
  readonly piles: Readonly<Record<Color, number>>;
  /** Cards that were discarded and are not placed yet. */
  readonly waiting: readonly CardId[];
  /** The Endgame; `null` before it. */
  readonly endgame: {
    /** Players by index, in the order of their turns. */
    readonly order: readonly number[];
    /** Players who are eliminated, in that order. */
    readonly out: readonly number[];
  } | null;
}

export function inspectDoom(g: G, setting: DoomSetting): DoomInspection {
  const { track, counters, piles, waiting, endgame } = memoryOf(g, setting);
  const pile = (color: Color): number => piles[color].seen.length + piles[color].unseen;
  return {
    spaces: setting.towns(g).map((town, at) => {
      const doomed = track[at];
      const card = doomed
        ? { card: 'card' in doomed ? doomed.card : null, color: backOf(g.content, doomed) }
        : null;
      return { town, card, counter: at < counters };
    }),
    trigger: setting.trigger(g.state.players.length),
    cards: track.length,
    counters,
    piles: { green: pile('green'), yellow: pile('yellow'), blue: pile('blue'), red: pile('red') },
    waiting: [...waiting],
    endgame: endgame && { order: [...endgame.order], out: [...endgame.out] },
  };
}
