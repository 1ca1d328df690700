import type { Action, EditionId, GameView } from 'runebound-engine';
import type { Review, ReviewProgress } from 'runebound-engine/review';
import type { Strength } from '../../../server/src/bots/strengths.js';
import type { Happening } from '../table/client.js';

/* Who plays for seats without a person, and who judges a game: of each edition, loaded when a table of it needs them. */

/** Somebody who chooses, whatever the edition: the view says which. */
export interface Mind {
  choose(view: never, legal: readonly never[], helpers: never): Action<EditionId>;
}

/** A game as a review reads it. */
export interface PastGame {
  readonly ruleset: object;
  at(step: number): GameView<EditionId>;
  getSnapshot(): { readonly log: readonly { readonly events: readonly Happening[] }[] };
}

/** How likely a fight is won, from 0 to 1, and whether that is counted or estimated. */
export interface FightOdds {
  readonly chance: number;
  readonly exact: boolean;
}

export interface EditionMinds {
  readonly minds: Readonly<Record<Strength, (seed: string) => Mind>>;
  /** The space where a player's figure stands. */
  standsAt(view: GameView<EditionId>, player: number): string | null;
  /** How likely the fight is won that an action begins; `null` if it begins none, or nobody knows. */
  fightOdds(view: GameView<EditionId>, after: Action<EditionId>): FightOdds | null;
  reviewSlices(past: PastGame): Generator<ReviewProgress<string>, Review<string>>;
}

const shelf = new Map<EditionId, EditionMinds>();

/** Brings the minds of an edition. */
export async function openMinds(edition: EditionId): Promise<void> {
  const minds =
    edition === 'second-edition'
      ? (await import('./second-minds.js')).second
      : (await import('./third-minds.js')).third;
  shelf.set(edition, minds);
}

/** The minds of an edition that were brought. */
export function mindsOf(edition: EditionId): EditionMinds {
  const minds = shelf.get(edition);
  if (minds === undefined) throw new Error(`The minds of ${edition} are not there yet.`);
  return minds;
}

/** The milliseconds that a searching bot has for a choice. */
export const thought = { budget: 700 };
