/**
 * A headless rules engine for the board game Runebound: what may be done, and what then happens. Unofficial.
 *
 * Every function here is pure over an immutable, JSON-valued state: nothing passed in is ever changed.
 *
 * @module runebound-engine
 */
import {
  type ActOptions,
  assertRecord,
  type ChanceOutcome,
  actionCode as codeOf,
  type Decision,
  type GameRecord,
  InvalidOptionsError,
  InvalidSaveError,
  type Outcome,
  type Ruling,
  type Simulation,
  type SimulationOptions,
  type Transition,
  type TreeCounts,
  UnknownRulesetError,
} from './kernel/index.js';
import {
  rulesetOf,
  type SecondEditionAction,
  type SecondEditionOptions,
  type SecondEditionRuleset,
  type SecondEditionState,
} from './second-edition/index.js';
import { isModuleList } from './second-edition/options.js';

/** The state of a game: a deeply immutable JSON value, and the whole truth. */
export type GameState = SecondEditionState;
/** What a player, or chance, can do: plain JSON, told apart by `type`. */
export type Action = SecondEditionAction;
/** What a game is created from. */
export type GameOptions = SecondEditionOptions;
/** What one player may know of a state. Legal actions and simulations can be asked of it. */
export type GameView = GameState;

const unknownEdition = (edition: unknown): UnknownRulesetError =>
  new UnknownRulesetError(
    `There is no edition ${typeof edition === 'string' ? `"${edition.slice(0, 60)}"` : 'of that name'}; there is second-edition.`,
  );

/** What names the rules in a value from anywhere, read once; `null` if it cannot even be read. */
function namesIn(value: unknown): { readonly edition: unknown; readonly modules: unknown } | null {
  try {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const { edition, modules } = value as { readonly edition?: unknown; readonly modules?: unknown };
    return { edition, modules: isModuleList(modules) ? [...modules] : modules };
  } catch {
    return null;
  }
}

/** The bundled ruleset a state is played by; the ruleset itself looks closer. */
function rulesetFor(state: GameState): SecondEditionRuleset {
  const names = namesIn(state);
  if (names === null)
    throw new InvalidSaveError([
      { path: '', message: 'This is no game state. Pass one that createGame, apply or parseState gave.' },
    ]);
  const { edition, modules } = names;
  if (edition !== 'second-edition') throw unknownEdition(edition);
  if (!isModuleList(modules))
    throw new InvalidSaveError([{ path: 'modules', message: 'Modules are a list of module ids.' }]);
  return rulesetOf(modules);
}

/**
 * Creates a game and sets it up.
 *
 * @param options - players (1 to 6, or one entry each), a seed or `chance: 'manual'`, rule modules
 * @returns the first state in which somebody has to decide
 * @throws InvalidOptionsError naming everything that is wrong with the options
 * @throws UnknownRulesetError for an edition, a module or a combination that does not exist
 * @example
 * ```ts
 * const game = createGame({ players: 3, seed: 'tamalir' });
 * ```
 */
export const createGame = (options: GameOptions): GameState => rulesetOfOptions(options).createGame(options);

/**
 * Like {@link createGame}, together with the facts of the setup: who plays which Hero, who begins, what lies in the markets.
 *
 * @throws InvalidOptionsError, UnknownRulesetError like `createGame`
 * @example
 * ```ts
 * const { state, events } = startGame({ players: 3, seed: 'tamalir' });
 * ```
 */
export const startGame = (options: GameOptions): Transition<GameState> =>
  rulesetOfOptions(options).startGame(options);

