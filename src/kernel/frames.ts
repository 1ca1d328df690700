import type { RuleId } from '../register/rule-ids.js';
import type { AnyActionKind, Subject } from './actions.js';
import type { ChanceAnswer, ChanceRequest } from './chance.js';
import type { RulesContext } from './context.js';
import type { Problem } from './errors.js';
import type { AnyFrameForm, FrameRef } from './frame-refs.js';
import type { Phrase, Reason } from './reasons.js';
import type { Envelope, Frame, Json } from './state.js';

/** A step that the rules carry out on their own. Afterwards the next step is due, unless it said otherwise. */
export interface AutoStep<S extends Envelope, C, F extends Frame> {
  /** Tells the three kinds of step apart. */
  readonly does: 'auto';
  /** Its name among the steps of its frame kind. */
  readonly name: string;
  /** Carries it out. The next step is due already: `goto` makes it another. */
  run(g: RulesContext<S, C>, f: F): void;
}

/** A step that waits for a player. It stays due until an action moves on. */
export interface DecideStep<S extends Envelope, C, F extends Frame, N extends string = string> {
  /** Tells the three kinds of step apart. */
  readonly does: 'decide';
  /** Its name among the steps of its frame kind; the second half of the kind of its decision. */
  readonly name: N;
  /** The time of it, for people, such as "the Market step": said of what is tried at this time and has another, and the other way round. */
  readonly time?: Phrase;
  /** The time of it in this frame, where that can be said more exactly, such as "the melee phase". */
  timeNow?(f: F): Phrase | Reason;
  /** The rule that asks. */
  readonly rule: RuleId;
  /** The rule that asks in this very case, where that may be another. */
  ruleNow?(g: RulesContext<S, C>, f: F): RuleId;
  /** What the question is about, where the frame does not say so by itself. */
  about?(g: RulesContext<S, C>, f: F): Subject;
  /** Whose decision it is, as a player index. */
  actor(g: RulesContext<S, C>, f: F): number;
  /** The kinds of action offered, in the order they are listed. */
  readonly offers: readonly AnyActionKind[];
  /** A name for what it shares with other decisions: what a module offers on this occasion is offered at each of them. */
  readonly occasion?: string;
  /** Whether what may be done at any time may be done here: no while another effect is being carried out. */
  readonly open?: boolean;
  /** True if there is nothing to ask after all. */
  skip?(g: RulesContext<S, C>, f: F): boolean;
}

/** A step that waits for chance. Afterwards the next step is due. */
export interface ChanceStep<S extends Envelope, C, F extends Frame, N extends string = string> {
  /** Tells the three kinds of step apart. */
  readonly does: 'chance';
  /** Its name among the steps of its frame kind; the second half of the kind of its decision. */
  readonly name: N;
  /** The rule that asks. */
  readonly rule: RuleId;
  /** What the question is about, where the frame does not say so by itself. */
  about?(g: RulesContext<S, C>, f: F): Subject;
  /** What is rolled or drawn; `null` if nothing is. */
  ask(g: RulesContext<S, C>, f: F): ChanceRequest | null;
  /** Does what follows from the answer, which fits the request. The next step is due already: `goto` makes it another. */
  answer(g: RulesContext<S, C>, f: F, answer: ChanceAnswer): void;
}

/** A step of a frame kind, told apart by `does`. `D` are the names of steps that ask a player, `H` of those that ask chance. */
export type Step<
  S extends Envelope,
  C,
  F extends Frame,
  D extends string = string,
  H extends string = string,
> = AutoStep<S, C, F> | DecideStep<S, C, F, D> | ChanceStep<S, C, F, H>;

/** A step of any frame kind. */
// biome-ignore lint/suspicious/noExplicitAny: frame kinds of all shapes are kept side by side
export type AnyStep<D extends string = string, H extends string = string> = Step<any, any, any, D, H>;

/**
 * A place in which frames of a kind are called: on which frame they stand then, and what the two say alike. It is for saves:
 * play puts frames nowhere else, so a save that does was never played.
 */
export interface Place {
  /** The frame that calls it, and that it stands on; frames called by the same step, which have not begun, may lie between. */
  readonly on: FrameRef;
  /** Steps of that frame that call it by being carried out: it waits at the step after one of them. */
  readonly after?: readonly string[];
  /** Steps at which that frame waits meanwhile, such as a decision that stays due. With neither of the two it may be any step. */
  readonly at?: readonly string[];
  /** Locals that both frames have, and that say the same. */
  readonly shared?: readonly string[];
  /**
   * What else is wrong with such a frame there; empty if the rules can go on. Asked of states whose parts are all of the right form.
   * The path of a problem is that of a local of the frame.
   */
  // biome-ignore lint/suspicious/noExplicitAny: frames of all shapes are kept side by side
  readonly problemsOf?: (g: RulesContext<any, any>, f: any, on: any) => readonly Problem[];
}

/**
 * A kind of frame: a small table of named steps, in their order. Its type knows the shape of its frames, and the names of the steps that
 * ask a player (`D`) and of those that ask chance (`H`): what a game can wait for follows from them.
 */
export interface FrameKind<F extends Frame = Frame, D extends string = string, H extends string = string>
  extends FrameRef<F> {
  /** In their order; a frame begins at the first. No two of one name. */
  readonly steps: readonly AnyStep<D, H>[];
  /** What is wrong with the locals that a save claims of such a frame; empty if the rules can go on from them. */
  readonly problemsOf?: (locals: { readonly [name: string]: Json }) => readonly Problem[];
  /** Where it is called. Left out, a save may have one anywhere in a turn. */
  readonly places?: readonly Place[];
}

/** A step among those of its frame kind. */
export interface CompiledStep {
  /** The step itself. */
  readonly step: AnyStep;
  /** The name of the next step; empty after the last one. */
  readonly following: string;
  /** The module that brought it. */
  readonly module: string;
}

/** A frame kind with all that modules changed in it, ready to run. */
export interface CompiledFrame {
  /** The `kind` of its frames. */
  readonly kind: string;
  /** The step at which a frame begins; empty if there are none. */
  readonly first: string;
  /** The names of all steps, in their order. */
  readonly order: readonly string[];
  /** The steps, by name. */
  readonly steps: Readonly<Record<string, CompiledStep>>;
  /** As in {@link FrameRef.form}. */
  readonly form: AnyFrameForm | undefined;
  /** As in {@link FrameKind.problemsOf}; `undefined` if such frames hold nothing to check. */
  readonly problemsOf: FrameKind['problemsOf'] | undefined;
  /** As in {@link FrameKind.places}; `undefined` if such frames may stand anywhere. */
  readonly places: FrameKind['places'] | undefined;
}

/** Orders the steps of a frame kind for running. */
export function compileFrame(
  kind: string,
  steps: readonly AnyStep[],
  bringerOf: (step: AnyStep) => string,
  { form, problemsOf, places }: Pick<FrameKind, 'form' | 'problemsOf' | 'places'> = {},
): CompiledFrame {
  const table: Record<string, CompiledStep> = Object.create(null);
  steps.forEach((step, at) => {
    table[step.name] = { step, following: steps[at + 1]?.name ?? '', module: bringerOf(step) };
  });
  const order = steps.map((s) => s.name);
  return { kind, first: order[0] ?? '', order, steps: table, form, problemsOf, places };
}
