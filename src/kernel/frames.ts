import type { RuleId } from '../register/rule-ids.js';
import type { AnyActionKind, Subject } from './actions.js';
import type { Blank } from './blanks.js';
import type { ChanceAnswer, ChanceRequest } from './chance.js';
import type { Problem } from './errors.js';
import type { Game } from './game.js';
import type { Phrase, Reason } from './reasons.js';
import type { Envelope, Frame, Json } from './state.js';

/** A step that the rules carry out on their own. Afterwards the next step is due, unless it said otherwise. */
export interface AutoStep<S extends Envelope, C, F extends Frame> {
  /** Tells the three kinds of step apart. */
  readonly does: 'auto';
  /** Its name among the steps of its frame kind. */
  readonly name: string;
  /** Carries it out. The next step is due already: `goto` makes it another. */
  run(g: Game<S, C>, f: F): void;
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
  ruleNow?(g: Game<S, C>, f: F): RuleId;
  /** What the question is about, where the frame does not say so by itself. */
  about?(g: Game<S, C>, f: F): Subject;
  /** Whose decision it is, as a player index. */
  actor(g: Game<S, C>, f: F): number;
  /** The kinds of action offered, in the order they are listed. */
  readonly offers: readonly AnyActionKind[];
  /** A name for what it shares with other decisions: what a module offers on this occasion is offered at each of them. */
  readonly occasion?: string;
  /** Whether what may be done at any time may be done here: no while another effect is being carried out. */
  readonly open?: boolean;
  /** True if there is nothing to ask after all. */
  skip?(g: Game<S, C>, f: F): boolean;
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
  about?(g: Game<S, C>, f: F): Subject;
  /** What is rolled or drawn; `null` if nothing is. */
  ask(g: Game<S, C>, f: F): ChanceRequest | null;
  /** Does what follows from the answer, which fits the request. The next step is due already: `goto` makes it another. */
  answer(g: Game<S, C>, f: F, answer: ChanceAnswer): void;
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

/** What a caller gives when it calls a frame: the locals named by `N`, and of the others those that begin with another value than their first. */
export type Given<F extends Frame, N extends keyof Locals<F>> = Pick<Locals<F>, N> &
  Partial<Omit<Locals<F>, N>>;

/**
 * How frames of a kind are made, copied and compared, local by local. It is for kinds that come and go all the time: what is made of names that stand
 * in the code is of one hidden class, and made several times faster than a frame of any names.
 */
export interface FrameForm<F extends Frame, N extends keyof Locals<F> = keyof Locals<F>> {
  /**
   * Writes an empty frame: the values in the order in which they stand in a state, with `kind` and `step`. Locals that are not given have their first values.
   * Lists and objects are put through `own`, which may copy them.
   */
  write(f: Blank<F>, given: Given<F, N>, step: string, own: <T>(value: T) => T): void;
  /** Whether two frames have the same locals. */
  same(a: F, b: F): boolean;
}

/** The name of a frame kind, with the shape of its frames. Enough to call it, to find it and to go back to it. */
export interface FrameRef<F extends Frame = Frame, N extends keyof Locals<F> = keyof Locals<F>> {
  /** The `kind` of its frames. */
  readonly kind: F['kind'];
  /** Never there: carries the frame's type. */
  readonly shape?: F;
  /** How its frames are made. Left out, the locals are taken as they are given, all of them. */
  readonly form?: FrameForm<F, N> | undefined;
}

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
  readonly problemsOf?: (g: Game<any, any>, f: any, on: any) => readonly Problem[];
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

/** The form of any frame kind. */
// biome-ignore lint/suspicious/noExplicitAny: frame kinds of all shapes are kept side by side
export type AnyFrameForm = FrameForm<any, any>;

/** The frames of a kind. */
export type FrameOf<K> = K extends FrameRef<infer F> ? F : never;

/** What a caller gives when it calls a frame: all but the kernel's own values. */
export type Locals<F extends Frame> = Omit<F, 'kind' | 'step' | 'result'>;

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
