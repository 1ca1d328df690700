import { actionCode } from '../kernel/index.js';
import type { AnyRuleset } from './editions.js';
import { learningOf, numbersOf, scoresOf, sparse } from './learning.js';
import type { Action } from './open-game.js';
import type { ShownName } from './schema.js';

/* The optional parts of a reply: only what was asked for, each computed once. */

/** Where it is looked up. */
export interface Looked {
  readonly ruleset: AnyRuleset;
  /** How many play. */
  readonly players: number;
  legal(): readonly Action[];
  /** What chance may answer, while it is asked: its numbers are their places. */
  outcomes?(): readonly { readonly action: Action }[];
  view(): unknown;
  events(): unknown;
}

/** What of it is shown, by the names of {@link ShownName}. */
export function shownOf(
  wanted: readonly ShownName[],
  { ruleset, players, ...look }: Looked,
): Record<string, unknown> {
  const legal = once(look.legal);
  const view = once(look.view);
  const learning = () => learningOf(ruleset, players);
  const shown: { readonly [name in ShownName]: () => unknown } = {
    legal,
    codes: () => legal().map(actionCode),
    numbers: () => numbersOf(learning(), legal(), look.outcomes?.()),
    view,
    events: look.events,
    observation: () => sparse(learning().observation(view())),
    key: () => learning().informationKey(view()),
    information: () => learning().informationState(view()),
    scores: () => scoresOf(learning(), view()),
  };
  return Object.fromEntries(wanted.map((each) => [each, shown[each]()]));
}

function once<V>(make: () => V): () => V {
  let made: { readonly value: V } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
