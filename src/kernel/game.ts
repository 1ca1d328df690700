import type { RuleId } from '../register/rule-ids.js';
import { type AnyAction, type AnyActionKind, malformed, type Refusal, readAction, whyOf } from './actions.js';
import {
  answerFrom,
  type ChanceAnswer,
  type ChanceOutcome,
  type ChanceRequest,
  canonicalAnswer,
  certainAnswer,
  chanceParameters,
  outcomesOf,
  type Source,
  trailAfter,
  trailOfSight,
  wrongAnswer,
  wrongKind,
} from './chance.js';
import { isTold } from './cited.js';
import { copyJson } from './copy.js';
import { raised } from './counting.js';
import { EngineError, RuleFaultError } from './errors.js';
import type { Details, EventKind, Facts } from './events.js';
import type { Form, Parts, Written } from './forms.js';
import type { ChanceStep, DecideStep, FrameRef, Given, Locals } from './frames.js';
import { frozenList, Listing } from './listing.js';
import type { Rules } from './module.js';
import { AUTO, CHANCE, DECIDE, ENDED, type PlannedFrame, type PlannedOffer, PlannedStep } from './plan.js';
import type { AnyRule, Noted } from './questions.js';
import { ofSort, or, phrase, type Reason, type ReasonValue, why } from './reasons.js';
import {
  type Envelope,
  type Frame,
  type GameEvent,
  type Json,
  type Outcome,
  type Owned,
  viewerOf,
} from './state.js';

/** Who decides something: a player, by index, or chance. */
export type Actor = number | 'chance';

/** What stands between an action and the state: it is legal, or here is why not. */
export type Verdict =
  | {
      /** Whether it may be done now. */
      readonly legal: true;
      /** The kind of the action; `null` for an answer of chance. */
      readonly kind: AnyActionKind | null;
      /** Whose it is. */
      readonly actor: Actor;
      /** The action itself, read once: a private copy. */
      readonly action: AnyAction;
    }
  | {
      /** Whether it may be done now. */
      readonly legal: false;
      /** The rule that forbids it or asks for something else; `null` if the value is no action of this game. */
      readonly rule: RuleId | null;
      /** What would be right; `null` where the rule's own wording says it all. */
      readonly why: Reason | null;
    };

/** A verdict of an action that is not legal. */
export type Refused = Verdict & { readonly legal: false };

/** How far an action is weighed: whose it is, then whether it has its form, then whether its rules allow it. */
type Depth = 'owner' | 'form' | 'rules';

/** More steps than any game takes between two decisions: only rules that call each other in a circle get there. */
const endless = 100_000;

/**
 * The table while rules are carried out: the state they change and the few moves that steer the stack of frames.
 * `apply` and simulations run the same rules on it, each on a state of its own.
 */
export class Game<S extends Envelope = Envelope, C = unknown> {
  /** Overridden joints, by slot. */
  readonly table: (AnyRule | undefined)[];
  /** Frames called during the running step, in the order in which they will run, and of which kinds they are. */
  private readonly called: Frame[] = [];
  private readonly calledOf: PlannedFrame[] = [];
  /**
   * The step that is due in each frame, and the frame it is of. An entry holds only while that frame lies at its place in the stack: so it does not matter who changes the
   * stack, and how.
   */
  private due: PlannedStep[] = [];
  private dueOf: Frame[] = [];
  /** What was carried out or asked last: if it fails, this is where. */
  private doing: PlannedStep | AnyActionKind | null = null;
  /** What rules noted of the table, by note: see {@link note}. */
  readonly notes: Noted[] = [];
  /** What rules read off large parts of the state that nobody has written to since, by part and reading: see {@link reading}. */
  readonly readings = new Map<string, Map<number, unknown>>();
  /** What may lie somewhere, a bit for each: see {@link mark}. */
  marks = ~0;
  /** How often all notes were renewed: those taken before are worth nothing. */
  renewals = 0;
  /** Large parts of the state that nobody else holds: see {@link own}. */
  private readonly owned = new Set<string>();
  /** Those of them that were written to since somebody looked last. */
  private readonly written = new Set<string>();
  /** Players who are others' too, a bit for each: who writes to one has to copy it. See {@link player}. */
  private lent = 0;
  /** Players whom nobody was given to write to since somebody looked last. */
  private untouched = 0;
  /** Whether a rule that writes the step of a frame by itself fails: the loop does not read it there. Simulations do not look, to be fast. */
  watches = false;
  /** How a player is copied, once players are shared. */
  private form: Form<unknown> | null = null;

