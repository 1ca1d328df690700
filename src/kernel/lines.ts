import type { Page } from './state-registry.js';

/* Which of the states that were made one from another came before which: each remembers the game it was made in, and how many actions ago that began. */

/** A state was made from another by an action. */
export function leads(before: Page<unknown>, after: Page<unknown>): void {
  if (before === after) return;
  before.game ??= {};
  after.game = before.game;
  after.actions = before.actions + 1;
}

/** Whether one was made from the other, or both from a third, and it by more actions. States whose game is not known are neither. */
export const isLater = (one: Page<unknown>, other: Page<unknown>): boolean =>
  one.game !== null && one.game === other.game && one.actions > other.actions;
