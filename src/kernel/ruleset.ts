import type { ChanceAnswer, ChanceOutcome } from './chance.js';
import type { Problem } from './errors.js';
import type { FollowedOf } from './follow.js';
import type { Actor, Game } from './game.js';
import type { GameTypes } from './game-types.js';
import type { Prediction } from './prediction.js';
import type { GameRecord } from './records.js';
import type { Rules } from './rules.js';
import type { Ruling } from './rulings.js';
import type { Simulation, SimulationOptions } from './simulation.js';
import type { GameEvent, Outcome } from './state.js';

/** A new state and the events that led to it. */
export interface Transition<S, E = GameEvent> {
  /** The state at the next decision, or at the end of the game. */
  readonly state: S;
  /** The events, in order. */
  readonly events: readonly E[];
  /**
   * The rolls, draws and picks of the engine, in order: a game of manual chance that gets the same action and these answers reaches the
   * same state. Empty in games of manual chance. A certain outcome is not an answer.
   */
  readonly answers: readonly ChanceAnswer[];
}

/** The size of a tree of actions and chance outcomes, for comparing engines. */
export interface TreeCounts {
  /** Leaves: positions at the given depth, and ends of games before it. */
  readonly nodes: number;
  /** Answers of chance on the way, each time they occur. */
  readonly outcomes: number;
}

/**
 * The functions of a ruleset that play needs, for the types of its game. All are pure: they never change an argument. It neither reads
 * saves nor checks states, since those checks are as large as all the rules. A {@link Ruleset} does.
 */
