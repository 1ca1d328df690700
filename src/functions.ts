// Written by `npm run generate -- functions`. Do not edit.

import {
  type Action,
  type Decision,
  type EditionId,
  type Editions,
  engine,
  type GameEvent,
  type GameOptions,
  type GameState,
  type GameView,
  queryResult,
  type SeenGameEvent,
  type SpelledAction,
} from './bundled.js';
import type { EditionOf, OptionsFor } from './edition-types.js';
import type {
  ActOptions,
  ChanceAnswer,
  ChanceOutcome,
  FollowedOf,
  GameRecord,
  Outcome,
  Prediction,
  Problem,
  Ruling,
  Simulation,
  SimulationOptions,
  Transition,
  TreeCounts,
} from './kernel/index.js';
import type { QueryResultOf } from './queries.js';

/**
 * Creates a game and sets it up.
 *
 * @param options - players (a number, or one entry each), a seed or `chance: 'manual'`; rule modules in Second Edition, a scenario in
 * Third
 * @returns the state at the first decision
 * @throws InvalidOptionsError with all problems of the options
 * @throws UnknownRulesetError for an edition, a module or a combination that does not exist
 * @example
 * ```ts
 * const game = createGame({ players: 3, seed: 'tamalir' });
 * const other = createGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 7 });
 * ```
 */
export function createGame<E extends EditionId = 'second-edition'>(options: GameOptions<E>): GameState<E> {
  return engine.createGame(options as OptionsFor<Editions, E>);
}

/**
 * Like `createGame`, with the events of the setup: the Heroes, the first player, the markets.
 *
 * @throws InvalidOptionsError, UnknownRulesetError like `createGame`
 * @example
 * ```ts
 * const { state, events } = startGame({ players: 3, seed: 'tamalir' });
 * ```
 */
export function startGame<E extends EditionId = 'second-edition'>(
  options: GameOptions<E>,
): Transition<GameState<E>, GameEvent<E>> {
  return engine.startGame(options as OptionsFor<Editions, E>);
}

/**
 * The actions that the asked player may do now. With `player`, those of that player: during another player's decision, the actions that
 * are possible at any time. The lists of all players together are exactly what `apply` accepts, and no action is in two of them.
 *
 * The order is stable; the list is frozen, and cached for a frozen state. While the game waits for chance, the list without a player has
 * its possible answers; dice of one roll are listed in ascending order and accepted in any order.
 *
 * @param player - a player, by index
 * @throws InvalidArgumentError if there is no such player
 * @example
 * ```ts
 * legalActions(createGame({ players: 2, seed: 'tamalir' })).map(actionCode); // ['move/roll dice=5', ...]
 * ```
 */
export function legalActions<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  player?: number,
): readonly Action<EditionOf<Editions, S>>[] {
  return engine.legalActions(state, player);
}

/**
 * The players who may act now, in the order of their seats: the asked player, and players with actions that are possible at any time.
 * Empty while the game waits for chance, and after its end.
 */
export function mayAct(state: GameState<EditionId> | GameView<EditionId>): readonly number[] {
  return engine.mayAct(state);
}

/**
 * The actor of an action: a player, by index, or chance. The parameter `player` does not tell: in `hero/attack` it is the player who is
 * attacked.
 *
 * @throws IllegalActionError if the action is not offered now, or does not have the form of its kind
 */
export function actorOf<
  S extends GameState<EditionId> | GameView<EditionId>,
  Card extends string = string,
  Place extends string = string,
>(state: S, action: SpelledAction<EditionOf<Editions, S>, Card, Place>): number | 'chance' {
  return engine.actorOf(state, action as Action<EditionOf<Editions, S>>);
}

/**
 * The state after an action and all its consequences, at the next decision.
 *
 * @param options - `by`: the player who sends the action, or `'chance'`; a server sets it, so that no player acts for another
 * @throws IllegalActionError with the rule that forbids the action, or with its actor; nothing changes then
 * @throws InvalidArgumentError for a view, and for a player that does not exist
 * @example
 * ```ts
 * const next = apply(game, { type: 'move/roll', dice: 5 }, { by: 0 });
 * ```
 */
export function apply<
  S extends GameState<EditionId>,
  Card extends string = string,
  Place extends string = string,
>(
  state: S,
  action: SpelledAction<EditionOf<Editions, S>, Card, Place>,
  options?: ActOptions,
): GameState<EditionOf<Editions, S>> {
  return engine.apply(state, action as Action<EditionOf<Editions, S>>, options);
}

