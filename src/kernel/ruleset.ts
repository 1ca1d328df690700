import { Immer, isDraft, type Objectish } from 'immer';
import type { Citation } from '../register/index.js';
import type { RuleId } from '../register/rule-ids.js';
import { type AnyAction, type Parameters, readActionCode } from './actions.js';
import {
  type ChanceOutcome,
  chanceParameters,
  outcomesOf,
  type Source,
  sourceFrom,
  wordsOfSeed,
} from './chance.js';
import { copyJson, freezeJson, shareJson } from './copy.js';
import {
  EngineError,
  IllegalActionError,
  InvalidArgumentError,
  InvalidOptionsError,
  InvalidSaveError,
  type Problem,
  RuleFaultError,
} from './errors.js';
import { type Actor, Game } from './game.js';
import { canonicalJson, hashText } from './hash.js';
import { problemOf, type Rules } from './module.js';
import { assertRecord, type GameRecord } from './records.js';
import { type Decision, decisionOf, type Ruling } from './rulings.js';
import { Simulation, type SimulationOptions } from './simulation.js';
import type { Envelope, GameEvent, Outcome } from './state.js';
import { copyData, keeperOf, readOptions } from './states.js';

/** What the kernel needs of any game's options. */
export interface CommonOptions {
  /** Text or a number; equal seeds give equal games. Needed unless chance is `manual`. */
  readonly seed?: string | number;
  /** `seeded` (the default): the engine rolls. `manual`: you tell it what was rolled and drawn. */
  readonly chance?: 'seeded' | 'manual';
}

/** What an edition tells the kernel about its states. */
export interface EditionBinding<S extends Envelope, C, O extends CommonOptions> {
  /** The rules composed. */
  readonly rules: Rules<S, C>;
  /** The state before its first step, from checked options. Throws InvalidOptionsError. */
  open(options: O, rules: Rules<S, C>): S;
  /** Brings a save of an earlier version to the present one. What is no save is handed back as it came. */
  migrate?(value: unknown): unknown;
  /** What is wrong with a value that is offered as a state of this ruleset. */
  problemsOf(value: unknown, rules: Rules<S, C>): readonly Problem[];
  /** What of that is wrong with its form: which values stand where. */
  problemsOfForm?(value: unknown, rules: Rules<S, C>): readonly Problem[];
  /** Hides from a player what that player may not know. */
  hide?(state: S, player: number | null, rules: Rules<S, C>): S;
  /** A rule of the edition's register as it is quoted. Rules that modules bring are never asked for. */
  cite(id: RuleId): Citation;
  /** Top-level parts of the state that are large and seldom written. */
  readonly large?: readonly string[];
}

/** A new state and the facts that led to it. */
export interface Transition<S> {
  /** The state in which somebody has to decide next, or the game is over. */
  readonly state: S;
  /** What happened, in order. */
  readonly events: readonly GameEvent[];
}

/** How large a tree of actions and chance outcomes is: for comparing engines. */
export interface TreeCounts {
  /** Leaves: positions at the depth asked for, and those in which the game is over before. */
  readonly nodes: number;
  /** Answers of chance met on the way, each as often as it is met. */
  readonly outcomes: number;
}

