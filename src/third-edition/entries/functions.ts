// Written by `npm run generate -- functions`. Do not edit.
import type {
  ActOptions,
  ChanceAnswer,
  ChanceOutcome,
  FollowedOf,
  GameRecord,
  Outcome,
  Prediction,
  Ruling,
  Simulation,
  SimulationOptions,
  Transition,
  TreeCounts,
} from '../../kernel/index.js';
import type { SpelledThirdEditionAction, ThirdEditionAction } from '../actions.js';
import { type Answers, type AttemptGroup, answersNow, attemptsCiting } from '../attempts/index.js';
import {
  rulesetFor,
  rulesetOfCode,
  rulesetOfOptions,
  rulesetOfRecord,
  rulesetOfSaved,
  seenEvents,
} from '../edition.js';
import {
  distancesOn,
  facesInto,
  type Inspection,
  inspection,
  type Odds,
  oddsNow,
  pathOn,
  type Reach,
  reachable,
} from '../inspect/index.js';
import type { ScenarioId, ThirdEditionHeroId } from '../known-ids.js';
import type { ThirdEditionOptions } from '../options.js';
import type {
  SeenThirdEditionEvent,
  ThirdEditionDecision,
  ThirdEditionEvent,
  ThirdEditionState,
  ThirdEditionTypes,
  ThirdEditionView,
} from '../types.js';

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
 * const game = createGame({ scenario: 'corpse-king', players: 3, seed: 'tamalir' });
 * ```
 */
export function createGame(options: ThirdEditionOptions<ScenarioId, ThirdEditionHeroId>): ThirdEditionState {
  return rulesetOfOptions(options).createGame(options);
}

const attemptsNow = /* @__PURE__ */ attemptsCiting();

/**
 * Like `createGame`, with the events of the setup: the Heroes, the first player, the markets.
 *
 * @throws InvalidOptionsError, UnknownRulesetError like `createGame`
 * @example
 * ```ts
 * const { state, events } = startGame({ scenario: 'corpse-king', players: 3, seed: 'tamalir' });
 * ```
 */
export function startGame(
  options: ThirdEditionOptions<ScenarioId, ThirdEditionHeroId>,
): Transition<ThirdEditionState, ThirdEditionEvent> {
  return rulesetOfOptions(options).startGame(options);
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
 * legalActions(createGame({ scenario: 'corpse-king', players: 2, seed: 'tamalir' })).map(actionCode); // ['setup/hero card=corbin', ...]
 * ```
 */
export function legalActions(
  state: ThirdEditionState | ThirdEditionView,
  player?: number,
): readonly ThirdEditionAction[] {
  return rulesetFor(state).legalActions(state, player);
}

/**
 * The players who may act now, in the order of their seats: the asked player, and players with actions that are possible at any time.
 * Empty while the game waits for chance, and after its end.
 */
export function mayAct(state: ThirdEditionState | ThirdEditionView): readonly number[] {
  return rulesetFor(state).mayAct(state);
}

/**
 * The actor of an action: a player, by index, or chance. The parameter `player` does not tell: in `hero/attack` it is the player who is
 * attacked.
 *
 * @throws IllegalActionError if the action is not offered now, or does not have the form of its kind
 */
export function actorOf<Card extends string = string, Place extends string = string>(
  state: ThirdEditionState | ThirdEditionView,
  action: SpelledThirdEditionAction<Card, Place>,
): number | 'chance' {
  return rulesetFor(state).actorOf(state, action);
}

/**
 * The state after an action and all its consequences, at the next decision.
 *
 * @param options - `by`: the player who sends the action, or `'chance'`; a server sets it, so that no player acts for another
 * @throws IllegalActionError with the rule that forbids the action, or with its actor; nothing changes then
 * @throws InvalidArgumentError for a view, and for a player that does not exist
 * @example
 * ```ts
 * const next = apply(game, { type: 'move/roll' }, { by: 0 });
 * ```
 */
export function apply<Card extends string = string, Place extends string = string>(
  state: ThirdEditionState,
  action: SpelledThirdEditionAction<Card, Place>,
  options?: ActOptions,
): ThirdEditionState {
  return rulesetFor(state).apply(state, action, options);
}

/**
 * Like `apply`, with the events in order, and the answers of chance: with these a game of manual chance reaches the same state.
 *
 * @example
 * ```ts
 * const { state, events, answers } = transition(game, { type: 'move/roll' });
 * let twin = apply(manual, { type: 'move/roll' });
 * for (const answer of answers) twin = apply(twin, answer);
 * ```
 */
