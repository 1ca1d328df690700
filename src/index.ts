/**
 * A headless rules engine for the board game Runebound: what may be done, and what then happens. Unofficial.
 *
 * Every function here is pure over an immutable, JSON-valued state: nothing passed in is ever changed.
 *
 * @module runebound-engine
 */
import { type QuestionName, questions, type ToldOf } from './asking.js';
import { type EditionOf, type OptionsFor, openDoor } from './door.js';
import type {
  ActOptions,
  ChanceAnswer,
  ChanceOutcome,
  FollowedOf,
  GameRecord,
  Outcome,
  Prediction,
  Problem,
  Ruleset,
  Ruling,
  Simulation,
  SimulationOptions,
  Transition,
  TreeCounts,
} from './kernel/index.js';
import { type NearTown, townsOn } from './second-edition/inspect/index.js';
import type { SecondEditionTypes } from './second-edition/types.js';
import { secondEdition } from './second-edition/whole.js';

import type { Table, TableOptions } from './table/table.js';
import type { ThirdEditionTypes } from './third-edition/types.js';
import { thirdEdition } from './third-edition/whole.js';

/** The editions that come with the package, each with the types of its games. */
export type Editions = {
  /** Runebound Second Edition, played where options name no edition. */
  readonly 'second-edition': SecondEditionTypes;
  /** Runebound Third Edition: options name it, and a scenario. */
  readonly 'third-edition': ThirdEditionTypes;
};
/** The name of an edition, as options and states have it. */
export type EditionId = keyof Editions;

/** The state of a game: a deeply immutable JSON value, and the whole truth. */
export type GameState<E extends EditionId = 'second-edition'> = Editions[E]['state'];
/** What a player, or chance, can do: plain JSON, told apart by `type`. */
export type Action<E extends EditionId = 'second-edition'> = Editions[E]['action'];
/** What a game is created from. */
export type GameOptions<E extends EditionId = 'second-edition'> = Editions[E]['options'];
/** What one player may know of a state. It can be looked at and simulated, but not played on. */
export type GameView<E extends EditionId = 'second-edition'> = Editions[E]['view'];
/** A fact that happened, told apart by `type`, with all that it takes to animate the change and the rule behind it. */
export type GameEvent<E extends EditionId = 'second-edition'> = Editions[E]['event'];
/** The same as one player sees it: without what is hidden from that one. In Second Edition nothing is. */
export type SeenGameEvent<E extends EditionId = 'second-edition'> = Editions[E]['seen'];
/** What a game waits for, told apart by `kind`. */
export type Decision<E extends EditionId = 'second-edition'> = Editions[E]['decision'];

/** A private, mutable game, as {@link simulate} gives it. */
export type GameSimulation<E extends EditionId = 'second-edition'> = Simulation<Editions[E]>;
/** A table at which a game is played, as {@link createTable} lays it. */
export type GameTable<E extends EditionId = 'second-edition'> = Table<Editions[E]>;

const door = /* @__PURE__ */ openDoor([secondEdition, thirdEdition]);

/** Puts a question to the edition of a state. Which types go together, the functions below say. */
function told<R>(
  state: GameState<EditionId> | GameView<EditionId>,
  name: QuestionName,
  ...args: readonly (string | number | undefined)[]
): R {
  const ruleset = door.rulesetFor(state);
  const question = questions[ruleset.rules.edition as EditionId][name];
  return ruleset.ask(state, question as never, ...(args as never)) as R;
}

/** What lies on the table as one player knows it, kept up by events: a view without what is being resolved, and without chance. */
export type FollowedView<E extends EditionId = 'second-edition'> = FollowedOf<GameView<E>>;

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
export const createGame = <E extends EditionId = 'second-edition'>(
  options: OptionsFor<Editions, E>,
): GameState<E> => door.createGame(options);

/**
 * Like {@link createGame}, together with the facts of the setup: who plays which Hero, who begins, what lies in the markets.
 *
 * @throws InvalidOptionsError, UnknownRulesetError like `createGame`
 * @example
 * ```ts
 * const { state, events } = startGame({ players: 3, seed: 'tamalir' });
 * ```
 */
export const startGame = <E extends EditionId = 'second-edition'>(
  options: OptionsFor<Editions, E>,
): Transition<GameState<E>, GameEvent<E>> => door.startGame(options);

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
export const legalActions = <S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  player?: number,
): readonly Action<EditionOf<Editions, S>>[] => door.legalActions(state, player);

/**
 * The players who may do anything now, in the order of their seats: the one who is asked, and whoever may do something at any time.
 * Nobody while chance is asked, or once the game is over.
 */
export const mayAct = (state: GameState<EditionId> | GameView<EditionId>): readonly number[] =>
  door.mayAct(state);

