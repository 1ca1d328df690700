import { faultOf } from './blame.js';
import type { Source } from './chance.js';
import type { RulesContext } from './context.js';
import type { EngineError } from './errors.js';
import type { Parts } from './forms.js';
import { Legality } from './legality.js';
import type { Envelope, GameEvent } from './state.js';

export type { Actor, Refused, Verdict } from './legality.js';

/** The game behind a rules context, for queries above the rules, such as what a bot would see in another position. */
export const gameOf = <S extends Envelope, C>(g: RulesContext<S, C>): Game<S, C> => g as Game<S, C>;

/** A game in progress: state (`CopyOnWrite`), steps (`Interpreter`), legality (`Legality`). Rules see it as {@link RulesContext}. */
export class Game<S extends Envelope = Envelope, C = unknown>
  extends Legality<S, C>
  implements RulesContext<S, C>
{
  /** Another game at the same position, between two actions. Both share large parts until one of them writes to one; the rest is copied. */
  fork(parts: Parts<S>, events: GameEvent[] | null, source: Source | null): Game<S, C> {
    const game = new Game(this.rules, this.state, events, source).share(parts);
    this.lend(parts.player);
    game.marks = this.marks;
    const { frames } = this.state;
    let known = 0;
    while (known < frames.length && this.dueOf[known] === frames[known]) known++;
    game.due = this.due.slice(0, known);
    game.dueOf = game.state.frames.slice(0, known);
    return game;
  }

  /** Adds the failing module and place to an error of the rules. Errors of the engine stay as they are. */
  fault(error: unknown): EngineError {
    return faultOf(this.rules, this.doing, error);
  }
}