export interface LightRuleset<in out T extends GameTypes> {
  /** The composed rules with the content. */
  readonly rules: Rules<T['draft'], T['content']>;
  /**
   * Creates a game and sets it up.
   *
   * @param options - players (a number, or one entry each), a seed or `chance: 'manual'`; rule modules in Second Edition, a scenario in
   * Third
   * @returns the state at the first decision
   * @throws InvalidOptionsError with all problems of the options
   * @throws UnknownRulesetError for an edition, a module or a combination that does not exist
   */
  createGame(options: T['options']): T['state'];
  /**
   * Like `createGame`, with the events of the setup: the Heroes, the first player, the markets.
   *
   * @throws InvalidOptionsError, UnknownRulesetError like `createGame`
   */
  startGame(options: T['options']): Transition<T['state'], T['event']>;
  /**
   * The actions that the asked player may do now. With `player`, those of that player: during another player's decision, the actions that
   * are possible at any time. The lists of all players together are exactly what `apply` accepts, and no action is in two of them.
   *
   * The order is stable; the list is frozen, and cached for a frozen state. While the game waits for chance, the list without a player has
   * its possible answers; dice of one roll are listed in ascending order and accepted in any order.
   *
   * @param player - a player, by index
   * @throws InvalidArgumentError if there is no such player
   */
  legalActions(state: T['state'] | T['view'], player?: number): readonly T['action'][];
  /**
   * The players who may act now, in the order of their seats: the asked player, and players with actions that are possible at any time.
   * Empty while the game waits for chance, and after its end.
   */
  mayAct(state: T['state'] | T['view']): readonly number[];
  /**
   * The actor of an action: a player, by index, or chance. The parameter `player` does not tell: in `hero/attack` it is the player who is
   * attacked.
   *
   * @throws IllegalActionError if the action is not offered now, or does not have the form of its kind
   */
  actorOf(state: T['state'] | T['view'], action: T['action']): number | 'chance';
  /**
   * The state after an action and all its consequences, at the next decision.
   *
   * @param options - `by`: the player who sends the action, or `'chance'`; a server sets it, so that no player acts for another
   * @throws IllegalActionError with the rule that forbids the action, or with its actor; nothing changes then
   * @throws InvalidArgumentError for a view, and for a player that does not exist
   */
  apply(state: T['state'], action: T['action'], options?: ActOptions): T['state'];
  /** Like `apply`, with the events in order, and the answers of chance: with these a game of manual chance reaches the same state. */
  transition(
    state: T['state'],
    action: T['action'],
    options?: ActOptions,
  ): Transition<T['state'], T['event']>;
  /**
   * Asks the rules a question about a state or a view: `query` reads the table. For the same frozen state, function and `arguments_`, the
   * answer is the same frozen value.
   *
   * @param question - reads the table and never writes to it; the answer is plain JSON
   * @param arguments_ - further arguments: numbers, texts, `null`
   * @throws RuleFaultError if the question fails; InvalidSaveError if the value is not a state
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
  /** The current decision: its actor, its kind, and the rule that asks; `null` once the game is over. */
  decision(state: T['state'] | T['view']): T['decision'] | null;
  /** How the game ended, with the rule that ended it; `null` while it goes on. */
  outcome(state: T['state'] | T['view']): Outcome | null;
  /** Whether a value is a legal action now, of any or of one player, and the rules that decide it. Never throws. */
  explain(state: T['state'] | T['view'], action: unknown, options?: ActOptions): Ruling<T['decision']>;
  /** The possible answers of chance with exact probabilities; empty while a player decides. */
  chanceOutcomes(state: T['state'] | T['view']): readonly ChanceOutcome[];
  /** What a player, or a spectator (`null`), may know: never the generator. The same object for the same frozen state. */
  viewFor(state: T['state'], player: number | null): T['view'];
  /**
   * Events as a player, or a spectator (`null`), sees them: without hidden details and hidden events. The same objects where nothing is
   * hidden, as in all of Second Edition.
   *
   * @param events - events of `transition`. Only the ruleset composed with a module from elsewhere knows the events of that module.
   * @throws InvalidArgumentError if they are not events of this game
   */
  eventsFor(events: readonly T['event'][], player: number | null): readonly T['seen'][];
  /**
   * A view from a server, as text or as a parsed value. Its form is checked, it is frozen, and it shares unchanged parts with the previous
   * view, or is that view if nothing changed. So a screen redraws only what changed.
   *
   * @param previous - the previous view; `null` for the first
   * @param json - what the server sent: `JSON.stringify` of a view
   * @throws InvalidSaveError with the problems; UnknownRulesetError if a module is missing
   */
  receiveView(previous: T['view'] | null, json: unknown): T['view'];
  /**
   * What a client may show before its server answers: the result of an action as far as the view knows, up to the first question to
   * chance, or through it with given answers. It stops before a step that depends on hidden information.
   *
   * @param view - the view before the action
   * @param action - a legal action
   * @param answers - answers of chance, in order, as `transition` returns them
   * @returns the view then, the events that its viewer sees, what the game waits for, and whether all of it is known
   * @throws IllegalActionError with the rule that forbids the action, or an answer; InvalidArgumentError for a state, which `apply` takes
   */
  predict(
    view: T['view'],
    action: T['action'],
    answers?: readonly ChanceAnswer[],
  ): Prediction<T['view'], T['seen'], T['decision']>;
  /**
   * A view updated by events: players, board, stacks, track, decks, Event, module states, outcome. A client needs one view and then only
   * events; with one event at a time, an animation can stop after each. Frames and chance are left out, so such a view cannot answer
   * queries: a server also sends the decision and the legal actions. It shares unchanged parts with the view before.
   *
   * @param view - from `viewFor` or `follow`; as JSON too
   * @param events - later events of `transition`, all or a part, in order
   * @throws InvalidArgumentError for a state, and for events that are not of its rules or do not fit the view
   * @throws InvalidSaveError, UnknownRulesetError if it is not a view
   */
  follow(
    view: T['view'] | FollowedOf<T['view']>,
    events: readonly (T['event'] | T['seen'])[],
  ): FollowedOf<T['view']>;
  /** A private, mutable copy of a state or a view, for fast play. */
  simulate(state: T['state'] | T['view'], options?: SimulationOptions<T['event']>): Simulation<T>;
  /**
   * Plays the actions and records them, with a checkpoint every fifty actions and at the end.
   *
   * @throws InvalidOptionsError, IllegalActionError like `createGame` and `apply`
   */
  createRecord(options: T['options'], actions: readonly T['action'][]): GameRecord<T['options'], T['action']>;
  /**
   * Replays a record: yields each state, the first one before any action, and returns the last one.
   *
   * @throws InvalidSaveError if it is not a record, or where it differs from a checkpoint; IllegalActionError at an action that is not
   * legal any more
   */
  replay(record: GameRecord<T['options'], T['action']>): Generator<T['state'], T['state'], void>;
  /** A state as text. */
  serialize(state: T['state']): string;
  /** 16 hexadecimal digits: equal states have equal hashes, on every platform. */
  hashState(state: T['state'] | T['view']): string;
  /**
   * Whether undoing from `after` to `before` is fair: chance decided nothing in between, and no player saw hidden information. False if
   * `before` is the later state, as far as this ruleset made both.
   */
  canUndo(before: T['state'], after: T['state']): boolean;
  /** Counts the tree of actions and chance outcomes to a depth, for comparing engines: leaves and answers of chance. */
  perft(state: T['state'], depth: number): TreeCounts;
  /**
   * Reads the code of an action; does not check whether it is legal.
   *
   * @param state - a state of the action's game. Functions for several rulesets choose by it; a ruleset does not need it.
   * @throws IllegalActionError if it is not the code of an action
   */
  parseActionCode(code: string, state?: T['state'] | T['view']): T['action'];
}

/** The functions of a ruleset, for the types of its game. All are pure: they never change an argument. */
export interface Ruleset<in out T extends GameTypes> extends LightRuleset<T> {
  /**
   * Reads a saved state and checks it completely. Its `edition` names the edition. TypeScript assumes the edition `E`, by default Second
   * Edition; `parseState<EditionId>(text)` leaves it open.
   *
   * @throws InvalidSaveError with the problems; UnknownRulesetError if a module is missing
   */
  parseState(text: string): T['state'];
  /**
   * The broken invariants of a state, of all modules in force; empty if the state is fine. For a state made by hand it finds a part of
   * what `parseState` refuses: broken invariants, or a wrong form if there are none. It does not check whether the game can go on.
   *
   * @throws InvalidSaveError if it is not a state of these rules
   */
  brokenInvariants(state: T['state'] | T['view']): readonly Problem[];
}

/** An argument of a question beside the state. */
export type QuestionArgument = string | number | boolean | null | undefined;

/** The sender of an action. */
export interface ActOptions {
  /**
   * The player who sends the action, by index, or `chance`: actions of others are refused, and the refusal reveals nothing hidden from
   * that player. Chance knows what lies in each deck. If left out, actions of all actors are accepted.
   */
  readonly by?: Actor;
}
