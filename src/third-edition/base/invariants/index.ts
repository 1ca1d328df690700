import { ofCards } from './cards.js';
import { ofCombats } from './combats.js';
import { ofHeroes } from './heroes.js';
import { ofTable } from './table.js';
import type { Check } from './words.js';

/** What is true in every state between two actions. The checks of saves and of positions ask the same. */
export const invariants: readonly Check[] = [...ofCards, ...ofHeroes, ...ofTable, ...ofCombats];
