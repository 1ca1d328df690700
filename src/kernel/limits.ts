/* Limits for values from outside. States in play and views obey them too, so that every game can be saved. */

/** The deepest nesting of states, saves, content and scenarios. */
export const deepest = 40;
export const mostParts = 500_000;
export const longestText = 20_000;
/** Keys with a special meaning in JavaScript. */
export const hostileKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** The game keeps a bit per player in one number. */
export const mostPlayers = 31;
