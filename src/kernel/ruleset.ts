import type { Citation } from '../register/index.js';
import type { RuleId } from '../register/rule-ids.js';
import { type Parameters, readActionCode } from './action-values.js';
import {
  type ChanceAnswer,
  type ChanceOutcome,
  chanceParameters,
  sourceFrom,
  wordsOfSeed,
} from './chance.js';
import { copyJson, freezeJson } from './copy.js';
import {
  EngineError,
  IllegalActionError,
  InvalidArgumentError,
  InvalidOptionsError,
  InvalidSaveError,
  MissingPartError,
  type Problem,
  RuleFaultError,
} from './errors.js';
import { type FollowedOf, followed } from './follow.js';
import { type Form, type Forms, Parts, type Whole } from './forms.js';
import { type Actor, Game, type Refused } from './game.js';
import type { GameTypes } from './game-types.js';
import { canonicalJson, hashText } from './hash.js';
import { type Hiding, hiddenBy } from './hiding.js';
import { copyData } from './json.js';
import { judgingFor } from './judging.js';
import { isLater, leads } from './lines.js';
import { problemOf } from './module.js';
import type { PlannedOffer } from './plan.js';
import { foresee, type Prediction, positionOf } from './prediction.js';
import { assertRecord, type GameRecord } from './records.js';
import type { Rules } from './rules.js';
import { decisionOf, quoting, type Ruling, rulingOf } from './rulings.js';
import { eventsFor } from './sight.js';
import { Simulation, type SimulationOptions } from './simulation.js';
import { type Envelope, type GameEvent, type Outcome, type SeenEvent, viewerOf } from './state.js';
import { answerIn, keeperOf, readOptions } from './states.js';
import { viewsOf } from './views.js';

/** What an edition tells the kernel about its states. */
export interface EditionBinding<T extends GameTypes> extends Hiding<T['draft'], T['content']> {
  /** The rules composed. */
  readonly rules: Rules<T['draft'], T['content']>;
  /** The state before its first step, from checked options. Throws InvalidOptionsError. */
  open(options: T['options'], rules: Rules<T['draft'], T['content']>): T['draft'];
  /** Brings a save of an earlier version to the present one. What is no save is handed back as it came. */
  migrate?(value: unknown): unknown;
  /** What is wrong with a value that is offered as a state of this ruleset. Without it, the ruleset is a {@link LightRuleset}. */
  problemsOf?(value: unknown, rules: Rules<T['draft'], T['content']>): readonly Problem[];
  /** What of that is wrong with its form: which values stand where. */
  problemsOfForm?(value: unknown, rules: Rules<T['draft'], T['content']>): readonly Problem[];
  /** What is wrong with the form of a view, where that is another than a state's: where cards are hidden, say. */
  problemsOfView?(value: unknown, rules: Rules<T['draft'], T['content']>): readonly Problem[];
  /** A rule of the edition's register as it is quoted; without it, rules are cited by their ids, and so is one that it has no words for. Rules that modules bring are never asked for. */
  cite?(id: RuleId): Citation | undefined;
  /**
   * What a draft of a store stands for: `undrafted` of `runebound-engine/drafts`. Without it drafts are read like any value: each is copied,
   * and nothing that came of it before is known again.
   */
  undrafted?<V>(value: V): V;
  /** What a ruleset without `problemsOf` is to be composed with to have it, in a sentence: for those who call it nevertheless. */
  readonly uncheckedBecause?: string;
  /** Top-level parts of the state that are large and seldom written: rules write to them through {@link Game.own} alone. The decks are such a part. */
  readonly large?: readonly string[];
  /** How parts are copied and kept that are written all the time, where that can be said faster than for any JSON. */
  readonly forms?: Forms<T['draft']>;
  /** How all parts are put together, where that can be written out by name. */
  readonly whole?: Whole<T['draft']>;
  /** How what one player has is copied and kept. With it, rules come to players through {@link Game.player} alone, and only those they came to are copied. */
  readonly player?: Form<T['draft']['players'][number]>;
}

