import { type Citing, citesOf } from '../../src/conformance/cites.js';
import { type CitedRules, Game, type GameEvent } from '../../src/kernel/index.js';
import { withMeaning as inSecondEdition } from '../../src/second-edition/base/event-kinds/meanings.js';
import { withMeaning as inThirdEdition } from '../../src/third-edition/base/event-kinds/meanings.js';

/*
 * Listens to what the rules report, before a module speaks for a rule: what is cited without being declared. Rules of somebody's own
 * (`house.`) are theirs to declare.
 */

/** Events that cite a rule which neither their kind nor a module in force names, as `type: rule`. */
export const undeclared = new Set<string>();

const known = new WeakMap<object, Readonly<Record<string, CitedRules>>>();

/** The rules that kinds and modules in force declare, by type of event. */
function declaredBy(rules: Citing & { readonly edition: string }): Readonly<Record<string, CitedRules>> {
  const before = known.get(rules);
  if (before !== undefined) return before;
  const withMeaning = rules.edition === 'third-edition' ? inThirdEdition : inSecondEdition;
  const cites = citesOf(Object.values(rules.events).map(withMeaning), rules);
  known.set(rules, cites);
  return cites;
}

/** Looks at each event that is emitted from now on. */
export function listen(): void {
  // Another file of tests in this process may have left events of games of its own.
  undeclared.clear();
  const { emit } = Game.prototype;
  Game.prototype.emit = function (kind, facts) {
    const { rule } = facts as unknown as GameEvent;
    const cited = declaredBy(this.rules)[kind.type];
    if (cited !== 'any' && !cited?.includes(rule) && !rule.startsWith('house.'))
      undeclared.add(`${kind.type}: ${rule}`);
    return emit.call(this, kind, facts as never);
  };
}