/**
 * Whose an action is: a player, by index, or chance. A parameter `player` is no guide to that: in `hero/attack` it is the one who is attacked.
 *
 * @throws IllegalActionError for what is not offered now, or has not the form of its kind
 */
export const actorOf = <S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  action: Action<EditionOf<Editions, S>>,
): number | 'chance' => door.actorOf(state, action);

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
export const apply = <S extends GameState<EditionId>>(
  state: S,
  action: Action<EditionOf<Editions, S>>,
  options?: ActOptions,
): GameState<EditionOf<Editions, S>> => door.apply(state, action, options);

/**
 * Like {@link apply}, together with the facts that happened, in order, each with its rule, and the answers that chance gave: whoever tells
 * them to a game of manual chance after the same action comes to the same state.
 *
 * @example
 * ```ts
 * const { state, events, answers } = transition(game, { type: 'combat/escape' });
 * let twin = apply(manual, { type: 'combat/escape' });
 * for (const answer of answers) twin = apply(twin, answer);
 * ```
 */
export const transition = <S extends GameState<EditionId>>(
  state: S,
  action: Action<EditionOf<Editions, S>>,
  options?: ActOptions,
): Transition<GameState<EditionOf<Editions, S>>, GameEvent<EditionOf<Editions, S>>> =>
  door.transition(state, action, options);

/** Who has to decide what, with the rule that asks; `null` once the game is over. */
export const decision = <S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
): Decision<EditionOf<Editions, S>> | null => door.decision(state);

/** How the game ended, with the rule that ended it; `null` while it goes on. */
export const outcome = (state: GameState<EditionId> | GameView<EditionId>): Outcome | null =>
  door.outcome(state);

/**
 * Whether any value is a legal action now, and the rules that decide it; with `by`, whether it is that player's. Never throws for anything
 * passed as the action.
 *
 * @example
 * ```ts
 * explain(game, { type: 'market/done' }).rules[0].id; // '2e.market.actions'
 * ```
 */
export const explain = <S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  action: unknown,
  options?: ActOptions,
): Ruling<Decision<EditionOf<Editions, S>>> => door.explain(state, action, options);

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
export const inspect = <S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  player?: number,
): ToldOf<S, 'inspection'> => told(state, 'inspection', player);

/**
 * Everything that could sensibly be tried here, legal or not, grouped by what it is about: a card, a character, a space, a player, a color,
 * or nothing in particular. What is refused has its ruling, as {@link explain} gives it. The legal ones are exactly {@link legalActions};
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
export const attempts = <S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  player?: number,
): ToldOf<S, 'attempts'> => told(state, 'attempts', player);

/**
 * What is asked about, and what each answer is: a course with its text, a card, a space, a face of a die, a player, an amount. One answer
 * for each legal action, in the order of {@link legalActions}. The same object for the same frozen state.
 *
 * @param player - whose answers, by index; of another than the one who is asked, what that one may do at any time
 * @returns `null` once the game is over
 * @throws InvalidArgumentError if there is no such player
 * @example
 * ```ts
 * answers(game)?.list.map(({ is }) => (is.is === 'course' ? is.text : is.is)); // ['Pay 2 gold', 'Fight']
 * ```
 */
export const answers = <S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  player?: number,
): ToldOf<S, 'answers'> => told(state, 'answers', player);

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
export const reach = <S extends GameState<EditionId> | GameView<EditionId>>(state: S): ToldOf<S, 'reach'> =>
  told(state, 'reach');

/**
 * How likely the rolls at hand succeed: the one under way, and for each legal attack, defense, escape or test of the player who is asked
 * the roll it leads to. Counted face by face, as if no further ability is used. See {@link oddsOf} for dice by themselves.
 *
 * @example
 * ```ts
 * odds(game).options.map(({ action, chance }) => [actionCode(action), chance]); // [['combat/escape', 0.64], ...]
 * ```
 */
export const odds = <S extends GameState<EditionId> | GameView<EditionId>>(state: S): ToldOf<S, 'odds'> =>
  told(state, 'odds');

/**
 * How many steps each space is from a space on foot, the nearest first. What cannot be reached on foot is left out.
 *
 * @param from - a space, such as `h0714`
 * @throws InvalidArgumentError if there is no such space
 */
export const distances = (
  state: GameState<EditionId> | GameView<EditionId>,
  from: string,
): Readonly<Record<string, number>> => told(state, 'distances', from);

/**
 * A shortest way on foot between two spaces, with both ends; `null` if there is none.
 *
 * @throws InvalidArgumentError if there is no such space
 */
export const path = (
  state: GameState<EditionId> | GameView<EditionId>,
  from: string,
  to: string,
): readonly string[] | null => told(state, 'path', from, to);

/**
 * The towns that can be reached on foot from a space, the nearest first.
 *
 * @throws InvalidArgumentError if there is no such space
 */