/** The functions of one set of rules. All are pure: no argument is ever changed. */
export interface Ruleset<S extends Envelope, A extends AnyAction, O extends CommonOptions, C = unknown> {
  /** The rules composed, with the content. */
  readonly rules: Rules<S, C>;
  /**
   * Creates a game and sets it up.
   * @throws InvalidOptionsError naming everything that is wrong with the options
   */
  createGame(options: O): S;
  /** Like `createGame`, together with the facts of the setup. */
  startGame(options: O): Transition<S>;
  /**
   * What the player who is asked may do, or with `player` what that one may: the lists of all players together are exactly what `apply`
   * accepts. In a stable order; while chance is asked, its answers; empty once the game is over.
   */
  legalActions(state: S, player?: number): readonly A[];
  /** The players who may do anything now, in the order of their seats; nobody while chance is asked. */
  mayAct(state: S): readonly number[];
  /**
   * Whose an action is: a player, by index, or chance.
   * @throws IllegalActionError for what is not offered now, or has not its form
   */
  actorOf(state: S, action: A): Actor;
  /**
   * The state after an action and all that follows from it, up to the next decision.
   * @throws IllegalActionError with the rule that forbids it
   */
  apply(state: S, action: A, options?: ActOptions): S;
  /** Like `apply`, together with the facts that happened. */
  transition(state: S, action: A, options?: ActOptions): Transition<S>;
  /** Who has to decide what, with the rule that asks; `null` once the game is over. */
  decision(state: S): Decision | null;
  /** How the game ended, with the rule that ended it; `null` while it goes on. */
  outcome(state: S): Outcome | null;
  /** Whether any value is a legal action now, and the rules that decide it. Never throws for anything passed as the action. */
  explain(state: S, action: unknown, options?: ActOptions): Ruling;
  /** What chance may answer now, with exact probabilities; empty while a player decides. */
  chanceOutcomes(state: S): readonly ChanceOutcome[];
  /** What a player, or with `null` a spectator, may know: never the generator. */
  viewFor(state: S, player: number | null): S;
  /** A private, mutable game to play forward fast, from a state or a view. */
  simulate(state: S, options?: SimulationOptions): Simulation<S, A>;
  /**
   * Plays the actions once through and records them, with a checkpoint every fifty actions and at the end.
   * @throws InvalidOptionsError, IllegalActionError like `createGame` and `apply`
   */
  createRecord(options: O, actions: readonly A[]): GameRecord<O, A>;
  /**
   * Plays a record again: every state in turn, the first one before any action; the last one is returned as well.
   * @throws InvalidSaveError if it is no record, or where it drifts from a checkpoint; IllegalActionError at an action that is not legal any more
   */
  replay(record: GameRecord<O, A>): Generator<S, S, void>;
  /** A state as text. */
  serialize(state: S): string;
  /**
   * Reads a saved state back, checked from end to end; saves of earlier versions are brought to the present one.
   * @throws InvalidSaveError naming what is wrong
   */
  parseState(text: string): S;
  /** 16 hex digits: equal states, equal hash, on every platform. */
  hashState(state: S): string;
  /** Whether going back from `after` to `before` is fair: not if chance decided anything in between. */
  canUndo(before: S, after: S): boolean;
  /**
   * Counts the tree of actions and chance outcomes to a depth, 0 to 20, with all chance left open. Of players it counts what the one who is
   * asked may do.
   * @throws InvalidArgumentError for another depth
   */
  perft(state: S, depth: number): TreeCounts;
  /**
   * Reads an action's code back. Whether it is legal is another question.
   * @throws IllegalActionError if it is none
   */
  parseActionCode(code: string): A;
  /**
   * What is broken in a state, by the invariants of every module in force. Empty if all is well. Of a value that somebody made by hand it is
   * something that `parseState` would refuse it for: the invariants, or its form if they find nothing in it; not whether a game can stand
   * there and go on.
   * @throws InvalidSaveError for what is no state of these rules at all
   */
  brokenInvariants(state: S): readonly Problem[];
}

/** Who acts. */
export interface ActOptions {
  /**
   * The player who sends the action, by index, or `chance`: what is another's is refused. Anybody's action is accepted if it is left out.
   */
  readonly by?: Actor;
}

type Parts = Record<string, unknown>;

const immer = new Immer({ autoFreeze: true, useStrictShallowCopy: false });

