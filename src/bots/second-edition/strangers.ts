import { gameOf, type Source } from '../../kernel/index.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { bundledModules, rulesetOf } from '../../second-edition/bundled.js';
import type { Action } from './bot.js';

/* Actions that a bot knows nothing about: those of modules that are not the house's. */

const known = new WeakMap<object, Readonly<Record<string, unknown>> | null>();

/** What the modules of the house let players do, by type; `null` if no others are in force. */
function knownIn(g: G): Readonly<Record<string, unknown>> | null {
  const { rules } = gameOf(g);
  const found = known.get(rules);
  if (found !== undefined) return found;
  const ours = rules.moduleIds.filter((id) => Object.hasOwn(bundledModules, id));
  const actions = ours.length === rules.moduleIds.length ? null : rulesetOf(ours).rules.actions;
  known.set(rules, actions);
  return actions;
}

/** One time in so many an action is tried that nothing is known of. */
const CURIOSITY = 4;

/** Now and then one of the actions that nothing is known of: whoever writes a module sees them played. */
export function tryStranger(g: G, legal: readonly Action[], source: Source): Action | undefined {
  const actions = knownIn(g);
  if (actions === null) return undefined;
  const strangers = legal.filter(({ type }) => actions[type] === undefined);
  return strangers.length > 0 && source.below(CURIOSITY) === 0
    ? strangers[source.below(strangers.length)]
    : undefined;
}