/**
 * Like `apply`, with the events in order, and the answers of chance: with these a game of manual chance reaches the same state.
 *
 * @example
 * ```ts
 * const { state, events, answers } = transition(game, { type: 'move/roll', dice: 5 });
 * let twin = apply(manual, { type: 'move/roll', dice: 5 });
 * for (const answer of answers) twin = apply(twin, answer);
 * ```
 */
export function transition<
  S extends GameState<EditionId>,
  Card extends string = string,
  Place extends string = string,
>(
  state: S,
  action: SpelledAction<EditionOf<Editions, S>, Card, Place>,
  options?: ActOptions,
): Transition<GameState<EditionOf<Editions, S>>, GameEvent<EditionOf<Editions, S>>> {
  return engine.transition(state, action as Action<EditionOf<Editions, S>>, options);
}

/** The current decision: its actor, its kind, and the rule that asks; `null` once the game is over. */
export function decision<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
): Decision<EditionOf<Editions, S>> | null {
  return engine.decision(state);
}

/** How the game ended, with the rule that ended it; `null` while it goes on. */
export function outcome(state: GameState<EditionId> | GameView<EditionId>): Outcome | null {
  return engine.outcome(state);
}

/**
 * Whether a value is a legal action now, of any or of one player, and the rules that decide it. Never throws.
 *
 * @example
 * ```ts
 * explain(game, { type: 'market/done' }).rules[0]?.id; // '2e.market.actions'
 * ```
 */
export function explain<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  action: unknown,
  options?: ActOptions,
): Ruling<Decision<EditionOf<Editions, S>>> {
  return engine.explain(state, action, options);
}

/** The possible answers of chance with exact probabilities; empty while a player decides. */
export function chanceOutcomes(state: GameState<EditionId> | GameView<EditionId>): readonly ChanceOutcome[] {
  return engine.chanceOutcomes(state);
}

/** What a player, or a spectator (`null`), may know: never the generator. The same object for the same frozen state. */
export function viewFor<S extends GameState<EditionId>>(
  state: S,
  player: number | null,
): GameView<EditionOf<Editions, S>> {
  return engine.viewFor(state, player);
}

/**
 * Events as a player, or a spectator (`null`), sees them: without hidden details and hidden events. The same objects where nothing is
 * hidden, as in all of Second Edition.
 *
 * @param events - events of `transition`. Only the ruleset composed with a module from elsewhere knows the events of that module.
 * @throws InvalidArgumentError if they are not events of this game
 * @example
 * ```ts
 * const { state, events } = transition(game, action);
 * for (const player of state.players.keys()) send(player, eventsFor(events, player));
 * ```
 */
export function eventsFor<E extends GameEvent<EditionId>>(
  events: readonly E[],
  player: number | null,
): readonly E[] {
  return engine.eventsFor(events, player);
}

/**
 * A view from a server, as text or as a parsed value. Its form is checked, it is frozen, and it shares unchanged parts with the previous
 * view, or is that view if nothing changed. So a screen redraws only what changed.
 *
 * @param previous - the previous view; `null` for the first
 * @param json - what the server sent: `JSON.stringify` of a view
 * @throws InvalidSaveError with the problems; UnknownRulesetError if a module is missing
 * @example
 * ```ts
 * const first = receiveView(null, await response.text());
 * const next = receiveView(first, await later.text());
 * next.players[1] === first.players[1]; // true if nothing happened to player 1
 * ```
 */
export function receiveView<S extends GameView<EditionId> = GameView>(
  previous: S | null,
  json: unknown,
): GameView<EditionOf<Editions, S>> {
  return engine.receiveView(previous, json);
}

/**
 * What a client may show before its server answers: the result of an action as far as the view knows, up to the first question to
 * chance, or through it with given answers. It stops before a step that depends on hidden information.
 *
 * @param view - the view before the action
 * @param action - a legal action
 * @param answers - answers of chance, in order, as `transition` returns them
 * @returns the view then, the events that its viewer sees, what the game waits for, and whether all of it is known
 * @throws IllegalActionError with the rule that forbids the action, or an answer; InvalidArgumentError for a state, which `apply` takes
 * @example
 * ```ts
 * const { view: soon, waiting } = predict(view, { type: 'move/roll', dice: 5 });
 * waiting?.actor; // 'chance': the dice are the server's
 * ```
 */
export function predict<
  S extends GameView<EditionId>,
  Card extends string = string,
  Place extends string = string,
