import type { AnyAction } from './action-values.js';
import type { AnyActionKind, Refusal } from './actions.js';
import { blanks } from './blanks.js';
import type { ChanceAnswer, ChanceRequest } from './chance.js';
import { copyJson, freezeJson, keepJson, sameJson } from './copy.js';
import type { EventKind } from './events.js';
import { type Form, formOfList } from './forms.js';
import type { AnyFrameForm, FrameRef } from './frame-refs.js';
import type { AnyStep, CompiledFrame } from './frames.js';
import type { AnyRule } from './hooks.js';
import type { Frame, Json } from './state.js';

/* The composed rules as the loop reads them. Few classes keep it monomorphic; its lists are not frozen, as that is ten times slower. */

/** What the loop does at a step. */
export const AUTO = 0;
export const DECIDE = 1;
export const CHANCE = 2;
/** No step is left: the frame ends. */
export const ENDED = 3;

// biome-ignore lint/suspicious/noExplicitAny: rules of all frames are kept side by side
type Any = any;

type Refuse = (g: Any, f: Any, action: AnyAction) => Refusal | null;

/** An action kind as offered, with the refusals of modules. */
export class PlannedOffer {
  /** Whether its actions contain no lists. */
  readonly isFlat: boolean;

  constructor(
    readonly kind: AnyActionKind,
    readonly by: ((g: Any, f: Any, action: AnyAction) => number) | null,
    /** Whether the kind allows all its candidates. */
    readonly exact: boolean,
    readonly candidates: (g: Any, f: Any, add: (action: AnyAction) => void, player: number) => void,
    readonly refuse: Refuse,
    readonly refusals: Refuse[] | null,
    readonly run: (g: Any, f: Any, action: AnyAction) => void,
  ) {
    this.isFlat = !Object.values(kind.parameters).includes('integers');
  }
}

export class PlannedStep {
  /** The next step of its frame; the end of the frame after the last one. */
  next: PlannedStep = this;
  /** All that is offered here, including actions for any time. */
  offers: PlannedOffer[] = [];
  /** The function whose result `ofStep` cached last. */
  readBy: ((kind: string, step: string) => unknown) | null = null;
  known: unknown = null;
  /** The frame kind that was called here last: mostly it is called again. */
  calls: PlannedFrame | null = null;
  calledBy: FrameRef | null = null;

  constructor(
    readonly does: typeof AUTO | typeof DECIDE | typeof CHANCE | typeof ENDED,
    /** Its name; empty at the end of a frame. */
    readonly name: string,
    readonly frame: PlannedFrame,
    readonly module: string,
    /** The step as written; `null` at the end of a frame. */
    readonly step: AnyStep | null,
    readonly run: (g: Any, f: Any) => void,
    readonly skip: ((g: Any, f: Any) => boolean) | null,
    readonly actor: (g: Any, f: Any) => number,
    readonly ask: (g: Any, f: Any) => ChanceRequest | null,
    readonly answer: (g: Any, f: Any, answer: ChanceAnswer) => void,
  ) {}
}

const asGiven = <T>(value: T): T => value;

const noItems: readonly never[] = Object.freeze([]);

const frozen = <T>(value: T): T =>
  Array.isArray(value) && value.length === 0 ? (noItems as T) : freezeJson(copyJson(value));

const nothing = (): void => undefined;
const nobody = (): number => -1;
const nothingAsked = (): null => null;

export class PlannedFrame {
  readonly steps: PlannedStep[] = [];
  /** Due once no step is left. */
  readonly end: PlannedStep;
  private readonly blank = blanks<Frame>();

  constructor(
    readonly kind: string,
    private readonly form: AnyFrameForm | null,
  ) {
    this.end = new PlannedStep(ENDED, '', this, '', null, nothing, null, nobody, nothingAsked, nothing);
  }

  get first(): PlannedStep {
    return this.steps[0] ?? this.end;
  }

  /** Makes a frame. Locals written for one call become the frame itself, unless they already are a frame or the caller keeps them. */
  made(given: object): Frame {
    const { kind, form } = this;
    const step = this.first.name;
    if (form !== null) return this.written(form, given, step, undefined, asGiven);
    if ((given as Partial<Frame>).kind !== undefined || !Object.isExtensible(given))
      return { ...given, kind, step } as Frame;
    const f = given as { -readonly [N in keyof Frame]: Frame[N] };
    f.kind = kind;
    f.step = step;
    return f;
  }

  /** A private, mutable copy of a frame. */
  copy(f: Frame): Frame {
    return this.form === null ? copyJson(f) : this.written(this.form, f, f.step, f.result, copyJson);
  }

  /** An immutable copy of a frame; `was` if it is equal. */
  keep(was: Frame | undefined, f: Frame): Frame {
    const { form } = this;
    if (form === null) return keepJson(was, f);
    const { step, result } = f;
    if (was?.kind === this.kind && was.step === step && form.same(was, f) && sameJson(was.result, result))
      return was;
    return Object.freeze(this.written(form, f, step, result, frozen));
  }