export const nearestTowns = (state: GameState | GameView, from: string): readonly NearTown[] =>
  door.rulesetFor(state).ask(state, townsOn, from);

/**
 * The faces of a movement die, 1 to 6, with which a space can be entered as things are.
 *
 * @throws InvalidArgumentError if there is no such space
 */
export const facesFor = (
  state: GameState<EditionId> | GameView<EditionId>,
  space: string,
): readonly number[] => told(state, 'faces', space);

/**
 * The ruleset that a state is played by: all functions of its rules, without looking them up each time, and its `ask` for questions of
 * one's own.
 *
 * @throws InvalidSaveError for what is no state; UnknownRulesetError if it needs a module that is not there
 * @example
 * ```ts
 * rulesetFor(game).rules.content.cards['white-blade'].name; // 'White Blade'
 * ```
 */
export const rulesetFor = <S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
): Ruleset<Editions[EditionOf<Editions, S>]> => door.rulesetFor(state);

/** What chance may answer now, with exact probabilities; empty while a player decides. */
export const chanceOutcomes = (state: GameState<EditionId> | GameView<EditionId>): readonly ChanceOutcome[] =>
  door.chanceOutcomes(state);

/**
 * What a player, or with `null` a spectator, may know: never the generator. It can be looked at and simulated, but not played on.
 *
 * @throws InvalidArgumentError if there is no such player
 */
export const viewFor = <S extends GameState<EditionId>>(
  state: S,
  player: number | null,
): GameView<EditionOf<Editions, S>> => door.viewFor(state, player);

/**
 * What a player, or with `null` a spectator, sees of events: details that are hidden from that one are taken out, and events that are hidden
 * as a whole. The same objects where nothing is hidden, as in all of Second Edition.
 *
 * @param events - as {@link transition} gives them. Those of modules from elsewhere are known to the ruleset composed with them.
 * @throws InvalidArgumentError for what are no events of this game
 * @example
 * ```ts
 * const { state, events } = transition(game, action);
 * for (const player of state.players.keys()) send(player, eventsFor(events, player));
 * ```
 */
export const eventsFor = <E extends GameEvent<EditionId>>(
  events: readonly E[],
  player: number | null,
): readonly E[] => door.eventsFor(events, player) as readonly E[];

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
export const receiveView = <V extends GameView<EditionId> = GameView>(
  previous: V | null,
  json: unknown,
): GameView<EditionOf<Editions, V>> => door.receiveView(previous, json);

/**
 * What an impatient client may show before its server answers: the action carried out on what the view knows, up to the first question to
 * chance, or through it with answers that are told. Where the next step depends on something hidden from the viewer, it stops before it.
 *
 * @param view - the view before the action
 * @param action - a legal action
 * @param answers - of chance, in order, as {@link transition} tells them
 * @returns the view then, what its viewer sees happen, what the game waits for, and whether all of it is known
 * @throws IllegalActionError with the rule that forbids the action, or an answer; InvalidArgumentError for a state, which `apply` takes
 * @example
 * ```ts
 * const { view: soon, waiting } = predict(view, { type: 'combat/escape' });
 * waiting?.actor; // 'chance': the dice are the server's
 * ```
 */
export const predict = <V extends GameView<EditionId>>(
  view: V,
  action: Action<EditionOf<Editions, V>>,
  answers?: readonly ChanceAnswer[],
): Prediction<
  GameView<EditionOf<Editions, V>>,
  SeenGameEvent<EditionOf<Editions, V>>,
  Decision<EditionOf<Editions, V>>
> => door.predict(view, action, answers);

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
export const follow = <V extends GameView<EditionId> | FollowedView<EditionId>>(
  view: V,
  events: readonly (GameEvent<EditionId> | SeenGameEvent<EditionId>)[],
): FollowedView<EditionOf<Editions, V>> => door.follow(view, events);

/** A private, mutable game for bots to play forward fast, from a state or a view, with a random source of its own. */
export const simulate = <S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
  options?: SimulationOptions<GameEvent<EditionOf<Editions, S>>>,
): Simulation<Editions[EditionOf<Editions, S>]> => door.simulate(state, options);

/** A record of a game from its options and actions, with fingerprints that let a replay detect drift. */
export const createRecord = <E extends EditionId = 'second-edition'>(
  options: OptionsFor<Editions, E>,
  actions: readonly Action<E>[],
): GameRecord<OptionsFor<Editions, E>, Action<E>> => door.createRecord(options, actions);

/**
 * Plays a record again, state by state.
 *
 * @throws InvalidSaveError if it is no record, or where it drifts from the recorded game; IllegalActionError at an action that is not legal any more
 */
export const replay = <E extends EditionId = 'second-edition'>(
  record: GameRecord<OptionsFor<Editions, E>, Action<E>>,
): Generator<GameState<E>, GameState<E>, void> => door.replay(record);

