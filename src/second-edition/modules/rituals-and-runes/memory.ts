import type { Json, Problem } from '../../../kernel/index.js';
import { type Terrain, terrains } from '../../abilities/language.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { isRecord, show } from '../../content/check-plain.js';
import { check, is, listOf } from '../../saves/words.js';

/* The module state: the counters on Rituals. */

export const ID = 'rituals-and-runes';

/** The symbols at the bottom of every Ritual (va46.ritual.five-symbols). */
export const SYMBOLS = 5;

/**
 * The counters on one player's Rituals: by card, the covered symbols in printed order. Rituals without counters are not listed. The
 * counters are only markers (va46.ritual.counters-are-markers).
 */
export type Counters = Record<CardId, Terrain[]>;

/** The module state of this pack, `ext['rituals-and-runes']`. */
export interface Memory {
  /** The counters by player. A Ritual that a player gains has none, whatever lay on it before (va46.ritual.inert-when-gained). */
  readonly counters: Counters[];
}

type Extended = { readonly ext: Readonly<Record<string, Json>> };

export const memoryOf = (g: G): Memory => g.state.ext[ID] as unknown as Memory;

/** The counters in a state or on a table. */
export const countersIn = ({ ext }: Extended, player: number): Counters =>
  (ext[ID] as unknown as Memory).counters[player] as Counters;

export const countersOf = (g: G, player: number): Counters => countersIn(g.state, player);

export const moduleState = (players: number): Json => ({
  counters: Array.from({ length: players }, () => ({})),
});

const covered = listOf(
  is<Terrain>(`one of ${terrains.join(', ')}`, (value) => terrains.some((terrain) => terrain === value)),
  SYMBOLS,
  1,
);

export function problemsOfCounters(counters: unknown, path: string): Problem[] {
  if (!isRecord(counters))
    return [
      { path, message: `${show(counters)} is not right here; it should be covered symbols by Ritual.` },
    ];
  return Object.entries(counters).flatMap(([card, symbols]) => check(covered, symbols, `${path}/${card}`));
}

/** The problems of the form of a module state in a save. The invariants check its meaning. */
export function problemsOfModuleState(memory: Json): readonly Problem[] {
  if (!isRecord(memory) || !Array.isArray(memory.counters) || Object.keys(memory).length !== 1)
    return [{ path: '', message: 'It should be an object with `counters`, a list of counters by player.' }];
  return memory.counters.flatMap((each, player) => problemsOfCounters(each, `counters/${player}`));
}
