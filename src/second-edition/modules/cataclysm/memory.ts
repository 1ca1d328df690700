import type { Json, Problem } from '../../../kernel/index.js';
import type { CardId, TownId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { cardIds, check, count, is, listOf, object, seat, text, whole } from '../../saves/words.js';
import { type CounterFace, type Curse, curses, faces } from './curses.js';

/* What a game of The Cataclysm remembers besides the table of the base game. */

export const ID = 'cataclysm';

/** A town that was freed: the curse that lay on it, and the player whose Hero freed it. */
export interface Freed {
  /** The curse. */
  curse: Curse;
  /** The player, by index. */
  by: number;
}

/** What a player has marked of a quest: spaces, defeated Challenges, or the quest counter on the card. */
export type Marks = Record<CardId, string[]>;

/** What is remembered, in the state under `ext.cataclysm`. */
export interface Memory {
  /** What the counters show that lie on towns, once they are turned over. */
  counters: Record<TownId, CounterFace>;
  /** Towns that were freed. */
  freed: Record<TownId, Freed>;
  /** The number of each player's quest counter, 1 to 6; `null` until it is chosen. */
  questCounters: (number | null)[];
  /** The Curse cards that each Hero has claimed, whoever has them now (va51.curse.taken-by-other-hero). */
  claimed: CardId[][];
  /** Quests that lie face up beside the market stacks of their towns (va51.level2.reveal). */
  quests: CardId[];
  /** How far each player has come with open quests. */
  marks: Marks[];
  /** Claimed cards that were activated and wait for a refresh (va51.level3.ability). */
  activated: CardId[];
  /** Dice of the player who moves that lie in the trading pool and are not rolled yet. */
  trading: number;
  /** What is left of the discount of the Market step under way (va51.market.discount-once). */
  discount: number;
}

export const memoryOf = (g: G): Memory => g.state.ext[ID] as unknown as Memory;

/** At the start nobody has anything, and no counter is turned over. */
export function remembers(players: number): Json {
  const each = <T>(value: () => T): T[] => Array.from({ length: players }, value);
  return {
    counters: {},
    freed: {},
    questCounters: each(() => null),
    claimed: each(() => []),
    quests: [],
    marks: each(() => ({})),
    activated: [],
    trading: 0,
    discount: 0,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const counters = is<Record<TownId, CounterFace>>(
  `counters by town, each ${faces.join(', ')}`,
  (value) => isRecord(value) && Object.values(value).every((face) => faces.some((known) => known === face)),
);
const freed = is<Record<TownId, Freed>>(
  'freed towns, each an object with `curse` and `by`',
  (value) =>
    isRecord(value) &&
    Object.values(value).every(
      (one) =>
        isRecord(one) &&
        Object.keys(one).length === 2 &&
        curses.some((known) => known === one.curse) &&
        check(seat, one.by, '').length === 0,
    ),
);
const marks = is<Marks>(
  'marks by quest, each a list of texts',
  (value) =>
    isRecord(value) &&
    Object.values(value).every((list) => check(listOf(text('a mark'), 20), list, '').length === 0),
);

const form = object('what is remembered of The Cataclysm', {
  counters,
  freed,
  questCounters: listOf(whole(1, 6).nullable(), 5),
  claimed: listOf(cardIds, 5),
  quests: cardIds,
  marks: listOf(marks, 5),
  activated: cardIds,
  // More than any Hero has, and so few that every roll of them can be listed.
  trading: whole(0, 20),
  discount: count,
});

/** What is wrong with the form of a memory that a save claims. What it means is for the invariants. */
export const problemsOfMemory = (memory: Json): readonly Problem[] => check(form, memory, '');
