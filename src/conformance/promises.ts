import {
  type AnyAction,
  actionCode,
  EngineError,
  IllegalActionError,
  InvalidArgumentError,
  InvalidOptionsError,
  MissingPartError,
  RuleFaultError,
  readNamed,
  type Source,
  sourceFrom,
  wordsOfSeed,
} from '../kernel/index.js';
import { isKnownRule } from '../kernel/known-rules.js';
import { differenceOf } from './difference.js';
import { type AnyRuleset, type AnyState, assertRuleset } from './ruleset.js';

/* The promises of every state of any game, tried in random games for an author's rules. */

/** The name of a promise. */
export type PromiseName = 'faults' | 'invariants' | 'saves' | 'lists' | 'executors' | 'events';

/** The promises and their meanings, by name. */
export const promises: Readonly<Record<PromiseName, string>> = {
  faults: 'no rule fails',
  invariants: 'nothing is broken by what the modules say must be true',
  saves: 'a save brings everything back: an equal state, in which the same can be done',
  lists: 'what is listed is legal, and its code is read back',
  executors: 'apply and simulate come to the same state, by the same events',
  events:
    'events are enough: a view that follows them shows the table as it is, for each player and for who looks on',
};

/** Options of a trial. */
export interface TryRulesOptions {
  /** The number of games; 10 by default. */
  readonly games?: number;
  /** The most actions of a game; 150 by default. */
  readonly actions?: number;
  /** The number of players; 2 by default. */
  readonly players?: number;
  /** Equal seeds, equal games; 1 by default. */
  readonly seed?: string | number;
  /** Further options of the games, such as the scenario. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The first time that a promise was broken. */
export interface BrokenPromise {
  readonly promise: PromiseName;
  /** What was found, and where. */
  readonly message: string;
  /** The options of the game. */
  readonly game: Readonly<Record<string, unknown>>;
  /** The codes of its actions; the last one broke the promise. */
  readonly actions: readonly string[];
}

/** The result of a trial. */
export interface RulesTrial {
  /** The number of games played. */
  readonly games: number;
  /** The number of actions in all of them. */
  readonly actions: number;
  /** How often each type of action was taken, the rarest first. */
  readonly taken: Readonly<Record<string, number>>;
  /** How often each type of event happened, the rarest first. */
  readonly happened: Readonly<Record<string, number>>;
  /** The rules that the events of each type cited, in the order of their ids. */
  readonly cited: Readonly<Record<string, readonly string[]>>;
  /** Types of action of its modules that were never legal, so that they were hardly tried. */
  readonly never: readonly string[];
  /** The broken promises; empty if all were kept. A game ends where it breaks one. */
  readonly broken: readonly BrokenPromise[];
}

/**
 * Tries rules in random games: whether they keep the engine's promises in every state. For tests of an author's
 * modules.
 *
 * It takes legal actions only. Test separately that a rule does what it says and refuses what it forbids.
 *
 * @param ruleset - as `composeRuleset` returns it, with the checks of saves
 * @returns the games played, and the broken promises, each with the shortest way to it that was met
 * @throws InvalidArgumentError if the ruleset or a number is invalid; else the errors of `createGame` for wrong options
 *
 * @example
 * ```ts
 * import { composeRuleset, defineModule } from 'runebound-engine';
 * import { tryRules } from 'runebound-engine/conformance';
 *
 * const ruleset = composeRuleset([defineModule({ id: 'inns', title: 'Inns' })]);
 * tryRules(ruleset, { games: 1, actions: 20 }).broken; // []
 * ```
 */
export function tryRules(ruleset: AnyRuleset, options: TryRulesOptions = {}): RulesTrial {
  assertRuleset(ruleset);
  const given = readNamed<TryRulesOptions>(options, ['games', 'actions', 'players', 'seed', 'options']);
  const { games = 10, actions = 150, players = 2, seed = 1, options: more = {} } = given;
  for (const [name, number] of Object.entries({ games, actions }))
    if (!(Number.isInteger(number) && number > 0))
      throw new InvalidArgumentError(`Rules are tried with a whole number above 0 of ${name}.`);
  wordsOfSeed(seed);
  if (typeof more !== 'object' || more === null)
    throw new InvalidArgumentError('The `options` of the games are an object, such as { modules: [] }.');
  const taken = new Map<string, number>();
  const happened = new Map<string, number>();
  const cited = new Map<string, Set<string>>();
  const listed = new Set<string>();
  const broken = new Map<PromiseName, BrokenPromise>();
  let all = 0;
  for (let at = 0; at < games; at++) {
    const game = { ...more, players, seed: `${seed}/${at}` };
    const tried = new Tried(ruleset, game, cited);
    tried.play(actions);
    all += tried.codes.length;
    for (const type of tried.listed) listed.add(type);
    count(taken, tried.taken);
    count(happened, tried.happened);
    const { found } = tried;
    if (found === null) continue;
    const before = broken.get(found.promise);
    if (before === undefined || found.actions.length < before.actions.length)
      broken.set(found.promise, found);
  }
  const { providers, edition } = ruleset.rules;
  return {
    games,
    actions: all,
    taken: rarestFirst(taken),
    happened: rarestFirst(happened),
    cited: Object.fromEntries([...cited].map(([type, rules]) => [type, [...rules].sort()])),
    never: Object.keys(providers).filter((type) => providers[type] !== edition && !listed.has(type)),
    broken: [...broken.values()],
  };
}

function count(counts: Map<string, number>, types: readonly string[]): void {
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
}

const rarestFirst = (counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> =>
  Object.fromEntries([...counts].sort((a, b) => a[1] - b[1]));

class Broken extends Error {
  constructor(
    readonly promise: PromiseName,
    message: string,
  ) {
    super(message);
  }
}

/** The factor of actions that are legal at every decision: throwing cards away does not advance a game. */
const ANYTIME = 1 / 12;

class Tried {
  readonly codes: string[] = [];
  readonly taken: string[] = [];
  readonly happened: string[] = [];
  readonly listed = new Set<string>();
  found: BrokenPromise | null = null;
  private readonly source: Source;
  private readonly anytime: ReadonlySet<string>;

  constructor(
    private readonly ruleset: AnyRuleset,
    private readonly game: Readonly<Record<string, unknown>>,
    private readonly cited: Map<string, Set<string>>,
  ) {
    this.source = sourceFrom(wordsOfSeed(`${String(game.seed)}/choices`));
    this.anytime = new Set(ruleset.rules.anytime.map(({ type }) => type));
  }

  play(most: number): void {
    const { ruleset, game } = this;
    try {
      let state: AnyState = ruleset.createGame(game);
      for (let at = 0; at < most && ruleset.outcome(state) === null; at++) state = this.step(state);
      this.look(state);
    } catch (error) {
      const promise = promiseBrokenBy(error);
      if (promise === null) throw error;
      const { message } = error as Error;
      this.found = { promise, message, game, actions: [...this.codes] };
    }
  }

  private step(state: AnyState): AnyState {
    const { ruleset } = this;
    const listed = this.look(state);
    const action = this.choose(listed);
    const code = actionCode(action);
    this.codes.push(code);
    this.taken.push(action.type);
    const next = ruleset.transition(state, action);
    this.cite(next.events);
    for (const { type } of next.events) this.happened.push(type);
    const heard: unknown[] = [];
    const simulation = ruleset.simulate(state, {
      chance: 'state',
      onEvents: (events) => heard.push(...events),
    });
    simulation.apply(action);
    keeps('executors', differenceOf(next.state, simulation.snapshot()));
    keeps('executors', differenceOf(next.events, heard));
    this.follow(state, next.state, next.events);
    return next.state;
  }

  /** The rule of each event has a text: the compiler takes any id that begins with `house.`. */
  private cite(events: readonly { readonly type: string; readonly rule: unknown }[]): void {
    for (const { type, rule } of events) {
      if (!isKnownRule(this.ruleset.rules.moduleRules, rule))
        throw new Broken(
          'faults',
          `The event ${type} cites ${String(rule)}, a rule that no module in force brings: give its text under rules.`,
        );
      const rules = this.cited.get(type) ?? new Set();
      this.cited.set(type, rules.add(rule));
    }
  }

  private look(state: AnyState): readonly AnyAction[] {
    const { ruleset } = this;
    for (const { path, message } of ruleset.brokenInvariants(state))
      throw new Broken('invariants', `${path}: ${message}`);
    const listed = this.listedIn(state);
    for (const { type } of listed) this.listed.add(type);
    this.reopen(state, listed);
    for (const action of listed) {
      const code = actionCode(action);
      const { legal, reason } = ruleset.explain(state, action);
      if (!legal) throw new Broken('lists', `${code} is listed and refused: ${reason}`);
      keeps('lists', differenceOf(action, ruleset.parseActionCode(code)));
    }
    return listed;
  }

  private listedIn(state: AnyState): readonly AnyAction[] {
    const { ruleset } = this;
    if (ruleset.decision(state)?.actor === 'chance') return ruleset.legalActions(state);
    return [...state.players.keys()].flatMap((seat) => [...ruleset.legalActions(state, seat)]);
  }

  private reopen(state: AnyState, listed: readonly AnyAction[]): void {
    const { ruleset } = this;
    let again: AnyState;
    try {
      again = ruleset.parseState(ruleset.serialize(state));
    } catch (error) {
      if (error instanceof EngineError && !(error instanceof RuleFaultError))
        throw new Broken('saves', error.message);
      throw error;
    }
    keeps('saves', differenceOf(state, again));
    keeps('saves', differenceOf(listed, this.listedIn(again)));
  }

  /** Folds the events into the view of each player and of a spectator. */
  private follow(before: AnyState, after: AnyState, events: readonly unknown[]): void {
    const { ruleset } = this;
    for (const viewer of [null, ...before.players.keys()]) {
      const heard = ruleset.eventsFor(events as never, viewer);
      const followed = ruleset.follow(ruleset.viewFor(before, viewer), heard);
      const { frames: _frames, chance: _chance, ...table } = ruleset.viewFor(after, viewer);
      const found = differenceOf(table, followed);
      if (found === null) continue;
      const types = events.map((event) => (event as { readonly type: string }).type).join(', ');
      throw new Broken('events', `${found} (after ${types || 'no event'})`);
    }
  }

  private choose(listed: readonly AnyAction[]): AnyAction {
    const kinds = [...new Set(listed.map(({ type }) => type))];
    const weights = kinds.map((type) => (this.anytime.has(type) ? ANYTIME : 1));
    const FINE = 1_000_000;
    let left = (this.source.below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
    let kind = kinds.at(-1);
    for (const [at, weight] of weights.entries()) {
      left -= weight;
      if (left >= 0) continue;
      kind = kinds[at];
      break;
    }
    const those = listed.filter(({ type }) => type === kind);
    return those[this.source.below(those.length)] as AnyAction;
  }
}

/** `null` for errors that no rule causes: wrong options, and a ruleset without checks of saves. */
function promiseBrokenBy(error: unknown): PromiseName | null {
  if (error instanceof Broken) return error.promise;
  if (error instanceof IllegalActionError) return 'lists';
  if (error instanceof InvalidOptionsError || error instanceof MissingPartError) return null;
  return error instanceof EngineError ? 'faults' : null;
}

function keeps(promise: PromiseName, difference: string | null): void {
  if (difference !== null) throw new Broken(promise, difference);
}
