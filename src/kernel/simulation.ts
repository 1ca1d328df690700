import type { AnyAction } from './actions.js';
import { type ChanceOutcome, outcomesOf, type Source, sourceFrom, wordsOfSeed } from './chance.js';
import { copyJson, freezeJson } from './copy.js';
import { IllegalActionError } from './errors.js';
import { Game } from './game.js';
import type { Rules } from './module.js';
import { type Decision, decisionOf } from './rulings.js';
import type { ChanceState, Envelope, GameEvent, Outcome } from './state.js';

/** How a simulation rolls its dice and what it reports. */
export interface SimulationOptions {
  /** Seed of the simulation's own generator. Without one it takes a seed from the system. */
  readonly seed?: string | number;
  /**
   * Where chance comes from: `own` (the default) a generator of its own, so that nothing is learnt about the game's real dice;
   * `state` the generator in the state, to run a game on exactly as it would go; `asked` nowhere: chance is a decision with outcomes.
   */
  readonly chance?: 'own' | 'state' | 'asked';
  /** Whether `apply` checks each action first (the default). Bots that only apply listed actions may leave it out. */
  readonly check?: boolean;
  /** Called with every event. */
  readonly onEvents?: (events: readonly GameEvent[]) => void;
}

/** A private game to play forward fast: the same rules on a mutable copy. */
export class Simulation<S extends Envelope = Envelope, A extends AnyAction = AnyAction> {
  private readonly game: Game<S, unknown>;
  private readonly events: GameEvent[] | null;

  constructor(
    private readonly rules: Rules<S, unknown>,
    state: S,
    private readonly options: SimulationOptions = {},
    private readonly source: Source | null = sourceFor(state, options),
    private readonly chance: ChanceState = state.chance,
  ) {
    this.events = options.onEvents ? [] : null;
    this.game = new Game<S, unknown>(rules, copyJson(state), this.events, this.source);
    if (state.outcome === null) {
      this.game.state.chance.mode = this.source ? 'seeded' : 'manual';
      this.game.run();
      this.report();
    }
  }

  /** The position, mutable and private: read it, do not keep it. `snapshot()` gives one to keep. */
  get state(): S {
    return this.game.state;
  }

  /** How the game ended, or `null`. */
  get outcome(): Outcome | null {
    return this.game.state.outcome;
  }

  /** Who has to decide what. */
  decision(): Decision | null {
    return decisionOf(this.game);
  }

  /** Every legal action; with `chance: 'asked'` also the answers of chance. */
  legalActions(): A[] {
    return this.game.legalActions() as A[];
  }

  /** Every answer chance may give now, with its probability; empty if it is not asked. */
  chanceOutcomes(): ChanceOutcome[] {
    const waiting = this.game.waiting();
    if (waiting === null || waiting.step.does !== 'chance') return [];
    const request = waiting.step.ask(this.game, waiting.f);
    return request === null ? [] : outcomesOf(request, this.game.state.decks);
  }

  /**
   * Carries out an action and all that follows from it.
   * @throws IllegalActionError if the action is not legal (unless `check` is off); nothing is changed then.
   */
  apply(action: A): this {
    if (this.options.check !== false) {
      const verdict = this.game.judge(action);
      if (!verdict.legal)
        throw new IllegalActionError(
          action,
          verdict.rule,
          verdict.reason ?? 'This action is not allowed now.',
        );
    }
    this.game.perform(action);
    this.report();
    return this;
  }

  /** An independent copy that goes on from here. It draws on the same generator unless it is given a seed. */
  fork(seed?: string | number): Simulation<S, A> {
    const source = seed === undefined || this.source === null ? this.source : sourceFrom(wordsOfSeed(seed));
    return new Simulation<S, A>(this.rules, this.game.state, this.options, source, this.chance);
  }

  /** A whole number from 0 to `n - 1` from the simulation's own generator, for choosing at random. */
  below(n: number): number {
    return this.source ? this.source.below(n) : 0;
  }

  /**
   * The position as an immutable state, to be played on like any other. It answers chance as the game simulated does:
   * from that game's generator, where this is what the simulation drew on it has moved on as far.
   */
  snapshot(): S {
    const copy = copyJson(this.game.state);
    const { mode, generator } = this.chance;
    copy.chance.mode = mode;
    copy.chance.generator =
      this.options.chance === 'state' && this.source ? this.source.words() : generator && [...generator];
    return freezeJson(copy);
  }

  private report(): void {
    if (this.events === null || this.events.length === 0) return;
    this.options.onEvents?.(this.events.splice(0));
  }
}

function sourceFor(state: Envelope, { chance = 'own', seed }: SimulationOptions): Source | null {
  if (chance === 'asked') return null;
  if (chance === 'state') return state.chance.generator ? sourceFrom(state.chance.generator) : null;
  return sourceFrom(wordsOfSeed(seed ?? Math.random()));
}
