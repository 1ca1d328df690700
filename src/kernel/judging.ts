import { readAction } from './action-values.js';
import { type Actor, Game, type Verdict } from './game.js';
import type { Envelope } from './state.js';

/* What is told to the player who sends an action. */

/** Judges an action for whoever sends it; `viewOf` gives what a player may know of the table. */
export type JudgeFor<S extends Envelope, C> = (
  g: Game<S, C>,
  value: unknown,
  by: Actor,
  viewOf: (player: number) => S,
) => Verdict;

/**
 * Judges actions on the whole table, and where something may be hidden, tells a player no more of a refusal than that player's view says: why,
 * by which rule, and whose it is. What is allowed needs no view.
 *
 * @param hides - whether anything may be hidden from players of these rules
 */
export function judgingFor<S extends Envelope, C>(hides: boolean): JudgeFor<S, C> {
  if (!hides) return (g, value, by) => g.judge(value, by);
  return (g, value, by, viewOf) => {
    if (typeof by !== 'number') return g.judge(value, by);
    // Read once for both tables: what is refused is what is told of.
    const action = readAction(value);
    const verdict = g.judge(action, by);
    if (verdict.legal) return verdict;
    const told = new Game(g.rules, viewOf(by)).judge(action, by);
    if (!told.legal) return told;
    throw new Error(`It is refused to player ${by} for what that player may not know.`);
  };
}
