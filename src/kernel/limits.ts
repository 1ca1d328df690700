/* What is too much for a value from outside. States that are played on, saves and views are held to the same limits, so that what plays can be saved. */

/** Nothing is nested deeper: neither states and saves, nor content and descriptions of positions. */
export const deepest = 40;
/** No state has more parts. */
export const mostParts = 500_000;
/** No text of a state is longer. */
export const longestText = 20_000;
/** Keys that mean something else to JavaScript. */
export const hostileKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** A table has a bit for each player. */
export const mostPlayers = 31;
