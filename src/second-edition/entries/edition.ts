/**
 * Runebound Second Edition alone: the functions of the front door for its base game, and rulesets composed of what you import.
 *
 * Nothing large comes with it that you do not name. `explain` cites rules by their ids (`cite` of `runebound-engine/register/second-edition`
 * has their words), saves are read by `runebound-engine/second-edition/saves`, and each module has an entry of its own.
 *
 * @example
 * ```ts
 * import { apply, createGame, legalActions } from 'runebound-engine/second-edition';
 *
 * let state = createGame({ players: 2, seed: 'tamalir' });
 * state = apply(state, legalActions(state)[0]);
 * ```
 *
 * @module second-edition
 */
import type {
  ActOptions,
  ChanceOutcome,
  FollowedOf,
  GameRecord,
  Outcome,
  Ruling,
  Simulation,
  SimulationOptions,
  Transition,
  TreeCounts,
} from '../../kernel/index.js';
import type { SecondEditionAction } from '../actions.js';
import { type Answers, type AttemptGroup, answersNow, attemptsCiting } from '../attempts/index.js';
import {
  bindParts,
  bundledContent,
  type LightSecondEditionRuleset,
  riseOfTheDragonLords,
} from '../compose.js';
import {
  distancesOn,
  facesInto,
  type Inspection,
  inspection,
  type NearTown,
  type Odds,
  oddsNow,
  pathOn,
  type Reach,
  reachable,
  townsOn,
} from '../inspect/index.js';
import type { SecondEditionOptions } from '../options.js';
import type {
  SecondEditionDecision,
  SecondEditionEvent,
  SecondEditionState,
  SecondEditionTypes,
  SecondEditionView,
} from '../types.js';

let composed: LightSecondEditionRuleset<SecondEditionEvent> | undefined;

/** The rules of the base game alone, composed at the first call. */
const base = (): LightSecondEditionRuleset<SecondEditionEvent> => {
  composed ??= bindParts<never>([], bundledContent(riseOfTheDragonLords, []), {});
  return composed;
};

/**
 * Creates a game of the base game. With modules: `composeRuleset(modules).createGame(options)`.
 * @throws InvalidOptionsError naming everything that is wrong with the options
 */
export const createGame = (options: SecondEditionOptions): SecondEditionState => base().createGame(options);
/** Like {@link createGame}, together with the facts of the setup. */
export const startGame = (
  options: SecondEditionOptions,
): Transition<SecondEditionState, SecondEditionEvent> => base().startGame(options);
/** What the player who is asked may do or, with `player`, what that one may; while chance is asked, its answers. */
export const legalActions = (
  state: SecondEditionState | SecondEditionView,
  player?: number,
): readonly SecondEditionAction[] => base().legalActions(state, player);
/** The players who may do anything now, in the order of their seats. */
export const mayAct = (state: SecondEditionState | SecondEditionView): readonly number[] =>
  base().mayAct(state);
/**
 * Whose an action is: a player, by index, or chance.
 * @throws IllegalActionError for what is not offered now, or has not its form
 */
export const actorOf = (
  state: SecondEditionState | SecondEditionView,
  action: SecondEditionAction,
): number | 'chance' => base().actorOf(state, action);
/**
 * The state after an action and all that follows from it, up to the next decision.
 * @throws IllegalActionError with the rule that forbids it; nothing is changed then
 */
export const apply = (
  state: SecondEditionState,
  action: SecondEditionAction,
  options?: ActOptions,
): SecondEditionState => base().apply(state, action, options);
/** Like {@link apply}, together with the facts that happened, in order, each with its rule. */
export const transition = (
  state: SecondEditionState,
  action: SecondEditionAction,
  options?: ActOptions,
): Transition<SecondEditionState, SecondEditionEvent> => base().transition(state, action, options);
/** Who has to decide what, with the rule that asks; `null` once the game is over. */
export const decision = (state: SecondEditionState | SecondEditionView): SecondEditionDecision | null =>
  base().decision(state);
/** How the game ended, with the rule that ended it; `null` while it goes on. */
export const outcome = (state: SecondEditionState | SecondEditionView): Outcome | null =>
  base().outcome(state);
/** Whether any value is a legal action now, and the rules that decide it, by their ids. */
export const explain = (
  state: SecondEditionState | SecondEditionView,
  action: unknown,
  options?: ActOptions,
): Ruling<SecondEditionDecision> => base().explain(state, action, options);
/** What chance may answer now, with exact probabilities; empty while a player decides. */
export const chanceOutcomes = (state: SecondEditionState | SecondEditionView): readonly ChanceOutcome[] =>
  base().chanceOutcomes(state);
/** What a person at the table reads off it, each value with all that makes it up; prices for `player`, or whoever is asked. */
export const inspect = (state: SecondEditionState | SecondEditionView, player?: number): Inspection =>
  base().ask(state, inspection, player);
const attemptsNow = /* @__PURE__ */ attemptsCiting();

