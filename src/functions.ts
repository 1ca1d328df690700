// Written by `npm run generate -- functions`. Do not edit.

import {
  type Action,
  type Decision,
  type EditionId,
  type Editions,
  engine,
  type GameEvent,
  type GameState,
  type GameView,
  queryResult,
  type SeenGameEvent,
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
export function createGame<E extends EditionId = 'second-edition'>(
  options: OptionsFor<Editions, E>,
): GameState<E> {
  return engine.createGame(options);
}

/**
 * Like `createGame`, together with the facts of the setup: who plays which Hero, who begins, what lies in the markets.
 *
 * @throws InvalidOptionsError, UnknownRulesetError like `createGame`
 * @example
 * ```ts
 * const { state, events } = startGame({ players: 3, seed: 'tamalir' });
 * ```
 */
export function startGame<E extends EditionId = 'second-edition'>(
  options: OptionsFor<Editions, E>,
): Transition<GameState<E>, GameEvent<E>> {
  return engine.startGame(options);
}

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
export function legalActions<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  player?: number,
): readonly Action<EditionOf<Editions, S>>[] {
  return engine.legalActions(state, player);
}

/**
 * The players who may do anything now, in the order of their seats: the one who is asked, and whoever may do something at any time.
 * Nobody while chance is asked, or once the game is over.
 */
export function mayAct(state: GameState<EditionId> | GameView<EditionId>): readonly number[] {
  return engine.mayAct(state);
}

/**
 * Whose an action is: a player, by index, or chance. A parameter `player` is no guide to that: in `hero/attack` it is the one who is attacked.
 *
 * @throws IllegalActionError for what is not offered now, or has not the form of its kind
 */
export function actorOf<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  action: Action<EditionOf<Editions, S>>,
): number | 'chance' {
  return engine.actorOf(state, action);
}

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
export function apply<S extends GameState<EditionId>>(
  state: S,
  action: Action<EditionOf<Editions, S>>,
  options?: ActOptions,
): GameState<EditionOf<Editions, S>> {
  return engine.apply(state, action, options);
}

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
export function transition<S extends GameState<EditionId>>(
  state: S,
  action: Action<EditionOf<Editions, S>>,
  options?: ActOptions,
): Transition<GameState<EditionOf<Editions, S>>, GameEvent<EditionOf<Editions, S>>> {
  return engine.transition(state, action, options);
}

/** Who has to decide what, with the rule that asks; `null` once the game is over. */
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
 * Whether any value is a legal action now, and the rules that decide it; with `by`, whether it is that player's. Never throws for anything
 * passed as the action.
 *
 * @example
 * ```ts
 * explain(game, { type: 'market/done' }).rules[0].id; // '2e.market.actions'
 * ```
 */
export function explain<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  action: unknown,
  options?: ActOptions,
): Ruling<Decision<EditionOf<Editions, S>>> {
  return engine.explain(state, action, options);
}

/** What chance may answer now, with exact probabilities; empty while a player decides. */
export function chanceOutcomes(state: GameState<EditionId> | GameView<EditionId>): readonly ChanceOutcome[] {
  return engine.chanceOutcomes(state);
}

/**
 * What a player, or with `null` a spectator, may know: never the generator. The same object for the same frozen state; views of states
 * that follow each other share whatever did not change.
 */
export function viewFor<S extends GameState<EditionId>>(
  state: S,
  player: number | null,
): GameView<EditionOf<Editions, S>> {
  return engine.viewFor(state, player);
}

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
export function eventsFor<E extends GameEvent<EditionId>>(
  events: readonly E[],
  player: number | null,
): readonly E[] {
  return engine.eventsFor(events, player);
}

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
export function receiveView<S extends GameView<EditionId> = GameView>(
  previous: S | null,
  json: unknown,
): GameView<EditionOf<Editions, S>> {
  return engine.receiveView(previous, json);
}

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
export function predict<S extends GameView<EditionId>>(
  view: S,
  action: Action<EditionOf<Editions, S>>,
  answers?: readonly ChanceAnswer[],
): Prediction<
  GameView<EditionOf<Editions, S>>,
  SeenGameEvent<EditionOf<Editions, S>>,
  Decision<EditionOf<Editions, S>>
> {
  return engine.predict(view, action, answers);
}

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
export function follow<S extends GameView<EditionId> | FollowedOf<GameView<EditionId>>>(
  view: S,
  events: readonly (GameEvent<EditionId> | SeenGameEvent<EditionId>)[],
): FollowedOf<GameView<EditionOf<Editions, S>>> {
  return engine.follow(view, events);
}

/** A private, mutable game to play forward fast, from a state or a view. */
export function simulate<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  options?: SimulationOptions<GameEvent<EditionOf<Editions, S>>>,
): Simulation<Editions[EditionOf<Editions, S>]> {
  return engine.simulate(state, options);
}

/**
 * Plays the actions once through and records them, with a checkpoint every fifty actions and at the end.
 * @throws InvalidOptionsError, IllegalActionError like `createGame` and `apply`
 */
export function createRecord<E extends EditionId = 'second-edition'>(
  options: OptionsFor<Editions, E>,
  actions: readonly Action<E>[],
): GameRecord<OptionsFor<Editions, E>, Action<E>> {
  return engine.createRecord(options, actions);
}

