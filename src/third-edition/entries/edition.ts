/**
 * Runebound Third Edition alone: the functions of the front door for games of either scenario, and rulesets composed of what you import.
 *
 * `explain` cites rules by their ids (`cite` of `runebound-engine/register/third-edition` has their words), and saves are read by
 * `runebound-engine/third-edition/saves`.
 *
 * @example
 * ```ts
 * import { apply, createGame, legalActions, scenarioIds } from 'runebound-engine/third-edition';
 *
 * let state = createGame({ scenario: 'corpse-king', players: 2, seed: 7 });
 * state = apply(state, legalActions(state)[0]);
 * ```
 *
 * @module third-edition
 */
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
import type { ThirdEditionAction } from '../actions.js';
import { type Answers, type AttemptGroup, answersNow, attemptsCiting } from '../attempts/index.js';
import { rulesetOf } from '../box.js';
import type { PlaceKind } from '../content/board-types.js';
import { rulesetFor, rulesetOfOptions, rulesetOfRecord, scenarioOfSaved } from '../edition.js';
import {
  distancesOn,
  facesInto,
  type Inspection,
  inspection,
  type NearPlace,
  type Odds,
  oddsNow,
  pathOn,
  placesNear,
  type Reach,
  reachable,
} from '../inspect/index.js';
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
 * Creates a game of a scenario and sets it up, up to the first decision.
 * @throws InvalidOptionsError naming everything that is wrong with the options; UnknownRulesetError for a scenario that there is not
 */
export const createGame = (options: ThirdEditionOptions): ThirdEditionState =>
  rulesetOfOptions(options).createGame(options);
/** Like {@link createGame}, together with the facts of the setup. */
export const startGame = (options: ThirdEditionOptions): Transition<ThirdEditionState, ThirdEditionEvent> =>
  rulesetOfOptions(options).startGame(options);
/** What the player who is asked may do or, with `player`, what that one may; while chance is asked, its answers. */
export const legalActions = (
  state: ThirdEditionState | ThirdEditionView,
  player?: number,
): readonly ThirdEditionAction[] => rulesetFor(state).legalActions(state, player);
/** The players who may do anything now, in the order of their seats. */
export const mayAct = (state: ThirdEditionState | ThirdEditionView): readonly number[] =>
  rulesetFor(state).mayAct(state);
/**
 * Whose an action is: a player, by index, or chance.
 * @throws IllegalActionError for what is not offered now, or has not its form
 */
export const actorOf = (
  state: ThirdEditionState | ThirdEditionView,
  action: ThirdEditionAction,
): number | 'chance' => rulesetFor(state).actorOf(state, action);
/**
 * The state after an action and all that follows from it, up to the next decision.
 * @throws IllegalActionError with the rule that forbids it; nothing is changed then
 */
export const apply = (
  state: ThirdEditionState,
  action: ThirdEditionAction,
  options?: ActOptions,
): ThirdEditionState => rulesetFor(state).apply(state, action, options);
/** Like {@link apply}, together with the facts that happened, in order, each with its rule. */
export const transition = (
  state: ThirdEditionState,
  action: ThirdEditionAction,
  options?: ActOptions,
): Transition<ThirdEditionState, ThirdEditionEvent> => rulesetFor(state).transition(state, action, options);
/** Who has to decide what, with the rule that asks; `null` once the game is over. */
export const decision = (state: ThirdEditionState | ThirdEditionView): ThirdEditionDecision | null =>
  rulesetFor(state).decision(state);
/** How the game ended, with the rule that ended it; `null` while it goes on. Nobody wins where the villain does. */
export const outcome = (state: ThirdEditionState | ThirdEditionView): Outcome | null =>
  rulesetFor(state).outcome(state);
/** Whether any value is a legal action now, and the rules that decide it, by their ids. */
export const explain = (
  state: ThirdEditionState | ThirdEditionView,
  action: unknown,
  options?: ActOptions,
): Ruling<ThirdEditionDecision> => rulesetFor(state).explain(state, action, options);
/** What chance may answer now, with exact probabilities; empty while a player decides. */
export const chanceOutcomes = (state: ThirdEditionState | ThirdEditionView): readonly ChanceOutcome[] =>
  rulesetFor(state).chanceOutcomes(state);
/** What a person at the table reads off it, each value with all that makes it up; prices for `player`, or whoever is asked. */
export const inspect = (state: ThirdEditionState | ThirdEditionView, player?: number): Inspection =>
  rulesetFor(state).ask(state, inspection, player);
const attemptsNow = /* @__PURE__ */ attemptsCiting();

/** Everything that could be tried here, legal or not, by what it is about; rulings cite rules by their ids. */
export const attempts = (
  state: ThirdEditionState | ThirdEditionView,
  player?: number,
): readonly AttemptGroup[] => rulesetFor(state).ask(state, attemptsNow, player);
/** What is asked about, and what each answer is; `null` once the game is over. */
export const answers = (state: ThirdEditionState | ThirdEditionView, player?: number): Answers | null =>
  rulesetFor(state).ask(state, answersNow, player);
/** Every hex that the hero who moves can reach from here; `null` unless a player is asked where to move. */
export const reach = (state: ThirdEditionState | ThirdEditionView): Reach | null =>
  rulesetFor(state).ask(state, reachable);
/** How likely what chance decides now, or for each legal action would decide: tokens, dice, draws. */
export const odds = (state: ThirdEditionState | ThirdEditionView): Odds =>
  rulesetFor(state).ask(state, oddsNow);
