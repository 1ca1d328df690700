import type { AnyAction } from './action-values.js';
import type { Ahead } from './ahead.js';
import { sameJson } from './copy.js';
import type { Game } from './game.js';
import type { Envelope, Frame, GameEvent } from './state.js';

/** A figure that walks: all that a plain step changes. */
export interface Figure<S extends Envelope, C, P> {
  /** Where it stands, and what it has left. */
  read(g: Game<S, C>): P;
  put(g: Game<S, C>, at: P): void;
  /** The types of the events of a plain step. */
  readonly told: readonly string[];
}

/** A game in which only the figure moves. */
interface Ground<S extends Envelope, C, P> {
  readonly g: Game<S, C>;
  readonly at: P;
  /** A copy on which steps are tried. */
  tried: Game<S, C> | null;
}

/** A place on a walk. */
export interface Standing<S extends Envelope, C, P> {
  readonly ground: Ground<S, C, P>;
  readonly at: P;
}

/** Walks of a figure by the rules in force. A step of which events tell nothing else moves the figure alone, and is taken back. */
export class Walks<S extends Envelope, C, P> {
  constructor(
    private readonly ahead: Ahead<S, C>,
    private readonly figure: Figure<S, C, P>,
  ) {}

  begin(g: Game<S, C>): Standing<S, C, P> {
    return this.newGround(this.ahead.copyOf(g));
  }

  private newGround(g: Game<S, C>): Standing<S, C, P> {
    const at = this.figure.read(g);
    return { ground: { g, at, tried: null }, at };
  }

  /** The game at a place, to be asked until the next call. */
  gameAt({ ground, at }: Standing<S, C, P>): Game<S, C> {
    ground.tried ??= this.ahead.again(ground.g);
    this.figure.put(ground.tried, at);
    return ground.tried;
  }

  /** The place after a legal action: on the same ground if nothing but the figure moved. */
  step(from: Standing<S, C, P>, action: AnyAction): Standing<S, C, P> {
    const { ground } = from;
    const g = this.gameAt(from);
    const { frames } = g.state;
    const f = frames[frames.length - 1] as Frame;
    const due = f.step;
    const events: GameEvent[] = [];
    g.tell(events, null);
    g.perform(action);
    g.tell(null, null);
    const { told } = this.figure;
    if (
      g.state.frames[frames.length - 1] === f &&
      f.step === due &&
      events.every(({ type }) => told.includes(type))
    ) {
      const at = this.figure.read(g);
      if (this.isUnchanged(ground, g)) return { ground, at };
      this.figure.put(g, at);
    }
    ground.tried = null;
    return this.newGround(g);
  }

  /** Whether what no event tells is as it was: what is under way, and what modules keep. The figure is put back. */
  private isUnchanged({ g: was, at }: Ground<S, C, P>, now: Game<S, C>): boolean {
    const { frames, ext } = was.state;
    this.figure.put(now, at);
    return was.rules.plan.stack.keep(frames, now.state.frames) === frames && sameJson(ext, now.state.ext);
  }
}

/** A way, step by step. */
export interface Steps<A> {
  /** The places entered, in order. */
  readonly path: readonly string[];
  /** The actions, in order. */
  readonly actions: readonly A[];
  /** The faces of the dice used, in order. */
  readonly spent: readonly number[];
}

/** A way with one step more. */
export const further = <A extends { readonly to: string; readonly die?: number }>(
  { path, actions, spent }: Steps<unknown>,
  action: A,
): Steps<A> => ({
  path: Object.freeze([...path, action.to]),
  actions: Object.freeze([...(actions as readonly A[]), Object.freeze(action)]),
  spent: action.die === undefined ? spent : Object.freeze([...spent, action.die]),
});
