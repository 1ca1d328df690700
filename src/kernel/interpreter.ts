import type { RuleId } from '../register/rule-ids.js';
import type { AnyAction } from './action-values.js';
import { circleAt, type Doing, missingFrameKind, noStep, undeclared, undefinedRule } from './blame.js';
import {
  answerFrom,
  type ChanceAnswer,
  type ChanceRequest,
  canonicalAnswer,
  certainAnswer,
  type Source,
  trailAfter,
  trailOfSight,
} from './chance.js';
import { CopyOnWrite } from './copy-on-write.js';
import { raised } from './counting.js';
import { EngineError } from './errors.js';
import type { Details, EventContext, EventKind, Facts } from './events.js';
import type { FrameRef, Given, Locals } from './frame-refs.js';
import type { ChanceStep, DecideStep } from './frames.js';
import type { AnyRule } from './hooks.js';
import { isKnownRule } from './known-rules.js';
import {
  AUTO,
  CHANCE,
  DECIDE,
  ENDED,
  type PlannedFrame,
  type PlannedOffer,
  type PlannedStep,
} from './plan.js';
import type { Rules } from './rules.js';
import type { Envelope, Frame, GameEvent, Json, Outcome } from './state.js';

/** No game has so many steps between two decisions. Only a cycle of rules reaches it. */
const maxSteps = 100_000;

/** Runs steps: manages the stack of frames, asks chance and reports events. `apply` and simulations both use it. */
export class Interpreter<S extends Envelope = Envelope, C = unknown> extends CopyOnWrite<S> {
  /** Frames called during the running step, in the order in which they will run. */
  private readonly called: Frame[] = [];
  private readonly calledOf: PlannedFrame[] = [];
  /** The due step of each frame in the stack, with that frame. An entry is valid only while that frame is at this place. */
  protected due: PlannedStep[] = [];
  /** The frame of each entry of `due`. */
  protected dueOf: Frame[] = [];
  /** The step or action that ran last, for error reports. */
  protected doing: Doing = null;
  /** The step that ran last, or asks: actions are carried out at it. */
  private last: PlannedStep | null = null;
  /** Whether to fail if a rule writes the step of a frame directly, which the loop would not notice. Off in simulations, for speed. */
  watches = false;

  constructor(
    readonly rules: Rules<S, C>,
    state: S,
    private events: GameEvent[] | null = null,
    /** Answers chance; `null` if chance is asked as a decision. */
    readonly source: Source | null = null,
    private answers: ChanceAnswer[] | null = null,
  ) {
    super(state, rules.plan.overrides);
  }

  /** Sets where events and answers of chance are reported. */
  tell(events: GameEvent[] | null, answers: ChanceAnswer[] | null): void {
    this.events = events;
    this.answers = answers;
  }

  get content(): C {
    return this.rules.content;
  }

  top(): Frame {
    const { frames } = this.state;
    const frame = frames[frames.length - 1];
    if (!frame) throw new EngineError('game-over', 'The game is over: nothing is being resolved.');
    return frame;
  }

  find<F extends Frame>(kind: FrameRef<F>): F | undefined {
    const { frames } = this.state;
    const { due, dueOf } = this;
    const name = kind.kind;
    for (let at = frames.length - 1; at >= 0; at--) {
      const f = frames[at] as F;
      if ((dueOf[at] === f ? (due[at] as PlannedStep).frame.kind : f.kind) === name) return f;
    }
    return undefined;
  }

  /** The due step of the top frame. */
  protected now(): PlannedStep {
    const { frames } = this.state;
    const at = frames.length - 1;
    return at >= 0 && this.dueOf[at] === frames[at]
      ? (this.due[at] as PlannedStep)
      : this.readDue(this.top(), at);
  }

  /** Looks up the due step of a frame and caches it for its place in the stack. */
  private readDue(f: Frame, at: number): PlannedStep {
    const step = this.stepIn(f);
    const { due, dueOf } = this;
    // Fill from below: a list with holes stays slow forever.
    while (due.length < at) {
      due.push(step);
      dueOf.push(nowhere);
    }
    due[at] = step;
    dueOf[at] = f;
    return step;
  }

  private stepIn(f: Frame): PlannedStep {
    const step = this.rules.plan.stepOf(f);
    if (step === null) throw new EngineError('unknown-step', `No rules for the step ${f.kind}/${f.step}.`);
    return step;
  }

  private placeOf(f: Frame): number {
    const { frames } = this.state;
    let at = frames.length - 1;
    while (at >= 0 && frames[at] !== f) at--;
    return at;
  }

