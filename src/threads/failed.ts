import { EngineError } from '../kernel/index.js';
import type { RuleId } from '../register/index.js';
import type { Thrown } from './messages.js';

/**
 * A game failed: its rules, its policy, another function, or the worker that played it. The message names the game and
 * the problem.
 *
 * @example
 * ```ts
 * try {
 *   await playouts(states, { count: 100, seed: 7 }).all();
 * } catch (error) {
 *   if (error instanceof PlayoutError) console.log(error.state, error.game, error.seed, error.rule);
 * }
 * ```
 */
export class PlayoutError extends EngineError {
  /** The index of its state. */
  readonly state: number;
  /** Its number among the games of that state, from 0. */
  readonly game: number;
  /** Its seed: `ruleset.simulate(states[state], { seed })` is the same game. */
  readonly seed: string;
  /** The rule that the failure cites; `null` if it cites none. */
  readonly rule: RuleId | null;
  /** The problem, without the game. */
  readonly reason: string;
  /**
   * The `code` of the thrown error, such as `rule-fault`; `thrown` if it had none, `worker-died` if the worker ended.
   */
  readonly kind: string;
  /** @internal */
  constructor(at: { readonly state: number; readonly game: number; readonly seed: string }, thrown: Thrown) {
    super(
      'playout-failed',
      `Game ${at.game} of state ${at.state} (seed ${JSON.stringify(at.seed)}) failed: ${thrown.message}`,
    );
    this.state = at.state;
    this.game = at.game;
    this.seed = at.seed;
    this.rule = thrown.rule as RuleId | null;
    this.reason = thrown.message;
    this.kind = thrown.code;
  }
}
