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
  InvalidOptionsError,
  InvalidSaveError,
  type Problem,
} from './errors.js';
import { Game } from './game.js';
import { canonicalJson, hashText } from './hash.js';
import { problemOf, type Rules } from './module.js';
import { assertRecord, type GameRecord } from './records.js';
import { type Decision, decisionOf, type Ruling } from './rulings.js';
import { Simulation, type SimulationOptions } from './simulation.js';
import type { Envelope, GameEvent, Outcome } from './state.js';

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
  /** Exactly what `apply` accepts, in a stable order: while chance is asked, its answers; empty once the game is over. */
  legalActions(state: S): readonly A[];
  /**
   * The state after an action and all that follows from it, up to the next decision.
   * @throws IllegalActionError with the rule that forbids it
   */
  apply(state: S, action: A): S;
  /** Like `apply`, together with the facts that happened. */
  transition(state: S, action: A): Transition<S>;
  /** Who has to decide what, with the rule that asks; `null` once the game is over. */
  decision(state: S): Decision | null;
  /** How the game ended, with the rule that ended it; `null` while it goes on. */
  outcome(state: S): Outcome | null;
  /** Whether any value is a legal action now, and the rules that decide it. */
  explain(state: S, action: unknown): Ruling;
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
  /** Counts the tree of actions and chance outcomes to a depth, with all chance left open. */
  perft(state: S, depth: number): TreeCounts;
  /**
   * Reads an action's code back. Whether it is legal is another question.
   * @throws IllegalActionError if it is none
   */
  parseActionCode(code: string): A;
  /** What is broken in a state, by the invariants of every module in force. Empty if all is well. */
  brokenInvariants(state: S): readonly Problem[];
}

type Parts = Record<string, unknown>;

const immer = new Immer({ autoFreeze: true, useStrictShallowCopy: false });

