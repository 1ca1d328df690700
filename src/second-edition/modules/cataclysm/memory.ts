import type { Json, Problem } from '../../../kernel/index.js';
import { cardActivated, cardRefreshed, turnBegan } from '../../base/event-kinds/index.js';
import { onEvent, playerAt } from '../../base/event-kinds/table.js';
import type { CardId, TownId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { cardIds, check, count, is, listOf, object, seat, text, whole } from '../../saves/words.js';
import { type CounterFace, type Curse, curses, faces } from './curses.js';

/* The module state of The Cataclysm, in `ext.cataclysm`. */

export const ID = 'cataclysm';

/** A freed town: its former curse, and the player who freed it. */
export interface Freed {
  /** The curse. */
  curse: Curse;
  /** The player, by index. */
  by: number;
}

/** A player's marks for a quest: spaces, defeated Challenges, or the quest counter on the card. */
export type Marks = Record<CardId, string[]>;

/** The module state, in `ext.cataclysm`. */
export interface Memory {
  /** The turned counters on towns. */
  counters: Record<TownId, CounterFace>;
  /** Towns that were freed. */
  freed: Record<TownId, Freed>;
  /** The number of each player's quest counter, 1 to 6; `null` until it is chosen. */
  questCounters: (number | null)[];
  /** The Curse cards that each Hero claimed, even if another player has them now (va51.curse.taken-by-other-hero). */
  claimed: CardId[][];
  /** Open quests, beside the market stacks of their towns (va51.level2.reveal). */
  quests: CardId[];
  /** The marks of each player for open quests. */
  marks: Marks[];
  /** Activated claimed cards, waiting for a refresh (va51.level3.ability). */
  activated: CardId[];
  /** Unrolled trading dice of the moving player. */
  trading: number;
  /** The rest of the present Market step's discount (va51.market.discount-once). */
  discount: number;
}

/** The module state in a state or on a table. */
export const memoryIn = ({ ext }: { readonly ext: Readonly<Record<string, Json>> }): Memory =>
  ext[ID] as unknown as Memory;

export const memoryOf = (g: G): Memory => memoryIn(g.state);

/** Initially nothing is claimed and no counter is turned. */
export function moduleState(players: number): Json {
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
  // More than any Hero has, but few enough to list every roll.
  trading: whole(0, 20),
  discount: count,
});

/** Checks the form of the module state in a save; invariants check the rest. */
export const problemsOfModuleState = (memory: Json): readonly Problem[] => check(form, memory, '');

/** What events of the base game change in it. */
export const followCataclysm = [
  onEvent(turnBegan, (table) => {
    memoryIn(table).trading = 0;
    memoryIn(table).discount = 0;
  }),
  onEvent(cardActivated, (table, { player, card }) => {
    if (playerAt(table, player).kept.includes(card)) memoryIn(table).activated.push(card);
  }),
  onEvent(cardRefreshed, (table, { card }) => {
    const memory = memoryIn(table);
    memory.activated = memory.activated.filter((one) => one !== card);
  }),
];