  constructor(
    /** The rules in force. */
    readonly rules: Rules<S, C>,
    /** The position: verbs, steps and actions change it, questions only read it. */
    public state: S,
    private events: GameEvent[] | null = null,
    /** What answers chance; `null` if it is asked. */
    readonly source: Source | null = null,
    private answers: ChanceAnswer[] | null = null,
  ) {
    this.table = rules.plan.table;
  }

  /** From now on events and answers of chance are told to these. */
  tell(events: GameEvent[] | null, answers: ChanceAnswer[] | null): void {
    this.events = events;
    this.answers = answers;
  }

  /** The content the game is played with. */
  get content(): C {
    return this.rules.content;
  }

  /**
   * A large, seldom written part of the state, to write to: the decks, and those that the edition names besides. It may be shared with states
   * and with other tables, so the first time it is copied; what was read of it before is not what is written to.
   */
  own<P extends keyof S & string>(part: P): Owned<S[P]> {
    this.written.add(part);
    if (this.readings.size > 0) this.readings.delete(part);
    if (!this.owned.has(part)) {
      this.owned.add(part);
      this.state[part] = copyJson(this.state[part]);
    }
    return this.state[part] as Owned<S[P]>;
  }

  /**
   * What a player has, by index, to read and to write to. Where the edition says how players are copied, rules come to them through this alone:
   * they may be shared with states and with other tables, so they are copied when first they are asked for. The index is taken to be right.
   */
  player(at: number): S['players'][number] {
    if ((this.untouched & (1 << at)) !== 0) this.touch(at);
    return this.state.players[at];
  }

  private touch(at: number): void {
    const bit = 1 << at;
    this.untouched &= ~bit;
    const { form } = this;
    if ((this.lent & bit) === 0 || form === null) return;
    this.lent &= ~bit;
    (this.state.players as unknown[])[at] = form.copy(this.state.players[at]);
  }

  /** Asks a question, which writes nothing: who is looked at by it is not copied. */
  asked<R>(question: (g: this) => R): R {
    const { untouched } = this;
    this.untouched = 0;
    try {
      return question(this);
    } finally {
      this.untouched = untouched;
    }
  }

  /** The whole state is this table's alone. */
  ownAll(): this {
    for (const part in this.state) this.owned.add(part);
    return this;
  }

  /**
   * Another table that stands where this one does, between two actions. Both share the large parts from now on, until one of them writes
   * to one; all else is copied.
   */
  fork(parts: Parts<S>, events: GameEvent[] | null, source: Source | null): Game<S, C> {
    const game = new Game(this.rules, parts.copy(this.state), events, source);
    game.lend(parts.player);
    this.lend(parts.player);
    game.marks = this.marks;
    const { frames } = this.state;
    let known = 0;
    while (known < frames.length && this.dueOf[known] === frames[known]) known++;
    game.due = this.due.slice(0, known);
    game.dueOf = game.state.frames.slice(0, known);
    return game;
  }

  /** From now on large parts and players are others' too. */
  private lend(form: Form<unknown> | null): void {
    this.owned.clear();
    if (form === null) return;
    this.form = form;
    this.lent = everybody;
    this.untouched = everybody;
  }

  /** What was written to, or may have been, since this was asked last. */
  changed(): Written {
    const { written, untouched } = this;
    this.untouched = everybody;
    if (written.size === 0) return { parts: none, players: ~untouched };
    const parts = new Set(written);
    written.clear();
    return { parts, players: ~untouched };
  }

  /** The frame that is being resolved. */
  top(): Frame {
    const { frames } = this.state;
    const frame = frames[frames.length - 1];
    if (!frame) throw new EngineError('game-over', 'The game is over: nothing is being resolved.');
    return frame;
  }

