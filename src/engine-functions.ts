// Written by `npm run generate -- functions`. Do not edit.
import type { EditionOf, Editions, OptionsFor } from './edition-types.js';
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

/** The functions of rulesets for some editions together. `R` are the types of their games, `D` is the edition played where options name none. */
export interface EngineFunctions<R extends Editions, D extends keyof R> {
  /**
   * Creates a game and sets it up.
   *
   * @param options - players (a number, or one entry each), a seed or `chance: 'manual'`; rule modules in Second Edition, a scenario in
   * Third
   * @returns the state at the first decision
   * @throws InvalidOptionsError with all problems of the options
   * @throws UnknownRulesetError for an edition, a module or a combination that does not exist
   */
  createGame<Id extends keyof R = D>(options: OptionsFor<R, Id>): R[Id]['state'];
  /**
   * Like `createGame`, with the events of the setup: the Heroes, the first player, the markets.
   *
   * @throws InvalidOptionsError, UnknownRulesetError like `createGame`
   */
  startGame<Id extends keyof R = D>(options: OptionsFor<R, Id>): Transition<R[Id]['state'], R[Id]['event']>;
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
  legalActions<S extends R[keyof R]['state'] | R[keyof R]['view']>(
    state: S,
    player?: number,
  ): readonly R[EditionOf<R, S>]['action'][];
  /**
   * The players who may act now, in the order of their seats: the asked player, and players with actions that are possible at any time.
   * Empty while the game waits for chance, and after its end.
   */
  mayAct(state: R[keyof R]['state'] | R[keyof R]['view']): readonly number[];
  /**
   * The actor of an action: a player, by index, or chance. The parameter `player` does not tell: in `hero/attack` it is the player who is
   * attacked.
   *
   * @throws IllegalActionError if the action is not offered now, or does not have the form of its kind
   */
  actorOf<S extends R[keyof R]['state'] | R[keyof R]['view']>(
    state: S,
    action: R[EditionOf<R, S>]['action'],
  ): number | 'chance';
  /**
   * The state after an action and all its consequences, at the next decision.
   *
   * @param options - `by`: the player who sends the action, or `'chance'`; a server sets it, so that no player acts for another
   * @throws IllegalActionError with the rule that forbids the action, or with its actor; nothing changes then
   * @throws InvalidArgumentError for a view, and for a player that does not exist
   */
  apply<S extends R[keyof R]['state']>(
    state: S,
    action: R[EditionOf<R, S>]['action'],
    options?: ActOptions,
  ): R[EditionOf<R, S>]['state'];
  /** Like `apply`, with the events in order, and the answers of chance: with these a game of manual chance reaches the same state. */
  transition<S extends R[keyof R]['state']>(
    state: S,
    action: R[EditionOf<R, S>]['action'],
    options?: ActOptions,
  ): Transition<R[EditionOf<R, S>]['state'], R[EditionOf<R, S>]['event']>;
  /** The current decision: its actor, its kind, and the rule that asks; `null` once the game is over. */
  decision<S extends R[keyof R]['state'] | R[keyof R]['view']>(
    state: S,
  ): R[EditionOf<R, S>]['decision'] | null;
  /** How the game ended, with the rule that ended it; `null` while it goes on. */
  outcome(state: R[keyof R]['state'] | R[keyof R]['view']): Outcome | null;
  /** Whether a value is a legal action now, of any or of one player, and the rules that decide it. Never throws. */
  explain<S extends R[keyof R]['state'] | R[keyof R]['view']>(
    state: S,
    action: unknown,
    options?: ActOptions,
  ): Ruling<R[EditionOf<R, S>]['decision']>;
  /** The possible answers of chance with exact probabilities; empty while a player decides. */
  chanceOutcomes(state: R[keyof R]['state'] | R[keyof R]['view']): readonly ChanceOutcome[];
  /** What a player, or a spectator (`null`), may know: never the generator. The same object for the same frozen state. */
  viewFor<S extends R[keyof R]['state']>(state: S, player: number | null): R[EditionOf<R, S>]['view'];
  /**
   * Events as a player, or a spectator (`null`), sees them: without hidden details and hidden events. The same objects where nothing is
   * hidden, as in all of Second Edition.
   *
   * @param events - events of `transition`. Only the ruleset composed with a module from elsewhere knows the events of that module.
   * @throws InvalidArgumentError if they are not events of this game
   */
  eventsFor<E extends R[keyof R]['event']>(events: readonly E[], player: number | null): readonly E[];
  /**
   * A view from a server, as text or as a parsed value. Its form is checked, it is frozen, and it shares unchanged parts with the previous
   * view, or is that view if nothing changed. So a screen redraws only what changed.
   *
   * @param previous - the previous view; `null` for the first
   * @param json - what the server sent: `JSON.stringify` of a view
   * @throws InvalidSaveError with the problems; UnknownRulesetError if a module is missing
   */
  receiveView<S extends R[keyof R]['view'] = R[D]['view']>(
    previous: S | null,
    json: unknown,
  ): R[EditionOf<R, S>]['view'];
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
  predict<S extends R[keyof R]['view']>(
    view: S,
    action: R[EditionOf<R, S>]['action'],
    answers?: readonly ChanceAnswer[],
  ): Prediction<R[EditionOf<R, S>]['view'], R[EditionOf<R, S>]['seen'], R[EditionOf<R, S>]['decision']>;
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
  follow<S extends R[keyof R]['view'] | FollowedOf<R[keyof R]['view']>>(
    view: S,
    events: readonly (R[keyof R]['event'] | R[keyof R]['seen'])[],
  ): FollowedOf<R[EditionOf<R, S>]['view']>;
  /** A private, mutable copy of a state or a view, for fast play. */
  simulate<S extends R[keyof R]['state'] | R[keyof R]['view']>(
    state: S,
    options?: SimulationOptions<R[EditionOf<R, S>]['event']>,
  ): Simulation<R[EditionOf<R, S>]>;
  /**
   * Plays the actions and records them, with a checkpoint every fifty actions and at the end.
   *
   * @throws InvalidOptionsError, IllegalActionError like `createGame` and `apply`
   */
  createRecord<Id extends keyof R = D>(
    options: OptionsFor<R, Id>,
    actions: readonly R[Id]['action'][],
  ): GameRecord<OptionsFor<R, Id>, R[Id]['action']>;
  /**
   * Replays a record: yields each state, the first one before any action, and returns the last one.
   *
   * @throws InvalidSaveError if it is not a record, or where it differs from a checkpoint; IllegalActionError at an action that is not
   * legal any more
   */
  replay<Id extends keyof R = D>(
    record: GameRecord<OptionsFor<R, Id>, R[Id]['action']>,
  ): Generator<R[Id]['state'], R[Id]['state'], void>;
  /** A state as text. */
  serialize(state: R[keyof R]['state']): string;
  /** 16 hexadecimal digits: equal states have equal hashes, on every platform. */
  hashState(state: R[keyof R]['state'] | R[keyof R]['view']): string;
  /**
   * Whether undoing from `after` to `before` is fair: chance decided nothing in between, and no player saw hidden information. False if
   * `before` is the later state, as far as this ruleset made both.
   */
  canUndo(before: R[keyof R]['state'], after: R[keyof R]['state']): boolean;
  /** Counts the tree of actions and chance outcomes to a depth, for comparing engines: leaves and answers of chance. */
  perft(state: R[keyof R]['state'], depth: number): TreeCounts;
  /**
   * Reads the code of an action; does not check whether it is legal.
   *
   * @param state - a state of the action's game. Functions for several rulesets choose by it; a ruleset does not need it.
   * @throws IllegalActionError if it is not the code of an action
   */
  parseActionCode<S extends R[keyof R]['state'] | R[keyof R]['view'] = R[D]['state']>(
    code: string,
    state?: S,
  ): R[EditionOf<R, S>]['action'];
  /**
   * Reads a saved state and checks it completely. Its `edition` names the edition. TypeScript assumes the edition `E`, by default Second
   * Edition; `parseState<EditionId>(text)` leaves it open.
   *
   * @throws InvalidSaveError with the problems; UnknownRulesetError if a module is missing
   */
  parseState<Id extends keyof R = D>(text: string): R[Id]['state'];
  /**
   * The broken invariants of a state, of all modules in force; empty if the state is fine. For a state made by hand it finds a part of
   * what `parseState` refuses: broken invariants, or a wrong form if there are none. It does not check whether the game can go on.
   *
   * @throws InvalidSaveError if it is not a state of these rules
   */
  brokenInvariants(state: R[keyof R]['state'] | R[keyof R]['view']): readonly Problem[];
}