/** A new state and the facts that led to it. */
export interface Transition<S, E = GameEvent> {
  /** The state in which somebody has to decide next, or the game is over. */
  readonly state: S;
  /** What happened, in order. */
  readonly events: readonly E[];
  /**
   * What the engine rolled, drew and picked by itself, in order. A game of manual chance that is told the same action and then these comes to
   * the same state. Empty in games of manual chance. What is certain is no answer of chance.
   */
  readonly answers: readonly ChanceAnswer[];
}

/** How large a tree of actions and chance outcomes is: for comparing engines. */
export interface TreeCounts {
  /** Leaves: positions at the depth asked for, and those in which the game is over before. */
  readonly nodes: number;
  /** Answers of chance met on the way, each as often as it is met. */
  readonly outcomes: number;
}

/**
 * The functions of one set of rules that play needs, for the types of its game. All are pure: no argument is ever changed.
 *
 * It reads no saves, and finds nothing that is wrong with a state: the checks for that are as large as all the rules. A {@link Ruleset}
 * has them.
 */
export interface LightRuleset<in out T extends GameTypes> {
  /** The rules composed, with the content. */
  readonly rules: Rules<T['draft'], T['content']>;
  /**
   * Creates a game and sets it up.
   * @throws InvalidOptionsError naming everything that is wrong with the options
   */
  createGame(options: T['options']): T['state'];
  /** Like `createGame`, together with the facts of the setup. */
  startGame(options: T['options']): Transition<T['state'], T['event']>;
  /**
   * What the player who is asked may do, or with `player` what that one may: the lists of all players together are exactly what `apply`
   * accepts. In a stable order; while chance is asked, its answers; empty once the game is over. Of a view, what others may do with cards that
   * its viewer does not know is not listed.
   */
  legalActions(state: T['state'] | T['view'], player?: number): readonly T['action'][];
  /** The players who may do anything now, in the order of their seats; nobody while chance is asked. */
  mayAct(state: T['state'] | T['view']): readonly number[];
  /**
   * Whose an action is: a player, by index, or chance. It looks at nothing that may be hidden: an answer of chance is chance's, whether or not it
   * is one that chance can give.
   * @throws IllegalActionError for what is not offered now, or has not its form
   */
  actorOf(state: T['state'] | T['view'], action: T['action']): Actor;
  /**
   * The state after an action and all that follows from it, up to the next decision.
   * @throws IllegalActionError with the rule that forbids it; with `by`, it tells no more than that player may know
   */
  apply(state: T['state'], action: T['action'], options?: ActOptions): T['state'];
  /** Like `apply`, together with the facts that happened. */
  transition(
    state: T['state'],
    action: T['action'],
    options?: ActOptions,
  ): Transition<T['state'], T['event']>;
  /**
   * Asks the rules anything about a state or a view: what `question` reads off the table. The same answer, frozen, each time the same
   * frozen state is asked the same function with the same `arguments_`.
   *
   * @param question - reads the table and never writes to it; the answer is plain JSON
   * @param arguments_ - what else it is told: numbers, texts, `null`
   * @throws RuleFaultError if the question fails; InvalidSaveError for what is no state
   * @example
   * ```ts
   * const gold = (g: G, player: number) => playerState(g, player).gold;
   * ruleset.ask(state, gold, 0); // 3
   * ```
   */
  ask<R, Args extends readonly QuestionArgument[]>(
    state: T['state'] | T['view'],
    question: (g: Game<T['draft'], T['content']>, ...arguments_: Args) => R,
    ...arguments_: Args
  ): R;
  /** Who has to decide what, with the rule that asks; `null` once the game is over. The same object for the same frozen state. */
  decision(state: T['state'] | T['view']): T['decision'] | null;
  /** How the game ended, with the rule that ended it; `null` while it goes on. */
  outcome(state: T['state'] | T['view']): Outcome | null;
  /**
   * Whether any value is a legal action now, and the rules that decide it. Never throws for anything passed as the action. With `by` it says
   * what that player may know: of a state the same as of its view. Without, it is asked by somebody who knows everything.
   */
  explain(state: T['state'] | T['view'], action: unknown, options?: ActOptions): Ruling<T['decision']>;
  /** What chance may answer now, with exact probabilities; empty while a player decides. */
  chanceOutcomes(state: T['state'] | T['view']): readonly ChanceOutcome[];
  /**
   * What a player, or with `null` a spectator, may know: never the generator. The same object for the same frozen state; views of states
   * that follow each other share whatever did not change.
   */
  viewFor(state: T['state'], player: number | null): T['view'];
  /**
   * What a player, or with `null` a spectator, sees of events: what is hidden from that one is taken out. The same objects where nothing is.
   * @throws InvalidArgumentError for what are no events of these rules
   */
  eventsFor(events: readonly T['event'][], player: number | null): readonly T['seen'][];
  /**
   * A view off the wire, as text or as a value: its form is checked, as far as the ruleset checks states, it is frozen, and it shares with
   * the view before whatever did not change; that one itself if nothing did.
   *
   * @param previous - the view that this one follows, or `null`
   * @throws InvalidSaveError naming what is wrong
   */
  receiveView(previous: T['view'] | null, json: unknown): T['view'];
  /**
   * What a client may show before its server answers: the action carried out on what the view knows, with these answers of chance as far as
   * they are given, up to the first that is not.
   *
   * @param answers - of chance, in order, as a transition tells them
   * @returns how far it goes: not where it depends on something that the viewer may not know
   * @throws IllegalActionError if the action, or an answer, is not legal by what the view knows; InvalidArgumentError for a whole state
   */
  predict(
    view: T['view'],
    action: T['action'],
    answers?: readonly ChanceAnswer[],
  ): Prediction<T['view'], T['seen'], T['decision']>;
  /**
   * A view after events, in everything that lies on the table: what a client needs that hears the events and gets no further views.
   * What is being resolved and chance are not among it, so it answers no questions of the rules. Shares with the former what did not change.
   *
   * @param view - a view, or what `follow` gave
   * @param events - what happened since, all of it or some at a time, in order
   * @throws InvalidArgumentError for a state that is no view, and for events that are none of these rules or do not fit; InvalidSaveError for
   * what is no view of these rules
   */
  follow(
    view: T['view'] | FollowedOf<T['view']>,
    events: readonly (GameEvent | SeenEvent)[],
  ): FollowedOf<T['view']>;
  /** A private, mutable game to play forward fast, from a state or a view. */
  simulate(state: T['state'] | T['view'], options?: SimulationOptions<T['event']>): Simulation<T>;
  /**
   * Plays the actions once through and records them, with a checkpoint every fifty actions and at the end.
   * @throws InvalidOptionsError, IllegalActionError like `createGame` and `apply`
   */
  createRecord(options: T['options'], actions: readonly T['action'][]): GameRecord<T['options'], T['action']>;
  /**
   * Plays a record again: every state in turn, the first one before any action; the last one is returned as well.
   * @throws InvalidSaveError if it is no record, or where it drifts from a checkpoint; IllegalActionError at an action that is not legal any more
   */
  replay(record: GameRecord<T['options'], T['action']>): Generator<T['state'], T['state'], void>;
  /** A state as text. */
  serialize(state: T['state']): string;
  /** 16 hex digits: equal states, equal hash, on every platform. */
  hashState(state: T['state'] | T['view']): string;
  /**
   * Whether going back from `after` to `before` is fair: not if chance decided anything in between, nor if somebody saw what was hidden. Nor is it going
   * back if `before` is the later one, as far as this ruleset made both.
   */
  canUndo(before: T['state'], after: T['state']): boolean;
  /**
   * Counts the tree of actions and chance outcomes to a depth, 0 to 20, with all chance left open. Of players it counts what the one who is
   * asked may do.
   * @throws InvalidArgumentError for another depth
   */
  perft(state: T['state'], depth: number): TreeCounts;
  /**
   * Reads an action's code back. Whether it is legal is another question.
   * @throws IllegalActionError if it is none
   */
  parseActionCode(code: string): T['action'];
}