/** Everything that could be tried here, legal or not, by what it is about; rulings cite rules by their ids. */
export const attempts = (
  state: SecondEditionState | SecondEditionView,
  player?: number,
): readonly AttemptGroup[] => base().ask(state, attemptsNow, player);
/** What is asked about, and what each answer is; `null` once the game is over. */
export const answers = (state: SecondEditionState | SecondEditionView, player?: number): Answers | null =>
  base().ask(state, answersNow, player);
/** Every space that the player who moves can reach from here; `null` unless a player is asked where to move. */
export const reach = (state: SecondEditionState | SecondEditionView): Reach | null =>
  base().ask(state, reachable);
/** How likely the rolls at hand succeed. */
export const odds = (state: SecondEditionState | SecondEditionView): Odds => base().ask(state, oddsNow);
/** How many steps each space is from a space on foot, the nearest first. */
export const distances = (
  state: SecondEditionState | SecondEditionView,
  from: string,
): Readonly<Record<string, number>> => base().ask(state, distancesOn, from);
/** A shortest way on foot between two spaces, with both ends; `null` if there is none. */
export const path = (
  state: SecondEditionState | SecondEditionView,
  from: string,
  to: string,
): readonly string[] | null => base().ask(state, pathOn, from, to);
/** The towns that can be reached on foot from a space, the nearest first. */
export const nearestTowns = (
  state: SecondEditionState | SecondEditionView,
  from: string,
): readonly NearTown[] => base().ask(state, townsOn, from);
/** The faces of a movement die with which a space can be entered as things are. */
export const facesFor = (state: SecondEditionState | SecondEditionView, space: string): readonly number[] =>
  base().ask(state, facesInto, space);
/** What a player, or with `null` a spectator, may know. */
export const viewFor = (state: SecondEditionState, player: number | null): SecondEditionView =>
  base().viewFor(state, player);
/** A view after events, in everything that lies on the table: without what is being resolved, and without chance. */
export const follow = (
  view: SecondEditionView | FollowedOf<SecondEditionView>,
  events: readonly SecondEditionEvent[],
): FollowedOf<SecondEditionView> => base().follow(view, events);
/** A private, mutable game to play forward fast, from a state or a view. */
export const simulate = (
  state: SecondEditionState | SecondEditionView,
  options?: SimulationOptions<SecondEditionEvent>,
): Simulation<SecondEditionTypes> => base().simulate(state, options);
/** A record of a game from its options and actions. */
export const createRecord = (
  options: SecondEditionOptions,
  actions: readonly SecondEditionAction[],
): GameRecord<SecondEditionOptions, SecondEditionAction> => base().createRecord(options, actions);
/** Plays a record again, state by state. */
export const replay = (
  record: GameRecord<SecondEditionOptions, SecondEditionAction>,
): Generator<SecondEditionState, SecondEditionState, void> => base().replay(record);
/** A state as text; `parseState` of `runebound-engine/second-edition/saves` reads it back. */
export const serialize = (state: SecondEditionState): string => base().serialize(state);
/** 16 hex digits: equal states, equal hash, on every platform. */
export const hashState = (state: SecondEditionState | SecondEditionView): string => base().hashState(state);
/** Whether going back from `after` to `before` is fair: not if chance decided anything in between. */
export const canUndo = (before: SecondEditionState, after: SecondEditionState): boolean =>
  base().canUndo(before, after);
/** Counts the tree of actions and chance outcomes to a depth, for comparing engines. */
export const perft = (state: SecondEditionState, depth: number): TreeCounts => base().perft(state, depth);
/** Reads an action's code back. Throws IllegalActionError if it is none. */
export const parseActionCode = (code: string): SecondEditionAction => base().parseActionCode(code);

export { actionCode } from '../../kernel/action-values.js';
export * from '../abilities/language.js';
export type { SecondEditionAction } from '../actions.js';
export type {
  Answer,
  Answers,
  Attempt,
  AttemptGroup,
  QuestionSubject,
  Subject,
} from '../attempts/index.js';
export type { Board, Ground } from '../base/board.js';
export type { Bearing, CardSide, TriggeredEntry, UsedEntry } from '../base/card-sides.js';
export type { Content } from '../base/content.js';
export { compileContent } from '../base/content.js';
export type { Seat } from '../base/setup.js';
export * from '../base/state.js';
export {
  composeRuleset,
  type LightSecondEditionRuleset,
  movementDice,
  type RulesetParts,
  riseOfTheDragonLords,
  type SecondEditionRuleset,
} from '../compose.js';
export * from '../content/board-types.js';
export * from '../content/cards.js';
export type { NeededList, Needs, Understanding, Understands } from '../content/check-sorts.js';
export type * from '../event-types.js';
export { oddsOf } from '../inspect/index.js';
export type * from '../inspect/types.js';
export { defineModule, type SecondEditionModule } from '../module.js';
export type { SecondEditionOptions } from '../options.js';
export type {
  EventsWith,
  SecondEditionDecision,
  SecondEditionEvent,
  SecondEditionFrame,
  SecondEditionState,
  SecondEditionTypes,
  SecondEditionView,
} from '../types.js';
