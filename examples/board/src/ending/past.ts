import type { Review } from 'runebound-engine/review';
import { mindsOf } from '../bots/minds.js';
import { rulesetFor } from '../editions/rules.js';
import type { Happening, View } from '../table/client.js';

/** A game told after its end, as one seat knows it. */
export interface Ending {
  readonly review: Review<string>;
  /** The first step that is known: more than 0 for a page that came late. */
  readonly first: number;
}

/** A game as one seat saw it. */
export interface SeenGame {
  /** The first step that was seen. */
  readonly first: number;
  /** How many steps were seen. */
  readonly steps: number;
  view(step: number): View;
  events(step: number): readonly Happening[];
}

/** Reads a game that is over; the steps in what it gives are those of the table. */
export function endingOf({ first, steps, view, events }: SeenGame): Ending {
  const opening = view(first);
  const log = Array.from({ length: steps }, (_, at) => ({ events: events(first + at) }));
  const found = mindsOf(opening.edition).review({
    ruleset: rulesetFor(opening),
    at: (step) => view(first + step),
    getSnapshot: () => ({ log }),
  });
  const later = <T extends { readonly step: number }>(one: T): T => ({ ...one, step: one.step + first });
  return {
    first,
    review: {
      ...found,
      turns: found.turns.map((turn) => ({ ...turn, from: turn.from + first, to: turn.to + first })),
      fights: found.fights.map(later),
      knockouts: found.knockouts.map(later),
    },
  };
}