/**
 * Plays a record again: every state in turn, the first one before any action; the last one is returned as well.
 * @throws InvalidSaveError if it is no record, or where it drifts from a checkpoint; IllegalActionError at an action that is not legal any more
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

/** 16 hex digits: equal states, equal hash, on every platform. */
export function hashState(state: GameState<EditionId> | GameView<EditionId>): string {
  return engine.hashState(state);
}

/**
 * Whether going back from `after` to `before` is fair: not if chance decided anything in between, nor if somebody saw what was hidden. Nor is it going
 * back if `before` is the later one, as far as this ruleset made both.
 */
export function canUndo(before: GameState<EditionId>, after: GameState<EditionId>): boolean {
  return engine.canUndo(before, after);
}

/** Counts the tree of actions and chance outcomes to a depth, for comparing engines: leaves, and chance answers met. */
export function perft(state: GameState<EditionId>, depth: number): TreeCounts {
  return engine.perft(state, depth);
}

/**
 * Reads an action's code back. Whether it is legal is another question.
 *
 * @param state - a state of the game that the action belongs to. Functions for several sets of rules choose by it; a ruleset does not need it.
 * @throws IllegalActionError for what is no code of an action
 */
export function parseActionCode<S extends GameState<EditionId> | GameView<EditionId> = GameState>(
  code: string,
  state?: S,
): Action<EditionOf<Editions, S>> {
  return engine.parseActionCode(code, state);
}

/**
 * What a person at the table reads off it: whose turn it is and how far, dice, prices, spaces, and each value of each character and enemy
 * with all that makes it up. Plain JSON, the same for a state and for a view of it, and the same object for the same frozen state.
 *
 * @param player - for whom prices are told, by index; the player who is asked if left out, or the one whose turn it is
 * @throws InvalidArgumentError if there is no such player
 * @example
 * ```ts
 * inspect(game).players[0].hero.body; // { value: 6, base: 4, changes: [{ from: 'counters', counter: 'body', change: 2, ... }] }
 * ```
 */
export function inspect<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  player?: number,
): QueryResultOf<S, 'inspect'> {
  return queryResult(state, 'inspect', player);
}

/**
 * Everything that could sensibly be tried here, legal or not, grouped by what it is about: a card, a character, a space, a player, a color,
 * or nothing in particular. What is refused has its ruling, as `explain` gives it. The legal ones are exactly `legalActions`;
 * what has its time elsewhere is not listed. The same object for the same frozen state.
 *
 * @param player - who tries, by index; the player who is asked if left out
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
 * What is asked about, and what each answer is: a course with its text, a card, a space, a face of a die, a player, an amount. One answer
 * for each legal action, in the order of `legalActions`. The same object for the same frozen state.
 *
 * @param player - whose answers, by index; of another than the one who is asked, what that one may do at any time
 * @returns `null` once the game is over
 * @throws InvalidArgumentError if there is no such player
 * @example
 * ```ts
 * answers(game)?.list.map(({ is }) => (is.is === 'course' ? is.text : is.is)); // ['Pay 2 gold', 'Fight']
 * ```
 */
export function answers<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  player?: number,
): QueryResultOf<S, 'answers'> {
  return queryResult(state, 'answers', player);
}

/**
 * Every space that the player who moves can reach from here, with the ways, the actions to get there, and the dice they take and leave.
 * It is played forward by the rules in force; no ability is used on the way.
 *
 * @returns `null` unless a player is asked where to move
 * @example
 * ```ts
 * reach(game)?.spaces[0].ways[0].actions.reduce((at, action) => apply(at, action), game); // there
 * ```
 */
export function reach<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
): QueryResultOf<S, 'reach'> {
  return queryResult(state, 'reach');
}

/**
 * How likely the rolls at hand succeed: the one under way, and for each legal attack, defense, escape or test of the player who is asked
 * the roll it leads to. Counted face by face, as if no further ability is used. See `oddsOf` for dice by themselves.
 *
 * @example
 * ```ts
 * odds(game).options.map(({ action, chance }) => [actionCode(action), chance]); // [['combat/escape', 0.64], ...]
 * ```
 */
export function odds<S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
): QueryResultOf<S, 'odds'> {
  return queryResult(state, 'odds');
}

/**
 * How many steps each space is from a space on foot, the nearest first. What cannot be reached on foot is left out.
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
 * A shortest way on foot between two spaces, with both ends; `null` if there is none.
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
 * The faces of a movement die, 1 to 6, with which a space can be entered as things are.
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
 * Reads a saved state back, checked from end to end, of whichever edition it is: its `edition` tells. The compiler takes it for the one that
 * `E` names, Second Edition if none is; `parseState<EditionId>(text)` leaves it open.
 *
 * @throws InvalidSaveError naming what is wrong; UnknownRulesetError if it needs a module that is not there
 */
export function parseState<E extends EditionId = 'second-edition'>(text: string): GameState<E> {
  return engine.parseState<E>(text);
}

/**
 * What is broken in a state, by the invariants of every module in force. Empty if all is well. Of a value that somebody made by hand it is
 * something that `parseState` would refuse it for: the invariants, or its form if they find nothing in it; not whether a game can stand
 * there and go on.
 * @throws InvalidSaveError for what is no state of these rules at all
 */
export function brokenInvariants(state: GameState<EditionId> | GameView<EditionId>): readonly Problem[] {
  return engine.brokenInvariants(state);
}
