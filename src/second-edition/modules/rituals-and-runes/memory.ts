import type { Json } from '../../../kernel/index.js';
import { terrains } from '../../abilities/language.js';
import { byName, listOf, object, type ValueOf, word } from '../../saves/words.js';
import { type Extended, forEachPlayer, problemsBy } from '../module-state.js';

export const ID = 'rituals-and-runes';

/** The symbols at the bottom of every Ritual (va46.ritual.five-symbols). */
export const SYMBOLS = 5;

/** The covered symbols of one player's Rituals by card, in printed order. Counters are only markers (va46.ritual.counters-are-markers). */
export const countersForm = byName('covered symbols by Ritual', listOf(word(terrains), SYMBOLS, 1));
export type Counters = ValueOf<typeof countersForm>;

const form = object('what is remembered of Rituals', {
  /** The counters by player. A Ritual that a player gains has none, whatever lay on it before (va46.ritual.inert-when-gained). */
  counters: listOf(countersForm, 6),
});
/** The module state of this pack, `ext['rituals-and-runes']`. */
export type Memory = ValueOf<typeof form>;

export const memoryOf = ({ state }: Extended): Memory => state.ext[ID] as unknown as Memory;
export const problemsOfModuleState = problemsBy(form);

export const countersOf = (g: Extended, player: number): Counters => memoryOf(g).counters[player] as Counters;

export const moduleState = (players: number): Json => ({ counters: forEachPlayer(players, () => ({})) });
