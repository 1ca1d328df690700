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
   *
   * @param options - players (a number, or one entry each), a seed or `chance: 'manual'`; rule modules in Second Edition, a scenario in Third
   * @returns the first state in which somebody has to decide
   * @throws InvalidOptionsError naming everything that is wrong with the options
   * @throws UnknownRulesetError for an edition, a module or a combination that does not exist
   * @example
   * ```ts
   * const game = createGame({ players: 3, seed: 'tamalir' });
   * const other = createGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 7 });
   * ```
   */
  createGame(options: T['options']): T['state'];
  /**
   * Like `createGame`, together with the facts of the setup: who plays which Hero, who begins, what lies in the markets.
   *
   * @throws InvalidOptionsError, UnknownRulesetError like `createGame`
   * @example
   * ```ts
   * const { state, events } = startGame({ players: 3, seed: 'tamalir' });
   * ```
   */
  startGame(options: T['options']): Transition<T['state'], T['event']>;
  /**
   * What the player who is asked may do now or, with `player`, what that one may: somebody else's decision leaves a player what may be
   * done at any time. The lists of all players together are exactly what `apply` accepts, and no action is in two of them.
   * In a stable order, frozen, and memoised for a frozen state. While the game waits for chance, the list without a player has chance's
   * possible answers; dice of one roll are listed in ascending order and accepted in any.
   *
   * @param player - a player, by index
   * @throws InvalidArgumentError if there is no such player
   * @example
   * ```ts
   * legalActions(createGame({ players: 1, seed: 7 })).map(actionCode); // ['move/roll dice=5', ...]
   * ```
   */
  legalActions(state: T['state'] | T['view'], player?: number): readonly T['action'][];
  /**
   * The players who may do anything now, in the order of their seats: the one who is asked, and whoever may do something at any time.
   * Nobody while chance is asked, or once the game is over.
   */
  mayAct(state: T['state'] | T['view']): readonly number[];
  /**
   * Whose an action is: a player, by index, or chance. A parameter `player` is no guide to that: in `hero/attack` it is the one who is attacked.
   *
   * @throws IllegalActionError for what is not offered now, or has not the form of its kind
   */
  actorOf(state: T['state'] | T['view'], action: T['action']): number | 'chance';
  /**
   * The state after an action and all that follows from it, up to the next decision.
   *
   * @param options - `by`: the player who sends it, or `'chance'`; a server names them, so that nobody acts for another
   * @throws IllegalActionError with the rule that forbids it, or with whose it is; nothing is changed then
   * @throws InvalidArgumentError for a view, and for a player who is not there
   * @example
   * ```ts
   * const next = apply(game, { type: 'move/stay' }, { by: 0 });
   * ```
   */
  apply(state: T['state'], action: T['action'], options?: ActOptions): T['state'];
  /**
   * Like `apply`, together with the facts that happened, in order, each with its rule, and the answers that chance gave: whoever tells
   * them to a game of manual chance after the same action comes to the same state.
   *
   * @example
   * ```ts
   * const { state, events, answers } = transition(game, { type: 'combat/escape' });
   * let twin = apply(manual, { type: 'combat/escape' });
   * for (const answer of answers) twin = apply(twin, answer);
   * ```
   */
  transition(
    state: T['state'],
    action: T['action'],
    options?: ActOptions,
  ): Transition<T['state'], T['event']>;
  /**
   * Asks the rules anything about a state or a view: what `query` reads off the table. The same answer, frozen, each time the same
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
  /** Who has to decide what, with the rule that asks; `null` once the game is over. */
  decision(state: T['state'] | T['view']): T['decision'] | null;
  /** How the game ended, with the rule that ended it; `null` while it goes on. */
  outcome(state: T['state'] | T['view']): Outcome | null;
  /**
   * Whether any value is a legal action now, and the rules that decide it; with `by`, whether it is that player's. Never throws for anything
   * passed as the action.
   *
   * @example
   * ```ts
   * explain(game, { type: 'market/done' }).rules[0].id; // '2e.market.actions'
   * ```
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
   * What a player, or with `null` a spectator, sees of events: details that are hidden from that one are taken out, and events that are hidden
   * as a whole. The same objects where nothing is hidden, as in all of Second Edition.
   *
   * @param events - as `transition` gives them. Those of modules from elsewhere are known to the ruleset composed with them.
   * @throws InvalidArgumentError for what are no events of this game
   * @example
   * ```ts
   * const { state, events } = transition(game, action);
   * for (const player of state.players.keys()) send(player, eventsFor(events, player));
   * ```
   */
  eventsFor(events: readonly T['event'][], player: number | null): readonly T['seen'][];
  /**
   * A view off the wire, as text or as a value that was parsed: checked for its form, frozen, sharing with the view before whatever did not
   * change, and that one itself if nothing did. So a screen draws again only what is another.
   *
   * @param previous - the view that this one follows; `null` for the first
   * @param json - what the server sent: `JSON.stringify` of a view
   * @throws InvalidSaveError naming what is wrong; UnknownRulesetError if it needs a module that is not there
   * @example
   * ```ts
   * const first = receiveView(null, await response.text());
   * const next = receiveView(first, await later.text());
   * next.players[1] === first.players[1]; // true if nothing happened to player 1
   * ```
   */
  receiveView(previous: T['view'] | null, json: unknown): T['view'];
  /**
   * What an impatient client may show before its server answers: the action carried out on what the view knows, up to the first question to
   * chance, or through it with answers that are told. Where the next step depends on something hidden from the viewer, it stops before it.
   *
   * @param view - the view before the action
   * @param action - a legal action
   * @param answers - of chance, in order, as `transition` tells them
   * @returns the view then, what its viewer sees happen, what the game waits for, and whether all of it is known
   * @throws IllegalActionError with the rule that forbids the action, or an answer; InvalidArgumentError for a state, which `apply` takes
   * @example
   * ```ts
   * const { view: soon, waiting } = predict(view, { type: 'combat/escape' });
   * waiting?.actor; // 'chance': the dice are the server's
   * ```
   */
  predict(
    view: T['view'],
    action: T['action'],
    answers?: readonly ChanceAnswer[],
  ): Prediction<T['view'], T['seen'], T['decision']>;
  /**
   * A view after events, in everything that lies on the table: players, board, stacks, track, decks, Event, memories of modules, outcome.
   * A client needs one view and then events only; with one event at a time an animation can stop after each. What is being resolved and
   * chance are not among it: a followed view answers no questions of the rules, so a server sends what is asked and what is legal besides.
   * Shares with the view before whatever did not change.
   *
   * @param view - from `viewFor`, or what `follow` gave; as JSON too
   * @param events - what happened since, as `transition` gives it, all of it or a part, in order
   * @throws InvalidArgumentError for a state that is no view, and for what are no events of its rules or do not fit it
   * @throws InvalidSaveError, UnknownRulesetError for what is no view
   * @example
   * ```ts
   * const { state: next, events } = transition(game, action);
   * const seen = follow(viewFor(game, 0), events); // viewFor(next, 0) without frames and chance
   * ```
   */
  follow(
    view: T['view'] | FollowedOf<T['view']>,
    events: readonly (T['event'] | T['seen'])[],
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
  /** Counts the tree of actions and chance outcomes to a depth, for comparing engines: leaves, and chance answers met. */
  perft(state: T['state'], depth: number): TreeCounts;
  /**
   * Reads an action's code back. Whether it is legal is another question.
   *
   * @param state - a state of the game that the action belongs to. Functions for several sets of rules choose by it; a ruleset does not need it.
   * @throws IllegalActionError for what is no code of an action
   */
  parseActionCode(code: string, state?: T['state'] | T['view']): T['action'];
}

/** The functions of one set of rules, for the types of its game. All are pure: no argument is ever changed. */
export interface Ruleset<in out T extends GameTypes> extends LightRuleset<T> {
  /**
   * Reads a saved state back, checked from end to end, of whichever edition it is: its `edition` tells. The compiler takes it for the one that
   * `E` names, Second Edition if none is; `parseState<EditionId>(text)` leaves it open.
   *
   * @throws InvalidSaveError naming what is wrong; UnknownRulesetError if it needs a module that is not there
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
