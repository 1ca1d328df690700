import { type ChanceOutcome, type Source, sourceFrom, wordsOfSeed } from './chance.js';
import { copyJson, freezeJson } from './copy.js';
import { type IllegalActionError, InvalidArgumentError } from './errors.js';
import type { Parts } from './forms.js';
import { type Actor, Game, type Refused, type Verdict } from './game.js';
import type { GameTypes } from './game-types.js';
import type { JudgeFor } from './judging.js';
import { positionOf, withoutViewer } from './prediction.js';
import type { Rules } from './rules.js';
import { decisionOf } from './rulings.js';
import { type ChanceState, type Envelope, type GameEvent, type Outcome, viewerOf } from './state.js';
import { assertPlayer, readOptions } from './state-registry.js';

/** Options of a simulation. */
export interface SimulationOptions<E = GameEvent> {
  /** The seed of the simulation's own generator, also used to deal what a view hides. By default random. */
  readonly seed?: string | number;
  /**
   * Where chance comes from. `own` (the default): a generator of its own, so that nothing is learnt about the game's
   * dice. `state`: the generator in the state, to run a game exactly as it would go. `asked`: chance is a decision with
   * outcomes.
   */
  readonly chance?: 'own' | 'state' | 'asked';
  /** Whether `apply` checks the rules for each action (the default). Bots that only apply listed actions may turn it off. */
  readonly check?: boolean;
  /** Called with the events of each action, in order. */
  onEvents?(events: readonly E[]): void;
}

/** When a playout stops. */
export interface PlayoutOptions<S> {
  /** Asked before each action; `true` stops the playout. */
  until?(state: S): boolean;
  /** The most actions; 100,000 by default. */
  readonly most?: number;
}

const longest = 100_000;

/** What a simulation needs of its ruleset. */
export interface SimulationRules<S extends Envelope, C = unknown> {
  /** The rules in force. */
  readonly rules: Rules<S, C>;
  /** How the parts of the state are copied. */
  readonly parts: Parts<S>;
  /** Registers a state that the simulation returns. */
  keep(state: S): S;
  /** A view of a state, frozen; unchanged parts are shared with the view made before. */
  viewOf(state: S, player: number | null, before?: S): S;
  /** Judges an action for its sender. */
  readonly judgeFor: JudgeFor<S, C>;
  /** Deals what a viewer cannot know; `null` if nothing is hidden. */
  readonly deal: ((position: S, player: number | null, random: Source) => void) | null;
  /** The error for a refusal. */
  refused(action: unknown, verdict: Refused): IllegalActionError;
}

/** A private, fast game: the same rules on a mutable copy. Made by `ruleset.simulate`. */
export class Simulation<in out T extends GameTypes = GameTypes> {
  private readonly game: Game<T['draft'], T['content']>;
  private readonly events: GameEvent[] | null;
  private readonly source: Source | null;
  /** How the simulated game answers chance, for snapshots. */
  private readonly chance: ChanceState;
  /** The last list of legal actions at this position. */
  private listed: readonly T['action'][] = nothing;
  /** The last snapshot; the next one shares unchanged parts with it. */
  private kept: T['draft'] | null = null;
  /** The last view; the next one shares unchanged parts with it. */
  private shown: T['draft'] | null = null;

  /** @internal */
  constructor(
    private readonly ruled: SimulationRules<T['draft'], T['content']>,
    state: T['draft'],
    private readonly options: SimulationOptions<T['event']> = {},
    from: Beginning<Game<T['draft'], T['content']>> = beginning(state, options),
  ) {
    this.source = from.source;
    this.chance = from.chance;
    this.events = options.onEvents ? [] : null;
    if (from.forked) {
      this.game = from.forked.fork(ruled.parts, this.events, this.source);
      return;
    }
    const viewer = viewerOf(state);
    const { rules, parts, deal } = ruled;
    const game = (position: T['draft']) =>
      new Game<T['draft'], T['content']>(rules, position, this.events, this.source);
    if (viewer === undefined || deal === null) this.game = game(withoutViewer(state)).share(parts);
    else {
      const position = positionOf(state);
      this.game = game(position).ownAll();
      this.asking(() => deal(position, viewer, sourceOfDeal(options.seed)));
    }
    if (state.outcome === null) {
      this.game.state.chance.mode = this.source ? 'seeded' : 'manual';
      this.carryOut(() => this.game.run());
    }
  }

  /** The position. It changes with the simulation: read it, but do not keep it. `snapshot()` gives one to keep. */
  get state(): T['state'] {
    return this.game.state;
  }

  /** How the game ended, or `null`. */
  get outcome(): Outcome | null {
    return this.game.state.outcome;
  }

  /**
   * Asks the rules a query about the present position, like `ask` of a ruleset. The answer is not cached.
   * @throws RuleFaultError if the query fails
   */
  ask<R, Args extends readonly unknown[]>(
    question: (g: Game<T['draft'], T['content']>, ...arguments_: Args) => R,
    ...arguments_: Args
  ): R {
    return this.asking(() => question(this.game, ...arguments_));
  }

