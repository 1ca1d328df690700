import type { RuleId } from '../register/rule-ids.js';
import type { AnyActionKind, Subject } from './actions.js';
import type { ChanceAnswer, ChanceRequest } from './chance.js';
import type { RulesContext, StepOrder } from './context.js';
import type { Role } from './decision.js';
import type { Problem } from './errors.js';
import type { AnyFrameForm, FrameRef } from './frame-refs.js';
import type { Phrase, Reason } from './reasons.js';
import type { Envelope, Frame } from './state.js';

/** A step that the rules carry out. The next step follows unless `run` chooses another. */
export interface AutoStep<S extends Envelope, C, F extends Frame> {
  /** The discriminant of steps. */
  readonly does: 'auto';
  /** Its name, unique in its frame kind. */
  readonly name: string;
  /** Carries it out. The next step is already due; `goto` chooses another. */
  run(g: RulesContext<S, C>, f: F): void;
}

/** A step that waits for a player. It stays due until an action moves on. */
export interface DecideStep<S extends Envelope, C, F extends Frame, N extends string = string> {
  /** The discriminant of steps. */
  readonly does: 'decide';
  /** Its name, unique in its frame kind; the second half of the decision's kind. */
  readonly name: N;
  /** The name of this time for people, such as "the Market step". Refusals use it. */
  readonly time?: Phrase;
  /** The name of this time in this frame, if it can be more exact, such as "the melee phase". */
  timeNow?(f: F): Phrase | Reason;
  /** The rule that asks. */
  readonly rule: RuleId;
  /** The rule that asks in this case, if it differs from `rule`. */
  ruleNow?(g: RulesContext<S, C>, f: F): RuleId;
  /** The subject of the question, if the frame does not tell it. */
  about?(g: RulesContext<S, C>, f: F): Subject;
  /** The player who decides, by index. */
  actor(g: RulesContext<S, C>, f: F): number;
  /**
   * As what the player decides: a function, which may give `null`; `null` for a step at which players decide on their own behalf.
   * Left out, the same is meant: only a step without an `actor` may leave it out.
   */
  readonly role?: ((g: RulesContext<S, C>, f: NoInfer<F>, actor: number) => Role | null) | null;
  /** The kinds of action offered, in list order. */
  readonly offers: readonly AnyActionKind[];
  /** A name that decisions share: what a module offers on this occasion is offered at each of them. */
  readonly occasion?: string;
  /** Whether actions for any time are offered here. False while another effect is being carried out. */
  readonly open?: boolean;
  /** True if there is nothing to decide. */
  skip?(g: RulesContext<S, C>, f: F): boolean;
}

/** A step that waits for chance. The next step follows unless `answer` chooses another. */
export interface ChanceStep<S extends Envelope, C, F extends Frame, N extends string = string> {
  /** The discriminant of steps. */
  readonly does: 'chance';
  /** Its name, unique in its frame kind; the second half of the decision's kind. */
  readonly name: N;
  /** The rule that asks. */
  readonly rule: RuleId;
  /** The subject of the question, if the frame does not tell it. */
  about?(g: RulesContext<S, C>, f: F): Subject;
  /** The request; `null` if nothing is rolled or drawn. */
  ask(g: RulesContext<S, C>, f: F): ChanceRequest | null;
  /** Carries out the answer, which fits the request. The next step is already due; `goto` chooses another. */
  answer(g: RulesContext<S, C>, f: F, answer: ChanceAnswer): void;
}

/** A step of a frame kind, told apart by `does`. `D` and `H` are the names of the steps that ask a player and chance. */
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

/** A call site: the frame below, and the locals that both share. Saves are checked against it: play puts frames nowhere else. */
export interface Place {
  /** The frame that calls it. Other frames called by the same step, which have not begun, may be in between. */
  readonly on: FrameRef;
  /** Steps of that frame that call it when they run: the frame waits at the step after one of them. */
  readonly after?: readonly string[];
  /** Steps at which that frame waits meanwhile, such as a decision that stays due. Without `after` and `at` it may be any step. */
  readonly at?: readonly string[];
  /** Locals that must be equal in both frames. */
  readonly shared?: readonly string[];
  /** What else is wrong with a frame at this call site, once all parts of the state have the right form. Paths begin at its locals. */
  // biome-ignore lint/suspicious/noExplicitAny: frames of all shapes are kept side by side
  readonly problemsOf?: (g: RulesContext<any, any>, f: any, on: any) => readonly Problem[];
}

/**
 * A kind of frame: named steps in their order. The type knows the shape of its frames and the names of the steps that
 * ask a player (`D`) and chance (`H`): the decisions of a game follow from them.
 */
export interface FrameKind<F extends Frame = Frame, D extends string = string, H extends string = string>
  extends FrameRef<F> {
  /** The steps in their order, with unique names. A frame begins at the first. */
  readonly steps: readonly AnyStep<D, H>[];
  /** Its call sites. If left out, a save may have such a frame anywhere in a turn. */
  readonly places?: readonly Place[];
}

/** A step with its successor. */
export interface CompiledStep {
  /** The step itself. */
  readonly step: AnyStep;
  /** The name of the next step; empty after the last. */
  readonly following: string;
  /** The module that brought it. */
  readonly module: string;
}

/** A frame kind with all changes by modules. */
export interface CompiledFrame extends StepOrder {
  /** The `kind` of its frames. */
  readonly kind: string;
  /** The steps, by name. */
  readonly steps: Readonly<Record<string, CompiledStep>>;
  /** As in {@link FrameRef.form}. */
  readonly form: AnyFrameForm | undefined;
  /** As in {@link FrameKind.problemsOf}; `undefined` if such frames have nothing to check. */
  readonly problemsOf: FrameKind['problemsOf'] | undefined;
  /** As in {@link FrameKind.places}; `undefined` if such frames may stand anywhere. */
  readonly places: FrameKind['places'] | undefined;
}

/** Links the steps of a frame kind. */
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
