import type { EventKind, RuleModule } from '../kernel/index.js';
import type { Content } from './base/content.js';
import type { SecondEditionDraft } from './base/state.js';
import type { Understanding } from './content/check-sorts.js';

/** A rule module for this edition. `K` is the union of its event kinds, so that its events are typed. */
export interface SecondEditionModule<K extends EventKind = EventKind>
  extends RuleModule<SecondEditionDraft, Content, K> {
  /**
   * The classes of Items and sorts of cards that the module adds to the base game, with the fields that such cards must have. Packs are
   * checked against it wherever the module is in force, and by `checkContent` if the module is passed to it.
   */
  readonly understands?: Understanding;
}

/**
 * Types a module of this edition; returns it unchanged.
 *
 * A ruleset composed of it knows the events that the module declares, if the type of the constant is inferred.
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
): SecondEditionModule<K> => made;