/** The bundled ruleset that options ask for. */
function rulesetOfOptions(options: GameOptions): SecondEditionRuleset {
  const names = namesIn(options);
  if (names === null)
    throw new InvalidOptionsError([
      { path: '', message: 'Options are an object such as { players: 3, seed: "tamalir" }.' },
    ]);
  const { edition, modules } = names;
  if (edition !== undefined && edition !== 'second-edition') throw unknownEdition(edition);
  return rulesetOf((modules ?? []) as readonly string[]);
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
export const legalActions = (state: GameState, player?: number): readonly Action[] =>
  rulesetFor(state).legalActions(state, player);

/**
 * The players who may do anything now, in the order of their seats: the one who is asked, and whoever may do something at any time.
 * Nobody while chance is asked, or once the game is over.
 */
export const mayAct = (state: GameState): readonly number[] => rulesetFor(state).mayAct(state);

/**
 * Whose an action is: a player, by index, or chance. A parameter `player` is no guide to that: in `hero/attack` it is the one who is attacked.
 *
 * @throws IllegalActionError for what is not offered now, or has not the form of its kind
 */
export const actorOf = (state: GameState, action: Action): number | 'chance' =>
  rulesetFor(state).actorOf(state, action);

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
export const apply = (state: GameState, action: Action, options?: ActOptions): GameState =>
  rulesetFor(state).apply(state, action, options);

/** Like {@link apply}, together with the facts that happened, in order, each with its rule. */
export const transition = (state: GameState, action: Action, options?: ActOptions): Transition<GameState> =>
  rulesetFor(state).transition(state, action, options);

/** Who has to decide what, with the rule that asks; `null` once the game is over. */
export const decision = (state: GameState): Decision | null => rulesetFor(state).decision(state);

/** How the game ended, with the rule that ended it; `null` while it goes on. */
export const outcome = (state: GameState): Outcome | null => rulesetFor(state).outcome(state);

/**
 * Whether any value is a legal action now, and the rules that decide it; with `by`, whether it is that player's. Never throws for anything
 * passed as the action.
 *
 * @example
 * ```ts
 * explain(game, { type: 'market/done' }).rules[0].id; // '2e.market.actions'
 * ```
 */
export const explain = (state: GameState, action: unknown, options?: ActOptions): Ruling =>
  rulesetFor(state).explain(state, action, options);

/** What chance may answer now, with exact probabilities; empty while a player decides. */
export const chanceOutcomes = (state: GameState): readonly ChanceOutcome[] =>
  rulesetFor(state).chanceOutcomes(state);

/**
 * What a player, or with `null` a spectator, may know: never the generator. It can be looked at and simulated, but not played on.
 *
 * @throws InvalidArgumentError if there is no such player
 */
export const viewFor = (state: GameState, player: number | null): GameView =>
  rulesetFor(state).viewFor(state, player);

/** A private, mutable game for bots to play forward fast, from a state or a view, with a random source of its own. */
export const simulate = (
  state: GameState | GameView,
  options?: SimulationOptions,
): Simulation<GameState, Action> => rulesetFor(state).simulate(state, options);

/** A record of a game from its options and actions, with fingerprints that let a replay detect drift. */
export const createRecord = (
  options: GameOptions,
  actions: readonly Action[],
): GameRecord<GameOptions, Action> => rulesetOfOptions(options).createRecord(options, actions);

/**
 * Plays a record again, state by state.
 *
 * @throws InvalidSaveError if it is no record, or where it drifts from the recorded game; IllegalActionError at an action that is not legal any more
 */
export function replay(record: GameRecord<GameOptions, Action>): Generator<GameState, GameState, void> {
  assertRecord(record);
  return rulesetOfOptions(record.options).replay(record);
}

/** A state as text. */
export const serialize = (state: GameState): string => rulesetFor(state).serialize(state);

/**
 * Reads a saved state back, checked from end to end.
 * @throws InvalidSaveError naming what is wrong; UnknownRulesetError if it needs a module that is not there
 */
export function parseState(text: string): GameState {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new InvalidSaveError([{ path: '', message: 'The text is not JSON.' }], { cause: error });
  }
  return rulesetFor(value as GameState).parseState(text);
}

/** 16 hex digits: equal states, equal hash, on every platform. */
export const hashState = (state: GameState): string => rulesetFor(state).hashState(state);

/**
 * Whether going back from `after` to `before` is fair: not if chance decided anything in between, nor if they are not of one game.
 */
export const canUndo = (before: GameState, after: GameState): boolean =>
  rulesetFor(after).canUndo(before, after);

/** Counts the tree of actions and chance outcomes to a depth, for comparing engines: leaves, and chance answers met. */
export const perft = (state: GameState, depth: number): TreeCounts => rulesetFor(state).perft(state, depth);

/** The one-line code of an action, such as `move/step to=h0714 die=2`. */
export const actionCode = (action: Action): string => codeOf(action);

/** Reads an action's code back. Throws IllegalActionError if it is none. */
export const parseActionCode = (code: string, state?: GameState): Action =>
  (state ? rulesetFor(state) : rulesetOf([])).parseActionCode(code);

/** What is broken in a state by the invariants of all rules in force; empty for every state of a real game. */
export const brokenInvariants = (state: GameState) => rulesetFor(state).brokenInvariants(state);

export { forbid, type Refusal } from './kernel/actions.js';
export { type ChanceAnswer, type ChanceOutcome, type ChanceRequest, randomSeed } from './kernel/chance.js';
export * from './kernel/errors.js';
export type {
  ActOptions,
  Decision,
  GameEvent,
  GameRecord,
  Json,
  Outcome,
  Ruleset,
  Ruling,
  SimulationOptions,
  Transition,
  TreeCounts,
} from './kernel/index.js';
export { Simulation } from './kernel/index.js';
export { type BroughtRule, defineModule } from './kernel/module.js';
export { override } from './kernel/questions.js';
export {
  type Citation,
  isRuleId,
  type Rule,
  type RuleId,
  rule,
  rulesOf,
  searchRules,
} from './register/index.js';
export { composeRuleset } from './second-edition/index.js';