/** How many steps each hex is from a hex, the nearest first. */
export const distances = (
  state: ThirdEditionState | ThirdEditionView,
  from: string,
): Readonly<Record<string, number>> => rulesetFor(state).ask(state, distancesOn, from);
/** A shortest way between two hexes, with both ends; `null` if there is none. */
export const path = (
  state: ThirdEditionState | ThirdEditionView,
  from: string,
  to: string,
): readonly string[] | null => rulesetFor(state).ask(state, pathOn, from, to);
/** The cities, shrines and strongholds that can be reached from a hex, the nearest first; those of a kind if one is named. */
export const nearestPlaces = (
  state: ThirdEditionState | ThirdEditionView,
  from: string,
  kind?: PlaceKind,
): readonly NearPlace[] => rulesetFor(state).ask(state, placesNear, from, kind);
/** The faces of a terrain die with which a hex can be entered as things are. */
export const facesFor = (state: ThirdEditionState | ThirdEditionView, hex: string): readonly number[] =>
  rulesetFor(state).ask(state, facesInto, hex);
/** What a player, or with `null` a spectator, may know: a hand, and the fronts of drawn trophies, are known to their owner alone (3e.game.public-info). */
export const viewFor = (state: ThirdEditionState, player: number | null): ThirdEditionView =>
  rulesetFor(state).viewFor(state, player);
/** What a player, or with `null` a spectator, sees of events of a game. */
export const eventsFor = (
  state: ThirdEditionState | ThirdEditionView,
  events: readonly ThirdEditionEvent[],
  player: number | null,
): readonly SeenThirdEditionEvent[] => rulesetFor(state).eventsFor(events, player);
/**
 * A view off the wire, as text or as a value that was parsed; it shares with the one before what did not change. Its form is checked by
 * rulesets that check states: `composeRuleset(scenario, { saves: saveChecks }).receiveView`.
 * @throws InvalidSaveError for what is no view of this edition
 */
export const receiveView = (previous: ThirdEditionView | null, json: unknown): ThirdEditionView =>
  rulesetOf(scenarioOfSaved(json)).receiveView(previous, json);
/** A view after events, in everything that lies on the table: without what is being resolved, and without chance. */
export const follow = (
  view: ThirdEditionView | FollowedOf<ThirdEditionView>,
  events: readonly (ThirdEditionEvent | SeenThirdEditionEvent)[],
): FollowedOf<ThirdEditionView> => rulesetFor(view).follow(view, events);
/** What an impatient client may show before its server answers. */
export const predict = (
  view: ThirdEditionView,
  action: ThirdEditionAction,
  answers?: readonly ChanceAnswer[],
): Prediction<ThirdEditionView, SeenThirdEditionEvent, ThirdEditionDecision> =>
  rulesetFor(view).predict(view, action, answers);
/** A private, mutable game to play forward fast, from a state or a view; of a view it deals what is hidden anew, from all that is consistent. */
export const simulate = (
  state: ThirdEditionState | ThirdEditionView,
  options?: SimulationOptions<ThirdEditionEvent>,
): Simulation<ThirdEditionTypes> => rulesetFor(state).simulate(state, options);
/** A record of a game from its options and actions. */
export const createRecord = (
  options: ThirdEditionOptions,
  actions: readonly ThirdEditionAction[],
): GameRecord<ThirdEditionOptions, ThirdEditionAction> =>
  rulesetOfOptions(options).createRecord(options, actions);
/**
 * Plays a record again, state by state.
 * @throws InvalidSaveError if it is no record, or where it drifts from the recorded game
 */
export const replay = (
  record: GameRecord<ThirdEditionOptions, ThirdEditionAction>,
): Generator<ThirdEditionState, ThirdEditionState, void> => rulesetOfRecord(record).replay(record);
/** A state as text; `parseState` of `runebound-engine/third-edition/saves` reads it back. */
export const serialize = (state: ThirdEditionState): string => rulesetFor(state).serialize(state);
/** 16 hex digits: equal states, equal hash, on every platform. */
export const hashState = (state: ThirdEditionState | ThirdEditionView): string =>
  rulesetFor(state).hashState(state);
/** Whether going back from `after` to `before` is fair: not if chance decided anything, or something hidden was seen, in between. */
export const canUndo = (before: ThirdEditionState, after: ThirdEditionState): boolean =>
  rulesetFor(after).canUndo(before, after);
/** Counts the tree of actions and chance outcomes to a depth, for comparing engines. */
export const perft = (state: ThirdEditionState, depth: number): TreeCounts =>
  rulesetFor(state).perft(state, depth);
export { actionCode } from '../../kernel/action-values.js';
export * from '../abilities/language.js';
export type { ThirdEditionAction } from '../actions.js';
export type {
  Answer,
  Answers,
  Attempt,
  AttemptGroup,
  DieSubject,
  QuestionSubject,
  Subject,
  TokenSubject,
} from '../attempts/index.js';
export type { Board, Content } from '../base/content.js';
export type { Seat } from '../base/setup.js';
export * from '../base/state.js';
export { composeRuleset, rulesetOf, type ScenarioId, scenarioIds } from '../box.js';
export type { LightThirdEditionRuleset, RulesetParts, ThirdEditionRuleset } from '../compose.js';
export * from '../content/board-types.js';
export * from '../content/cards.js';
export type { ContentPack } from '../content/pack.js';
export { rulesetFor } from '../edition.js';
export type * from '../inspect/types.js';
export type { ThirdEditionOptions } from '../options.js';
export type {
  SeenThirdEditionEvent,
  ThirdEditionDecision,
  ThirdEditionEvent,
  ThirdEditionFrame,
  ThirdEditionState,
  ThirdEditionTypes,
  ThirdEditionView,
} from '../types.js';
