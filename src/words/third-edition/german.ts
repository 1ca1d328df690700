/**
 * German for all that the engine says in a game of Third Edition, with names of cards and places.
 *
 * @module third-edition/words/german
 */
import type { Catalogue } from '../book.js';
import messages from './german.json' with { type: 'json' };

/**
 * The German catalogue: an item of `catalogues` for `wordsOf` and `words`.
 *
 * @example
 * ```ts
 * import { createGame } from 'runebound-engine/third-edition';
 * import { words } from 'runebound-engine/third-edition/words';
 * import { german } from 'runebound-engine/third-edition/words/german';
 *
 * const said = words(createGame({ scenario: 'corpse-king', players: 2, seed: 1 }), { catalogues: [german] });
 * said.locale; // 'de'
 * ```
 */
export const german: Catalogue = messages;
