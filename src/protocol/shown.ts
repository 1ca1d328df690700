import { bothEditions } from '../conformance/both-editions.js';
import { editionOf } from '../conformance/editions.js';
import { actionCode } from '../kernel/index.js';
import type { AnyRuleset } from './editions.js';
import { learningOf, numbersOf, scoresOf, sparse } from './learning.js';
import type { Action } from './open-game.js';
import type { ShownName } from './schema.js';

/* The optional parts of a reply, each computed once and on request. */

export interface Looked {
  readonly ruleset: AnyRuleset;
  readonly players: number;
  legal(): readonly Action[];
  /** The outcomes of chance, while it is asked: their numbers are their indices. */
  outcomes?(): readonly { readonly action: Action }[];
  view(): unknown;
  events(): unknown;
  /** What only the host may see: the whole state, and all events. */
  readonly whole?: { state(): unknown; happened(): unknown };
}

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
    state: () => look.whole?.state(),
    happened: () => look.whole?.happened(),
    values: () => editionOf(bothEditions, ruleset).valuesIn(ruleset, look.whole?.state() as never),
    combat: () => editionOf(bothEditions, ruleset).combatIn(look.whole?.state() as never),
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
