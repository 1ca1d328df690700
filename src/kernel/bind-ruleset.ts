import { readActionCode } from './action-values.js';
import type { EditionBinding, Inside } from './binding.js';
import {
  type ChanceAnswer,
  type ChanceOutcome,
  chanceOf,
  chanceParameters,
  sameWords,
  sourceFrom,
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
import { eventsFor } from './event-visibility.js';
import { followed } from './follow.js';
import { type Form, type Forms, Parts } from './forms.js';
import { type Actor, Game, type Refused } from './game.js';
import type { GameTypes } from './game-types.js';
import { canonicalJson, hashText } from './hash.js';
import { hiddenBy } from './hidden-information.js';
import { judgingFor } from './judging.js';
import { isLater, leads } from './lines.js';
import { problemOf } from './module.js';
import type { PlannedOffer } from './plan.js';
import { playOn } from './predicting.js';
import { countTree, readSaved, recordOf, replayed } from './replaying.js';
import type { Rules } from './rules.js';
import type { ActOptions, LightRuleset, QuestionArgument, Ruleset } from './ruleset.js';
import { decisionOf, quoting, rulingOf } from './rulings.js';
import { Simulation, type SimulationOptions } from './simulation.js';
import { type Envelope, type GameEvent, viewerOf } from './state.js';
import { answerIn, assertPlayer, readOptions, stateRegistry } from './state-registry.js';
import { viewsOf } from './views.js';
/** Binds composed rules to the public functions: a full ruleset if the edition can check states, else a light one. */
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
  const keeper = stateRegistry<S, C>(rules, edition.undrafted);
  const hidden = hiddenBy(edition, rules);
  const views = viewsOf(edition, hidden, keeper);
  const judgeFor = judgingFor<S, C>(hidden.hide !== null);
  const parts = new Parts<S>(
    { ...edition.forms, frames: rules.plan.stack } as Forms<S>,
    new Set(['modules', 'decks', ...(edition.large ?? [])]),
    (edition.player ?? null) as Form<unknown> | null,
    edition.whole ?? null,
  );

  const tableOf = (state: S): Game<S, C> => new Game(rules, state);

  function ask<R>(value: S, question: (g: Game<S, C>, state: S) => R): R {
    const state = keeper.read(value);
    const g = tableOf(state);
    try {
      return question(g, state);
    } catch (error) {
      throw faultOf(error, g, state);
    }
  }

  /** Like `ask`, but on the private table if it is at this state: rules read it faster. The answer must not contain parts of it. */
  function askAtOnce<R>(state: S, question: (g: Game<S, C>) => R): R {
    const g = latest?.state === state ? latest.g : tableOf(state);
    try {
      return g.asked(question);
    } catch (error) {
      throw faultOf(error, g, state);
    }
  }

  function listOf(state: S, player: number | undefined): readonly A[] {
    assertPlayer(state, player);
    const page = keeper.page(state);
    page.lists ??= [];
    const place = player === undefined ? 0 : player + 1;
    page.lists[place] ??= askAtOnce(state, (g) => g.frozenActions(player));
    return page.lists[place] as readonly A[];
  }

  /** The offer of an action from the very list returned for this state. One with lists of its own is read again: rules may keep them. */
  function listedOffer(state: S, action: A): PlannedOffer | null {
    if (keeper.page(state).lists?.[0]?.includes(action) !== true) return null;
    const offer = rules.plan.actions.get(action.type);
    return offer?.isFlat === true ? offer : null;
  }

  /** Caches the answer for a frozen value. */
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

  /** Rules that fail on an unknown state may have been given a value that is not a state. */
  function faultOf(error: unknown, g: Game<S, C>, state: S): EngineError {
    const fault = g.fault(error);
    if (keeper.knows(state) || !(fault instanceof RuleFaultError)) return fault;
    const problems = edition.problemsOf?.(copyJson(state), rules) ?? [unreadable];
    return problems.length === 0 ? fault : new InvalidSaveError(problems, { cause: error });
  }

  function actorIn(state: S, options: ActOptions | undefined): Actor | undefined {
    const { by } = readOptions<ActOptions>(options, ['by']);
    if (by !== 'chance') assertPlayer(state, by);
    return by;
  }

  /** The part of a state that the sender of an action may know: all of it where nothing is hidden, and for chance. */
  const knownBy = (state: S, by: Actor | undefined): S =>
    typeof by === 'number' && hidden.hide !== null && viewerOf(state) === undefined
      ? views.of(state, by)
      : state;
  /** The private table of the latest state: play that goes on from that state need not copy it. */
  let latest: { readonly state: S; readonly g: Game<S, C> } | null = null;

  /** A private table of a known state: small parts, which rules use at every step, are copied, large ones are shared. */
  function privateTable(state: S): Game<S, C> {
    if (latest?.state === state) return latest.g;
    const { mode, generator } = state.chance;
    const g = tableOf(state).fork(parts, null, mode === 'seeded' && generator ? sourceFrom(generator) : null);
    g.watches = true;
    return g;
  }

  /** Runs rules from a known state and returns the next one, frozen, with unchanged parts shared. */
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

  /** The state before its first step. Unreadable options are not a fault of the rules. */
  function laidOut(options: O): S {
    try {
      return edition.open(options, rules);
    } catch (cause) {
      if (cause instanceof EngineError) throw cause;
      throw new InvalidOptionsError([{ path: '', message: 'These options cannot be read.' }], { cause });
    }
  }

  function open(options: O, heard: Heard | null): S {
    const state = laidOut(options);
    state.chance = chanceOf(options);
    // The state is known from now on, so a failure in its first steps is a fault of the rules.
    return advance(keeper.keep(freezeJson(state)), heard, (g) => g.run());
  }

  const quote = quoting(rules, edition.cite?.bind(edition));

  const refused = (action: unknown, verdict: Refused): IllegalActionError =>
    new IllegalActionError(action, verdict.rule, quote.reason(verdict.rule, verdict.why), verdict.why);

  /** Throws if the edition cannot check states. */
  function checks(): NonNullable<typeof edition.problemsOf> {
    if (edition.problemsOf === undefined)
      throw new MissingPartError(
        edition.uncheckedBecause ?? 'This ruleset was bound without `problemsOf`: it checks no states.',
      );
    return edition.problemsOf;
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
      if (player !== null) assertPlayer(state, player ?? -1);
      return views.of(state, player);
    },

    eventsFor: (events, player) => eventsFor(rules.events, events, player),

    receiveView: views.receive,

    predict(value, action, given = []) {
      const start = keeper.readView(value);
      if (!Array.isArray(given)) throw new InvalidArgumentError('The answers of chance are a list.');
      const isLastUnseen = (view: S) => ask(view, (g) => g.isLastUnseen());
      const { view, events, known } = playOn(
        rules,
        hidden,
        start,
        [action, ...given],
        views.made,
        isLastUnseen,
        refused,
      );
      return { view, events, waiting: ruleset.decision(view), known };
    },

    follow(value, events) {
      const table = keeper.readTable(value);
      return keeper.keepTable(followed(rules, table, events));
    },

    simulate(value, options) {
      const state = keeper.readOnce(value);
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

    createRecord: (options, actions) => recordOf(ruleset, options, actions),

    replay: (record) => replayed<Inside<T>>(ruleset, keeper.readState, record),

    serialize: (value) => JSON.stringify(keeper.readState(value)),

    parseState(text) {
      const problemsOf = checks();
      const value = readSaved(text, rules.moduleIds, (saved) => edition.migrate?.(saved) ?? saved);
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
      const start = (): S => {
        const state = keeper.readState(value);
        return keeper.keep(
          freezeJson({ ...state, chance: { ...state.chance, mode: 'manual', generator: null } } as S),
        );
      };
      return countTree(ruleset, start, depth);
    },

    parseActionCode(code) {
      const action = readActionCode(code, rules.actions, chanceParameters);
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
        // The state makes the rules fail: its problems are known, and the rules are not at fault.
        const fault = faultOf(error, g, state);
        if (fault instanceof InvalidSaveError) return fault.problems;
        throw fault;
      }
    },
  };
  return Object.freeze(ruleset) as unknown as Ruleset<T>;
}

/** The problem of a state on which rules fail, where no checks are available. */
const unreadable: Problem = {
  path: '',
  message:
    'The rules fail on this state. Was it made by hand? A ruleset that checks saves names the problem.',
};

interface Heard {
  readonly events: GameEvent[];
  readonly answers: ChanceAnswer[];
}

const mayActIn = (g: Game<Envelope, unknown>): number[] => g.mayAct();

const outcomesIn = (g: Game<Envelope, unknown>): ChanceOutcome[] => g.chanceOutcomes();