>(
  view: S,
  action: SpelledAction<EditionOf<Editions, S>, Card, Place>,
  answers?: readonly ChanceAnswer[],
): Prediction<
  GameView<EditionOf<Editions, S>>,
  SeenGameEvent<EditionOf<Editions, S>>,
  Decision<EditionOf<Editions, S>>
> {
  return engine.predict(view, action as Action<EditionOf<Editions, S>>, answers);
}

/**
 * A view updated by events: players, board, stacks, track, decks, Event, module states, outcome. A client needs one view and then only
 * events; with one event at a time, an animation can stop after each. Frames and chance are left out, so such a view cannot answer
 * queries: a server also sends the decision and the legal actions. It shares unchanged parts with the view before.
 *
 * @param view - from `viewFor` or `follow`; as JSON too
 * @param events - later events of `transition`, all or a part, in order
 * @throws InvalidArgumentError for a state, and for events that are not of its rules or do not fit the view
 * @throws InvalidSaveError, UnknownRulesetError if it is not a view
 * @example
 * ```ts
 * const { state: next, events } = transition(game, action);
 * const seen = follow(viewFor(game, 0), events); // viewFor(next, 0) without frames and chance
 * ```
 */
export function follow<S extends GameView<EditionId> | FollowedOf<GameView<EditionId>>>(
  view: S,
  events: readonly (GameEvent<EditionId> | SeenGameEvent<EditionId>)[],
): FollowedOf<GameView<EditionOf<Editions, S>>> {
  return engine.follow(view, events);
}

/** A private, mutable copy of a state or a view, for fast play. */
export function simulate<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  options?: SimulationOptions<GameEvent<EditionOf<Editions, S>>>,
): Simulation<Editions[EditionOf<Editions, S>]> {
  return engine.simulate(state, options);
}

/**
 * Plays the actions and records them, with a checkpoint every fifty actions and at the end.
 *
 * @throws InvalidOptionsError, IllegalActionError like `createGame` and `apply`
 */
export function createRecord<
  E extends EditionId = 'second-edition',
  Card extends string = string,
  Place extends string = string,
>(
  options: GameOptions<E>,
  actions: readonly SpelledAction<E, Card, Place>[],
): GameRecord<OptionsFor<Editions, E>, Action<E>> {
  return engine.createRecord(options as OptionsFor<Editions, E>, actions as readonly Action<E>[]);
}

/**
 * Replays a record: yields each state, the first one before any action, and returns the last one.
 *
 * @throws InvalidSaveError if it is not a record, or where it differs from a checkpoint; IllegalActionError at an action that is not
 * legal any more
 */
export function replay<E extends EditionId = 'second-edition'>(
  record: GameRecord<OptionsFor<Editions, E>, Action<E>>,
): Generator<GameState<E>, GameState<E>, void> {
  return engine.replay(record);
}

/** A state as text. */
export function serialize(state: GameState<EditionId>): string {
  return engine.serialize(state);
}

/** 16 hexadecimal digits: equal states have equal hashes, on every platform. */
export function hashState(state: GameState<EditionId> | GameView<EditionId>): string {
  return engine.hashState(state);
}

/**
 * Whether undoing from `after` to `before` is fair: chance decided nothing in between, and no player saw hidden information. False if
 * `before` is the later state, as far as this ruleset made both.
 */
export function canUndo(before: GameState<EditionId>, after: GameState<EditionId>): boolean {
  return engine.canUndo(before, after);
}

/** Counts the tree of actions and chance outcomes to a depth, for comparing engines: leaves and answers of chance. */
export function perft(state: GameState<EditionId>, depth: number): TreeCounts {
  return engine.perft(state, depth);
}

/**
 * Reads the code of an action; does not check whether it is legal.
 *
 * @param state - a state of the action's game. Functions for several rulesets choose by it; a ruleset does not need it.
 * @throws IllegalActionError if it is not the code of an action
 */
export function parseActionCode<S extends GameState<EditionId> | GameView<EditionId> = GameState>(
  code: string,
  state?: S,
): Action<EditionOf<Editions, S>> {
  return engine.parseActionCode(code, state);
}

/**
 * What a person at the table sees: the turn and its progress, dice, prices, spaces, and each value of each character and enemy with its
 * parts. Plain JSON, the same for a state and its view, and the same object for the same frozen state.
 *
 * @param player - the player for whom prices are given, by index; by default the asked player, or the one whose turn it is
 * @throws InvalidArgumentError if there is no such player
 * @example
 * ```ts
 * inspect(game).players[0]?.hero?.body; // { value: 6, base: 4, changes: [{ from: 'counters', counter: 'body', change: 2, ... }] }
 * ```
 */
