import type { Json, Problem } from '../../../kernel/index.js';
import { terrains } from '../../abilities/language.js';
import type { G } from '../../base/vocabulary.js';
import { byName, check, listOf, object, type ValueOf, word } from '../../saves/words.js';

export const ID = 'rituals-and-runes';

/** The symbols at the bottom of every Ritual (va46.ritual.five-symbols). */
export const SYMBOLS = 5;

/**
 * The counters on one player's Rituals: by card, the covered symbols in printed order. Rituals without counters are not listed. The
 * counters are only markers (va46.ritual.counters-are-markers).
 */
export const countersForm = byName('covered symbols by Ritual', listOf(word(terrains), SYMBOLS, 1));
export type Counters = ValueOf<typeof countersForm>;

const form = object('what is remembered of Rituals', {
  /** The counters by player. A Ritual that a player gains has none, whatever lay on it before (va46.ritual.inert-when-gained). */
  counters: listOf(countersForm, 6),
});
/** The module state of this pack, `ext['rituals-and-runes']`. */
export type Memory = ValueOf<typeof form>;

type Extended = { readonly ext: Readonly<Record<string, Json>> };

export const memoryOf = (g: G): Memory => g.state.ext[ID] as unknown as Memory;

/** The counters in a state or on a table. */
export const countersIn = ({ ext }: Extended, player: number): Counters =>
  (ext[ID] as unknown as Memory).counters[player] as Counters;

export const countersOf = (g: G, player: number): Counters => countersIn(g.state, player);

export const moduleState = (players: number): Json => ({
  counters: Array.from({ length: players }, () => ({})),
});

/** The problems of the form of a module state in a save. The invariants check its meaning. */
export const problemsOfModuleState = (memory: Json): readonly Problem[] => check(form, memory, '');
