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
  createGame<Id extends keyof R = D>(options: OptionsFor<R, Id>): R[Id]['state'];
  /**
   * Like `createGame`, together with the facts of the setup: who plays which Hero, who begins, what lies in the markets.
   *
   * @throws InvalidOptionsError, UnknownRulesetError like `createGame`
   * @example
   * ```ts
   * const { state, events } = startGame({ players: 3, seed: 'tamalir' });
   * ```
   */
  startGame<Id extends keyof R = D>(options: OptionsFor<R, Id>): Transition<R[Id]['state'], R[Id]['event']>;
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
  legalActions<S extends R[keyof R]['state'] | R[keyof R]['view']>(
    state: S,
    player?: number,
  ): readonly R[EditionOf<R, S>]['action'][];
  /**
   * The players who may do anything now, in the order of their seats: the one who is asked, and whoever may do something at any time.
   * Nobody while chance is asked, or once the game is over.
   */
  mayAct(state: R[keyof R]['state'] | R[keyof R]['view']): readonly number[];
  /**
   * Whose an action is: a player, by index, or chance. A parameter `player` is no guide to that: in `hero/attack` it is the one who is attacked.
   *
   * @throws IllegalActionError for what is not offered now, or has not the form of its kind
   */
  actorOf<S extends R[keyof R]['state'] | R[keyof R]['view']>(
    state: S,
    action: R[EditionOf<R, S>]['action'],
  ): number | 'chance';
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
  apply<S extends R[keyof R]['state']>(
    state: S,
    action: R[EditionOf<R, S>]['action'],
    options?: ActOptions,
  ): R[EditionOf<R, S>]['state'];
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
  transition<S extends R[keyof R]['state']>(
    state: S,
    action: R[EditionOf<R, S>]['action'],
    options?: ActOptions,
  ): Transition<R[EditionOf<R, S>]['state'], R[EditionOf<R, S>]['event']>;
  /** Who has to decide what, with the rule that asks; `null` once the game is over. */
  decision<S extends R[keyof R]['state'] | R[keyof R]['view']>(
    state: S,
  ): R[EditionOf<R, S>]['decision'] | null;
  /** How the game ended, with the rule that ended it; `null` while it goes on. */
  outcome(state: R[keyof R]['state'] | R[keyof R]['view']): Outcome | null;
  /**
   * Whether any value is a legal action now, and the rules that decide it; with `by`, whether it is that player's. Never throws for anything
   * passed as the action.
   *
   * @example
   * ```ts
   * explain(game, { type: 'market/done' }).rules[0].id; // '2e.market.actions'
   * ```
   */
  explain<S extends R[keyof R]['state'] | R[keyof R]['view']>(
    state: S,
    action: unknown,
    options?: ActOptions,
  ): Ruling<R[EditionOf<R, S>]['decision']>;
  /** What chance may answer now, with exact probabilities; empty while a player decides. */
  chanceOutcomes(state: R[keyof R]['state'] | R[keyof R]['view']): readonly ChanceOutcome[];
  /**
   * What a player, or with `null` a spectator, may know: never the generator. The same object for the same frozen state; views of states
   * that follow each other share whatever did not change.
   */
  viewFor<S extends R[keyof R]['state']>(state: S, player: number | null): R[EditionOf<R, S>]['view'];
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
  eventsFor<E extends R[keyof R]['event']>(events: readonly E[], player: number | null): readonly E[];
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
  receiveView<S extends R[keyof R]['view'] = R[D]['view']>(
    previous: S | null,
    json: unknown,
  ): R[EditionOf<R, S>]['view'];
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
  predict<S extends R[keyof R]['view']>(
    view: S,
    action: R[EditionOf<R, S>]['action'],
    answers?: readonly ChanceAnswer[],
  ): Prediction<R[EditionOf<R, S>]['view'], R[EditionOf<R, S>]['seen'], R[EditionOf<R, S>]['decision']>;
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
  follow<S extends R[keyof R]['view'] | FollowedOf<R[keyof R]['view']>>(
    view: S,
    events: readonly (R[keyof R]['event'] | R[keyof R]['seen'])[],
  ): FollowedOf<R[EditionOf<R, S>]['view']>;
  /** A private, mutable game to play forward fast, from a state or a view. */
  simulate<S extends R[keyof R]['state'] | R[keyof R]['view']>(
    state: S,
    options?: SimulationOptions<R[EditionOf<R, S>]['event']>,
  ): Simulation<R[EditionOf<R, S>]>;
  /**
   * Plays the actions once through and records them, with a checkpoint every fifty actions and at the end.
   * @throws InvalidOptionsError, IllegalActionError like `createGame` and `apply`
   */
  createRecord<Id extends keyof R = D>(
    options: OptionsFor<R, Id>,
    actions: readonly R[Id]['action'][],
  ): GameRecord<OptionsFor<R, Id>, R[Id]['action']>;
  /**
   * Plays a record again: every state in turn, the first one before any action; the last one is returned as well.
   * @throws InvalidSaveError if it is no record, or where it drifts from a checkpoint; IllegalActionError at an action that is not legal any more
   */
  replay<Id extends keyof R = D>(
    record: GameRecord<OptionsFor<R, Id>, R[Id]['action']>,
  ): Generator<R[Id]['state'], R[Id]['state'], void>;
  /** A state as text. */
  serialize(state: R[keyof R]['state']): string;
  /** 16 hex digits: equal states, equal hash, on every platform. */
  hashState(state: R[keyof R]['state'] | R[keyof R]['view']): string;
  /**
   * Whether going back from `after` to `before` is fair: not if chance decided anything in between, nor if somebody saw what was hidden. Nor is it going
   * back if `before` is the later one, as far as this ruleset made both.
   */
  canUndo(before: R[keyof R]['state'], after: R[keyof R]['state']): boolean;
  /** Counts the tree of actions and chance outcomes to a depth, for comparing engines: leaves, and chance answers met. */
  perft(state: R[keyof R]['state'], depth: number): TreeCounts;
  /**
   * Reads an action's code back. Whether it is legal is another question.
   *
   * @param state - a state of the game that the action belongs to. Functions for several sets of rules choose by it; a ruleset does not need it.
   * @throws IllegalActionError for what is no code of an action
   */
  parseActionCode<S extends R[keyof R]['state'] | R[keyof R]['view'] = R[D]['state']>(
    code: string,
    state?: S,
  ): R[EditionOf<R, S>]['action'];
  /**
   * Reads a saved state back, checked from end to end, of whichever edition it is: its `edition` tells. The compiler takes it for the one that
   * `E` names, Second Edition if none is; `parseState<EditionId>(text)` leaves it open.
   *
   * @throws InvalidSaveError naming what is wrong; UnknownRulesetError if it needs a module that is not there
   */
  parseState<Id extends keyof R = D>(text: string): R[Id]['state'];
  /**
   * What is broken in a state, by the invariants of every module in force. Empty if all is well. Of a value that somebody made by hand it is
   * something that `parseState` would refuse it for: the invariants, or its form if they find nothing in it; not whether a game can stand
   * there and go on.
   * @throws InvalidSaveError for what is no state of these rules at all
   */
  brokenInvariants(state: R[keyof R]['state'] | R[keyof R]['view']): readonly Problem[];
}
