import { beforeAll, describe, expect, it } from 'vitest';
import { bundledModules } from '../../../../src/second-edition/index.js';
import { type DeedKind, kinds } from '../../../../src/workshop/exhaust/second-edition/deeds.js';
import { direct } from '../../../../src/workshop/exhaust/second-edition/directed.js';
import { talliesOf } from '../../../../src/workshop/exhaust/second-edition/report.js';
import { Witness } from '../../../../src/workshop/exhaust/second-edition/witness.js';
import { cardsOf, packs } from './packs.js';

/* The short version of `npm run exhaust -- --modules traps-and-terrors` and of its like, for the cards of each pack. */

describe.each(packs.map(({ id }) => id))('every card of %s is alive', (id) => {
  const own = new Set(cardsOf(id).map((card) => card.id));
  const module = bundledModules[id];
  const witness = new Witness([], module ? [module] : []);
  beforeAll(() => void direct(witness, `every card of ${id} is alive`, ({ card }) => own.has(card)), 180_000);

  it.each(Object.keys(kinds) as DeedKind[])('%s: nothing on a card of this pack never happens', (kind) => {
    const tally = talliesOf(witness).find((each) => each.kind === kind);
    expect(tally?.all).toBeGreaterThan(0);
    expect(tally?.never.filter((place) => own.has(place.split('#')[0] ?? ''))).toEqual([]);
  });
});