/** A state as text. */
export const serialize = (state: GameState<EditionId>): string => door.serialize(state);

/**
 * Reads a saved state back, checked from end to end, of whichever edition it is: its `edition` tells. The compiler takes it for the one that
 * `E` names, Second Edition if none is; `parseState<EditionId>(text)` leaves it open.
 *
 * @throws InvalidSaveError naming what is wrong; UnknownRulesetError if it needs a module that is not there
 */
export const parseState = <E extends EditionId = 'second-edition'>(text: string): GameState<E> =>
  door.parseState<E>(text);

/** 16 hex digits: equal states, equal hash, on every platform. */
export const hashState = (state: GameState<EditionId> | GameView<EditionId>): string => door.hashState(state);

/**
 * Whether going back from `after` to `before` is fair: not if chance decided anything in between, nor if they are not of one game, or `before` is the later one.
 */
export const canUndo = (before: GameState<EditionId>, after: GameState<EditionId>): boolean =>
  door.canUndo(before, after);

/** Counts the tree of actions and chance outcomes to a depth, for comparing engines: leaves, and chance answers met. */
export const perft = (state: GameState<EditionId>, depth: number): TreeCounts => door.perft(state, depth);

/**
 * A table at which a game is played: the present state, what led to it, undo and redo, saves and records, and whoever wants to know of
 * changes. It is played by the rules of the package; for a ruleset of your own there is `createTable` of `runebound-engine/table`.
 *
 * @param setting - `options` of a new game, or `from`: a state, a save or a record
 * @throws InvalidArgumentError if it is not just one of the two; InvalidOptionsError, InvalidSaveError, UnknownRulesetError like the functions that
 * read those
 * @example
 * ```ts
 * const table = createTable({ options: { players: 2, seed: 'tamalir' } });
 * table.subscribe(() => draw(table.getSnapshot()));
 * table.act({ type: 'move/roll', dice: 5 }, { by: 0 });
 * ```
 */
export const createTable = <E extends EditionId = 'second-edition'>(
  setting: TableOptions<Omit<Editions[E], 'options'> & { options: OptionsFor<Editions, E> }>,
): GameTable<E> => door.createTable<E>(setting);

/** The one-line code of an action, such as `move/step to=h0714 die=2`. */
export const actionCode = (action: Action<EditionId>): string => door.actionCode(action);

/** Reads an action's code back; without a state, one of Second Edition. Throws IllegalActionError if it is none. */
export const parseActionCode = <S extends GameState<EditionId> | GameView<EditionId> = GameState>(
  code: string,
  state?: S,
): Action<EditionOf<Editions, S>> => door.parseActionCode(code, state);

/** What is broken in a state by the invariants of all rules in force; empty for every state of a real game. */
export const brokenInvariants = (state: GameState<EditionId> | GameView<EditionId>): readonly Problem[] =>
  door.brokenInvariants(state);

export {
  type AnyEdition,
  type Door,
  type Edition,
  type EditionOf,
  type Editions as EditionTypes,
  type EditionsIn,
  type OptionsFor,
  openDoor,
  type SeenIn,
  type StateIn,
  type TypesOf,
  type ViewIn,
} from './door.js';
export { forbid, type Refusal } from './kernel/actions.js';
export { type ChanceAnswer, type ChanceOutcome, type ChanceRequest, randomSeed } from './kernel/chance.js';
export * from './kernel/errors.js';
export type {
  ActOptions,
  GameRecord,
  Json,
  Outcome,
  PlayoutOptions,
  Prediction,
  Ruleset,
  Ruling,
  SeenEvent,
  SimulationOptions,
  Transition,
  TreeCounts,
} from './kernel/index.js';
export { Simulation } from './kernel/index.js';
export type { BroughtRule } from './kernel/module.js';
export { override } from './kernel/questions.js';
export {
  type OfSort,
  ofSort,
  type Phrase,
  type Reason,
  type ReasonValue,
  type Several,
  why,
} from './kernel/reasons.js';
export {
  type Citation,
  isRuleId,
  type Rule,
  type RuleId,
  rule,
  rulesOf,
  searchRules,
} from './register/index.js';
export type {
  Answer,
  Answers,
  Attempt,
  AttemptGroup,
  QuestionSubject,
  Subject,
} from './second-edition/attempts/index.js';
export { oddsOf } from './second-edition/inspect/index.js';
export type * from './second-edition/inspect/types.js';
export { defineModule } from './second-edition/module.js';
export { type BundledModule, bundledModules, composeRuleset, secondEdition } from './second-edition/whole.js';
export type { LogEntry, Table, TableOptions, TableSnapshot } from './table/table.js';
export { thirdEdition } from './third-edition/whole.js';
