import type { Page } from './state-registry.js';

/** Records that an action made one state from another: both get the same game and a count of actions. */
export function leads(before: Page<unknown>, after: Page<unknown>): void {
  if (before === after) return;
  before.game ??= {};
  after.game = before.game;
  after.actions = before.actions + 1;
}

/** Whether `one` comes after `other` in the same game. False if the game of either is unknown. */
export const isLater = (one: Page<unknown>, other: Page<unknown>): boolean =>
  one.game !== null && one.game === other.game && one.actions > other.actions;