export function transition<Card extends string = string, Place extends string = string>(
  state: ThirdEditionState,
  action: SpelledThirdEditionAction<Card, Place>,
  options?: ActOptions,
): Transition<ThirdEditionState, ThirdEditionEvent> {
  return rulesetFor(state).transition(state, action, options);
}

/** The current decision: its actor, its kind, and the rule that asks; `null` once the game is over. */
export function decision(state: ThirdEditionState | ThirdEditionView): ThirdEditionDecision | null {
  return rulesetFor(state).decision(state);
}

/** How the game ended, with the rule that ended it; `null` while it goes on. */
export function outcome(state: ThirdEditionState | ThirdEditionView): Outcome | null {
  return rulesetFor(state).outcome(state);
}

/**
 * Whether a value is a legal action now, of any or of one player, and the rules that decide it. Never throws.
 *
 * @example
 * ```ts
 * explain(game, { type: 'adventure/begin' }).rules[0]?.id; // '3e.adventure.condition'
 * ```
 */
export function explain(
  state: ThirdEditionState | ThirdEditionView,
  action: unknown,
  options?: ActOptions,
): Ruling<ThirdEditionDecision> {
  return rulesetFor(state).explain(state, action, options);
}

/** The possible answers of chance with exact probabilities; empty while a player decides. */
export function chanceOutcomes(state: ThirdEditionState | ThirdEditionView): readonly ChanceOutcome[] {
  return rulesetFor(state).chanceOutcomes(state);
}

