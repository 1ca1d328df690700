import { ofCards } from './cards.js';
import { ofCombats } from './combats.js';
import { ofHeroes } from './heroes.js';
import { ofTable } from './table.js';
import type { Check } from './words.js';

/** Invariants of every state between two actions; the checks of saves and of scenarios use them too. */
export const invariants: readonly Check[] = [...ofCards, ...ofHeroes, ...ofTable, ...ofCombats];
