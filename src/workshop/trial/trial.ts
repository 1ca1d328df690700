import type { Share } from '../balance/statistics.js';
import type { SimulationReport } from '../simulation/report.js';

/* Packs on trial: what their cards do in games, what they never did, and how they weigh. */

/** Something that a card never did. */
export interface Never {
  readonly card: string;
  /** What it would have been, in a word or two. */
  readonly what: string;
  /** Where on the card it stands, as its pack has it. */
  readonly place: string;
  /** Why it never came to that, as far as can be seen. */
  readonly why: string;
  /** The rule that keeps it from that, if one does. */
  readonly rule: string | null;
}

/** A card of the packs. */
export interface TriedCard {
  readonly card: string;
  readonly name: string;
  readonly kind: string;
  /** How much there is that it can do, and how much of it was seen. */
  readonly deeds: number;
  readonly seen: number;
  /** How much of that was seen only from positions that were laid out for it. */
  readonly directed: number;
  /** Games among the bots in which it came off its deck or was played. */
  readonly met: number;
  /** Of a card that is fought: how often somebody did, and how often it was beaten. */
  readonly beaten: number | null;
  /** Wins of those who had it; `null` of a card that nobody had. */
  readonly holders: Share | null;
}

/** Everything that was found. */
export interface TrialReport {
  readonly packs: readonly string[];
  /** The balance of the games among bots. */
  readonly games: SimulationReport;
  /** Short games from positions that were laid out for a card. */
  readonly directed: number;
  /** Whether everything was looked for that was to be. */
  readonly whole: boolean;
  readonly cards: readonly TriedCard[];
  readonly never: readonly Never[];
}

/** A trial: first the games, then the search for what did not happen in them. Either may be left off. */
export interface Trial {
  /** Plays games among bots, one a step. */
  games(): Iterable<unknown>;
  /** Looks for what has not been seen, a short game a step, until it has or each has had its attempts. */
  search(): Iterable<unknown>;
  /** How much there is to be seen, and how much was. */
  progress(): { readonly seen: number; readonly all: number };
  report(): TrialReport;
}

/** How packs are tried. */
export interface TrialOrders {
  readonly games: number;
  readonly players: readonly number[];
  readonly seed: string;
  /** Turns a player, or rounds, after which a game is left unfinished. */
  readonly bound: number;
  /** Short games for anything that did not happen, before it counts as never happening. */
  readonly attempts: number;
}

/** Counts by card. */
export class Counts {
  private readonly of = new Map<string, number>();

  add(card: string): void {
    this.of.set(card, (this.of.get(card) ?? 0) + 1);
  }

  get(card: string): number {
    return this.of.get(card) ?? 0;
  }
}
