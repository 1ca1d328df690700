import { beforeAll, describe, expect, it } from 'vitest';
import { bundledModules, ritualsAndRunesCards } from '../../../../src/second-edition/index.js';
import { type DeedKind, kinds } from '../../../../src/workshop/exhaust/second-edition/deeds.js';
import { direct } from '../../../../src/workshop/exhaust/second-edition/directed.js';
import { talliesOf } from '../../../../src/workshop/exhaust/second-edition/report.js';
import { Witness } from '../../../../src/workshop/exhaust/second-edition/witness.js';

/* The short version of `npm run exhaust -- --modules rituals-and-runes`, for the cards of this pack. */

const own = new Set((ritualsAndRunesCards.market ?? []).map(({ id }) => id));

describe('every card of Rituals and Runes is alive', () => {
  const pack = bundledModules['rituals-and-runes'];
  const witness = new Witness([], pack ? [pack] : []);
  beforeAll(
    () => void direct(witness, 'every card of the pack is alive', ({ card }) => own.has(card)),
    180_000,
  );

  it.each(Object.keys(kinds) as DeedKind[])('%s: nothing on a card of this pack never happens', (kind) => {
    const tally = talliesOf(witness).find((each) => each.kind === kind);
    expect(tally?.never.filter((place) => own.has(place.split('#')[0] ?? ''))).toEqual([]);
  });
});