/** The functions of one set of rules, for the types of its game. All are pure: no argument is ever changed. */
export interface Ruleset<in out T extends GameTypes> extends LightRuleset<T> {
  /**
   * Reads a saved state back, checked from end to end; saves of earlier versions are brought to the present one.
   * @throws InvalidSaveError naming what is wrong
   */
  parseState(text: string): T['state'];
  /**
   * What is broken in a state, by the invariants of every module in force. Empty if all is well. Of a value that somebody made by hand it is
   * something that `parseState` would refuse it for: the invariants, or its form if they find nothing in it; not whether a game can stand
   * there and go on.
   * @throws InvalidSaveError for what is no state of these rules at all
   */
  brokenInvariants(state: T['state'] | T['view']): readonly Problem[];
}

/** What a question can be told besides the state. */
export type QuestionArgument = string | number | boolean | null | undefined;

/** Who acts. */
export interface ActOptions {
  /**
   * The player who sends the action, by index, or `chance`: what is another's is refused, and a refusal tells a player nothing that is hidden
   * from that one. Chance knows what lies in each deck. Anybody's action is accepted if it is left out.
   */
  readonly by?: Actor;
}

/**
 * The same game without a word on who may write to what: in here one type of state stands for those that rules write, for those handed
 * out, and for views.
 */
