import type { ChanceAnswer, ChanceOutcome } from './chance.js';
import type { Problem } from './errors.js';
import type { FollowedOf } from './follow.js';
import type { Actor, Game } from './game.js';
import type { GameTypes } from './game-types.js';
import type { Rules } from './module.js';
import type { Prediction } from './prediction.js';
import type { GameRecord } from './records.js';
import type { Ruling } from './rulings.js';
import type { Simulation, SimulationOptions } from './simulation.js';
import type { GameEvent, Outcome, SeenEvent } from './state.js';

/** What the kernel needs of any game's options. */
export interface CommonOptions {
  /** Text or a number; equal seeds give equal games. Needed unless chance is `manual`. */
  readonly seed?: string | number;
  /** `seeded` (the default): the engine rolls. `manual`: you tell it what was rolled and drawn. */
  readonly chance?: 'seeded' | 'manual';
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