/** What a player, or a spectator (`null`), may know: never the generator. The same object for the same frozen state. */
export function viewFor(state: ThirdEditionState, player: number | null): ThirdEditionView {
  return rulesetFor(state).viewFor(state, player);
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
export function eventsFor(
  events: readonly ThirdEditionEvent[],
  player: number | null,
): readonly SeenThirdEditionEvent[] {
  return seenEvents(events, player);
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
export function receiveView(previous: ThirdEditionView | null, json: unknown): ThirdEditionView {
  return rulesetOfSaved(json).receiveView(previous, json);
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
 * const { view: soon, waiting } = predict(view, { type: 'move/roll' });
 * waiting?.actor; // 'chance': the dice are the server's
 * ```
 */
export function predict<Card extends string = string, Place extends string = string>(
  view: ThirdEditionView,
  action: SpelledThirdEditionAction<Card, Place>,
  answers?: readonly ChanceAnswer[],
): Prediction<ThirdEditionView, SeenThirdEditionEvent, ThirdEditionDecision> {
  return rulesetFor(view).predict(view, action, answers);
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
export function follow(
  view: ThirdEditionView | FollowedOf<ThirdEditionView>,
  events: readonly (ThirdEditionEvent | SeenThirdEditionEvent)[],
): FollowedOf<ThirdEditionView> {
  return rulesetFor(view).follow(view, events);
}

/** A private, mutable copy of a state or a view, for fast play. */
export function simulate(
  state: ThirdEditionState | ThirdEditionView,
  options?: SimulationOptions<ThirdEditionEvent>,
): Simulation<ThirdEditionTypes> {
  return rulesetFor(state).simulate(state, options);
}

/**
 * Plays the actions and records them, with a checkpoint every fifty actions and at the end.
 *
 * @throws InvalidOptionsError, IllegalActionError like `createGame` and `apply`
 */
export function createRecord<Card extends string = string, Place extends string = string>(
  options: ThirdEditionOptions<ScenarioId, ThirdEditionHeroId>,
  actions: readonly SpelledThirdEditionAction<Card, Place>[],
): GameRecord<ThirdEditionOptions, ThirdEditionAction> {
  return rulesetOfOptions(options).createRecord(options, actions);
}

/**
 * Replays a record: yields each state, the first one before any action, and returns the last one.
 *
 * @throws InvalidSaveError if it is not a record, or where it differs from a checkpoint; IllegalActionError at an action that is not
 * legal any more
 */
export function replay(
  record: GameRecord<ThirdEditionOptions, ThirdEditionAction>,
): Generator<ThirdEditionState, ThirdEditionState, void> {
  return rulesetOfRecord(record).replay(record);
}

/** A state as text. */
export function serialize(state: ThirdEditionState): string {
  return rulesetFor(state).serialize(state);
}

/** 16 hexadecimal digits: equal states have equal hashes, on every platform. */
export function hashState(state: ThirdEditionState | ThirdEditionView): string {
  return rulesetFor(state).hashState(state);
}

/**
 * Whether undoing from `after` to `before` is fair: chance decided nothing in between, and no player saw hidden information. False if
 * `before` is the later state, as far as this ruleset made both.
 */
export function canUndo(before: ThirdEditionState, after: ThirdEditionState): boolean {
  return rulesetFor(after).canUndo(before, after);
}

/** Counts the tree of actions and chance outcomes to a depth, for comparing engines: leaves and answers of chance. */
export function perft(state: ThirdEditionState, depth: number): TreeCounts {
  return rulesetFor(state).perft(state, depth);
}

/**
 * Reads the code of an action; does not check whether it is legal.
 *
 * @param state - a state of the action's game. Functions for several rulesets choose by it; a ruleset does not need it.
 * @throws IllegalActionError if it is not the code of an action
 */
export function parseActionCode(
  code: string,
  state?: ThirdEditionState | ThirdEditionView,
): ThirdEditionAction {
  return rulesetOfCode(state).parseActionCode(code, state);
}

/**
 * What a person at the table sees: the turn and its progress, dice, prices, spaces, and each value of each character and enemy with its
 * parts. Plain JSON, the same for a state and its view, and the same object for the same frozen state.
 *
 * @param player - the player for whom prices are given, by index; by default the asked player, or the one whose turn it is
 * @throws InvalidArgumentError if there is no such player
 * @example
 * ```ts
 * inspect(game).players[0]?.hero?.body; // { value: 4, base: 3, changes: [{ card: 'strength', change: 1, ... }], learned: 1, free: 3 }
 * ```
 */
export function inspect(state: ThirdEditionState | ThirdEditionView, player?: number): Inspection {
  return rulesetFor(state).ask(state, inspection, player);
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
export function attempts(
  state: ThirdEditionState | ThirdEditionView,
  player?: number,
): readonly AttemptGroup[] {
  return rulesetFor(state).ask(state, attemptsNow, player);
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
 * answers(game)?.list.map(({ is }) => (is.is === 'course' ? is.text : is.is)); // such as ['Take 2 gold', 'Take the token']
 * ```
 */
export function answers(state: ThirdEditionState | ThirdEditionView, player?: number): Answers | null {
  return rulesetFor(state).ask(state, answersNow, player);
}

/**
 * Every space that the moving player can reach from here, with the ways, the actions for each, and the dice they spend and leave. The
 * rules in force play each way; no ability is used.
 *
 * @returns `null` unless a player is asked where to move
 * @example
 * ```ts
 * reach(game)?.hexes[0]?.ways[0]?.actions.reduce((at, action) => apply(at, action), game); // there
 * ```
 */
export function reach(state: ThirdEditionState | ThirdEditionView): Reach | null {
  return rulesetFor(state).ask(state, reachable);
}

/**
 * The probabilities of success of rolls: the current one, and the roll after each legal attack, defense, escape or test of the asked
 * player. Counted face by face, without further abilities. See `oddsOf` for plain dice.
 *
 * @example
 * ```ts
 * odds(game).options.map(({ action, odds: of }) => [actionCode(action), of.is]); // [['move/roll', 'move'], ...]
 * ```
 */
export function odds(state: ThirdEditionState | ThirdEditionView): Odds {
  return rulesetFor(state).ask(state, oddsNow);
}

/**
 * The number of steps on foot from a space to each other space, the nearest first. Unreachable spaces are left out.
 *
 * @param from - a space, such as `h0714`
 * @throws InvalidArgumentError if there is no such space
 */
export function distances(
  state: ThirdEditionState | ThirdEditionView,
  from: string,
): Readonly<Record<string, number>> {
  return rulesetFor(state).ask(state, distancesOn, from);
}

/**
 * A shortest way on foot between two spaces, both included; `null` if there is none.
 *
 * @throws InvalidArgumentError if there is no such space
 */
export function path(
  state: ThirdEditionState | ThirdEditionView,
  from: string,
  to: string,
): readonly string[] | null {
  return rulesetFor(state).ask(state, pathOn, from, to);
}

/**
 * The faces of a movement die, 1 to 6, that can enter a space now.
 *
 * @throws InvalidArgumentError if there is no such space
 */
export function facesFor(state: ThirdEditionState | ThirdEditionView, space: string): readonly number[] {
  return rulesetFor(state).ask(state, facesInto, space);
}
