import type { Share } from '../balance/statistics.js';
import type { SimulationReport } from '../simulation/report.js';

/* Trials of packs: what their cards do in games, what they never did, and their balance. */

/** A deed that never happened. */
export interface Never {
  readonly card: string;
  /** The deed, in a word or two. */
  readonly what: string;
  /** Its place on the card, as in the pack. */
  readonly place: string;
  /** The reason, as far as can be seen. */
  readonly why: string;
  /** The rule that excludes it, if any. */
  readonly rule: string | null;
}

/** A card of the packs. */
export interface TriedCard {
  readonly card: string;
  readonly name: string;
  readonly kind: string;
  /** The number of its deeds, and of those seen. */
  readonly deeds: number;
  readonly seen: number;
  /** Deeds seen only from positions laid out for it. */
  readonly directed: number;
  /** Games among the bots in which it came off its deck or was played. */
  readonly met: number;
  /** How often the card was fought and beaten, if it can be fought. */
  readonly beaten: number | null;
  /** Wins of its holders; `null` without holders. */
  readonly holders: Share | null;
}

/** The results of a trial. */
export interface TrialReport {
  readonly packs: readonly string[];
  /** The balance of the games among bots. */
  readonly games: SimulationReport;
  /** Short games from positions laid out for a card. */
  readonly directed: number;
  /** Whether the search was completed. */
  readonly whole: boolean;
  readonly cards: readonly TriedCard[];
  readonly never: readonly Never[];
}

/** A trial: first the games, then the search for unseen deeds. Either may be left out. */
export interface Trial {
  /** Plays games among bots, one per step. */
  games(): Iterable<unknown>;
  /** Looks for unseen deeds, a short game per step, until all are seen or have had their attempts. */
  search(): Iterable<unknown>;
  /** The number of deeds, and of those seen. */
  progress(): { readonly seen: number; readonly all: number };
  report(): TrialReport;
}

/** Options of a trial. */
export interface TrialOrders {
  readonly games: number;
  readonly players: readonly number[];
  readonly seed: string;
  /** Turns per player, or rounds, after which a game is left unfinished. */
  readonly bound: number;
  /** Short games for an unseen deed before it counts as never happening. */
  readonly attempts: number;
}

export class Counts {
  private readonly of = new Map<string, number>();

  add(card: string): void {
    this.of.set(card, (this.of.get(card) ?? 0) + 1);
  }

  get(card: string): number {
    return this.of.get(card) ?? 0;
  }
}