  /** The due step of any frame. */
  protected planned(f: Frame): PlannedStep {
    const at = this.placeOf(f);
    return at >= 0 && this.dueOf[at] === f ? (this.due[at] as PlannedStep) : this.stepIn(f);
  }

  private turnTo(f: Frame, step: PlannedStep): void {
    const at = this.placeOf(f);
    if (at >= 0 && this.dueOf[at] === f) this.due[at] = step;
    (f as { step: string }).step = step.name;
  }

  private push(f: Frame, kind: PlannedFrame): void {
    const { frames } = this.state;
    const at = frames.length;
    frames.push(f);
    if (at > this.due.length) return;
    this.due[at] = kind.first;
    this.dueOf[at] = f;
  }

  cited<R extends RuleId | null>(rule: R): R | RuleId {
    return rule === null ? rule : (this.rules.citationOverrides[rule] ?? rule);
  }

  emit<T extends string, D extends Details>(kind: EventKind<T, D>, facts: Facts<D>): void {
    if (kind.invalidates === true) this.cacheVersion += 1;
    const reactions = this.rules.plan.reactions.get(kind);
    if (reactions === undefined) throw undeclared(kind);
    if (kind.knownTo !== undefined) this.seen(kind.type);
    kind.change?.(this as unknown as EventContext, facts as unknown as GameEvent);
    if (this.events === null && reactions.length === 0) return;
    const event = { type: kind.type, ...facts } as unknown as GameEvent;
    if (this.events !== null) {
      const rule = this.cited(event.rule);
      this.events.push(rule === event.rule ? event : { ...event, rule });
    }
    for (let at = 0; at < reactions.length; at++) (reactions[at] as AnyRule)(this, event);
  }

  call<F extends Frame, N extends keyof Locals<F>>(kind: FrameRef<F, N>, given: Given<F, N>): void {
    const planned = this.planOf(kind);
    this.called.push(planned.made(given));
    this.calledOf.push(planned);
  }

  callAbove<F extends Frame, N extends keyof Locals<F>>(
    under: Frame,
    kind: FrameRef<F, N>,
    given: Given<F, N>,
  ): void {
    this.call(kind, given);
    const { frames } = this.state;
    frames.splice(frames.indexOf(under) + 1, 0, this.called.pop() as Frame);
    this.calledOf.pop();
  }

  goto(f: Frame, step: string): void {
    const { frame } = this.planned(f);
    const next = frame.step(step);
    if (next === null) throw noStep(frame, step);
    this.turnTo(f, next);
  }

  next(f: Frame): void {
    this.turnTo(f, this.planned(f).next);
  }

  finish(result?: Json): void {
    const { frames } = this.state;
    frames.pop();
    const caller = frames[frames.length - 1];
    if (caller !== undefined && result !== undefined) caller.result = result;
  }

  unwind(kind: FrameRef, step: string): void {
    if (this.state.outcome !== null) return;
    const frame = this.planOf(kind);
    const next = frame.step(step);
    if (next === null) throw noStep(frame, step);
    const { frames } = this.state;
    while (frames.length > 0 && frames[frames.length - 1]?.kind !== kind.kind) frames.pop();
    this.called.length = 0;
    this.calledOf.length = 0;
    this.turnTo(this.top(), next);
  }

  private planOf(ref: FrameRef): PlannedFrame {
    const step = this.last;
    if (step?.calledBy === ref && step.calls !== null) return step.calls;
    const frame = this.rules.plan.frames.get(ref.kind);
    if (frame === undefined) throw missingFrameKind(ref.kind);
    if (step !== null) {
      step.calls = frame;
      step.calledBy = ref;
    }
    return frame;
  }

  ofStep<R>(f: Frame, read: (kind: string, step: string) => R): R {
    const at = this.placeOf(f);
    if (at < 0 || this.dueOf[at] !== f) return read(f.kind, f.step);
    const step = this.due[at] as PlannedStep;
    if (step.readBy !== read) {
      step.known = read(step.frame.kind, step.name);
      step.readBy = read;
    }
    return step.known as R;
  }

  end(outcome: Outcome): void {
    if (!isKnownRule(this.rules.moduleRules, outcome.rule)) throw undefinedRule(outcome.rule);
    this.state.outcome = { ...outcome, rule: this.cited(outcome.rule) };
    this.state.frames = [];
    this.called.length = 0;
    this.calledOf.length = 0;
  }

