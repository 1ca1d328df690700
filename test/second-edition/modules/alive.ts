import { beforeAll, expect, it } from 'vitest';
import { talliesOf } from '../../../scripts/exhaust/report.js';
import type { SecondEditionModule } from '../../../src/second-edition/index.js';
import { type BehaviorKind, kinds } from '../../../tools/workshop/exhaust/second-edition/behaviors.js';
import { direct } from '../../../tools/workshop/exhaust/second-edition/directed.js';
import { CoverageRecorder } from '../../../tools/workshop/exhaust/second-edition/recorder.js';

/* The short version of `npm run exhaust -- --modules <id>`, for the cards of one module. */

/** Registers the tests that every card of a module acts in every way that it can. */
export function everyCardActs(
  module: SecondEditionModule | undefined,
  cards: readonly { readonly id: string }[],
  ways: readonly BehaviorKind[] = Object.keys(kinds) as BehaviorKind[],
): CoverageRecorder {
  const own = new Set(cards.map(({ id }) => id));
  const witness = new CoverageRecorder([], module ? [module] : []);
  beforeAll(
    () =>
      void [
        ...direct(
          witness,
          `every card of ${module?.id} acts`,
          ({ card, kind }) => own.has(card) && ways.includes(kind),
        ),
      ],
    180_000,
  );

  it('the module has cards, and they have something to do', () => {
    const deeds = [...witness.deeds.values()].filter(
      ({ card, kind }) => own.has(card) && ways.includes(kind),
    );
    expect(deeds.length).toBeGreaterThanOrEqual(own.size);
    expect(own.size).toBeGreaterThan(0);
  });

  it.each(ways)('%s: nothing on a card of this module never happens', (kind) => {
    const tally = talliesOf(witness).find((each) => each.kind === kind);
    expect(tally?.all).toBeGreaterThan(0);
    expect(tally?.never.filter((place) => own.has(place.split('#')[0] ?? ''))).toEqual([]);
  });
  return witness;
}