/** Binds composed rules to the public functions. */
export function bindRuleset<S extends Envelope, A extends AnyAction, O extends CommonOptions, C>(
  edition: EditionBinding<S, C, O>,
): Ruleset<S, A, O, C> {
  const { rules } = edition;
  const listed = new WeakMap<S, readonly A[]>();

  /** Reads a state without changing it. */
  const look = (state: S): Game<S, C> => new Game(rules, state);

  /**
   * Runs rules on a draft and hands back the next state, frozen, sharing with the former whatever did not change.
   * The large parts are Immer's drafts; the small ones, which rules read and write at every step, are private copies:
   * for those a proxy costs more than it saves. A fault means that the state was none of ours.
   */
  function advance(state: S, events: GameEvent[] | null, change: (g: Game<S, C>) => void): S {
    try {
      // A state that somebody may still change is nobody's to share with, nor to freeze.
      const base = Object.isFrozen(state) ? state : freezeJson(copyJson(state));
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
      change(new Game(rules, draft, events, source));
      if (source !== null && chance.answered !== answered) chance.generator = source.words();
      for (const name in parts) {
        const part = parts[name];
        parts[name] = isDraft(part) ? immer.finishDraft(part) : shareJson(before[name], part);
      }
      return Object.freeze(draft);
    } catch (error) {
      throw asOurs(error);
    }
  }

  const reading = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      throw asOurs(error);
    }
  };

  function step(state: S, action: A, events: GameEvent[] | null): S {
    const verdict = reading(() => look(state).judge(action));
    if (!verdict.legal)
      throw new IllegalActionError(action, verdict.rule, refusalText(verdict.rule, verdict.reason));
    return advance(state, events, (g) => g.perform(action));
  }

  /** Lays the game out and sets it up. */
  function open(options: O, events: GameEvent[] | null): S {
    const state = edition.open(options, rules);
    if (options.chance === 'manual') state.chance = { mode: 'manual', generator: null, answered: 0 };
    else {
      if (options.seed === undefined)
        throw new InvalidOptionsError([
          {
            path: 'seed',
            message: 'Give a seed (a text or a number), or chance: "manual" to tell the dice yourself.',
          },
        ]);
      state.chance = { mode: 'seeded', generator: wordsOfSeed(options.seed), answered: 0 };
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

  const ruleset: Ruleset<S, A, O, C> = {
    rules,

    createGame: (options) => open(options, null),

    startGame(options) {
      const events: GameEvent[] = [];
      return { state: open(options, events), events };
    },

    legalActions(state) {
      const known = listed.get(state);
      if (known) return known;
      const actions = Object.freeze(reading(() => look(state).legalActions() as A[]));
      if (Object.isFrozen(state)) listed.set(state, actions);
      return actions;
    },

    apply: (state, action) => step(state, action, null),

    transition(state, action) {
      const events: GameEvent[] = [];
      return { state: step(state, action, events), events };
    },

    decision: (state) => reading(() => decisionOf(look(state))),
    outcome: (state) => state.outcome,

    explain(state, action) {
      const g = look(state);
      const { verdict, waiting } = reading(() => ({ verdict: g.judge(action), waiting: decisionOf(g) }));
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
    },

    chanceOutcomes(state) {
      return reading(() => {
        const g = look(state);
        const waiting = g.waiting();
        if (waiting?.step.does !== 'chance') return [];
        const request = waiting.step.ask(g, waiting.f);
        return request ? outcomesOf(request, state.decks) : [];
      });
    },

    viewFor(state, player) {
      const safe = Object.isFrozen(state) ? state : copyJson(state);
      const view: S = { ...safe, chance: { ...safe.chance, generator: null } };
      return freezeJson(edition.hide ? edition.hide(view, player, rules) : view);
    },

    simulate: (state, options) =>
      reading(() => new Simulation<S, A>(rules as Rules<S, unknown>, state, options)),

    createRecord(options, actions) {
      const checkpoints: { after: number; hash: string }[] = [];
      let state = ruleset.createGame(options);
      actions.forEach((action, at) => {
        state = ruleset.apply(state, action);
        if ((at + 1) % 50 === 0 || at + 1 === actions.length)
          checkpoints.push({ after: at + 1, hash: ruleset.hashState(state) });
      });
      return freezeJson(copyJson({ options, actions, checkpoints }));
    },

    *replay(record) {
      assertRecord(record);
      const hashes = new Map(record.checkpoints.map((c) => [c.after, c.hash]));
      let state = ruleset.createGame(record.options);
      yield state;
      for (const [at, action] of record.actions.entries()) {
        state = ruleset.apply(state, action);
        const hash = hashes.get(at + 1);
        if (hash !== undefined && hash !== ruleset.hashState(state))
          throw new InvalidSaveError(
            [
              {
                path: `actions/${at}`,
                message:
                  'The replay drifts: this state is not the recorded one. Were rules or content changed since?',
              },
            ],
            { of: 'record' },
          );
        yield state;
      }
      return state;
    },

    serialize: (state) => JSON.stringify(state),

    parseState(text) {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch (error) {
        throw new InvalidSaveError([{ path: '', message: 'The text is not JSON.' }], { cause: error });
      }
      value = edition.migrate?.(value) ?? value;
      const problems = edition.problemsOf(value, rules);
      if (problems.length > 0) throw new InvalidSaveError(problems);
      return freezeJson(value as S);
    },

    hashState: (state) => hashText(canonicalJson(state)),

    canUndo: (before, after) =>
      before.edition === after.edition &&
      before.content === after.content &&
      before.chance.answered === after.chance.answered,

    perft(state, depth) {
      const start: S = {
        ...state,
        chance: { mode: 'manual', generator: null, answered: state.chance.answered },
      };
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
      return { nodes: count(freezeJson(start), depth), outcomes };
    },

    parseActionCode(code) {
      const action = readActionCode(code, (type): Parameters | undefined =>
        Object.hasOwn(chanceParameters, type) ? chanceParameters[type] : rules.actions[type]?.parameters,
      );
      if (typeof action === 'string') throw new IllegalActionError(code, null, action);
      return action as A;
    },

    brokenInvariants(state) {
      const g = look(state);
      return rules.invariants.flatMap((invariant) => problemOf(invariant, g) ?? []);
    },
  };
  return ruleset;
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** Rules that stumble were given a state they never made: the error says so instead of leaking from inside. */
function asOurs(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  return new InvalidSaveError(
    [
      {
        path: '',
        message: 'The rules cannot go on from it. Pass states that createGame, apply or parseState gave.',
      },
    ],
    { cause: error },
  );
}
