import type { AnyAction } from './action-values.js';
import type { Decision } from './decision.js';
import type { CommonOptions } from './options.js';
import type { ChanceState, DeepReadonly, Envelope, Frame, GameEvent, SeenEvent } from './state.js';

/* What is known of a game by its types: its states, what is done in it, what happens, what is asked. */

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

/** How chance is answered in a game of which one has a view: by a generator that a view does not know. */
export interface UnseenChance extends Omit<DeepReadonly<ChanceState>, 'generator'> {
  /** Nobody's to know. */
  readonly generator: null;
}

/** A state as it is handed out, from the state that rules write (`S`) and the frames there are (`F`): deeply readonly, and no view. */
export type StateOf<S extends Envelope, F extends Frame = Frame> = Seen<S, F> & {
  /** How chance is answered in this game. */
  readonly chance: DeepReadonly<ChanceState>;
  /** Only views say whose they are. */
  readonly viewer?: undefined;
};

/** A view as it is handed out, of a state that rules write (`S`), with the frames there are (`F`): what one player may know. */
export type ViewOf<S extends Envelope, F extends Frame = Frame> = Seen<S, F> & {
  /** How chance is answered in this game. */
  readonly chance: UnseenChance;
  /** Whose view it is, by player index; `null` a spectator's. */
  readonly viewer: number | null;
};

/**
 * The types of a game under one name: an edition declares its own, and whatever works for any game takes them.
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
 * const ruleset: Ruleset<Inns> = bindRuleset<Inns>({ rules, open, problemsOf, cite });
 * ```
 */
export interface GameTypes {
  /** The state while rules write to it. */
  draft: Envelope;
  /** A state as it is handed out: see {@link StateOf}. */
  state: DeepReadonly<Envelope>;
  /** What one player may know of a state: see {@link ViewOf}. */
  view: DeepReadonly<Envelope>;
  /** What players and chance do, told apart by `type`. */
  action: AnyAction;
  /** What happens, told apart by `type`: see `EventOf`. */
  event: GameEvent;
  /** What somebody sees happen, without what is hidden: see `SeenOf`. */
  seen: SeenEvent;
  /** What the game waits for, told apart by `kind`: see `DecisionOf`. */
  decision: Decision;
  /** What a game is created from. */
  options: CommonOptions;
  /** What games are played with: cards, boards. */
  content: unknown;
}
