import type { EventKind, RuleModule } from '../kernel/index.js';
import type { Content } from './base/content.js';
import type { ThirdEditionDraft } from './base/state.js';
import type { ContentPack } from './content/pack.js';

/** A rule module for this edition, or a scenario. `K` is the union of its event kinds, so that its events are typed. */
export interface ThirdEditionModule<K extends EventKind = EventKind>
  extends RuleModule<ThirdEditionDraft, Content, K> {
  /** Modules that do not say so are for Second Edition. */
  readonly edition: 'third-edition';
  /** Cards, combat tokens or a board: they add to the box, and replace what has the same id. */
  readonly content?: ContentPack;
}

/**
 * Types a module of this edition; returns it unchanged.
 *
 * A ruleset composed of it knows the events that the module declares, if the type of the constant is inferred.
 *
 * @example
 * ```ts
 * export const inns = defineModule({ id: 'inns', title: 'Inns', edition: 'third-edition', events: [slept] });
 * const { events } = composeRuleset('corpse-king', { modules: [inns] }).startGame({ scenario: 'corpse-king', players: 2, seed: 7 });
 * for (const event of events) if (event.type === 'inn/slept') event.player; // a number
 * ```
 */
export const defineModule = <const K extends EventKind = never>(
  made: ThirdEditionModule<K>,
): ThirdEditionModule<K> => made;
