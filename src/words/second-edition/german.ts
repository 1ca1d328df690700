/**
 * German for all that the engine says in a game of Second Edition, with names of cards and places.
 *
 * @module words/german
 */
import type { Catalogue } from '../book.js';
import messages from './german.json' with { type: 'json' };

/**
 * The German catalogue: an item of `catalogues` for `wordsOf` and `words`.
 *
 * @example
 * ```ts
 * import { createGame } from 'runebound-engine';
 * import { words } from 'runebound-engine/words';
 * import { german } from 'runebound-engine/words/german';
 *
 * const said = words(createGame({ players: 2, seed: 1 }), { catalogues: [german] });
 * said.locale; // 'de'
 * ```
 */
export const german: Catalogue = messages;
