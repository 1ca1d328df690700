import { type EventKind, defineModule as module, type RuleModule } from '../kernel/index.js';
import type { Content } from './base/content.js';
import type { SecondEditionDraft } from './base/state.js';
import type { Understanding } from './content/check-sorts.js';

/** A rule module for this edition. With `K`, the kinds of event that it brings, its events are known by type. */
export interface SecondEditionModule<K extends EventKind = EventKind>
  extends RuleModule<SecondEditionDraft, Content, K> {
  /**
   * What it makes of cards that the base game does not: classes of Items and sorts of cards of its own, with what such a card must have.
   * Packs are held to it wherever the module is in force, and by `checkContent` where that is told of the module.
   */
  readonly understands?: Understanding;
}

/**
 * Gives a module for this edition its type. What it says is all there is to it.
 *
 * A ruleset composed of it knows the events that the module declares: leave the type of the constant to be inferred.
 *
 * @example
 * ```ts
 * export const inns = defineModule({ id: 'inns', title: 'Inns', events: [slept] });
 * const { events } = composeRuleset([inns]).startGame({ players: 1, seed: 7 });
 * for (const event of events) if (event.type === 'inn/slept') event.player; // a number
 * ```
 */
export const defineModule = <const K extends EventKind = never>(
  made: SecondEditionModule<K>,
): SecondEditionModule<K> => module(made);