  /** What the game waits for. */
  decision(): T['decision'] | null {
    return this.asking(() => decisionOf(this.game));
  }

  /**
   * The legal actions of the player who is asked, or of `player`; with `chance: 'asked'` also the answers of chance.
   * @throws InvalidArgumentError if there is no such player
   */
  legalActions(player?: number): T['action'][] {
    assertPlayer(this.game.state, player);
    const legal = this.asking(() => this.game.legalActions(player) as T['action'][]);
    this.listed = legal;
    return legal;
  }

  /** The players who may act now, in seat order. */
  mayAct(): number[] {
    return this.asking(() => this.game.mayAct());
  }

  /**
   * Who takes an action: a player, by index, or chance. It reads nothing hidden.
   * @throws IllegalActionError if the action is not offered now or does not have its form
   */
  actorOf(action: T['action']): Actor {
    return this.judged(
      action,
      this.asking(() => this.game.judgeOwner(action)),
    ).actor;
  }

  /** The possible answers of chance with probabilities; empty if chance is not asked. */
  chanceOutcomes(): ChanceOutcome[] {
    return this.asking(() => this.game.chanceOutcomes());
  }

  /**
   * Carries out an action and all that follows from it.
   *
   * @param options - `by`: the player who acts; a refusal then tells only what that player may know. Any player by
   * default
   * @throws IllegalActionError if the action is not legal or is another player's; nothing is changed then. With `check:
   * false` only if it
   * is not offered now or does not have its form; a listed action that the rules refuse has undefined effects. An
   * action of the last list is not
   * read again: do not change it.
   */
  apply(action: T['action'], options?: { readonly by?: Actor }): this {
    const by = options === undefined ? undefined : readOptions<{ readonly by?: Actor }>(options, ['by']).by;
    if (by !== 'chance') assertPlayer(this.game.state, by);
    const { check = true } = this.options;
    const { game } = this;
    const { listed } = this;
    this.listed = nothing;
    if (!check && by === undefined && listed !== nothing) {
      const place = game.placeFound(action);
      if (place >= 0) {
        this.carryOut(() => game.performFound(place));
        return this;
      }
      // Another game of these rules has made a list since.
      if (listed.includes(action)) {
        this.carryOut(() => game.perform(action));
        return this;
      }
    }
    const verdict = this.asking(() => {
      if (by !== undefined)
        return this.ruled.judgeFor(game, action, by, (player) =>
          this.ruled.viewOf(copyJson(game.state), player),
        );
      return check ? game.judge(action) : game.judgeForm(action);
    });
    const { action: clean } = this.judged(action, verdict);
    this.carryOut(() => game.perform(clean));
    return this;
  }

  /**
   * A random legal action of the player who is asked, all with equal chances, without making a list for the caller;
   * `null` while no player is asked. It equals `legalActions()[below(length)]`. Apply it next; with `check: false` it
   * is not checked again.
   */
  random(): T['action'] | null {
    const place = this.asking(() => this.game.randomPlace(this.source ?? unasked));
    if (place < 0) {
      this.listed = nothing;
      return null;
    }
    const action = this.game.found(place) as T['action'];
    this.listed = [action];
    return action;
  }

  /**
   * Plays on, by default to the end of the game.
   *
   * @param policy - chooses the action; `random` gives each legal action the same chance
   * @param options - `until`: asked before each action, `true` stops; `most`: the most actions, 100,000 by default
   * @returns the number of actions taken. It stops where chance is asked and a `random` policy cannot answer.
   * @throws InvalidArgumentError for an invalid policy, `until` or number of actions
   * @example
   * ```ts
   * const sim = ruleset.simulate(state, { seed: 1, check: false });
   * const last = sim.state.turn + 20;
   * sim.playout('random', { until: ({ turn }) => turn >= last });
   * ```
   */
  playout(
    policy: 'random' | ((simulation: this) => T['action']) = 'random',
    options: PlayoutOptions<T['state']> = {},
  ): number {
    const { until, most = longest } = readOptions<PlayoutOptions<T['state']>>(options, ['until', 'most']);
    if (policy !== 'random' && typeof policy !== 'function')
      throw new InvalidArgumentError('A policy is "random", or a function that gives an action.');
    if (until !== undefined && typeof until !== 'function')
      throw new InvalidArgumentError(
        'A playout stops by `until`, a function of the position that says whether.',
      );
    if (!(Number.isInteger(most) && most >= 0))
      throw new InvalidArgumentError('A playout is so many actions long at most: a whole number.');
    let taken = 0;
    for (; taken < most && this.outcome === null && until?.(this.state) !== true; taken++)
      if (policy !== 'random') this.apply(policy(this));
      else if (!this.stepAtRandom()) break;
    this.listed = nothing;
    return taken;
  }

