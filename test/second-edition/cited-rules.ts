import { Game, type GameEvent } from '../../src/kernel/index.js';

/*
 * Listens to what the rules report, before a module speaks for a rule: what is cited without being declared. Rules of somebody's own
 * (`house.`) are theirs to declare.
 */

/** Events that cite a rule which neither their kind nor a module in force names, as `type: rule`. */
export const undeclared = new Set<string>();

/** Looks at each event that is emitted from now on. */
export function listen(): void {
  const { emit } = Game.prototype;
  Game.prototype.emit = function (kind, facts) {
    const { rule } = facts as unknown as GameEvent;
    const cited = this.rules.cites[kind.type];
    if (cited !== 'any' && !cited?.includes(rule) && !rule.startsWith('house.'))
      undeclared.add(`${kind.type}: ${rule}`);
    return emit.call(this, kind, facts as never);
  };
}
