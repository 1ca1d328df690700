import type { ActionValue, Parameters } from './action-values.js';
import type { ActionKind } from './actions.js';
import type { RulesContext } from './context.js';
import type { Details, EventKind, EventOf } from './events.js';
import type { FrameRef } from './frame-refs.js';
import type { AutoStep, ChanceStep, DecideStep, FrameKind, Step } from './frames.js';
import { cachedByPart, cachedByPlayer, type Hook, hook } from './hooks.js';
import { type Reaction, reaction } from './module.js';
import type { Envelope, Frame } from './state.js';
import {
  type ActionSaid,
  actionKind,
  autoStep,
  chanceStep,
  type DecideSaid,
  decideStep,
  frameSteps,
} from './step-builders.js';
import type { StepWrap } from './step-tables.js';

type Otherwise<T> = Partial<Omit<T, 'does' | 'name'>>;

/** The functions for writing an edition's chapters and modules: those of the kernel, with the edition's types. */
export interface Vocabulary<S extends Envelope, C> {
  /** Gives a frame kind its steps in order. The type keeps the names of those that ask: the decisions of a game follow from them. */
  readonly steps: <F extends Frame, D extends string = never, H extends string = never>(
    ref: FrameRef<F>,
    ...list: Step<S, C, F, D, H>[]
  ) => FrameKind<F, D, H>;
  /** A step that the rules carry out on their own. */
  readonly auto: <F extends Frame>(
    name: string,
    run: (g: RulesContext<S, C>, f: F) => void,
  ) => AutoStep<S, C, F>;
  /** A step that waits for a player. `offers` is a function, so that chapters may import each other in any order. */
  readonly decide: <F extends Frame, const N extends string = string>(
    name: N,
    step: DecideSaid<S, C, F>,
  ) => DecideStep<S, C, F, N>;
  /** A step that waits for chance. */
  readonly chance: <F extends Frame, const N extends string = string>(
    name: N,
    step: Omit<ChanceStep<S, C, F>, 'does' | 'name'>,
  ) => ChanceStep<S, C, F, N>;
  /** Wraps a step of the rules. `next` runs the step as it was. */
  readonly wrapAuto: <F extends Frame>(
    frame: FrameRef<F>,
    wrap: string,
    around: (next: (g: RulesContext<S, C>, f: F) => void) => (g: RulesContext<S, C>, f: F) => void,
  ) => StepWrap;
  /** Wraps a step that asks a player: returns the parts that change. */
  readonly wrapDecide: <F extends Frame>(
    frame: FrameRef<F>,
    wrap: string,
    around: (step: DecideStep<S, C, F>) => Otherwise<DecideStep<S, C, F>>,
  ) => StepWrap;
  /** Wraps a step that asks chance: returns the parts that change. */
  readonly wrapChance: <F extends Frame>(
    frame: FrameRef<F>,
    wrap: string,
    around: (step: ChanceStep<S, C, F>) => Otherwise<ChanceStep<S, C, F>>,
  ) => StepWrap;
  /** A kind of action, offered while a frame of shape `F` waits. */
  readonly action: <F extends Frame>() => <
    const T extends string,
    const P extends Parameters = Record<never, never>,
  >(
    type: T,
    kind: ActionSaid<S, C, F, T, P>,
  ) => ActionKind<S, C, F, ActionValue<T, P>>;
  /** A reaction to events of a kind. */
  readonly reaction: <T extends string, D extends Details>(
    on: EventKind<T, D>,
    run: (g: RulesContext<S, C>, event: EventOf<EventKind<T, D>>) => void,
  ) => Reaction<S, C>;
  /** A hook. A query computes something from the state, a command changes it. */
  readonly question: <A extends readonly unknown[], R>(
    title: string,
    answer: (g: RulesContext<S, C>, ...args: A) => R,
  ) => Hook<S, C, A, R>;
  /** A query about one player whose answer is cached until an event that `invalidates` happens. */
  readonly note: <R extends object>(
    take: (g: RulesContext<S, C>, player: number) => R,
  ) => (g: RulesContext<S, C>, player: number) => R;
  /** A query about a large part of the state whose answer is cached until a rule gets that part for writing. */
  readonly reading: <R>(
    part: keyof S & string,
    read: (g: RulesContext<S, C>) => R,
  ) => (g: RulesContext<S, C>) => R;
}

/**
 * Makes the vocabulary of an edition.
 *
 * @param edition - its id: only its rules ask these hooks
 */
export const vocabulary = <S extends Envelope, C>(edition: string): Vocabulary<S, C> => ({
  steps: (ref, ...list) => frameSteps(ref, list),
  auto: autoStep,
  decide: decideStep,
  chance: chanceStep,
  wrapAuto: <F extends Frame>(
    frame: FrameRef<F>,
    wrap: string,
    around: (next: AutoStep<S, C, F>['run']) => AutoStep<S, C, F>['run'],
  ) => ({ frame, wrap, does: 'auto', around: ({ run }: AutoStep<S, C, F>) => ({ run: around(run) }) }),
  wrapDecide: (frame, wrap, around) => ({ frame, wrap, does: 'decide', around }),
  wrapChance: (frame, wrap, around) => ({ frame, wrap, does: 'chance', around }),
  action: () => actionKind,
  reaction,
  question: (title, answer) => hook(title, answer, edition),
  note: cachedByPlayer,
  reading: cachedByPart,
});