export function inspect<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  player?: number,
): QueryResultOf<S, 'inspect'> {
  return queryResult(state, 'inspect', player);
}

/**
 * Everything a player could sensibly try here, legal or not, grouped by subject: a card, a character, a space, a player, a color, or
 * none. A refused attempt has its ruling, as `explain` gives it. The legal attempts are exactly `legalActions`; actions of another
 * moment are not listed. The same object for the same frozen state.
 *
 * @param player - the player who tries, by index; by default the asked player
 * @throws InvalidArgumentError if there is no such player
 * @example
 * ```ts
 * for (const { about, attempts: tried } of attempts(game))
 *   for (const { action, ruling } of tried) console.log(about.is, action.type, ruling?.reason ?? 'yes');
 * ```
 */
export function attempts<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  player?: number,
): QueryResultOf<S, 'attempts'> {
  return queryResult(state, 'attempts', player);
}

/**
 * The question of the decision, and the meaning of each answer: a choice with its text, a card, a space, a face of a die, a player, an
 * amount. One answer for each legal action, in the order of `legalActions`. The same object for the same frozen state.
 *
 * @param player - the player, by index; for a player who is not asked, the actions that are possible at any time
 * @returns `null` once the game is over
 * @throws InvalidArgumentError if there is no such player
 * @example
 * ```ts
 * answers(game)?.list.map(({ is }) => (is.is === 'course' ? is.text : is.is)); // such as ['Pay 2 gold', 'Fight']
 * ```
 */
export function answers<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  player?: number,
): QueryResultOf<S, 'answers'> {
  return queryResult(state, 'answers', player);
}

/**
 * Every space that the moving player can reach from here, with the ways, the actions for each, and the dice they spend and leave. The
 * rules in force play each way; no ability is used.
 *
 * @returns `null` unless a player is asked where to move
 * @example
 * ```ts
 * reach(game)?.spaces[0]?.ways[0]?.actions.reduce((at, action) => apply(at, action), game); // there
 * ```
 */
export function reach<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
): QueryResultOf<S, 'reach'> {
  return queryResult(state, 'reach');
}

/**
 * The probabilities of success of rolls: the current one, and the roll after each legal attack, defense, escape or test of the asked
 * player. Counted face by face, without further abilities. See `oddsOf` for plain dice.
 *
 * @example
 * ```ts
 * odds(game).options.map(({ action, chance }) => [action?.type, chance]); // [['combat/escape', 0.64], ...]
 * ```
 */
export function odds<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
): QueryResultOf<S, 'odds'> {
  return queryResult(state, 'odds');
}

/**
 * The number of steps on foot from a space to each other space, the nearest first. Unreachable spaces are left out.
 *
 * @param from - a space, such as `h0714`
 * @throws InvalidArgumentError if there is no such space
 */
export function distances(
  state: GameState<EditionId> | GameView<EditionId>,
  from: string,
): Readonly<Record<string, number>> {
  return queryResult(state, 'distances', from);
}

/**
 * A shortest way on foot between two spaces, both included; `null` if there is none.
 *
 * @throws InvalidArgumentError if there is no such space
 */
export function path(
  state: GameState<EditionId> | GameView<EditionId>,
  from: string,
  to: string,
): readonly string[] | null {
  return queryResult(state, 'path', from, to);
}

/**
 * The faces of a movement die, 1 to 6, that can enter a space now.
 *
 * @throws InvalidArgumentError if there is no such space
 */
export function facesFor(
  state: GameState<EditionId> | GameView<EditionId>,
  space: string,
): readonly number[] {
  return queryResult(state, 'facesFor', space);
}

/**
 * Reads a saved state and checks it completely. Its `edition` names the edition. TypeScript assumes the edition `E`, by default Second
 * Edition; `parseState<EditionId>(text)` leaves it open.
 *
 * @throws InvalidSaveError with the problems; UnknownRulesetError if a module is missing
 */
export function parseState<E extends EditionId = 'second-edition'>(text: string): GameState<E> {
  return engine.parseState<E>(text);
}

/**
 * The broken invariants of a state, of all modules in force; empty if the state is fine. For a state made by hand it finds a part of
 * what `parseState` refuses: broken invariants, or a wrong form if there are none. It does not check whether the game can go on.
 *
 * @throws InvalidSaveError if it is not a state of these rules
 */
export function brokenInvariants(state: GameState<EditionId> | GameView<EditionId>): readonly Problem[] {
  return engine.brokenInvariants(state);
}
