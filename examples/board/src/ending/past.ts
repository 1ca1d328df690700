import type { Review } from 'runebound-engine/review';
import { mindsOf } from '../bots/minds.js';
import { rulesetFor } from '../editions/rules.js';
import type { Happening, View } from '../table/client.js';

/** A game told after its end, as one seat knows it. */
export interface Ending {
  readonly review: Review<string>;
  /** The first step that is known: more than 0 for a page that came late. */
  readonly first: number;
  /** How much of the odds of its fights is counted, from 0 to 1; a fight whose odds are not has none yet. */
  readonly counted: number;
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

/** What is known is shown again after so much more of it is counted. */
const share = 0.1;

/**
 * Reads a game that is over, as long as `wait` lets it go on: what is known already is shown. The steps in what it gives are those of the table.
 */
export async function endingOf(
  { first, steps, view, events }: SeenGame,
  show: (ending: Ending) => unknown,
  wait: () => Promise<void>,
): Promise<Ending> {
  const opening = view(first);
  const log = Array.from({ length: steps }, (_, at) => ({ events: events(first + at) }));
  const slices = mindsOf(opening.edition).reviewSlices({
    ruleset: rulesetFor(opening),
    at: (step) => view(first + step),
    getSnapshot: () => ({ log }),
  });
  const later = <T extends { readonly step: number }>(one: T): T => ({ ...one, step: one.step + first });
  const ending = (found: Review<string>, counted: number): Ending => ({
    first,
    counted,
    review: {
      ...found,
      turns: found.turns.map((turn) => ({ ...turn, from: turn.from + first, to: turn.to + first })),
      fights: found.fights.map(later),
      knockouts: found.knockouts.map(later),
    },
  });
  let slice = slices.next();
  for (let next = 0; !slice.done; slice = slices.next()) {
    const { review, done, of } = slice.value;
    const counted = review === null ? -1 : 1 - (of - done) / review.fights.length;
    if (review !== null && counted >= next) {
      void show(ending(review, counted));
      next = counted + share;
    }
    await wait();
  }
  return ending(slice.value, 1);
}
