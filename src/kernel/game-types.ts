import type { AnyAction } from './action-values.js';
import type { Decision } from './decision.js';
import type { CommonOptions } from './options.js';
import type { ChanceState, DeepReadonly, Envelope, Frame, GameEvent, SeenEvent } from './state.js';

/**
 * What a state and a view of it have in common.
 *
 * @hidden
 */
export type Seen<S extends Envelope, F extends Frame> = {
  readonly [K in keyof S as K extends 'chance' ? never : K]: K extends 'frames'
    ? readonly DeepReadonly<F>[]
    : DeepReadonly<S[K]>;
};

/** How chance is answered, as a view shows it: without the generator. */
export interface UnseenChance extends Omit<DeepReadonly<ChanceState>, 'generator'> {
  /** Hidden from every player. */
  readonly generator: null;
}

/** A state as the engine returns it, from the state that rules write (`S`) and its frames (`F`): deeply readonly, and not a view. */
export type StateOf<S extends Envelope, F extends Frame = Frame> = Seen<S, F> & {
  /** How chance is answered in this game. */
  readonly chance: DeepReadonly<ChanceState>;
  /** Never there: only views have a viewer. The compiler quotes this type where a view is passed in place of a state. */
  readonly viewer?: 'this is a view, not a state';
};

/** A view as the engine returns it, from the state that rules write (`S`) and its frames (`F`): what one player may know. */
export type ViewOf<S extends Envelope, F extends Frame = Frame> = Seen<S, F> & {
  /** How chance is answered in this game. */
  readonly chance: UnseenChance;
  /** The viewer, by player index; `null` for a spectator. */
  readonly viewer: number | null;
};

/**
 * The types of a game under one name. An edition declares its own; generic code takes them as one type parameter.
 *
 * @example
 * ```ts
 * interface Inns extends GameTypes {
 *   draft: InnState;
 *   state: StateOf<InnState>;
 *   view: ViewOf<InnState>;
 *   action: { readonly type: 'inn/sleep' } | { readonly type: 'inn/leave' };
 *   event: EventOf<typeof slept>;
 * }
 * declare const ruleset: Ruleset<Inns>;
 * ```
 */
export interface GameTypes {
  /** The state while rules write to it. */
  draft: Envelope;
  /** A state as the engine returns it: see {@link StateOf}. */
  state: DeepReadonly<Envelope>;
  /** What one player may know of a state: see {@link ViewOf}. */
  view: DeepReadonly<Envelope>;
  /** Actions of players and answers of chance, told apart by `type`. */
  action: AnyAction;
  /** Events, told apart by `type`: see `EventOf`. */
  event: GameEvent;
  /** Events as one player sees them: see `SeenOf`. */
  seen: SeenEvent;
  /** Decisions, told apart by `kind`: see `DecisionOf`. */
  decision: Decision;
  /** What a game is created from. */
  options: CommonOptions;
  /** The content of a game: cards, boards. */
  content: unknown;
}
