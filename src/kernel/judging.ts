import { readAction } from './action-values.js';
import { type Actor, Game, type Verdict } from './game.js';
import type { Envelope } from './state.js';

/** Judges an action for its sender; `viewOf` gives the view of a player. */
export type JudgeFor<S extends Envelope, C> = (
  g: Game<S, C>,
  value: unknown,
  by: Actor,
  viewOf: (player: number) => S,
) => Verdict;

/**
 * Judges actions on the full state. If anything may be hidden, a refusal tells a player only what that player's view
 * shows: reason, rule and owner. A legal action needs no view.
 *
 * @param hides - whether these rules can hide anything from players
 */
export function judgingFor<S extends Envelope, C>(hides: boolean): JudgeFor<S, C> {
  if (!hides) return (g, value, by) => g.judge(value, by);
  return (g, value, by, viewOf) => {
    if (typeof by !== 'number') return g.judge(value, by);
    // Read once, so that both judgements see the same action.
    const action = readAction(value);
    const verdict = g.judge(action, by);
    if (verdict.legal) return verdict;
    const told = new Game(g.rules, viewOf(by)).judge(action, by);
    if (!told.legal) return told;
    throw new Error(`It is refused to player ${by} for what that player may not know.`);
  };
}
