import {
  type ActionKind,
  type ActionSaid,
  type ActionValue,
  type AutoStep,
  actionKind,
  reaction as answer,
  autoStep,
  type ChanceStep,
  chanceStep,
  type DecideSaid,
  type DecideStep,
  type Details,
  decideStep,
  type EventKind,
  type EventOf,
  type Frame,
  type FrameKind,
  type FrameRef,
  frameSteps,
  type Game,
  type Joint,
  joint,
  type Parameters,
  type Reaction,
  type RulesContext,
  type Step,
} from '../../kernel/index.js';
import type { Content } from './content.js';
import { sortsOf } from './parameters.js';
import type { ThirdEditionDraft as S } from './state.js';

/* The words in which this edition's chapters are written: those of the kernel, with the types of its games. */

/** A game of this edition, as its rules see it. Every rule takes it first. */
export type G = RulesContext<S, Content>;

/** The same with all that asks it from outside: what it waits for, what is legal, and how to play it on. No rule takes it. */
export type ThirdEditionGame = Game<S, Content>;

/** Gives a frame its steps, in their order. */
export const steps = <F extends Frame, D extends string = never, H extends string = never>(
  ref: FrameRef<F>,
  ...list: Step<S, Content, F, D, H>[]
): FrameKind<F, D, H> => frameSteps(ref, list);

/** A step that the rules carry out on their own. */
export const auto: <F extends Frame>(name: string, run: (g: G, f: F) => void) => AutoStep<S, Content, F> =
  autoStep;

/** A step that waits for a player. */
export const decide: <F extends Frame, const N extends string = string>(
  name: N,
  step: DecideSaid<S, Content, F>,
) => DecideStep<S, Content, F, N> = decideStep;

/** A step that waits for chance. */
export const chance: <F extends Frame, const N extends string = string>(
  name: N,
  step: Omit<ChanceStep<S, Content, F>, 'does' | 'name'>,
) => ChanceStep<S, Content, F, N> = chanceStep;

/** A kind of action, offered while a frame of shape `F` waits. */
export const action =
  <F extends Frame>() =>
  <const T extends string, const P extends Parameters>(
    type: T,
    parameters: P,
    kind: ActionSaid<S, Content, F, T, P>,
  ): ActionKind<S, Content, F, ActionValue<T, P>> =>
    actionKind(type, parameters, sortsOf(parameters), kind);

/** An answer to events of a kind. */
export const reaction = <T extends string, D extends Details>(
  on: EventKind<T, D>,
  run: (g: G, event: EventOf<EventKind<T, D>>) => void,
): Reaction<S, Content> => answer(on, run);

/** A question of the rules that modules may answer differently. */
export const question = <A extends readonly unknown[], R>(
  title: string,
  answer: (g: G, ...args: A) => R,
): Joint<S, Content, A, R> => joint(title, answer);

/** Something the rules do that modules may do differently. */
export const verb = question;
