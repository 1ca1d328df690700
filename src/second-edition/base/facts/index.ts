import { adventureFacts } from './adventures.js';
import { combatFacts } from './combats.js';
import { harmFacts } from './harms.js';
import { lyingFacts } from './lying.js';
import { possessionFacts } from './possessions.js';
import { turnFacts } from './turns.js';

/*
 * Everything that can happen in a game, as data: the kinds of event that the chapters report. They stand together, as the kinds of
 * frame do, because several chapters report the same.
 */

export * from './adventures.js';
export * from './combats.js';
export * as details from './details.js';
export * from './harms.js';
export * from './lying.js';
export * from './possessions.js';
export * from './turns.js';

/**
 * All events of the base game.
 *
 * @hidden
 */
export const baseFacts = [
  ...turnFacts,
  ...adventureFacts,
  ...combatFacts,
  ...harmFacts,
  ...possessionFacts,
  ...lyingFacts,
];