  /** The innermost frame of a kind, or `undefined`. */
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

  /** The step that is due in the frame that is being resolved. */
  private now(): PlannedStep {
    const { frames } = this.state;
    const at = frames.length - 1;
    return at >= 0 && this.dueOf[at] === frames[at]
      ? (this.due[at] as PlannedStep)
      : this.readDue(this.top(), at);
  }

  /** The step that is due in a frame, and from now on known at its place in the stack. */
  private readDue(f: Frame, at: number): PlannedStep {
    const step = this.stepIn(f);
    const { due, dueOf } = this;
    // Places are filled from below: a list with holes is slow for ever.
    while (due.length < at) {
      due.push(step);
      dueOf.push(nowhere);
    }
    due[at] = step;
    dueOf[at] = f;
    return step;
  }

  /** The step that is due in a frame, by its own words. */
  private stepIn(f: Frame): PlannedStep {
    const step = this.rules.plan.stepOf(f);
    if (step === null) throw new EngineError('unknown-step', `No rules for the step ${f.kind}/${f.step}.`);
    return step;
  }

  /** Where a frame lies in the stack, innermost first; -1 if it does not. */
  private placeOf(f: Frame): number {
    const { frames } = this.state;
    let at = frames.length - 1;
    while (at >= 0 && frames[at] !== f) at--;
    return at;
  }

  /** The step that is due in any frame. */
  private planned(f: Frame): PlannedStep {
    const at = this.placeOf(f);
    return at >= 0 && this.dueOf[at] === f ? (this.due[at] as PlannedStep) : this.stepIn(f);
  }

  /** Makes a step the due one. */
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

  /** The rule to cite where this one decides: itself, or the rule of a module that speaks in its place. */
  cited<R extends RuleId | null>(rule: R): R | RuleId {
    return rule === null ? rule : (this.rules.spokenFor[rule] ?? rule);
  }

  /** Reports a fact of a kind that is declared, and lets modules react to it. */
  emit<T extends string, D extends Details>(kind: EventKind<T, D>, facts: Facts<D>): void {
    if (kind.renews === true) this.renewals += 1;
    const reactions = this.rules.plan.reactions.get(kind);
    if (reactions === undefined) throw undeclared(kind);
    if (kind.knownTo !== undefined) this.seen(kind.type);
    if (this.events === null && reactions.length === 0) return;
    const event = { type: kind.type, ...facts } as unknown as GameEvent;
    if (this.events !== null) {
      const rule = this.cited(event.rule);
      this.events.push(rule === event.rule ? event : { ...event, rule });
    }
    for (let at = 0; at < reactions.length; at++) (reactions[at] as AnyRule)(this, event);
  }

  /** Calls a frame. It runs once the present step is through; several calls of one step run in their order. */
  call<F extends Frame, N extends keyof Locals<F>>({ kind }: FrameRef<F, N>, given: Given<F, N>): void {
    const planned = this.planOf(kind);
    this.called.push(planned.made(given));
    this.calledOf.push(planned);
  }

  /**
   * Calls a frame right above another one, beneath all that is under way there: it runs once that is through.
   * What leaves the frame `under` leaves this one with it.
   */
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

  /** Makes another step of the present frame the due one; with an empty name the frame ends. */
  goto(f: Frame, step: string): void {
    const { frame } = this.planned(f);
    const next = frame.step(step);
    if (next === null) throw noStep(frame, step);
    this.turnTo(f, next);
  }

  /** Moves a decision on to the step after it. */
  next(f: Frame): void {
    this.turnTo(f, this.planned(f).next);
  }

  /** Ends the present frame and hands a result to the frame that called it. */
  finish(result?: Json): void {
    const { frames } = this.state;
    frames.pop();
    const caller = frames[frames.length - 1];
    if (caller !== undefined && result !== undefined) caller.result = result;
  }

  /** Leaves everything inside the innermost frame of a kind and goes on there. Nothing happens once the game is over. */
  unwind(kind: FrameRef, step: string): void {
    if (this.state.outcome !== null) return;
    const frame = this.planOf(kind.kind);
    const next = frame.step(step);
    if (next === null) throw noStep(frame, step);
    const { frames } = this.state;
    while (frames.length > 0 && frames[frames.length - 1]?.kind !== kind.kind) frames.pop();
    this.called.length = 0;
    this.calledOf.length = 0;
    this.turnTo(this.top(), next);
  }