/** Binds composed rules to the public functions. */
export function bindRuleset<S extends Envelope, A extends AnyAction, O extends CommonOptions, C>(
  edition: EditionBinding<S, C, O>,
): Ruleset<S, A, O, C> {
  const { rules } = edition;
  const keeper = keeperOf<S, C>(rules);
  /** The lists of a state: of the player who is asked, then of each player. */
  const listed = new WeakMap<S, (readonly A[] | undefined)[]>();

  /** A table of a state or a view that was read: to be looked at only. */
  const tableOf = (state: S): Game<S, C> => new Game(rules, state);

  /** Asks the rules about a state or a view. */
  function ask<T>(value: S, question: (g: Game<S, C>, state: S) => T): T {
    const state = keeper.read(value);
    const g = tableOf(state);
    try {
      return question(g, state);
    } catch (error) {
      throw faultOf(error, g, state);
    }
  }

  /** Rules that stumble over a state which nobody knows may have been given one that is none. */
  function faultOf(error: unknown, g: Game<S, C>, state: S): EngineError {
    const fault = g.fault(error);
    if (keeper.knows(state) || !(fault instanceof RuleFaultError)) return fault;
    const problems = edition.problemsOf(copyJson(state), rules);
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

  /**
   * Runs rules on a draft of a known state and hands back the next one, frozen, sharing with the former whatever did not change.
   * The large parts are Immer's drafts; the small ones, which rules read and write at every step, are private copies:
   * for those a proxy costs more than it saves.
   */
  function advance(base: S, events: GameEvent[] | null, change: (g: Game<S, C>) => void): S {
    let g = tableOf(base);
    try {
      const before = { ...base } as unknown as Parts;
      const parts = { ...base } as unknown as Parts;
      for (const name in parts)
        parts[name] = edition.large?.includes(name)
          ? immer.createDraft(parts[name] as Objectish)
          : copyJson(parts[name]);
      const draft = parts as unknown as S;
      const { chance } = draft;
      const source: Source | null =
        chance.mode === 'seeded' && chance.generator ? sourceFrom(chance.generator) : null;
      const answered = chance.answered;
      g = new Game(rules, draft, events, source);
      change(g);
      if (source !== null && chance.answered !== answered) chance.generator = source.words();
      for (const name in parts) {
        const part = parts[name];
        parts[name] = isDraft(part) ? immer.finishDraft(part) : shareJson(before[name], part);
      }
      return keeper.keep(Object.freeze(draft));
    } catch (error) {
      throw faultOf(error, g, base);
    }
  }

  function step(value: S, action: A, events: GameEvent[] | null, options?: ActOptions): S {
    const state = keeper.readState(value);
    const by = actorIn(state, options);
    const verdict = ask(state, (g) => g.judge(action, by));
    if (!verdict.legal)
      throw new IllegalActionError(action, verdict.rule, refusalText(verdict.rule, verdict.reason));
    return advance(state, events, (g) => g.perform(verdict.action));
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
  function open(options: O, events: GameEvent[] | null): S {
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
    return advance(freezeJson(state), events, (g) => g.run());
  }

  /** A rule as it is quoted: from the register, or in the words of the module that brought it. */
  const cite = (id: RuleId): Citation => {
    const own = rules.brought[id];
    if (own === undefined) return edition.cite(id);
    return { id, document: own.module, edition: rules.edition, section: own.section ?? '', text: own.text };
  };

  const refusalText = (rule: RuleId | null, reason: string | null): string =>
    reason ?? (rule ? cite(rule).text : 'This is not allowed now.');

  /** What a player may know of a state: frozen, and marked as a view. */
  function viewOf(state: S, player: number | null): S {
    const view: S = { ...state, chance: { ...state.chance, generator: null, trail: 0 }, viewer: player };
    return keeper.keep(freezeJson(edition.hide ? edition.hide(view, player, rules) : view));
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

  const ruleset: Ruleset<S, A, O, C> = {
    rules,

    createGame: (options) => open(options, null),

    startGame(options) {
      const events: GameEvent[] = [];
      return { state: open(options, events), events };
    },

    legalActions: (value, player) =>
      ask(value, (g, state) => {
        if (player !== undefined) seatIn(state, player);
        const lists = listed.get(state) ?? [];
        listed.set(state, lists);
        const place = player === undefined ? 0 : player + 1;
        lists[place] ??= freezeJson(g.legalActions(player) as A[]);
        return lists[place];
      }),

    mayAct: (value) => ask(value, (g) => Object.freeze(g.mayAct())),

    actorOf: (value, action) =>
      ask(value, (g) => {
        const verdict = g.judgeForm(action);
        if (!verdict.legal)
          throw new IllegalActionError(action, verdict.rule, refusalText(verdict.rule, verdict.reason));
        return verdict.actor;
      }),

    apply: (state, action, options) => step(state, action, null, options),

    transition(state, action, options) {
      const events: GameEvent[] = [];
      return { state: step(state, action, events, options), events };
    },

    decision: (value) => ask(value, decisionOf),
    outcome: (value) => keeper.read(value).outcome,

    explain: (value, action, options) =>
      ask(value, (g, state) => {
        const verdict = g.judge(action, actorIn(state, options));
        const waiting = decisionOf(g);
        const asked = waiting ? [waiting.rule] : [];
        if (verdict.legal) {
          const moment = verdict.kind ? [g.cited(verdict.kind.moment)] : [];
          return {
            legal: true,
            rules: unique([...moment, ...asked]).map(cite),
            reason: 'This is allowed now.',
            waiting,
          };
        }
        const decides = verdict.rule ? [verdict.rule] : [];
        return {
          legal: false,
          rules: unique([...decides, ...asked]).map(cite),
          reason: refusalText(verdict.rule, verdict.reason),
          waiting,
        };
      }),

    chanceOutcomes: (value) =>
      ask(value, (g, { decks }) => {
        const waiting = g.waiting();
        if (waiting?.step.does !== 'chance') return [];
        const request = waiting.step.ask(g, waiting.f);
        return request ? freezeJson(outcomesOf(request, decks)) : [];
      }),

    viewFor(value, player) {
      const state = keeper.readState(value);
      if (player !== null) seatIn(state, player);
      return viewOf(state, player);
    },

    simulate(value, options) {
      const state = keeper.read(value);
      const read = readOptions<SimulationOptions>(options, ['seed', 'chance', 'check', 'onEvents']);
      return new Simulation<S, A>(
        { rules: rules as Rules<S, unknown>, keep: keeper.keep, viewOf, refusalText },
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
      return freezeJson(copyData({ options, actions, checkpoints }, wrong));
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
      let state = ruleset.createGame(record.options);
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
      let value: unknown;
      try {
        if (typeof text !== 'string') throw new TypeError('no text');
        value = JSON.parse(text);
      } catch (error) {
        throw new InvalidSaveError([{ path: '', message: 'The text is not JSON.' }], { cause: error });
      }
      value = withModulesInOrder(edition.migrate?.(value) ?? value);
      const problems = edition.problemsOf(value, rules);
      if (problems.length > 0) throw new InvalidSaveError(problems);
      return keeper.keep(freezeJson(value as S));
    },

    hashState: (value) => hashText(canonicalJson(keeper.read(value))),

    canUndo(before, after) {
      const is = keeper.readState(after);
      if (keeper.isOther(before)) return false;
      const was = keeper.readState(before);
      return (
        was.players.length === is.players.length &&
        was.chance.mode === is.chance.mode &&
        was.chance.answered === is.chance.answered &&
        was.chance.trail === is.chance.trail &&
        sameWords(was.chance.generator, is.chance.generator)
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
      const state = keeper.read(value);
      const g = tableOf(state);
      try {
        const broken = rules.invariants.flatMap((invariant) => problemOf(invariant, g) ?? []);
        const isTold = broken.length > 0 || keeper.knows(state) || state.viewer !== undefined;
        return isTold ? broken : (edition.problemsOfForm?.(state, rules) ?? []);
      } catch (error) {
        // What stands in the state makes the rules stumble: what is wrong with it is known, and is no fault of theirs.
        const fault = faultOf(error, g, state);
        if (fault instanceof InvalidSaveError) return fault.problems;
        throw fault;
      }
    },
  };
  return Object.freeze(ruleset);
}

/** Nobody counts a tree that deep to its end. */
const deepestTree = 20;

const sameWords = (a: readonly number[] | null, b: readonly number[] | null): boolean =>
  a === b || (a !== null && b !== null && a.every((word, at) => word === b[at]));

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