interface Inside<T extends GameTypes> extends GameTypes {
  draft: T['draft'];
  state: T['draft'];
  view: T['draft'];
  action: T['action'];
  event: GameEvent;
  seen: SeenEvent;
  options: T['options'];
  content: T['content'];
}

/** Binds composed rules to the public functions: all of them if the edition can check states, else those that play needs. */
export function bindRuleset<T extends GameTypes>(
  edition: EditionBinding<T> & Required<Pick<EditionBinding<T>, 'problemsOf'>>,
): Ruleset<T>;
export function bindRuleset<T extends GameTypes>(edition: EditionBinding<T>): LightRuleset<T>;
export function bindRuleset<T extends GameTypes>(edition: EditionBinding<T>): Ruleset<T> {
  type S = T['draft'];
  type A = T['action'];
  type O = T['options'];
  type C = T['content'];
  const { rules } = edition;
  const keeper = keeperOf<S, C>(rules, edition.undrafted);
  const hidden = hiddenBy(edition, rules);
  const views = viewsOf(edition, hidden, keeper);
  const judgeFor = judgingFor<S, C>(hidden.hide !== null);
  const parts = new Parts<S>(
    { ...edition.forms, frames: rules.plan.stack } as Forms<S>,
    new Set(['modules', 'decks', ...(edition.large ?? [])]),
    (edition.player ?? null) as Form<unknown> | null,
    edition.whole ?? null,
  );

  /** A table of a state or a view that was read: to be looked at only. */
  const tableOf = (state: S): Game<S, C> => new Game(rules, state);

  /** Asks the rules about a state or a view. */
  function ask<R>(value: S, question: (g: Game<S, C>, state: S) => R): R {
    const state = keeper.read(value);
    const g = tableOf(state);
    try {
      return question(g, state);
    } catch (error) {
      throw faultOf(error, g, state);
    }
  }

  /**
   * The same, but of the private table where that stands where the state does: rules read it faster than what is frozen. Only for what hands out
   * no part of it.
   */
  function askAtOnce<R>(state: S, question: (g: Game<S, C>) => R): R {
    const g = latest?.state === state ? latest.g : tableOf(state);
    try {
      return g.asked(question);
    } catch (error) {
      throw faultOf(error, g, state);
    }
  }

  function listOf(state: S, player: number | undefined): readonly A[] {
    if (player !== undefined) seatIn(state, player);
    const page = keeper.page(state);
    page.lists ??= [];
    const place = player === undefined ? 0 : player + 1;
    page.lists[place] ??= askAtOnce(state, (g) => g.frozenActions(player));
    return page.lists[place] as readonly A[];
  }

  /**
   * The offer of an action that is one of the very list given for this state: it is frozen, and legal. What may hold a list of its own is read again, as rules may
   * keep that list.
   */
  function listedOffer(state: S, action: A): PlannedOffer | null {
    if (keeper.page(state).lists?.[0]?.includes(action) !== true) return null;
    const offer = rules.plan.actions.get(action.type);
    return offer?.isFlat === true ? offer : null;
  }

  /** Asks once and remembers: what nobody can change has one answer. */
  function answered<R>(
    value: S,
    question: (g: Game<S, C>, ...arguments_: QuestionArgument[]) => R,
    ...arguments_: QuestionArgument[]
  ): R {
    if (typeof question !== 'function')
      throw new InvalidArgumentError('A question is a function of the table, such as (g) => g.state.turn.');
    return ask(value, (g, state) =>
      answerIn(keeper.page(state), question, arguments_, () => freezeJson(question(g, ...arguments_))),
    );
  }

  /** Rules that stumble over a state which nobody knows may have been given one that is none. */
  function faultOf(error: unknown, g: Game<S, C>, state: S): EngineError {
    const fault = g.fault(error);
    if (keeper.knows(state) || !(fault instanceof RuleFaultError)) return fault;
    const problems = edition.problemsOf?.(copyJson(state), rules) ?? [unreadable];
    return problems.length === 0 ? fault : new InvalidSaveError(problems, { cause: error });
  }

  /** A player of this game, or nobody. */
  function seatIn(state: S, player: unknown): void {
    const { length } = state.players;
    if (!Number.isInteger(player) || (player as number) < 0 || (player as number) >= length)
      throw new InvalidArgumentError(
        `There is no player ${typeof player === 'number' ? player : 'of that name'}: players are 0 to ${length - 1}.`,
      );
  }

  function actorIn(state: S, options: ActOptions | undefined): Actor | undefined {
    const { by } = readOptions<ActOptions>(options, ['by']);
    if (by !== undefined && by !== 'chance') seatIn(state, by);
    return by;
  }

  /** What whoever sends an action may know of a state. Where nothing is hidden, and to chance, that is all of it. */
  const knownBy = (state: S, by: Actor | undefined): S =>
    typeof by === 'number' && hidden.hide !== null && viewerOf(state) === undefined
      ? views.of(state, by)
      : state;
  /** The private table on which the latest state was made: whoever plays on from that state need not copy it. */
  let latest: { readonly state: S; readonly g: Game<S, C> } | null = null;

  /** A private table that stands where a known state does: small parts are copied, which rules read and write at every step, large ones shared. */
  function privateTable(state: S): Game<S, C> {
    if (latest?.state === state) return latest.g;
    const { mode, generator } = state.chance;
    const g = tableOf(state).fork(parts, null, mode === 'seeded' && generator ? sourceFrom(generator) : null);
    g.watches = true;
    return g;
  }

  /** Runs rules from a known state and hands back the next one, frozen, sharing with the former whatever did not change. */
  function advance(base: S, heard: Heard | null, change: (g: Game<S, C>) => void): S {
    let g: Game<S, C> | null = null;
    try {
      g = privateTable(base);
      latest = null;
      const { chance } = g.state;
      const { answered } = chance;
      g.tell(heard?.events ?? null, heard?.answers ?? null);
      change(g);
      if (g.source !== null && chance.answered !== answered) chance.generator = g.source.words();
      const state = keeper.keep(parts.keep(base, g.state, g.changed()));
      views.follows(base, state);
      leads(keeper.page(base), keeper.page(state));
      g.tell(null, null);
      latest = { state, g };
      return state;
    } catch (error) {
      throw faultOf(error, g ?? tableOf(base), base);
    }
  }

  function step(value: S, action: A, heard: Heard | null, options?: ActOptions): S {
    const state = keeper.readState(value);
    const by = options === undefined ? undefined : actorIn(state, options);
    const offer = by === undefined ? listedOffer(state, action) : null;
    if (offer !== null) return advance(state, heard, (g) => g.performOffer(offer, action));
    const verdict = askAtOnce(state, (g) =>
      by === undefined ? g.judge(action) : judgeFor(g, action, by, (player) => views.of(state, player)),
    );
    if (!verdict.legal) throw refused(action, verdict);
    return advance(state, heard, (g) => g.perform(verdict.action));
  }

  /** The state before its first step. Options that cannot even be read are no fault of the rules. */
  function laidOut(options: O): S {
    try {
      return edition.open(options, rules);
    } catch (cause) {
      if (cause instanceof EngineError) throw cause;
      throw new InvalidOptionsError([{ path: '', message: 'These options cannot be read.' }], { cause });
    }
  }

  /** Lays the game out and sets it up. */
  function open(options: O, heard: Heard | null): S {
    const state = laidOut(options);
    if (options.chance === 'manual')
      state.chance = { mode: 'manual', generator: null, answered: 0, trail: 0 };
    else {
      if (options.seed === undefined)
        throw new InvalidOptionsError([
          {
            path: 'seed',
            message: 'Give a seed (a text or a number), or chance: "manual" to tell the dice yourself.',
          },
        ]);
      state.chance = { mode: 'seeded', generator: wordsOfSeed(options.seed), answered: 0, trail: 0 };
    }
    // Known from the beginning: what fails in its first steps is a fault of the rules.
    return advance(keeper.keep(freezeJson(state)), heard, (g) => g.run());
  }

  const quote = quoting(rules, edition.cite?.bind(edition));

  /** What is thrown of a refusal. */
  const refused = (action: unknown, verdict: Refused): IllegalActionError =>
    new IllegalActionError(action, verdict.rule, quote.reason(verdict.rule, verdict.why), verdict.why);

  /** What checks states, for those functions that are nothing without it. */
  function checks(): NonNullable<typeof edition.problemsOf> {
    if (edition.problemsOf === undefined)
      throw new MissingPartError(
        edition.uncheckedBecause ?? 'This ruleset was bound without `problemsOf`: it checks no states.',
      );
    return edition.problemsOf;
  }

  /** A save may name the modules in any order: they change the rules in one. */
  function withModulesInOrder(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const { modules } = value as { readonly modules?: unknown };
    const { moduleIds } = rules;
    return Array.isArray(modules) &&
      modules.length === moduleIds.length &&
      moduleIds.every((id) => modules.includes(id))
      ? { ...value, modules: [...moduleIds] }
      : value;
  }

  /** A view with something dealt in the place of all that it hides: where it is another, something is hidden. */
  function dealtOf(view: S): S | null {
    if (hidden.deal === null) return null;
    const dealt = positionOf(view);
    hidden.deal(dealt, viewerOf(view) ?? null, sourceFrom(wordsOfSeed(0)));
    return dealt;
  }

  const ruleset: Ruleset<Inside<T>> = {
    rules,

    createGame: (options) => open(options, null),

    startGame(options) {
      const heard: Heard = { events: [], answers: [] };
      return { state: open(options, heard), ...heard };
    },

    legalActions: (value, player) => listOf(keeper.read(value), player),

    mayAct: (value) => answered(value, mayActIn),

    actorOf: (value, action) =>
      ask(value, (g) => {
        const verdict = g.judgeOwner(action);
        if (!verdict.legal) throw refused(action, verdict);
        return verdict.actor;
      }),

    apply: (state, action, options) => step(state, action, null, options),

    transition(state, action, options) {
      const heard: Heard = { events: [], answers: [] };
      return { state: step(state, action, heard, options), ...heard };
    },

    ask: (value, question, ...arguments_) => answered(value, question as never, ...arguments_),

    decision: (value) => answered(value, decisionOf),
    outcome: (value) => keeper.read(value).outcome,

    explain: (value, action, options) =>
      ask(value, (_, state) => {
        const by = actorIn(state, options);
        return ask(knownBy(state, by), (g) => rulingOf(g, g.judge(action, by), quote));
      }),

    chanceOutcomes: (value) => answered(value, outcomesIn),

    viewFor(value, player) {
      const state = keeper.readState(value);
      if (player !== null) seatIn(state, player);
      return views.of(state, player);
    },

    eventsFor: (events, player) => eventsFor(rules.events, events, player),

    receiveView: views.receive,

    predict(value, action, given = []) {
      let view = keeper.readView(value);
      if (!Array.isArray(given)) throw new InvalidArgumentError('The answers of chance are a list.');
      const events: SeenEvent[] = [];
      const viewer = viewerOf(view) ?? null;
      const blind = hidden.hide !== null && hidden.deal === null;
      for (const played of [action, ...given] as readonly A[]) {
        // Nobody answers for a card that is certain where everything is known: the answer is one to what comes after it.
        if (played !== action && ask(view, (g) => g.isLastUnseen()))
          return { view, events, waiting: ruleset.decision(view), known: false };
        const position = positionOf(view);
        // What is hidden is told from what is not by dealing it.
        const happened = blind
          ? null
          : foresee(rules, position, dealtOf(view), (g) => {
              const verdict = g.judge(played);
              if (verdict.legal) return verdict.action;
              throw refused(played, verdict);
            });
        if (happened === null) return { view, events, waiting: ruleset.decision(view), known: false };
        events.push(...eventsFor(rules.events, happened, viewer));
        view = views.made(position, viewer, view);
      }
      return { view, events, waiting: ruleset.decision(view), known: true };
    },

    follow(value, events) {
      const table = keeper.readTable(value);
      return keeper.keepTable(followed(rules, table, events));
    },

    simulate(value, options) {
      const state = keeper.read(value);
      const read = readOptions<SimulationOptions>(options, ['seed', 'chance', 'check', 'onEvents']);
      return new Simulation<Inside<T>>(
        {
          rules: rules as Rules<S, unknown>,
          parts,
          keep: keeper.keep,
          viewOf: views.made,
          judgeFor,
          deal: hidden.deal,
          refused,
        },
        state,
        read,
      );
    },

    createRecord(options, actions) {
      const checkpoints: { after: number; hash: string }[] = [];
      if (!Array.isArray(actions)) throw new InvalidArgumentError('The actions of a record are a list.');
      let state = ruleset.createGame(options);
      actions.forEach((action, at) => {
        state = ruleset.apply(state, action);
        if ((at + 1) % 50 === 0 || at + 1 === actions.length)
          checkpoints.push({ after: at + 1, hash: ruleset.hashState(state) });
      });
      const wrong = (path: string, message: string) =>
        new InvalidSaveError([{ path, message }], { of: 'record' });
      // As long as the game was: each action was carried out.
      return freezeJson(copyData({ options, actions, checkpoints }, wrong, Number.POSITIVE_INFINITY));
    },

    *replay(record) {
      assertRecord(record);
      const hashes = new Map(record.checkpoints.map((c) => [c.after, c.hash]));
      const assertHere = (state: S, after: number): void => {
        const hash = hashes.get(after);
        if (hash === undefined || hash === ruleset.hashState(state)) return;
        const message =
          'The replay drifts: this state is not the recorded one. Were rules or content changed since?';
        throw new InvalidSaveError([{ path: after === 0 ? 'options' : `actions/${after - 1}`, message }], {
          of: 'record',
        });
      };
      let state =
        record.from === undefined ? ruleset.createGame(record.options) : keeper.readState(record.from as S);
      assertHere(state, 0);
      yield state;
      for (const [at, action] of record.actions.entries()) {
        state = ruleset.apply(state, action);
        assertHere(state, at + 1);
        yield state;
      }
      return state;
    },

    serialize: (value) => JSON.stringify(keeper.readState(value)),

    parseState(text) {
      const problemsOf = checks();
      let value: unknown;
      try {
        if (typeof text !== 'string') throw new TypeError('no text');
        value = JSON.parse(text);
      } catch (error) {
        throw new InvalidSaveError([{ path: '', message: 'The text is not JSON.' }], { cause: error });
      }
      value = withModulesInOrder(edition.migrate?.(value) ?? value);
      const problems = problemsOf(value, rules);
      if (problems.length > 0) throw new InvalidSaveError(problems);
      return keeper.keep(freezeJson(value as S));
    },

    hashState: (value) => hashText(canonicalJson(keeper.read(value))),

    canUndo(before, after) {
      const is = keeper.readState(after);
      if (keeper.isOther(before)) return false;
      const was = keeper.readState(before);
      return (
        !isLater(keeper.page(was), keeper.page(is)) &&
        was.players.length === is.players.length &&
        was.chance.mode === is.chance.mode &&
        was.chance.answered === is.chance.answered &&
        was.chance.trail === is.chance.trail &&
        sameWords(was.chance.generator, is.chance.generator) &&
        !views.isSeenMore(was, is)
      );
    },

    perft(value, depth) {
      if (!Number.isInteger(depth) || depth < 0 || depth > deepestTree)
        throw new InvalidArgumentError(`The depth of a tree is a whole number from 0 to ${deepestTree}.`);
      const state = keeper.readState(value);
      const start: S = { ...state, chance: { ...state.chance, mode: 'manual', generator: null } };
      let outcomes = 0;
      const count = (at: S, left: number): number => {
        if (left === 0 || at.outcome) return 1;
        const chance = ruleset.decision(at)?.actor === 'chance';
        let nodes = 0;
        for (const action of ruleset.legalActions(at)) {
          if (chance) outcomes++;
          nodes += count(ruleset.apply(at, action), left - 1);
        }
        return nodes;
      };
      return { nodes: count(keeper.keep(freezeJson(start)), depth), outcomes };
    },

    parseActionCode(code) {
      const action = readActionCode(code, (type): Parameters | undefined =>
        Object.hasOwn(chanceParameters, type) ? chanceParameters[type] : rules.actions[type]?.parameters,
      );
      if (typeof action === 'string') throw new IllegalActionError(code, null, action);
      return action as A;
    },

    brokenInvariants(value) {
      checks();
      const state = keeper.read(value);
      const g = tableOf(state);
      try {
        const broken = rules.invariants.flatMap((invariant) => problemOf(invariant, g) ?? []);
        const isTold = broken.length > 0 || keeper.knows(state) || viewerOf(state) !== undefined;
        return isTold ? broken : (edition.problemsOfForm?.(state, rules) ?? []);
      } catch (error) {
        // What stands in the state makes the rules stumble: what is wrong with it is known, and is no fault of theirs.
        const fault = faultOf(error, g, state);
        if (fault instanceof InvalidSaveError) return fault.problems;
        throw fault;
      }
    },
  };
  return Object.freeze(ruleset) as unknown as Ruleset<T>;
}

/** All that is known of a state which rules stumble over, where nothing is at hand that checks states. */
const unreadable: Problem = {
  path: '',
  message:
    'The rules stumble over this state. Was it made by hand? A ruleset that checks saves says what is wrong with it.',
};

/** What a transition tells besides the state. */
interface Heard {
  readonly events: GameEvent[];
  readonly answers: ChanceAnswer[];
}

const mayActIn = (g: Game<Envelope, unknown>): number[] => g.mayAct();

const outcomesIn = (g: Game<Envelope, unknown>): ChanceOutcome[] => g.chanceOutcomes();

/** Nobody counts a tree that deep to its end. */
const deepestTree = 20;

const sameWords = (a: readonly number[] | null, b: readonly number[] | null): boolean =>
  a === b || (a !== null && b !== null && a.every((word, at) => word === b[at]));