  private planOf(kind: string): PlannedFrame {
    const frame = this.rules.plan.frames.get(kind);
    if (frame === undefined) throw unbrought(kind);
    return frame;
  }

  /** What can be read off the due step of a frame by its kind and its name alone: worked out once for each step. */
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

  /** Ends the game at this very moment. */
  end(outcome: Outcome): void {
    if (!isTold(this.rules.brought, outcome.rule)) throw untold(outcome.rule);
    this.state.outcome = { ...outcome, rule: this.cited(outcome.rule) };
    this.state.frames = [];
    this.called.length = 0;
    this.calledOf.length = 0;
  }

  /** Carries out steps until somebody has to decide or the game is over. */
  run(): void {
    this.settle();
    for (let steps = 0; this.state.outcome === null; steps++) {
      if (steps > endless) throw this.circle();
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

  /** Makes the step that follows the due one. */
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

  /** Carries out an action that has been judged legal, and all that follows from it. */
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

  /** Carries out the legal action at a place of the list that this table made last. */
  performFound(place: number): void {
    const { offers, actions } = this.rules.plan.listing;
    this.performOffer(offers[place] as PlannedOffer, actions[place] as AnyAction);
  }

  /** Carries out an action that is offered and legal. */
  performOffer({ kind, run }: PlannedOffer, action: AnyAction): void {
    this.doing = kind;
    const at = this.state.frames.length - 1;
    const f = this.top();
    run(this, f, action);
    if (this.watches) this.watch(at, f);
    this.run();
  }

  /**
   * Judges any value as an action: the one source of legality. With `by`, what is another's is refused as such before its rules are asked:
   * what they say may depend on what only its owner knows.
   */
  judge(value: unknown, by?: Actor): Verdict {
    const verdict = this.weigh(value, 'rules', by);
    if (verdict.legal) return verdict;
    const rule = this.cited(verdict.rule);
    return rule === verdict.rule ? verdict : { ...verdict, rule };
  }

  /** Judges only whether a value is an action that is offered here, and its form: all but what its rules have to say. */
  judgeForm(value: unknown): Verdict {
    return this.weigh(value, 'form');
  }

  /**
   * Judges less than the form, and looks at nothing that may be hidden: of an answer of chance only whether one of its kind is asked for, and of
   * an action that is not offered only that it is not.
   */
  judgeOwner(value: unknown): Verdict {
    return this.weigh(value, 'owner');
  }

  private weigh(value: unknown, depth: Depth, by?: Actor): Verdict {
    const action = readAction(value);
    if (action === null) return illegal(null, why`An action is a plain object with a "type".`);
    const chance = Object.hasOwn(chanceParameters, action.type);
    const kind = this.rules.actions[action.type];
    const parameters = chance ? chanceParameters[action.type] : kind?.parameters;
    if (parameters === undefined)
      return illegal(
        null,
        why`"${ofSort('code', action.type.slice(0, 60))}" is no kind of action in this game.`,
      );
    if (this.state.outcome !== null) return illegal(this.state.outcome.rule, why`The game is over.`);
    const wrong = malformed(parameters, action);
    const { step } = this.now();
    const f = this.top();
    if (step?.does === 'chance') {
      const request = step.ask(this, f);
      if (!chance || request === null)
        return illegal(step.rule, request && why`First comes ${inWords(request)}.`);
      if (wrong !== null) return illegal(step.rule, wrong);
      if (by !== undefined && by !== 'chance') return notYours(step.rule, 'chance', by);
      const problem =
        depth === 'owner' ? wrongKind(request, action) : wrongAnswer(request, action, this.state.decks);
      return problem === null
        ? { legal: true, kind: null, actor: 'chance', action }
        : illegal(step.rule, problem);
    }
    if (step?.does !== 'decide') return illegal(null, why`The game has not come to a decision.`);
    if (kind === undefined)
      return illegal(step.ruleNow?.(this, f) ?? step.rule, why`The game waits for a player, not for chance.`);
    this.doing = kind;
    if (!step.offers.includes(kind) && !this.besides(step).includes(kind))
      return this.untimely(kind, wrong === null && depth !== 'owner' ? action : null);
    if (wrong !== null) return illegal(kind.moment, wrong);
    const actor = kind.by === undefined ? step.actor(this, f) : kind.by(this, f, action);
    const theirs =
      by === undefined || by === actor
        ? null
        : notYours(kind.by ? kind.moment : (step.ruleNow?.(this, f) ?? step.rule), actor, by);
    // What names nobody at the table is no other player's: its rules say so.
    if (theirs !== null && this.state.players[actor] !== undefined) return theirs;
    const refusal = depth === 'rules' ? this.refusal(kind, f, action) : null;
    if (refusal !== null) return illegal(refusal.rule, whyOf(refusal));
    return theirs ?? { legal: true, kind, actor, action };
  }

  /** The kinds of action offered at a decision besides its own: those for any time, and where it is not open those of them that are done in the midst of things. */
  besides({ open }: DecideStep<S, C, Frame>): readonly AnyActionKind[] {
    return open === true ? this.rules.anytime : this.rules.inTheMidst;
  }

  private untimely(kind: AnyActionKind, action: AnyAction | null): Verdict {
    const refusal = action === null ? null : (kind.untimely?.(this, action) ?? null);
    if (refusal !== null && !this.isSound(refusal)) throw unsound(refusal);
    return refusal === null
      ? illegal(kind.moment, this.otherTime(kind.type))
      : illegal(refusal.rule, whyOf(refusal));
  }

  /** When a kind of action has its time, and what time it is now, as far as the steps have words for it; `null` if they have none. */
  otherTime(type: string): Reason | null {
    const times = this.rules.times[type];
    if (times === undefined) return null;
    return this.saysTime(why`The time for that is ${or(times.map(phrase))}`);
  }

  /** A sentence that says when something would have its time, with the words for the time that it is now, if there are any. */
  saysTime(sentence: Reason): Reason {
    const now = this.timeNow();
    return now === null ? why`${sentence}.` : why`${sentence}; now it is ${now}.`;
  }

  /** What time it is, as far as the step that asks a player has words for it; else `null`. */
  timeNow(): Reason | null {
    const waiting = this.waiting();
    if (waiting?.step.does !== 'decide') return null;
    const now = waiting.step.timeNow?.(waiting.f) ?? waiting.step.time;
    return now === undefined ? null : phrase(now);
  }

  /**
   * What the player who is asked may do, or what `player` may; while chance is asked, its answers. Empty once the game is over.
   * In a stable order.
   */
  legalActions(player?: number): AnyAction[] {
    if (this.state.outcome !== null) return [];
    const step = this.now();
    const f = this.top();
    if (step.does === CHANCE) {
      const request = player === undefined ? step.ask(this, f) : null;
      return request === null ? [] : outcomesOf(request, this.state.decks).map((o) => o.action);
    }
    if (step.does !== DECIDE) return [];
    const { actions, count } = this.list(step, f, player);
    return actions.slice(0, count);
  }

  /** The same, immutable. */
  frozenActions(player?: number): readonly AnyAction[] {
    const step = this.state.outcome === null ? this.now() : null;
    return step?.does === DECIDE
      ? this.list(step, this.top(), player).frozen()
      : frozenList(this.legalActions(player));
  }

  /**
   * The place, among the actions that the player who is asked may take, of one of them, each as likely as the others; -1 while no player is asked. It is the
   * place of the one that would be chosen from `legalActions` by the same number.
   *
   * @param below - gives a whole number from 0 to `n - 1`
   */
  randomPlace(below: (n: number) => number): number {
    if (this.state.outcome !== null) return -1;
    const step = this.now();
    if (step.does !== DECIDE) return -1;
    const { count } = this.list(step, this.top());
    return count === 0 ? -1 : below(count);
  }

  /** The action at a place of the list that this table made last. */
  found(place: number): AnyAction {
    return this.rules.plan.listing.actions[place] as AnyAction;
  }

  /** The place in the list that this table made last of one of its actions; -1 of another value, and where another table has made one since. */
  placeFound(action: unknown): number {
    return this.rules.plan.listing.placeOf(this as unknown as Game, action);
  }

  /** Finds what the player who is asked may do, or what `player` may. */
  private list(step: PlannedStep, f: Frame, player?: number): Listing {
    const { listing } = this.rules.plan;
    const free = listing.busy ? new Listing() : listing;
    const asked = this.askedBy(step, f);
    free.list(this as unknown as Game, f, step.offers, asked, player ?? asked);
    return free;
  }

  /** Rules of a kind of action failed: {@link fault} says so. */
  failing(kind: AnyActionKind): void {
    this.doing = kind;
  }

  /** The players who may do anything now, in the order of their seats. */
  mayAct(): number[] {
    const waiting = this.waiting();
    if (waiting?.step.does !== 'decide') return [];
    // In a view all that the one who is asked can do may be hidden.
    const asked = viewerOf(this.state) === undefined ? null : waiting.step.actor(this, waiting.f);
    return this.state.players
      .map((_, player) => player)
      .filter((player) => player === asked || this.legalActions(player).length > 0);
  }

  /** What chance may answer now, with probabilities; empty while it is not asked. */
  chanceOutcomes(): ChanceOutcome[] {
    const waiting = this.waiting();
    if (waiting?.step.does !== 'chance') return [];
    const request = waiting.step.ask(this, waiting.f);
    return request === null ? [] : outcomesOf(request, this.state.decks);
  }

  /**
   * Whether a card is asked for that those know who hold the others: the last of a deck, by a view to which it may be any of theirs as well.
   * Nobody is asked for it where everything is known.
   */
  isLastUnseen(): boolean {
    const waiting = this.waiting();
    const request = waiting?.step.does === 'chance' ? waiting.step.ask(this, waiting.f) : null;
    const deck = request?.kind === 'draw' ? this.state.decks[request.deck] : undefined;
    return deck?.aside !== undefined && deck.top.length === 0 && deck.pool.length - deck.aside === 1;
  }

  /** The step that is due, if a player or chance must answer it. */
  waiting(): {
    /** The frame that is being resolved. */
    f: Frame;
    /** The step of it that asks. */
    step: DecideStep<S, C, Frame> | ChanceStep<S, C, Frame>;
  } | null {
    if (this.state.outcome !== null) return null;
    const { step } = this.now();
    return step === null || step.does === 'auto' ? null : { f: this.top(), step };
  }

  /** The player whom the due step of a frame asks, which is a decision. */
  askedAt(f: Frame): number {
    return this.askedBy(this.planned(f), f);
  }

  /** The player whom the due step of a frame asks, or `null` if it asks none. */
  askedIn(f: Frame): number | null {
    const step = this.planned(f);
    return step.does === DECIDE ? this.askedBy(step, f) : null;
  }

  /** The player whom a step asks. A step that names nobody at the table fails here, and not where that player is looked for. */
  private askedBy(step: PlannedStep, f: Frame): number {
    const asked = step.actor(this, f);
    const { length } = this.state.players;
    if (asked >= 0 && asked < length && Number.isInteger(asked)) return asked;
    this.doing = step;
    throw new Error(`It asks the player ${asked}; players are 0 to ${length - 1}.`);
  }

  /** An error of the rules with the place where they failed; an error of ours as it is. */
  fault(error: unknown): EngineError {
    if (error instanceof EngineError) return error;
    const { doing } = this;
    if (doing === null) return new RuleFaultError(this.rules.edition, 'looking at the table', error);
    return doing instanceof PlannedStep
      ? new RuleFaultError(doing.module, `the step ${doing.frame.kind}/${doing.name}`, error)
      : new RuleFaultError(
          this.rules.bringers[doing.type] ?? this.rules.edition,
          `the action ${doing.type}`,
          error,
        );
  }

  private refusal(kind: AnyActionKind, f: Frame, action: AnyAction): Refusal | null {
    const own = kind.refuse(this, f, action);
    if (own !== null) {
      if (this.isSound(own)) return own;
      throw unsound(own);
    }
    const more = this.rules.refusals[kind.type];
    const refusal = more === undefined ? null : this.refusedBy(more, f, action);
    if (refusal === null || this.isSound(refusal)) return refusal;
    const module = this.rules.modules.find(({ refusals = [] }) =>
      refusals.some((added) => {
        if (typeOf(added) !== kind.type) return false;
        const given = added.refuse(this, f, action);
        return given !== null && !this.isSound(given);
      }),
    );
    throw new RuleFaultError(module?.id ?? this.rules.edition, `a refusal of ${kind.type}`, unsound(refusal));
  }

  /** Whether a refusal can be told. Asked of single actions only: lists of what is legal need not know why the others are not. */
  private isSound(refusal: Refusal): boolean {
    return isTold(this.rules.brought, (refusal as Partial<Refusal> | undefined)?.rule);
  }

  private circle(): EngineError {
    const { kind, step } = this.top();
    const module = this.rules.frames[kind]?.steps[step]?.module ?? this.rules.edition;
    return new EngineError(
      'endless',
      `The rules run in a circle at ${kind}/${step}, a step of the module ${module}.`,
    );
  }

  /** What modules have against an action that its own kind allows. */
  private refusedBy(
    refusals: NonNullable<Rules<S, C>['refusals'][string]>,
    f: Frame,
    action: AnyAction,
  ): Refusal | null {
    for (const refuse of refusals) {
      const refusal = refuse(this, f, action);
      if (refusal !== null) return refusal;
    }
    return null;
  }

  private roll(request: ChanceRequest): ChanceAnswer | null {
    return this.source === null ? null : answerFrom(this.source, request, this.state.decks);
  }

  /** What somebody has seen cannot be taken back, though chance was not asked. */
  private seen(what: string): void {
    const { chance } = this.state;
    chance.trail = trailOfSight(chance.trail, what);
  }

  /** Counts an answer that chance gave, and keeps its trace. */
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
    // Taken off one by one: to set the length of a list costs engines more.
    for (let f = called.pop(); f !== undefined; f = called.pop())
      this.push(f, calledOf.pop() as PlannedFrame);
  }
}

const unbrought = (kind: string): Error =>
  new Error(`No module in force brings the frame kind ${kind}: add it to the module's frames.`);

const noStep = ({ kind, steps }: PlannedFrame, step: string): Error =>
  new Error(
    `The frame kind ${kind} has no step ${step}; its steps are ${steps.map(({ name }) => name).join(', ')}.`,
  );

const undeclared = ({ type }: Pick<EventKind, 'type'>): Error =>
  new Error(`No module in force declares the event ${type}: add its kind to the module's events.`);

const untold = (rule: RuleId): Error =>
  new Error(`It cites ${rule}, a rule that no module in force brings: give its text under rules.`);

/** What is wrong with an answer of `refuse`. */
const unsound = (refusal: Partial<Refusal> | undefined): Error =>
  typeof refusal?.rule === 'string'
    ? untold(refusal.rule)
    : new Error('A refusal is null where nothing is refused, or what forbid(rule) gives.');

const typeOf = ({ action }: { readonly action: AnyActionKind | string }): string =>
  typeof action === 'string' ? action : action.type;

const none: ReadonlySet<string> = new Set();

/** A frame that lies in no stack. */
const nowhere: Frame = { kind: '', step: '' };

/** A bit for every player there may be. */
const everybody = ~0;

const illegal = (rule: RuleId | null, reason: Reason | null): Verdict => ({
  legal: false,
  rule,
  why: reason,
});

const notYours = (rule: RuleId | null, actor: Actor, by: Actor): Verdict =>
  illegal(
    rule,
    actor === 'chance'
      ? why`This is for chance to answer, not for ${named(by)}.`
      : why`This is for ${named(actor)} to do, not for ${named(by)}.`,
  );

const named = (actor: Actor): ReasonValue => (actor === 'chance' ? why`chance` : ofSort('player', actor));

const inWords = (request: ChanceRequest): Reason =>
  request.kind === 'roll'
    ? why`the roll of the dice`
    : request.kind === 'draw'
      ? why`a card of the deck ${ofSort('deck', request.deck)}`
      : why`what chance picks`;
