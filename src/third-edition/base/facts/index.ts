import { combatFacts } from './combats.js';
import { courseFacts } from './courses.js';
import { heroFacts } from './heroes.js';

/*
 * Everything that can happen in a game, as data: the kinds of event that the chapters report.
 */

export * from './combats.js';
export * from './courses.js';
export * as details from './details.js';
export * from './heroes.js';

/** All events of the base game. */
export const baseFacts = [...courseFacts, ...heroFacts, ...combatFacts];