  /** Runs steps until a player or chance has to decide, or the game is over. */
  run(): void {
    this.settle();
    for (let steps = 0; this.state.outcome === null; steps++) {
      if (steps > maxSteps) throw circleAt(this.rules, this.top());
      const step = this.now();
      const { frames } = this.state;
      const at = frames.length - 1;
      const f = frames[at] as Frame;
      const { does } = step;
      if (does === ENDED) {
        frames.pop();
        continue;
      }
      this.doing = step;
      this.last = step;
      if (does === AUTO) {
        this.advance(at, f, step);
        step.run(this, f);
        if (this.watches) this.watch(at, f);
      } else if (does === DECIDE) {
        if (step.skip === null || step.skip(this, f) !== true) return;
        this.advance(at, f, step);
      } else {
        const request = step.ask(this, f);
        if (request === null) this.advance(at, f, step);
        else {
          const certain = certainAnswer(request, this.state.decks);
          const answer = certain ?? this.roll(request);
          if (answer === null) return;
          if (certain === null) {
            this.decided(answer);
            this.answers?.push(answer);
          }
          this.advance(at, f, step);
          step.answer(this, f, answer);
          if (this.watches) this.watch(at, f);
        }
      }
      if (this.called.length > 0) this.settle();
    }
  }

  private advance(at: number, f: Frame, { next }: PlannedStep): void {
    this.due[at] = next;
    (f as { step: string }).step = next.name;
  }

  private watch(at: number, f: Frame): void {
    if (this.state.frames[at] !== f || this.dueOf[at] !== f) return;
    const { name } = this.due[at] as PlannedStep;
    if (f.step !== name)
      throw new Error(
        `It writes ${JSON.stringify(f.step)} to the step of a ${f.kind} frame: g.goto(f, step) makes another step the due one.`,
      );
  }

  /** Carries out a legal action and all that follows from it. */
  perform(action: AnyAction): void {
    const step = this.now();
    const f = this.top();
    if (step.does === CHANCE) {
      const answer = canonicalAnswer(action as ChanceAnswer);
      this.doing = step;
      this.decided(answer);
      const at = this.state.frames.length - 1;
      this.advance(at, f, step);
      step.answer(this, f, answer);
      if (this.watches) this.watch(at, f);
      this.run();
    } else this.performOffer(this.rules.plan.actions.get(action.type) as PlannedOffer, action);
  }

  /** Carries out the action at a place of the list that this game made last. */
  performFound(place: number): void {
    const { offers, actions } = this.rules.listing;
    this.performOffer(offers[place] as PlannedOffer, actions[place] as AnyAction);
  }

  /** Carries out a legal action that is offered. */
  performOffer({ kind, run }: PlannedOffer, action: AnyAction): void {
    this.doing = kind;
    const at = this.state.frames.length - 1;
    const f = this.top();
    run(this, f, action);
    if (this.watches) this.watch(at, f);
    this.run();
  }

  /** The due step, if it asks a player or chance. */
  /** The due step, if it asks a player or chance. */
  waiting(): {
    f: Frame;
    step: DecideStep<S, C, Frame> | ChanceStep<S, C, Frame>;
  } | null {
    if (this.state.outcome !== null) return null;
    const { step } = this.now();
    return step === null || step.does === 'auto' ? null : { f: this.top(), step };
  }

  /** The player whom a decision asks. */
  askedAt(f: Frame): number {
    return this.askedBy(this.planned(f), f);
  }

  askedIn(f: Frame): number | null {
    const step = this.planned(f);
    return step.does === DECIDE ? this.askedBy(step, f) : null;
  }

  /** The player whom a step asks. It fails here if there is no such player, so that the error names the step. */
  protected askedBy(step: PlannedStep, f: Frame): number {
    const asked = step.actor(this, f);
    const { length } = this.state.players;
    if (asked >= 0 && asked < length && Number.isInteger(asked)) return asked;
    this.doing = step;
    throw new Error(`It asks the player ${asked}; players are 0 to ${length - 1}.`);
  }

  private roll(request: ChanceRequest): ChanceAnswer | null {
    return this.source === null ? null : answerFrom(this.source, request, this.state.decks);
  }

  /** Records that a player has seen something: undo cannot take that back, even if chance was not asked. */
  private seen(what: string): void {
    const { chance } = this.state;
    chance.trail = trailOfSight(chance.trail, what);
  }

  private decided(answer: ChanceAnswer): void {
    const { chance } = this.state;
    chance.answered = raised(chance.answered);
    chance.trail = trailAfter(chance.trail, answer);
  }

  private settle(): void {
    const { called, calledOf } = this;
    if (this.state.outcome !== null) {
      called.length = 0;
      calledOf.length = 0;
      return;
    }
    // Popped one by one: setting the length of a list is slower.
    for (let f = called.pop(); f !== undefined; f = called.pop())
      this.push(f, calledOf.pop() as PlannedFrame);
  }
}

const nowhere: Frame = { kind: '', step: '' };
