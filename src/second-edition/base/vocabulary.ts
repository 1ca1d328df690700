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
  note as kept,
  type Parameters,
  type Reaction,
  type ReasonValue,
  type RulesContext,
  reading as readOff,
  type Step,
  type StepWrap,
  why,
} from '../../kernel/index.js';
import type { Content } from './content.js';
import { sortsOf } from './parameters.js';
import type { SecondEditionDraft as S } from './state.js';

/** A game of this edition, as its rules see it. Every rule takes it first. */
export type G = RulesContext<S, Content>;

/** The same with all that asks it from outside: what it waits for, what is legal, and how to play it on. No rule takes it. */
export type SecondEditionGame = Game<S, Content>;

/** Gives a frame its steps, in their order. Those that ask are known by name: what a game can wait for follows from them. */
export const steps = <F extends Frame, D extends string = never, H extends string = never>(
  ref: FrameRef<F>,
  ...list: Step<S, Content, F, D, H>[]
): FrameKind<F, D, H> => frameSteps(ref, list);

/** A step that the rules carry out on their own. */
export const auto: <F extends Frame>(name: string, run: (g: G, f: F) => void) => AutoStep<S, Content, F> =
  autoStep;

/** A step that waits for a player. What it offers is named late, so that chapters may speak of each other in any order. */
export const decide: <F extends Frame, const N extends string = string>(
  name: N,
  step: DecideSaid<S, Content, F>,
) => DecideStep<S, Content, F, N> = decideStep;

/** A step that waits for chance. */
export const chance: <F extends Frame, const N extends string = string>(
  name: N,
  step: Omit<ChanceStep<S, Content, F>, 'does' | 'name'>,
) => ChanceStep<S, Content, F, N> = chanceStep;

/**
 * Wraps a step that the rules carry out, under `steps` of a module: `next` is the step as it is without you, perhaps wrapped by others already.
 *
 * @example
 * ```ts
 * wrapAuto(turn, 'refresh', (next) => (g, f) => {
 *   if (g.state.turn > 1) next(g, f);
 * })
 * ```
 */
export const wrapAuto = <F extends Frame>(
  frame: FrameRef<F>,
  wrap: string,
  around: (next: (g: G, f: F) => void) => (g: G, f: F) => void,
): StepWrap => ({
  frame,
  wrap,
  does: 'auto',
  around: ({ run }: AutoStep<S, Content, F>) => ({ run: around(run) }),
});

/**
 * Wraps a step that asks a player, under `steps` of a module: says which parts of it become otherwise. What `step` says is the step as it is
 * without you.
 *
 * @example
 * ```ts
 * wrapDecide(market, 'trade', (step) => ({ offers: step.offers.filter(({ type }) => type !== 'market/hire') }))
 * ```
 */
export const wrapDecide = <F extends Frame>(
  frame: FrameRef<F>,
  wrap: string,
  around: (step: DecideStep<S, Content, F>) => Partial<Omit<DecideStep<S, Content, F>, 'does' | 'name'>>,
): StepWrap => ({ frame, wrap, does: 'decide', around });

/** Wraps a step that asks chance, under `steps` of a module: says which parts of it become otherwise, such as what is asked or what follows. */
export const wrapChance = <F extends Frame>(
  frame: FrameRef<F>,
  wrap: string,
  around: (step: ChanceStep<S, Content, F>) => Partial<Omit<ChanceStep<S, Content, F>, 'does' | 'name'>>,
): StepWrap => ({ frame, wrap, does: 'chance', around });

/** A kind of action of this edition. */
export type KindOf<F extends Frame, T extends string, P extends Parameters> = ActionKind<
  S,
  Content,
  F,
  ActionValue<T, P>
>;

/**
 * What a chapter says of a kind of action. Left out, nothing refuses it where it is offered; and one without parameters needs no candidates,
 * as there is but one of it.
 */
export type KindSaid<F extends Frame, T extends string, P extends Parameters> = ActionSaid<
  S,
  Content,
  F,
  T,
  P
>;

/** A kind of action, offered while a frame of shape `F` waits. */
export const action =
  <F extends Frame>() =>
  <const T extends string, const P extends Parameters>(
    type: T,
    parameters: P,
    kind: KindSaid<F, T, P>,
  ): KindOf<F, T, P> =>
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

/** How much somebody has, in a reason: "It costs 5 gold, and you have none." */
export const orNone = (held: number): ReasonValue => (held === 0 ? why`none` : held);

/** A question about one player whose answer is kept until an event that `renews` notes. */
export const note = <R extends object>(take: (g: G, player: number) => R): ((g: G, player: number) => R) =>
  kept<S, Content, R>(take);

/** A question about a large part of the state whose answer is kept until somebody is given that part to write to. */
export const reading = <R>(part: keyof S & string, read: (g: G) => R): ((g: G) => R) =>
  readOff<S, Content, R>(part, read);