  private written(
    form: AnyFrameForm,
    given: object,
    step: string,
    result: Json | undefined,
    own: <T>(value: T) => T,
  ): Frame {
    const f = new this.blank();
    form.write(f, given, step, own);
    if (result !== undefined) f.result = own(result);
    return f;
  }

  /** A step by name; the end for an empty name; `null` if there is none. A linear search: there are few. */
  step(name: string): PlannedStep | null {
    if (name === '') return this.end;
    const { steps } = this;
    for (let at = 0; at < steps.length; at++) {
      const step = steps[at] as PlannedStep;
      if (step.name === name) return step;
    }
    return null;
  }
}

/** The reactions of modules to events. They are found by the slot of the kind of event: a look-up in a map takes longer. */
class Reactions {
  private readonly declared: ({ readonly kind: EventKind; readonly rules: AnyRule[] } | undefined)[] = [];

  constructor(kinds: Planned['events'], reactions: Planned['reactions']) {
    for (const [type, kind] of Object.entries(kinds)) {
      while (this.declared.length < kind.slot) this.declared.push(undefined);
      this.declared[kind.slot] = { kind, rules: [...(reactions[type] ?? [])] };
    }
  }

  /** The reactions to a kind of event; `undefined` if no module in force declares it. */
  get(kind: EventKind): AnyRule[] | undefined {
    const declared = this.declared[kind.slot];
    return declared?.kind === kind ? declared.rules : undefined;
  }
}

export interface Planned {
  readonly overrides: readonly (AnyRule | undefined)[];
  readonly frames: Readonly<Record<string, CompiledFrame>>;
  readonly actions: Readonly<Record<string, AnyActionKind>>;
  readonly anytime: readonly AnyActionKind[];
  readonly inTheMidst: readonly AnyActionKind[];
  readonly refusals: Readonly<Record<string, readonly Refuse[]>>;
  readonly events: Readonly<Record<string, EventKind>>;
  readonly reactions: Readonly<Record<string, readonly AnyRule[]>>;
}

/** The rules in force, ready to run. */
export class Plan {
  readonly overrides: (AnyRule | undefined)[];
  readonly frames = new Map<string, PlannedFrame>();
  readonly actions = new Map<string, PlannedOffer>();
  readonly reactions: Reactions;
  /** How the stack of a state is copied and kept. */
  readonly stack: Form<Frame[]> = formOfList<Frame>(
    {
      copy: (f) => this.frames.get(f.kind)?.copy(f) ?? copyJson(f),
      keep: (was, f) => this.frames.get(f.kind)?.keep(was, f) ?? keepJson(was, f),
    },
    (f) => this.frames.get(f.kind)?.keep(undefined, f) ?? keepJson(undefined, f),
  );

  constructor(rules: Planned) {
    this.overrides = [...rules.overrides];
    this.reactions = new Reactions(rules.events, rules.reactions);
    const offers = new Map<AnyActionKind, PlannedOffer>();
    const offerOf = (kind: AnyActionKind): PlannedOffer => {
      const known = offers.get(kind);
      if (known !== undefined) return known;
      const refusals = rules.refusals[kind.type];
      const offer = new PlannedOffer(
        kind,
        kind.by ?? null,
        kind.exact === true,
        kind.candidates,
        kind.refuse,
        refusals === undefined ? null : [...refusals],
        kind.run,
      );
      offers.set(kind, offer);
      return offer;
    };
    for (const [type, kind] of Object.entries(rules.actions)) this.actions.set(type, offerOf(kind));
    for (const { kind, order, steps, form } of Object.values(rules.frames)) {
      const frame = new PlannedFrame(kind, form ?? null);
      this.frames.set(kind, frame);
      for (const name of order) {
        const compiled = steps[name];
        if (compiled === undefined) continue;
        const planned = plannedStep(frame, compiled.step, compiled.module);
        const { step } = compiled;
        if (step.does === 'decide')
          planned.offers = [...step.offers, ...(step.open === true ? rules.anytime : rules.inTheMidst)].map(
            offerOf,
          );
        frame.steps.push(planned);
      }
      frame.steps.forEach((step, at) => {
        step.next = frame.steps[at + 1] ?? frame.end;
      });
    }
  }

  /** The due step of a frame, by name; `null` if these rules do not have it. */
  stepOf(f: Frame): PlannedStep | null {
    return this.frames.get(f.kind)?.step(f.step) ?? null;
  }
}

function plannedStep(frame: PlannedFrame, step: AnyStep, module: string): PlannedStep {
  const { name, does } = step;
  return new PlannedStep(
    does === 'auto' ? AUTO : does === 'decide' ? DECIDE : CHANCE,
    name,
    frame,
    module,
    step,
    does === 'auto' ? step.run : nothing,
    does === 'decide' ? (step.skip ?? null) : null,
    does === 'decide' ? step.actor : nobody,
    does === 'chance' ? step.ask : nothingAsked,
    does === 'chance' ? step.answer : nothing,
  );
}
