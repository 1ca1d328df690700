import type { Json, Problem } from '../../../kernel/index.js';
import { type Terrain, terrains } from '../../abilities/language.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { isRecord, show } from '../../content/check-plain.js';
import { check, is, listOf } from '../../saves/words.js';

/* What a game with this pack remembers: the counters that lie on Rituals. */

export const ID = 'rituals-and-runes';

/** Every Ritual has so many symbols at its bottom (va46.ritual.five-symbols). */
export const SYMBOLS = 5;

/**
 * The counters on one player's Rituals: by card, the symbols they cover, in the order in which they are printed. A Ritual without any is
 * not named. They are markers and nothing else (va46.ritual.counters-are-markers).
 */
export type Counters = Record<CardId, Terrain[]>;

/** What a game with this pack remembers, in the state under `ext['rituals-and-runes']`. */
export interface Memory {
  /** The counters by player: whoever gets a Ritual has none on it, whatever lay there before (va46.ritual.inert-when-gained). */
  readonly counters: Counters[];
}

export const memoryOf = (g: G): Memory => g.state.ext[ID] as unknown as Memory;

/** The counters on the Rituals of a player. */
export const countersOf = (g: G, player: number): Counters => memoryOf(g).counters[player] as Counters;

export const moduleState = (players: number): Json => ({
  counters: Array.from({ length: players }, () => ({})),
});

const covered = listOf(
  is<Terrain>(`one of ${terrains.join(', ')}`, (value) => terrains.some((terrain) => terrain === value)),
  SYMBOLS,
  1,
);

/** What is wrong with counters by card. */
export function problemsOfCounters(counters: unknown, path: string): Problem[] {
  if (!isRecord(counters))
    return [
      { path, message: `${show(counters)} is not right here; it should be covered symbols by Ritual.` },
    ];
  return Object.entries(counters).flatMap(([card, symbols]) => check(covered, symbols, `${path}/${card}`));
}

/** What is wrong with the form of a memory that a save claims. What it means is for the invariants. */
export function problemsOfModuleState(memory: Json): readonly Problem[] {
  if (!isRecord(memory) || !Array.isArray(memory.counters) || Object.keys(memory).length !== 1)
    return [{ path: '', message: 'It should be an object with `counters`, a list of counters by player.' }];
  return memory.counters.flatMap((each, player) => problemsOfCounters(each, `counters/${player}`));
}