  /** Takes a random legal action, if there is one. Without `asking`: a playout calls no function for an action that it can do without. */
  private stepAtRandom(): boolean {
    const { game } = this;
    try {
      const place = game.randomPlace(this.source ?? unasked);
      if (place < 0) return false;
      game.performFound(place);
    } catch (error) {
      throw game.fault(error);
    }
    this.report();
    return true;
  }

  /** An independent copy. With `chance: 'state'` both continue with the same dice; else it has its own, from this generator or `seed`. */
  fork(seed?: string | number): Simulation<T> {
    const { source, chance } = this;
    const words =
      source === null
        ? null
        : seed !== undefined
          ? wordsOfSeed(seed)
          : this.options.chance === 'state'
            ? source.words()
            : [0, 0, 0, 0].map(() => source.below(2 ** 31));
    return new Simulation<T>(this.ruled, this.game.state, this.options, {
      source: words === null ? null : sourceFrom(words.some((word) => word !== 0) ? words : [1, 2, 3, 4]),
      chance,
      forked: this.game,
    });
  }

  /**
   * A random whole number from 0 to `n - 1` from the simulation's own generator; 0 if it has none.
   * @throws InvalidArgumentError unless `n` is a whole number from 1 to 2^31
   */
  below(n: number): number {
    if (!(Number.isInteger(n) && n >= 1 && n <= 2 ** 31))
      throw new InvalidArgumentError(
        'A random number is asked for below a whole number from 1 to 2147483648.',
      );
    return (this.source ?? unasked).below(n);
  }

  /**
   * The position as an immutable state to play on. It answers chance as the simulated game does; if the simulation used
   * that game's generator, the state has its present position. A snapshot of a simulated view has manual chance.
   */
  snapshot(): T['state'] {
    const copy = copyJson(this.game.state);
    const { mode, generator } = this.chance;
    copy.chance.mode = mode;
    copy.chance.generator =
      this.options.chance === 'state' && this.source ? this.source.words() : generator && [...generator];
    return this.ruled.keep(freezeJson(copy));
  }

  /**
   * What a player, or with `null` a spectator, may know of the position; immutable.
   * @throws InvalidArgumentError if there is no such player
   */
  view(player: number | null): T['view'] {
    if (player !== null) assertPlayer(this.game.state, player ?? -1);
    const { game, kept } = this;
    const written = game.changed();
    this.kept =
      kept === null ? freezeJson(copyJson(game.state)) : this.ruled.parts.keep(kept, game.state, written);
    const view = this.ruled.viewOf(this.kept, player, this.shown ?? undefined);
    this.shown = view;
    return view;
  }

  private judged(action: T['action'], verdict: Verdict): Verdict & { readonly legal: true } {
    if (verdict.legal) return verdict;
    throw this.ruled.refused(action, verdict);
  }

  private asking<R>(question: () => R): R {
    try {
      return question();
    } catch (error) {
      throw this.game.fault(error);
    }
  }

  private carryOut(change: () => void): void {
    this.asking(change);
    this.report();
  }

  private report(): void {
    if (this.events === null || this.events.length === 0) return;
    this.options.onEvents?.(this.events.splice(0));
  }
}

const nothing: readonly never[] = [];

/** In place of a generator where chance is asked. */
const unasked: Pick<Source, 'below'> = { below: () => 0 };

const chances: readonly unknown[] = [undefined, 'own', 'state', 'asked'];

/** Dealing has a generator of its own, so that a seed deals the same for each setting of `chance`. */
const sourceOfDeal = (seed: string | number = Math.random()): Source =>
  sourceFrom(wordsOfSeed(`deal ${seed}`));

/** How a simulation begins: its chance, and the game that it was forked from, if any. */
interface Beginning<G> {
  readonly source: Source | null;
  readonly chance: ChanceState;
  readonly forked?: G;
}

function beginning(state: Envelope, { chance, seed }: SimulationOptions): Beginning<never> {
  if (!chances.includes(chance))
    throw new InvalidArgumentError('Chance of a simulation is "own", "state" or "asked".');
  if (seed !== undefined && typeof seed !== 'string' && !(typeof seed === 'number' && Number.isFinite(seed)))
    throw new InvalidArgumentError('A seed is a text or a number.');
  const isView = viewerOf(state) !== undefined;
  if (chance === 'state' && isView)
    throw new InvalidArgumentError(
      'A view does not know the generator of its game: simulate it with chance "own" or "asked".',
    );
  return {
    source: sourceFor(state, chance, seed),
    chance: isView ? { ...state.chance, mode: 'manual', generator: null } : state.chance,
  };
}

function sourceFor(
  { chance: { generator } }: Envelope,
  chance: SimulationOptions['chance'],
  seed: SimulationOptions['seed'],
): Source | null {
  if (chance === 'asked') return null;
  if (chance === 'state') return generator ? sourceFrom(generator) : null;
  return sourceFrom(wordsOfSeed(seed ?? Math.random()));
}
